#include "bots/madcity/lite.h"
#include "encoding/madcity.h"
#include "train/cuda/tables.cuh"

MONEYBAGS_TABLES(moneybags::madcity::Family)
