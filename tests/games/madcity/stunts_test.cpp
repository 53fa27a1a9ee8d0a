// Sixes, stunts, returns and payments: MM-SIX, MM-STUNT, MM-RET, MM-PAY.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// P1 has driven six steps to a plain road and is asked.
Story after_a_six(int players, const Options& options = {}) {
    Story t{players, options};
    t.cash(P1, 0).car(P1, "GA5").roll(6).plays("go J09");
    return t;
}

// ---- sixes ----

TEST(MadCitySix, MM_SIX_01_a_bonus_or_a_missed_turn) {  // MM-SIX-01
    Story t = after_a_six(3);
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 2", "miss 3"}));
    Story other = t;
    t.plays("bonus");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_TRUE(t.open().waiting.empty());
    other.plays("miss 3");
    EXPECT_EQ(other.cash(P1), 0);
    EXPECT_EQ(other.open().waiting, SeatSet{P3});
    EXPECT_EQ(other.open().active, P2);
    EXPECT_EQ(t.clause(P2, "miss 1"), "MM-TURN-02") << "only after a six";
}

TEST(MadCitySix, MM_SIX_02_nobody_is_named_twice) {  // MM-SIX-02, ruling 57
    Story t{4};
    t.waits(P3).cash(P2, 5000).car(P4, "SL1").car(P1, "GA5").roll(6).plays("go J09");
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 2", "miss 4"}));
    EXPECT_EQ(t.clause("miss 3"), "MM-SIX-02");
}

TEST(MadCitySix, MM_SIX_03_who_was_skipped_may_be_named_again_without_a_turn_between) {
    Story t = after_a_six(2);  // MM-SIX-03, ruling 29
    t.plays("miss 2");
    for (const char* to : {"go GA5", "go J09", "go GA5"}) {
        ASSERT_EQ(t.open().active, P1);
        t.roll(6).plays(to).plays("miss 2");
    }
    EXPECT_EQ(t.open().turns, 8u) << "four of each, P2's all missed";
}

TEST(MadCitySix, MM_SIX_04_the_new_card_comes_before_the_choice) {  // MM-SIX-04
    Story t{2};
    t.up("P09a P13a").car(P1, "BS5").roll(6).plays("go BS6");
    EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Chance);
    t.turns_up("P16a");
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 2"}));
}

TEST(MadCitySix, MM_SIX_05_one_of_the_two_must_be_chosen) {  // MM-SIX-05, rulings 27 and 28
    Story t{3};
    t.waits(P2).waits(P3).car(P1, "GA5").roll(6).plays("go J09");
    EXPECT_EQ(t.choices(), Set{"bonus"});
    EXPECT_EQ(t.clause("done"), "MM-SIX-05");
    EXPECT_EQ(after_a_six(2).clause("miss 1"), "MM-SIX-01") << "not oneself";
}

TEST(MadCitySix, MM_SIX_06_no_second_roll) {  // MM-SIX-06
    EXPECT_EQ(after_a_six(2).plays("bonus").open().active, P2);
}

TEST(MadCitySix, MM_SIX_07_a_six_in_a_sale_does_not_count) {  // MM-SIX-07, ruling 31
    Story t{2};
    t.cash(P1, 0).buys(P1, "A1").plays("sell A1").die(6);
    EXPECT_EQ(t.cash(P1), 90);
    EXPECT_EQ(t.open().active, P2);
    EXPECT_EQ(t.phase(), Phase::Main);
}

TEST(MadCitySix, MM_SIX_08_the_bonus_can_be_spent_at_once) {  // MM-SIX-08
    Story t{2};
    t.cash(P1, 0).roll(6).plays("go DR2").plays("bonus");
    ASSERT_EQ(t.phase(), Phase::Dealing);
    t.plays("lease B4");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.leased(P1), set_of("B4"));
}

TEST(MadCitySix, MM_SIX_09_the_mark_stays_until_the_skipped_turn) {  // MM-SIX-09, ruling 30
    Story t{3};
    t.waits(P3).car(P3, "GA3").leases(P3, "E3").cash(P3, 0);
    t.up("P08a P02a").car(P1, "GA4").roll(1).plays("go GA5").turns_up("P05a");
    EXPECT_EQ(t.car(P3), "DEPOT") << "returned";
    t.cash(P2, 150).car(P2, "KS5").roll(1).plays("go KS6").plays("buy E3");
    EXPECT_EQ(t.heard(Happening::BoughtOut).at(0).seat, P3);
    EXPECT_EQ(t.cash(P3), 40) << "and bought out";
    EXPECT_EQ(t.heard(Happening::TurnMissed).at(0).seat, P3) << "and skipped all the same";
    EXPECT_EQ(t.open().active, P1);
}

