// Guided first games: the scripts of data/lessons lead whoever follows them through everything they
// promise, and get in nobody's way otherwise.

#include "table/lesson.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "games/embedded.h"
#include "table/proof.h"
#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags::evenings {
namespace {

constexpr int kFewDecisions = 25;  // what fits into five minutes

entry::Open lesson_opening(std::string_view game) {
    const Lesson* lesson = find_lesson(game);
    Settings settings;
    settings.pace = Span{0};
    settings.lesson = true;
    entry::Open open = opening(game, lesson->players, lesson->options, settings);
    open.seed = lesson->seed;
    return open;
}

// A lesson with a learner who does what is suggested and bots who know nothing but the script.
class Class {
   public:
    explicit Class(std::string_view game)
        : lesson(*find_lesson(game)), evening(lesson_opening(game)) {
        evening.start(1, "rookie");
    }
    bool is_over() const { return is_learnt(lesson, evening.session()); }

    bool learner_moves() {
        const auto advice = suggestion(lesson, evening.session());
        if (!advice) return false;
        EXPECT_EQ(advice->number, static_cast<std::size_t>(decisions));
        entry::Move move;
        move.move = evening.session().notation().move_json(advice->what);
        EXPECT_EQ(evening.ask(0, move), "");
        ++decisions;
        evening.settle();
        return true;
    }
    bool bot_moves() {
        const auto thought = evening.table().bot_asked(evening.now);
        if (!thought) return false;
        const auto move = cue(lesson, evening.session(), thought->seat);
        if (!move) return false;
        const Granted<Table::Judged> entry =
            evening.table().bot_answers(*thought, *move, evening.now);
        EXPECT_TRUE(entry);
        if (!entry) return false;
        evening.fold(*entry);
        evening.settle();
        return true;
    }
    void follow(bool eager) {
        while (!is_over()) {
            const bool moved =
                eager ? learner_moves() || bot_moves() : bot_moves() || learner_moves();
            ASSERT_TRUE(moved) << "nobody knows what to do after "
                               << evening.session().records().size() << " steps";
        }
    }
    bool happened(const std::string& words) const {
        const auto& heard = evening.table().heard();
        return std::any_of(heard.begin(), heard.end(), [&](const AnyEvent& event) {
            return evening.session().notation().event_text(event).starts_with(words);
        });
    }

