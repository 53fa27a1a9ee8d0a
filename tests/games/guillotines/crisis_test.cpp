// Crises, Rebels and the Revolution: 3.10, 3.11, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

inline constexpr Kind kMilitias = kind_of(Crisis::Militias);
inline constexpr Kind kPoverty = kind_of(Crisis::Poverty);

// BG-CRI-01, BG-R-21a
TEST(GuillotinesCrisis, in_hand_may_only_be_invested_or_exchanged) {
    Table t{2, 4};
    t.hand(P1, {kFloods, kWildfires}).market(Toys, {locks(1)}).market(Power, {locks(2)});
    t.owns(Billionaire::TechOverlord, {kMegaYacht});
    EXPECT_TRUE(t.allows(invest(kFloods, Toys)));
    EXPECT_TRUE(t.allows(exchange(kFloods, Toys)));
    EXPECT_TRUE(t.allows(exchange(Toys, Power)));
    EXPECT_EQ(t.listed(Act::Buy), 0);
    EXPECT_EQ(t.listed(Act::Purchase), 0);
    EXPECT_EQ(t.against(purchase(kMegaYacht, {kFloods})), "BG-CRI-01 crisis-in-hand");
    t.after_action();
    ASSERT_EQ(t.phase(), Phase::Envelope);
    EXPECT_EQ(t.against(with_card(Act::Put, kFloods)), "BG-BRI-02 crisis-in-hand");
    t.plays(Act::Stop).rolls(2);
    ASSERT_EQ(t.phase(), Phase::PuppetShift);
    EXPECT_EQ(t.against(shifts(kFloods, true)), "BG-CRI-01 crisis-in-hand");
    EXPECT_EQ(t.listed(Act::Shift), 1);  // none
}

// BG-CRI-01: nor can a tax be paid with it.
TEST(GuillotinesCrisis, pays_no_tax) {
    Table t{3, 4};
    t.owns(P1, {kThinkTank, kArtHoard}).hand(P1, {kFloods, bombs(3)}).envelope(P2, {bombs(1)});
    t.policy_is_set().plays(P2, Act::Yes).plays(sets(Policy::TaxTyranny));
    t.first();  // who is second
    ASSERT_EQ(t.phase(), Phase::Tax);
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {kFloods})), "BG-CRI-01 crisis-in-hand");
    EXPECT_TRUE(t.allows(with_cards(Act::PayCards, {bombs(3)})));
}

// BG-CRI-02
TEST(GuillotinesCrisis, counts_towards_the_hand_limit) {
    Table t{3, 2};
    t.hand(P1, {kFloods, kWildfires}).begins();
    EXPECT_EQ(t.phase(), Phase::Action);
}

// BG-CRI-03
TEST(GuillotinesCrisis, is_activated_by_a_buy_won_or_lost) {
    for (const unsigned value : {1u, 3u}) {
        Table t{3, 2};
        t.hand(P1, {bombs(3), bombs(value)}).market(Toys, {kFloods, locks(1)});
        t.plays(buy(Toys, {bombs(3), bombs(value)}));
        EXPECT_EQ(t.phase() == Phase::Claim, value == 3);
        if (t.phase() == Phase::Claim) t.plays(claims(Asset::None));
        t.deal();
        EXPECT_EQ(t.open().activated, CrisisSet{Crisis::Floods});
    }
    Table elsewhere{3, 2};  // a Buy at another Market leaves it alone
    elsewhere.hand(P1, {bombs(3)}).market(Toys, {kFloods}).plays(buy(Power, {bombs(3)}));
    elsewhere.plays(claims(kTabloidEmpire)).deal();
    EXPECT_TRUE(elsewhere.open().activated.empty());
}

// BG-CRI-04
TEST(GuillotinesCrisis, lying_face_up_waits_like_any_card) {
    Table t{3, 2};
    t.hand(P1, {bombs(1)}).market(Toys, {kFloods}).market(Power, {locks(1)});
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.top(Power), kFloods);
    EXPECT_TRUE(t.open().activated.empty());
    EXPECT_TRUE(t.open().discard.empty());
}

