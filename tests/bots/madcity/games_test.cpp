// Whole games of Mad Millionaire: nothing unlisted is played under any option, games end, take as
// long as section 1.8 says, and a rookie beats who plays anything at all.

#include <algorithm>
#include <cstdio>

#include "tests/bots/madcity/table.h"
#include "tests/support/object_of.h"
#include "tests/support/scale.h"

namespace moneybags::madcity::bot_tables {
namespace {

using stories::rules_for;
using testing_support::object_of;

// Where time is short, a taste of each kind.
const int kEvery = testing_support::scale() < 1 ? 5 : 1;

// All rookies, or rookies among players who do anything at all.
std::string chairs(int players, int mixture) {
    std::string letters(static_cast<std::size_t>(players), 'R');
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (mixture > 0 && (i + static_cast<std::size_t>(mixture)) % 2 == 0) letters[i] = 'x';
    }
    return letters;
}

TEST(Legality, rookies_of_mad_millionaire_play_only_what_is_listed_under_all_options) {
    int kind = 0;
    for (int players = 2; players <= 6; ++players) {
        for (const char* six : {"standard", "none", "bonus", "miss", "again"}) {
            for (const bool exact : {true, false}) {
                for (const bool one_way : {true, false}) {
                    if (++kind % kEvery != 0) continue;
                    const Options options =
                        object_of("six", six, "exactFinish", exact, "oneWay", one_way, "target",
                                  kind % 7 == 0 ? 1500 : 100 * (1 + kind % 4));
                    const MadGame game = game_of(rules_for(players, options));
                    const auto seed = static_cast<std::uint64_t>(kind);
                    const End end = play(game, chairs(players, kind % 3), seed);
                    ASSERT_TRUE(end.over) << boost::json::serialize(options);
                    EXPECT_EQ(end.winners.size(), 1);
                }
            }
        }
    }
}

TEST(Legality, rookies_of_mad_millionaire_stop_at_a_turn_limit) {  // MM-OPT-08
    const MadGame game = game_of(rules_for(3, stories::with("turnLimit", 30)));
    const End end = play(game, "RRR", 1);
    EXPECT_TRUE(end.over);
    EXPECT_TRUE(end.winners.empty());
    EXPECT_EQ(end.turns, 10.0);
}

TEST(Strength, rookies_of_mad_millionaire_take_as_long_as_players_should) {  // section 1.8
    for (int players = 2; players <= 6; ++players) {
        const MadGame game = game_of(rules_for(players));
        std::vector<double> turns;
        for (std::uint64_t seed = 1; seed <= 41; ++seed) {
            const End end = play(game, chairs(players, 0), seed);
            ASSERT_TRUE(end.over);
            turns.push_back(end.turns);
        }
        std::sort(turns.begin(), turns.end());
        std::printf("%d players: %.1f turns each, from %.1f to %.1f\n", players, turns[20],
                    turns.front(), turns.back());
        EXPECT_GE(turns[20], 35.0) << players;
        EXPECT_LE(turns[20], 65.0) << players;
    }
}

TEST(Strength, a_rookie_of_mad_millionaire_beats_random_players_nearly_always) {
    for (const std::string_view seats : {"Rx", "xR", "xRx", "xxRx", "xxxxxR"}) {
        const MadGame game = game_of(rules_for(static_cast<int>(seats.size())));
        const Seat rookie{static_cast<std::uint8_t>(seats.find('R'))};
        int won = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            won += play(game, seats, seed).winners.has(rookie) ? 1 : 0;
        }
        EXPECT_GE(won, 29) << seats;
    }
}

}  // namespace
}  // namespace moneybags::madcity::bot_tables
