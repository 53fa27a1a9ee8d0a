// The languages that the program carries: complete, alike, and found by whatever people call them.

#include "tests/support/languages.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "games/catalogue.h"
#include "games/embedded.h"

namespace moneybags {
namespace {

std::set<std::string> placeholders(const std::string& text) {
    static const std::regex kPlaceholder{R"(\{[a-z]+\d*\})"};
    return {
        std::sregex_token_iterator{text.begin(),  text.end(), kPlaceholder},
        std::sregex_token_iterator{            }
    };
}

// "data/texts/en/millions/names.json" is of the book "millions".
std::set<std::string> books() {
    std::set<std::string> names;
    const std::regex pattern{"data/texts/[^/]+/([^/]+)/.*"};
    for (const std::string_view path : embedded_paths()) {
        std::cmatch found;
        if (std::regex_match(path.begin(), path.end(), found, pattern)) names.insert(found[1]);
    }
    return names;
}

TEST(Languages, say_the_same_with_the_same_figures_in_every_book) {
    EXPECT_GE(books().size(), 7u);
    for (const std::string& book : books()) {
        const Texts& first = Language{}.texts(book);
        for (const Language language : languages()) {
            const Texts& texts = language.texts(book);
            for (const auto& [key, text] : first) {
                if (key.starts_with("typed.")) continue;  // some languages have more words
                SCOPED_TRACE(book + " " + key + " " + std::string(language.tag()));
                const auto same = texts.find(key);
                ASSERT_NE(same, texts.end());
                EXPECT_EQ(placeholders(same->second), placeholders(text));
            }
            for (const auto& [key, text] : texts) {
                EXPECT_TRUE(key.starts_with("typed.") || first.contains(key)) << key;
            }
        }
    }
}

TEST(Languages, name_the_options_of_every_game_and_tell_what_they_do) {
    for (const Ruleset& ruleset : catalogue()) {
        for (const Option& option : ruleset.options) {
            const std::string key = "option." + std::string(option.name);
            std::vector<std::string> needed{key, key + ".hint"};
            for (const std::string_view word : option.words) {
                needed.push_back(key + "." + std::string(word));
            }
            for (const Language language : languages()) {
                const Texts& texts = language.texts(ruleset.texts);
                for (const std::string& each : needed) {
                    EXPECT_TRUE(texts.contains(each)) << ruleset.id << " " << each;
                }
            }
        }
    }
}

TEST(Languages, are_found_by_their_tags) {
    EXPECT_EQ(Language{}, kEnglish);
    EXPECT_EQ(languages(), (std::vector{kEnglish, kChinese}));
    EXPECT_EQ(find_language("zh"), kChinese);
    EXPECT_EQ(find_language("fr"), std::nullopt);
    EXPECT_EQ(find_language(""), std::nullopt);
    EXPECT_EQ(language_tags(), (std::vector<std::string>{"en", "zh-Hant", "zh"}));
    EXPECT_EQ(kChinese.name(), "繁體中文");
}

TEST(Languages, are_chosen_as_a_browser_prefers) {
    EXPECT_EQ(preferred_language("zh-TW,zh;q=0.9,en;q=0.8"), kChinese);
    EXPECT_EQ(preferred_language("fr-FR, zh;q=0.5"), kChinese);
    EXPECT_EQ(preferred_language("en-GB,zh"), kEnglish);
    EXPECT_EQ(preferred_language("fr, de"), kEnglish);
    EXPECT_EQ(preferred_language(""), kEnglish);
    EXPECT_EQ(preferred_language(",;, ,"), kEnglish);
}

TEST(Languages, of_bad_files_are_refused_with_file_field_and_cause) {
    const std::string about =
        R"({"name": "X", "order": 9, "also": [], "wide characters": "tight"})";
    const auto refused = [](std::map<std::string, std::string> files) {
        const auto language = add_language("x", files);
        return language ? "" : language.error().sentence();
    };
    EXPECT_EQ(refused({}), "data/texts/x: must have a language.json");
    EXPECT_TRUE(refused({
                            {"language.json", "{"}
    })
                    .starts_with("data/texts/x/language.json: "));
    EXPECT_EQ(refused({
                  {"language.json",    about        },
                  {"table/words.json", R"({"a": 3})"}
    }),
              "data/texts/x/table/words.json: a: must be a string");
    EXPECT_EQ(refused({
                  {"language.json",    about          },
                  {"table/names.json", R"({"a": "3"})"},
                  {"table/words.json", R"({"a": "3"})"}
    }),
              "data/texts/x/table/words.json: a: is in another file of this folder too");
    EXPECT_EQ(languages().size(), 2u);
}

}  // namespace
}  // namespace moneybags
