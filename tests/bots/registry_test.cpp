#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bots/table.h"

namespace moneybags::bot_tables {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(BotLevels, both_editions_of_millions_have_a_rookie) {
    EXPECT_THAT(bot_levels(ruleset_named("millions-1e")), ElementsAre("random", "rookie"));
    EXPECT_THAT(bot_levels(ruleset_named("millions-2e")), ElementsAre("random", "rookie"));
}

TEST(BotLevels, a_game_without_a_rookie_offers_random_only) {
    EXPECT_THAT(bot_levels(ruleset_named("strange")), ElementsAre("random"));
    EXPECT_FALSE(make_bot(ruleset_named("strange"), "rookie").has_value());
}

TEST(BotLevels, every_level_on_the_list_can_be_made) {
    for (const std::string_view id : {"millions-1e", "millions-2e", "strange"}) {
        for (const std::string_view level : bot_levels(ruleset_named(id))) {
            SCOPED_TRACE(level);
            const auto bot = make_bot(ruleset_named(id), level);
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
