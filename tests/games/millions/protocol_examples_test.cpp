// The worked examples of the protocol, each told to the compiler too: EXN.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// EXN-01: a counter.
constexpr Story exn_01(Scheduling scheduling) {
    Story t = first_talks({.scheduling = scheduling});
    t.plays(Al, offer(of(Bea), Al, 1)).plays(Bea, counter(Al, of(Bea), Al, 3));
    must(t.open().deals.size() == 1 && t.has_deal(Bea, of(Bea)), "one deal was closed");
    return t.plays(Al, accept_of(Bea, of(Bea)));
}
constexpr bool exn_01_holds(const Story& t) {
    return t.has_purses({0, 3 + 3 + 2, 3, 3}) && !t.is_in(of(Bea)) && t.open().deals.empty() &&
           t.open().talk[Al] == 7 && t.open().talk[Bea] == 7;
}
static_assert(exn_01_holds(exn_01(Scheduling::Turn)));
static_assert(exn_01_holds(exn_01(Scheduling::Live)));
TEST(ProtocolExamples, EXN_01_counter) {
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        const Story t = exn_01(scheduling);
        EXPECT_EQ(t.purses(), (Purses{0, 8, 3, 3}));
        EXPECT_TRUE(exn_01_holds(t));
    }
}

// EXN-02: two offers, one purse.
constexpr Story exn_02() {
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 3)).plays(Al, offer(of(Cid), Al, 2));
    t.plays(Bea, accept_of(Al, of(Bea)));
    must(t.has_purses({0, 3 + 3 + 2, 3, 3}), "the first settles");
    return t.plays(Cid, accept_of(Al, of(Cid)));
}
static_assert(exn_02().has_purses({0, 8, 3, 3}) && exn_02().is_in(of(Cid)));
TEST(ProtocolExamples, EXN_02_two_offers_from_one_purse) {  // MX-R-10, MX-NEG-03
    const Story t = exn_02();
    EXPECT_EQ(t.purses(), (Purses{0, 8, 3, 3}));
    EXPECT_TRUE(t.is_in(of(Cid)));
    EXPECT_TRUE(t.open().deals.empty());
}

// EXN-03: a pool, refused by a payer and then agreed to.
constexpr Story exn_03() {
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Cid), Al, 1, Bea, 1)).plays(Cid, accept_of(Al, of(Cid)));
    must(t.is_in(of(Cid)) && t.has_deal(Al, of(Cid)), "not settled yet");
    t.plays(Bea, decline_of(Al, of(Cid)));
    must(t.has_purses({3, 3, 3, 3}) && t.open().deals.empty(), "closed, nothing moves");
    t.plays(Al, offer(of(Cid), Al, 1, Bea, 1)).plays(Cid, accept_of(Al, of(Cid)));
    return t.plays(Bea, accept_of(Al, of(Cid)));
}
static_assert(exn_03().has_purses({2, 2, 3 + 2 + 2, 3}) && !exn_03().is_in(of(Cid)));
TEST(ProtocolExamples, EXN_03_two_pay_a_third) {  // MX-R-13
    const Story t = exn_03();
    EXPECT_EQ(t.purses(), (Purses{2, 2, 7, 3}));
    EXPECT_FALSE(t.is_in(of(Cid)));
}

// EXN-04: a withdrawal clears the flags.
constexpr Story exn_04(Scheduling scheduling) {
    Story t{figures::first_edition(4, {.scheduling = scheduling})};
    t.begin(Dan).loot("L1-06").pick({Brute, Driver, Crook, Crook}).hide(Crook);
    t.plays(Dan, withdraw(of(Dan)));  // three active players are left
    t.plays(Al, bare(Ready)).plays(Bea, bare(Ready)).plays(Cid, withdraw(of(Cid)));
    must(t.open().ready.empty() && t.open().phase == Phase::Talking, "the talks go on");
    t.plays(Al, bare(Ready));
    must(t.open().phase == Phase::Talking, "until both are ready again");
    return t.plays(Bea, bare(Ready));
}
static_assert(exn_04(Scheduling::Turn).open().round == 2);
static_assert(exn_04(Scheduling::Live).open().round == 2);
TEST(ProtocolExamples, EXN_04_ready_again) {  // MX-NEG-06, MX-NEG-09
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        const Story t = exn_04(scheduling);
        EXPECT_EQ(t.open().round, 2);
        EXPECT_EQ(t.purses(), (Purses{5 + 5 - 1, 5 + 5 + 1, 5, 5}));
    }
}

// EXN-05: who is asked.
constexpr Story exn_05() {
    Story t = first_talks();
    must(t.to_act() == SeatSet{Al}, "Al has the token");
    t.plays(Al, offer(of(Cid), Al, 1, Dan, 1));
    must(t.to_act() == SeatSet{Cid}, "Cid is asked first");
    t.plays(Cid, counter(Al, of(Cid), Dan, 3));
    must(t.to_act() == SeatSet{Dan}, "only Dan is asked now");
    return t.plays(Dan, decline_of(Cid, of(Cid)));
}
static_assert(exn_05().to_act() == SeatSet{Bea} && exn_05().open().phase == Phase::Talking);
static_assert(exn_05().open().talk[Al] == 7 && exn_05().open().talk[Cid] == 7);
TEST(ProtocolExamples, EXN_05_who_is_asked) {  // MX-TURN-01, MX-TURN-04
    const Story t = exn_05();
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
    EXPECT_TRUE(t.open().deals.empty());
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
    EXPECT_EQ(t.open().talk[Al], 7);
    EXPECT_EQ(t.open().talk[Bea], 8);
    EXPECT_EQ(t.open().talk[Cid], 7);
    EXPECT_EQ(t.open().talk[Dan], 8);
}

