// Why a move may not be made: every reason of every game's table is used, and is explained in every
// language by a sentence that says what would have been right.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "notation/notation.h"
#include "tests/games.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

std::vector<std::string> reasons_of(const Ruleset& ruleset) {
    std::vector<std::string> words(std::begin(kCommonReasons), std::end(kCommonReasons));
    with_family(ruleset, [&]<class Family>() {
        words.insert(words.end(), std::begin(Family::kReasons), std::end(Family::kReasons));
    });
    return words;
}

// What is wrong and what would be right are two parts of a sentence.
bool has_a_cure(const std::string& text) {
    const auto parts = {"; ", ": ", "；", "：", "，"};
    return std::any_of(parts.begin(), parts.end(), [&](std::string_view between) {
        return text.find(between) != std::string::npos;
    });
}

TEST(Reasons, are_explained_with_their_cure_in_every_language) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const auto game = make_game(ruleset, ruleset.most_players);
        ASSERT_TRUE(game);
        const auto notation = make_notation(**game, default_names(ruleset.most_players));
        for (const std::string& reason : reasons_of(ruleset)) {
            SCOPED_TRACE(reason);
            for (const Language language : languages()) {
                const std::string key = "refusal." + reason;
                ASSERT_TRUE(language.texts(ruleset.texts).contains(key) ||
                            language.texts("common").contains(key))
                    << language.tag();
                const std::string told = notation->explain({"X-01", reason, 9, 1, 6}, language);
                EXPECT_EQ(told.find_first_of("{}"), std::string::npos) << told;
                // Time is the table's business and has no clause.
                EXPECT_EQ(told.find("X-01") == std::string::npos, reason == "no-clock") << told;
                EXPECT_TRUE(has_a_cure(told)) << told;
            }
        }
    }
}

TEST(Reasons, stand_in_a_table_once_and_have_all_the_sentences) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        std::vector<std::string> words = reasons_of(ruleset);
        std::sort(words.begin(), words.end());
        EXPECT_EQ(std::adjacent_find(words.begin(), words.end()), words.end());
        for (const auto& [key, text] : kEnglish.texts(ruleset.texts)) {
            if (!key.starts_with("refusal.")) continue;
            const std::string word = key.substr(8, key.find('.', 8) - 8);
            EXPECT_TRUE(std::binary_search(words.begin(), words.end(), word)) << key;
        }
    }
}

// That a reason given stands in the table, the compiler sees to; not that it is ever given.
TEST(Reasons, are_all_given_somewhere) {
    std::string source;
    for (const char* room : {"src/games", "src/table", "examples"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator{room}) {
            if (!file.is_regular_file() || file.path().filename() == "reasons.h") continue;
            std::ifstream text{file.path()};
            source.append(std::istreambuf_iterator<char>{text}, {});
        }
    }
    for (const Ruleset& ruleset : catalogue()) {
        for (const std::string& reason : reasons_of(ruleset)) {
            EXPECT_NE(source.find('"' + reason + '"'), std::string::npos) << reason;
        }
    }
}

}  // namespace
}  // namespace moneybags
