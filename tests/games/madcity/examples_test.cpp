// The worked examples of section 7.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// ---- 7.1 Destinations ----

struct Drive {
    std::string_view example, car;
    int die;
    std::string_view up, to;
};

TEST(MadCityExamples, destinations_are_those_of_the_table) {
    const Drive drives[] = {
        {"MM-EX-01", "DEPOT", 1, "",               "KS7"                                    },
        {"MM-EX-02", "DEPOT", 3, "",               "KS6 KS9 MS3 MS4"                        },
        {"MM-EX-03", "DEPOT", 6, "P06a P03a",      "J05 J08 J10 DR2 J14"                    },
        {"MM-EX-04", "GA5",   2, "",               "J05 J06"                                },
        {"MM-EX-05", "J05",   6, "P05a P08a P04a",
         "WP2 WP5 CR2 CR5 BS2 BS5 GA8 KS8 MS2 MS5 GA3 GA5 KS1"                              },
        {"MM-EX-06", "J13",   4, "",               "BR2 MS9 DR6"                            },
        {"MM-EX-07", "SL1",   6, "",               "J11 J16"                                },
        {"MM-EX-08", "SL2",   1, "",               "SL3"                                    },
        {"MM-EX-09", "J10",   5, "",               "BS3 GA6 GA7 J11 DR3 DR4 KS6 KS7 MS3 SL3"},
        {"MM-EX-10", "J07",   6, "P13a P15a",      "BS3 BS4 GA6 ES2 J13 MS9 ES5 BR3"        },
        {"MM-EX-11", "J13",   2, "",               "J11 J16"                                },
        {"MM-EX-12", "J12",   5, "",               "BS4 MS4 MS9 DR1 DR6 J13"                },
    };
    for (const Drive& each : drives) {
        SCOPED_TRACE(each.example);
        Story t{4};
        t.car(P1, each.car).up(each.up).roll(each.die);
        EXPECT_EQ(t.destinations(), set_of(each.to));
    }
}

TEST(MadCityExamples, MM_EX_11_a_lane_open_both_ways_leads_to_the_finish_from_behind) {
    Story t{2, with("oneWay", false)};  // MM-EX-11
    t.car(P1, "J13").roll(2);
    EXPECT_EQ(t.destinations(), set_of("J11 J16 SL3"));
}

TEST(MadCityExamples, MM_EX_12_a_winner_may_stop_early_if_the_count_need_not_be_exact) {
    Story t{2, with("exactFinish", false)};  // MM-EX-12
    t.car(P1, "J12").cash(P1, 1000).roll(5);
    EXPECT_EQ(t.destinations(), set_of("BS4 MS4 MS9 DR1 DR6 J13 SL3"));
}

// Below the table of 7.1.
TEST(MadCityExamples, the_finish_is_near_from_nowhere_else) {
    const Rules rules = rules_for(2);
    const Story t{rules};
    const std::vector<Set> from = {set_of("SL2"),     set_of("SL1"),
                                   set_of("J12"),     set_of("BS7 BS8"),
                                   set_of("J10 J15"), set_of("BS6 MS6 MS7 DR3 DR4")};
    for (std::size_t steps = 1; steps <= 6; ++steps) {
        Set found;
        for (int i = 0; i <= static_cast<int>(kMaxSpaces); ++i) {
            const Place p{static_cast<std::uint8_t>(i)};
            if (rules.reach[p][steps - 1].exactly.has(rules.finish)) {
                found.insert(std::string(rules.names.place[p].text()));
            }
        }
        EXPECT_EQ(found, from[steps - 1]) << steps;
    }
}

// ---- 7.2 Payment ----

struct Payday {
    std::string_view example, bought, leased;
    int pays;
};

