// The worked examples of the first edition, docs/rules/millions.md section 7. Each is told once and
// held twice: by the compiler and by a test.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// EX1-01: the printed Snitch example, up to the Snitch's choice.
constexpr Story ex1_01_up_to_the_name() {
    Story t{with_card(figures::first_edition(5), 10, 1)};
    t.begin(Al).loot("EX").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
    t.only_in({of(Al), of(Eva)});
    return t;
}
constexpr Story ex1_01() { return ex1_01_up_to_the_name().plays(Al, name_role(Driver)); }
static_assert(ex1_01_up_to_the_name().clause(Al, name_role(Driver)).empty());
static_assert(ex1_01_up_to_the_name().clause(Al, name_role(Crook)).empty());
static_assert(ex1_01_up_to_the_name().clause(Al, name_role(Snitch)) == "M1-R-02");
static_assert(ex1_01().has_purses({10, 5, 5, 5, 10}));

TEST(FirstExamples, EX1_01_the_snitch_must_name_though_both_drivers_left) {  // EX1-01
    const Story choice = ex1_01_up_to_the_name();
    ASSERT_EQ(choice.open().phase, Phase::Naming);
    EXPECT_EQ(choice.choices(Al).size(), 2u) << "Driver or Crook, nothing else";
    EXPECT_EQ(choice.clause(Al, bare(Ready)), "M1-HEIST-05");

    const Story t = ex1_01();
    EXPECT_EQ(t.purses(), (Purses{10, 5, 5, 5, 10}));
    EXPECT_EQ(t.open().round, 2) << "the round is over";
}

// EX1-02: the same with Brutes for Crooks, as the Chinese rulebook tells it.
constexpr Story ex1_02_up_to_the_name() {
    Story t{with_card(figures::first_edition(5), 10, 1)};
    t.begin(Al).loot("EX").pick({Snitch, Driver, Driver, Brute, Brute}).hide(Snitch);
    t.only_in({of(Al), of(Eva)});
    return t;
}
constexpr Story ex1_02() { return ex1_02_up_to_the_name().plays(Al, name_role(Driver)); }
static_assert(ex1_02().has_purses({10, 5, 5, 5, 10}));
static_assert(ex1_02().open().cards[Eva] == 1);

TEST(FirstExamples, EX1_02_the_brute_who_was_not_named_earns_a_card) {  // EX1-02
    const Story choice = ex1_02_up_to_the_name();
    EXPECT_TRUE(choice.lists(Al, name_role(Driver)));
    EXPECT_TRUE(choice.lists(Al, name_role(Brute)));
    EXPECT_EQ(choice.choices(Al).size(), 2u);

    const Story t = ex1_02();
    EXPECT_EQ(t.purses(), (Purses{10, 5, 5, 5, 10}));
    EXPECT_EQ(t.open().cards[Eva], 1);
    EXPECT_EQ(t.open().cards[Dan], 0) << "the Brute who left earns nothing";
}

// EX1-03: the printed sharing example.
constexpr Story ex1_03() {
    Story t{figures::first_edition(7)};
    t.begin(Al).loot("L1-02");  // 8, ante 1, Brute
    t.pick({Brute, Crook, Mastermind, Snitch, Driver, Driver, Snitch}).hide(Driver);
    t.only_in({of(Al), of(Bea), of(Cid)});
    return t;
}
static_assert(ex1_03().has_purses({7, 10, 8, 5, 5, 5, 5}));
static_assert(ex1_03().open().cards[Al] == 1);
static_assert(ex1_03().open().reserve == 140 - 9 - 1);

TEST(FirstExamples, EX1_03_brute_crook_and_mastermind_share_ten) {  // EX1-03
    const Story t = ex1_03();
    EXPECT_EQ(t.purses(), (Purses{7, 10, 8, 5, 5, 5, 5}));
    EXPECT_EQ(t.open().cards[Al], 1);
    EXPECT_EQ(t.open().reserve, 140 - 9 - 1) << "three shares of 3 and the symbol; 1 stays";
}

constexpr Story ex1_04() {
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-09");  // 12, ante 2
    t.pick({Brute, Brute, Driver, Crook, Snitch}).hide(Snitch);
    t.only_in({of(Al), of(Bea), of(Cid), of(Dan)});
    return t;
}
static_assert(ex1_04().has_purses({5, 5, 12, 10, 5}));

TEST(FirstExamples, EX1_04_two_brutes_clash_but_keep_their_antes) {  // EX1-04
    const Story t = ex1_04();
    EXPECT_EQ(t.purses(), (Purses{5, 5, 12, 10, 5}));
    EXPECT_EQ(t.open().cards[Al], 0);
    EXPECT_EQ(t.open().cards[Bea], 0);
}

