// What people see: wrapping, columns, menus, and a screen that forgets.

#include "app/terminal.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <set>
#include <sstream>

#include "app/menu.h"
#include "core/words.h"
#include "games/embedded.h"
#include "guide/rulebook.h"
#include "notation/screen.h"
#include "tests/app/sitting.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

TEST(Terminal, counts_columns_not_bytes) {
    EXPECT_EQ(columns("Al"), 2);
    EXPECT_EQ(columns("線民"), 4);
    EXPECT_EQ(columns("×…"), 2);
    EXPECT_EQ(columns("\x1b[1mAl\x1b[0m"), 2);
    EXPECT_EQ(columns("\xff\xc3"), 2);  // broken UTF-8 counts byte by byte
    EXPECT_EQ(padded("線", 4), "線  ");
}

TEST(Terminal, wraps_at_blanks_and_between_chinese_characters) {
    EXPECT_EQ(wrap("one two three", 8, 2), "one two\n  three");
    EXPECT_EQ(wrap("一二三四五六", 8, 0), "一二三四\n五六");
    EXPECT_EQ(wrap("一二三四。五", 8, 0), "一二三\n四。五");      // no line begins with a full stop
    EXPECT_EQ(wrap("一二三「四」五", 8, 0), "一二三\n「四」五");  // nor ends with what opens
    EXPECT_EQ(wrap("一二三（Al）", 8, 0), "一二三\n（Al）");
    EXPECT_EQ(wrap("incomprehensibilities", 8, 2), "incomprehensibilities");
}

// A window may be resized in the middle of a game.
TEST(Terminal, asks_for_the_width_whenever_it_draws) {
    const int screen = posix_openpt(O_RDWR | O_NOCTTY);
    if (screen < 0) GTEST_SKIP() << "no terminal to be had here";
    std::istringstream in;
    std::ostringstream out;
    Terminal terminal(in, out,
                      {.colour = false,
                       .clears = false,
                       .width = 80,
                       .pace = {},
                       .screen = screen,
                       .keyboard = -1});
    const auto widest = [&](unsigned short window) {
        winsize size{};
        size.ws_col = window;
        EXPECT_EQ(ioctl(screen, TIOCSWINSZ, &size), 0);
        out.str("");
        terminal.wrapped("one two three four five six seven eight nine ten eleven twelve");
        terminal.rule("A title");
        terminal.remarked("one two three four five six seven eight nine ten", 2, "M1-SETUP-05");
        std::istringstream lines(out.str());
        std::size_t most = 0;
        for (std::string line; std::getline(lines, line);)
            most = std::max(most, static_cast<std::size_t>(columns(line)));
        return most;
    };
    EXPECT_EQ(widest(70), 70u);
    EXPECT_EQ(widest(30), 30u);
    EXPECT_EQ(widest(50), 50u);
    close(screen);
}

TEST(Terminal, paints_only_when_it_may) {
    std::istringstream in;
    std::ostringstream plain, colourful;
    Terminal(in, plain, {}).line("Al", Paint::Bold);
    Terminal(
        in, colourful,
        {.colour = true, .clears = false, .width = 80, .pace = {}, .screen = -1, .keyboard = -1})
        .line("Al", Paint::Bold);
    EXPECT_EQ(plain.str(), "Al\n");
    EXPECT_NE(colourful.str(), plain.str());
    EXPECT_EQ(columns(colourful.str()), columns(plain.str()));
}

TEST(Terminal, asks_until_the_input_ends) {
    std::istringstream in("  hello there \r\n\nlast");
    std::ostringstream out;
    Terminal terminal(in, out, {});
    EXPECT_EQ(terminal.ask("? "), "hello there");
    EXPECT_EQ(terminal.ask("? "), "");
    EXPECT_EQ(terminal.ask("? "), "last");
    EXPECT_FALSE(terminal.ask("? "));
    EXPECT_EQ(out.str(), "? ? ? ? ");
}

Session begun(int players) {
    Agreement agreed;
    agreed.game = catalogue().front().id;
    agreed.players = players;
    return *Session::begin(agreed);
}

TEST(Menu, every_listed_move_can_be_picked_by_number_and_by_text) {
    for (int players : {3, 5}) {
        Session session = begun(players);
        const Game& game = session.game();
        Rng luck{4};
        while (game.turn(session.state()).kind != Turn::Kind::Over) {
            if (game.turn(session.state()).kind == Turn::Kind::Chance) {
                ASSERT_TRUE(
                    session.step(record::Chance{draw(game.outcomes(session.state()), luck)}));
                continue;
            }
            const Seat seat = game.next(session.state());
            const std::vector<AnyChoice> legal = game.legal(session.state(), seat);
            const Menu menu(game, session.notation(), kEnglish, seat, legal);
            for (const AnyChoice& choice : legal) {
                for (const std::uint32_t k : {0u, game.count(choice) - 1}) {
                    const AnyMove move = game.move(choice, k);
                    const std::string number = menu.number_of(move);
                    ASSERT_NE(number, "");
                    const Menu::Pick by_number = menu.read(number);
                    ASSERT_TRUE(std::holds_alternative<AnyMove>(by_number)) << number;
                    ASSERT_TRUE(game.same(std::get<AnyMove>(by_number), move)) << number;
                    const std::string text = session.notation().move_text(seat, move);
                    const Menu::Pick by_text = menu.read(text);
                    ASSERT_TRUE(std::holds_alternative<AnyMove>(by_text)) << text;
                    ASSERT_TRUE(game.same(std::get<AnyMove>(by_text), move)) << text;
                }
            }
            ASSERT_TRUE(session.step(record::Move{seat, game.draw_move(legal, luck)}));
        }
    }
}

