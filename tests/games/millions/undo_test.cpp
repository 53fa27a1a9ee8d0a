// What may be taken back if the table agrees: what was done openly and showed nobody anything else.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Only of moves that the rules allow.
bool may_undo(const Story& t, Seat seat, const Move& move) {
    must_not(t.refuses(seat, move));
    return may_be_undone(t.rules(), t.state(), seat, move);
}

static_assert(may_be_undone(first_talks().rules(), first_talks().state(), Al, ask(of(Bea))));

TEST(Undo, of_what_is_said_and_offered_in_the_talks) {
    Story t = first_talks(kLive);
    EXPECT_TRUE(may_undo(t, Al, claim_for(of(Al), Driver)));
    EXPECT_TRUE(may_undo(t, Al, claim_for(of(Al), None)));
    EXPECT_TRUE(may_undo(t, Bea, ask(of(Al))));
    EXPECT_TRUE(may_undo(t, Bea, offer(of(Al), Bea, 2)));
    EXPECT_TRUE(may_undo(t, Bea, demand(of(Bea), Al, 2)));
    EXPECT_TRUE(may_undo(t, Bea, withdraw(of(Bea)))) << "his card stays face down";
    EXPECT_TRUE(may_undo(t, Bea, bare(Ready))) << "others still talk";
    EXPECT_TRUE(may_undo(t, Al, bare(RollCall)));
    t.plays(Bea, offer(of(Al), Bea, 2));
    EXPECT_TRUE(may_undo(t, Al, accept_of(Bea, of(Al)))) << "money and ante go back as they came";
    EXPECT_TRUE(may_undo(t, Al, decline_of(Bea, of(Al))));
    EXPECT_TRUE(may_undo(t, Al, counter(Bea, of(Al), Bea, 3)));
    EXPECT_TRUE(may_undo(t, Bea, cancel_of(Bea, of(Al))));
    t.plays(Al, decline_of(Bea, of(Al))).plays(Cid, ask(of(Al))).plays(Dan, ask(of(Al)));
    EXPECT_TRUE(may_undo(t, Al, bare(Call))) << "the heist has not begun: who stays is asked first";
    t.plays(Al, bare(Call));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_TRUE(may_undo(t, Bea, bare(Stay)));
    EXPECT_TRUE(may_undo(t, Bea, leave_with(of(Bea))));
}

TEST(Undo, of_answers_by_turn_at_the_close_and_in_a_roll_call) {
    Story t = first_talks();
    t.plays(Al, offer(of(Bea), Al, 1));
    EXPECT_EQ(t.open().phase, Phase::Answering);
    EXPECT_TRUE(may_undo(t, Bea, accept_of(Al, of(Bea))));
    EXPECT_TRUE(may_undo(t, Bea, decline_of(Al, of(Bea))));

    Story closing = first_talks(kLive);
    closing.plays(Al, offer(of(Bea), Al, 1)).time_runs_out();
    EXPECT_EQ(closing.open().phase, Phase::Closing);
    EXPECT_TRUE(may_undo(closing, Bea, decline_of(Al, of(Bea))));

    Story roll = first_talks();
    roll.plays(Al, bare(RollCall));
    EXPECT_EQ(roll.open().phase, Phase::RollCall);
    EXPECT_TRUE(may_undo(roll, Al, answer(Crook)));
    roll.plays(Al, answer(Crook)).plays(Bea, answer(None)).plays(Cid, answer(Crook));
    EXPECT_TRUE(may_undo(roll, Dan, answer(Brute))) << "the last answer leads back to the talks";
}

TEST(Undo, of_an_announcement_and_of_a_leader_who_passes) {
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    EXPECT_TRUE(may_undo(t, Al, announce_as(Driver)));
    t.announce_truly();
    t.plays(Al, withdraw(of(Al))).plays(Bea, ask(of(Cid)));
    t.plays(Cid, ask(of(Bea))).plays(Dan, ask(of(Bea)));
    EXPECT_TRUE(may_undo(t, Al, bare(Pass)));
}

TEST(Undo, never_of_a_pick) {
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06");
    EXPECT_FALSE(may_undo(t, Al, {.act = Pick, .role = Crook}));
    for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, {.act = Pick, .role = Crook});
    EXPECT_FALSE(may_undo(t, Dan, {.act = Pick, .role = Crook})) << "luck hides a card next";
}

TEST(Undo, never_of_a_look) {  // M1-INT-02: what was seen stays seen
    Story t = first_talks(kLive);
    t.state().open.cards[Al] = 1;
    EXPECT_FALSE(may_undo(t, Al, look_at(of(Bea))));
    t.time_runs_out();
    EXPECT_EQ(t.open().phase, Phase::Final);
    t.plays(Bea, bare(Stay)).plays(Cid, bare(Stay)).plays(Dan, bare(Stay));
    EXPECT_FALSE(may_undo(t, Al, look_at(of(Bea))));
}

TEST(Undo, never_of_a_vote) {  // M2-R-22: votes are secret until all are in
    Story t = second_talks(kLive);
    EXPECT_FALSE(may_undo(t, Al, bare(CallVote)));
    t.plays(Al, bare(CallVote));
    EXPECT_FALSE(may_undo(t, Al, bare(Yes)));
    for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, bare(No));
    EXPECT_FALSE(may_undo(t, Dan, bare(No))) << "back to the talks, but the votes are known now";
}

TEST(Undo, never_of_what_ends_the_talks) {  // roles are shown next
    Story t = first_talks(kLive);
    for (const Seat seat : {Al, Bea, Cid}) t.plays(seat, bare(Ready));
    EXPECT_FALSE(may_undo(t, Dan, bare(Ready)));
    EXPECT_TRUE(may_undo(t, Dan, withdraw(of(Dan)))) << "that asks the others again";

    Story final = first_talks(kLive);
    final.time_runs_out();
    for (const Seat seat : {Bea, Cid, Dan}) final.plays(seat, bare(Stay));
    EXPECT_FALSE(may_undo(final, Al, bare(Stay)));
    EXPECT_FALSE(may_undo(final, Al, leave_with(of(Al))));

    Story nobody = first_talks(kLive);  // MX-R-21: a round without a heist shows no card, but luck
    for (const Seat seat : {Al, Bea, Cid}) nobody.plays(seat, withdraw(of(seat)));
    EXPECT_FALSE(may_undo(nobody, Dan, withdraw(of(Dan)))) << "turns up the next Loot card";
}

TEST(Undo, never_in_the_heist) {
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-05").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch).all_ready();
    EXPECT_EQ(t.open().phase, Phase::Naming);
    EXPECT_FALSE(may_undo(t, Al, name_role(Driver)));

    Story robbing{figures::second_edition(5)};
    robbing.begin(Al).loot("L2-09").pick({Brute, Tech, Mentalist, Driver, Driver}).hide(Driver);
    robbing.announce_truly().all_ready();
    EXPECT_EQ(robbing.open().phase, Phase::Naming);
    robbing.plays(Bea, name_role(Driver));
    ASSERT_EQ(robbing.open().phase, Phase::Robbing);
    EXPECT_FALSE(may_undo(robbing, Cid, rob_from(of(Al))));
}

}  // namespace
}  // namespace moneybags::millions::stories
