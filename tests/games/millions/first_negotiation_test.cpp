// First edition, Negotiation: M1-NEG. The protocol that both editions share has tests of its own.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Five players at the start of the talks, Al leading; the hidden card is a Crook.
constexpr Story five(Scheduling scheduling = Scheduling::Turn) {
    Story t{figures::first_edition(5, {.scheduling = scheduling})};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Driver, Snitch}).hide(Crook);  // ante 2
    return t;
}

TEST(FirstNegotiation, M1_NEG_01_one_may_lie_ask_offer_money_or_leave) {  // M1-NEG-01
    for (const Scheduling scheduling : kBoth) {
        const Story t = five(scheduling);
        for (const Role role : t.rules().roles) {
            EXPECT_TRUE(t.lists(Al, claim_for(of(Al), role))) << "true, false, or not even on view";
        }
        EXPECT_TRUE(t.lists(Al, claim_for(of(Al), None))) << "no comment";
        EXPECT_TRUE(t.lists(Al, ask(of(Bea))));
        for (int price = 1; price <= 3; ++price) {
            EXPECT_TRUE(t.lists(Al, offer(of(Bea), Al, price)));
        }
        EXPECT_TRUE(t.lists(Al, withdraw(of(Al)))) << "for nothing";
        EXPECT_FALSE(say_objection(t.rules(), t.state(), Al)) << "and say anything at all";
    }
}

TEST(FirstNegotiation, M1_NEG_01_words_move_no_money_and_nobody) {  // M1-NEG-01
    Story t = five();
    const Purses before = t.purses();
    t.plays(Al, claim_for(of(Al), Snitch))
        .plays(Bea, ask(of(Al)))
        .plays(Cid, claim_for(of(Cid), None));
    EXPECT_EQ(t.purses(), before);
    EXPECT_EQ(t.open().in, all_characters(t.rules()));
    EXPECT_EQ(t.seen_by(kSpectator).open.claim[of(Al)], Snitch) << "heard by all";
    EXPECT_EQ(t.seen_by(Bea).role[of(Al)], None) << "and proof of nothing";
    t.all_ready();
    EXPECT_EQ(t.open().phase, Phase::Naming) << "Eva is the Snitch, whatever Al said";
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Eva));
}

TEST(FirstNegotiation, M1_NEG_02_the_money_changes_hands_before_the_character_leaves) {
    // M1-NEG-02
    Story t = five();
    t.plays(Al, offer(of(Bea), Al, 3));
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3, 3})) << "an offer alone moves nothing";
    Ears ears;
    ears.plays(t, Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.purses(), (Purses{0, 8, 3, 3, 3}));
    std::vector<Happening> order;
    for (const Event& event : ears.heard) {
        if (event.what == Happening::Paid || event.what == Happening::Withdrew) {
            order.push_back(event.what);
        }
    }
    EXPECT_EQ(order, (std::vector{Happening::Paid, Happening::Withdrew}));
    ASSERT_EQ(ears.count(Happening::Paid), 1);
    EXPECT_EQ(ears.of(Happening::Paid)[0].amount, M(3));
    EXPECT_EQ(ears.of(Happening::Paid)[0].other, Bea);
}

