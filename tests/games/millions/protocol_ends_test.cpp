// Being ready, being out, and the four ends of a Negotiation: MX-NEG-06 to 13, 17.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// ---- MX-NEG-06: what clears which ready flag ----

// Al, Bea and Cid are ready, Dan is not.
Story three_ready(Story t) {
    for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, bare(Ready));
    EXPECT_EQ(t.open().ready, (SeatSet{Al, Bea, Cid}));
    return t;
}

TEST(Ready, MX_NEG_06_what_an_act_does_to_the_flags) {  // MX-NEG-06
    const auto leaves_ready = [](Seat seat, const Move& move) {
        Story t = first_talks(kLive);
        t.state().open.cards[Al] = 1;
        t = three_ready(t);
        return t.plays(seat, move).open().ready;
    };
    EXPECT_EQ(leaves_ready(Al, withdraw(of(Al))), SeatSet{}) << "leaving clears all";
    EXPECT_EQ(leaves_ready(Al, claim_for(of(Al), Brute)), (SeatSet{Bea, Cid}))
        << "a claim one's own";
    EXPECT_EQ(leaves_ready(Al, ask(of(Bea))), SeatSet{Cid}) << "an ask also that of the one asked";
    EXPECT_EQ(leaves_ready(Al, offer(of(Bea), Al, 1)), SeatSet{Cid}) << "an offer its parties'";
    EXPECT_EQ(leaves_ready(Al, demand(of(Al), Cid, 1)), SeatSet{Bea}) << "a demand too";
    EXPECT_EQ(leaves_ready(Al, offer(of(Bea), Al, 1, Cid, 1)), SeatSet{}) << "a pool all of them";
    EXPECT_EQ(leaves_ready(Al, look_at(of(Bea))), (SeatSet{Bea, Cid})) << "a look one's own";
    EXPECT_EQ(leaves_ready(Al, bare(RollCall)), (SeatSet{Bea, Cid})) << "and a roll call";
    EXPECT_EQ(leaves_ready(Dan, claim_for(of(Dan), Brute)), (SeatSet{Al, Bea, Cid}))
        << "by one who was not ready: none";
}

TEST(Ready, MX_NEG_06_a_settlement_clears_all_and_an_answer_ones_own) {  // MX-NEG-06
    Story t = first_talks(kLive);
    t.plays(Dan, offer(of(Cid), Dan, 1, Al, 1)).plays(Al, accept_of(Dan, of(Cid)));
    t.plays(Al, bare(Ready)).plays(Bea, bare(Ready));
    Story declined = t;
    declined.plays(Al, decline_of(Dan, of(Cid)));
    EXPECT_EQ(declined.open().ready, SeatSet{Bea}) << "Al's own goes with his act";
    Story cancelled = t;
    cancelled.plays(Dan, cancel_of(Dan, of(Cid)));
    EXPECT_EQ(cancelled.open().ready, (SeatSet{Al, Bea}));
    t.plays(Cid, accept_of(Dan, of(Cid)));
    EXPECT_EQ(t.open().ready, SeatSet{}) << "settled";
}

TEST(Ready, MX_NEG_06_a_roll_call_claim_clears_and_a_vote_does_not) {  // MX-NEG-06
    Story first = three_ready(first_talks(kLive));
    first.plays(Al, bare(RollCall)).plays(Al, answer(Brute));
    EXPECT_EQ(first.open().ready, (SeatSet{Bea, Cid}));
    first.plays(Bea, answer(None));
    EXPECT_EQ(first.open().ready, SeatSet{Cid});

    Story second = three_ready(second_talks(kLive));
    second.plays(Al, bare(CallVote));
    EXPECT_EQ(second.open().ready, (SeatSet{Bea, Cid})) << "calling a vote is an act";
    for (const Seat seat : {Bea, Cid, Dan, Al}) second.plays(seat, bare(No));
    EXPECT_EQ(second.open().ready, (SeatSet{Bea, Cid})) << "voting is not";

    Story passed = second_talks();
    passed.plays(Al, withdraw(of(Al))).plays(Bea, bare(Ready)).plays(Cid, bare(Ready));
    passed.plays(Dan, claim_for(of(Dan), Brute)).plays(Al, bare(Pass));
    EXPECT_EQ(passed.open().ready, (SeatSet{Bea, Cid})) << "nor is passing";
}

