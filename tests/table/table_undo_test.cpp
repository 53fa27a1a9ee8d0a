// Taking a move back: only what was open talk, only if everybody agrees.

#include <algorithm>

#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

using namespace evenings;

// Talks by turn among people; who holds the token has just asked the next one to leave.
class Undo : public testing::Test {
   protected:
    Undo() : evening(opening("millions-1e", 4, {}, at_once())) {}
    explicit Undo(const Settings& settings) : evening(opening("millions-1e", 4, {}, settings)) {}

    void talk(int people) {
        evening.start(people);
        Rng luck{3};
        evening.let_them();
        for (int i = 0; i < people; ++i) ASSERT_EQ(evening.any_move(i, luck), "");
        evening.let_them();
        // Bots may have the first word.
        while (number(evening.turn().seats.lowest()) >= people) ASSERT_TRUE(evening.bot_answers());
        asker = number(evening.turn().seats.lowest());
        other = (asker + 1) % people;
    }
    void say_something() {
        before = evening.session().state();
        records = evening.session().records().size();
        ASSERT_EQ(evening.move(asker, "claim brute"), "");
    }
    bool is_as_before() const {
        return evening.game().same(before, evening.session().state()) &&
               evening.session().records().size() == records;
    }
    std::optional<wire::Undo> shown() const { return evening.table().table_info(kEnglish).undo; }
    bool may_undo(int who) const {
        return evening.table().snapshot(evening.reader(who), kEnglish).game->may_undo;
    }

    Evening evening;
    int asker = 0, other = 0;
    AnyState before;
    std::size_t records = 0;
};

TEST_F(Undo, needs_the_consent_of_every_person) {
    talk(3);
    say_something();
    const std::size_t heard = evening.table().heard().size();
    EXPECT_TRUE(may_undo(asker));
    EXPECT_FALSE(may_undo(other));
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    ASSERT_TRUE(shown());
    EXPECT_EQ(shown()->seat, asker);
    EXPECT_EQ(shown()->move, "claim Brute");
    EXPECT_EQ(shown()->missing.size(), 2u);
    EXPECT_FALSE(may_undo(asker));  // already asked
    EXPECT_EQ(evening.ask(asker, entry::Undo{}), "undo-asked");
    EXPECT_EQ(evening.ask(asker, entry::AnswerUndo{.yes = true}), "nothing-to-answer");
    ASSERT_EQ(evening.ask(other, entry::AnswerUndo{.yes = true}), "");
    EXPECT_EQ(shown()->agreed, std::vector<int>{other});
    EXPECT_FALSE(is_as_before());
    ASSERT_EQ(evening.ask(3 - asker - other, entry::AnswerUndo{.yes = true}), "");
    EXPECT_TRUE(is_as_before());
    EXPECT_FALSE(shown());
    EXPECT_EQ(evening.table().undone(), 1);
    EXPECT_LT(evening.table().heard().size(), heard);
    // The story remembers both the move and that it was taken back.
    const auto undo = evening.told(Reader{}, "undo");
    ASSERT_EQ(undo.size(), 1u);
    EXPECT_NE(undo.front().find("claim Brute"), std::string::npos);
    // Told in the words of each reader's language, not as the log writes it.
    for (const Language language : languages()) {
        const auto story = evening.table().story(Reader{}, 1'000'000, 10, language);
        const auto line = std::find_if(story.begin(), story.end(),
                                       [](const wire::Line& each) { return each.what == "undo"; });
        ASSERT_NE(line, story.end());
        EXPECT_EQ(line->text.find("claim Brute") == std::string::npos, language != Language{})
            << line->text;
    }
    EXPECT_NE(evening.seen({}).find("I'm the Brute"), std::string::npos);
    // And it plays on.
    ASSERT_EQ(evening.move(asker, "claim driver"), "");
    const Result<Table> again = Table::read(evening.texts());
    ASSERT_TRUE(again.has_value()) << again.error().sentence();
    EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
}

TEST_F(Undo, ends_with_one_no) {
    talk(3);
    say_something();
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    ASSERT_EQ(evening.ask(other, entry::AnswerUndo{.yes = false}), "");
    EXPECT_FALSE(shown());
    EXPECT_FALSE(is_as_before());
    EXPECT_EQ(evening.ask(3 - asker - other, entry::AnswerUndo{.yes = true}), "nothing-to-answer");
    EXPECT_EQ(evening.told(Reader{}, "undo-refused").size(), 1u);
}

