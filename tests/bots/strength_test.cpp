// How well rookies play, how much they talk, and how long they take. Seeds are fixed and bars are
// wide, so that a change of style passes and a blunder does not.

#include <gtest/gtest.h>

#include <cstdio>

#include "tests/bots/table.h"

namespace moneybags::bot_tables {
namespace {

using millions::Act;
using millions::Rules;

struct Kind {
    const char* story;
    Rules rules;
};

std::vector<Kind> kinds() {
    using namespace millions::figures;
    return {
        {"first edition, 4",  first_edition(4) },
        {"first edition, 5",  first_edition(5) },
        {"first edition, 6",  first_edition(6) },
        {"second edition, 4", second_edition(4)},
        {"second edition, 5", second_edition(5)},
        {"second edition, 6", second_edition(6)},
    };
}

TEST(Strength, one_rookie_among_random_players_wins_far_more_than_its_part) {
    for (const Kind& kind : kinds()) {
        SCOPED_TRACE(kind.story);
        const MillionsGame game = game_of(kind.rules);
        std::string chairs(kind.rules.players, 'x');
        chairs[1] = 'R';
        Tally tally;
        const double won = wins(game, chairs, Seat{1}, 60, tally);
        std::printf("%s: one rookie wins %.0f of 60\n", kind.story, won);
        EXPECT_GT(won, 2.0 * 60 / kind.rules.players);
        EXPECT_GT(won, 30);
    }
}

TEST(Strength, one_random_player_among_rookies_hardly_ever_wins) {
    for (const Kind& kind : kinds()) {
        SCOPED_TRACE(kind.story);
        const MillionsGame game = game_of(kind.rules);
        std::string chairs(kind.rules.players, 'R');
        chairs[1] = 'x';
        Tally tally;
        const double won = wins(game, chairs, Seat{1}, 60, tally);
        std::printf("%s: one random player wins %.0f of 60\n", kind.story, won);
        EXPECT_LT(won, 0.5 * 60 / kind.rules.players);
    }
}

TEST(Strength, rookies_do_everything_one_can_do_in_talks_and_come_to_an_end) {
    for (const Kind& kind : kinds()) {
        SCOPED_TRACE(kind.story);
        Tally tally;
        wins(game_of(kind.rules), std::string(kind.rules.players, 'R'), Seat{0}, 200, tally);
        const double with_deal = static_cast<double>(tally.rounds_with_deal) / tally.rounds;
        const double each =
            static_cast<double>(tally.talk_acts()) / tally.rounds / kind.rules.players;
        std::printf(
            "%s: %.1f rounds; %.1f acts a player and round; rounds with a deal %.0f %%, price "
            "%.1f; "
            "claims true %d false %d none %d, asks %d, offers %d, demands %d, counters %d, accepts "
            "%d, declines %d, withdrawals %d, looks %d\n",
            kind.story, static_cast<double>(tally.rounds) / tally.games, each, 100 * with_deal,
            static_cast<double>(tally.paid) / std::max(1, tally.deals_settled), tally.true_claims,
            tally.false_claims, tally.silences, tally.of(Act::Ask), tally.of(Act::Offer),
            tally.of(Act::Demand), tally.of(Act::Counter), tally.of(Act::Accept),
            tally.of(Act::Decline), tally.of(Act::Withdraw), tally.of(Act::Intimidate));
        EXPECT_GT(tally.true_claims, tally.false_claims);
        EXPECT_GT(tally.false_claims, 0);
        for (const Act act : {Act::Ask, Act::Offer, Act::Demand, Act::Counter, Act::Accept,
                              Act::Decline, Act::Withdraw, Act::Ready}) {
            SCOPED_TRACE(static_cast<int>(act));
            EXPECT_GT(tally.of(act), 0);
        }
        if (kind.rules.edition == millions::Edition::First) {
            for (const Act act :
                 {Act::RollCall, Act::Call, Act::Stay, Act::Leave, Act::Intimidate}) {
                SCOPED_TRACE(static_cast<int>(act));
                EXPECT_GT(tally.of(act), 0);
            }
        } else {
            for (const Act act : {Act::CallVote, Act::Yes, Act::No}) {
                SCOPED_TRACE(static_cast<int>(act));
                EXPECT_GT(tally.of(act), 0);
            }
        }
        EXPECT_GT(with_deal, 0.2);
        EXPECT_LT(with_deal, 0.95);
        EXPECT_LT(each, 5.0);
    }
}

TEST(Strength, talks_stay_short_live_too) {
    const auto live = millions::Scheduling::Live;
    for (const Rules& rules : {millions::figures::first_edition(5, {.scheduling = live}),
                               millions::figures::second_edition(5, {.scheduling = live}),
                               millions::figures::first_edition(3, {.scheduling = live}),
                               millions::figures::second_edition(3, {.scheduling = live})}) {
        Tally tally;
        wins(game_of(rules), std::string(rules.players, 'R'), Seat{0}, 50, tally);
        EXPECT_LT(static_cast<double>(tally.talk_acts()) / tally.rounds / rules.players, 5.0);
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
