// The rulings of the second edition: M2-R.

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(SecondRulings, M2_R_01_the_hidden_card_alone_makes_no_role_nameable) {  // M2-R-01
    const Story t =
        seven({Tech, Brute, Driver, Driver, Driver, Driver, Driver}, Brute, {of(Al), of(Bea)});
    EXPECT_EQ(t.clause(Al, name_role(Brute)), "M2-R-01");
    EXPECT_FALSE(t.lists(Al, name_role(Brute)));
    EXPECT_TRUE(t.lists(Al, name_role(Driver)));
}

TEST(SecondRulings, M2_R_02_the_tech_never_names_tech_but_must_name) {  // M2-R-02
    const Story t = seven({Tech, Tech, Driver, Driver, Driver, Driver, Driver}, Driver, {of(Al)});
    ASSERT_EQ(t.open().on_view[Tech], 2);
    EXPECT_EQ(t.clause(Al, name_role(Tech)), "M2-R-02");
    EXPECT_FALSE(t.lists(Al, name_role(Tech)));
    EXPECT_TRUE(t.refuses(Al, bare(Pass)));
    EXPECT_EQ(t.to_act(), SeatSet{Al}) << "the heist waits for him";
}

TEST(SecondRulings, M2_R_03_the_role_is_named_not_the_card) {  // M2-R-03
    // One Brain on view, one hidden; whichever of the two is Bea's, she is out.
    Story t = seven({Tech, Brain, Brain, Driver, Driver, Driver, Driver}, Brain,
                    {of(Al), of(Bea), of(Dan)});
    ASSERT_EQ(t.open().on_view[Brain], 1);
    t.plays(Al, name_role(Brain));  // 21 - 2 for two: 10 each
    EXPECT_EQ(t.purses(), (Purses{8 + 10, 8, 10, 8 + 2 + 10, 10, 10, 10}));
}

TEST(SecondRulings, M2_R_04_the_named_show_themselves_at_their_own_call) {  // M2-R-04
    Story t = seven({Tech, Acrobat, Brute, Mentalist, Driver, Driver, Brute}, Driver,
                    {of(Al), of(Bea), of(Cid), of(Dan), of(Eva)});
    t.plays(Al, name_role(Brute));
    ASSERT_EQ(t.open().phase, Phase::Robbing);
    EXPECT_TRUE(t.open().shown.has(of(Cid))) << "named, and shown before the Mentalist chose";
    Story driver = seven({Tech, Acrobat, Brute, Mentalist, Driver, Driver, Brute}, Driver,
                         {of(Al), of(Bea), of(Cid), of(Dan), of(Eva)});
    driver.plays(Al, name_role(Driver));
    EXPECT_FALSE(driver.open().shown.has(of(Eva))) << "named, but not called yet";
    EXPECT_EQ(view(driver.rules(), driver.state(), Al).role[of(Eva)], None);
}