// ---- stunts ----

TEST(MadCityStunt, MM_STUNT_01_ending_on_a_face_up_location_completes_the_stunt) {  // MM-STUNT-01
    Story t{2};
    t.up("P09a P13a").cash(P1, 0).buys(P1, "S1").car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.cash(P1), 10);
    const Event done = t.heard(Happening::StuntDone).at(0);
    EXPECT_EQ(done.card, t.card("P09a"));
    EXPECT_EQ(done.place, t.place("BS6"));
    EXPECT_EQ(done.slot, 0);
    Story no_card{2};
    no_card.buys(P1, "S1").cash(P1, 0).car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(no_card.cash(P1), 0) << "a location without its card is a road";
    EXPECT_EQ(no_card.open().active, P2);
}

TEST(MadCityStunt, MM_STUNT_02_an_early_stop_loses_the_steps_left_over) {  // MM-STUNT-02
    Story t{2};                                                            // ruling 16
    t.up("P08a P13a").car(P1, "GA4").roll(5);
    ASSERT_TRUE(t.lists("go GA5"));
    t.plays("go GA5");
    EXPECT_EQ(t.heard(Happening::Drove).at(0).number, 1);
    t.turns_up("P16a");
    EXPECT_EQ(t.open().active, P2);
    EXPECT_EQ(t.car(P1), "GA5");
}

TEST(MadCityStunt, MM_STUNT_03_stopping_early_is_a_choice) {  // MM-STUNT-03, rulings 14, 15, 17
    Story t{4};
    t.up("P08a P05a P13a").car(P1, "J05").cash(P1, 0).buys(P1, "S1").roll(3);
    EXPECT_TRUE(t.lists("go GA5"));
    EXPECT_TRUE(t.lists("go GA3")) << "or the other one";
    EXPECT_TRUE(t.lists("go GA6")) << "or neither";
    Story exact{2};
    exact.up("P08a P13a").car(P1, "GA4").roll(1).plays("go GA5");
    EXPECT_EQ(exact.phase(), Phase::TurnUpCard) << "the full count is not asked about";
}

TEST(MadCityStunt, MM_STUNT_04_pay_discard_turn_over) {  // MM-STUNT-04
    Story t{2};
    t.up("P09a P13a").cash(P1, 0).buys(P1, "S1").car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.cash(P1), 10) << "paid before the new card";
    EXPECT_EQ(t.slot(1), "") << "discarded";
    EXPECT_FALSE(t.open().pile.has(t.card("P09a")));
    t.turns_up("P09b");
    EXPECT_EQ(t.slot(1), "P09b");
    EXPECT_EQ(t.cash(P1), 10) << "the new card pays nothing";
}

TEST(MadCityStunt, MM_STUNT_05_an_empty_pile_is_made_of_the_discards) {  // MM-STUNT-05, ruling 25
    Story t{2};
    t.up("P09a P13a").pile("P16a").car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 1u);
    t.turns_up("P16a");
    EXPECT_TRUE(t.open().pile.empty()) << "not before a card is needed";
    t.car(P2, "J13").roll(1).plays("go BR5");
    EXPECT_EQ(t.heard(Happening::Reshuffled).at(0).number, 31);
    EXPECT_TRUE(t.open().pile.has(t.card("P16a"))) << "with the card just used";
    EXPECT_FALSE(t.open().pile.has(t.card("P13a"))) << "face-up cards stay";
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 31u);
}

TEST(MadCityStunt, MM_STUNT_06_one_stunt_in_a_turn) {  // MM-STUNT-06
    Story t{2};
    t.up("P09a P13a").cash(P1, 0).buys(P1, "S1").car(P1, "BS5").roll(1).plays("go BS6");
    t.turns_up("P09b");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.car(P1), "DEPOT") << "the new card for the same place is not done too";
    EXPECT_EQ(t.open().active, P2);
}

TEST(MadCityStunt, MM_STUNT_07_without_a_business_the_card_is_used_for_nothing) {  // MM-STUNT-07
    Story t{2};
    t.up("P09a P13a").cash(P1, 10).car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.phase(), Phase::TurnUpCard);
    EXPECT_EQ(t.heard(Happening::StuntDone).at(0).amount, Notes{});
}

