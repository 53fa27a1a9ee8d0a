// First edition, rulings: M1-R, where the rulebook leaves a question.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// ---- The Snitch ----

TEST(FirstRulings, M1_R_01_a_role_that_only_the_hidden_card_shows_may_not_be_named) {  // M1-R-01
    Story t = table(5, {Snitch, Driver, Crook, Crook, Snitch}, Driver);
    t.leaving({of(Eva)}).all_ready();
    EXPECT_EQ(t.clause(Al, name_role(Driver)), "M1-R-01");
    EXPECT_FALSE(t.lists(Al, name_role(Driver)));
    EXPECT_TRUE(t.lists(Al, name_role(Crook)));
}

TEST(FirstRulings, M1_R_02_the_snitch_may_not_name_snitch) {  // M1-R-02
    Story t = table(5, {Snitch, Driver, Crook, Crook, Snitch}, Driver);
    t.leaving({of(Eva)}).all_ready();
    ASSERT_GE(t.open().on_view[Snitch], 1) << "though it lies on view";
    EXPECT_EQ(t.clause(Al, name_role(Snitch)), "M1-R-02");
    EXPECT_FALSE(t.lists(Al, name_role(Snitch)));
}

TEST(FirstRulings, M1_R_03_with_only_snitches_on_view_no_role_is_named) {  // M1-R-03
    Story t = table(5, {Snitch, Brute, Snitch, Snitch, Snitch}, Brute);
    t.leaving({of(Cid), of(Dan), of(Eva)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_FALSE(ears.heard_of(Happening::Named));
    EXPECT_EQ(t.purses(), (Purses{11, 11, 5, 5, 5}));
    EXPECT_EQ(t.open().cards[Bea], 1) << "the Brute answers at his place";
}

TEST(FirstRulings, M1_R_04_the_snitch_may_not_refuse_but_may_name_the_gone) {  // M1-R-04
    Story t = table(5, {Snitch, Driver, Crook, Crook, Brute}, Brute);
    t.only_in({of(Al), of(Bea)});
    for (const Choice& choice : t.choices(Al)) EXPECT_EQ(choice.act, Name);
    EXPECT_EQ(t.clause(Al, bare(Pass)), "M1-HEIST-05");
    EXPECT_TRUE(t.lists(Al, name_role(Crook)));
    t.plays(Al, name_role(Crook));
    EXPECT_EQ(t.purses(), (Purses{10, 12, 5, 5, 5})) << "his friend the Driver is spared";
}

TEST(FirstRulings, M1_R_05_the_role_is_named_not_the_card) {  // M1-R-05
    Story t = table(5, {Snitch, Driver, Driver, Crook, Brute}, Driver);
    ASSERT_EQ(t.open().on_view[Driver], 1);
    t.all_ready().plays(Al, name_role(Driver));
    EXPECT_EQ(t.purse(Bea), 4);
    EXPECT_EQ(t.purse(Cid), 4);
}

TEST(FirstRulings, M1_R_06_named_doubles_go_as_named_at_the_end) {  // M1-R-06
    for (const Role role : {Brute, Driver, Crook}) {
        SCOPED_TRACE(static_cast<int>(role));
        const Role other = role == Crook ? Driver : Crook;
        Story t = table(5, {Snitch, role, role, other, other}, role);
        t.leaving({of(Eva)}).all_ready();
        Ears ears;
        ears.plays(t, Al, name_role(role));
        EXPECT_FALSE(ears.heard_of(Happening::Clashed)) << "they are not called at their place";
        EXPECT_EQ(ears.count(Happening::NamedOut), 2);
        EXPECT_EQ(ears.of(Happening::RoleCalled).back().role, role);
        EXPECT_EQ(t.purse(Bea), role == Brute ? 5 : 4);
        EXPECT_EQ(t.purse(Cid), role == Brute ? 5 : 4);
    }
}

TEST(FirstRulings, M1_R_07_a_named_brute_is_out_of_everything_but_his_ante) {  // M1-R-07
    Story t = table(5, {Snitch, Brute, Crook, Driver, Driver}, Driver, 1, {Brute});
    t.only_in({of(Al), of(Bea), of(Cid)}).plays(Al, name_role(Brute));
    EXPECT_EQ(t.purse(Bea), 5) << "ante back, not robbed, no symbol";
    EXPECT_EQ(t.open().cards[Bea], 0);
    EXPECT_EQ(t.purse(Cid), 5 + 6) << "the Crook found nobody to rob";
}

TEST(FirstRulings, M1_R_08_a_lone_snitch_with_less_than_three_pays_all_he_has) {  // M1-R-08
    for (const int purse : {0, 1, 2}) {
        SCOPED_TRACE(purse);
        Story t{with_card(figures::first_edition(5), 12, 1)};
        t.begin(Al).given_purses({purse, 5, 5, 5, 5}).loot("EX");
        t.pick({Snitch, Driver, Driver, Crook, Crook}).hide(Crook).only_in({of(Al)});
        const int had = t.purse(Al);
        EXPECT_EQ(had, purse == 0 ? 1 : purse) << "the ante is back already, whoever laid it";
        const int bank = t.open().reserve;
        t.plays(Al, name_role(Driver));
        EXPECT_EQ(t.purse(Al), 0);
        EXPECT_EQ(t.open().reserve, bank + had);
    }
}

TEST(FirstRulings, M1_R_09_a_snitch_alone_because_all_left_pays_the_same) {  // M1-R-09
    Story t = table(5, {Snitch, Driver, Driver, Crook, Crook}, Crook);
    t.only_in({of(Al)}).plays(Al, name_role(Driver));
    EXPECT_EQ(t.purses(), (Purses{2, 5, 5, 5, 5}));
}

// ---- Sharing ----

TEST(FirstRulings, M1_R_10_a_single_survivor_takes_the_whole_pot) {  // M1-R-10
    for (const Role role : {Brute, Driver, Crook, Mastermind}) {
        SCOPED_TRACE(static_cast<int>(role));
        Story t = table(7, {role, Snitch, Snitch, Snitch, Snitch, Snitch, Snitch}, Snitch);
        t.only_in({of(Al)});
        EXPECT_EQ(t.purse(Al), 5 + 12 + (role == Mastermind ? 2 : 0));
    }
}

TEST(FirstRulings, M1_R_11_fee_and_theft_are_automatic) {  // M1-R-11
    Story t = table(4, {Driver, Crook, Brute, Driver}, Driver);
    t.leaving({of(Dan)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(t.open().phase, Phase::TurnUpLoot) << "nobody was asked anything";
    EXPECT_EQ(ears.count(Happening::FeePaid), 2);
    EXPECT_EQ(ears.count(Happening::Robbed), 1);
    EXPECT_EQ(t.purses(), (Purses{5 + 4 + 2, 5 + 4 - 1 + 2, 5 + 4 - 1 - 2, 5}));
}

TEST(FirstRulings, M1_R_12_the_driver_does_not_pay_himself) {  // M1-R-12
    Story t = table(4, {Driver, Crook, Brute, Driver}, Driver);
    t.leaving({of(Cid), of(Dan)});
    Ears ears;
    ears.all_ready(t);
    ASSERT_EQ(ears.count(Happening::FeePaid), 1);
    EXPECT_EQ(ears.of(Happening::FeePaid)[0].seat, Bea);
    EXPECT_EQ(ears.of(Happening::FeePaid)[0].other, Al);
}

// A loot too small to divide, and a Brute with nothing but his ante: what he gets for the symbol
// comes too late to be stolen.
TEST(FirstRulings, M1_R_13_theft_comes_before_the_symbol) {  // M1-R-13
    Story t{with_card(figures::first_edition(4), 1, 1, {Brute})};
    t.begin(Al).given_purses({0, 0, 5, 5}).loot("EX");
    t.pick({Brute, Crook, Driver, Driver}).hide(Driver).only_in({of(Al), of(Bea)});
    EXPECT_EQ(t.purse(Al), 1);
    EXPECT_EQ(t.purse(Bea), 2);
}

// ---- Winning ----

TEST(FirstRulings, M1_R_14_twenty_by_a_bribe_is_no_win) {  // M1-R-14
    Story t{with_card(figures::first_edition(4), 12, 1)};
    t.begin(Al).given_purses({5, 18, 5, 5}).loot("EX");
    t.pick({Driver, Crook, Brute, Driver}).hide(Driver);
    t.plays(Al, offer(of(Bea), Al, 4)).plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.purse(Bea), 22);
    EXPECT_EQ(t.open().phase, Phase::Talking) << "the game goes on";
    t.only_in({of(Cid)});
    EXPECT_EQ(t.open().phase, Phase::TurnUpLoot) << "also after the round";
}

TEST(FirstRulings, M1_R_14_the_check_comes_after_all_of_sharing) {  // M1-R-14
    struct Row {
        const char* story;
        int brute;  // shares 4, pays the Driver 1, loses 2 to the Crook
        bool over;
    };
    const Row rows[] = {
        {"20 with the share, 17 in the end", 16, false},
        {"19 in the end",                    18, false},
        {"20 in the end",                    19, true },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{with_card(figures::first_edition(4), 12, 1)};
        t.begin(Al).given_purses({row.brute, 5, 5, 5}).loot("EX");
        t.pick({Brute, Crook, Driver, Driver}).hide(Driver).leaving({of(Dan)}).all_ready();
        EXPECT_EQ(t.purse(Al), row.brute + 4 - 1 - 2);
        EXPECT_EQ(t.open().phase == Phase::Over, row.over);
    }
    // And what comes late counts: the symbol brings the last million.
    Story symbol{with_card(figures::first_edition(4), 12, 1, {Crook})};
    symbol.begin(Al).given_purses({7, 5, 5, 5}).loot("EX");
    symbol.pick({Crook, Brute, Driver, Driver}).hide(Driver).only_in({of(Al)});
    EXPECT_EQ(symbol.open().winners, SeatSet{Al}) << "7 + 12 + 1";
}

TEST(FirstRulings, M1_R_15_a_richer_player_who_did_not_share_does_not_win) {  // M1-R-15
    Story t{with_card(figures::first_edition(4), 12, 1)};
    t.begin(Al).given_purses({40, 8, 5, 5}).loot("EX");
    t.pick({Driver, Crook, Brute, Driver}).hide(Driver).only_in({of(Bea)});
    EXPECT_EQ(t.purses(), (Purses{40, 20, 5, 5}));
    EXPECT_EQ(t.open().winners, SeatSet{Bea});
}

TEST(FirstRulings, M1_R_16_in_the_last_round_too_the_goal_is_tested_first) {  // M1-R-16
    Story t{with_card(figures::first_edition(4), 12, 1)};
    t.begin(Al).given_purses({40, 8, 5, 5}).loot("EX");
    t.state().open.round = t.rules().rounds;
    t.pick({Driver, Crook, Brute, Driver}).hide(Driver).only_in({of(Bea)});
    EXPECT_EQ(t.open().winners, SeatSet{Bea}) << "not Al, who is merely richest";
}

TEST(FirstRulings, M1_R_17_without_the_goal_everybody_counts_after_the_last_round) {  // M1-R-17
    Story t{with_card(figures::first_edition(4), 12, 1)};
    t.begin(Al).given_purses({40, 7, 5, 5}).loot("EX");
    t.state().open.round = t.rules().rounds;
    t.pick({Driver, Crook, Brute, Driver}).hide(Driver).only_in({of(Bea)});
    EXPECT_EQ(t.purse(Bea), 19) << "shared, and is one short";
    EXPECT_EQ(t.open().winners, SeatSet{Al}) << "did not share, and is richest";
}

// ---- Intimidation ----

TEST(FirstRulings, M1_R_18_a_card_cannot_be_spent_in_the_round_it_was_earned) {  // M1-R-18
    // The heist in which it is earned asks nobody for a look afterwards …
    Story t = table(5, {Snitch, Brute, Driver, Crook, Crook}, Crook);
    t.all_ready();
    Ears ears;
    ears.plays(t, Al, name_role(Driver));
    ASSERT_EQ(ears.count(Happening::CardEarned), 1);
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(usable_cards(t.open(), Bea), 1) << "a round later it may be";
    // … and if it did, the rules would say so.
    t.loot("L1-01").pick({Snitch, Brute, Driver, Crook, Crook}).hide(Crook);
    t.state().open.fresh.add(Bea);
    EXPECT_EQ(t.clause(Bea, look_at(of(Al))), "M1-R-18");
}

TEST(FirstRulings, M1_R_19_no_look_at_who_left_at_oneself_or_from_outside) {  // M1-R-19
    for (const Scheduling scheduling : kBoth) {
        Story t{figures::first_edition(4, {.scheduling = scheduling})};
        t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Driver}).hide(Driver);
        t.state().open.cards[Al] = t.state().open.cards[Dan] = 1;
        t.leaving({of(Dan)});
        while (next(t.rules(), t.state()) != Al) t.plays(next(t.rules(), t.state()), bare(Ready));
        EXPECT_EQ(t.clause(Al, look_at(of(Dan))), "M1-R-19") << "that card is back in hand";
        EXPECT_EQ(t.clause(Al, look_at(of(Al))), "M1-R-19");
        EXPECT_FALSE(t.lists(Al, look_at(of(Dan))));
        EXPECT_FALSE(t.lists(Al, look_at(of(Al))));
        EXPECT_TRUE(t.lists(Al, look_at(of(Bea))));
        EXPECT_EQ(t.clause(Dan, look_at(of(Bea))), "MX-NEG-07") << "he is silent";
        EXPECT_TRUE(t.choices(Dan).empty());
    }
    // With three players one's other character is one's own too.
    Story three{figures::first_edition(3)};
    three.begin(Al).loot("L1-06").pick({Driver, Brute, Crook, Snitch, Crook, Driver}).hide(Driver);
    three.state().open.cards[Al] = 1;
    EXPECT_EQ(three.clause(Al, look_at(of(Al, 2))), "M1-R-19");
    EXPECT_EQ(three.clause(Al, look_at(of(Bea, 2))), "");
}

TEST(FirstRulings, M1_R_20_the_eight_intimidation_cards_cannot_run_out) {  // M1-R-20
    for (int players = 3; players <= 8; ++players) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            SCOPED_TRACE(testing::Message() << players << " players, seed " << seed);
            Story t{figures::first_edition(players)};
            int earned_in_round = 0, earned = 0, round = 0;
            for (Rng luck{seed}; t.open().phase != Phase::Over;) {
                Ears ears;
                take(t.rules(), t.state(), any_step(t.rules(), t.state(), luck), ears);
                for (const Event& event : ears.heard) {
                    if (event.what == Happening::CardEarned) ++earned, ++earned_in_round;
                    if (event.what == Happening::RoundBegins) earned_in_round = 0;
                }
                ASSERT_LE(earned_in_round, 1);
                int held = 0;
                for (const Seat seat : all_seats(t.rules())) held += t.open().cards[seat];
                ASSERT_LE(held, earned);
                round = t.open().round;
            }
            ASSERT_LE(earned, round);
            ASSERT_LE(earned, 8);
        }
    }
}