TEST(Ready, READY_waits_for_answers_and_is_said_once) {  // MX-NEG-06
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 1));
    EXPECT_EQ(t.refuses(Bea, bare(Ready))->reason, "answer-first");
    EXPECT_FALSE(t.lists(Bea, bare(Ready)));
    EXPECT_TRUE(t.lists(Al, bare(Ready))) << "the proposer awaits, he is not awaited";
    t.plays(Al, bare(Ready));
    EXPECT_EQ(t.refuses(Al, bare(Ready))->reason, "already-ready");
    EXPECT_FALSE(t.lists(Al, bare(Ready)));
    t.plays(Bea, decline_of(Al, of(Bea)));
    EXPECT_TRUE(t.lists(Bea, bare(Ready)));
}

// ---- MX-NEG-07 ----

TEST(Out, MX_NEG_07_who_is_out_has_lost_all_acts) {  // MX-NEG-07
    for (Story t : {first_talks(kLive), second_talks(kLive)}) {
        t.state().open.cards[Bea] = 1;
        t.plays(Al, offer(of(Cid), Al, 1)).plays(Bea, withdraw(of(Bea)));
        for (const Move& move :
             {claim_for(of(Bea), Brute), ask(of(Al)), offer(of(Al), Bea, 1), demand(of(Bea), Al, 1),
              counter(Al, of(Cid), Bea, 1), accept_of(Al, of(Cid)), decline_of(Al, of(Cid)),
              cancel_of(Al, of(Cid)), withdraw(of(Bea)), look_at(of(Al)), bare(Ready),
              bare(RollCall), bare(Act::Call), bare(CallVote)}) {
            EXPECT_EQ(t.clause(Bea, move), "MX-NEG-07") << static_cast<int>(move.act);
        }
        EXPECT_TRUE(legal(t.rules(), t.state(), Bea).empty());
        EXPECT_FALSE(t.to_act().has(Bea));
    }
}

TEST(Out, MX_NEG_07_a_second_edition_leader_may_still_call_a_vote) {  // MX-NEG-07
    Story t = second_talks(kLive);
    t.plays(Al, withdraw(of(Al)));
    EXPECT_TRUE(t.to_act().has(Al));
    EXPECT_TRUE(t.lists(Al, bare(CallVote)));
    EXPECT_EQ(legal(t.rules(), t.state(), Al).size(), 1u);
    EXPECT_EQ(t.clause(Al, bare(Ready)), "MX-NEG-07");
    EXPECT_FALSE(turn(t.rules(), t.state()).awaited.has(Al)) << "the talks do not wait for him";
}

// ---- E1, E2, E4 ----

TEST(Ends, MX_NEG_08_E1_nobody_in_ends_the_talks_at_once) {  // MX-NEG-08
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story t = first_talks({.scheduling = scheduling});
        for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, withdraw(of(seat)));
        EXPECT_EQ(t.open().phase, Phase::Talking);
        Ears ears;
        ears.plays(t, Dan, withdraw(of(Dan)));
        EXPECT_TRUE(ears.heard_of(Happening::TalksEnded));
        EXPECT_EQ(t.open().round, 2);
    }
}

TEST(Ends, MX_NEG_09_E2_every_active_player_ready) {  // MX-NEG-09
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        for (Story t :
             {first_talks({.scheduling = scheduling}), second_talks({.scheduling = scheduling})}) {
            t.plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea)));  // Al must say it again
            t.plays(Cid, bare(Ready)).plays(Dan, bare(Ready));
            EXPECT_EQ(t.open().phase, Phase::Talking);
            Ears ears;
            ears.plays(t, Al, bare(Ready));
            EXPECT_TRUE(ears.heard_of(Happening::TalksEnded))
                << "Bea, who is out, is not waited for";
            EXPECT_TRUE(ears.heard_of(Happening::RoleCalled));
        }
    }
}