TEST(MadCityExamples, payments_are_those_of_the_table) {
    const Payday days[] = {
        {"MM-EX-13", "S1",                   "",            10 },
        {"MM-EX-14", "E3 S1",                "E1 E2 A1 A2", 140},
        {"MM-EX-15", "E3 E5",                "",            20 },
        {"MM-EX-16", "E3 E4 E5",             "",            90 },
        {"MM-EX-17", "E1 E7",                "",            20 },
        {"MM-EX-18", "D5 G6",                "",            20 },
        {"MM-EX-19", "G1 G2 G3 G4 G5 G6 G7", "",            490},
        {"MM-EX-20", "",                     "",            0  },
    };
    for (const Payday& each : days) {
        SCOPED_TRACE(each.example);
        Story t{2};
        t.buys(P1, each.bought).leases(P1, each.leased).cash(P1, 10);
        EXPECT_EQ(t.pays(P1), each.pays);
        // And at the stunt itself: the card is used all the same.
        t.up("P09a P13a").car(P1, "BS5").roll(1).plays("go BS6");
        EXPECT_EQ(t.cash(P1), 10 + each.pays);
        EXPECT_EQ(t.slot(1), "");
        int in_groups = 0;
        for (const Event& e : t.heard(Happening::GroupPaid)) {
            in_groups += thousands(t.rules(), e.amount);
        }
        EXPECT_EQ(in_groups, each.pays) << "the groups add up";
    }
}

// ---- 7.3 Deals ----

TEST(MadCityExamples, MM_EX_21_a_lease_is_paid) {
    Story t{2};  // MM-EX-21
    t.cash(P1, 20).leases(P1, "A3 B1").car(P1, "KS2").roll(1).plays("go KS3").plays("lease D1");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.leased(P1), set_of("A3 B1 D1"));
}

TEST(MadCityExamples, MM_EX_22_ended_leases_pay_for_a_purchase) {
    Story t{2};  // MM-EX-22
    t.cash(P1, 60).leases(P1, "A3 B1").car(P1, "KS2").roll(1).plays("go KS3");
    EXPECT_FALSE(t.lists("buy D1"));
    EXPECT_EQ(t.clause("buy D1"), "MM-BUY-03");
    t.plays("end A3").plays("end B1").plays("buy D1");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.bought(P1), set_of("D1"));
    EXPECT_TRUE(t.is_free("A3"));
    EXPECT_TRUE(t.is_free("B1"));
}

TEST(MadCityExamples, MM_EX_23_a_tenant_is_bought_out) {
    Story t{2};  // MM-EX-23
    t.cash(P1, 160).cash(P2, 0).leases(P2, "E3").car(P1, "KS5").roll(1).plays("go KS6");
    EXPECT_FALSE(t.lists("lease E3"));
    t.plays("buy E3");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.cash(P2), 40);
    EXPECT_EQ(t.signs(P2), 7);
    EXPECT_EQ(t.bought(P1), set_of("E3"));
}

TEST(MadCityExamples, MM_EX_24_an_upgrade_needs_no_further_sign) {
    Story t{2};  // MM-EX-24
    t.cash(P1, 110).leases(P1, "E3").buys(P1, "S1 S2 S3 S4 S5 S6").car(P1, "KS5");
    ASSERT_EQ(t.signs(P1), 0);
    t.roll(1).plays("go KS6").plays("buy E3");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.bought(P1), set_of("S1 S2 S3 S4 S5 S6 E3"));
    EXPECT_EQ(t.leased(P1), Set{});
}

TEST(MadCityExamples, MM_EX_25_real_estate_sells_anything_at_its_price) {
    Story t{2};  // MM-EX-25
    t.cash(P1, 400).car(P1, "BS2").roll(1).plays("go BS3");
    EXPECT_TRUE(t.lists("buy G5"));
    EXPECT_FALSE(t.lists("lease G5"));
    t.plays("buy G5");
    EXPECT_EQ(t.cash(P1), 100);
}

