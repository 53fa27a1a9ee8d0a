// Set-up and start order: MM-SET, MM-ORD.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// Cards laid out, then whatever follows.
Story laid_out(int players) {
    Story t = Story::opening(players);
    for (const std::string& id : words("P13a P13b P01a P01b")) {
        if (t.phase() == Phase::LayCards) t.turns_up(id);
    }
    return t;
}

TEST(MadCitySetup, MM_SET_01_two_to_six_may_play) {  // MM-SET-01
    const Ruleset& ruleset = *find_ruleset("mad-millionaire");
    EXPECT_EQ(ruleset.least_players, 2);
    EXPECT_EQ(ruleset.most_players, 6);
    for (const int players : {0, 1, 7, 8}) EXPECT_FALSE(make_game(ruleset, players)) << players;
    for (int players = 2; players <= 6; ++players) {
        EXPECT_EQ(rules_for(players).players, players);
    }
}

TEST(MadCitySetup, MM_SET_02_05_06_everybody_begins_alike_and_nothing_is_owned) {
    for (int players = 2; players <= 6; ++players) {
        const Story t = Story::opening(players);
        ASSERT_EQ(t.rules().businesses, 46);
        EXPECT_TRUE(bought_by_anyone(t.rules(), t.open()).empty());  // MM-SET-02
        EXPECT_TRUE(leased_by_anyone(t.rules(), t.open()).empty());
        for (const Seat seat : all_seats(t.rules())) {
            EXPECT_EQ(t.cash(seat), 10);      // MM-SET-05
            EXPECT_EQ(t.signs(seat), 7);      // MM-SET-05
            EXPECT_EQ(t.car(seat), "DEPOT");  // MM-SET-06
        }
    }
}

TEST(MadCitySetup, MM_SET_03_the_cards_laid_out_come_from_all_32_alike) {  // MM-SET-03
    const int face_up[] = {0, 0, 2, 2, 3, 4, 4};
    for (int players = 2; players <= 6; ++players) {
        Story t = Story::opening(players);
        ASSERT_EQ(t.rules().cards, 32);
        const Outcomes first = outcomes(t.rules(), t.state());
        EXPECT_EQ(first.size(), 32u);
        for (const auto& each : first) EXPECT_EQ(each.weight, first[0].weight);
        t.turns_up("P07a");
        EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 31u) << "without the one that lies there";
        Story whole = laid_out(players);
        EXPECT_EQ(whole.open().pile.size(), 32 - face_up[players]);
        EXPECT_EQ(cards_face_up(whole.rules(), whole.open()).size(), face_up[players]);
    }
}

TEST(MadCitySetup, MM_SET_04_a_replacement_takes_the_slot_of_the_card_it_replaces) {  // MM-SET-04
    Story t{4};
    t.up("P13a P09a P01a").car(P1, "BS5").roll(1).plays("go BS6").turns_up("P16a");
    EXPECT_EQ(t.slot(1), "P13a");
    EXPECT_EQ(t.slot(2), "P16a");
    EXPECT_EQ(t.slot(3), "P01a");
}

TEST(MadCitySetup, MM_SET_07_a_small_business_is_free_and_bought) {  // MM-SET-07
    Story t = laid_out(2);
    EXPECT_EQ(t.choices(), (Set{"take S1", "take S2", "take S3", "take S4", "take S5", "take S6"}));
    EXPECT_EQ(t.clause("take A1"), "MM-SET-07");
    EXPECT_EQ(t.clause("roll"), "MM-SET-07");
    t.plays("take S4");
    EXPECT_EQ(t.bought(P1), set_of("S4"));
    EXPECT_EQ(t.leased(P1), Set{});
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.signs(P1), 6);
}

TEST(MadCitySetup, MM_SET_08_no_two_take_the_same) {  // MM-SET-08, rulings 5 and 6
    Story t = laid_out(6);
    t.plays("take S4");
    EXPECT_FALSE(t.lists("take S4"));
    EXPECT_EQ(t.clause("take S4"), "MM-SET-08");
    t.plays("take S1").plays("take S2").plays("take S3").plays("take S6");
    EXPECT_EQ(t.choices(), Set{"take S5"}) << "one left for the sixth";
}

TEST(MadCitySetup, MM_SET_09_seats_choose_in_order_before_the_start_roll) {  // MM-SET-09
    Story t = laid_out(3);
    for (const Seat seat : {P1, P2, P3}) {
        EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(seat));
        const Seat other = next_clockwise(seat, 3);
        EXPECT_EQ(t.clause(other, "take S6"), "MM-SET-09");
        t.plays("take S" + std::to_string(number(seat) + 1));
    }
    EXPECT_EQ(t.phase(), Phase::StartRoll);
}

