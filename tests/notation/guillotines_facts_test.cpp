// What the page is told of Billionaires & Guillotines, for it knows no rule.

#include <gtest/gtest.h>

#include <algorithm>

#include "games/catalogue.h"
#include "notation/notation.h"

namespace moneybags {
namespace {

namespace json = boost::json;

bool holds(const json::value& seats, Seat seat) {
    return std::ranges::any_of(seats.as_array(), [&](const json::value& each) {
        return each.to_number<int>() == static_cast<int>(seat);
    });
}

// Whoever answers such a question at once tells nothing: that there is no other answer follows from
// what anybody sees.
TEST(GuillotinesFacts, a_lone_answer_is_foreseen_by_what_lies_open_only) {
    int foreseen = 0;
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto game = *make_game(*find_ruleset("guillotines"), 3,
                                     Options{
                                         {"level", static_cast<int>(1 + seed % 4)}
        });
        const auto notation = make_notation(*game, default_names(3));
        AnyState state = game->setup();
        Rng luck{seed};
        for (int step = 0; step < 600 && game->turn(state).kind != Turn::Kind::Over; ++step) {
            if (game->turn(state).kind == Turn::Kind::Chance) {
                game->apply(state, draw(game->outcomes(state), luck));
                continue;
            }
            const Seat seat = game->next(state);
            const auto choices = game->legal(state, seat);
            const json::value mine = notation->view_json(game->view(state, seat));
            const json::value all = notation->view_json(game->view(state, kSpectator));
            EXPECT_FALSE(all.at("facts").at("foreseen").as_bool());
            const auto at = static_cast<std::size_t>(seat);
            const json::value& open = all.at("open");
            const bool empty = all.at("hand_size").at(at).to_number<int>() +
                                   all.at("envelope_size").at(at).to_number<int>() ==
                               0;
            const bool known =
                !holds(open.at("has_role"), seat) &&
                (open.at("phase") == "DrawStep" || (open.at("phase") == "Envelope" && empty));
            EXPECT_EQ(mine.at("facts").at("foreseen").as_bool(), known);
            if (known) ++foreseen;
            if (!known && choices.size() == 1) ++kept;
            game->apply(state, seat, game->draw_move(choices, luck));
        }
    }
    EXPECT_GT(foreseen, 10);
    EXPECT_GT(kept, 10);
}

}  // namespace
}  // namespace moneybags