// BG-CRI-05, BG-CRI-06, BG-R-22
TEST(GuillotinesCrisis, the_strongest_stays_and_of_equals_that_nearest_the_top) {
    struct Row {
        std::vector<Kind> cards;
        Crisis stays;
    };
    const Row rows[] = {
        {{kWildfires, kFloods},            Crisis::Floods  },
        {{kFloods, kWildfires},            Crisis::Floods  },
        {{kMilitias, kPoverty},            Crisis::Poverty },
        {{kPoverty, kMilitias},            Crisis::Militias},
        {{kPoverty, kMilitias, kDroughts}, Crisis::Militias},
    };
    for (const Row& row : rows) {
        Table t{3, 2};
        t.hand(P1, {bombs(1)}).set_aside(12);
        for (const Kind k : row.cards) t.face_down(Toys, {k});
        const Told told = told_by(t, buy(Toys, {bombs(1)}));
        EXPECT_EQ(told.find(Happening::Scored)->number2, 3);  // BG-CRI-06: one, and three
        t.plays(buy(Toys, {bombs(1)}));
        EXPECT_EQ(t.open().discard.crises().size(), row.cards.size() - 1);
        t.deal();
        EXPECT_EQ(t.open().activated, CrisisSet{row.stays});
    }
}

// BG-CRI-06
TEST(GuillotinesCrisis, counts_three_whatever_its_rebels) {
    for (const Kind crisis : {kKillerRobots, kFloods, kWildfires}) {
        Table t{3, 2};
        t.hand(P1, {bombs(1)}).market(Toys, {crisis});
        EXPECT_EQ(told_by(t, buy(Toys, {bombs(1)})).find(Happening::Scored)->number2, 3);
    }
}

// BG-CRI-07: (a) Rebels, (b) two more Crises, (c) Policy, (d) Disaster Speculator
TEST(GuillotinesCrisis, has_its_four_steps_in_order) {
    Table t{3, 4};
    t.hand(P1, {bombs(1)}).market(Toys, {kFloods}).set_aside(8).owns(P2, {kArtHoard});
    t.owns(P3, {kThinkTank}).role(P2, Role::DisasterSpeculator).plays(buy(Toys, {bombs(1)}));
    while (t.phase() == Phase::DealMarket) t.first();
    EXPECT_EQ(t.rebels(), 2);  // (a)
    EXPECT_EQ(t.phase(), Phase::ShowCrisis);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 8u);  // at random
    t.card(kKillerRobots).card(kMilitias);                 // (b)
    EXPECT_TRUE(t.open().discard.holds(bag({kKillerRobots, kMilitias})));
    EXPECT_EQ(t.secret().aside.size(), 6);
    EXPECT_EQ(t.phase(), Phase::SetPolicy);  // (c), by the poorest
    EXPECT_EQ(t.open().asked, P1);
    t.plays(sets(Policy::None));
    EXPECT_EQ(t.phase(), Phase::Speculate);  // (d)
    EXPECT_EQ(t.asked(), SeatSet{P2});
    t.plays(P2, Act::Hide);
    EXPECT_EQ(t.phase(), Phase::DrawStep);
    EXPECT_EQ(t.open().current, P2);
}

// BG-R-29
TEST(GuillotinesCrisis, shows_as_many_as_are_left) {
    Table t{3, 2};
    t.hand(P1, {bombs(1)}).market(Toys, {kFloods}).set_aside(1).plays(buy(Toys, {bombs(1)}));
    t.deal();
    EXPECT_EQ(t.secret().aside.size(), 0);
    EXPECT_EQ(t.open().discard.crises().size(), 1u);
    EXPECT_EQ(t.open().current, P2);
}

// BG-CRI-08
TEST(GuillotinesCrisis, stays_beside_the_guillotine_without_rebels) {
    Table t{3, 4};
    t.rebels(Crisis::Wildfires, 1).envelope(P1, {bombs(1)}).policy_is_set().plays(P1, Act::Yes);
    t.plays(sets(Policy::RepressTheRebels)).rolls(1);
    EXPECT_EQ(t.rebels(), 0);
    EXPECT_TRUE(t.open().activated.has(Crisis::Wildfires));
    t.falls_to(P1);
    t.round_ends();  // not gathered either
    EXPECT_FALSE(t.secret().deck.has(kWildfires));
    EXPECT_TRUE(t.open().activated.has(Crisis::Wildfires));
}