// EXN-06: a Leader who is out.
constexpr Story exn_06_until_al_is_asked() {
    Story t = second_talks();
    must(t.to_act() == SeatSet{Al}, "Al begins");
    t.plays(Al, withdraw(of(Al)));
    must(t.to_act() == SeatSet{Bea}, "then Bea");
    t.plays(Bea, bare(Ready));
    must(t.to_act() == SeatSet{Cid}, "then Cid");
    t.plays(Cid, bare(Ready));
    must(t.to_act() == SeatSet{Dan}, "then Dan");
    t.plays(Dan, claim_for(of(Dan), Driver));
    must(t.to_act() == SeatSet{Al}, "then Al, who is out");
    must(t.lists(Al, bare(CallVote)) && t.lists(Al, bare(Pass)), "and may call or pass");
    return t;
}
constexpr Story exn_06() {
    Story t = exn_06_until_al_is_asked();
    t.plays(Al, bare(Pass));
    must(t.to_act() == SeatSet{Dan}, "then Dan");
    return t.plays(Dan, bare(Ready));
}
static_assert(exn_06().open().round == 2);  // E2
constexpr Story exn_06_instead() {
    Story t = exn_06_until_al_is_asked();
    t.plays(Al, bare(CallVote));
    t.plays(Al, bare(Yes)).plays(Bea, bare(No)).plays(Cid, bare(No)).plays(Dan, bare(No));
    must(t.to_act() == SeatSet{Dan}, "it fails, and Dan is next");
    return t.plays(Dan, claim_for(of(Dan), Brute));
}
static_assert(exn_06_instead().to_act() == SeatSet{Al} && exn_06_instead().open().votes_left == 2 &&
              exn_06_instead().lists(Al, bare(CallVote)));
TEST(ProtocolExamples, EXN_06_a_leader_who_is_out) {  // MX-TURN-01, MX-TURN-03, MX-NEG-09
    EXPECT_EQ(exn_06().open().round, 2);
    const Story t = exn_06_instead();
    EXPECT_EQ(t.to_act(), SeatSet{Al});
    EXPECT_TRUE(t.lists(Al, bare(CallVote)));
    EXPECT_EQ(t.open().votes_left, 2);
}

// EXN-07: words change nothing.
constexpr Story exn_07() {
    Story t = first_talks(kLive);
    t.plays(Al, bare(Ready));
    must(!say_objection(t.rules(), t.state(), Al), "who is ready may speak");
    return t;
}
static_assert(exn_07().open().ready == SeatSet{Al});
constexpr Story exn_07_after_a_vote() {
    Story t = second_talks(kLive);
    t.plays(Al, bare(CallVote));
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, bare(No));
    for (const Seat seat : {Al, Bea, Cid, Dan}) {
        must(!say_objection(t.rules(), t.state(), seat), "all may speak");
    }
    return t;
}
static_assert(exn_07_after_a_vote().clause(Al, bare(CallVote)) == "M2-R-25");
TEST(ProtocolExamples, EXN_07_words_are_no_acts) {  // MX-NEG-15
    EXPECT_EQ(exn_07().open().ready, SeatSet{Al});
    Story t = exn_07_after_a_vote();
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "M2-R-25");
    t.plays(Bea, claim_for(of(Bea), None));
    EXPECT_EQ(t.clause(Al, bare(CallVote)), "") << "an act does what words did not";
}

// EXN-08: a call with two deals open on one character.
constexpr Story exn_08() {
    Story t = first_talks(kLive);
    t.plays(Dan, withdraw(of(Dan))).plays(Al, claim_for(of(Al), Brute));
    t.plays(Bea, offer(of(Cid), Bea, 1)).plays(Cid, demand(of(Cid), Al, 2));
    t.plays(Al, bare(Act::Call));
    must(t.to_act() == SeatSet{Cid}, "Cid answers Bea's deal");
    t.plays(Cid, accept_of(Bea, of(Cid)));
    must(t.open().deals.empty() && t.open().phase == Phase::Final, "Al is not asked");
    must(t.to_act() == SeatSet{Bea}, "first Bea");
    t.plays(Bea, bare(Stay));
    must(t.to_act() == SeatSet{Al}, "then Al");
    return t;
}
static_assert(exn_08().has_purses({3, 2, 3 + 1 + 2, 5}));
TEST(ProtocolExamples, EXN_08_a_call_with_two_deals_on_one_character) {  // MX-NEG-04, MX-NEG-17
    Story t = exn_08();
    EXPECT_EQ(t.purses(), (Purses{3, 2, 6, 5}));
    t.plays(Al, bare(Stay));
    EXPECT_EQ(t.open().round, 2);
}

}  // namespace
}  // namespace moneybags::millions::stories
