// The rules, unchanged, inside a GPU kernel: one random game per thread.

#include <cstddef>
#include <cstdint>
#include <tuple>

#include "encoding/guillotines.h"
#include "encoding/madcity.h"
#include "encoding/millions.h"
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

// What a network reads, made where the game is played.
template <class G, std::size_t kBits, class Heard>
__global__ void encode_many(const typename G::Rules* rules, const typename G::State* states,
                            const Heard* heard, BitRow<kBits>* rows) {
    const std::uint32_t at = blockIdx.x * blockDim.x + threadIdx.x;
    rows[at] = encoded<kBits>(*rules, view(*rules, states[at], Seat{}), heard[at]);
}

// To name them is to compile them.
template <class... Traits>
void all_kernels(std::tuple<Traits...>) {
    const void* kernels[] = {
        reinterpret_cast<const void*>(&play_out_many<typename Traits::Family>)...};
    static_cast<void>(kernels);
}

void all_kernels() {
    all_kernels(TestedGames{});
    const void* encoders[] = {
        reinterpret_cast<const void*>(
            &encode_many<millions::Family, millions::kViewBits, millions::Heard>),
        reinterpret_cast<const void*>(
            &encode_many<guillotines::Family, guillotines::kViewBits, guillotines::Heard>),
        reinterpret_cast<const void*>(
            &encode_many<madcity::Family, madcity::kViewBits, madcity::Heard>)};
    static_cast<void>(encoders);
}

}  // namespace moneybags