// BG-CRI-09
TEST(GuillotinesCrisis, discarded_ones_return_with_the_next_gather) {
    Table t{3, 2};
    t.discard({kFloods, kWildfires}).round_ends();
    EXPECT_TRUE(t.secret().deck.holds(bag({kFloods, kWildfires})));
    EXPECT_TRUE(t.open().discard.empty());
}

// ---- Rebels and the Revolution ----

// BG-REB-01, BG-R-23
TEST(GuillotinesRebels, come_as_the_crisis_shows_or_as_are_left) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::Famine, 3).panic(Panic::Past).hand(P1, {bombs(1)});
    t.market(Toys, {kKillerRobots}).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(t.open().rebels[Crisis::KillerRobots], 1);  // the tenth
    EXPECT_TRUE(t.has_won({}, Reason::Revolution));
}

// BG-REB-02
TEST(GuillotinesRebels, ten_of_them_end_the_game_at_once_and_all_lose) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).hand(P1, {bombs(1)});
    t.market(Toys, {kFloods}).set_aside(4).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_TRUE(t.has_won({}, Reason::Revolution));
    Table nine{3, 2};
    nine.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).hand(P1, {bombs(1)});
    nine.market(Toys, {kWildfires}).set_aside(4).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_FALSE(nine.is_over());
    EXPECT_EQ(nine.rebels(), 9);
}

// BG-REB-03, BG-R-24: before the two Crises shown, Policy, and a pending Panic!
TEST(GuillotinesRebels, the_revolution_comes_before_all_else) {
    Table t{3, 4};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Due).hand(P1, {bombs(1)});
    t.market(Toys, {kFloods}).set_aside(4).plays(buy(Toys, {bombs(1)}));
    while (t.phase() == Phase::DealMarket) t.first();
    EXPECT_TRUE(t.is_over());
    EXPECT_EQ(t.secret().aside.size(), 4);
}

// BG-R-20
TEST(GuillotinesRebels, a_buyer_who_completes_the_five_wins_before_the_tenth_comes) {
    Table t{3, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past);
    t.is(P1, Billionaire::MediaBaron).hand(P1, {bombs(3), bombs(3)});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire});
    t.market(Vanity, {kFloods}).plays(buy(Vanity, {bombs(3), bombs(3)}));
    t.plays(claims(kNobleEstate));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
    EXPECT_EQ(t.rebels(), 8);
    EXPECT_FALSE(t.open().activated.has(Crisis::Floods));
}

// ---- the hand limit ----

// BG-R-21: a setter digs and must cut.
TEST(GuillotinesCrisis, is_discarded_for_the_limit_only_when_nothing_else_is_left) {
    Table t{3, 4};
    t.hand(P1, {kFloods, bombs(2)}).envelope(P1, {bombs(1)}).discard({kWildfires, kDroughts});
    t.policy_is_set().plays(P1, Act::Yes).plays(sets(Policy::ArcheologicalDig));
    Table crises = t;
    t.plays(with_card(Act::Take, bombs(1))).plays(Act::Stop);
    ASSERT_EQ(t.phase(), Phase::CutHand);
    EXPECT_EQ(t.against(with_cards(Act::Discard, {kFloods})), "BG-R-21 crises-last");
    EXPECT_EQ(t.listed(Act::Discard), 2);  // either of the Bombs
    crises.plays(with_card(Act::Take, kWildfires)).plays(with_card(Act::Take, kDroughts));
    EXPECT_EQ(crises.against(with_cards(Act::Discard, {kFloods, kWildfires})),
              "BG-R-21 crises-last");
    crises.plays(with_cards(Act::Discard, {bombs(2), kFloods}));  // two must go
    EXPECT_EQ(crises.hand(P1), bag({kWildfires, kDroughts}));
}

}  // namespace
}  // namespace moneybags::guillotines::stories
