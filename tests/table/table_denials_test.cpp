// Never silence: every command that is not obeyed says why, in the reader's language.

#include <set>

#include "table/hint.h"
#include "tests/support/languages.h"
#include "tests/support/object_of.h"
#include "tests/support/option_sets.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;

class Denials : public testing::Test {
   protected:
    // The denial must have come, with a sentence in both languages and no hole in it.
    void expect(Evening& evening, int who, Command::What what, const std::string& reason) {
        SCOPED_TRACE(reason);
        const std::size_t entries = evening.table().entries();
        EXPECT_EQ(evening.ask(who, std::move(what)), reason);
        EXPECT_EQ(evening.table().entries(), entries);
        if (!evening.denial) return;
        for (const Language language : languages()) {
            const std::string text = evening.table().explain(*evening.denial, language);
            EXPECT_FALSE(text.empty());
            EXPECT_EQ(text.find("deny."), std::string::npos) << text;
            // (A problem may quote JSON.)
            if (!evening.denial->problem) {
                EXPECT_EQ(text.find('{'), std::string::npos) << text;
            }
        }
        seen.insert("deny." + reason);
    }
    static entry::Move typed(std::string text) {
        entry::Move move;
        move.text = std::move(text);
        return move;
    }

    std::set<std::string> seen;
};

TEST(Order, who_is_removed_is_gone_for_good_and_a_bot_has_the_chair) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(4);
    EXPECT_EQ(evening.ask(0, entry::Remove{seat_at(0)}), "yourself");
    ASSERT_EQ(evening.ask(0, entry::Remove{seat_at(2)}), "");
    EXPECT_EQ(evening.table().chairs()[2].kind, Table::Chair::Kind::Bot);
    EXPECT_EQ(evening.ask(0, entry::Remove{seat_at(2)}), "not-seated");
    EXPECT_EQ(evening.sit(2), "removed");
    EXPECT_EQ(evening.ask(2, entry::Say{"let me in"}), "muted");
    // The host may have a bot answer for somebody, who has the seat back whenever they want.
    ASSERT_EQ(evening.ask(0, entry::StandIn{seat_at(3)}), "");
    EXPECT_TRUE(evening.table().chairs()[3].minded);
    ASSERT_EQ(evening.ask(3, entry::Back{}), "");
    EXPECT_FALSE(evening.table().chairs()[3].minded);
}

TEST(Order, a_host_mutes_one_or_all_who_watch_and_lets_them_speak_again) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    ASSERT_EQ(evening.sit(0), "");
    ASSERT_EQ(evening.sit(1), "");
    ASSERT_EQ(evening.ask(0, entry::Mute{seat_at(1), true}), "");
    EXPECT_TRUE(evening.table().table_info(Language{}).chairs[1].muted);
    EXPECT_EQ(evening.ask(1, entry::Say{"hm"}), "muted");
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    EXPECT_EQ(evening.ask(1, entry::Say{"and now?"}), "muted");  // whoever stands up stays so
    ASSERT_EQ(evening.sit(1), "");
    ASSERT_EQ(evening.ask(0, entry::Mute{seat_at(1), false}), "");
    EXPECT_EQ(evening.ask(1, entry::Say{"thanks"}), "");
    ASSERT_EQ(evening.ask(0, entry::Mute{{}, true}), "");
    EXPECT_EQ(evening.ask(9, entry::Say{"boo"}), "muted");
    ASSERT_EQ(evening.ask(0, entry::Mute{{}, false}), "");
    EXPECT_EQ(evening.ask(9, entry::Say{"bravo"}), "");
}

// What cannot be read is refused in the language of who typed it, whatever is asked just now.
TEST(Typed, words_that_nobody_understands_are_refused_in_the_readers_language) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const int players = testing_support::players_near(ruleset, 4);
        Evening evening(opening(ruleset.id, players, {}, at_once()));
        evening.start(1);
        Rng luck{7};
        for (int asked = 0; asked < 12 && !evening.over(); ++asked) {
            evening.let_them();
            if (!evening.table().awaits(seat_at(0))) break;
            for (const char* text : {"吃早餐", "買 買 買", "7"}) {
                if (evening.move(0, text) != "unreadable") continue;
                const Denial& denial = *evening.denial;
                const std::string ours = evening.table().explain(denial, kChinese);
                EXPECT_NE(ours, evening.table().explain(denial, kEnglish));
                for (const char c : ours) {
                    ASSERT_FALSE(c >= 'a' && c <= 'z') << text << ": " << ours;
                }
            }
            ASSERT_EQ(evening.any_move(0, luck), "");
        }
        EXPECT_TRUE(evening.denial);
    }
}

