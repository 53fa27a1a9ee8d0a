#include "arena/typed_bench.h"
#include "games/guillotines/game.h"

namespace moneybags {

template <>
Bench bench_of<guillotines::Family>() {
    return bench_by_types<guillotines::Family>();
}

}  // namespace moneybags