TEST(FirstRulings, M1_R_21_intimidation_cards_are_not_traded_and_worth_nothing) {  // M1-R-21
    Story t{with_card(figures::first_edition(4), 12, 1)};
    t.begin(Al).given_purses({5, 5, 5, 5}).loot("EX");
    t.state().open.cards[Al] = 3;
    t.state().open.round = t.rules().rounds;
    t.pick({Driver, Crook, Brute, Driver}).hide(Driver);
    t.plays(Al, offer(of(Bea), Al, 1)).plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.open().cards[Al], 3) << "only money changes hands";
    EXPECT_EQ(t.open().cards[Bea], 0);
    t.plays(Cid, bare(Ready)).plays(Dan, offer(of(Al), Dan, 1)).plays(Al, accept_of(Dan, of(Al)));
    t.leaving({of(Cid)}).plays(Dan, withdraw(of(Dan)));
    ASSERT_EQ(t.open().phase, Phase::Over);
    EXPECT_EQ(t.purses(), (Purses{5, 6, 5, 4}));
    EXPECT_EQ(t.open().winners, SeatSet{Bea}) << "three cards do not make up for one million";
    const Standing end = standing(t.rules(), t.state());
    EXPECT_EQ(end.score[Al], 5);
}

TEST(FirstRulings, M1_R_22_the_looker_may_tell_or_lie) {  // M1-R-22
    Story t = table(4, {Driver, Crook, Brute, Driver}, Driver);
    t.state().open.cards[Al] = 1;
    t.plays(Al, look_at(of(Bea)));
    EXPECT_FALSE(say_objection(t.rules(), t.state(), Al)) << "talk is free";
    for (const Role role : t.rules().roles) {
        EXPECT_EQ(t.clause(Al, claim_for(of(Al), role)), "")
            << "about himself he may lie as before";
    }
}

