#include "bots/guillotines/lite.h"
#include "encoding/guillotines.h"
#include "train/cuda/tables.cuh"

MONEYBAGS_TABLES(moneybags::guillotines::Family)
