// Turn scheduling, and how a Negotiation begins: MX-TURN, MX-NEG-01, 14, 15.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(Talks, MX_NEG_01_the_second_edition_begins_with_announcements) {  // MX-NEG-01
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story t{figures::second_edition(4, {.scheduling = scheduling})};
        t.begin(Cid).loot("L2-09").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
        EXPECT_EQ(t.open().phase, Phase::Announcing);
        for (const Seat seat : {Cid, Dan, Al, Bea}) {
            EXPECT_EQ(t.to_act(), SeatSet{seat});
            for (const Move& move : {withdraw(of(seat)), claim_for(of(seat), Brute), bare(Ready),
                                     ask(of(seat == Al ? Bea : Al)), bare(CallVote)}) {
                EXPECT_EQ(t.clause(seat, move), "MX-NEG-01");
            }
            t.plays(seat, announce_as(Brute));
        }
        EXPECT_EQ(t.open().phase, Phase::Talking);
        for (const Seat seat : {Al, Bea, Cid, Dan}) {
            EXPECT_EQ(t.open().talk[seat], 8) << "free of charge";
        }
        EXPECT_TRUE(t.lists(Cid, withdraw(of(Cid)))) << "only now";
    }
    const Story first = first_talks();
    EXPECT_EQ(first.open().phase, Phase::Talking) << "the first edition begins with free acts";
}

TEST(Talks, MX_NEG_14_who_has_no_talk_left_may_still_do_all_this) {  // MX-NEG-14
    Story t = first_talks({.scheduling = Scheduling::Live, .talk = 3});
    t.state().open.cards[Al] = 1;
    t.plays(Bea, offer(of(Al), Bea, 1)).plays(Al, offer(of(Cid), Al, 1));
    t.plays(Al, claim_for(of(Al), Brute));
    EXPECT_TRUE(t.lists(Al, ask(of(Bea))));
    t.plays(Al, ask(of(Bea)));
    ASSERT_EQ(t.open().talk[Al], 0);
    for (const Move& move : {claim_for(of(Al), None), ask(of(Bea)), offer(of(Dan), Al, 1),
                             demand(of(Al), Dan, 1), counter(Bea, of(Al), Bea, 2)}) {
        EXPECT_EQ(t.clause(Al, move), "MX-NEG-14");
        EXPECT_FALSE(t.lists(Al, move));
    }
    for (const Move& move :
         {accept_of(Bea, of(Al)), decline_of(Bea, of(Al)), cancel_of(Al, of(Cid)), withdraw(of(Al)),
          look_at(of(Dan)), bare(RollCall)}) {
        EXPECT_EQ(t.clause(Al, move), "");
        EXPECT_TRUE(t.lists(Al, move));
    }
    t.plays(Al, bare(RollCall));
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, answer(Brute));
    EXPECT_EQ(t.open().talk[Al], 0) << "answers in a roll call are free";
    EXPECT_EQ(t.open().talk[Cid], 3);
    t.plays(Al, decline_of(Bea, of(Al))).plays(Al, cancel_of(Al, of(Cid)));
    EXPECT_TRUE(t.lists(Al, bare(Ready)));
    t.plays(Cid, bare(Ready)).plays(Dan, bare(Ready));
    EXPECT_TRUE(t.lists(Al, bare(Act::Call)));

    Story vote = second_talks(kLive);
    for (const Seat seat : {Al, Bea}) vote.state().open.talk[seat] = 0;
    EXPECT_TRUE(vote.lists(Al, bare(CallVote)));
    vote.plays(Al, bare(CallVote));
    EXPECT_TRUE(vote.lists(Bea, bare(Yes)));
}