constexpr Story ex1_05_up_to_the_name() {
    Story t{with_card(figures::first_edition(5), 9, 1)};
    t.begin(Al).loot("EX").pick({Snitch, Crook, Driver, Driver, Brute}).hide(Brute);
    t.only_in({of(Al), of(Bea)});
    return t;
}
constexpr Story ex1_05() { return ex1_05_up_to_the_name().plays(Al, name_role(Crook)); }
static_assert(ex1_05().has_purses({2, 4, 5, 5, 5}));

TEST(FirstExamples, EX1_05_the_snitch_names_his_only_companion_and_is_left_alone) {  // EX1-05
    Story t = ex1_05_up_to_the_name();
    EXPECT_EQ(t.purse(Al), 5) << "his ante is back before he names";
    Ears ears;
    ears.plays(t, Al, name_role(Crook));
    EXPECT_EQ(t.purses(), (Purses{2, 4, 5, 5, 5}));
    EXPECT_EQ(t.purses(), ex1_05().purses());
    EXPECT_FALSE(ears.heard_of(Happening::Shared)) << "nobody received a share";
    EXPECT_EQ(ears.count(Happening::LoneFined), 1);
}

// EX1-06, with the offer still open.
constexpr Story ex1_06_up_to_the_answer() {
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06");  // 10, ante 2
    t.pick({Driver, Driver, Crook, Brute}).hide(Brute);
    t.plays(Al, offer(of(Bea), Al, 2));
    return t;
}
constexpr Story ex1_06() { return ex1_06_up_to_the_answer().plays(Bea, accept_of(Al, of(Bea))); }
static_assert(ex1_06_up_to_the_answer().has_purses({3, 3, 3, 3}));
static_assert(ex1_06().has_purses({1, 7, 3, 3}));
static_assert(!ex1_06().open().in.has(of(Bea)));

TEST(FirstExamples, EX1_06_money_and_ante_reach_the_leaver_in_one_step) {  // EX1-06
    EXPECT_EQ(ex1_06_up_to_the_answer().purses(), (Purses{3, 3, 3, 3}));
    const Story t = ex1_06();
    EXPECT_EQ(t.purses(), (Purses{1, 7, 3, 3}));
    EXPECT_FALSE(t.open().in.has(of(Bea)));
    const Move acts[] = {claim_for(of(Bea), Brute), ask(of(Al)), offer(of(Al), Bea, 1),
                         withdraw(of(Bea)),         bare(Ready), bare(RollCall)};
    for (const Move& move : acts) {
        SCOPED_TRACE(static_cast<int>(move.act));
        EXPECT_EQ(t.clause(Bea, move), "MX-NEG-07");
    }
    EXPECT_TRUE(t.choices(Bea).empty());
}

constexpr Story ex1_07() {
    Story t{with_card(figures::first_edition(3), 10, 1)};
    t.begin(Al).loot("EX").pick({Driver, Brute, Crook, Snitch, Mastermind, Driver}).hide(Driver);
    t.leaving({of(Bea, 2), of(Cid, 2)}).all_ready();
    return t;
}
static_assert(ex1_07().has_purses({11, 9, 7}));
static_assert(ex1_07().open().cards[Al] == 1);

TEST(FirstExamples, EX1_07_three_players_with_two_characters_each) {  // EX1-07
    const Story t = ex1_07();
    EXPECT_EQ(t.purses(), (Purses{11, 9, 7}));
    EXPECT_EQ(t.open().cards[Al], 1);
    EXPECT_EQ(t.open().reserve, 160 - 12);
}

constexpr Story ex1_08() {
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-04").given_purses({17, 11, 16, 9});  // 9, ante 1, Crook
    t.pick({Brute, Driver, Crook, Driver}).hide(Driver);
    t.only_in({of(Al), of(Bea), of(Cid)});
    return t;
}
static_assert(ex1_08().has_purses({17, 16, 21, 9}));
static_assert(ex1_08().open().winners == SeatSet{Cid});

TEST(FirstExamples, EX1_08_who_only_touches_the_goal_has_not_reached_it) {  // EX1-08
    const Story t = ex1_08();
    EXPECT_EQ(t.purses(), (Purses{17, 16, 21, 9}));
    EXPECT_EQ(t.open().phase, Phase::Over);
    EXPECT_EQ(t.open().winners, SeatSet{Cid});
}

// EX1-09: three rounds from which everybody runs; in the third Al played Driver.
constexpr Story ex1_09() {
    Story t{figures::first_edition(4, {.fooled = true})};
    t.begin(Al).loot("L1-01").pick({Driver, Brute, Crook, Brute}).hide(Crook).only_in({});
    t.loot("L1-02").pick({Crook, Driver, Brute, Crook}).hide(Crook).only_in({});
    t.loot("L1-03").pick({Driver, Brute, Crook, Brute}).hide(Crook).only_in({});
    return t.loot("L1-04");
}
constexpr Story ex1_09_a_round_later() {
    Story t = ex1_09();
    t.pick({Brute, Driver, Brute, Crook}).hide(Crook).only_in({});
    return t.loot("L1-05");
}
static_assert(ex1_09().open().last[of(Al)] == Driver);
static_assert(ex1_09().clause(Al, pick_of(Driver)) == "M1-FOOL-01");
static_assert(ex1_09().clause(Al, pick_of(Brute)).empty());
static_assert(ex1_09().clause(Al, pick_of(Crook)).empty());
static_assert(ex1_09_a_round_later().open().last[of(Al)] == Brute);
static_assert(ex1_09_a_round_later().clause(Al, pick_of(Driver)).empty());
static_assert(ex1_09_a_round_later().clause(Al, pick_of(Brute)) == "M1-FOOL-01");