TEST(MadCityExamples, MM_EX_26_a_sign_is_lifted_off_a_bought_business) {
    Story t{2};  // MM-EX-26
    t.cash(P1, 30).buys(P1, "S1 S2 S3 S4 S5 S6 A1").car(P1, "J08").roll(1).plays("go MS1");
    t.plays("lease A2");
    EXPECT_EQ(t.choices(),
              (Set{"lift S1", "lift S2", "lift S3", "lift S4", "lift S5", "lift S6", "lift A1"}));
    t.plays("lift S5");
    EXPECT_EQ(t.cash(P1), 20);
    EXPECT_TRUE(t.is_free("S5"));
    EXPECT_EQ(t.leased(P1), set_of("A2"));
}

TEST(MadCityExamples, MM_EX_27_a_sale_goes_by_the_die) {
    const int rows[][2] = {
        {1, 60 },
        {3, 110},
        {5, 220},
        {6, 330}
    };
    for (const auto& [die, gain] : rows) {
        Story t{2};  // MM-EX-27
        t.cash(P1, 0).buys(P1, "C6").plays("sell C6").die(die);
        EXPECT_EQ(t.cash(P1), gain) << die;
        EXPECT_TRUE(t.is_free("C6"));
        EXPECT_EQ(t.open().active, P2);
        EXPECT_EQ(t.phase(), Phase::Main);
    }
}

TEST(MadCityExamples, MM_EX_28_a_sale_on_real_estate_is_all_that_is_done_there) {
    Story t{2};  // MM-EX-28
    t.cash(P1, 10).buys(P1, "S1").car(P1, "GA2").roll(1).plays("go GA1").plays("sell S1").die(2);
    EXPECT_EQ(t.cash(P1), 30);
    EXPECT_EQ(t.signs(P1), 7);
    EXPECT_EQ(t.open().active, P2) << "no purchase afterwards";
}

TEST(MadCityExamples, MM_EX_29_nothing_happens_on_anothers_business) {
    Story t{2};  // MM-EX-29
    t.cash(P1, 500).cash(P2, 10).buys(P2, "B2").car(P1, "KS7").roll(1).plays("go KS8");
    EXPECT_EQ(t.cash(P1), 500);
    EXPECT_EQ(t.cash(P2), 10);
    EXPECT_EQ(t.open().active, P2);
}

TEST(MadCityExamples, MM_EX_42_seven_leases_and_nothing_bought) {
    Story t{2};  // MM-EX-42
    t.cash(P1, 40).leases(P1, "A1 A2 A3 A4 B1 B2 B3").car(P1, "DR1").roll(1).plays("go DR2");
    EXPECT_EQ(t.choices(),
              (Set{"end A1", "end A2", "end A3", "end A4", "end B1", "end B2", "end B3", "done"}));
    t.plays("end A1");
    EXPECT_EQ(t.cash(P1), 50);
    EXPECT_EQ(t.choices(), (Set{"buy B4", "lease B4", "end A2", "end A3", "end A4", "end B1",
                                "end B2", "end B3", "done"}));
    t.plays("buy B4");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.phase(), Phase::Main) << "no sign need be lifted";
}

// ---- 7.4 Stunts, returns, sixes ----

TEST(MadCityExamples, MM_EX_30_an_early_stop_pays_and_the_new_card_clears_its_location) {
    Story t{3};  // MM-EX-30
    t.up("P08a P02a").car(P1, "GA4").cash(P1, 0).buys(P1, "A1 A2");
    t.car(P2, "GA3").car(P3, "GA3").cash(P2, 10).cash(P3, 10);
    t.roll(3).plays("go GA5").turns_up("P05b");
    EXPECT_EQ(t.cash(P1), 40);
    EXPECT_EQ(t.slot(1), "P05b");
    EXPECT_EQ(t.slot(2), "P02a");
    EXPECT_EQ(t.car(P2), "DEPOT");
    EXPECT_EQ(t.car(P3), "DEPOT");
    EXPECT_EQ(t.cash(P2), 10);
    EXPECT_EQ(t.cash(P3), 10);
    EXPECT_EQ(t.car(P1), "GA5");
}