TEST(Talks, MX_NEG_15_MX_TURN_06_who_is_active_may_always_speak) {  // MX-NEG-15, MX-TURN-06
    // To say something is no move: it is asked for with a table that cannot change, and none of the
    // moves anybody has is about it.
    Story t = second_talks();
    t.plays(Al, claim_for(of(Al), Driver)).plays(Bea, bare(Ready)).plays(Cid, withdraw(of(Cid)));
    t.plays(Dan, claim_for(of(Dan), Driver)).plays(Al, bare(CallVote));
    const auto may_speak = [&t](Seat seat) { return !say_objection(t.rules(), t.state(), seat); };
    const auto everybody_as_before = [&](SeatSet speakers) {
        const State before = t.state();
        const Turn now = turn(t.rules(), t.state());
        for (const Seat seat : {Al, Bea, Cid, Dan}) EXPECT_EQ(may_speak(seat), speakers.has(seat));
        EXPECT_EQ(t.state(), before);
        EXPECT_EQ(turn(t.rules(), t.state()), now);
    };
    everybody_as_before({Al, Bea, Dan});  // while a vote runs; Cid is out
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, bare(No));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    everybody_as_before({Al, Bea, Dan});  // whoever has the token
    t.plays(Bea, bare(Ready));
    everybody_as_before({Al, Bea, Dan});  // ready or not
    EXPECT_EQ(t.open().ready, SeatSet{Bea});
    t.plays(Dan, offer(of(Al), Dan, 1));
    everybody_as_before({Al, Bea, Dan});  // while another answers
    EXPECT_TRUE(say_objection(t.rules(), t.state(), Eva)) << "no such seat";
}

TEST(Talks, MX_NEG_15_who_is_out_is_silent_for_the_rest_of_the_round) {  // MX-NEG-15, M1-NEG-05
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-05").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
    t.plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea)));
    EXPECT_TRUE(say_objection(t.rules(), t.state(), Bea));
    t.all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    EXPECT_FALSE(say_objection(t.rules(), t.state(), Cid));
    EXPECT_TRUE(say_objection(t.rules(), t.state(), Bea)) << "the heist is part of the round";
    t.plays(Al, name_role(Crook)).loot("L1-06");
    EXPECT_FALSE(say_objection(t.rules(), t.state(), Bea)) << "a new round";
}

TEST(Turns, MX_TURN_01_the_token_goes_clockwise_from_the_leader) {  // MX-TURN-01
    Story t{figures::first_edition(4)};
    t.begin(Cid).loot("L1-06").pick({Brute, Driver, Crook, Crook}).hide(Crook);
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
    t.plays(Cid, claim_for(of(Cid), None));
    EXPECT_EQ(t.to_act(), SeatSet{Dan});
    t.plays(Dan, bare(Ready));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, claim_for(of(Al), None));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    t.plays(Bea, claim_for(of(Bea), None)).plays(Cid, claim_for(of(Cid), None));
    EXPECT_EQ(t.to_act(), SeatSet{Al}) << "Dan is ready and passed over";
    t.plays(Al, withdraw(of(Al)));
    t.plays(Bea, claim_for(of(Bea), None)).plays(Cid, bare(Ready)).plays(Dan, bare(Ready));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "Al is out";
    t.plays(Bea, claim_for(of(Bea), Brute));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "it may come straight back";
}

TEST(Turns, MX_TURN_01_in_the_second_edition_after_the_announcements) {  // MX-TURN-01
    Story t{figures::second_edition(4)};
    t.begin(Cid)
        .loot("L2-09")
        .pick({Brute, Driver, Mentalist, Driver})
        .hide(Driver)
        .announce_truly();
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
}

TEST(Turns, MX_TURN_01_a_leader_who_is_out_is_met_only_while_he_may_call_a_vote) {  // MX-TURN-01
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, bare(Pass));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "a PASS moves the token on";
    t.state().open.votes_left = 0;
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "no vote left, no turn";

    Story first = first_talks();
    first.plays(Al, withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) first.plays(seat, claim_for(of(seat), None));
    EXPECT_EQ(first.to_act(), SeatSet{Bea}) << "in 1e a Leader who is out has nothing to do";
}