TEST(FirstNegotiation, M1_NEG_03_a_deal_or_a_withdrawal_is_final) {  // M1-NEG-03
    for (const Scheduling scheduling : kBoth) {
        Story paid = five(scheduling);
        paid.plays(Al, offer(of(Bea), Al, 1)).plays(Bea, accept_of(Al, of(Bea)));
        Story free = five(scheduling);
        free.plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea)));
        for (Story* t : {&paid, &free}) {
            EXPECT_FALSE(t->open().in.has(of(Bea)));
            EXPECT_TRUE(t->choices(Bea).empty()) << "there is no way back in";
            EXPECT_TRUE(t->refuses(Bea, withdraw(of(Bea))));
            t->all_ready();
            EXPECT_FALSE(t->open().in.has(of(Bea)));
        }
        // Nor may the payer take his money back.
        EXPECT_NE(paid.clause(Al, cancel_of(Al, of(Bea))), "");
    }
    // With a second character in, Bea still acts, but not for the one that left.
    Story three{figures::first_edition(3)};
    three.begin(Al).loot("L1-06").pick({Driver, Brute, Crook, Snitch, Crook, Driver}).hide(Driver);
    three.plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea, 1))).plays(Cid, bare(Ready));
    three.plays(Al, bare(Ready));
    EXPECT_EQ(three.clause(Bea, withdraw(of(Bea, 1))), "MX-R-16");
    EXPECT_EQ(three.clause(Bea, demand(of(Bea, 1), Al, 1)), "MX-R-16");
    EXPECT_EQ(three.clause(Bea, withdraw(of(Bea, 2))), "");
}

TEST(FirstNegotiation, M1_NEG_04_the_ante_goes_to_the_owner_s_purse) {  // M1-NEG-04
    for (const std::string_view card : {"L1-01", "L1-10"}) {            // ante 1, ante 2
        Story t{figures::first_edition(4)};
        t.begin(Al).loot(card).pick({Driver, Crook, Driver, Brute}).hide(Brute);
        const int bank = t.open().reserve;
        t.plays(Al, withdraw(of(Al)));
        EXPECT_EQ(t.purse(Al), 5);
        EXPECT_FALSE(t.open().antes.has(of(Al)));
        EXPECT_EQ(t.open().antes.size(), 3) << "the others' stay";
        EXPECT_EQ(t.open().reserve, bank);
    }
    // An ante that the Reserve laid goes the same way (MX-R-05).
    Story poor{figures::first_edition(4)};
    poor.begin(Al).given_purses({0, 5, 5, 5}).loot("L1-10");
    poor.pick({Driver, Crook, Driver, Brute}).hide(Brute).plays(Al, withdraw(of(Al)));
    EXPECT_EQ(poor.purse(Al), 2);
}

// Everything somebody might try in the talks.
std::vector<Move> everything_of(Seat seat) {
    return {claim_for(of(seat), Brute),
            ask(of(Al)),
            offer(of(Al), seat, 1),
            demand(of(seat), Al, 1),
            accept_of(Al, of(seat)),
            decline_of(Al, of(seat)),
            counter(Al, of(seat), Al, 1),
            withdraw(of(seat)),
            look_at(of(Al)),
            bare(Ready),
            bare(RollCall),
            bare(Call),
            bare(Stay)};
}

TEST(FirstNegotiation, M1_NEG_05_who_is_out_may_not_talk_deal_or_look) {  // M1-NEG-05
    for (const Scheduling scheduling : kBoth) {
        Story t = five(scheduling);
        t.state().open.cards[Dan] = 1;
        t.leaving({of(Dan)});
        const auto silent = [&] {
            for (const Move& move : everything_of(Dan)) {
                SCOPED_TRACE(static_cast<int>(move.act));
                EXPECT_EQ(t.clause(Dan, move), "MX-NEG-07");
            }
            EXPECT_TRUE(t.choices(Dan).empty());
            EXPECT_FALSE(turn(t.rules(), t.state()).seats.has(Dan));
            const Objection word = say_objection(t.rules(), t.state(), Dan);
            ASSERT_TRUE(word);
            EXPECT_EQ(word->clause, "M1-NEG-05");
            EXPECT_FALSE(say_objection(t.rules(), t.state(), Al)) << "those who are in may talk";
        };
        {
            SCOPED_TRACE("while the others talk");
            silent();
        }
        while (next(t.rules(), t.state()) != Al) t.plays(next(t.rules(), t.state()), bare(Ready));
        t.plays(Al, bare(RollCall));
        while (t.open().phase == Phase::RollCall) {
            SCOPED_TRACE("in a roll call");
            silent();
            t.plays(next(t.rules(), t.state()), answer(None));
        }
        t.all_ready();
        {
            SCOPED_TRACE("while the Snitch thinks: a whisper now would be worth most");
            ASSERT_EQ(t.open().phase, Phase::Naming);
            silent();
        }
        t.plays(Eva, name_role(Driver)).loot("L1-05");
        EXPECT_FALSE(say_objection(t.rules(), t.state(), Dan)) << "a new round, a new tongue";
        EXPECT_EQ(t.clause(Dan, {.act = Pick, .role = Brute}), "");
    }
}

