// The second edition's Sharing, and the game for three: M2-SHARE, M2-THREE.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(SecondSharing, M2_SHARE_01_a_lone_tech_pays_five_and_the_loot_is_lost) {  // M2-SHARE-01
    const auto lone = [](int purse) {
        Story t{figures::second_edition(5)};
        t.begin(Al).loot("L2-01").pick({Tech, Driver, Driver, Brute, Brute}).hide(Brute);
        t.announce_truly().given_purses({purse, 8, 8, 8, 8});
        const int money = t.all_money();
        t.all_ready().plays(Al, name_role(Brute));  // the Brute takes his 2, Drivers clash
        EXPECT_EQ(t.all_money(), money);
        EXPECT_EQ(t.open().centre, M(0));
        return t;
    };
    EXPECT_EQ(lone(8).purses(), (Purses{3, 8, 8, 10, 10}));
    EXPECT_EQ(lone(5).purses(), (Purses{0, 8, 8, 10, 10}));
    EXPECT_EQ(lone(2).purses(), (Purses{0, 8, 8, 10, 10})) << "less if the purse is smaller";
    EXPECT_EQ(lone(8).open().reserve, 50 - (3 + 8 + 8 + 10 + 10)) << "5 and the whole Centre";
}

TEST(SecondSharing, M2_SHARE_01_any_other_lone_participant_takes_it_all) {  // M2-SHARE-01
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-09").pick({Mentalist, Driver, Driver, Brute, Brute}).hide(Brute);
    t.announce_truly().only_in({of(Al)});
    EXPECT_EQ(t.purse(Al), 8 + 17);
}

TEST(SecondSharing,
     M2_SHARE_02_without_participants_the_centre_goes_to_the_reserve) {  // M2-SHARE-02
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Driver, Driver, Mentalist, Mentalist}).hide(Driver);
    t.announce_truly();
    Ears ears;
    ears.all_ready(t);
    EXPECT_TRUE(ears.heard_of(Happening::NothingShared));
    EXPECT_EQ(t.purses(), (Purses{8, 8, 8, 8}));
    EXPECT_EQ(t.open().centre, M(0));
    EXPECT_EQ(t.open().reserve, 8);
    EXPECT_EQ(t.open().round, 2);
}

TEST(SecondSharing, M2_SHARE_03_each_shown_role_that_takes_part_brings_its_bonus) {  // M2-SHARE-03
    const auto heist = [](RoleSet shown, CharacterSet crew) {
        Story t{with_card(figures::second_edition(6), 10, 2, shown, 10)};
        t.begin(Al).loot("EX").pick({Mentalist, Driver, Brain, Brain, Tech, Tech}).hide(Tech);
        return t.announce_truly().only_in(crew);
    };
    const CharacterSet two = {of(Al), of(Bea)};  // 14 in the Centre, the Driver takes 2
    EXPECT_EQ(heist({}, two).purse(Al), 8 + 6);
    EXPECT_EQ(heist({Mentalist}, two).purse(Al), 8 + 11);
    EXPECT_EQ(heist({Mentalist, Driver}, two).purse(Al), 8 + 16);
    EXPECT_EQ(heist({Mentalist, Driver}, two).open().reserve, -10 - 20) << "the Reserve pays";
    EXPECT_EQ(heist({Brain, Tech, Brute}, two).purse(Al), 8 + 6) << "not for who is out or absent";
    EXPECT_EQ(heist({Brain}, {of(Al), of(Bea), of(Cid), of(Dan)}).purse(Al), 8 + 8)
        << "nor for who was thrown out";
}

