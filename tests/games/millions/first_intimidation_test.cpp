// First edition, Intimidation cards: M1-INT.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Five players in the talks; Al leads, is the Snitch, and holds some cards from earlier rounds.
constexpr Story with_cards(int cards, Scheduling scheduling = Scheduling::Turn) {
    Story t{figures::first_edition(5, {.scheduling = scheduling})};
    t.begin(Al).loot("L1-06").pick({Snitch, Crook, Brute, Driver, Driver}).hide(Crook);
    t.state().open.cards[Al] = static_cast<std::uint8_t>(cards);
    return t;
}

TEST(FirstIntimidation, M1_INT_01_a_card_is_spent_in_a_later_round_than_it_was_earned) {
    // M1-INT-01
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Driver}).hide(Crook);
    EXPECT_EQ(t.clause(Al, look_at(of(Bea))), "M1-INT-01") << "nobody starts with one";
    t.only_in({of(Cid), of(Bea)});
    EXPECT_EQ(t.open().cards[Cid], 1) << "a lone Brute earns one";
    t.loot("L1-07").pick({Driver, Crook, Brute, Driver}).hide(Crook);
    t.plays(Bea, bare(Ready));
    EXPECT_TRUE(t.lists(Cid, look_at(of(Bea)))) << "and may spend it a round later";

    // No window opens between earning and the end of the round, so a card that is too fresh is
    // never met in play; the rule is there all the same.
    t.state().open.fresh.add(Cid);
    EXPECT_EQ(t.clause(Cid, look_at(of(Bea))), "M1-R-18");
    EXPECT_FALSE(t.lists(Cid, look_at(of(Bea))));
    t.state().open.cards[Cid] = 2;
    EXPECT_TRUE(t.lists(Cid, look_at(of(Bea)))) << "an older one beside it is fine";
}

TEST(FirstIntimidation, M1_INT_01_a_card_keeps_for_any_number_of_rounds) {  // M1-INT-01
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06").pick({Driver, Crook, Brute, Driver}).hide(Crook).only_in({of(Cid)});
    ASSERT_EQ(t.open().cards[Cid], 1);
    for (const std::string_view id : {"L1-01", "L1-02"}) {
        t.loot(id).pick({Driver, Crook, Driver, Driver}).hide(Crook).only_in({});
    }
    t.loot("L1-07").pick({Driver, Crook, Driver, Driver}).hide(Crook);
    EXPECT_EQ(t.open().cards[Cid], 1);
    t.plays(Dan, bare(Ready)).plays(Al, bare(Ready)).plays(Bea, bare(Ready));
    EXPECT_TRUE(t.lists(Cid, look_at(of(Bea))));
}

TEST(FirstIntimidation, M1_INT_02_the_looker_and_nobody_else_sees_the_role) {  // M1-INT-02
    Story t = with_cards(1);
    // The twin: Bea holds a Brute and Cid the Crook. Nobody but Bea, Cid and a looker can tell.
    Story twin{figures::first_edition(5)};
    twin.begin(Al).loot("L1-06").pick({Snitch, Brute, Crook, Driver, Driver}).hide(Crook);
    twin.state().open.cards[Al] = 1;
    EXPECT_EQ(t.seen_by(Al), twin.seen_by(Al)) << "before the look";

    Ears ears, of_twin;
    ears.plays(t, Al, look_at(of(Bea)));
    of_twin.plays(twin, Al, look_at(of(Bea)));
    EXPECT_EQ(t.seen_by(Al).role[of(Bea)], Crook);
    EXPECT_EQ(twin.seen_by(Al).role[of(Bea)], Brute);
    EXPECT_EQ(t.seen_by(Al).role[of(Cid)], None) << "one character, not all";
    for (const Seat other : {Dan, Eva, kSpectator}) {
        EXPECT_EQ(t.seen_by(other), twin.seen_by(other));
        EXPECT_EQ(ears.as_told_to(other), of_twin.as_told_to(other));
    }
    for (const Seat other : {Bea, Cid})
        EXPECT_EQ(ears.as_told_to(other), of_twin.as_told_to(other));
    ASSERT_EQ(ears.count(Happening::Seen), 1);
    EXPECT_EQ(ears.of(Happening::Seen)[0].to, Audience::only({Al}));
    EXPECT_EQ(ears.of(Happening::Seen)[0].role, Crook);
}

TEST(FirstIntimidation, M1_INT_02_the_looker_keeps_what_he_saw_when_the_character_leaves) {
    // M1-INT-02
    Story t = with_cards(1);
    t.plays(Al, look_at(of(Bea))).plays(Al, bare(Ready)).plays(Bea, withdraw(of(Bea)));
    EXPECT_EQ(t.seen_by(Al).role[of(Bea)], Crook);
    EXPECT_EQ(t.seen_by(Cid).role[of(Bea)], None);
}

TEST(FirstIntimidation, M1_INT_03_by_turn_one_looks_before_one_s_act) {  // M1-INT-03
    Story t = with_cards(3);
    EXPECT_TRUE(t.lists(Al, look_at(of(Bea))));
    t.plays(Al, look_at(of(Bea))).plays(Al, look_at(of(Cid)));
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Al)) << "a look is not the turn's act";
    t.plays(Al, bare(Ready));
    EXPECT_EQ(t.clause(Al, look_at(of(Dan))), "MX-TURN-02") << "not in somebody else's turn";
    t.plays(Bea, offer(of(Al), Bea, 1));
    ASSERT_EQ(t.open().phase, Phase::Answering);
    EXPECT_TRUE(t.lists(Al, look_at(of(Dan)))) << "when asked, one may look first";
    t.plays(Al, look_at(of(Dan)));
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Al)) << "and still has to answer";
    t.plays(Al, decline_of(Bea, of(Al)));
}