// ---- The Leader ----

TEST(FirstRulings, M1_R_23_a_leader_who_left_keeps_the_card_but_not_the_word) {  // M1-R-23
    for (const Scheduling scheduling : kBoth) {
        Story t{with_card(figures::first_edition(5, {.scheduling = scheduling}), 12, 1)};
        t.begin(Bea).loot("EX").pick({Driver, Crook, Brute, Driver, Brute}).hide(Driver);
        t.plays(Bea, withdraw(of(Bea)));
        EXPECT_EQ(t.open().leader, Bea) << "the card stays";
        EXPECT_TRUE(t.lists(Cid, bare(RollCall))) << "the right passes to the next one in";
        t.plays(Cid, bare(RollCall));
        for (const Seat seat : {Cid, Dan, Eva, Al}) {
            ASSERT_EQ(turn(t.rules(), t.state()), Turn::of(seat));
            t.plays(seat, answer(None));
        }
        if (scheduling == Scheduling::Live) {
            EXPECT_EQ(t.clause(Cid, bare(Call)), "M1-R-24") << "answers to a roll call are no acts";
        }
        t.only_in({});
        EXPECT_EQ(t.open().leader, Cid) << "it moves on from the seat that held it";
    }
}

TEST(FirstRulings, M1_R_23_the_right_to_call_passes_on_too) {  // M1-R-23
    Story t{figures::first_edition(5, {.scheduling = Scheduling::Live})};
    t.begin(Eva).loot("L1-06").pick({Driver, Crook, Brute, Driver, Brute}).hide(Driver);
    t.plays(Eva, withdraw(of(Eva))).plays(Al, withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), Brute));
    EXPECT_EQ(t.clause(Cid, bare(Call)), "M1-R-23");
    EXPECT_EQ(t.clause(Eva, bare(Call)), "MX-NEG-07");
    EXPECT_TRUE(t.lists(Bea, bare(Call))) << "past Al, who is out as well";
    t.plays(Bea, bare(Call));
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Bea)) << "still clockwise from the card";
}