TEST(MadCityStunt, MM_STUNT_08_an_early_stop_is_not_landing) {  // MM-STUNT-08, ruling 18
    // As if Real Estate stood where a stunt is done: the early stop gives no right to it.
    Rules rules = rules_for(2);
    const Story names{rules};
    rules.ground[names.place("GA5")] = Ground::RealEstate;
    rules.offered[names.place("GA5")] = names.businesses("A1 A2");
    for (const int die : {1, 3}) {
        Story t{rules};
        t.up("P08a P13a").cash(P1, 100).car(P1, "GA4").roll(die).plays("go GA5").turns_up("P16a");
        EXPECT_EQ(t.phase() == Phase::Dealing, die == 1) << die;
    }
}

// ---- returns ----

TEST(MadCityReturn, MM_RET_01_02_a_new_card_sends_every_car_on_its_location_back) {
    Story t{4};  // MM-RET-01, MM-RET-02, rulings 19, 20 and 21
    t.up("P09a P13a P01a").cash(P1, 0).buys(P1, "S1").buys(P2, "S2").cash(P2, 0);
    for (const Seat seat : {P2, P4}) t.car(seat, "BS6");
    t.car(P3, "BS7").car(P1, "BS5").roll(1).plays("go BS6").turns_up("P09b");
    for (const Seat seat : {P1, P2, P4}) EXPECT_EQ(t.car(seat), "DEPOT");
    EXPECT_EQ(t.car(P3), "BS7") << "not who stands elsewhere";
    EXPECT_EQ(t.cash(P1), 10) << "paid for the old card only";
    EXPECT_EQ(t.cash(P2), 0);
    EXPECT_EQ(t.slot(1), "P09b") << "the card stays";
}

TEST(MadCityReturn, MM_RET_03_04_two_cards_pay_once_and_the_lower_slot_is_discarded) {
    Story t{4};  // MM-RET-03, MM-RET-04, rulings 22, 23 and 24
    t.up("P13a P10b P10a").car(P1, "J12").cash(P1, 0).buys(P1, "S1").roll(1).plays("go SL1");
    EXPECT_EQ(t.cash(P1), 10) << "once";
    EXPECT_EQ(t.slot(2), "") << "the lower of slots 2 and 3";
    EXPECT_EQ(t.slot(3), "P10a") << "stays in play";
    EXPECT_EQ(t.car(P1), "DEPOT") << "before the new card";
    EXPECT_EQ(t.phase(), Phase::TurnUpCard);
    t.turns_up("P16a");
    EXPECT_EQ(t.slot(2), "P16a");
}

TEST(MadCityReturn, MM_RET_05_nothing_else_sends_a_car_back) {  // MM-RET-05
    const Rules rules = rules_for(4, with("turnLimit", 500));
    int returned = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        State s = setup(rules);
        Rng luck{seed};
        while (turn(rules, s).kind != Turn::Kind::Over) {
            const Open before = s.open;
            Told told;
            testing_support::step_anyhow(rules, s, luck, told);
            for (const Seat seat : all_seats(rules)) {
                if (s.open.car[seat] != kDepot || before.car[seat] == kDepot) continue;
                ++returned;
                // A card was turned up there, or one of two cards there was used.
                const bool stunt = s.open.phase == Phase::TurnUpCard;
                ASSERT_TRUE(before.phase == Phase::TurnUpCard || stunt) << seed;
                if (before.phase == Phase::TurnUpCard) {
                    const Place turned = rules.card_space[s.open.face_up[before.slot]];
                    ASSERT_EQ(before.car[seat], turned) << seed;
                }
            }
            // MM-RET-07: between turns no car stands on the location of a face-up card.
            if (s.open.phase == Phase::Main) {
                for (const Seat seat : all_seats(rules)) {
                    ASSERT_EQ(slot_for(rules, s.open, s.open.car[seat]), rules.face_up) << seed;
                }
            }
        }
    }
    EXPECT_GT(returned, 20);
}

TEST(MadCityReturn, MM_RET_06_a_returned_player_keeps_the_six_but_buys_nothing) {  // MM-RET-06
    Story t{2};                                                                    // ruling 26
    t.up("P10a P10b").car(P1, "J12").cash(P1, 900).roll(6).plays("go SL1").turns_up("P13a");
    EXPECT_EQ(t.choices(), (Set{"bonus", "miss 2"}));
    EXPECT_EQ(t.plays("bonus").open().active, P2);
    EXPECT_EQ(t.cash(P1), 910);
}

// ---- payments ----

TEST(MadCityPay, MM_PAY_01_a_group_of_n_earns_n_squared) {  // MM-PAY-01
    const char* groups[] = {"",
                            "E1",
                            "E1 E2",
                            "E1 E2 E3",
                            "E1 E2 E3 E4",
                            "E1 E2 E3 E4 E5",
                            "E1 E2 E3 E4 E5 E6",
                            "E1 E2 E3 E4 E5 E6 E7"};
    for (int n = 0; n <= 7; ++n) {
        Story t{2};
        EXPECT_EQ(t.buys(P1, groups[n]).pays(P1), 10 * n * n) << n;
    }
}