TEST(FirstIntimidation, M1_INT_03_live_one_looks_at_any_time_in_the_talks) {  // M1-INT-03
    Story t = with_cards(4, Scheduling::Live);
    t.plays(Bea, claim_for(of(Bea), Brute)).plays(Al, look_at(of(Bea)));
    t.plays(Cid, offer(of(Al), Cid, 1)).plays(Al, look_at(of(Cid)));
    t.time_runs_out();
    ASSERT_EQ(t.open().phase, Phase::Closing);
    EXPECT_TRUE(t.lists(Al, look_at(of(Dan)))) << "before answering a last deal";
    t.plays(Al, look_at(of(Dan))).plays(Al, decline_of(Cid, of(Al)));
    ASSERT_EQ(t.open().phase, Phase::Final);
    for (const Seat seat : {Bea, Cid, Dan, Eva}) {
        EXPECT_NE(t.clause(Al, look_at(of(Eva))), "") << "only before one's own answer";
        t.plays(seat, bare(Stay));
    }
    EXPECT_TRUE(t.lists(Al, look_at(of(Eva)))) << "before the final answer";
    t.plays(Al, look_at(of(Eva)));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_EQ(t.open().cards[Al], 0);
    EXPECT_EQ(t.seen_by(Al).role[of(Eva)], Driver);
}

TEST(FirstIntimidation, M1_INT_03_a_lone_snitch_looks_before_naming) {  // M1-INT-03
    for (const Scheduling scheduling : kBoth) {
        Story t = with_cards(2, scheduling);
        t.all_ready();
        ASSERT_EQ(t.open().phase, Phase::Naming);
        for (const Seat other : {Bea, Cid, Dan, Eva}) {
            EXPECT_TRUE(t.lists(Al, look_at(of(other))));
        }
        t.plays(Al, look_at(of(Bea))).plays(Al, look_at(of(Cid)));
        EXPECT_EQ(t.open().phase, Phase::Naming) << "he still has to name";
        EXPECT_EQ(t.seen_by(Al).role[of(Bea)], Crook);
        EXPECT_EQ(t.seen_by(Al).role[of(Cid)], Brute);
        EXPECT_EQ(t.clause(Al, look_at(of(Dan))), "M1-INT-01") << "both cards are spent";
        t.plays(Al, name_role(Driver));
        EXPECT_EQ(t.open().round, 2);
    }
}

TEST(FirstIntimidation, M1_INT_03_nobody_else_looks_while_the_snitch_names) {  // M1-INT-03
    Story t = with_cards(0);
    t.state().open.cards[Bea] = 1;
    t.all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    EXPECT_NE(t.clause(Bea, look_at(of(Cid))), "");
    EXPECT_TRUE(t.choices(Bea).empty());
}

TEST(FirstIntimidation, M1_INT_03_nobody_looks_in_planning_or_in_a_roll_call) {  // M1-INT-03
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-06");
    t.state().open.cards[Al] = 1;
    t.plays(Bea, {.act = Pick, .role = Driver});
    EXPECT_NE(t.clause(Al, look_at(of(Bea))), "");

    Story talks = with_cards(1);
    talks.plays(Al, bare(RollCall));
    EXPECT_EQ(talks.clause(Al, look_at(of(Bea))), "MX-NEG-13");
    EXPECT_FALSE(talks.lists(Al, look_at(of(Bea))));
}

TEST(FirstIntimidation, M1_INT_04_that_one_looked_is_public_and_the_card_is_gone) {  // M1-INT-04
    Story t = with_cards(2);
    Ears ears;
    ears.plays(t, Al, look_at(of(Bea)));
    ASSERT_EQ(ears.count(Happening::Looked), 1);
    const Event told = ears.of(Happening::Looked)[0];
    EXPECT_TRUE(told.to.everybody);
    EXPECT_EQ(told.seat, Al);
    EXPECT_EQ(told.character, of(Bea));
    EXPECT_EQ(told.role, None) << "what he saw is not in it";
    const Open seen = t.seen_by(kSpectator).open;
    EXPECT_EQ(seen.looked[Al], CharacterSet{of(Bea)});
    EXPECT_EQ(seen.cards[Al], 1) << "one of two is spent";
    t.only_in({}).loot("L1-01");
    EXPECT_EQ(t.open().cards[Al], 1) << "and does not come back";
}

TEST(FirstIntimidation, M1_INT_05_any_number_may_be_held_and_spent) {  // M1-INT-05
    // Cid is the lone Brute three rounds running.
    Story t{figures::first_edition(4)};
    t.begin(Al);
    int held = 0;
    for (const std::string_view id : {"L1-01", "L1-02", "L1-03"}) {
        t.given_purses({5, 5, 5, 5}).loot(id);
        t.pick({Driver, Crook, Brute, Driver}).hide(Crook).only_in({of(Cid), of(Bea)});
        EXPECT_EQ(t.open().cards[Cid], ++held);
    }
    t.loot("L1-05").pick({Driver, Crook, Brute, Driver}).hide(Crook);
    while (next(t.rules(), t.state()) != Cid) t.plays(next(t.rules(), t.state()), bare(Ready));
    t.plays(Cid, look_at(of(Al))).plays(Cid, look_at(of(Bea))).plays(Cid, look_at(of(Dan)));
    EXPECT_EQ(t.open().cards[Cid], 0);
    const View seen = t.seen_by(Cid);
    EXPECT_EQ(seen.role[of(Al)], Driver);
    EXPECT_EQ(seen.role[of(Bea)], Crook);
    EXPECT_EQ(seen.role[of(Dan)], Driver);
}

}  // namespace
}  // namespace moneybags::millions::stories
