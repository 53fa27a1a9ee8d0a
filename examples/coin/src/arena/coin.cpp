#include "arena/typed_bench.h"
#include "games/coin/game.h"

namespace moneybags {

template <>
Bench bench_of<coin::Family>() {
    return bench_by_types<coin::Family>();
}

}  // namespace moneybags
