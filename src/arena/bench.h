#pragma once

// How fast the rules are, and whether they still do what they did.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/game.h"

namespace moneybags {

struct Speed {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    double seconds = 0;
    std::size_t state_bytes = 0;
    double view_cost = 0;   // one view, in decisions
    double guess_cost = 0;  // one guess, in decisions
};

// Exactly so many random games on this thread and nothing else, so that instructions can be
// counted.
Speed play_games(const Game&, std::uint64_t games);

// Random games for so many seconds, then views and guesses over positions met on the way.
Speed measure(const Game&, double seconds);

// The final states of random games of fixed seeds, for the behaviour signature.
std::vector<AnyState> final_states(const Game&, std::uint64_t games);

// The same for the games of one family, which defines it: typed_bench.h makes one from its types.
struct Bench {
    Speed (*play_games)(const Game&, std::uint64_t games);
    Speed (*measure)(const Game&, double seconds);
    std::vector<AnyState> (*final_states)(const Game&, std::uint64_t games);
};
template <class Family>
Bench bench_of();

}  // namespace moneybags