TEST(SecondRulings, M2_R_05_two_techs_name_nobody) {  // M2-R-05
    const Story t = seven({Tech, Tech, Brain, Driver, Driver, Driver, Driver}, Driver,
                          {of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(t.purses(), (Purses{8, 8, 8 + 21 + 15, 10, 10, 10, 10})) << "and pay no fine";
}

TEST(SecondRulings, M2_R_06_named_brutes_still_take_two_each) {  // M2-R-06
    Story t = seven({Tech, Brute, Brute, Brain, Driver, Driver, Driver}, Driver,
                    {of(Al), of(Bea), of(Cid), of(Dan)});
    t.plays(Al, name_role(Brute));  // 23 - 4 + 15 = 34 for two
    EXPECT_EQ(t.purses(), (Purses{8 + 17, 10, 10, 8 + 17, 10, 10, 10}));
}

TEST(SecondRulings, M2_R_07_brutes_take_clockwise_from_the_leader) {  // M2-R-07
    for (const auto& [leader, purses] : {
             std::pair{Al,  Purses{10, 9, 8}},
             std::pair{Bea, Purses{8, 10, 9}},
             std::pair{Cid, Purses{9, 8, 10}},
             std::pair{Gus, Purses{10, 9, 8}}
    }) {
        SCOPED_TRACE(number(leader));
        Story t{figures::second_edition(7)};
        t.begin(leader)
            .loot("L2-09")
            .pick({Brute, Brute, Brute, Tech, Tech, Tech, Tech})
            .hide(Tech);
        t.announce_truly().leaving({of(Dan), of(Eva), of(Fay), of(Gus)});
        t.state().open.centre = M(3);
        t.all_ready();
        EXPECT_EQ((Purses{t.purse(Al), t.purse(Bea), t.purse(Cid)}), purses);
    }
}

TEST(SecondRulings, M2_R_08_the_mentalist_chooses_freely_but_must_choose) {  // M2-R-08
    Story t = seven({Tech, Acrobat, Brute, Mentalist, Driver, Driver, Brain}, Driver,
                    {of(Al), of(Bea), of(Cid), of(Dan), of(Gus)});
    t.plays(Al, name_role(Driver));
    EXPECT_EQ(legal(t.rules(), t.state(), Dan).size(), 3u);
    for (const Seat seat : {Al, Bea, Cid}) EXPECT_TRUE(t.lists(Dan, rob_from(of(seat))));
    for (const Seat seat : {Dan, Eva, Gus}) EXPECT_TRUE(t.refuses(Dan, rob_from(of(seat))));
    EXPECT_EQ(t.clause(Dan, bare(Pass)), "M2-HEIST-09") << "no way round it";
    for (const Seat victim : {Al, Bea, Cid}) {
        Story robbed = t;
        Ears ears;
        ears.plays(robbed, Dan, rob_from(of(victim)));
        EXPECT_EQ(ears.of(Happening::Robbed)[0].seat, victim);
        EXPECT_TRUE(ears.of(Happening::Robbed)[0].to.everybody);
    }
}

TEST(SecondRulings, M2_R_09_the_mentalist_steals_from_the_purse) {  // M2-R-09
    for (const int purse : {0, 1, 2, 8}) {
        SCOPED_TRACE(purse);
        Story t{figures::second_edition(7)};
        t.begin(Al).loot("L2-09").pick({Tech, Mentalist, Brain, Driver, Driver, Driver, Driver});
        t.hide(Driver).announce_truly().leaving({of(Cid), of(Dan), of(Eva), of(Fay), of(Gus)});
        t.state().open.purse[Al] = M(purse);
        t.all_ready().plays(Al, name_role(Driver));
        const int stolen = purse < 2 ? purse : 2;  // and the Centre's 19 stay whole: 10 each
        EXPECT_EQ(t.purse(Al), purse - stolen + 10);
        EXPECT_EQ(t.purse(Bea), 8 + stolen + 10);
    }
}

TEST(SecondRulings, M2_R_10_the_eliminated_are_not_robbed) {  // M2-R-10
    Story named = seven({Tech, Acrobat, Brute, Mentalist, Brute, Driver, Driver}, Driver,
                        {of(Al), of(Bea), of(Cid), of(Dan)});
    named.plays(Al, name_role(Brute));
    EXPECT_EQ(named.clause(Dan, rob_from(of(Cid))), "M2-R-10");
    EXPECT_FALSE(named.lists(Dan, rob_from(of(Cid))));
    const Story clashed = seven({Acrobat, Acrobat, Mentalist, Driver, Driver, Driver, Driver},
                                Driver, {of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(clashed.purses(), (Purses{8, 8, 8 + 21, 10, 10, 10, 10})) << "nobody to rob";
}

TEST(SecondRulings, M2_R_11_the_driver_counts_himself) {  // M2-R-11
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Driver, Mentalist, Brute, Brute}).hide(Brute).announce_truly();
    t.leaving({of(Cid), of(Dan)});
    t.state().open.centre = M(2);
    t.all_ready();
    EXPECT_EQ(t.purses(), (Purses{8 + 2, 8, 10, 10})) << "2 for two participants";
}

TEST(SecondRulings, M2_R_12_the_brain_adds_neither_antes_nor_bonus) {  // M2-R-12
    Story t{with_card(figures::second_edition(6), 10, 2, {Brain}, 3)};
    t.begin(Al).loot("EX").pick({Brain, Driver, Driver, Tech, Tech, Tech}).hide(Tech);
    t.announce_truly().leaving({of(Dan), of(Eva), of(Fay)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(ears.of(Happening::LootAdded)[0].amount, M(10));
    EXPECT_EQ(t.purse(Al), 8 + 16 + 10 + 3) << "the bonus once";
}

TEST(SecondRulings, M2_R_13_the_antes_of_stayers_are_shared_too) {  // M2-R-13
    const Story t = seven({Mentalist, Driver, Driver, Tech, Tech, Tech, Tech}, Tech,
                          {of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(t.purse(Al), 8 + 15 + 2 + 2 + 2);
}

TEST(SecondRulings, M2_R_14_the_bonus_is_a_figure_of_its_own) {  // M2-R-14
    const auto alone = [](int bonus) {
        Story t{with_card(figures::second_edition(4), 10, 2, {Mentalist}, bonus)};
        t.begin(Al).loot("EX").pick({Mentalist, Brute, Brute, Brute}).hide(Brute).announce_truly();
        return t.only_in({of(Al)}).purse(Al);
    };
    EXPECT_EQ(alone(10), 8 + 12 + 10);
    EXPECT_EQ(alone(4), 8 + 12 + 4);
    for (const LootCard& card : figures::second_edition(4).loot) EXPECT_EQ(card.bonus, card.amount);
}

TEST(SecondRulings, M2_R_15_a_lone_tech_brings_no_bonus) {  // M2-R-15
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-05").pick({Tech, Brute, Brute, Driver, Driver}).hide(Driver);
    t.announce_truly().leaving({of(Bea), of(Cid), of(Dan), of(Eva)}).all_ready();
    Ears ears;
    ears.plays(t, Al, name_role(Brute));
    EXPECT_FALSE(ears.heard_of(Happening::BonusAdded));
    EXPECT_EQ(t.purses(), (Purses{3, 10, 10, 10, 10}));
    EXPECT_EQ(t.open().reserve, 7);
}

TEST(SecondRulings, M2_R_16_the_driver_takes_before_the_bonus_comes) {  // M2-R-16
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-04").pick({Driver, Brute, Brute, Tech, Tech}).hide(Tech).announce_truly();
    t.leaving({of(Bea), of(Cid), of(Dan), of(Eva)});
    t.state().open.centre = M(0);
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(ears.of(Happening::TakenFromCentre)[0].amount, M(0)) << "nothing was there yet";
    EXPECT_EQ(t.purse(Al), 8 + 11);
}

TEST(SecondRulings, M2_R_17_fifty_on_the_way_are_no_win) {  // M2-R-17
    Story t{figures::second_edition(5)};
    t.begin(Al)
        .loot("L2-05")
        .pick({Tech, Brute, Brute, Driver, Driver})
        .hide(Driver)
        .announce_truly();
    t.given_purses({48, 8, 8, 8, 8});
    t.state().open.purse[Al] = M(52);
    t.only_in({of(Al)});
    EXPECT_EQ(t.open().phase, Phase::Naming) << "52 at the start of the heist";
    t.plays(Al, name_role(Brute));
    EXPECT_EQ(t.purse(Al), 47);
    EXPECT_EQ(t.open().round, 2) << "the game goes on";

    Story bribed = second_talks(kLive);
    bribed.given_purses({8, 45, 8, 8}).plays(Al, offer(of(Bea), Al, 5));
    bribed.plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(bribed.purse(Bea), 52);
    EXPECT_EQ(bribed.open().phase, Phase::Talking) << "not before Sharing";
    bribed.all_ready();
    EXPECT_EQ(bribed.open().phase, Phase::Over);
}

TEST(SecondRulings, M2_R_18_who_has_fifty_need_not_have_shared) {  // M2-R-18
    Story t = second_talks();
    t.given_purses({8, 8, 8, 55}).leaving({of(Dan)}).all_ready();
    EXPECT_EQ(t.open().phase, Phase::Over);
    EXPECT_EQ(t.open().winners, SeatSet{Dan});
}

// Four players who all leave; these purses decide.
Story leaving_with(std::initializer_list<int> purses, Seat leader) {
    Story t{figures::second_edition(4)};
    t.begin(leader).given_purses(purses).loot("L2-09").pick({Brute, Driver, Mentalist, Driver});
    return t.hide(Driver).announce_truly().leaving({of(Al), of(Bea), of(Cid), of(Dan)});
}

TEST(SecondRulings, M2_R_19_of_several_with_fifty_one_wins) {  // M2-R-19
    EXPECT_EQ(leaving_with({50, 51, 10, 60}, Al).open().winners, SeatSet{Dan});
    EXPECT_EQ(leaving_with({60, 51, 10, 60}, Bea).open().winners, SeatSet{Dan});
    EXPECT_EQ(leaving_with({60, 51, 60, 10}, Dan).open().winners, SeatSet{Al});
}

TEST(SecondRulings, M2_R_20_a_leader_who_ties_is_nearest) {  // M2-R-20
    EXPECT_EQ(leaving_with({50, 50, 50, 50}, Cid).open().winners, SeatSet{Cid});
    EXPECT_EQ(leaving_with({9, 9, 9, 9}, Cid).open().leader, Cid);
}

TEST(SecondRulings, M2_R_21_the_leader_of_the_last_round_breaks_the_tie) {  // M2-R-21
    // From Cid, Dan is nearer than Bea. Had the card first gone to Al, the poorest, Bea would be.
    const Story t = leaving_with({5, 50, 10, 50}, Cid);
    EXPECT_EQ(t.open().winners, SeatSet{Dan});
    EXPECT_EQ(t.open().leader, Cid) << "the card stays";
}

TEST(SecondRulings, M2_R_22_everybody_votes_in_or_out) {  // M2-R-22
    Rng luck{1};
    Story t = second_talks(kLive);
    t.plays(Bea, withdraw(of(Bea))).plays(Cid, withdraw(of(Cid))).plays(Al, bare(CallVote));
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan})) << "the Leader too";
    t.plays(Al, bare(Yes)).plays(Dan, bare(No)).plays(Bea, bare(Yes));
    EXPECT_EQ(t.open().phase, Phase::Voting) << "2 of 4 would do, but Cid is awaited";
    EXPECT_EQ(t.clause(Al, bare(Yes)), "M2-R-22") << "once each";
    Story abstains = second_talks(kLive);
    abstains.plays(Al, bare(CallVote)).plays(Al, bare(Yes));
    for (const Seat seat : {Bea, Cid, Dan}) {
        abstains.plays(seat, fallback(abstains.rules(), abstains.state(), seat, luck));
    }
    EXPECT_EQ(abstains.open().phase, Phase::Talking) << "abstaining is no";
    t.plays(Cid, bare(No));
    EXPECT_EQ(t.open().round, 2);
}

TEST(SecondRulings, M2_R_23_half_of_five_is_three) {  // M2-R-23
    for (const int ayes : {2, 3}) {
        Story t{figures::second_edition(5)};
        t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver, Brute}).hide(Driver);
        t.announce_truly().plays(Al, bare(CallVote));
        for (const Seat seat : all_seats(t.rules()))
            t.plays(seat, bare(number(seat) < ayes ? Yes : No));
        EXPECT_EQ(t.open().round, ayes == 3 ? 2 : 1);
    }
}

TEST(SecondRulings, M2_R_24_a_leader_who_is_out_may_still_call) {  // M2-R-24
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story t = second_talks({.scheduling = scheduling});
        t.plays(Al, withdraw(of(Al)));
        for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
        EXPECT_TRUE(t.lists(Al, bare(CallVote)));
        t.plays(Al, bare(CallVote)).plays(Al, bare(Yes)).plays(Bea, bare(Yes));
        t.plays(Cid, bare(No)).plays(Dan, bare(No));
        EXPECT_EQ(t.open().round, 2) << "and his own vote counts";
    }
}

