// The worked examples of the second edition, each told to the compiler too: EX2.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// EX2-01: the Tech names, the Mentalist robs him, the Brain doubles, the Driver drives.
constexpr Story ex2_01() {
    Story t{figures::second_edition(6)};
    t.begin(Al).loot("L2-03").pick({Tech, Brute, Mentalist, Brain, Driver, Driver}).hide(Brain);
    t.announce_truly();
    for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, bare(Ready));
    t.plays(Eva, offer(of(Fay), Eva, 3)).plays(Fay, accept_of(Eva, of(Fay)));
    must(t.has_purses({8, 8, 8, 8, 5, 13}) && t.open().centre == M(21), "Fay has left");
    t.all_ready().plays(Al, name_role(Brute));
    return t;
}
static_assert(ex2_01().has_purses({18, 10, 22, 20, 21, 13}));
TEST(SecondExamples, EX2_01) {  // M2-HEIST-04, 07, 09, 11, 12; M2-SHARE-03, 04; M2-R-06
    // Brutes are out, so the Tech is the only possible victim and Cid is not even asked.
    EXPECT_EQ(ex2_01().purses(), (Purses{18, 10, 22, 20, 21, 13}));
}

// EX2-02: two Brutes.
constexpr Story ex2_02() {
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-06").pick({Brute, Brute, Mentalist, Driver}).hide(Brute);
    return t.announce_truly().all_ready();
}
static_assert(ex2_02().has_purses({10, 10, 15, 17}));
TEST(SecondExamples, EX2_02) {  // M2-HEIST-03, 07, 08, 10
    EXPECT_EQ(ex2_02().purses(), (Purses{10, 10, 15, 17}));
}

// EX2-03: the Tech alone.
constexpr Story ex2_03() {
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-05").pick({Tech, Driver, Driver, Brute, Mentalist}).hide(Mentalist);
    t.announce_truly().only_in({of(Al), of(Bea), of(Cid)});
    must(t.open().centre == M(18), "12 and three antes");
    return t.plays(Al, name_role(Brute));
}
static_assert(ex2_03().has_purses({3, 8, 8, 10, 10}) && ex2_03().open().centre == M(0));
static_assert(ex2_03().open().reserve == 50 - 39);
TEST(SecondExamples, EX2_03) {  // M2-SHARE-01; M2-R-15
    const Story t = ex2_03();
    EXPECT_EQ(t.purses(), (Purses{3, 8, 8, 10, 10}));
    EXPECT_EQ(t.open().centre, M(0));
    EXPECT_EQ(t.open().reserve, 50 - 39) << "the Reserve has all that the players have not";
}

// EX2-04: Acrobat, Driver, and the bonuses after them.
constexpr Story ex2_04() {
    Story t{figures::second_edition(7)};
    t.begin(Al)
        .loot("L2-02")
        .pick({Acrobat, Brute, Driver, Brain, Brain, Tech, Mentalist})
        .hide(Tech);
    return t.announce_truly().only_in({of(Al), of(Bea), of(Cid), of(Dan), of(Eva)});
}
static_assert(ex2_04().has_purses({23, 20, 21, 8, 8, 10, 10}));
TEST(SecondExamples, EX2_04) {  // M2-HEIST-06, 12; M2-R-16
    EXPECT_EQ(ex2_04().purses(), (Purses{23, 20, 21, 8, 8, 10, 10}));
}

// EX2-05: 16 for three. Loot 15 and three antes; the Brute takes 2, the Driver 3.
constexpr Story ex2_05() {
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Brute, Mentalist, Driver, Driver}).hide(Driver);
    return t.announce_truly().only_in({of(Al), of(Bea), of(Cid)});
}
static_assert(Second::share(M(16), 3) == M(6));
static_assert(ex2_05().has_purses({8 + 2 - 2 + 6, 8 + 2 + 6, 8 + 3 + 6, 10}));
static_assert(ex2_05().open().reserve == -15 - 2);
TEST(SecondExamples, EX2_05) {  // M2-SHARE-04
    const Story t = ex2_05();
    EXPECT_EQ(t.purses(), (Purses{14, 16, 17, 10}));
    EXPECT_EQ(t.open().reserve, -15 - 2) << "the Reserve adds 2";
    EXPECT_EQ(t.open().centre, M(0));
}

// EX2-06: who leads next. Everybody leaves, so the purses are what the story says.
constexpr Story ex2_06(std::initializer_list<int> purses) {
    Story t{figures::second_edition(5)};
    t.begin(Cid).given_purses(purses).loot("L2-09").pick({Brute, Driver, Mentalist, Driver, Tech});
    t.hide(Driver).announce_truly().leaving({of(Al), of(Bea), of(Cid), of(Dan), of(Eva)});
    must(t.has_purses(purses) && t.open().round == 2, "the next round");
    return t;
}
static_assert(ex2_06({9, 4, 8, 4, 7}).open().leader == Dan);
static_assert(ex2_06({9, 8, 4, 4, 7}).open().leader == Cid);
TEST(SecondExamples, EX2_06) {  // M2-END-03, 04
    EXPECT_EQ(ex2_06({9, 4, 8, 4, 7}).open().leader, Dan);
    EXPECT_EQ(ex2_06({9, 8, 4, 4, 7}).open().leader, Cid);
}

// EX2-07: three players.
constexpr Story ex2_07() {
    Story t = second_talks_of_three();
    t.leaving({of(Cid, 1)});
    must(t.purse(Cid) == 8 && t.open().centre == M(21), "Cid's Driver has left");
    return t.all_ready().plays(Bea, name_role(Mentalist));
}
static_assert(ex2_07().has_purses({20, 34, 20}));
TEST(SecondExamples, EX2_07) {  // M2-THREE-01, 02
    EXPECT_EQ(ex2_07().purses(), (Purses{20, 34, 20}));
}

// EX2-08: a vote with one player out.
constexpr Story ex2_08(SeatSet ayes) {
    Story t{figures::second_edition(5, kLive)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver, Brute}).hide(Driver);
    t.announce_truly().plays(Eva, withdraw(of(Eva))).plays(Bea, offer(of(Cid), Bea, 1));
    t.plays(Al, bare(CallVote));
    for (const Seat seat : all_seats(t.rules())) t.plays(seat, bare(ayes.has(seat) ? Yes : No));
    return t;
}
static_assert(ex2_08({Al, Bea}).open().phase == Phase::Talking);
static_assert(ex2_08({Al, Bea}).has_deal(Bea, of(Cid)));
static_assert(ex2_08({Al, Bea, Eva}).open().round == 2);
static_assert(ex2_08({Al, Bea, Eva}).open().deals.empty());
TEST(SecondExamples, EX2_08) {  // M2-NEG-06; M2-R-22, 23
    EXPECT_EQ(ex2_08({Al, Bea}).open().phase, Phase::Talking);
    EXPECT_EQ(ex2_08({Al, Bea, Eva}).open().round, 2);
    EXPECT_TRUE(ex2_08({Al, Bea, Eva}).open().deals.empty());
}

}  // namespace
}  // namespace moneybags::millions::stories
