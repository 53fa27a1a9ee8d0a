// First edition, options: M1-FOOL ("Won't Get Fooled Again") and M1-QUICK.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(FirstOptions, M1_FOOL_01_last_round_s_role_is_shown_to_all_and_may_not_be_picked) {
    // M1-FOOL-01
    Story t{figures::first_edition(5, {.fooled = true})};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Brute, Snitch}).hide(Snitch);
    t.leaving({of(Bea), of(Cid), of(Dan), of(Eva)});
    Ears ears;
    ears.plays(t, Al, withdraw(of(Al)));  // ends the round
    ASSERT_EQ(ears.count(Happening::LastRoles), 5);
    for (const Event& event : ears.of(Happening::LastRoles)) EXPECT_TRUE(event.to.everybody);
    t.loot("L1-01");
    const Role played[] = {Driver, Crook, Brute, Brute, Snitch};
    for (const Seat seat : all_seats(t.rules())) {
        const Role last = played[number(seat)];
        EXPECT_EQ(t.seen_by(kSpectator).open.last[of(seat)], last);
        EXPECT_EQ(t.clause(seat, pick_of(last)), "M1-FOOL-01");
        EXPECT_FALSE(t.lists(seat, pick_of(last)));
        EXPECT_EQ(t.choices(seat).size(), 3u) << "the other three are free";
    }
}

TEST(FirstOptions, M1_FOOL_01_without_the_option_nothing_is_shown_or_barred) {  // M1-FOOL-01
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Brute, Snitch}).hide(Snitch).only_in({});
    t.loot("L1-01");
    for (const Seat seat : all_seats(t.rules())) {
        EXPECT_EQ(t.open().last[of(seat)], None);
        EXPECT_EQ(t.choices(seat).size(), 4u);
    }
}

TEST(FirstOptions, M1_FOOL_02_also_for_who_left_or_was_thrown_out_and_never_in_round_1) {
    // M1-FOOL-02
    Story t{figures::first_edition(5, {.fooled = true})};
    t.begin(Al).loot("L1-06");
    for (const Seat seat : all_seats(t.rules())) {
        EXPECT_EQ(t.choices(seat).size(), 4u) << "round 1 is free";
        EXPECT_EQ(t.open().last[of(seat)], None);
    }
    // Bea leaves, Cid and Dan clash, Al shares, Eva names.
    t.pick({Driver, Crook, Crook, Crook, Snitch}).hide(Crook).leaving({of(Bea)}).all_ready();
    t.plays(Eva, name_role(Crook)).loot("L1-01");
    EXPECT_EQ(t.clause(Al, pick_of(Driver)), "M1-FOOL-01") << "he shared";
    EXPECT_EQ(t.clause(Bea, pick_of(Crook)), "M1-FOOL-01") << "she left";
    EXPECT_EQ(t.clause(Cid, pick_of(Crook)), "M1-FOOL-01") << "he was thrown out";
    EXPECT_EQ(t.clause(Eva, pick_of(Snitch)), "M1-FOOL-01");
    EXPECT_EQ(t.clause(Bea, pick_of(Driver)), "") << "another's role is no bar";
}

TEST(FirstOptions, M1_FOOL_02_only_the_round_before_counts) {  // M1-FOOL-02
    Story t{figures::first_edition(4, {.fooled = true})};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Brute}).hide(Brute).only_in({});
    t.loot("L1-01").pick({Crook, Driver, Crook, Driver}).hide(Crook).only_in({}).loot("L1-02");
    EXPECT_EQ(t.clause(Al, pick_of(Driver)), "") << "two rounds ago is forgotten";
    EXPECT_EQ(t.clause(Al, pick_of(Crook)), "M1-FOOL-01");
}

TEST(FirstOptions, M1_QUICK_01_six_rounds_and_a_goal_of_sixteen) {  // M1-QUICK-01
    struct Row {
        const char* story;
        bool quick;
        int purse;  // Bea takes 10 alone
        int round;
        bool over;
    };
    const Row rows[] = {
        {"quick, 15 in round 5", true,  5,  5, false},
        {"quick, 16 in round 5", true,  6,  5, true },
        {"quick, 15 in round 6", true,  5,  6, true },
        {"slow, 16 in round 6",  false, 6,  6, false},
        {"slow, 19 in round 7",  false, 9,  7, false},
        {"slow, 20 in round 6",  false, 10, 6, true },
        {"slow, 19 in round 8",  false, 9,  8, true },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{with_card(figures::first_edition(4, {.quick = row.quick}), 10, 1)};
        t.begin(Al).given_purses({5, row.purse, 5, 5}).loot("EX");
        t.state().open.round = static_cast<std::uint8_t>(row.round);
        t.pick({Driver, Crook, Driver, Brute}).hide(Driver).only_in({of(Bea)});
        EXPECT_EQ(t.open().phase == Phase::Over, row.over);
        EXPECT_EQ(t.open().winners, row.over ? SeatSet{Bea} : SeatSet{});
    }
}

TEST(FirstOptions, M1_QUICK_01_all_else_is_as_usual) {  // M1-QUICK-01
    for (int players = 3; players <= 8; ++players) {
        Rules quick = figures::first_edition(players, {.quick = true});
        quick.rounds = 8;
        quick.goal = M(20);
        EXPECT_EQ(quick, figures::first_edition(players));
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