TEST_F(Undo, ends_with_any_step_but_not_with_words) {
    talk(3);
    say_something();
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    ASSERT_EQ(evening.ask(other, entry::Say{"why?"}), "");
    EXPECT_TRUE(shown());
    while (number(evening.turn().seats.lowest()) == 3) {  // a bot's turn: it waits, but not forever
        EXPECT_FALSE(evening.table().bot_asked(evening.now));
        EXPECT_EQ(evening.table().wakes(), evening.now + Table::kUndoPatience);
        evening.now += Table::kUndoPatience;
        ASSERT_TRUE(evening.bot_answers());
    }
    if (shown()) {
        ASSERT_EQ(evening.move(number(evening.turn().seats.lowest()), "ready"), "");
    }
    EXPECT_FALSE(shown());
    EXPECT_EQ(evening.table().undone(), 0);
}

TEST_F(Undo, takes_back_what_others_openly_did_since_and_keeps_their_words) {
    talk(3);
    say_something();
    const int next = number(evening.turn().seats.lowest());
    if (next < 3) {
        ASSERT_EQ(evening.move(next, "claim crook"), "");
        ASSERT_EQ(evening.ask(next, entry::Say{"me too"}), "");
    }
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    for (int who = 0; who < 3; ++who) evening.ask(who, entry::AnswerUndo{.yes = true});
    EXPECT_TRUE(is_as_before());
    EXPECT_EQ(evening.told(Reader{}, "say").size(), next < 3 ? 1u : 0u);
}

TEST_F(Undo, is_done_at_once_when_there_is_nobody_to_ask) {
    talk(1);
    say_something();
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    EXPECT_TRUE(is_as_before());
    EXPECT_EQ(evening.table().undone(), 1);
    EXPECT_EQ(evening.ask(asker, entry::Undo{}), "no-undo");  // before it came luck
}

TEST_F(Undo, does_not_wait_for_people_who_are_away) {
    talk(3);
    say_something();
    ASSERT_EQ(evening.ask(other, entry::Mind{}), "");
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    EXPECT_EQ(shown()->missing, std::vector<int>{3 - asker - other});
    EXPECT_EQ(evening.ask(other, entry::AnswerUndo{.yes = false}), "nothing-to-answer");
    // The last one who was missing goes too.
    ASSERT_EQ(evening.ask(3 - asker - other, entry::Stand{}), "");
    EXPECT_TRUE(is_as_before());
}

TEST_F(Undo, is_forgotten_when_who_asked_has_left) {
    talk(3);
    say_something();
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    ASSERT_EQ(evening.ask(asker, entry::Stand{}), "");
    EXPECT_FALSE(shown());
    EXPECT_FALSE(is_as_before());
}

TEST_F(Undo, is_never_for_what_was_secret_or_brought_luck) {
    evening.start(4);
    Rng luck{3};
    for (int i = 0; i < 4; ++i) {
        ASSERT_EQ(evening.any_move(i, luck), "");
        EXPECT_EQ(evening.ask(i, entry::Undo{}), "no-undo");  // a secret pick
    }
    evening.let_them();
    const int first = number(evening.turn().seats.lowest());
    EXPECT_EQ(evening.ask(first, entry::Undo{}), "no-undo");  // luck stands before it
    // All are ready one after another: the last of them starts the heist, where roles are shown.
    for (int i = 0; i < 4; ++i) {
        const int who = number(evening.turn().seats.lowest());
        ASSERT_EQ(evening.move(who, "ready"), "");
        EXPECT_EQ(may_undo(who), i < 3);
    }
    for (int i = 0; i < 4; ++i) EXPECT_EQ(evening.ask(i, entry::Undo{}), "no-undo");
}

// Bots wait meanwhile, so nobody may ask for ever.
TEST_F(Undo, is_asked_for_once_for_a_move_and_three_times_in_a_game_where_others_must_agree) {
    talk(4);
    const auto claim = [&] {  // the asker, after everybody else
        for (int who = -1; who != asker;) {
            who = number(evening.turn().seats.lowest());
            ASSERT_EQ(evening.move(who, "claim driver"), "");
        }
    };
    for (int i = 0; i < Table::kMostUndoAsks; ++i) {
        claim();
        EXPECT_TRUE(may_undo(asker));
        ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
        ASSERT_EQ(evening.ask(other, entry::AnswerUndo{.yes = false}), "");
        EXPECT_FALSE(may_undo(asker));
        EXPECT_EQ(evening.ask(asker, entry::Undo{}), "undo-answered");
    }
    claim();
    EXPECT_FALSE(may_undo(asker));
    EXPECT_EQ(evening.ask(asker, entry::Undo{}), "enough-undo");
    // Where there is nobody else to ask nobody waits either.
    for (int who = 0; who < 4; ++who) {
        if (who == asker) continue;
        ASSERT_EQ(evening.ask(who, entry::Mind{}), "");
    }
    EXPECT_TRUE(may_undo(asker));
    ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
    EXPECT_EQ(evening.table().undone(), 1);
    const Result<Table> again = Table::read(evening.texts());
    ASSERT_TRUE(again.has_value()) << again.error().sentence();
    EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
}

