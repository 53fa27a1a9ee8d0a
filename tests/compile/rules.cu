// The rules, unchanged, inside a GPU kernel: one random game per thread.

#include <cstddef>
#include <cstdint>
#include <tuple>

#include "tests/compile/playout.h"
#include "tests/games.h"

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

// To name them is to compile them.
template <class... Traits>
void all_kernels(std::tuple<Traits...>) {
    const void* kernels[] = {
        reinterpret_cast<const void*>(&play_out_many<typename Traits::Family>)...};
    static_cast<void>(kernels);
}

void all_kernels() { all_kernels(TestedGames{}); }

}  // namespace moneybags