TEST(SecondRulings, M2_R_25_three_votes_a_round_and_an_act_between_two) {  // M2-R-25
    Story t = second_talks(kLive);
    const auto fails = [&t] {
        t.plays(Al, bare(CallVote));
        for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, bare(No));
    };
    fails();
    EXPECT_EQ(t.open().votes_left, 2);
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "M2-R-25");
    EXPECT_FALSE(t.lists(Al, bare(CallVote)));
    t.plays(Bea, bare(Ready));  // anybody's act will do
    EXPECT_TRUE(t.lists(Al, bare(CallVote)));
    fails();
    t.plays(Al, claim_for(of(Al), None));  // the Leader's own, too
    fails();
    EXPECT_EQ(t.open().votes_left, 0);
    t.plays(Cid, claim_for(of(Cid), None));
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "M2-R-25") << "three are three";
    t.all_ready()
        .loot("L2-10")
        .pick({Brute, Driver, Mentalist, Driver})
        .hide(Driver)
        .announce_truly();
    EXPECT_TRUE(t.lists(t.open().leader, bare(CallVote))) << "a new round, three new votes";
    EXPECT_EQ(t.open().votes_left, 3);
}

TEST(SecondRulings, M2_R_25_an_absent_leader_is_not_asked_again_until_somebody_acts) {  // M2-R-25
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    t.plays(Al, bare(CallVote));
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, bare(No));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_TRUE(t.refuses(Al, bare(CallVote)));
}