TEST(FirstRulings, M1_R_24_the_leader_can_force_the_end_and_all_get_a_last_answer) {  // M1-R-24
    Story t{with_card(figures::first_edition(4, {.scheduling = Scheduling::Live}), 12, 1)};
    t.begin(Al).loot("EX").pick({Driver, Crook, Brute, Driver}).hide(Driver);
    t.plays(Al, claim_for(of(Al), Brute)).plays(Bea, ask(of(Al))).plays(Cid, bare(Ready));
    EXPECT_EQ(t.clause(Al, bare(Call)), "M1-R-24") << "Dan has not acted yet";
    EXPECT_FALSE(t.lists(Al, bare(Call)));
    t.plays(Dan, offer(of(Al), Dan, 2));
    ASSERT_TRUE(t.lists(Al, bare(Call)));
    t.plays(Al, bare(Call));
    ASSERT_EQ(turn(t.rules(), t.state()), Turn::of(Al)) << "first the open deal is answered";
    t.plays(Al, decline_of(Dan, of(Al)));
    t.plays(Bea, bare(Stay)).plays(Cid, leave_with(of(Cid)));
    t.plays(Dan, leave_with(of(Dan))).plays(Al, bare(Stay));
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(t.purses(), (Purses{5 + 6 + 1, 5 + 6 - 1, 5, 5}));
}