TEST(MadCityExamples, MM_EX_31_a_location_on_two_cards_sends_the_car_back) {
    Story t{2};  // MM-EX-31
    t.up("P10a P10b").car(P1, "J12").cash(P1, 0).buys(P1, "E3 E4 E5");
    t.roll(2).plays("go SL1");
    EXPECT_EQ(t.car(P1), "DEPOT");
    t.turns_up("P13a");
    EXPECT_EQ(t.cash(P1), 90);
    EXPECT_EQ(t.slot(1), "P13a");
    EXPECT_EQ(t.slot(2), "P10b");
    EXPECT_FALSE(t.open().pile.has(t.card("P10a"))) << "discarded";
}

TEST(MadCityExamples, MM_EX_32_the_new_card_may_send_the_scorer_back) {
    Story t{2};  // MM-EX-32
    t.up("P02a P13a").car(P1, "J04").cash(P1, 0).buys(P1, "S1");
    t.roll(6).plays("go WP4").turns_up("P02b");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.car(P1), "DEPOT");
    EXPECT_EQ(t.phase(), Phase::SixChoice);
    t.plays("bonus");
    EXPECT_EQ(t.open().active, P2) << "and no purchase step";
}

TEST(MadCityExamples, MM_EX_33_who_waits_is_not_named) {
    Story t{3};  // MM-EX-33
    t.waits(P2).car(P1, "GA5").roll(6).plays("go J09");
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 3"}));
}

TEST(MadCityExamples, MM_EX_34_who_was_skipped_can_be_named_again) {
    Story t{2};  // MM-EX-34
    t.cash(P1, 0).car(P1, "GA5").roll(6).plays("go J09").plays("miss 2");
    EXPECT_EQ(t.open().active, P1) << "P2 was skipped";
    EXPECT_TRUE(t.open().waiting.empty());
    t.roll(6).plays("go GA5");
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 2"}));
}

TEST(MadCityExamples, MM_EX_35_the_full_count_completes_the_stunt_without_asking) {
    Story t{2};  // MM-EX-35
    t.up("P03a P02a").car(P1, "MS2").cash(P1, 0).buys(P1, "S1").roll(2).plays("go J08");
    EXPECT_EQ(t.phase(), Phase::TurnUpCard);
    EXPECT_EQ(t.cash(P1), 10);
}

// ---- 7.5 Winning ----

TEST(MadCityExamples, MM_EX_36_refunds_count_at_the_finish) {
    Story t{2};  // MM-EX-36
    t.car(P1, "BS7").cash(P1, 900).leases(P1, "E7 G3").roll(4).plays("go SL3");
    EXPECT_TRUE(t.has_won(P1));
    EXPECT_EQ(t.cash(P1), 1000);
    EXPECT_EQ(t.leased(P1), Set{});
}

TEST(MadCityExamples, MM_EX_37_the_bonus_of_a_six_counts_if_chosen) {
    Story t{2};  // MM-EX-37
    t.car(P1, "BS6").cash(P1, 990).roll(6).plays("go SL3");
    ASSERT_EQ(t.phase(), Phase::SixChoice);
    Story other = t;
    EXPECT_TRUE(t.plays("bonus").has_won(P1));
    EXPECT_FALSE(other.plays("miss 2").is_over());
}

TEST(MadCityExamples, MM_EX_38_driving_over_the_finish_does_not_win) {
    Story t{2};  // MM-EX-38
    t.car(P1, "J12").cash(P1, 1500).roll(5).plays("go J13");
    EXPECT_FALSE(t.is_over());
}

TEST(MadCityExamples, MM_EX_39_getting_rich_on_the_finish_does_not_win) {
    Story t{2};  // MM-EX-39
    t.car(P1, "SL3").cash(P1, 950).buys(P1, "G4").plays("sell G4").die(6);
    EXPECT_EQ(t.cash(P1), 1700);
    EXPECT_FALSE(t.is_over());
    t.roll(1).plays("go KS7").roll(1);
    EXPECT_EQ(t.destinations(), set_of("SL4"));
}