TEST(Turns, MX_TURN_02_looks_and_then_exactly_one_other_act) {  // MX-TURN-02
    Story t = first_talks();
    t.state().open.cards[Al] = 2;
    t.plays(Al, look_at(of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, look_at(of(Cid)));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    EXPECT_TRUE(t.refuses(Al, look_at(of(Dan)))) << "one card each";
    t.plays(Al, ask(of(Bea)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "one other act, and the turn is over";
    EXPECT_EQ(t.clause(Al, ask(of(Cid))), "MX-TURN-02");
    EXPECT_EQ(t.clause(Cid, withdraw(of(Cid))), "MX-TURN-02");
}

TEST(Turns, MX_TURN_02_the_holder_is_never_stuck_and_never_cancels) {  // MX-TURN-02
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        const int players = 3 + static_cast<int>(seed % 6);
        for (Story t : {Story{figures::first_edition(players, {.talk = 3})},
                        Story{figures::second_edition(players, {.talk = 3})}}) {
            for (Rng luck{seed}; t.open().phase != Phase::Over;) {
                const Turn now = turn(t.rules(), t.state());
                if (now.kind == Turn::Kind::Chance) {
                    t.luck(draw(outcomes(t.rules(), t.state()), luck));
                    continue;
                }
                const Seat seat = next(t.rules(), t.state());
                if (t.open().phase == Phase::Talking) {
                    ASSERT_EQ(now.seats, SeatSet{seat});
                    ASSERT_TRUE(t.open().deals.empty()) << "no deal outlives its turn";
                    if (is_active(t.rules(), t.open(), seat)) {
                        ASSERT_TRUE(t.lists(seat, bare(Ready)));
                        const CharacterSet mine = t.open().in & characters_of(t.rules(), seat);
                        for (const Character c : mine) ASSERT_TRUE(t.lists(seat, withdraw(c)));
                    }
                }
                t.plays(seat, draw_move(legal(t.rules(), t.state(), seat), luck));
            }
        }
    }
    Story t = first_talks();
    t.plays(Al, offer(of(Bea), Al, 1));
    EXPECT_TRUE(t.refuses(Al, cancel_of(Al, of(Bea))));
}

TEST(Turns, MX_TURN_03_an_absent_leader_calls_or_passes) {  // MX-TURN-03
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al)));
    EXPECT_EQ(t.clause(Bea, bare(Pass)), "MX-TURN-03") << "an active player says READY";
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    const Choices list = legal(t.rules(), t.state(), Al);
    ASSERT_EQ(list.size(), 2u);
    EXPECT_TRUE(t.lists(Al, bare(CallVote)));
    EXPECT_TRUE(t.lists(Al, bare(Pass)));
    EXPECT_EQ(t.clause(Al, bare(Ready)), "MX-NEG-07");
}

TEST(Turns, MX_TURN_03_an_active_leader_who_is_ready_is_passed_over) {  // MX-TURN-03
    Story t = second_talks();
    t.plays(Al, bare(Ready));
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_TRUE(t.refuses(Al, bare(CallVote)));
    Story live = second_talks(kLive);
    live.plays(Al, bare(Ready));
    EXPECT_FALSE(live.refuses(Al, bare(CallVote))) << "that is so by turn only";
}

