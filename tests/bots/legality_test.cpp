// A bot's move is always one of the listed choices, in every game it can be seated at.

#include <gtest/gtest.h>

#include "tests/bots/table.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

using millions::Rules;
using millions::Scheduling;
using millions::figures::Settings;

// Both editions, 3 to 8 players, both schedulings, and in the first edition both options: 60 kinds.
std::vector<Rules> all_rules() {
    std::vector<Rules> list;
    for (int players = 3; players <= 8; ++players) {
        for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
            for (const bool quick : {false, true}) {
                for (const bool fooled : {false, true}) {
                    list.push_back(millions::figures::first_edition(
                        players, {.quick = quick, .fooled = fooled, .scheduling = scheduling}));
                }
            }
            list.push_back(millions::figures::second_edition(players, {.scheduling = scheduling}));
        }
    }
    return list;
}

// All rookies, or rookies among players who do anything at all.
std::string chairs(int players, int mixture) {
    std::string letters(static_cast<std::size_t>(players), 'R');
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (mixture > 0 && (i + static_cast<std::size_t>(mixture)) % 2 == 0) letters[i] = 'x';
    }
    return letters;
}

void play_all_kinds(Arrival arrival) {
    std::uint64_t seed = 0;
    for (const Rules& rules : all_rules()) {
        const MillionsGame game = game_of(rules);
        Tally tally;
        for (int i = 0; i < testing_support::scaled(30); ++i) {
            Bots bots = seated(chairs(rules.players, i % 3));
            const Standing end = play(game, bots, ++seed, tally, arrival);
            ASSERT_TRUE(end.over) << "seed " << seed;
        }
    }
}

TEST(Legality, bots_play_only_what_is_listed) { play_all_kinds(Arrival::Awaited); }

TEST(Legality, also_when_asked_out_of_turn_and_with_the_clock_running_out) {
    play_all_kinds(Arrival::Anybody);
}

TEST(Legality, also_with_few_words_and_with_many) {
    for (const int talk : {3, 50}) {
        for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
            const Settings with{.scheduling = scheduling, .talk = talk};
            for (const Rules& rules : {millions::figures::first_edition(5, with),
                                       millions::figures::second_edition(5, with)}) {
                const MillionsGame game = game_of(rules);
                Tally tally;
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    Bots bots = seated(seed % 2 == 0 ? "RRRRR" : "RxRxR");
                    ASSERT_TRUE(play(game, bots, seed, tally).over);
                }
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
