// The second edition's Negotiation: M2-NEG.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(SecondTalks, M2_NEG_01_announcements_go_clockwise_from_the_leader) {  // M2-NEG-01
    Story t{figures::second_edition(5)};
    t.begin(Dan).loot("L2-09").pick({Brute, Driver, Mentalist, Driver, Tech}).hide(Driver);
    for (const Seat seat : {Dan, Eva, Al, Bea, Cid}) {
        EXPECT_EQ(t.to_act(), SeatSet{seat});
        EXPECT_FALSE(t.refuses(seat, announce_as(Mentalist))) << "true or false";
        Ears ears;
        ears.plays(t, seat, announce_as(Brute));
        ASSERT_TRUE(ears.heard_of(Happening::Announced));
        EXPECT_EQ(ears.of(Happening::Announced)[0].role, Brute);
        EXPECT_TRUE(ears.of(Happening::Announced)[0].to.everybody);
        EXPECT_EQ(view(t.rules(), t.state(), kSpectator).open.claim[of(seat)], Brute);
    }
    EXPECT_EQ(t.open().phase, Phase::Talking) << "everybody once";
}

TEST(SecondTalks, M2_NEG_02_one_may_ask_bargain_and_leave_for_nothing) {  // M2-NEG-02
    Story t = second_talks();
    t.plays(Al, ask(of(Dan))).plays(Bea, offer(of(Cid), Bea, 1));
    t.plays(Cid, counter(Bea, of(Cid), Bea, 4)).plays(Bea, accept_of(Cid, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{8, 4, 8 + 4 + 2, 8}));
    t.plays(Dan, withdraw(of(Dan)));
    EXPECT_EQ(t.purses(), (Purses{8, 4, 14, 10}));
    EXPECT_EQ(t.open().in, (CharacterSet{of(Al), of(Bea)}));
}

TEST(SecondTalks, M2_NEG_03_a_leaver_takes_two_from_the_centre_and_is_out_for_good) {  // M2-NEG-03
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story t = second_talks({.scheduling = scheduling});
        t.plays(Al, withdraw(of(Al)));
        EXPECT_EQ(t.purse(Al), 10);
        EXPECT_EQ(t.open().centre, M(23 - 2));
        EXPECT_FALSE(view(t.rules(), t.state(), kSpectator).open.in.has(of(Al))) << "all see it";
        EXPECT_EQ(view(t.rules(), t.state(), Bea).role[of(Al)], None) << "but not the role";
        EXPECT_TRUE(t.refuses(Al, withdraw(of(Al))));
        t.all_ready();
        EXPECT_EQ(t.purse(Al), 10) << "and takes no part";
    }
}

TEST(SecondTalks, M2_NEG_04_a_price_comes_from_purses_and_never_from_the_centre) {  // M2-NEG-04
    Story t = second_talks(kLive);
    t.plays(Al, offer(of(Cid), Al, 3, Bea, 2));
    t.plays(Cid, accept_of(Al, of(Cid))).plays(Bea, accept_of(Al, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{5, 6, 8 + 5 + 2, 8}));
    EXPECT_EQ(t.open().centre, M(23 - 2)) << "only Cid's own ante left it";
    EXPECT_EQ(t.clause(Al, offer(of(Dan), Al, 6)), "MX-R-09") << "however much lies in the Centre";
}

TEST(SecondTalks, M2_NEG_05_the_leader_calls_a_vote_after_the_announcements) {  // M2-NEG-05
    Story t{figures::second_edition(4, kLive)};
    t.begin(Cid).loot("L2-09").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    EXPECT_TRUE(t.refuses(Cid, bare(CallVote)));
    t.announce_truly();
    for (const Seat seat : {Al, Bea, Dan}) {
        EXPECT_EQ(t.clause(seat, bare(CallVote)), "M2-NEG-05");
        EXPECT_FALSE(t.lists(seat, bare(CallVote)));
    }
    EXPECT_TRUE(t.lists(Cid, bare(CallVote)));
    EXPECT_EQ(t.clause(Cid, bare(Act::Call)), "M2-NEG-05") << "and has no CALL";
    Ears ears;
    ears.plays(t, Cid, bare(CallVote));
    EXPECT_TRUE(ears.of(Happening::VoteCalled)[0].to.everybody);
    EXPECT_EQ(t.open().phase, Phase::Voting);
}