TEST(MadCityPay, MM_PAY_02_a_gap_splits_a_group) {  // MM-PAY-02, ruling 59
    Story t{2};
    t.buys(P1, "E1 E2 E4 E5 E6");
    EXPECT_EQ(t.pays(P1), 40 + 90);
    t.buys(P1, "E3");
    EXPECT_EQ(t.pays(P1), 360);
    EXPECT_EQ(group_of(t.rules(), t.businesses("E1 E2 E4 E5 E6"), t.business("E5")),
              t.businesses("E4 E5 E6"));
}

TEST(MadCityPay, MM_PAY_02_groups_are_joined_by_walls_whatever_their_shape) {
    // A chain that is no row: three in a ring round a fourth that touches only the first.
    Rules rules = rules_for(2);
    const Story names{rules};
    const auto join = [&](const char* a, const char* b) {
        rules.neighbours[names.business(a)].add(names.business(b));
        rules.neighbours[names.business(b)].add(names.business(a));
    };
    for (const char* id : {"A1", "A2", "A3", "A4"}) rules.neighbours[names.business(id)] = {};
    join("A1", "A2");
    join("A1", "A3");
    join("A2", "A3");
    join("A1", "A4");
    const BusinessSet all = names.businesses("A1 A2 A3 A4");
    EXPECT_EQ(group_of(rules, all, names.business("A4")), all);
    const BusinessSet without = names.businesses("A2 A3 A4");
    EXPECT_EQ(group_of(rules, without, names.business("A2")), names.businesses("A2 A3"));
}

TEST(MadCityPay, MM_PAY_03_only_walls_within_a_set_join) {  // MM-PAY-03, rulings 49 and 50
    const Rules rules = rules_for(2);
    for (int i = 0; i < rules.businesses; ++i) {
        const Business b{static_cast<std::uint8_t>(i)};
        const std::string_view id = rules.names.business[b].text();
        for (const Business other : rules.neighbours[b]) {
            const std::string_view near = rules.names.business[other].text();
            EXPECT_EQ(id[0], near[0]);
            EXPECT_EQ(std::abs(id[1] - near[1]), 1) << id << " " << near;
        }
    }
    for (const char* pair : {"A4 B1", "E1 E7", "D5 G6", "G1 G7", "C6 D3"}) {
        Story t{2};
        EXPECT_EQ(t.buys(P1, pair).pays(P1), 20) << pair;
    }
}

TEST(MadCityPay, MM_PAY_04_small_businesses_stand_alone) {  // MM-PAY-04
    Story t{2};
    EXPECT_EQ(t.buys(P1, "S1 S2 S3 S4 S5 S6").pays(P1), 60);
}

TEST(MadCityPay, MM_PAY_05_bought_and_leased_join) {  // MM-PAY-05
    Story t{2};
    EXPECT_EQ(t.buys(P1, "F1 F3").leases(P1, "F2 F4").pays(P1), 160);
}

TEST(MadCityPay, MM_PAY_06_the_payment_is_the_sum_over_all_groups) {  // MM-PAY-06
    Story t{2};
    t.up("P09a P13a").cash(P1, 0).cash(P2, 0).buys(P1, "C1 C2 C3 S1").leases(P1, "F1 F2");
    t.car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.cash(P1), 90 + 10 + 40);
    EXPECT_EQ(t.cash(P2), 0) << "from the bank";
    const auto groups = t.heard(Happening::GroupPaid);
    ASSERT_EQ(groups.size(), 3u);
    EXPECT_EQ(groups[0].businesses, t.businesses("C1 C2 C3"));
    EXPECT_EQ(groups[0].amount, t.k(90));
}

TEST(MadCityPay, MM_PAY_07_it_is_reckoned_before_the_card_is_replaced) {  // MM-PAY-07
    Story t{2};
    t.up("P09a P13a").cash(P1, 0).buys(P1, "S1").car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.phase(), Phase::TurnUpCard);
    EXPECT_EQ(t.cash(P1), 10);
}

TEST(MadCityPay, MM_PAY_08_the_bank_never_runs_out) {  // MM-PAY-08, ruling 48
    Story t{2};
    t.cash(P1, 10'000'000).buys(P1, "G1 G2 G3 G4 G5 G6 G7").up("P09a P13a");
    t.car(P1, "BS5").roll(1).plays("go BS6");
    EXPECT_EQ(t.cash(P1), 10'000'490);
}

}  // namespace
}  // namespace moneybags::madcity::stories