// ---- Secrets, `fooled` ----

TEST(FirstRulings, M1_R_25_withdrawn_roles_are_not_shown_at_round_end_unless_fooled) {  // M1-R-25
    for (const bool fooled : {false, true}) {
        for (const int round : {1, 8}) {  // also when the game is over
            SCOPED_TRACE(testing::Message() << "fooled " << fooled << ", round " << round);
            Story crook{figures::first_edition(5, {.fooled = fooled})};
            crook.begin(Al).loot("L1-06");
            crook.state().open.round = static_cast<std::uint8_t>(round);
            Story brute = crook;
            crook.pick({Driver, Crook, Crook, Driver, Brute}).hide(Crook).leaving({of(Bea)});
            brute.pick({Driver, Brute, Crook, Driver, Brute}).hide(Brute).leaving({of(Bea)});
            Ears of_crook, of_brute;
            of_crook.all_ready(crook);
            of_brute.all_ready(brute);
            const bool shown = fooled && round == 1;
            EXPECT_EQ(crook.open().phase == Phase::Over, round == 8);
            for (const Seat other : {Al, Cid, Dan, Eva, kSpectator}) {
                EXPECT_EQ(crook.seen_by(other) == brute.seen_by(other), !shown);
                EXPECT_EQ(of_crook.as_told_to(other) == of_brute.as_told_to(other), !shown);
            }
        }
    }
}