TEST(FirstNegotiation, M1_NEG_05_who_is_out_is_not_asked_to_stay_or_to_pay) {  // M1-NEG-05
    Story t = five(Scheduling::Live);
    t.plays(Dan, withdraw(of(Dan)));
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 1, Dan, 1)), "MX-R-20");
    EXPECT_EQ(t.clause(Al, demand(of(Al), Dan, 1)), "MX-R-20");
    EXPECT_EQ(t.clause(Al, ask(of(Dan))), "MX-R-16");
    t.time_runs_out();
    SeatSet asked;
    while (t.open().phase == Phase::Final) {
        asked.add(next(t.rules(), t.state()));
        t.plays(next(t.rules(), t.state()), bare(Stay));
    }
    EXPECT_EQ(asked, (SeatSet{Al, Bea, Cid, Eva}));
}

// Bea runs with a Crook or with a Brute; it was her card that stayed hidden, so nothing on the
// table tells the two stories apart, up to the end of the round and beyond.
TEST(FirstNegotiation, M1_NEG_06_the_role_of_who_left_stays_secret) {  // M1-NEG-06
    Story crook{figures::first_edition(5)};
    crook.begin(Al).loot("L1-06");
    Story brute = crook;
    crook.pick({Driver, Crook, Crook, Driver, Snitch}).hide(Crook);
    brute.pick({Driver, Brute, Crook, Driver, Snitch}).hide(Brute);
    Ears of_crook, of_brute;
    const auto both = [&](Seat seat, const Move& move) {
        of_crook.plays(crook, seat, move);
        of_brute.plays(brute, seat, move);
        for (const Seat other : {Al, Cid, Dan, Eva, kSpectator}) {
            EXPECT_EQ(crook.seen_by(other), brute.seen_by(other));
            EXPECT_EQ(of_crook.as_told_to(other), of_brute.as_told_to(other));
            EXPECT_EQ(crook.seen_by(other).role[of(Bea)], None);
        }
    };
    both(Al, bare(Ready));
    both(Bea, withdraw(of(Bea)));
    EXPECT_EQ(crook.seen_by(Bea).role[of(Bea)], Crook) << "her own card she knows";
    for (const Seat seat : {Cid, Dan, Eva, Al}) both(seat, bare(Ready));
    both(Eva, name_role(Driver));
    EXPECT_EQ(crook.open().round, 2);
    EXPECT_EQ(crook.purses(), brute.purses()) << "who left takes no part";
    EXPECT_EQ(crook.seen_by(Al), brute.seen_by(Al)) << "nor is the card shown afterwards";
}