TEST(Order, nobody_at_the_table_is_told_of_a_complaint) {
    Evening evening(opening("millions-1e", 4, {}, at_once()));
    evening.start(4);
    const std::size_t lines = evening.table().lines();
    const std::int64_t seq = evening.table().seq(evening.table().reader_at(seat_at(1)));
    ASSERT_EQ(evening.ask(0, entry::Complain{.about = seat_at(1), .words = "swears"}), "");
    EXPECT_EQ(evening.table().lines(), lines);
    EXPECT_EQ(evening.table().seq(evening.table().reader_at(seat_at(1))), seq);
}

TEST_F(Denials, each_has_a_sentence_and_each_happens) {
    Settings closed_door = at_once();
    closed_door.spectators = false;

    Evening open(opening("millions-1e", 4, {}, closed_door));
    ASSERT_EQ(open.sit(0), "");
    expect(open, 0, entry::Sit::Asked{.seat = {}, .name = "A", .key = {}}, "already-seated");
    expect(open, 1, entry::Sit::Asked{.seat = seat_at(0), .name = "A", .key = {}}, "taken");
    expect(open, 1, entry::Sit::Asked{.seat = seat_at(7), .name = "A", .key = {}}, "no-such-seat");
    expect(open, 1, entry::Sit::Asked{.seat = {}, .name = "", .key = {}}, "unreadable");
    expect(open, 1, entry::Start::Asked{}, "not-host");
    expect(open, 1, entry::Stand{}, "not-seated");
    expect(open, 0, entry::PutBot{seat_at(1), "oracle"}, "no-such-level");
    expect(open, 0, entry::Clear{seat_at(1)}, "nobody-there");
    expect(open, 0, typed("ready"), "not-running");
    expect(open, 0, entry::Rematch{"t2"}, "not-over");
    expect(open, 9, entry::Say{"hello"}, "no-spectators");
    expect(open, 0, entry::Say{std::string(kMostWords + 1, 'x')}, "unreadable");
    expect(open, 0, entry::React{.at = seat_at(1), .what = "clap"}, "nobody-there");
    expect(open, 0, entry::React{.at = seat_at(0), .what = "bomb"}, "no-such-reaction");
    for (int i = 0; i < Table::kMostReactions; ++i) {
        ASSERT_EQ(open.ask(0, entry::React{.at = seat_at(0), .what = "laugh"}), "");
    }
    expect(open, 0, entry::React{.at = seat_at(0), .what = "laugh"}, "enough-reactions");
    ASSERT_EQ(open.sit(1), "");
    ASSERT_EQ(open.sit(2), "");
    ASSERT_EQ(open.sit(3), "");
    expect(open, 4, entry::Sit::Asked{.seat = {}, .name = "A", .key = {}}, "no-free-seat");
    ASSERT_EQ(open.ask(2, entry::Stand{}), "");
    ASSERT_EQ(open.ask(0, entry::Mute{seat_at(3), true}), "");
    expect(open, 3, entry::Say{"why?"}, "muted");
    expect(open, 3, entry::React{.at = seat_at(0), .what = "tomato"}, "muted");
    expect(open, 0, entry::Mute{seat_at(0), true}, "yourself");
    for (int i = 0; i < Table::kMostComplaints; ++i) {
        ASSERT_EQ(open.ask(3, entry::Complain{.about = seat_at(0), .words = "unfair"}), "");
    }
    expect(open, 3, entry::Complain{.about = seat_at(0), .words = "unfair"}, "enough-complaints");
    ASSERT_EQ(open.ask(0, entry::Remove{seat_at(3)}), "");
    expect(open, 3, entry::Sit::Asked{.seat = {}, .name = "A", .key = {}}, "removed");

    ASSERT_EQ(open.ask(0, entry::Start::Asked{}), "");
    open.let_them();
    expect(open, 0, entry::Clear{seat_at(1)}, "not-open");
    expect(open, 5, entry::Sit::Asked{.seat = {}, .name = "A", .key = {}}, "no-drop-in");
    expect(open, 0, typed("ready"), "rules");
    expect(open, 0, typed("abracadabra"), "unreadable");
    expect(open, 0, entry::Move{}, "unreadable");
    entry::Move both = typed("pick brute");
    both.move = boost::json::object{};
    expect(open, 0, both, "unreadable");
    entry::Move late = typed("pick brute");
    late.question = 12345;
    expect(open, 0, late, "stale");
    expect(open, 0, entry::Back{}, "not-minded");
    ASSERT_EQ(open.ask(0, entry::Mind{}), "");
    expect(open, 0, entry::Mind{}, "already-minded");
    expect(open, 1, entry::Undo{}, "no-undo");
    expect(open, 1, entry::AnswerUndo{.yes = true}, "nothing-to-answer");
    ASSERT_EQ(open.ask(1, entry::Stand{}), "");
    expect(open, 1, entry::Sit::Asked{.seat = seat_at(2), .name = "A", .key = {}}, "held-another");
    ASSERT_EQ(open.ask(0, entry::Stand{}), "");
    expect(open, 0, entry::Say{"anybody?"}, "closed");

    Evening talk(opening("millions-1e", 4, {}, at_once()));
    talk.start(4);
    Rng luck{1};
    for (int i = 0; i < 4; ++i) ASSERT_EQ(talk.any_move(i, luck), "");
    talk.let_them();
    const int first = number(talk.turn().seats.lowest());
    ASSERT_EQ(talk.move(first, "claim brute"), "");
    ASSERT_EQ(talk.ask(first, entry::Undo{}), "");
    expect(talk, first, entry::Undo{}, "undo-asked");
    for (int asked = 1; asked <= Table::kMostUndoAsks; ++asked) {
        ASSERT_EQ(talk.ask((first + 1) % 4, entry::AnswerUndo{.yes = false}), "");
        expect(talk, first, entry::Undo{}, "undo-answered");
        for (int next = -1; next != first;) {
            next = number(talk.turn().seats.lowest());
            ASSERT_EQ(talk.move(next, "claim driver"), "");
        }
        if (asked < Table::kMostUndoAsks) {
            ASSERT_EQ(talk.ask(first, entry::Undo{}), "");
        }
    }
    expect(talk, first, entry::Undo{}, "enough-undo");
    for (int i = 0; i < 4; ++i) ASSERT_EQ(talk.ask(i, entry::Mind{}), "");
    talk.wait_for_end();
    ASSERT_EQ(talk.ask(0, entry::Rematch{"t2"}), "");
    expect(talk, 1, entry::Rematch{"t3"}, "rematch-exists");

    Settings taught = at_once();
    taught.lesson = true;
    Evening lesson(opening("millions-1e", 4, {}, taught));
    expect(lesson, 1, entry::Sit::Asked{.seat = seat_at(1), .name = "A", .key = {}}, "lesson");

    Settings open_door = at_once();
    open_door.drop_in = true;
    Evening door(opening("millions-1e", 4, {}, open_door));
    door.start(3);
    const entry::Sit::Asked wish{.seat = {}, .name = "A", .key = {}};
    for (int i = 0; i < static_cast<int>(Table::kMostKnocks); ++i) {
        ASSERT_EQ(door.ask(20 + i, wish), "");
    }
    expect(door, 20, wish, "knocked");
    expect(door, 30, wish, "enough-knocks");
    expect(door, 30, entry::Withdraw::Asked{}, "not-knocking");
    ASSERT_EQ(door.ask(0, entry::TurnAway{1}), "");
    expect(door, 20, wish, "turned-away");
    expect(door, 0, entry::Admit{1}, "no-such-knock");
    ASSERT_EQ(door.ask(1, entry::Admit{2}), "");
    expect(door, 1, entry::Admit{2}, "voted");
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(door.ask(2, entry::Stand{}), "");
        if (i > 0) break;
        ASSERT_EQ(door.sit(2), "");
    }
    expect(door, 2, wish, "left-twice");
    expect(door, 1, entry::Remove{seat_at(0)}, "too-few");
    expect(door, 1, entry::AgreeHints{.yes = false}, "not-voted");
    ASSERT_EQ(door.ask(1, entry::Stand{}), "");
    expect(door, 0, entry::AgreeHints{.yes = true}, "hints-alone");

    // Hints are asked for, though it is no command.
    const auto no_hint = [&](Evening& evening, int who, const std::string& reason) {
        const auto asked = evening.table().hint_asked(person(who));
        ASSERT_FALSE(asked.has_value()) << reason;
        EXPECT_EQ(asked.error().reason, reason);
        for (const Language language : languages()) {
            EXPECT_FALSE(evening.table().explain(asked.error(), language).empty());
        }
        seen.insert("deny." + reason);
    };
    Evening coin(opening("coin", 2, {}, at_once()));
    coin.start(1);
    no_hint(coin, 0, "no-hints");
    Evening two(opening("millions-1e", 4, {}, at_once()));
    two.start(2);
    no_hint(two, 0, "hints-off");
    for (int i = 0; i < 2; ++i) ASSERT_EQ(two.ask(i, entry::AgreeHints{.yes = true}), "");
    const auto asked = two.table().hint_asked(person(0));
    ASSERT_TRUE(asked.has_value());
    const auto slow = two.table().hinted(person(1), *asked, {}, kEnglish);
    ASSERT_FALSE(slow.has_value());
    EXPECT_EQ(slow.error().reason, "hint-late");
    seen.insert("deny.hint-late");
    ASSERT_EQ(two.ask(0, entry::Mind{}), "");
    no_hint(two, 0, "not-asked");

    std::set<std::string> written;
    for (const auto& [key, text] : kEnglish.texts("table")) {
        if (key.starts_with("deny.")) written.emplace(key);
    }
    EXPECT_EQ(seen, written);
}

