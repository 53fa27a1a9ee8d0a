#include "arena/typed_bench.h"
#include "games/madcity/game.h"

namespace moneybags {

template <>
Bench bench_of<madcity::Family>() {
    return bench_by_types<madcity::Family>();
}

}  // namespace moneybags
