// Money comes from the bank and goes to it, and every note of it is told.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::madcity::stories {
namespace {

// What an event does to the cash of its seat: 1 adds the amount, -1 takes it, 0 neither.
int sign_of(Happening what) {
    switch (what) {
        case Happening::StuntDone:   // MM-PAY-06
        case Happening::SixBonus:    // MM-SIX-01
        case Happening::BoughtOut:   // MM-OUT-01
        case Happening::LeaseEnded:  // MM-END-01
        case Happening::Sold:        // MM-SELL-05
            return 1;
        case Happening::Bought:    // MM-BUY-01
        case Happening::Leased:    // MM-LEASE-01
        case Happening::Upgraded:  // MM-UPG-01
            return -1;
        default:
            return 0;
    }
}

TEST(MadCityMoney, every_change_of_cash_is_told_and_every_group_adds_up) {
    std::set<Happening> met;
    for (const char* six : {"standard", "bonus"}) {
        Options options = with("six", six);
        options["turnLimit"] = 600;
        const Rules& rules = rules_for(3, options);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            State s = setup(rules);
            Rng luck{seed};
            while (turn(rules, s).kind != Turn::Kind::Over) {
                PerSeat<Notes> cash = s.open.cash;
                Told told;
                testing_support::step_anyhow(rules, s, luck, told);
                Notes in_groups;
                for (const Event& e : told.list) {
                    met.insert(e.what);
                    cash[e.seat] += sign_of(e.what) * e.amount;
                    if (e.what == Happening::GroupPaid) in_groups += e.amount;
                    if (e.what == Happening::StuntDone) {
                        ASSERT_EQ(in_groups, e.amount) << seed;
                    }
                }
                ASSERT_EQ(s.open.cash, cash) << seed;
            }
        }
    }
    for (const Happening what :
         {Happening::StuntDone, Happening::SixBonus, Happening::BoughtOut, Happening::LeaseEnded,
          Happening::Sold, Happening::Bought, Happening::Leased, Happening::Upgraded}) {
        EXPECT_TRUE(met.contains(what)) << static_cast<int>(what);
    }
}

// The list of whoever does not listen must play the same game.
TEST(MadCityMoney, listening_changes_nothing) {
    const Rules& rules = rules_for(4, with("turnLimit", 300));
    State heard = setup(rules), silent = setup(rules);
    Rng luck{11};
    while (turn(rules, heard).kind != Turn::Kind::Over) {
        Told told;
        if (turn(rules, heard).kind == Turn::Kind::Chance) {
            const Outcome outcome = draw(outcomes(rules, heard), luck);
            apply(rules, heard, outcome, told);
            apply(rules, silent, outcome);
        } else {
            const Seat seat = heard.open.active;
            const Move move = draw_move(legal(rules, heard, seat), luck);
            apply(rules, heard, seat, move, told);
            apply(rules, silent, seat, move);
        }
        ASSERT_EQ(heard, silent);
    }
}

}  // namespace
}  // namespace moneybags::madcity::stories