TEST(MadCityExamples, MM_EX_40_the_target_may_be_another) {
    Story t{2, with("target", 500)};  // MM-EX-40
    t.car(P1, "SL1").cash(P1, 480).leases(P1, "E1").roll(2).plays("go SL3");
    EXPECT_TRUE(t.has_won(P1));
}

TEST(MadCityExamples, MM_EX_43_a_six_may_always_be_the_bonus) {
    Story t{2, with("six", "bonus")};  // MM-EX-43
    t.car(P1, "BS6").cash(P1, 990).roll(6).plays("go SL3");
    EXPECT_TRUE(t.has_won(P1));
    EXPECT_EQ(t.cash(P1), 1000);
}

TEST(MadCityExamples, MM_EX_44_an_early_stop_at_the_finish_wins) {
    Story t{2, with("exactFinish", false)};  // MM-EX-44
    t.car(P1, "J12").cash(P1, 950).leases(P1, "E7").roll(5).plays("go SL3");
    EXPECT_TRUE(t.has_won(P1));
    EXPECT_EQ(t.cash(P1), 1000);
}

TEST(MadCityExamples, MM_EX_45_the_turn_limit_counts_missed_turns) {
    Story t{2, with("turnLimit", 3)};  // MM-EX-45
    t.cash(P1, 0).car(P1, "GA5").roll(6).plays("go J09").plays("miss 2");
    EXPECT_EQ(t.open().turns, 2u);
    t.roll(1).plays("go KS7");
    EXPECT_TRUE(t.is_over());
    EXPECT_TRUE(t.open().winners.empty());
}

// ---- 7.6 Opening script ----

TEST(MadCityExamples, MM_EX_41_the_opening_of_a_game_of_two) {
    Story t = Story::opening(2);  // MM-EX-41
    t.turns_up("P06a").turns_up("P16b");
    EXPECT_EQ(t.open().active, P1);
    t.plays("take S5").plays("take S2");
    t.die(4).die(4).die(2).die(5);
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.cash(P2), 10);

    EXPECT_EQ(t.open().active, P2);
    t.roll(4);
    EXPECT_EQ(t.destinations(), set_of("J14 KS5 MS2 MS5"));
    t.plays("go J14").turns_up("P03b");
    EXPECT_EQ(t.cash(P2), 20);
    EXPECT_EQ(t.slot(1), "P03b");
    EXPECT_EQ(t.car(P2), "J14");

    EXPECT_EQ(t.open().active, P1);
    t.roll(3).plays("go MS4").plays("lease B1");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.signs(P1), 5);

    t.roll(6);
    EXPECT_EQ(t.destinations(), set_of("DR5 J12 KS5 MS2 MS5"));
    t.plays("go MS2").plays("miss 1").plays("lease A3");
    EXPECT_EQ(t.cash(P2), 10);
    ASSERT_EQ(t.heard(Happening::TurnMissed).size(), 1u);
    EXPECT_FALSE(t.open().waiting.has(P1));

    EXPECT_EQ(t.open().active, P2);
    t.roll(2);
    EXPECT_EQ(t.destinations(), set_of("J08 J09"));
    t.plays("go J08").turns_up("P08a");
    EXPECT_EQ(t.cash(P2), 30);
    EXPECT_EQ(t.slot(1), "P08a");

    EXPECT_EQ(t.open().active, P1);
    t.plays("end B1").roll(1);
    EXPECT_EQ(t.destinations(), set_of("J09 MS5"));
    t.plays("go MS5");
    EXPECT_EQ(t.open().active, P2) << "E4 is far too dear and cannot be leased";
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.car(P1), "MS5");
    EXPECT_EQ(t.signs(P1), 6);
}

}  // namespace
}  // namespace moneybags::madcity::stories