TEST(FirstRulings, M1_R_26_fooled_with_three_blocks_both_roles) {  // M1-R-26
    Story t{figures::first_edition(3, {.fooled = true})};
    t.begin(Al).loot("L1-01").pick({Driver, Brute, Crook, Snitch, Mastermind, Driver}).hide(Driver);
    t.only_in({}).loot("L1-02");
    EXPECT_EQ(t.choices(Al).size(), 3u * 2u) << "two of the other three, in either order";
    for (const Choice& choice : t.choices(Al)) {
        EXPECT_FALSE((RoleSet{Driver, Brute}.has(choice.role)));
        EXPECT_FALSE((RoleSet{Driver, Brute}.has(choice.second)));
    }
    EXPECT_EQ(t.clause(Al, pick_of(Brute, Crook)), "M1-FOOL-01");
    EXPECT_EQ(t.clause(Al, pick_of(Crook, Driver)), "M1-FOOL-01");
    EXPECT_EQ(t.clause(Al, pick_of(Mastermind, Snitch)), "");
}

TEST(FirstRulings, M1_R_27_fooled_goes_by_what_was_played_not_claimed) {  // M1-R-27
    Story t{figures::first_edition(4, {.fooled = true})};
    t.begin(Al).loot("L1-01").pick({Driver, Brute, Crook, Brute}).hide(Crook);
    t.plays(Al, claim_for(of(Al), Crook)).only_in({}).loot("L1-02");
    EXPECT_EQ(t.open().last[of(Al)], Driver);
    EXPECT_EQ(t.clause(Al, pick_of(Driver)), "M1-FOOL-01");
    EXPECT_EQ(t.clause(Al, pick_of(Crook)), "");
}

TEST(FirstRulings, M1_R_28_three_players_have_the_snitch) {  // M1-R-28
    Story t{figures::first_edition(3)};
    t.begin(Al).loot("L1-01");
    EXPECT_EQ(t.clause(Al, pick_of(Snitch, Driver)), "");
    EXPECT_TRUE(t.lists(Al, pick_of(Snitch, Driver)));
}

