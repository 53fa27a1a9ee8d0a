// What somebody is told who acts while another is asked: the clause that says whom the table waits
// for.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(OutOfTurn,
     a_leader_who_is_out_is_told_why_he_may_not_call_a_vote) {  // MX-NEG-07, M2-R-24, M2-R-25
    Story t = second_talks(kLive);
    t.plays(Al, withdraw(of(Al)));
    EXPECT_EQ(t.clause(Al, bare(Ready)), "MX-NEG-07");
    for (int left = 3; left > 0; --left) {
        t.plays(Al, bare(CallVote));
        for (const Seat seat : all_seats(t.rules())) t.plays(seat, bare(No));
        EXPECT_EQ(t.refuses(Al, bare(CallVote))->clause, "M2-R-25");
        EXPECT_EQ(t.refuses(Al, bare(CallVote))->reason,
                  left > 1 ? "vote-barred" : "no-votes-left");
        t.plays(Bea, ask(of(Cid)));  // somebody has acted since
    }
    EXPECT_EQ(t.refuses(Al, bare(CallVote))->reason, "no-votes-left");
}

TEST(OutOfTurn, by_turn_he_waits_for_the_token) {  // MX-TURN-03
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al)));
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "MX-TURN-03");
    EXPECT_EQ(t.clause(Bea, bare(CallVote)), "M2-NEG-05");
}

TEST(OutOfTurn, the_clause_is_that_of_the_question_that_is_open) {
    Story first = first_talks(kLive);
    first.plays(Al, bare(RollCall));
    EXPECT_EQ(first.clause(Bea, bare(Ready)), "MX-NEG-13");
    Story closing = first_talks(kLive);
    closing.plays(Bea, offer(of(Cid), Bea, 1)).time_runs_out();
    EXPECT_EQ(closing.clause(Dan, withdraw(of(Dan))), "MX-NEG-10");
    closing.plays(Cid, decline_of(Bea, of(Cid)));
    EXPECT_EQ(closing.clause(Al, bare(Stay)), "MX-NEG-10");
    Story turns = first_talks();
    EXPECT_EQ(turns.clause(Bea, bare(Ready)), "MX-TURN-02");
    turns.plays(Al, offer(of(Cid), Al, 1));
    EXPECT_EQ(turns.clause(Bea, bare(Ready)), "MX-TURN-04");
    Story second{figures::second_edition(4, kLive)};
    second.begin(Al).loot("L2-09").pick({Brute, Mentalist, Driver, Driver}).hide(Driver);
    EXPECT_EQ(second.clause(Bea, bare(Ready)), "MX-NEG-01");
}

TEST(OutOfTurn, a_deal_is_cancelled_by_its_proposer_and_live_only) {  // MX-NEG-02, MX-TURN-02
    Story live = first_talks(kLive);
    live.plays(Bea, offer(of(Cid), Bea, 1));
    EXPECT_EQ(live.clause(Cid, cancel_of(Bea, of(Cid))), "MX-NEG-02");
    EXPECT_EQ(live.clause(Bea, cancel_of(Bea, of(Cid))), "");
    Story turns = first_talks();
    EXPECT_EQ(turns.clause(Al, cancel_of(Al, of(Cid))), "MX-TURN-02");
}

}  // namespace
}  // namespace moneybags::millions::stories