TEST_F(Denials, of_the_rules_bear_the_clause) {
    Evening evening(opening("millions-1e", 3, {}, at_once()));
    evening.start(2);
    expect(evening, 0, typed("ready"), "rules");
    ASSERT_TRUE(evening.denial->refusal);
    EXPECT_FALSE(evening.denial->refusal->clause.empty());
    EXPECT_EQ(evening.table().explain(*evening.denial, kEnglish),
              evening.session().notation().explain(*evening.denial->refusal, kEnglish));
}

TEST_F(Denials, of_a_late_answer_do_nothing_though_the_same_move_would_be_fine) {
    Settings settings = at_once();
    settings.clock = live_clock();
    Evening evening(
        opening("millions-1e", 4, testing_support::object_of("scheduling", "live"), settings));
    evening.start(4);
    Rng luck{1};
    for (int i = 0; i < 4; ++i) ASSERT_EQ(evening.any_move(i, luck), "");
    evening.let_them();
    ASSERT_EQ(evening.move(0, "offer 1 to P1"), "");
    entry::Move accept;
    const auto game = evening.table().snapshot(evening.reader(1), kEnglish).game;
    for (const wire::Choice& choice : game->choices) {
        if (!choice.text.starts_with("accept")) continue;
        accept.move = choice.move;
        accept.question = choice.question;
    }
    ASSERT_TRUE(accept.question);
    // Other terms by now: what was accepted is not what is offered.
    ASSERT_EQ(evening.move(0, "offer 2 to P1"), "");
    expect(evening, 1, accept, "stale");
    accept.question.reset();
    EXPECT_EQ(evening.ask(1, accept), "");
}