TEST(Menu, shows_each_number_once_within_the_width) {
    Session session = begun(3);
    ASSERT_TRUE(session.step(record::Chance{session.game().outcomes(session.state())[0].outcome}));
    ASSERT_TRUE(session.step(record::Chance{session.game().outcomes(session.state())[0].outcome}));
    const std::vector<AnyChoice> legal = session.game().legal(session.state(), Seat{0});
    std::istringstream in;
    std::ostringstream out;
    Terminal terminal(
        in, out,
        {.colour = false, .clears = false, .width = 60, .pace = {}, .screen = -1, .keyboard = -1});
    Menu(session.game(), session.notation(), kEnglish, Seat{0}, legal).show(terminal);
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 60) << line;
    for (std::size_t i = 1; i <= legal.size(); ++i) {
        EXPECT_NE((" " + out.str()).find(" " + std::to_string(i) + ") "), std::string::npos) << i;
    }
}

TEST(Menu, many_moves_of_a_kind_are_grouped_by_what_they_are_about) {
    Agreement agreed;
    agreed.game = "millions-2e";
    agreed.players = 3;
    Session session = *Session::begin(agreed);
    const Game& game = session.game();
    Rng luck{4};
    const auto asks_for_two = [&] {
        if (game.turn(session.state()).kind != Turn::Kind::Seats) return false;
        const auto legal = game.legal(session.state(), Seat{0});
        return !legal.empty() &&
               session.notation().choice_text(Seat{0}, legal.front()).starts_with("announce");
    };
    while (!asks_for_two()) {
        if (game.turn(session.state()).kind == Turn::Kind::Chance) {
            ASSERT_TRUE(session.step(record::Chance{draw(game.outcomes(session.state()), luck)}));
            continue;
        }
        const Seat seat = game.next(session.state());
        ASSERT_TRUE(session.step(
            record::Move{seat, game.draw_move(game.legal(session.state(), seat), luck)}));
    }
    const auto legal = game.legal(session.state(), Seat{0});
    ASSERT_GT(legal.size(), 20u);
    std::istringstream in;
    std::ostringstream out;
    Terminal terminal(in, out, {});
    Menu(game, session.notation(), kEnglish, Seat{0}, legal).show(terminal);
    std::set<std::string> headings;
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(" announce ")) headings.insert(line.substr(0, line.find(" and")));
    }
    EXPECT_GT(headings.size(), 4u) << out.str();
}

// On a screen that can be wiped, whatever was there is gone before the name of the next person is
// shown and again before the next person's table is.
TEST(HotSeat, wipes_the_screen_before_and_after_it_is_passed_on) {
    Kept kept = table_of({"", "", "rookie", "rookie"});
    std::istringstream in("\n\npick Brute\n\npick Driver\n");
    std::ostringstream out;
    Terminal terminal(
        in, out,
        {.colour = false, .clears = true, .width = 80, .pace = {}, .screen = -1, .keyboard = -1});
    Parlour parlour(kept, terminal, kEnglish);
    EXPECT_FALSE(parlour.run());
    const std::string text = out.str();
    const std::string wiped = "\x1b[2J\x1b[3J\x1b[H";
    std::size_t passes = 0;
    for (std::size_t at = 0; (at = text.find("Pass the screen to ", at)) != std::string::npos;
         ++at) {
        ++passes;
        EXPECT_EQ(text.substr(at - wiped.size(), wiped.size()), wiped);
        const std::size_t after = text.find('\n', at) + 1;
        if (after < text.size()) {
            EXPECT_EQ(text.substr(after, wiped.size()), wiped);
        }
    }
    EXPECT_GE(passes, 2);
}

TEST(Rulebook, every_clause_of_the_rules_is_found_by_its_id) {
    const Rulebook book(embedded(catalogue().front().rules));
    int clauses = 0;
    for (const Passage& passage : book.passages()) {
        if (passage.id.empty()) continue;
        ++clauses;
        EXPECT_EQ(book.find(lower(passage.id)), &passage) << passage.id;
        EXPECT_FALSE(passage.cells.empty()) << passage.id;
    }
    EXPECT_GT(clauses, 150);
}

TEST(Rulebook, examples_cite_clauses_in_short) {
    const Rulebook book(
        "## 1. One\n\n| id | rule |\n| --- | --- |\n| A1-B-01 | x |\n\n"
        "**E1-01** — A1-B-01, 03; A1-C-02…04; COUNTER\nGiven this.\nThen that.\n");
    ASSERT_NE(book.find("E1-01"), nullptr);
    const std::vector<std::string> cited = {"A1-B-01", "A1-B-03", "A1-C-02", "A1-C-03", "A1-C-04"};
    EXPECT_EQ(book.find("E1-01")->cites, cited);
    EXPECT_EQ(book.examples_of("A1-C-03").size(), 1u);
    EXPECT_EQ(book.near("A1-B-02").front(), "A1-B-01");
}

}  // namespace
}  // namespace moneybags
