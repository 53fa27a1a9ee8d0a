#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/habits.h"
#include "tests/bots/table.h"

namespace moneybags::bot_tables {
namespace {

using testing::HasSubstr;

TEST(BotLevels, every_ruleset_has_a_rookie) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const std::vector<std::string_view> levels = bot_levels(ruleset);
        ASSERT_GE(levels.size(), 2u);
        EXPECT_EQ(levels[0], "random");
        EXPECT_EQ(levels[1], "rookie");
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

// They could say why, by whatever name or number they were seated.
TEST(BotLevels, have_learned_beyond_the_house_s_own_and_at_every_strength) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        for (const std::string_view level : {"random", "rookie", "grandmaster", "11"}) {
            EXPECT_FALSE(is_learned(ruleset, level)) << level;
        }
        for (const std::string_view level : {"regular", "shark", "1", "7", "10"}) {
            EXPECT_EQ(is_learned(ruleset, level), has_network(ruleset)) << level;
        }
    }
}

// Whoever is to be measured against them finds them; whoever wants company does not.
TEST(BotHabits, sit_down_in_the_ring_alone) {
    for (const Ruleset& ruleset : catalogue()) {
        for (const std::string_view habit : bot_habits(ruleset)) {
            SCOPED_TRACE(std::string(ruleset.id) + ", " + std::string(habit));
            EXPECT_TRUE(make_bot(ruleset, habit).has_error());
            EXPECT_THAT(bot_levels(ruleset), testing::Not(testing::Contains(habit)));
            ASSERT_TRUE(make_for_the_ring(ruleset, habit).has_value());
        }
        EXPECT_TRUE(make_for_the_ring(ruleset, "rookie").has_value());
        const auto unknown = make_for_the_ring(ruleset, "grandmaster");
        ASSERT_TRUE(unknown.has_error());
        for (const std::string_view habit : bot_habits(ruleset)) {
            EXPECT_THAT(unknown.error().sentence(), HasSubstr(habit));
        }
    }
    EXPECT_THAT(bot_habits(ruleset_named("millions-1e")), testing::Contains("crook-stays"));
    EXPECT_THAT(bot_habits(ruleset_named("guillotines")), testing::Contains("celebrity"));
    EXPECT_THAT(bot_habits(ruleset_named("mad-millionaire")), testing::Contains("never-sells"));
}

}  // namespace
}  // namespace moneybags::bot_tables