TEST(SecondRulings, M2_R_26_offers_lapse_when_a_vote_passes) {  // M2-R-26
    Story t = second_talks(kLive);
    t.plays(Bea, offer(of(Cid), Bea, 3)).plays(Al, bare(CallVote));
    for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, bare(Yes));
    Ears ears;
    ears.plays(t, Dan, bare(Yes));
    EXPECT_EQ(ears.count(Happening::DealLapsed), 1);
    EXPECT_FALSE(ears.heard_of(Happening::Paid));
    EXPECT_FALSE(ears.heard_of(Happening::Withdrew)) << "Cid went in";
}

TEST(SecondRulings, M2_R_27_three_players_announce_for_both_characters) {  // M2-R-27
    Story t{figures::second_edition(3)};
    t.begin(Bea).loot("L2-04").pick({Brute, Mentalist, Tech, Driver, Driver, Brain}).hide(Brain);
    EXPECT_EQ(legal(t.rules(), t.state(), Bea).size(), 25u)
        << "any two roles in use, also one twice";
    EXPECT_EQ(t.clause(Bea, announce_as(Tech)), "M2-THREE-01") << "one is not enough";
    EXPECT_EQ(t.refuses(Bea, announce_as(Tech))->reason, "two-roles");
    EXPECT_EQ(t.refuses(Bea, announce_as(Tech, Crook))->reason, "role-not-in-use");
    t.plays(Bea, announce_as(Brute, Brute));
    EXPECT_EQ(t.open().claim[of(Bea, 1)], Brute);
    EXPECT_EQ(t.open().claim[of(Bea, 2)], Brute);
    t.plays(Cid, announce_as(Tech, Driver));
    EXPECT_EQ(t.open().claim[of(Cid, 1)], Tech) << "slot 1, then slot 2";
    EXPECT_EQ(t.open().claim[of(Cid, 2)], Driver);
}

