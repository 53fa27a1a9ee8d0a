// The rules, unchanged, inside a GPU kernel: one random game per thread.

#include <cstddef>
#include <cstdint>

#include "games/guillotines/game.h"
#include "games/madcity/game.h"
#include "games/millions/game.h"
#include "tests/compile/playout.h"

namespace moneybags {

template <class G>
__global__ void play_out_many(const typename G::Rules* rules, std::uint64_t first_seed,
                              std::uint32_t games, Standing* standings, std::uint32_t* wrong) {
    const std::uint32_t at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= games) return;
    const auto game = compile::play_out<G>(*rules, first_seed + at);
    standings[at] = standing(*rules, game.state);
    wrong[at] = game.wrong;
}

template __global__ void play_out_many<millions::Family>(const millions::Rules*, std::uint64_t,
                                                         std::uint32_t, Standing*, std::uint32_t*);
template __global__ void play_out_many<guillotines::Family>(const guillotines::Rules*,
                                                            std::uint64_t, std::uint32_t, Standing*,
                                                            std::uint32_t*);
template __global__ void play_out_many<madcity::Family>(const madcity::Rules*, std::uint64_t,
                                                        std::uint32_t, Standing*, std::uint32_t*);

}  // namespace moneybags