TEST(Ends, MX_NEG_11_MX_NEG_12_E4_a_passed_vote_ends_at_once_and_open_deals_lapse) {
    // MX-NEG-11, MX-NEG-12
    Story t = second_talks(kLive);
    t.plays(Bea, offer(of(Cid), Bea, 1)).plays(Dan, offer(of(Al), Dan, 1, Cid, 1));
    t.plays(Al, accept_of(Dan, of(Al))).plays(Al, bare(CallVote));
    t.plays(Al, bare(Yes)).plays(Bea, bare(Yes)).plays(Cid, bare(No));
    EXPECT_EQ(t.open().phase, Phase::Voting);
    EXPECT_EQ(t.open().deals.size(), 2u);
    Ears ears;
    ears.plays(t, Dan, bare(No));
    EXPECT_TRUE(ears.heard_of(Happening::TalksEnded));
    EXPECT_EQ(ears.count(Happening::DealLapsed), 2);
    EXPECT_FALSE(ears.heard_of(Happening::Paid));
    EXPECT_TRUE(t.open().deals.empty());
    EXPECT_EQ(t.open().pools[Dan], Pool{});
    EXPECT_EQ(t.open().round, 2) << "the heist ran without a last word";
}

// ---- E3 ----

// First edition, live: everybody has acted, so Al may call. `open` opens the deals.
Story about_to_call() {
    Story t = first_talks(kLive);
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    return t;
}

