#include "arena/typed_bench.h"
#include "games/millions/game.h"

namespace moneybags {

template <>
Bench bench_of<millions::Family>() {
    return bench_by_types<millions::Family>();
}

}  // namespace moneybags
