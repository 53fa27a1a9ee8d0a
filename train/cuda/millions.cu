#include "bots/millions/lite.h"
#include "encoding/millions.h"
#include "train/cuda/tables.cuh"

MONEYBAGS_TABLES(moneybags::millions::Family)