    const Lesson& lesson;
    Evening evening;
    int decisions = 0;
};

std::vector<std::string_view> games_with_lessons() {
    std::vector<std::string_view> ids;
    for (const Ruleset& ruleset : catalogue()) {
        if (find_lesson(ruleset.id) != nullptr) ids.push_back(ruleset.id);
    }
    return ids;
}

class Lessons : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Games, Lessons, ::testing::ValuesIn(games_with_lessons()),
                         [](const auto& info) {
                             std::string name(info.param);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_P(Lessons, can_be_read) {
    const std::string file = lesson_file(GetParam());
    const auto lesson = read_lesson(*find_ruleset(GetParam()), embedded(file), file);
    ASSERT_TRUE(lesson) << lesson.error().sentence();
}

TEST_P(Lessons, have_no_dead_lines_and_end_soon_whether_one_answers_first_or_last) {
    for (const bool eager : {false, true}) {
        SCOPED_TRACE(eager);
        Class lesson(GetParam());
        lesson.follow(eager);
        std::size_t written = 0, made = 0;
        for (const Lesson::Line& line : lesson.lesson.script) written += line.moves.size();
        for (const Record& record : lesson.evening.session().records()) {
            made += move_in(record) != nullptr ? 1 : 0;
        }
        EXPECT_EQ(made, written);
        EXPECT_LE(lesson.decisions, kFewDecisions);
    }
}

TEST_P(Lessons, have_luck_that_can_be_proved) {
    Class lesson(GetParam());
    lesson.follow(false);
    const entry::Open& open = lesson.evening.table().opening();
    EXPECT_FALSE(check_proof(lesson.evening.session(), open));
}

TEST_P(Lessons, tell_only_the_learner_what_to_do) {
    Class lesson(GetParam());
    while (!suggestion(lesson.lesson, lesson.evening.session())) ASSERT_TRUE(lesson.bot_moves());
    const Table& table = lesson.evening.table();
    const auto mine = table.snapshot(table.reader_at(Lesson::kLearner), kEnglish);
    ASSERT_TRUE(mine.game && mine.game->hint);
    EXPECT_EQ(mine.game->hint->number, 0);
    const auto theirs = table.snapshot(table.reader(person(5)), kEnglish);
    ASSERT_TRUE(theirs.game);
    EXPECT_FALSE(theirs.game->hint);
}

TEST_P(Lessons, leave_whoever_goes_another_way_alone_and_still_come_to_an_end) {
    Class lesson(GetParam());
    Evening& evening = lesson.evening;
    const auto advice = suggestion(lesson.lesson, evening.session());
    ASSERT_TRUE(advice);
    const Game& game = evening.game();
    const auto legal = game.legal(evening.session().state(), Lesson::kLearner);
    const auto other = std::find_if(legal.begin(), legal.end(), [&](const AnyChoice& choice) {
        return !game.same(game.move(choice, 0), advice->what);
    });
    ASSERT_NE(other, legal.end());
    entry::Move move;
    move.move = evening.session().notation().move_json(game.move(*other, 0));
    ASSERT_EQ(evening.ask(0, move), "");
    evening.settle();
    ASSERT_EQ(evening.ask(0, entry::Mind{}), "");
    for (int steps = 0; !evening.over(); ++steps) {
        ASSERT_LT(steps, 5000);
        EXPECT_FALSE(suggestion(lesson.lesson, evening.session()));
        ASSERT_TRUE(lesson.bot_moves() || evening.bot_answers());
        evening.settle();
    }
}

TEST(Lesson, of_millions_shows_a_truth_a_lie_an_offer_a_clash_and_a_share) {
    for (const std::string_view game : {"millions-1e", "millions-2e"}) {
        SCOPED_TRACE(game);
        Class lesson(game);
        lesson.follow(false);
        const std::string said = game == "millions-1e" ? "Claimed" : "Announced";
        const std::string twin = game == "millions-1e" ? "Crook" : "Mentalist";
        const Names& names = lesson.evening.session().names();
        const auto line = [&](const std::string& what, std::size_t seat, const std::string& role) {
            return what + " seat=" + names[seat] + " character=" + names[seat] + " role=" + role;
        };
        EXPECT_TRUE(lesson.happened(line(said, 1, "Brute"))) << "true";
        EXPECT_TRUE(lesson.happened(line("Shown", 1, "Brute")));
        EXPECT_TRUE(lesson.happened(line(said, 3, "Brute"))) << "false";
        EXPECT_TRUE(lesson.happened(line("Shown", 3, twin)));
        EXPECT_TRUE(lesson.happened(line("Shown", 2, twin))) << "two of a kind";
        EXPECT_TRUE(lesson.happened("DealOpened seat=" + names[1] + " character=" + names[0]));
        EXPECT_TRUE(lesson.happened("Shared seat=" + names[0]));
    }
}

TEST(Lesson, of_guillotines_shows_a_purchase_an_investment_an_exchange_and_a_failure) {
    Class lesson("guillotines");
    lesson.follow(false);
    const Names& names = lesson.evening.session().names();
    EXPECT_TRUE(lesson.happened("AssetClaimed seat=" + names[0]));
    EXPECT_TRUE(lesson.happened("Invested seat=" + names[2]));
    EXPECT_TRUE(lesson.happened("CardExchanged seat=" + names[0]));
    EXPECT_TRUE(lesson.happened("BuyFailed seat=" + names[1]));
}

TEST(Lesson, of_mad_millionaire_shows_a_lease_a_stunt_a_chain_and_the_finish) {
    Class lesson("mad-millionaire");
    lesson.follow(false);
    const Names& names = lesson.evening.session().names();
    EXPECT_TRUE(lesson.happened("Leased seat=" + names[0]));
    EXPECT_TRUE(lesson.happened("StuntDone seat=" + names[0]));
    EXPECT_TRUE(lesson.happened("GroupPaid seat=" + names[0] + " amount=4")) << "two together";
    EXPECT_TRUE(lesson.happened("Won seat=" + names[0]));
}

TEST(Lesson, is_for_the_one_who_opened_the_table) {
    Evening evening(lesson_opening("millions-1e"));
    EXPECT_EQ(evening.sit(1, 0), "lesson");
    EXPECT_EQ(evening.sit(0, 1), "lesson");
    evening.start(1, "rookie");
    EXPECT_EQ(evening.sit(1, 1), "lesson");
}

TEST(Lesson, is_held_as_its_file_says_or_not_at_all) {
    entry::Open open = lesson_opening("millions-1e");
    EXPECT_FALSE(problem_with_lesson(open));
    open.players = 5;
    EXPECT_TRUE(problem_with_lesson(open));
    open = lesson_opening("millions-1e");
    open.options["quick"] = false;
    EXPECT_TRUE(problem_with_lesson(open));
    open.game = "chess";
    EXPECT_TRUE(problem_with_lesson(open));
}

TEST(Lesson, a_file_with_something_unknown_in_it_is_refused) {
    const Ruleset& ruleset = *find_ruleset("millions-1e");
    const std::string_view right = R"({"seed":1,"players":4,"options":{},"end":{"round":2},
        "script":[{"seat":0,"when":{},"moves":["ready"]}]})";
    EXPECT_TRUE(read_lesson(ruleset, right, "f"));
    for (const auto& [good, bad] : {
             std::pair{"\"seat\":0",     "\"seat\":4"                 },
             {"\"when\":{}",    "\"whne\":{}"                },
             {"[\"ready\"]",    "[]"                         },
             {"\"players\":4",  "\"players\":9"              },
             {"\"options\":{}", "\"options\":{\"quik\":true}"},
    }) {
        SCOPED_TRACE(bad);
        std::string text(right);
        text.replace(text.find(good), std::string_view(good).size(), bad);
        EXPECT_FALSE(read_lesson(ruleset, text, "f"));
    }
}

}  // namespace
}  // namespace moneybags::evenings
