// First edition: no million is minted or lost, M1-INV-01.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(FirstMoney, M1_INV_01_purses_antes_and_reserve_always_add_up_to_the_box) {  // M1-INV-01
    int games = 0;
    for (int players = 3; players <= 8; ++players) {
        for (std::uint64_t seed = 0; seed < 80; ++seed) {
            const Scheduling scheduling = seed % 2 == 0 ? Scheduling::Turn : Scheduling::Live;
            const bool quick = seed / 2 % 2 == 1;
            const bool fooled = seed / 4 % 2 == 1;
            SCOPED_TRACE(testing::Message() << players << " players, seed " << seed);
            Story t{figures::first_edition(
                players, {.quick = quick, .fooled = fooled, .scheduling = scheduling})};
            ASSERT_EQ(t.open().reserve, 175 - 5 * players);
            Rng luck{seed};
            while (t.open().phase != Phase::Over) {
                ASSERT_EQ(t.all_money(), 175);
                for (const Seat seat : all_seats(t.rules())) ASSERT_GE(t.purse(seat), 0);
                if (may_time_out(t.rules(), t.state()) && luck.below(60) == 0) {
                    t.time_runs_out();
                } else {
                    take(t.rules(), t.state(), any_step(t.rules(), t.state(), luck));
                }
            }
            ASSERT_EQ(t.all_money(), 175);
            ASSERT_TRUE(t.open().antes.empty());
            ++games;
        }
    }
    EXPECT_EQ(games, 480);
}

TEST(FirstMoney, M1_INV_01_the_ledger_may_go_below_nothing) {  // M1-INV-01
    Story t{with_card(figures::first_edition(4), 12, 2)};
    t.state().open.reserve = 1;
    t.begin(Al).loot("EX").pick({Driver, Crook, Driver, Brute}).hide(Driver);
    const int money = t.all_money();
    t.only_in({of(Bea)});
    EXPECT_EQ(t.purse(Bea), 5 + 12) << "paid in full";
    EXPECT_EQ(t.open().reserve, 1 - 12);
    EXPECT_EQ(t.all_money(), money);
}

}  // namespace
}  // namespace moneybags::millions::stories