TEST(Turns, MX_TURN_04_the_parties_are_asked_one_by_one_after_the_proposer) {  // MX-TURN-04
    Story t{figures::first_edition(6)};
    t.begin(Al).loot("L1-05").pick({Brute, Driver, Crook, Crook, Snitch, Driver}).hide(Crook);
    t.plays(Al, bare(Ready)).plays(Bea, bare(Ready));
    t.plays(Cid, demand(of(Cid), Bea, 1, Eva, 1, Al, 1));
    EXPECT_EQ(t.open().phase, Phase::Answering);
    EXPECT_EQ(t.to_act(), SeatSet{Eva});
    EXPECT_EQ(t.clause(Dan, withdraw(of(Dan))), "MX-TURN-04") << "no one else may act";
    EXPECT_EQ(t.clause(Eva, withdraw(of(Eva))), "MX-TURN-04") << "nor she anything else";
    EXPECT_EQ(t.clause(Eva, bare(Ready)), "MX-TURN-04");
    t.plays(Eva, accept_of(Cid, of(Cid)));
    EXPECT_EQ(t.to_act(), SeatSet{Al}) << "round the corner";
    t.plays(Al, accept_of(Cid, of(Cid)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_TRUE(t.is_in(of(Cid)));
    Story declined = t;
    t.plays(Bea, accept_of(Cid, of(Cid)));
    EXPECT_FALSE(t.is_in(of(Cid))) << "the last one settles it";
    EXPECT_EQ(t.purses(), (Purses{3, 3, 4 + 1 + 3, 4, 3, 4}));
    EXPECT_EQ(t.to_act(), SeatSet{Dan}) << "on from the holder's seat, Cid's";
    declined.plays(Bea, decline_of(Cid, of(Cid)));
    EXPECT_TRUE(declined.open().deals.empty());
    EXPECT_EQ(declined.to_act(), SeatSet{Dan});
    EXPECT_EQ(declined.purses(), (Purses{4, 4, 4, 4, 4, 4}));
}

TEST(Turns, MX_TURN_04_a_decline_spares_the_rest_and_a_counter_starts_anew) {  // MX-TURN-04
    Story t = first_talks();
    t.state().open.cards[Bea] = 1;
    t.plays(Al, offer(of(Dan), Al, 1, Bea, 1, Cid, 1));
    Story declined = t;
    declined.plays(Bea, decline_of(Al, of(Dan)));
    EXPECT_EQ(declined.open().phase, Phase::Talking);
    EXPECT_EQ(declined.to_act(), SeatSet{Bea}) << "Cid and Dan were not asked; on from Al's seat";
    t.plays(Bea, look_at(of(Dan)));  // first a look
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    t.plays(Bea, counter(Al, of(Dan), Al, 2, Bea, 1));
    EXPECT_EQ(t.to_act(), SeatSet{Dan}) << "starting after the counterer, and Cid is out of it";
    t.plays(Dan, counter(Bea, of(Dan), Al, 3));
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    t.plays(Al, decline_of(Dan, of(Dan)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea}) << "the turn was Al's all the time";
    EXPECT_EQ(t.open().token, Bea);
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
}

TEST(Turns, MX_TURN_04_a_leaver_who_held_the_token_passes_it_on) {  // MX-TURN-04
    Story t = second_talks();
    t.plays(Al, demand(of(Al), Dan, 2)).plays(Dan, accept_of(Al, of(Al)));
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
}

TEST(Turns, MX_TURN_05_roll_call_call_and_vote_use_up_the_turn) {  // MX-TURN-05
    Story roll = first_talks();
    roll.plays(Al, bare(RollCall));
    for (const Seat seat : {Al, Bea, Cid, Dan}) roll.plays(seat, answer(None));
    EXPECT_EQ(roll.open().phase, Phase::Talking);
    EXPECT_EQ(roll.to_act(), SeatSet{Bea});

    Story substitute = first_talks();  // M1-R-23: the caller is Bea, and after her comes Cid
    substitute.plays(Al, withdraw(of(Al))).plays(Bea, bare(RollCall));
    for (const Seat seat : {Bea, Cid, Dan}) substitute.plays(seat, answer(Brute));
    EXPECT_EQ(substitute.to_act(), SeatSet{Cid});

    Story call = first_talks();
    for (const Seat seat : {Al, Bea, Cid, Dan}) call.plays(seat, claim_for(of(seat), None));
    call.plays(Al, bare(Act::Call));
    EXPECT_EQ(call.open().phase, Phase::Final);
    EXPECT_EQ(call.to_act(), SeatSet{Bea});

    Story vote = second_talks();
    vote.plays(Al, claim_for(of(Al), None)).plays(Bea, bare(Ready)).plays(Cid, bare(Ready));
    vote.plays(Dan, claim_for(of(Dan), None)).plays(Al, bare(CallVote));
    for (const Seat seat : {Dan, Cid, Bea, Al}) vote.plays(seat, bare(No));
    EXPECT_EQ(vote.to_act(), SeatSet{Dan}) << "on from Al's seat, past the two who are ready";
}

}  // namespace
}  // namespace moneybags::millions::stories