TEST(SecondRulings, M2_R_28_nobody_may_refuse_to_announce) {  // M2-R-28
    for (const int players : {3, 4}) {
        Story t{figures::second_edition(players)};
        t.begin(Al).loot("L2-09");
        if (players == 3) {
            t.pick({Brute, Mentalist, Tech, Driver, Driver, Brain});
        } else {
            t.pick({Brute, Driver, Mentalist, Driver});
        }
        t.hide(Driver);
        EXPECT_TRUE(t.refuses(Al, announce_as(None))) << "no comment is no announcement";
        EXPECT_TRUE(t.refuses(Al, announce_as(Brute, players == 3 ? None : Driver)));
        EXPECT_TRUE(t.refuses(Al, bare(Pass)));
        EXPECT_TRUE(t.refuses(Al, bare(Ready)));
        for (const Choice& choice : legal(t.rules(), t.state(), Al)) {
            EXPECT_EQ(choice.move(0).act, Announce);
            EXPECT_NE(choice.move(0).role, None);
        }
    }
}

TEST(SecondRulings, M2_R_29_fooled_and_quick_are_not_available) {  // M2-R-29
    const Ruleset* ruleset = find_ruleset("millions-2e");
    ASSERT_NE(ruleset, nullptr);
    EXPECT_TRUE(make_game(*ruleset, 4));
    for (const char* option : {"fooled", "quick"}) {
        Options asked;
        asked[option] = true;
        EXPECT_FALSE(make_game(*ruleset, 4, asked)) << option;
    }
}