// Everything a line can say has a text without holes, in both languages.
TEST(StoryTexts, have_no_holes) {
    Settings settings = at_once();
    settings.drop_in = true;
    Evening evening(opening("millions-1e", 4, {}, settings));
    ASSERT_EQ(evening.sit(0, 0), "");
    ASSERT_EQ(evening.ask(0, entry::PutBot{seat_at(1), "random"}), "");
    ASSERT_EQ(evening.ask(0, entry::Clear{seat_at(1)}), "");
    ASSERT_EQ(evening.sit(1, 1), "");
    ASSERT_EQ(evening.ask(1, entry::Stand{}), "");
    ASSERT_EQ(evening.sit(1, 1), "");
    ASSERT_EQ(evening.ask(0, entry::Say{"{who}"}), "");  // nobody's name fills what people say
    ASSERT_EQ(evening.ask(9, entry::Say{"hello"}), "");
    ASSERT_EQ(evening.ask(0, entry::Start::Asked{}), "");
    for (const std::string_view what : kReactions) {
        ASSERT_EQ(evening.ask(0, entry::React{.at = seat_at(1), .what = std::string(what)}), "")
            << what;
        if (what == kReactions[2]) evening.settle();
    }
    ASSERT_EQ(evening.sit(8, 3), "");
    ASSERT_EQ(evening.ask(8, entry::Withdraw::Asked{}), "");
    ASSERT_EQ(evening.sit(8, 3), "");
    ASSERT_EQ(evening.ask(0, entry::TurnAway{2}), "");
    ASSERT_EQ(evening.come_in(2, 2), "");
    for (const int who : {0, 1, 2}) ASSERT_EQ(evening.ask(who, entry::AgreeHints{.yes = true}), "");
    ASSERT_EQ(evening.come_in(3, 3), "");  // who has not agreed
    ASSERT_EQ(evening.ask(3, entry::Stand{}), "");
    ASSERT_EQ(evening.ask(2, entry::AgreeHints{.yes = false}), "");
    ASSERT_EQ(evening.ask(1, entry::StandIn{seat_at(2)}), "");
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    ASSERT_EQ(evening.ask(0, entry::Back{}), "");
    ASSERT_EQ(evening.ask(1, entry::Mind{}), "");
    evening.let_them();
    ASSERT_EQ(evening.ask(1, entry::Back{}), "");
    Rng luck{1};
    for (const int who : {0, 2}) ASSERT_EQ(evening.any_move(who, luck), "");
    evening.let_them();
    const int first = number(evening.turn().seats.lowest());
    ASSERT_LT(first, 3);
    ASSERT_EQ(evening.ask(first, entry::Say{"trust me"}), "");
    for (const bool yes : {false, true}) {
        ASSERT_EQ(evening.move(first, "claim brute"), "");
        ASSERT_EQ(evening.ask(first, entry::Undo{}), "");
        for (int who = 0; who < 3; ++who) evening.ask(who, entry::AnswerUndo{.yes = yes});
        if (yes) break;
        while (number(evening.turn().seats.lowest()) != first) {
            const int next = number(evening.turn().seats.lowest());
            ASSERT_TRUE(next < 3 ? evening.move(next, "claim driver").empty()
                                 : evening.bot_answers());
        }
    }
    for (int who = 0; who < 3; ++who) evening.ask(who, entry::Mind{});
    evening.wait_for_end();
    ASSERT_EQ(evening.ask(0, entry::Rematch{"t2"}), "");
    std::set<std::string> kinds;
    for (const Language language : languages()) {
        for (const wire::Line& line :
             evening.table().story(evening.reader(0), 100'000, 100'000, language)) {
            kinds.insert(line.what);
            EXPECT_EQ(line.text.find("line."), std::string::npos) << line.text;
            EXPECT_EQ(line.text.find('{') != std::string::npos,
                      line.text.find("{who}") != std::string::npos);
            EXPECT_TRUE(line.what == "event" || !line.text.empty()) << line.what;
        }
    }
    const std::set<std::string> all{
        "event",      "say",         "chat",         "react",    "sit",   "bot",
        "stand",      "start",       "mind",         "back",     "undo",  "summary",
        "undo-asked", "undo-agreed", "undo-refused", "rematch",  "knock", "turn-away",
        "vote",       "withdraw",    "agree-hints",  "hints-off"};
    EXPECT_EQ(kinds, all);
}

}  // namespace
}  // namespace moneybags
