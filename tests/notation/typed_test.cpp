// What the screen prints can be typed back, at every table of every game.

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/catalogue.h"
#include "notation/listener.h"
#include "notation/notation.h"
#include "tests/support/option_sets.h"
#include "tests/support/whole_game.h"

namespace moneybags {
namespace {

std::string read_back(const Notation& notation, Seat seat, std::string_view typed,
                      std::span<const AnyChoice> legal) {
    const auto move = notation.read_move(seat, typed, legal);
    return move ? notation.move_text(seat, *move) : "! " + move.error().sentence();
}

TEST(Typed, every_legal_move_is_read_as_it_is_written_in_any_case) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const int players = testing_support::players_near(ruleset, 4);
        const auto game = make_game(ruleset, players, testing_support::whole_game(ruleset));
        ASSERT_TRUE(game);
        const auto notation = make_notation(**game, default_names(players));
        const Game& play = **game;
        AnyState state = play.setup();
        std::size_t checked = 0;
        Rng luck{5};
        for (int step = 0; step < 400; ++step) {
            const Turn turn = play.turn(state);
            if (turn.kind == Turn::Kind::Over) {
                state = play.setup();
                continue;
            }
            if (turn.kind == Turn::Kind::Chance) {
                play.apply(state, draw(play.outcomes(state), luck));
                continue;
            }
            const Seat seat = turn.seats.lowest();
            const auto legal = play.legal(state, seat);
            const AnyMove move = play.draw_move(legal, luck);
            const std::string text = notation->move_text(seat, move);
            ASSERT_EQ(read_back(*notation, seat, text, legal), text);
            ASSERT_EQ(read_back(*notation, seat, text, {}), text);
            ASSERT_EQ(read_back(*notation, seat, "  " + lower(text) + " !", legal), text);
            play.apply(state, seat, move);
            ++checked;
        }
        EXPECT_GT(checked, 50u);
    }
}

// Billionaires & Guillotines, where a move may name several cards.
std::string reads(std::string_view typed, std::vector<std::string> listed) {
    const auto game = make_game(*find_ruleset("guillotines"), 2);
    const auto notation = make_notation(**game, default_names(2));
    const Verb verbs[] = {
        {"buy", "buy Toys with locks-2"}
    };
    const Speech speech{.book = "guillotines",
                        .verbs = verbs,
                        .now = std::move(listed),
                        .exactly = [&](std::string_view line) -> std::optional<AnyMove> {
                            const auto move = notation->read_move(Seat{0}, line);
                            return move ? std::optional(*move) : std::nullopt;
                        }};
    const auto move = listen(speech, typed);
    return move ? notation->move_text(Seat{0}, *move) : "! " + move.error().sentence();
}

TEST(Typed, cards_may_be_named_in_any_order) {
    const std::vector<std::string> listed = {"buy Toys with locks-2 dishes-3",
                                             "buy Toys with dishes-3"};
    EXPECT_EQ(reads("buy Toys with dishes-3 locks-2", listed), "buy Toys with locks-2 dishes-3");
    EXPECT_EQ(reads("dishes 3, locks 2: buy toys", listed), "buy Toys with locks-2 dishes-3");
    EXPECT_EQ(reads("buy toys dishes 3", listed), "buy Toys with dishes-3");
}

TEST(Typed, a_second_card_is_not_played_by_naming_the_first) {
    const std::vector<std::string> listed = {"buy Legacy with dishes-3 bombs-3"};
    EXPECT_EQ(reads("buy Legacy with Dishes 3", listed), "buy Legacy with dishes-3");
    EXPECT_EQ(reads("buy legacy 3", listed),
              "! \"3\": was not expected here; say for example "
              "\"buy Legacy with dishes-3 bombs-3\"");
}

TEST(Typed, what_may_mean_several_moves_is_asked_back) {
    const std::vector<std::string> listed = {"buy Toys with locks-2", "buy Toys with locks-3"};
    EXPECT_EQ(reads("buy toys locks", listed),
              "! \"buy toys locks\": may mean \"buy Toys with locks-2\" or "
              "\"buy Toys with locks-3\"; say which");
}

}  // namespace
}  // namespace moneybags
