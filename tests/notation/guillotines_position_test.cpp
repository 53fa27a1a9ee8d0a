// Whole positions of Billionaires & Guillotines, which have forms of their own: Markets, offers,
// several Assets of one owner.

#include <gtest/gtest.h>

#include "games/guillotines/game.h"
#include "notation/position/position.h"

namespace moneybags::notation_tests {

void play_any(const Game& game, AnyState& state, Rng& luck) {
    if (game.turn(state).kind == Turn::Kind::Chance) {
        game.apply(state, game.draw(game.outcomes(state), luck));
        return;
    }
    const Seat seat = game.next(state);
    game.apply(state, seat, game.draw_move(game.legal(state, seat), luck));
}

TEST(GuillotinesPositions, of_random_games_come_back_as_they_went_out) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    int with_two_assets = 0;
    for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
        const auto game = make_game(ruleset, players);
        const Names names = default_names(players);
        Rng luck{static_cast<std::uint64_t>(players)};
        AnyState state = (*game)->setup();
        for (int step = 0; step < 600 && !(*game)->standing(state).over; ++step) {
            const std::string line = position_line(**game, names, state);
            const auto by_line = read_position(**game, names, line);
            ASSERT_TRUE(by_line) << by_line.error().sentence() << '\n' << line;
            ASSERT_TRUE((*game)->same(*by_line, state)) << line;
            const auto by_json = read_position(**game, position_json(**game, state));
            ASSERT_TRUE(by_json) << by_json.error().sentence() << '\n' << line;
            ASSERT_TRUE((*game)->same(*by_json, state)) << line;
            for (const auto& owned : state.as<guillotines::State>().open.owned.items) {
                if (owned.size() >= 2) ++with_two_assets;
            }
            play_any(**game, state, luck);
        }
    }
    EXPECT_GT(with_two_assets, 0);
}

}  // namespace moneybags::notation_tests
