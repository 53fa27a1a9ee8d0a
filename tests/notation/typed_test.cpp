// What the screen prints can be typed back, at every table of every game.

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/catalogue.h"
#include "notation/listener.h"
#include "notation/notation.h"
#include "tests/support/scale.h"
#include "tests/support/whole_game.h"

namespace moneybags {
namespace {

std::string read_back(const Notation& notation, Seat seat, std::string_view typed,
                      std::span<const AnyChoice> legal) {
    const auto move = notation.read_move(seat, typed, legal);
    return move ? notation.move_text(seat, *move) : "! " + move.error().sentence();
}

// What people may type for a move, in the order of their being printed: as the game writes it, and
// in the words of the menu in every language.
std::vector<std::string> ways_to_say(const Notation& notation, Seat seat, const AnyMove& move) {
    std::vector<std::string> ways{notation.move_text(seat, move)};
    for (const Language language : languages()) {
        ways.push_back(notation.move_words(seat, move, language));
    }
    return ways;
}

void type_all_back(const Game& play, const Notation& notation, const AnyState& state) {
    const Seat seat = play.turn(state).seats.lowest();
    const auto legal = play.legal(state, seat);
    for (const AnyChoice& choice : legal) {
        for (std::uint32_t k = 0; k < play.count(choice); ++k) {
            const AnyMove move = play.move(choice, k);
            const std::string text = notation.move_text(seat, move);
            for (const std::string& way : ways_to_say(notation, seat, move)) {
                ASSERT_EQ(read_back(notation, seat, way, legal), text) << way;
            }
        }
    }
    const std::string text = notation.move_text(seat, play.move(legal.front(), 0));
    ASSERT_EQ(read_back(notation, seat, text, {}), text);
    ASSERT_EQ(read_back(notation, seat, "  " + lower(text) + " !", legal), text);
}

TEST(Typed, every_legal_move_is_read_as_it_is_printed_in_every_language) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const int positions = testing_support::scaled(1000);
        const Options options = testing_support::whole_game(ruleset);
        Rng luck{5};
        for (int checked = 0, players = ruleset.least_players; checked < positions; ++players) {
            if (players > ruleset.most_players) players = ruleset.least_players;
            SCOPED_TRACE(players);
            const auto game = make_game(ruleset, players, options);
            ASSERT_TRUE(game);
            const Game& play = **game;
            const auto notation = make_notation(play, default_names(players));
            AnyState state = play.setup();
            // A few positions of each game, from anywhere in it.
            for (int step = 0; step < 400 && checked < positions; ++step) {
                const Turn turn = play.turn(state);
                if (turn.kind == Turn::Kind::Over) break;
                if (turn.kind == Turn::Kind::Chance) {
                    play.apply(state, draw(play.outcomes(state), luck));
                    continue;
                }
                if (luck.below(16) == 0) {
                    type_all_back(play, *notation, state);
                    if (testing::Test::HasFatalFailure()) return;
                    ++checked;
                }
                const Seat seat = turn.seats.lowest();
                play.apply(state, seat, play.draw_move(play.legal(state, seat), luck));
            }
        }
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
    EXPECT_EQ(
        reads("buy legacy", listed),
        "! \"buy legacy\": do you mean \"buy Legacy with dishes-3 bombs-3\"? then say all of it");
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