// However many ask, a bot waits for them once while it is asked the same.
TEST_F(Undo, holds_a_bot_once) {
    talk(3);
    int said = 0;  // by people, until it is the bot's turn
    for (; number(evening.turn().seats.lowest()) != 3; ++said) {
        ASSERT_EQ(evening.move(number(evening.turn().seats.lowest()), "claim driver"), "");
    }
    ASSERT_GE(said, 1);
    int asks = 0;
    for (int who = 0; who < 3; ++who) {
        if (!may_undo(who)) continue;
        ASSERT_EQ(evening.ask(who, entry::Undo{}), "");
        EXPECT_EQ(evening.table().bot_asked(evening.now).has_value(), asks > 0) << asks;
        ++asks;
        ASSERT_EQ(evening.ask((who + 1) % 3, entry::AnswerUndo{.yes = false}), "");
    }
    EXPECT_GE(asks, 2);
}

class TimedUndo : public Undo {
   protected:
    TimedUndo() : Undo(settings()) {}
    static Settings settings() {
        Settings with = at_once();
        with.clock = live_clock();
        return with;
    }
    std::int64_t deadline() const {
        const wire::Snapshot now = evening.table().snapshot({}, kEnglish);
        for (const wire::Deadline& each : now.game->deadlines) {
            if (each.seat == asker) return each.at;
        }
        return 0;
    }
};

TEST_F(TimedUndo, gives_a_question_a_new_window_once) {
    talk(2);
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(evening.ask(other, entry::Back{}), i == 0 ? "not-minded" : "");
        say_something();
        evening.now += Span{1'000};
        ASSERT_EQ(evening.ask(other, entry::Mind{}), "");  // so that nobody must be asked
        ASSERT_EQ(evening.ask(asker, entry::Undo{}), "");
        ASSERT_TRUE(is_as_before());
        const Time first = kDusk + Span{1'000};
        ASSERT_EQ(number(evening.turn().awaited.lowest()), asker);
        EXPECT_EQ(deadline(), (first + Span{60'000}).time_since_epoch().count()) << i;
    }
}

// Whatever was undone, in games of anything: no luck was among it, and the rest plays on as before.
TEST(UndoProperty, never_cuts_luck_and_always_folds_again) {
    for (const Occasion& each : occasions()) {
        SCOPED_TRACE(each.name());
        Evening evening(
            opening(each.ruleset.id, each.players, each.options, at_once(each.options)));
        evening.start(2);
        Rng luck{23};
        int undone = 0;
        for (int i = 0; i < 600 && !evening.over(); ++i) {
            evening.let_them();
            if (evening.over()) break;
            const int who = static_cast<int>(luck.below(2));
            const std::vector<Record> records = evening.session().records();
            if (luck.below(3) == 0 && evening.ask(who, entry::Undo{}).empty()) {
                evening.ask(1 - who, entry::AnswerUndo{.yes = true});
            } else if (evening.turn().seats.has(seat_at(who))) {
                evening.any_move(who, luck);
            }
            if (evening.table().undone() == undone) continue;
            undone = evening.table().undone();
            ASSERT_LT(evening.session().records().size(), records.size());
            for (std::size_t k = evening.session().records().size(); k < records.size(); ++k) {
                ASSERT_FALSE(is<record::Chance>(records[k]));
            }
            Session again = rewound(evening.session());
            std::size_t heard = 0;
            for (const Record& record : evening.session().records()) {
                heard += (*again.step(record)).size();
            }
            ASSERT_TRUE(evening.game().same(again.state(), evening.session().state()));
            ASSERT_EQ(evening.table().heard().size(), heard);
        }
        EXPECT_GT(undone, 3);
        const Result<Table> again = Table::read(evening.texts());
        ASSERT_TRUE(again.has_value()) << again.error().sentence();
        EXPECT_TRUE(same_bytes(bytes(again->snapshot({}, kEnglish)), evening.seen({})));
    }
}

}  // namespace
}  // namespace moneybags