TEST(FirstRulings, M1_R_29_no_intimidation_during_planning) {  // M1-R-29
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-01");
    t.state().open.cards[Al] = 1;
    t.plays(Bea, pick_of(Driver));
    EXPECT_EQ(t.clause(Al, look_at(of(Bea))), "M1-PLAN-02") << "Bea's card lies there, but no";
    EXPECT_FALSE(t.lists(Al, look_at(of(Bea))));
    t.plays(Al, pick_of(Driver));
    EXPECT_NE(t.clause(Al, look_at(of(Bea))), "") << "nor after one's own pick";
    t.plays(Cid, pick_of(Driver)).plays(Dan, pick_of(Crook));
    EXPECT_NE(t.clause(Al, look_at(of(Bea))), "") << "nor while the cards are shuffled";
    t.hide(Driver);
    EXPECT_TRUE(t.lists(Al, look_at(of(Bea)))) << "the first window is Negotiation";
}

TEST(FirstRulings, M1_R_30_no_look_when_nothing_follows_or_nobody_is_there) {  // M1-R-30
    // Nothing to name: the heist does not stop for a look.
    Story nothing = table(5, {Snitch, Driver, Snitch, Snitch, Snitch}, Driver);
    nothing.state().open.cards[Al] = 1;
    nothing.only_in({of(Al), of(Bea)});
    EXPECT_EQ(nothing.open().round, 2);
    EXPECT_EQ(nothing.open().cards[Al], 1);

    // Nobody else in: he must name, but has nobody to look at.
    Story nobody = table(5, {Snitch, Driver, Driver, Crook, Crook}, Crook);
    nobody.state().open.cards[Al] = 1;
    nobody.only_in({of(Al)});
    ASSERT_EQ(nobody.open().phase, Phase::Naming);
    for (const Choice& choice : nobody.choices(Al)) EXPECT_EQ(choice.act, Name);

    // With three players his own other character is nobody to look at either.
    Story own{figures::first_edition(3)};
    own.begin(Al).loot("L1-01").pick({Snitch, Brute, Crook, Snitch, Crook, Driver}).hide(Driver);
    own.state().open.cards[Al] = 1;
    own.only_in({of(Al, 1), of(Al, 2)});
    ASSERT_EQ(own.open().phase, Phase::Naming);
    for (const Choice& choice : own.choices(Al)) EXPECT_EQ(choice.act, Name);
}

TEST(FirstRulings, M1_R_31_fooled_with_three_shows_a_set_not_the_slots) {  // M1-R-31
    const Rules rules = figures::first_edition(3, {.fooled = true});
    Story one{rules}, two{rules};
    one.begin(Al)
        .loot("L1-01")
        .pick({Mastermind, Brute, Crook, Snitch, Brute, Driver})
        .hide(Driver);
    two.begin(Al)
        .loot("L1-01")
        .pick({Brute, Mastermind, Snitch, Crook, Driver, Brute})
        .hide(Driver);
    Ears of_one, of_two;
    one.leaving(all_characters(rules) - CharacterSet{of(Cid, 1)});
    two.leaving(all_characters(rules) - CharacterSet{of(Cid, 1)});
    of_one.plays(one, Cid, withdraw(of(Cid, 1)));
    of_two.plays(two, Cid, withdraw(of(Cid, 1)));
    EXPECT_EQ(one.open(), two.open()) << "whichever slot held which";
    EXPECT_EQ(of_one.as_told_to(kSpectator), of_two.as_told_to(kSpectator));
    EXPECT_EQ(one.open().last[of(Al, 1)], Brute) << "in calling order";
    EXPECT_EQ(one.open().last[of(Al, 2)], Mastermind);
    EXPECT_EQ(one.open().last[of(Bea, 1)], Snitch);
    EXPECT_EQ(one.open().last[of(Bea, 2)], Crook);
}

}  // namespace
}  // namespace moneybags::millions::stories
