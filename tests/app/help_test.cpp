// Help in a game: its figures are those of the table, and every word that can be typed has a guide.

#include <regex>
#include <set>

#include "app/words.h"
#include "games/catalogue.h"
#include "guide/rulebook.h"
#include "notation/millions/vocabulary.h"
#include "tests/app/program.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

TEST(Help, M1_QUICK_01_a_quick_game_is_explained_with_its_own_figures) {
    const Ran quick = run("play --seed 7 -o quick=true", "help\nquit\n");
    EXPECT_TRUE(has(quick.out, "$16M after a share wins; after 6 heists")) << quick.out;
    EXPECT_TRUE(has(quick.out, "Whoever has $16M"));
    EXPECT_FALSE(has(quick.out, "$20M"));
    EXPECT_TRUE(has(run("play --seed 7", "help\nquit\n").out, "Whoever has $20M"));
}

TEST(Help, M1_SETUP_02_only_roles_in_play_are_explained) {
    const Ran five = run("play --seed 7 --players 5", "help\nquit\n");
    EXPECT_TRUE(has(five.out, "Not with five players: Mastermind.")) << five.out;
    EXPECT_FALSE(has(five.out, "adds $2M to the loot"));
    const Ran seven = run("play --seed 7 --players 7", "help\nquit\n");
    EXPECT_FALSE(has(seven.out, "Not with"));
    EXPECT_TRUE(has(seven.out, "adds $2M to the loot"));
}

TEST(Help, every_verb_has_a_guide_that_cites_few_clauses_and_only_such_as_exist) {
    const std::regex id("M[12X]-[A-Z]+-[0-9]+");
    for (const Ruleset& ruleset : catalogue()) {
        if (!ruleset.id.starts_with("millions")) continue;
        const auto game = make_game(ruleset, 5);
        ASSERT_TRUE(game);
        for (const Language language : languages()) {
            const Guide guide(**game, language);
            for (const Verb& verb : millions::verbs()) {
                SCOPED_TRACE(verb.words);
                const auto text = guide.about(verb.words);
                ASSERT_TRUE(text);
                // How it is typed: in Chinese the word stands before a colon and then in quotes.
                const std::string head = text->substr(0, text->find("："));
                const bool english = language == Language{};
                EXPECT_TRUE(has(*text, english ? std::string(verb.words) : "「" + head)) << *text;
                std::ptrdiff_t cited = 0;
                for (std::sregex_iterator at(text->begin(), text->end(), id), end; at != end;
                     ++at, ++cited) {
                    EXPECT_NE(rulebook_of(ruleset).find(at->str()), nullptr) << at->str();
                }
                EXPECT_GE(cited, 1);
                EXPECT_LE(cited, 3);
            }
            for (const char* word : {"pool", "talk", "leader", "live", "intimidation", "look",
                                     "vote", "roll", "合資", "發言", "首領", "出價"}) {
                EXPECT_TRUE(guide.about(word)) << word;
            }
            EXPECT_FALSE(guide.about("zebra"));
            EXPECT_FALSE(guide.about("short"));
            EXPECT_FALSE(guide.about(""));
        }
    }
}

TEST(Help, no_placeholder_is_left) {
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            const auto game = make_game(ruleset, players);
            ASSERT_TRUE(game);
            for (const Language language : languages()) {
                const Guide guide(**game, language);
                EXPECT_FALSE(has(guide.overview() + guide.moves(), "{")) << ruleset.id;
                for (const auto& [key, text] : language.texts(ruleset.texts)) {
                    if (!key.starts_with("guide.") || key == "guide.idle") continue;
                    EXPECT_FALSE(has(guide(key), "{")) << key;
                }
            }
        }
    }
}

TEST(Help, unknown_words_point_to_the_rules_and_moves_are_listed) {
    const Ran ran = run("play --seed 7", "help zebra\nhelp moves\nquit\n");
    EXPECT_TRUE(has(ran.out, "There is no guide to “zebra”")) << ran.out;
    EXPECT_TRUE(has(ran.out, "offer 1 to Cid with 2 from Bea and 1 from Dan"));
    EXPECT_TRUE(has(ran.out, "roll call"));
}

TEST(Help, cards_are_explained_by_what_they_do) {
    const Ran ran = run("play guillotines --seed 7 -o level=4",
                        "help celebrity\nhelp tax tyranny\nhelp billionaire\nquit\n");
    EXPECT_TRUE(has(ran.out, "Celebrity: When the Revolution comes")) << ran.out;
    EXPECT_TRUE(has(ran.out, "Tax Tyranny: the two richest pay"));
    EXPECT_TRUE(has(ran.out, "these clauses have the word"));
}

TEST(Help, cites_only_clauses_of_the_game_that_is_played) {
    const std::regex id("\\b([A-Z][A-Z0-9]|M[12X])-[A-Z]+-[0-9]+");
    for (const Ruleset& ruleset : catalogue()) {
        for (const std::string tag : {"en", "zh"}) {
            SCOPED_TRACE(std::string(ruleset.id) + " " + tag);
            const std::string out =
                run("play " + std::string(ruleset.id) + " --seed 7 --lang " + tag,
                    "help\nrules\nquit\n")
                    .out;
            for (std::sregex_iterator at(out.begin(), out.end(), id), end; at != end; ++at) {
                EXPECT_NE(rulebook_of(ruleset).find(at->str()), nullptr) << at->str();
            }
        }
    }
}

TEST(Help, one_role_too_few_is_said_to_be_just_that) {
    const Ran ran = run("play millions-2e --players 3 --seed 7", "1\nannounce Brute\nquit\n");
    EXPECT_TRUE(has(ran.out, "two characters: name a role for each")) << ran.out;
    EXPECT_FALSE(has(ran.out, "is not in this game"));
}

TEST(Help, chinese_names_are_found) {
    const Ran ran = run("play --lang zh --seed 7", "幫助 告密者\n說明 出價\n規則 告密者\nquit\n");
    EXPECT_TRUE(has(ran.out, "告密者：最先被點到")) << ran.out;
    EXPECT_TRUE(has(ran.out, "出價：輸入"));
    EXPECT_TRUE(has(ran.out, "M1-HEIST-03   "));
}

}  // namespace
}  // namespace moneybags
