// Everything that a study tells has a name in every language.

#include <gtest/gtest.h>

#include "study/study.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

// "others.3" is the third of "others".
std::string without_number(const std::string& key) {
    const std::size_t dot = key.rfind('.');
    const bool numbered = dot != std::string::npos &&
                          key.find_first_not_of("0123456789", dot + 1) == std::string::npos;
    return numbered ? key.substr(0, dot) : key;
}

TEST(StudyNames, are_there_for_every_question_and_all_of_its_rows_and_columns) {
    for (const Ruleset& ruleset : catalogue()) {
        const int players = ruleset.most_players;
        Study study{{{"", *make_game(ruleset, players), {"bot"}}}, 0};
        study.settings[0].bots.resize(static_cast<std::size_t>(players), "bot");
        const Layout layout = layout_of(study);
        for (const Language language : languages()) {
            const Texts& own = language.names("study");
            const Texts& of_game = language.names(ruleset.texts);
            for (const Question& each : layout.questions()) {
                EXPECT_TRUE(own.contains("ask." + each.id)) << language.tag() << " " << each.id;
                std::vector<std::string> keys = each.rows;
                keys.insert(keys.end(), each.columns.begin(), each.columns.end());
                for (const std::string& key : keys) {
                    // A card or a bot stands for itself.
                    if (key.find('.') == std::string::npos && key != "all") continue;
                    EXPECT_TRUE(own.contains("row." + without_number(key)) || of_game.contains(key))
                        << language.tag() << " " << each.id << " " << key;
                }
            }
        }
    }
}

}  // namespace
}  // namespace moneybags