TEST(FirstNegotiation, M1_NEG_07_the_leader_may_hold_one_roll_call) {  // M1-NEG-07
    for (const Scheduling scheduling : kBoth) {
        Story t{figures::first_edition(5, {.scheduling = scheduling})};
        t.begin(Cid).loot("L1-06").pick({Driver, Crook, Brute, Driver, Snitch}).hide(Crook);
        EXPECT_NE(t.clause(Al, bare(RollCall)), "") << "Al does not lead";
        EXPECT_FALSE(t.lists(Al, bare(RollCall)));
        ASSERT_TRUE(t.lists(Cid, bare(RollCall)));
        const PerSeat<std::uint8_t> talk = t.open().talk;
        t.plays(Cid, bare(RollCall));
        for (const Seat seat : {Cid, Dan, Eva, Al, Bea}) {  // clockwise from the Leader
            ASSERT_EQ(turn(t.rules(), t.state()), Turn::of(seat));
            t.plays(seat, answer(seat == Eva ? None : Brute));
        }
        EXPECT_EQ(t.open().phase, Phase::Talking);
        EXPECT_EQ(t.open().talk, talk) << "a roll call costs no talk";
        EXPECT_EQ(t.open().claim[of(Bea)], Brute);
        EXPECT_TRUE(t.open().spoke.has(of(Eva)));
        EXPECT_EQ(t.open().claim[of(Eva)], None) << "no comment";
        while (next(t.rules(), t.state()) != Cid) t.plays(next(t.rules(), t.state()), bare(Ready));
        EXPECT_EQ(t.clause(Cid, bare(RollCall)), "M1-NEG-07") << "one a round";
        EXPECT_FALSE(t.lists(Cid, bare(RollCall)));
        t.only_in({}).loot("L1-01").pick({Driver, Crook, Brute, Driver, Snitch}).hide(Crook);
        EXPECT_TRUE(t.lists(Dan, bare(RollCall))) << "the next Leader has his own";
    }
}

TEST(FirstNegotiation, M1_NEG_07_the_leader_may_call_for_a_decision) {  // M1-NEG-07
    for (const Scheduling scheduling : kBoth) {
        Story t = five(scheduling);
        t.plays(Al, claim_for(of(Al), Brute));
        for (const Seat seat : {Bea, Cid, Dan, Eva}) {
            if (scheduling == Scheduling::Live) {
                EXPECT_EQ(t.clause(seat, bare(Call)), "M1-R-23") << "the Leader's right";
                EXPECT_EQ(t.clause(Al, bare(Call)), "M1-R-24") << "all must have acted";
            }
            EXPECT_FALSE(t.lists(seat, bare(Call)));
            t.plays(seat, claim_for(of(seat), Brute));
        }
        ASSERT_TRUE(t.lists(Al, bare(Call)));
        t.plays(Al, bare(Call));
        EXPECT_EQ(t.open().phase, Phase::Final);
        for (const Seat seat : {Bea, Cid, Dan}) {  // clockwise from the seat after the Leader
            ASSERT_EQ(turn(t.rules(), t.state()), Turn::of(seat));
            t.plays(seat, bare(Stay));
        }
        t.plays(Eva, leave_with(of(Eva)));
        EXPECT_EQ(t.purse(Eva), 5);
        EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Al)) << "the Leader last";
        t.plays(Al, bare(Stay));
        EXPECT_EQ(t.open().round, 2) << "then the heist begins, and with no Snitch in it it ran";
    }
}

TEST(FirstNegotiation, M1_NEG_07_there_is_no_vote_in_the_first_edition) {  // M1-NEG-07
    const Story t = five();
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "M1-NEG-07");
    EXPECT_FALSE(t.lists(Al, bare(CallVote)));
}

TEST(FirstNegotiation, M1_NEG_08_the_heist_starts_when_everybody_has_settled) {  // M1-NEG-08
    for (const Scheduling scheduling : kBoth) {
        Story t = five(scheduling);
        for (const Seat seat : {Al, Bea, Cid, Dan}) {
            t.plays(seat, bare(Ready));
            EXPECT_EQ(t.open().phase, Phase::Talking) << "somebody has not settled yet";
        }
        t.plays(Eva, bare(Ready));
        EXPECT_EQ(t.open().phase, Phase::Naming) << "the heist has begun";
        EXPECT_NE(t.clause(Al, withdraw(of(Al))), "") << "too late to leave";

        Story alone = five(scheduling);
        alone.leaving({of(Al), of(Bea), of(Cid), of(Dan)});
        EXPECT_EQ(alone.open().phase, Phase::Talking) << "even one alone may think again";
        alone.plays(Eva, withdraw(of(Eva)));
        EXPECT_EQ(alone.open().round, 2) << "nobody is left to settle anything";
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