// A table of `players` who all announced; the first `ayes` of them vote yes.
Story after_vote(int players, int ayes) {
    Story t{figures::second_edition(players, kLive)};
    t.begin(Al).loot("L2-09");
    Rng luck{3};
    for (const Seat seat : all_seats(t.rules())) {
        t.plays(seat, draw_move(legal(t.rules(), t.state(), seat), luck));
    }
    t.luck(outcomes(t.rules(), t.state())[0].outcome).announce_truly().plays(Al, bare(CallVote));
    for (const Seat seat : all_seats(t.rules()))
        t.plays(seat, bare(number(seat) < ayes ? Yes : No));
    return t;
}

TEST(SecondTalks, M2_NEG_06_a_vote_passes_with_half_of_all_players) {  // M2-NEG-06
    for (int players = 3; players <= 8; ++players) {
        const int needed = (players + 1) / 2;
        for (int ayes = 0; ayes <= players; ++ayes) {
            SCOPED_TRACE(testing::Message() << ayes << " of " << players);
            const Story t = after_vote(players, ayes);
            EXPECT_EQ(t.open().phase == Phase::Talking, ayes < needed);
            EXPECT_TRUE(t.open().voted.empty());
        }
    }
}

TEST(SecondTalks, DP_VOTE_votes_are_secret_until_the_last_is_in) {  // M2-NEG-06, section 5
    Story yes = second_talks(kLive);
    yes.plays(Al, bare(CallVote));
    Story no = yes;
    Ears heard_yes, heard_no;
    heard_yes.plays(yes, Bea, bare(Yes));
    heard_no.plays(no, Bea, bare(No));
    for (const Seat seat : {Al, Cid, Dan, kSpectator}) {
        EXPECT_EQ(view(yes.rules(), yes.state(), seat), view(no.rules(), no.state(), seat));
        EXPECT_EQ(heard_yes.as_told_to(seat), heard_no.as_told_to(seat));
        EXPECT_FALSE(view(yes.rules(), yes.state(), seat).voted_yes);
        EXPECT_TRUE(view(yes.rules(), yes.state(), seat).open.voted.has(Bea))
            << "that she has voted";
    }
    EXPECT_TRUE(view(yes.rules(), yes.state(), Bea).voted_yes);
    EXPECT_FALSE(view(no.rules(), no.state(), Bea).voted_yes);

    yes.plays(Al, bare(No)).plays(Dan, bare(No));
    Ears last;
    last.plays(yes, Cid, bare(No));
    ASSERT_TRUE(last.heard_of(Happening::VoteCounted));
    const Event count = last.of(Happening::VoteCounted)[0];
    EXPECT_TRUE(count.to.everybody);
    EXPECT_EQ(count.seats, SeatSet{Bea}) << "with names";
    EXPECT_EQ(count.number, 1);
}

TEST(SecondTalks, a_vote_cannot_be_changed_and_comes_in_any_order) {  // M2-NEG-06
    Story t = second_talks();
    t.plays(Al, bare(CallVote));
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan})) << "by turn too";
    t.plays(Dan, bare(Yes));
    EXPECT_TRUE(t.refuses(Dan, bare(No)));
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid}));
    Story other = second_talks();
    other.plays(Al, bare(CallVote));
    for (const Seat seat : {Al, Bea, Cid}) other.plays(seat, bare(No));
    other.plays(Dan, bare(Yes));
    for (const Seat seat : {Cid, Bea, Al}) t.plays(seat, bare(No));
    EXPECT_EQ(t.state(), other.state());
}

}  // namespace
}  // namespace moneybags::millions::stories