TEST(Ends,
     MX_NEG_10_E3_deals_in_order_of_opening_parties_clockwise_from_the_proposer) {  // MX-NEG-10
    Story t = about_to_call();
    t.plays(Cid, offer(of(Bea), Cid, 1, Dan, 1, Al, 1));  // asked: Dan, Al, Bea
    t.plays(Al, offer(of(Bea), Al, 1));                   // then Bea
    t.plays(Al, bare(Act::Call));
    EXPECT_EQ(t.open().phase, Phase::Closing);
    EXPECT_EQ(t.to_act(), SeatSet{Dan});
    t.plays(Dan, accept_of(Cid, of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    EXPECT_TRUE(t.refuses(Bea, accept_of(Al, of(Bea)))) << "not her turn";
    t.plays(Al, accept_of(Cid, of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_EQ(t.clause(Bea, decline_of(Al, of(Bea))), "MX-NEG-10") << "Cid's deal is the older";
    EXPECT_EQ(t.clause(Bea, counter(Cid, of(Bea), Al, 3)), "MX-NEG-10");
    EXPECT_EQ(t.clause(Bea, withdraw(of(Bea))), "MX-NEG-10");
    EXPECT_EQ(t.clause(Bea, bare(Ready)), "MX-NEG-10");
    EXPECT_EQ(legal(t.rules(), t.state(), Bea).size(), 2u) << "accept or decline";
    t.plays(Bea, decline_of(Cid, of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "and now Al's";
    t.plays(Bea, decline_of(Al, of(Bea)));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
}

TEST(Ends, MX_NEG_10_E3_final_answers_go_clockwise_with_the_leader_last) {  // MX-NEG-10
    Story t{figures::first_edition(4, kLive)};
    t.begin(Cid).loot("L1-06").pick({Brute, Driver, Crook, Crook}).hide(Crook);
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    t.plays(Cid, bare(Act::Call));
    EXPECT_EQ(t.to_act(), SeatSet{Dan});
    EXPECT_EQ(t.clause(Dan, claim_for(of(Dan), Brute)), "MX-NEG-10");
    EXPECT_EQ(t.clause(Dan, bare(Ready)), "MX-NEG-10");
    EXPECT_TRUE(t.refuses(Dan, leave_with(of(Al)))) << "only with one's own";
    EXPECT_EQ(legal(t.rules(), t.state(), Dan).size(), 2u);
    t.plays(Dan, leave_with(of(Dan)));
    EXPECT_EQ(t.purse(Dan), 5) << "the answer binds at once";
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, bare(Stay));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    t.plays(Bea, bare(Stay));
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
    t.plays(Cid, bare(Stay));
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(t.purses(),
              (Purses{5 + 3 - 1 - 2, 5 + 3 + 2, 5 + 3 - 1 + 2, 5}));  // all three share 10
}

TEST(Ends, MX_NEG_10_E3_one_may_look_before_ones_own_answer) {  // MX-NEG-10
    Story t = about_to_call();
    t.state().open.cards[Bea] = 2;
    t.plays(Al, offer(of(Bea), Al, 1)).plays(Al, bare(Act::Call));
    t.plays(Bea, look_at(of(Cid)));
    EXPECT_EQ(t.open().phase, Phase::Closing);
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "she still has to answer";
    t.plays(Bea, decline_of(Al, of(Bea))).plays(Bea, look_at(of(Dan)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    t.plays(Bea, bare(Stay));
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
}

TEST(Ends, MX_NEG_10_E3_two_characters_are_answered_for_together) {  // MX-NEG-10, DP-FINAL
    Story t = second_talks_of_three(kLive);
    t.plays(Cid, withdraw(of(Cid, 1))).time_runs_out();
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_EQ(legal(t.rules(), t.state(), Bea).size(), 4u);
    t.plays(Bea, bare(LeaveBoth));
    EXPECT_EQ(t.purse(Bea), 10);
    EXPECT_EQ(legal(t.rules(), t.state(), Cid).size(), 2u);
    EXPECT_TRUE(t.refuses(Cid, bare(LeaveBoth))) << "one has left before";
    EXPECT_EQ(t.clause(Cid, leave_with(of(Cid, 1))), "MX-R-16");
    t.plays(Cid, leave_with(of(Cid, 2)));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, leave_with(of(Al, 2)));  // the Brute goes in alone: 11 + 2, and 11 for being shown
    EXPECT_EQ(t.purses(), (Purses{6 + 2 + 13 + 11, 10, 10}));
}

TEST(Ends, MX_NEG_10_E3_in_the_second_edition_when_the_clock_ends) {  // MX-NEG-10
    Story t = second_talks(kLive);
    t.plays(Dan, offer(of(Al), Dan, 1)).plays(Bea, withdraw(of(Bea))).time_runs_out();
    EXPECT_EQ(t.open().phase, Phase::Closing);
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    EXPECT_TRUE(t.refuses(Al, bare(CallVote)));
    t.plays(Al, accept_of(Dan, of(Al)));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_EQ(t.to_act(), SeatSet{Cid}) << "Al and Bea are out";
    EXPECT_TRUE(t.refuses(Al, bare(CallVote))) << "no vote meanwhile";
    t.plays(Cid, bare(Stay)).plays(Dan, bare(Stay));
    EXPECT_EQ(t.open().round, 2);
}

TEST(Ends, MX_NEG_13_nothing_else_happens_during_a_vote_or_roll_call) {  // MX-NEG-13
    Story vote = second_talks(kLive);
    vote.plays(Bea, offer(of(Cid), Bea, 1)).plays(Al, bare(CallVote));
    for (const Seat seat : {Al, Bea, Cid, Dan}) {
        for (const Move& move :
             {withdraw(of(seat)), claim_for(of(seat), Brute), bare(Ready), bare(CallVote),
              accept_of(Bea, of(Cid)), cancel_of(Bea, of(Cid))}) {
            EXPECT_EQ(vote.clause(seat, move), "MX-NEG-13");
        }
        EXPECT_EQ(legal(vote.rules(), vote.state(), seat).size(), 2u) << "yes and no";
    }

    Story call = first_talks(kLive);
    call.state().open.cards[Al] = 1;
    call.plays(Bea, offer(of(Cid), Bea, 1)).plays(Al, bare(RollCall));
    for (const Seat seat : {Al, Bea, Cid, Dan}) {
        for (const Move& move : {withdraw(of(seat)), claim_for(of(seat), Brute), bare(Ready),
                                 accept_of(Bea, of(Cid)), look_at(of(Dan)), bare(RollCall)}) {
            EXPECT_EQ(call.clause(seat, move), "MX-NEG-13");
        }
    }
    EXPECT_EQ(legal(call.rules(), call.state(), Al).size(), 4u) << "three roles or no comment";
    EXPECT_EQ(call.clause(Bea, answer(Brute)), "MX-NEG-13") << "Al answers first";
}

// ---- MX-NEG-17 ----

TEST(Ends, MX_NEG_17_E1_is_tested_after_every_answer) {  // MX-NEG-17
    Story t = first_talks(kLive);
    t.plays(Al, withdraw(of(Al))).plays(Dan, withdraw(of(Dan)));
    t.plays(Bea, offer(of(Cid), Bea, 1)).plays(Cid, claim_for(of(Cid), None));
    t.plays(Bea, bare(Act::Call)).plays(Cid, accept_of(Bea, of(Cid)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "only she is left to answer";
    Ears ears;
    ears.plays(t, Bea, leave_with(of(Bea)));
    EXPECT_TRUE(ears.heard_of(Happening::NoHeist));
    EXPECT_EQ(t.purses(), (Purses{5, 4, 6, 5}));
}

TEST(Ends, MX_NEG_17_E2_is_tested_after_every_act) {  // MX-NEG-17: and not only when a round of
                                                      // turns is done
    Story t = first_talks(kLive);
    t.plays(Dan, bare(Ready)).plays(Bea, bare(Ready)).plays(Al, bare(Ready));
    EXPECT_EQ(t.open().phase, Phase::Talking);
    t.plays(Cid, bare(Ready));
    EXPECT_EQ(t.open().round, 2);
}

TEST(Ends, MX_NEG_17_a_declined_deal_is_closed_and_its_other_parties_are_not_asked) {  // MX-NEG-17
    Story t = about_to_call();
    t.plays(Al, offer(of(Dan), Al, 1, Bea, 1, Cid, 1)).plays(Al, bare(Act::Call));
    t.plays(Bea, decline_of(Al, of(Dan)));
    EXPECT_EQ(t.open().phase, Phase::Final) << "neither Cid nor Dan is asked";
}

TEST(Ends, MX_NEG_17_a_deal_without_funds_is_still_asked_and_ends_void) {  // MX-NEG-17
    Story t = about_to_call();
    t.plays(Al, offer(of(Bea), Al, 3)).plays(Al, offer(of(Cid), Al, 3)).plays(Al, bare(Act::Call));
    t.plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.purse(Al), 0);
    EXPECT_EQ(t.to_act(), SeatSet{Cid}) << "asked all the same";
    Ears ears;
    ears.plays(t, Cid, accept_of(Al, of(Cid)));
    EXPECT_TRUE(ears.heard_of(Happening::DealVoid));
    EXPECT_TRUE(t.is_in(of(Cid)));
    EXPECT_EQ(t.open().phase, Phase::Final);
}

TEST(Ends, MX_NEG_17_deals_that_lapsed_meanwhile_are_skipped) {  // MX-NEG-17
    Story t = about_to_call();
    t.plays(Al, offer(of(Bea), Al, 1));    // settles, so Bea is out, and with her
    t.plays(Bea, offer(of(Cid), Bea, 1));  // what she would have paid
    t.plays(Dan, offer(of(Bea), Dan, 1));  // and what Dan would have paid her,
    t.plays(Cid, offer(of(Dan), Cid, 1));  // but not this
    t.plays(Al, bare(Act::Call)).plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Dan});
    EXPECT_EQ(t.open().deals.size(), 1u);
    t.plays(Dan, decline_of(Cid, of(Dan)));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
}

}  // namespace
}  // namespace moneybags::millions::stories