TEST(MadCitySetup, MM_SET_10_the_first_business_is_like_any_bought_one) {  // MM-SET-10
    Story t = laid_out(2);
    t.plays("take S1").plays("take S2").die(5).die(1);
    EXPECT_EQ(t.pays(P1), 10);
    EXPECT_TRUE(t.lists("sell S1"));
    t.plays("sell S1").die(6);
    EXPECT_EQ(t.cash(P1), 100) << "its printed price three times";
    Story full{2};
    full.cash(P1, 30).buys(P1, "S1 S2 S3 S4 S5 S6 A1").car(P1, "J08").roll(1).plays("go MS1");
    full.plays("buy A2").plays("lift S1");
    EXPECT_TRUE(full.is_free("S1")) << "its sign can be moved";
}

TEST(MadCitySetup, MM_SET_11_equal_locations_at_the_start_are_kept) {  // MM-SET-11
    Story t = Story::opening(2);
    t.turns_up("P10a").turns_up("P10b");
    EXPECT_EQ(t.phase(), Phase::TakeSmall);
    EXPECT_EQ(t.slot(1), "P10a");
    EXPECT_EQ(t.slot(2), "P10b");
}

TEST(MadCitySetup, MM_SET_12_cards_first_then_businesses_then_the_roll) {  // MM-SET-12
    Story t = Story::opening(2);
    EXPECT_EQ(t.phase(), Phase::LayCards);
    t.turns_up("P05a");
    EXPECT_EQ(t.slot(1), "P05a");
    EXPECT_EQ(t.slot(2), "");
    EXPECT_EQ(t.clause(P1, "take S1"), "MM-TURN-04") << "not before all cards lie there";
    t.turns_up("P06a");
    EXPECT_EQ(t.phase(), Phase::TakeSmall);
    t.plays("take S1").plays("take S2");
    EXPECT_EQ(t.phase(), Phase::StartRoll);
}

// ---- start order ----

Story at_the_roll(int players) {
    Story t = laid_out(players);
    for (int i = 1; i <= players; ++i) t.plays("take S" + std::to_string(i));
    return t;
}

TEST(MadCityOrder, MM_ORD_01_the_highest_roll_begins) {  // MM-ORD-01
    Story t = at_the_roll(4);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 6u);
    t.die(3).die(2).die(5).die(4);
    EXPECT_EQ(t.phase(), Phase::Main);
    EXPECT_EQ(t.open().active, P3);
    EXPECT_EQ(t.heard(Happening::Begins).at(0).seat, P3);
}

TEST(MadCityOrder,
     MM_ORD_02_05_the_tied_roll_again_in_seat_order) {  // MM-ORD-02, MM-ORD-05, ruling 7
    Story t = at_the_roll(4);
    t.die(1);
    EXPECT_EQ(t.open().active, P2);
    t.die(5).die(2).die(5);
    EXPECT_EQ(t.heard(Happening::RollAgain).at(0).seats, (SeatSet{P2, P4}));
    EXPECT_EQ(t.open().active, P2);
    t.die(3);
    EXPECT_EQ(t.open().active, P4) << "only the tied roll";
    t.die(3);
    EXPECT_EQ(t.phase(), Phase::StartRoll) << "until one is highest";
    t.die(1).die(2);
    EXPECT_EQ(t.phase(), Phase::Main);
    EXPECT_EQ(t.open().active, P4);
}

TEST(MadCityOrder, MM_ORD_03_turns_pass_clockwise) {  // MM-ORD-03
    Story t{3};
    for (const Seat seat : {P1, P2, P3, P1}) {
        EXPECT_EQ(t.open().active, seat);
        EXPECT_EQ(t.clause(next_clockwise(seat, 3), "roll"), "MM-ORD-03");
        t.roll(1).plays("go KS7");
        t.car(seat, "DEPOT");
    }
}

TEST(MadCityOrder, MM_ORD_04_a_six_is_only_the_highest_roll) {  // MM-ORD-04
    Story t = at_the_roll(2);
    t.die(6).die(1);
    EXPECT_EQ(t.phase(), Phase::Main);
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_TRUE(t.open().waiting.empty());
}

}  // namespace
}  // namespace moneybags::madcity::stories