TEST(SecondSharing, M2_SHARE_04_shares_are_rounded_up_and_the_centre_is_empty) {  // M2-SHARE-04
    const struct {
        int centre, participants, share;
    } rows[] = {
        {16, 3, 6 },
        {15, 3, 5 },
        {17, 3, 6 },
        {1,  6, 1 },
        {0,  2, 0 },
        {48, 4, 12},
        {7,  1, 7 }
    };
    for (const auto& row : rows) {
        EXPECT_EQ(Second::share(M(row.centre), row.participants), M(row.share));
    }
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Mentalist, Driver, Brute, Brute}).hide(Brute).announce_truly();
    t.leaving({of(Cid), of(Dan)});
    t.state().open.centre = M(2 + 13);  // the Driver takes 2
    const int money = t.all_money();
    t.all_ready();
    EXPECT_EQ(t.purses(), (Purses{8 + 7, 8 + 2 + 7, 10, 10}));
    EXPECT_EQ(t.open().centre, M(0));
    EXPECT_EQ(t.all_money(), money) << "the Reserve supplied 1";
}

// ---- Three players ----

TEST(SecondThree, M2_THREE_01_two_characters_live_separate_lives) {  // M2-THREE-01
    Story t = second_talks_of_three();
    EXPECT_EQ(t.purses(), (Purses{6, 6, 6})) << "2 for each character";
    EXPECT_EQ(t.open().centre, M(11 + 12));
    t.leaving({of(Al, 2)});
    EXPECT_TRUE(t.is_in(of(Al, 1)));
    EXPECT_EQ(t.purse(Al), 8);
    t.all_ready().plays(Bea, name_role(Brute));
    // Al's Brute takes 2 and is out; the Drivers of Bea and Cid clash; her Tech and his Brain stay.
    // 21 - 2 + 11 = 30 for two.
    EXPECT_EQ(t.purses(), (Purses{8 + 2, 6 + 15, 6 + 15}));
}

TEST(SecondThree, M2_THREE_02_shares_and_driver_count_characters) {  // M2-THREE-02
    Story t{figures::second_edition(3)};
    t.begin(Al).loot("L2-09").pick({Brain, Driver, Brute, Tech, Tech, Mentalist}).hide(Tech);
    t.announce_truly().only_in({of(Al, 1), of(Al, 2), of(Bea, 1)});
    // 15 + 6 - 2 (Brute) + 15 (Brain) - 3 (Driver: three characters, two owners) = 31: 11 each.
    EXPECT_EQ(t.purses(), (Purses{6 + 3 + 22, 6 + 2 + 2 + 11, 10}));
}

TEST(SecondThree, M2_THREE_03_the_mentalist_may_rob_his_own_house) {  // M2-THREE-03
    Story t = second_talks_of_three();
    t.leaving({of(Bea, 2)}).all_ready().plays(Bea, name_role(Driver));
    ASSERT_EQ(t.to_act(), SeatSet{Al});
    EXPECT_TRUE(t.lists(Al, rob_from(of(Al, 1))));
    EXPECT_TRUE(t.lists(Al, rob_from(of(Bea, 1))));
    Story other = t;
    t.plays(Al, rob_from(of(Al, 1)));
    // 21 - 2 + 11 + 11 (Brute shown) = 41 for four: 11 each.
    EXPECT_EQ(t.purses(), (Purses{6 + 2 + 22, 8 + 11, 6 + 11}));
    other.plays(Al, rob_from(of(Bea, 1)));
    EXPECT_EQ(other.purses(), (Purses{6 + 2 + 2 + 22, 8 - 2 + 11, 6 + 11}));
}

TEST(SecondThree, M2_THREE_04_none_one_or_both_may_leave) {  // M2-THREE-04
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story t = second_talks_of_three({.scheduling = scheduling});
        EXPECT_TRUE(t.lists(Al, withdraw(of(Al, 1))));
        EXPECT_TRUE(t.lists(Al, withdraw(of(Al, 2))));
        t.plays(Al, withdraw(of(Al, 2)));
        EXPECT_EQ(t.purse(Al), 8);
        EXPECT_EQ(t.open().centre, M(23 - 2));
        t.plays(Bea, bare(Ready)).plays(Cid, bare(Ready)).plays(Al, withdraw(of(Al, 1)));
        EXPECT_EQ(t.purse(Al), 10);
        EXPECT_EQ(t.open().centre, M(23 - 4));
        EXPECT_FALSE(is_active(t.rules(), t.open(), Al));
        EXPECT_TRUE(t.is_in(of(Bea, 1)) && t.is_in(of(Bea, 2))) << "Bea keeps both in";
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
