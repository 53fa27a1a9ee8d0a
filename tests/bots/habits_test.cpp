// Nobody beats regulars by a habit that they could have found: those that once beat rookies, and
// others.

#include "bots/habits.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "arena/match.h"
#include "tests/bots/table.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

constexpr double kMost = 1.15;  // times a regular's share
constexpr std::uint64_t kDeals = 20;

// Where regulars look ahead (levels 1 and 2 of Guillotines) tools/bots/matches plays as much in
// minutes.
struct Row {
    std::string_view game;
    int players;
    Options options;
};
const Row kRows[] = {
    {"millions-1e",     5, {}            },
    {"millions-2e",     5, {}            },
    {"guillotines",     2, {{"level", 4}}},
    {"guillotines",     4, {{"level", 4}}},
    {"mad-millionaire", 4, {}            },
};

// What one of them wins among others, times the share of those in the same place.
Measure among(const Row& row, std::string_view one, std::string_view others) {
    const Ruleset& ruleset = ruleset_named(row.game);
    const auto game = make_game(ruleset, row.players, row.options);
    const Match match(**game,
                      {own_entrant(ruleset, std::string(one), 1),
                       own_entrant(ruleset, std::string(others), row.players - 1)},
                      1);
    const auto ratio =
        moneybags::tally(match, match.play(0, kDeals, 1, [] {})).scores.front().ratio;
    std::printf("%s, %d players: one %s among %ss: %.2f (%.2f … %.2f)\n",
                std::string(row.game).c_str(), row.players, std::string(one).c_str(),
                std::string(others).c_str(), ratio->value, ratio->low, ratio->high);
    return *ratio;
}

TEST(Habits, win_no_more_than_regulars_among_regulars) {
    int nth = 0;
    for (const Row& row : kRows) {
        for (const std::string_view habit : bot_habits(ruleset_named(row.game))) {
            if (habit.starts_with("regular") || !testing_support::is_taken(nth++)) continue;
            SCOPED_TRACE(std::string(row.game) + ", " + std::string(habit));
            EXPECT_LT(among(row, habit, "regular").low, kMost);
        }
    }
}

// So few games are enough to see one.
TEST(Habits, that_win_would_be_noticed) {
    int nth = 0;
    for (const Row& row : kRows) {
        if (!testing_support::is_taken(nth++)) continue;
        SCOPED_TRACE(row.game);
        EXPECT_GT(among(row, "regular", "rookie").low, 1);
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
