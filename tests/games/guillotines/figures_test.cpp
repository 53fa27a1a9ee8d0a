// What the data file holds: section 1.

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/embedded.h"
#include "games/guillotines/load.h"
#include "tests/games/guillotines/story.h"
#include "tests/support/object_of.h"

namespace moneybags::guillotines::stories {
namespace {

using testing_support::object_of;

Rules loaded(int players, const Options& options = {}) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    const auto all = complete(ruleset, options);
    const auto rules = load_rules(ruleset, players, *all, embedded(ruleset.data), "data");
    EXPECT_TRUE(rules) << rules.error().sentence();
    return *rules;
}

Options options(int level, bool puppets) { return object_of("level", level, "puppets", puppets); }

// The tests' own figures are those of the file, for every number of players and every level.
TEST(GuillotinesFigures, are_the_same_in_the_file_and_in_the_tests) {
    for (int players = 2; players <= 5; ++players) {
        for (int level = 1; level <= kMaxLevel; ++level) {
            for (const bool puppets : {false, true}) {
                EXPECT_EQ(loaded(players, options(level, puppets)),
                          figures(players, level, {.puppets = puppets}))
                    << players << " at level " << level;
            }
        }
    }
}

TEST(GuillotinesFigures, every_option_reaches_the_rules) {
    EXPECT_EQ(loaded(3, object_of("specials", false, "levelUp", true, "earlyEnd", false,
                                  "billionaires", "deal", "starter", 3, "turnLimit", 77)),
              figures(3, 1,
                      {.specials = false,
                       .level_up = true,
                       .early_end = false,
                       .deal = true,
                       .starter = P3,
                       .turn_limit = 77}));
    EXPECT_FALSE(loaded(3, object_of("questions", false)).questions);
}

// 1.1, 1.2, 1.6: how many cards there are, and of what
TEST(GuillotinesFigures, there_are_45_resource_4_special_and_12_crisis_cards) {
    const Rules r = loaded(3);
    EXPECT_EQ(r.resources.size(), 45u);
    EXPECT_EQ(r.special_cards.size(), 4u);
    EXPECT_EQ(r.special_cards.count(Kind::Audit), 2u);
    int strength[4] = {};
    for (const std::uint8_t rebels : r.rebels_of.items) ++strength[rebels];
    EXPECT_EQ(strength[1], 4);
    EXPECT_EQ(strength[2], 4);
    EXPECT_EQ(strength[3], 4);
    EXPECT_EQ(r.rebels_of[Crisis::KillerRobots], 3);
    EXPECT_EQ(r.rebels_of[Crisis::DoomsdayCults], 2);
    EXPECT_EQ(r.rebels_of[Crisis::Wildfires], 1);
}

// 1.4: each lacks the type two places after its double, and every type is wanted by four.
TEST(GuillotinesFigures, billionaires_need_two_of_one_type_and_one_each_of_three) {
    const Rules r = loaded(3);
    unsigned wanted[kMarkets] = {};
    for (const BillionaireFigures& b : r.billionaires.items) {
        unsigned types = 0;
        for (unsigned m = 0; m < kMarkets; ++m) {
            if ((b.first >> 4 * m & 1u) == 0) {
                EXPECT_EQ(m, (static_cast<unsigned>(b.twice) + 2) % kMarkets);
                continue;
            }
            ++types;
            ++wanted[m];
        }
        EXPECT_EQ(types, 4u);
        EXPECT_EQ(b.second, 1u << 4 * static_cast<unsigned>(b.twice));
        EXPECT_EQ(b.needs, 5);
    }
    for (const unsigned count : wanted) EXPECT_EQ(count, 4u);
}

// 1.7: each type is on exactly three Panic! cards.
TEST(GuillotinesFigures, panic_cards_show_three_types_each) {
    const Rules r = loaded(3);
    unsigned shown[kMarkets] = {};
    for (const MarketSet types : r.panic_types) {
        EXPECT_EQ(types.size(), 3);
        for (const Market m : types) ++shown[static_cast<std::size_t>(m)];
    }
    for (const unsigned count : shown) EXPECT_EQ(count, 3u);
    EXPECT_EQ(r.panic_types[0], (MarketSet{Influence, Legacy, Power}));  // Fascist Rule
}

}  // namespace
}  // namespace moneybags::guillotines::stories
