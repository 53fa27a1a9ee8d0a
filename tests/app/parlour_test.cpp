// What the terminal has of its table: moves taken back, bots that stand in, clocks, sealed luck.

#include <unistd.h>

#include <sstream>

#include "tests/app/program.h"
#include "tests/app/sitting.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

// What people see who type these lines.
std::string shown(Kept& kept, const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out;
    Terminal terminal(in, out, {});
    Parlour parlour(kept, terminal, kEnglish);
    parlour.run();
    return out.str();
}

std::size_t moves_of(const Kept& kept, Seat seat) {
    std::size_t count = 0;
    for (const Record& record : kept.table.session()->records()) {
        const record::Move* made = move_in(record);
        count += made != nullptr && made->seat == seat ? 1 : 0;
    }
    return count;
}

TEST(Undo, takes_ones_last_talk_back_and_what_the_bots_said_since) {
    Kept kept = table_of({"", "rookie", "rookie", "rookie"});
    const std::string out = shown(kept, "pick Brute\nclaim Brute\nundo\nclaim Crook\nundo\nundo\n");
    EXPECT_EQ(kept.table.undone(), 2);
    EXPECT_EQ(moves_of(kept, Seat{0}), 1u) << "the pick is a secret, and stands";
    EXPECT_TRUE(has(out, "Al takes a move back: claim Crook.")) << out;
    EXPECT_FALSE(has(out, "Al asks to")) << "there is nobody to ask";
    EXPECT_TRUE(has(out, "cannot be taken back"));
}

TEST(Undo, needs_the_others_at_the_screen_to_agree) {
    // Al and Bea pick for two characters each; then Al talks, then Bea.
    const auto undone_after = [](const std::string& typed) {
        Kept kept = table_of({"", "", "rookie"});
        const std::string out = shown(kept, "\n\n1\n\n1\n\n1\n\n1\n\n1\n\n" + typed);
        EXPECT_TRUE(has(out, "Al, may Bea take this back: ask Al (no. 1) to leave?")) << out;
        const Result<Table> again = Table::read(kept.lines);
        EXPECT_EQ(again->undone(), kept.table.undone());
        return kept.table.undone();
    };
    EXPECT_EQ(undone_after("undo\nperhaps\nYes\n"), 1);
    EXPECT_EQ(undone_after("undo\ny\n"), 1);
    EXPECT_EQ(undone_after("undo\nno\n"), 0);
    EXPECT_EQ(undone_after("undo\n"), 0);
}

TEST(Hint, needs_the_others_at_the_screen_to_agree) {
    Kept alone = table_of({"", "rookie", "rookie"});
    EXPECT_TRUE(has(shown(alone, "hint\n"), "The shark would say: "));
    const auto shown_after = [](const std::string& typed) {
        Kept kept = table_of({"", "", "rookie"});
        return shown(kept, "\n\n" + typed);
    };
    const std::string no = shown_after("hint\nno\n");
    EXPECT_TRUE(has(no, "asks for a hint. May everybody at this table have hints?")) << no;
    EXPECT_TRUE(has(no, "hints are off until all of them have agreed")) << no;
    EXPECT_FALSE(has(no, "would say: ")) << no;
    EXPECT_FALSE(has(shown_after("hint\n"), "would say: ")) << "they left without an answer";
    const std::string yes = shown_after("hint\nyes\nhint\n");
    EXPECT_TRUE(has(yes, "hints are on at this table")) << yes;
    EXPECT_EQ(yes.find("asks for a hint"), yes.rfind("asks for a hint")) << "once is enough";
    EXPECT_NE(yes.find("would say: "), yes.rfind("would say: "));
}

TEST(Mind, lets_a_bot_answer_until_one_is_back) {
    Kept kept = table_of({"", "rookie", "rookie", "rookie"});
    const std::string out = shown(kept, "mind\n\n");
    EXPECT_TRUE(has(out, "A bot answers for Al.")) << out;
    EXPECT_TRUE(has(out, "until you press Enter"));
    EXPECT_TRUE(has(out, "Al is back."));
    EXPECT_TRUE(has(out, "While you were away the bot"));
    EXPECT_TRUE(out.ends_with("Al> ")) << "and is asked again";

    Kept left = table_of({"", "rookie", "rookie", "rookie"});
    EXPECT_FALSE(has(shown(left, "mind\nquit\n"), "Al is back."));
    Kept nobody = table_of({"", "rookie", "rookie", "rookie"});
    EXPECT_TRUE(has(shown(nobody, "back\n"), "No bot answers for anybody here."));
}

