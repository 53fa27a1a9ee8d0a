#include "arena/bench.h"

#include "games/catalogue.h"

namespace moneybags {

namespace {

Bench bench(const Game& game) {
    return with_family(game.ruleset(), []<class Family>() { return bench_of<Family>(); });
}

}  // namespace

Speed play_games(const Game& game, std::uint64_t games) {
    return bench(game).play_games(game, games);
}

Speed measure(const Game& game, double seconds) { return bench(game).measure(game, seconds); }

std::vector<AnyState> final_states(const Game& game, std::uint64_t games) {
    return bench(game).final_states(game, games);
}

}  // namespace moneybags