TEST(FirstExamples, EX1_09_won_t_get_fooled_again) {  // EX1-09
    const Story t = ex1_09();
    ASSERT_EQ(t.open().round, 4);
    EXPECT_EQ(t.seen_by(kSpectator).open.last[of(Al)], Driver) << "shown to all";
    EXPECT_EQ(t.clause(Al, pick_of(Driver)), "M1-FOOL-01");
    EXPECT_EQ(t.choices(Al).size(), 2u);
    EXPECT_TRUE(t.lists(Al, pick_of(Brute)));
    EXPECT_TRUE(t.lists(Al, pick_of(Crook)));

    const Story later = ex1_09_a_round_later();
    EXPECT_EQ(later.open().last[of(Al)], Brute);
    EXPECT_EQ(later.clause(Al, pick_of(Brute)), "M1-FOOL-01");
    EXPECT_TRUE(later.lists(Al, pick_of(Driver)));
    EXPECT_TRUE(later.lists(Al, pick_of(Crook)));
}

// EX1-10: a sharer holds 16 after round 2 …
constexpr Story ex1_10_reached() {
    Story t{figures::first_edition(4, {.quick = true})};
    t.begin(Al).loot("L1-01").pick({Driver, Driver, Crook, Brute}).hide(Driver).only_in({});
    t.given_purses({7, 5, 5, 5}).loot("L1-03");  // 9, ante 1, Driver; he is alone in it
    t.pick({Crook, Driver, Driver, Brute}).hide(Driver).only_in({of(Al)});
    return t;
}
// … or six rounds pass and nobody does.
constexpr Story ex1_10_never_reached() {
    Story t{figures::first_edition(4, {.quick = true})};
    t.begin(Al);
    for (const std::string_view id : {"L1-01", "L1-02", "L1-03", "L1-04", "L1-05", "L1-06"}) {
        t.given_purses({5, 6, 5, 5});
        t.loot(id).pick({Driver, Driver, Crook, Brute}).hide(Driver).only_in({});
    }
    return t;
}
static_assert(ex1_10_reached().purse(Al) == 16);
static_assert(ex1_10_reached().open().winners == SeatSet{Al});
static_assert(ex1_10_never_reached().open().winners == SeatSet{Bea});

TEST(FirstExamples, EX1_10_the_quick_game_ends_at_sixteen_or_after_six_rounds) {  // EX1-10
    const Story reached = ex1_10_reached();
    EXPECT_EQ(reached.purse(Al), 16);
    EXPECT_EQ(reached.open().phase, Phase::Over);
    EXPECT_EQ(reached.open().round, 2);
    EXPECT_EQ(reached.open().winners, SeatSet{Al});

    const Story never = ex1_10_never_reached();
    EXPECT_EQ(never.open().phase, Phase::Over);
    EXPECT_EQ(never.open().round, 6);
    EXPECT_EQ(never.open().winners, SeatSet{Bea});
}

constexpr Story ex1_11_after_the_antes() {
    Story t{figures::first_edition(4)};
    t.begin(Al).given_purses({1, 5, 5, 5}).loot("L1-06");  // 10, ante 2
    t.pick({Crook, Crook, Driver, Brute}).hide(Brute);
    return t;
}
constexpr Story ex1_11() { return ex1_11_after_the_antes().all_ready(); }
static_assert(ex1_11_after_the_antes().has_purses({1, 3, 3, 3}));
static_assert(ex1_11_after_the_antes().open().antes.has(of(Al)));
static_assert(ex1_11().purse(Al) == 1);

TEST(FirstExamples, EX1_11_the_reserve_pays_the_ante_of_a_poor_player) {  // EX1-11
    const Story laid = ex1_11_after_the_antes();
    EXPECT_EQ(laid.purses(), (Purses{1, 3, 3, 3}));
    EXPECT_TRUE(laid.open().antes.has(of(Al)));
    EXPECT_EQ(laid.open().reserve, 155 + 4 - 2) << "Al's story began with 4 less; his ante costs 2";

    const Story t = ex1_11();
    EXPECT_EQ(t.purse(Al), 1) << "one of two Crooks: the ante is lost, the purse is not touched";
    EXPECT_EQ(t.purse(Bea), 3);
}

}  // namespace
}  // namespace moneybags::millions::stories
