#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bots/table.h"

namespace moneybags::bot_tables {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(BotLevels, every_ruleset_has_a_rookie) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        EXPECT_THAT(bot_levels(ruleset), ElementsAre("random", "rookie"));
    }
}

// Whichever bots come to be listed last: who is away is not left to the slowest of them.
TEST(BotLevels, one_of_them_is_the_house_s_own) {
    for (const Ruleset& ruleset : catalogue()) EXPECT_EQ(house_level(ruleset), "rookie");
}

TEST(BotLevels, every_level_on_the_list_can_be_made) {
    for (const Ruleset& ruleset : catalogue()) {
        for (const std::string_view level : bot_levels(ruleset)) {
            SCOPED_TRACE(std::string(ruleset.id) + ", " + std::string(level));
            const auto bot = make_bot(ruleset, level);
            ASSERT_TRUE(bot.has_value());
            EXPECT_NE(bot->get(), nullptr);
        }
    }
}

TEST(BotLevels, an_unknown_level_is_refused_with_the_right_ones) {
    const auto bot = make_bot(ruleset_named("millions-1e"), "grandmaster");
    ASSERT_TRUE(bot.has_error());
    EXPECT_THAT(bot.error().sentence(), HasSubstr("grandmaster"));
    EXPECT_THAT(bot.error().sentence(), HasSubstr("random, rookie"));
}

}  // namespace
}  // namespace moneybags::bot_tables
