// A language that nobody speaks, as a folder of a few files (tests/languages/xx): every room takes
// it without a line of C++, and what it has no text for is said in the first language.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/catalogue.h"
#include "guide/guide.h"
#include "guide/rulebook.h"
#include "notation/millions/describe.h"
#include "notation/notation.h"
#include "table/wire.h"
#include "tests/support/languages.h"
#include "tests/table/evening.h"

namespace moneybags {
namespace {

Language learnt() {
    static const Language language = [] {
        const std::filesystem::path folder = "tests/languages/xx";
        std::map<std::string, std::string> files;
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
            if (!file.is_regular_file()) continue;
            std::ifstream stream{file.path()};
            files.emplace(std::filesystem::relative(file.path(), folder).generic_string(),
                          std::string{std::istreambuf_iterator<char>{stream}, {}});
        }
        const Result<Language> added = add_language("xx", files);
        EXPECT_TRUE(added) << added.error().sentence();
        return *added;
    }();
    return language;
}

TEST(MadeUpLanguage, is_offered_last_and_found_by_its_tags) {
    const Language made_up = learnt();
    EXPECT_EQ(made_up, languages().back());
    EXPECT_EQ(Language{}, kEnglish);
    EXPECT_EQ(find_language("x-ish"), learnt());
    EXPECT_EQ(preferred_language("xx-XX,en"), learnt());
    EXPECT_TRUE(wire::read_ask(R"({"kind":"hello","table":"t","lang":"xx"})"));
}

TEST(MadeUpLanguage, tells_the_story_of_a_table) {
    evenings::Evening evening(evenings::opening("millions-1e", 4, {}, evenings::at_once()));
    evening.start(4);
    const auto told = [&](Language language) {
        const Table& table = evening.table();
        return table.story({}, table.lines(), table.lines(), language).back().text;
    };
    for (int i = 0; i < 4; ++i) ASSERT_EQ(evening.move(i, "pick Driver"), "");
    evening.settle();
    int who = 0;
    while (who < 4 && evening.move(who, "claim Driver") != "") ++who;
    ASSERT_LT(who, 4);
    EXPECT_EQ(told(learnt()), "P" + std::to_string(who) + " bleats: Wheelix!");
    for (who = 0; who < 4 && evening.move(who, "withdraw") != "";) ++who;
    ASSERT_LT(who, 4);
    // A sentence that it has no text for, with the words that it has.
    EXPECT_EQ(told(learnt()),
              "P" + std::to_string(who) + " walks away, the ante of 1 zlotix back in the pocket.");
}

TEST(MadeUpLanguage, refuses) {
    const auto game = make_game(*find_ruleset("millions-1e"), 4);
    const auto notation = make_notation(**game, default_names(4));
    EXPECT_EQ(notation->explain({"MX-R-09", "above-purse", 9, 1, 6}, learnt()),
              "9 zlotix? 1 zlotix to 6 zlotix, xe xaid (MX-R-09).");
    EXPECT_EQ(notation->explain({"M1-PLAN-02", "role-not-in-use", 0, 0, 0}, learnt()),
              "That role is not in this game; choose one of Brute, Wheelix, Grabix (M1-PLAN-02).");
}

TEST(MadeUpLanguage, is_typed) {
    learnt();
    const auto game = make_game(*find_ruleset("mad-millionaire"), 2);
    const auto notation = make_notation(**game, default_names(2));
    for (const std::string_view typed : {"grabix Car Wash", "buy Xwash", "grabix xwa", "buy A2"}) {
        const auto move = notation->read_move(Seat{0}, typed);
        ASSERT_TRUE(move) << typed << ": " << move.error().sentence();
        EXPECT_EQ(notation->move_text(Seat{0}, *move), "buy A2") << typed;
    }
}

TEST(MadeUpLanguage, guides) {
    const auto game = make_game(*find_ruleset("millions-1e"), 4);
    const Guide guide(**game, learnt());
    EXPECT_EQ(guide.in_short(), "Xteal, xplit, xcape.");
    EXPECT_EQ(guide.about("offer"), "bidix: bidix 3 to Bea.");
    EXPECT_EQ(guide.about("bidix"), guide.about("offer"));
    EXPECT_EQ(guide.about("demand"), Guide(**game, kEnglish).about("demand"));
}

TEST(MadeUpLanguage, has_the_law_of_what_somebody_translated) {
    const Ruleset& first = *find_ruleset("millions-1e");
    const Rulebook& book = rulebook_of(first, learnt());
    ASSERT_NE(book.find("M1-SETUP-01"), nullptr);
    EXPECT_EQ(book.find("M1-SETUP-01")->cells[0].second, "Xhuffle.");
    // A section belongs to the edition whose section of that number it translates.
    ASSERT_NE(book.find_section("3.1"), nullptr);
    EXPECT_TRUE(book.is_about(*book.find_section("3.1"), first));
    EXPECT_FALSE(book.is_about(*book.find_section("3.1"), *find_ruleset("millions-2e")));
    const Ruleset& other = *find_ruleset("guillotines");
    EXPECT_EQ(&rulebook_of(other, learnt()), &rulebook_of(other));
}

}  // namespace
}  // namespace moneybags