TEST(SecondRulings, M2_R_30_nobody_but_the_centre_pays_the_driver) {  // M2-R-30
    Story t{figures::second_edition(3)};
    t.begin(Al).loot("L2-09").pick({Driver, Brain, Mentalist, Tech, Tech, Brute}).hide(Tech);
    t.announce_truly().leaving({of(Bea, 2), of(Cid, 1), of(Cid, 2)});
    t.state().open.centre = M(0);
    Ears ears;
    ears.all_ready(t);
    EXPECT_FALSE(ears.heard_of(Happening::FeePaid));
    // The Brain's 15, of which the Driver takes 3; 12 for three.
    EXPECT_EQ(t.purses(), (Purses{6 + 3 + 4 + 4, 8 + 4, 10}));
}

TEST(SecondRulings, M2_R_31_in_and_out_is_kept_per_character) {  // M2-R-31
    Story t = second_talks_of_three();
    t.plays(Al, withdraw(of(Al, 1)));
    EXPECT_FALSE(t.is_in(of(Al, 1)));
    EXPECT_TRUE(t.is_in(of(Al, 2)));
    t.all_ready();
    EXPECT_EQ(t.open().phase, Phase::Naming);
    t.plays(Bea, name_role(Driver));
    // Al's Mentalist robs the Tech: 21 + 11 (Brain) = 32 for three, no shown role left: 11.
    EXPECT_EQ(t.purses(), (Purses{8 + 2 + 11, 6 - 2 + 11, 6 + 11}));
}

TEST(SecondRulings, M2_R_32_talks_may_end_without_a_vote) {  // M2-R-32
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story ready = second_talks({.scheduling = scheduling});
        ready.all_ready();
        EXPECT_EQ(ready.open().round, 2) << "E2";
    }
    Story clock = second_talks(kLive);
    clock.time_runs_out();
    for (const Seat seat : {Bea, Cid, Dan, Al}) clock.plays(seat, bare(Stay));
    EXPECT_EQ(clock.open().round, 2) << "E3";
}

TEST(SecondRulings, M2_R_33_the_hidden_card_is_a_role_and_nobodys_in_particular) {  // M2-R-33
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-09").pick({Driver, Driver, Driver, Brute, Tech});
    // Three Drivers make one outcome of weight three, not three outcomes.
    const Outcomes luck = outcomes(t.rules(), t.state());
    ASSERT_EQ(luck.size(), 3u);
    int weight = 0;
    for (const auto& each : luck) {
        if (each.outcome.hidden == Driver) weight += static_cast<int>(each.weight);
    }
    EXPECT_EQ(weight, 3);
    t.hide(Driver);
    EXPECT_EQ(t.open().on_view[Driver], 2);
}

}  // namespace
}  // namespace moneybags::millions::stories