TEST(Mind, leaves_the_screen_to_those_who_stay) {
    Kept kept = table_of({"", "", "rookie", "rookie"});
    const std::string out = shown(kept, "\n\nmind\n\n1\n\n1\n1\n1\n1\n1\n");
    const Seat stays = kept.table.chairs()[0].minded ? Seat{1} : Seat{0};
    const Seat away = stays == Seat{0} ? Seat{1} : Seat{0};
    EXPECT_TRUE(kept.table.chairs()[static_cast<std::size_t>(away)].minded);
    EXPECT_GT(moves_of(kept, away), 0u);
    EXPECT_GT(moves_of(kept, stays), 1u);
    EXPECT_FALSE(kept.table.stood_in().empty());
}

// A pipe that nobody writes to: the one at the keyboard says nothing.
TEST(Clock, lets_a_bot_answer_for_who_is_late) {
    const Clock clock{.kind = Clock::Kind::Live, .window = Span{5'000}, .phase = Span{30'000}};
    const Time now = std::chrono::floor<Span>(std::chrono::system_clock::now());
    Kept kept = table_of({"", "rookie", "rookie", "rookie"}, clock, now - Span{4'900});
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    std::istringstream in("1\n");
    std::ostringstream out;
    Terminal terminal(in, out,
                      {.colour = false,
                       .clears = false,
                       .width = 80,
                       .pace = {},
                       .screen = -1,
                       .keyboard = ends[0]});
    Parlour parlour(kept, terminal, kEnglish, true);
    EXPECT_TRUE(parlour.run());
    close(ends[0]);
    close(ends[1]);
    EXPECT_TRUE(has(out.str(), "You have 5 seconds.")) << out.str().substr(0, 3000);
    EXPECT_TRUE(has(out.str(), "A bot answers for Al."));
    EXPECT_TRUE(kept.table.chairs()[0].minded);
    EXPECT_GT(moves_of(kept, Seat{0}), 0u);
}

TEST(Clock, stands_still_where_nobody_asked_for_one) {
    Kept kept = table_of({"", "rookie", "rookie", "rookie"});
    shown(kept, "1\n1\n");
    EXPECT_EQ(kept.table.changed(), Time{});
    const Ran timed = run("play --clock 60 --seed 7 --log " + scratch() + "timed.log", "1\n");
    EXPECT_TRUE(has(timed.out, "You have 60 seconds.")) << timed.out;
    EXPECT_FALSE(has(content(scratch() + "timed.log"), "\"at\":0,"));
    const Ran on = run("play --resume " + scratch() + "timed.log", "1\n");
    EXPECT_TRUE(has(on.out, "You have 60 seconds.")) << "it stood still meanwhile";
    EXPECT_TRUE(has(content(scratch() + "timed.log"), "\"wait\""));
}

TEST(Luck, is_sealed_before_the_first_card_and_shown_after_the_last) {
    const std::string log = scratch() + "game.log";
    const Ran played = run("play --players 3 --people 0 -o quick --log " + log);
    const std::size_t digest = played.out.find("digest: ");
    const std::size_t seed = played.out.find("Seed ");
    ASSERT_NE(digest, std::string::npos) << played.out;
    ASSERT_NE(seed, std::string::npos) << played.out;
    const std::string shown_first = played.out.substr(digest + 8, 64);
    const std::string shown_last = played.out.substr(seed + 5, 64);
    EXPECT_EQ(commitment(*read_seed(shown_last), "terminal"), shown_first);
    EXPECT_TRUE(has(run("replay --verify " + log).out, shown_first));
    const Ran again = run("play --players 3 --people 0 -o quick --seed " + shown_last);
    EXPECT_EQ(again.out.substr(0, seed - 200), played.out.substr(0, seed - 200));

    EXPECT_FALSE(has(run("play", "1\n").out, "--seed")) << "whoever leaves may come back";

    // Luck that somebody chose is found out. The log ends with it: what was played on the right
    // card need not be allowed on another.
    std::string forged = content(log);
    const std::size_t loot = forged.find("\"loot\":\"L1-") + 11;
    forged.erase(forged.find('\n', loot) + 1);
    forged.replace(loot, 2, forged.compare(loot, 2, "01") == 0 ? "02" : "01");
    std::ofstream(log) << forged;
    const Ran found = run("replay --verify " + log);
    EXPECT_EQ(found.status, 1) << found.out;
    EXPECT_TRUE(has(found.err, "the seed deals")) << found.err;
}

TEST(Seed, is_a_number_or_all_of_its_bytes) {
    for (const std::string text : {"0", "42", "18446744073709551615"}) {
        EXPECT_EQ(seed_text(*read_seed(text)), text);
    }
    const Seed whole = fresh_seed();
    EXPECT_EQ(*read_seed(seed_text(whole)), whole);
    for (const std::string text : {"", "-1", "18446744073709551616", "abc", " 7"}) {
        EXPECT_TRUE(read_seed(text).has_error()) << text;
    }
}

}  // namespace
}  // namespace moneybags
