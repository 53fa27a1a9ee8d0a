#include "app/signature.h"

#include "arena/bench.h"
#include "notation/position/position.h"

namespace moneybags {

std::uint64_t signature(const Ruleset& ruleset) {
    constexpr std::uint64_t kGames = 100;
    std::uint64_t folded = 0;
    for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
        const auto game = make_game(ruleset, players);
        for (const AnyState& state : final_states(**game, kGames)) {
            folded = Rng{folded ^ fingerprint(**game, state)}.next();
        }
    }
    return folded;
}

}  // namespace moneybags
