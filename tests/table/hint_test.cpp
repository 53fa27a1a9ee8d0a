// Hints know what their seat knows: whatever it cannot see may be otherwise.

#include "table/hint.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "arena/play_on.h"
#include "bots/bot.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"

namespace moneybags {
namespace {

// So many of each ruleset: MONEYBAGS_HINT_PAIRS, else a few.
int pairs_wanted() {
    const char* wish = std::getenv("MONEYBAGS_HINT_PAIRS");
    return wish == nullptr ? testing_support::scaled(30) : std::atoi(wish);
}

struct Tried {
    int pairs = 0, differed = 0;
};

// A game of rookies; now and then whoever is asked gets a hint, and their twin in a world that
// looks the same to them.
void try_twins(const Game& game, std::uint64_t seed, int wanted, Tried& tried) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (int i = 0; i < game.players(); ++i) bots.push_back(*make_bot(game.ruleset(), "rookie"));
    std::vector<std::vector<AnyEvent>> heard(bots.size());
    Rng luck{seed}, sampling{~seed};
    play_on(
        game, game.setup(), [&](std::uint64_t) -> Rng& { return luck; },
        [&](std::uint64_t, const AnyState& state, Seat seat) {
            const auto at = static_cast<std::size_t>(seat);
            if (tried.pairs < wanted && sampling.below(6) == 0) {
                const AnyState twin = game.guess(game.view(state, seat), sampling);
                const Effort few{.playouts = 6, .time = {}};
                const auto one = hint(game, asker(game, state, seat, heard[at]), few);
                const auto two = hint(game, asker(game, twin, seat, heard[at]), few);
                EXPECT_EQ(one.has_value(), two.has_value());
                if (one && two) {
                    EXPECT_FALSE(game.objection(state, seat, one->move));
                    EXPECT_TRUE(game.same(one->move, two->move));
                    EXPECT_EQ(one->wins, two->wins);
                    EXPECT_EQ(one->other_wins, two->other_wins);
                    EXPECT_EQ(one->sure, two->sure);
                    EXPECT_EQ(one->plea, two->plea);
                }
                ++tried.pairs;
                tried.differed += game.same(state, twin) ? 0 : 1;
            }
            return bots[at]->choose(game, game.view(state, seat), game.legal(state, seat), luck);
        },
        [&](Seat seat, const AnyEvent& event) {
            const auto at = static_cast<std::size_t>(seat);
            heard[at].push_back(event);
            bots[at]->hear(game, event);
        });
}

TEST(Hints, do_not_depend_on_what_the_asker_cannot_see) {
    for (const Ruleset& ruleset : catalogue()) {
        if (!make_adviser(ruleset)) continue;
        const int wanted = pairs_wanted();
        Tried tried;
        std::vector<Options> sets = testing_support::option_sets(ruleset);
        for (std::uint64_t seed = 1; tried.pairs < wanted; ++seed) {
            const int spread = ruleset.most_players - ruleset.least_players + 1;
            const auto players = ruleset.least_players + static_cast<int>(seed) % spread;
            auto game = make_game(ruleset, players, sets[seed * 7 % sets.size()]);
            ASSERT_TRUE(game);
            // Not all of one game: there are many options.
            try_twins(**game, seed, std::min(wanted, tried.pairs + 10), tried);
            if (HasFailure()) return;
        }
        std::printf("%s: %d pairs, %d of which differ in what is hidden\n",
                    std::string(ruleset.id).c_str(), tried.pairs, tried.differed);
        EXPECT_EQ(tried.differed > 0, ruleset.id != "mad-millionaire") << ruleset.id;
    }
}

// Whoever is late has no time to look ahead: the network's own move, at once.
TEST(Hints, without_playouts_are_what_the_network_likes_best) {
    const auto game = make_game(*find_ruleset("millions-1e"), 5, {});
    Rng luck{4};
    AnyState state = (*game)->setup();
    int judged = 0;
    for (int i = 0; i < 60; ++i) {
        const Turn turn = (*game)->turn(state);
        if (turn.kind == Turn::Kind::Over) break;
        if (turn.kind == Turn::Kind::Chance) {
            (*game)->apply(state, draw((*game)->outcomes(state), luck));
            continue;
        }
        const Seat seat = (*game)->next(state);
        const std::vector<AnyChoice> legal = (*game)->legal(state, seat);
        const std::vector<Advice> all =
            (*make_adviser((*game)->ruleset()))
                ->judge(**game, (*game)->view(state, seat), legal, {.playouts = 0}, 1, {});
        ASSERT_FALSE(all.empty());
        for (const Advice& each : all) {
            EXPECT_EQ(each.playouts, 0u);
            EXPECT_GE(all[0].usual, each.usual);
        }
        judged += all.size() > 1 ? 1 : 0;
        (*game)->apply(state, seat, (*game)->draw_move(legal, luck));
    }
    EXPECT_GT(judged, 5);
}

}  // namespace
}  // namespace moneybags
