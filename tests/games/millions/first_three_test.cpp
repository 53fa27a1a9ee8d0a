// First edition with three players, two characters each: M1-THREE.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Loot 10, ante 1. Al Driver + Brute, Bea Crook + Snitch, Cid Mastermind + Driver.
constexpr Story three(Scheduling scheduling = Scheduling::Turn) {
    Story t{with_card(figures::first_edition(3, {.scheduling = scheduling}), 10, 1)};
    t.begin(Al).loot("EX").pick({Driver, Brute, Crook, Snitch, Mastermind, Driver}).hide(Driver);
    return t;
}

TEST(FirstThree, M1_THREE_01_two_different_characters_each_on_its_own) {  // M1-THREE-01
    Story pick{figures::first_edition(3)};
    pick.begin(Al).loot("L1-01");
    for (const Choice& choice : pick.choices(Al)) {
        EXPECT_NE(choice.role, choice.second);
        EXPECT_NE(choice.second, None);
    }
    EXPECT_EQ(pick.clause(Al, {.act = Pick, .role = Driver}), "M1-THREE-01");

    // In and out separately: Al's Driver leaves, his Brute goes on and is paid.
    Story t = three();
    EXPECT_EQ(t.purse(Al), 3) << "two antes";
    t.plays(Al, withdraw(of(Al, 1)));
    EXPECT_EQ(t.purse(Al), 4) << "one ante is back";
    EXPECT_TRUE(t.open().in.has(of(Al, 2)));
    t.only_in({of(Al, 2), of(Cid, 1)});
    EXPECT_EQ(t.purse(Al), 5 + 6);
    EXPECT_EQ(t.open().cards[Al], 1);

    // Thrown out separately: the Drivers clash, their owners' other characters do not mind.
    Story clash = three();
    clash.only_in({of(Al, 1), of(Al, 2), of(Cid, 1), of(Cid, 2)});
    EXPECT_EQ(clash.purse(Al), 5 - 1 + 6);
    EXPECT_EQ(clash.purse(Cid), 5 - 1 + 6);
}

TEST(FirstThree, M1_THREE_02_one_may_withdraw_none_one_or_both) {  // M1-THREE-02
    Story t = three(Scheduling::Live);
    EXPECT_TRUE(t.lists(Al, withdraw(of(Al, 1))));
    EXPECT_TRUE(t.lists(Al, withdraw(of(Al, 2))));
    t.plays(Al, withdraw(of(Al, 1)));
    EXPECT_TRUE(t.lists(Al, withdraw(of(Al, 2)))) << "the other may follow";
    EXPECT_TRUE(is_active(t.rules(), t.open(), Al));
    t.plays(Al, withdraw(of(Al, 2)));
    EXPECT_FALSE(is_active(t.rules(), t.open(), Al));
    EXPECT_EQ(t.purse(Al), 5);

    // In the final answer all of it is said at once: four ways with two in, two with one.
    Story last = three(Scheduling::Live);
    last.plays(Cid, withdraw(of(Cid, 2)));
    last.time_runs_out();
    ASSERT_EQ(turn(last.rules(), last.state()), Turn::of(Bea));
    EXPECT_EQ(last.choices(Bea).size(), 4u);
    for (const Move& way :
         {bare(Stay), leave_with(of(Bea, 1)), leave_with(of(Bea, 2)), bare(LeaveBoth)}) {
        EXPECT_TRUE(last.lists(Bea, way));
    }
    last.plays(Bea, bare(LeaveBoth));
    EXPECT_EQ(last.purse(Bea), 5);
    ASSERT_EQ(turn(last.rules(), last.state()), Turn::of(Cid));
    EXPECT_EQ(last.choices(Cid).size(), 2u);
    EXPECT_EQ(last.clause(Cid, bare(LeaveBoth)), "M1-THREE-02") << "only one of his is in";
    EXPECT_EQ(last.clause(Cid, leave_with(of(Cid, 2))), "MX-R-16");
    last.plays(Cid, bare(Stay));
    EXPECT_EQ(last.open().in, (CharacterSet{of(Al, 1), of(Al, 2), of(Cid, 1)}));
}

TEST(FirstThree, M1_THREE_03_the_pot_is_divided_by_characters) {  // M1-THREE-03
    Story t = three();
    t.leaving({of(Al, 2), of(Bea, 2), of(Cid, 2)});
    Ears ears;
    ears.all_ready(t);  // Driver, Crook, Mastermind: 12 by three
    EXPECT_EQ(t.purses(), (Purses{5 + 4 + 2, 5 + 4 - 1, 5 + 4 - 1}));

    // Two survivors of one player: two shares.
    Story two = three();
    two.leaving({of(Bea, 1), of(Bea, 2), of(Cid, 2)});
    Ears heard;
    heard.all_ready(two);  // Al's Driver and Brute, Cid's Mastermind: 12 by three
    EXPECT_EQ(two.purses(), (Purses{5 + 4 + 4 + 1, 5, 5 + 4 - 1}));
    EXPECT_EQ(heard.count(Happening::Shared), 3);
}

TEST(FirstThree, M1_THREE_04_fee_and_theft_between_one_s_own_characters_change_nothing) {
    // M1-THREE-04
    Story fee = three();
    fee.only_in({of(Al, 1), of(Al, 2)});
    EXPECT_EQ(fee.purse(Al), 5 + 10) << "two shares of 5; the fee stays in the purse";

    Story theft{with_card(figures::first_edition(3), 10, 1)};
    theft.begin(Al).loot("EX");
    theft.pick({Crook, Brute, Driver, Snitch, Mastermind, Driver}).hide(Driver);
    theft.only_in({of(Al, 1), of(Al, 2)});
    EXPECT_EQ(theft.purse(Al), 5 + 10);
    EXPECT_EQ(theft.open().cards[Al], 1);
}

TEST(FirstThree, M1_THREE_04_two_characters_pay_somebody_else_s_driver_twice) {  // M1-THREE-04
    Story t{with_card(figures::first_edition(3), 12, 1)};
    t.begin(Al).loot("EX");
    t.pick({Driver, Snitch, Crook, Brute, Mastermind, Snitch}).hide(Snitch);
    t.only_in({of(Al, 1), of(Bea, 1), of(Bea, 2)});
    EXPECT_EQ(t.purses(), (Purses{5 + 4 + 2, 5 + 8 - 2, 5}));
}

}  // namespace
}  // namespace moneybags::millions::stories
