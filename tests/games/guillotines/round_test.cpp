// The end of a Round: 3.8, and the rulings on it.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// BG-RND-01, BG-R-02: the last card by the draw step; the turn is played to its end.
TEST(GuillotinesRound, ends_after_the_turn_in_which_the_deck_ran_out) {
    Table t = two_tops(4);
    t.deck({dishes(1)}).begins().plays(Act::Draw).card(dishes(1));
    EXPECT_EQ(t.phase(), Phase::Action);
    EXPECT_EQ(t.open().stage, Stage::Turn);
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.phase(), Phase::Envelope);  // the rest of the turn, too
    t.plays(with_card(Act::Put, dishes(1)));
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);  // nobody else takes a turn
    EXPECT_EQ(t.open().last, P1);
}

// BG-R-02: the last card by a refill or by Invest
TEST(GuillotinesRound, ends_whoever_took_the_last_card) {
    Table refill = two_tops();
    refill.hand(P1, {bombs(1)}).deck({locks(1), locks(3)}).plays(buy(Toys, {bombs(1)}));
    refill.card(locks(1)).card(locks(3));
    EXPECT_EQ(refill.open().stage, Stage::RoundEnd);
    Table investor = two_tops();
    investor.hand(P1, {bombs(1)}).deck({locks(1)}).plays(invest(bombs(1), Toys)).card(locks(1));
    EXPECT_EQ(investor.open().stage, Stage::RoundEnd);
    EXPECT_EQ(investor.hand(P1), bag({locks(1)}));
}

// BG-RND-02
TEST(GuillotinesRound, lives_on_while_the_last_card_is_declined) {
    Table t = two_tops();
    t.hand(P1, {dishes(2)}).deck({dishes(1)}).begins().plays(Act::Decline);
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().stage, Stage::Turn);
    EXPECT_EQ(t.open().current, P2);
}

// BG-RND-03
TEST(GuillotinesRound, a_buy_that_empties_the_deck_is_resolved_with_its_crisis) {
    Table t{3, 2};
    t.hand(P1, {bombs(3), bombs(3)}).market(Toys, {kFloods}).set_aside(8).deck({locks(1)});
    t.plays(buy(Toys, {bombs(3), bombs(3)})).plays(claims(kMegaYacht)).card(locks(1));
    EXPECT_EQ(t.open().stage, Stage::Turn);
    EXPECT_EQ(t.rebels(), 2);
    EXPECT_EQ(t.phase(), Phase::ShowCrisis);
    t.first();
    t.first();
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
}

// BG-RND-04
TEST(GuillotinesRound, gathers_markets_and_discard_pile_and_leaves_the_rest) {
    Table t{3, 4};
    t.hand(P1, {bombs(1)}).envelope(P2, {bombs(2)}).rebels(Crisis::Floods, 2);
    t.market(Toys, {locks(1), locks(2)}).discard({bolts(1), kWildfires});
    t.round_ends();
    ASSERT_EQ(t.phase(), Phase::DealMarket);
    EXPECT_TRUE(t.open().discard.empty());
    EXPECT_TRUE(t.secret().deck.holds(bag({locks(1), locks(2), bolts(1), kWildfires})));
    EXPECT_EQ(t.deck_size(), 45 + 4 + 1 - 2);  // all but a hand's and an envelope's card
    EXPECT_EQ(t.hand(P1), bag({bombs(1)}));
    EXPECT_EQ(t.envelope(P2), bag({bombs(2)}));
    EXPECT_TRUE(t.open().activated.has(Crisis::Floods));
    EXPECT_FALSE(t.secret().deck.has(kFloods));
}

// BG-RND-05: Emergency Measures stand between Gather and Refill.
TEST(GuillotinesRound, emergency_measures_come_second) {
    Table t{3, 1};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Power, {}).stock(Vanity, {});
    t.market(Toys, {locks(1)}).owns(P1, {kArtHoard, kThinkTank}).round_ends();
    ASSERT_EQ(t.phase(), Phase::Emergency);
    EXPECT_EQ(t.cards_at(Toys), 0);  // gathered
    EXPECT_EQ(t.deck_size(), 49);
    t.plays(P1, with_assets(Act::Surrender, kArtHoard)).deal();
    EXPECT_EQ(t.cards_at(Legacy), 4);  // and then refilled
}

// BG-RND-06
TEST(GuillotinesRound, refills_every_open_market_by_its_assets) {
    Table t{3, 1};
    t.stock(Influence, {kLobbyists}).stock(Legacy, {kEnclave, kArtHoard}).stock(Vanity, {});
    t.round_ends().deal();
    EXPECT_EQ(t.cards_at(Influence), 4);
    EXPECT_EQ(t.cards_at(Legacy), 3);
    EXPECT_EQ(t.cards_at(Toys), 2);
    EXPECT_EQ(t.cards_at(Power), 2);
    EXPECT_EQ(t.cards_at(Vanity), 0);
    for (const Market m : {Influence, Legacy, Toys, Power}) {
        EXPECT_NE(t.top(m), Kind::None);
        EXPECT_FALSE(t.card_at(m, 0).is_face_up());
    }
}

// All cards but these few are in P3's envelope.
Table few_cards(Cards left) {
    Table t{3, 4};
    const Bag rest = t.secret().deck - bag(left);
    for (const Kind k : rest) {
        for (unsigned i = rest.count(k); i > 0; --i) t.envelope(P3, {k});
    }
    return t;
}

// BG-R-02a
TEST(GuillotinesRound, a_short_deck_is_dealt_one_at_a_time_in_market_order) {
    Table t = few_cards({locks(1), locks(2), locks(3), bolts(1), bolts(2), bolts(3), bombs(1)});
    t.round_ends().deal();
    // Seven cards for five Markets that want two each.
    EXPECT_EQ(t.cards_at(Influence), 2);
    EXPECT_EQ(t.cards_at(Legacy), 2);
    EXPECT_EQ(t.cards_at(Toys), 1);
    EXPECT_EQ(t.cards_at(Power), 1);
    EXPECT_EQ(t.cards_at(Vanity), 1);
    for (const Market m : MarketSet::first(kMarkets)) EXPECT_NE(t.top(m), Kind::None);
    EXPECT_EQ(t.deck_size(), 0);
}

// BG-R-02a: the Round starts all the same, and ends after its first turn.
TEST(GuillotinesRound, with_an_empty_deck_has_one_turn) {
    Table t{3, 1};
    t.market(Toys, {locks(1)}).market(Power, {locks(2)}).deck({}).round_start().falls_to(P2);
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);  // P2's one Action was done: it left no choice
    EXPECT_EQ(t.open().last, P2);
    EXPECT_EQ(t.open().turn, 2);
}

// BG-RND-08
TEST(GuillotinesRound, one_set_aside_crisis_is_placed_with_its_rebels) {
    Table t{3, 2};
    t.set_aside(8).round_ends();
    while (t.phase() == Phase::DealMarket) t.first();
    ASSERT_EQ(t.phase(), Phase::RoundCrisis);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 8u);
    t.card(kFloods);
    EXPECT_EQ(t.open().rebels[Crisis::Floods], 2);
    EXPECT_EQ(t.secret().aside.size(), 7);
    Table none{3, 2};  // if any
    none.set_aside(0).round_crisis();
    EXPECT_EQ(none.phase(), Phase::RoundStarter);
    Table first{3, 1};
    first.round_crisis();
    EXPECT_EQ(first.phase(), Phase::RoundStarter);  // not at level 1
}

// BG-RND-09, BG-R-25
TEST(GuillotinesRound, that_crisis_does_nothing_but_rebels) {
    Table t{3, 4};
    t.policy(Policy::WeaponsGalore).role(P1, Role::DisasterSpeculator).set_aside(8);
    t.discard({locks(1)}).round_crisis().card(kFloods);
    EXPECT_EQ(t.secret().aside.size(), 7);           // no two more are shown
    EXPECT_TRUE(t.open().discard.crises().empty());  // nor discarded
    EXPECT_EQ(t.open().policy, Policy::WeaponsGalore);
    EXPECT_EQ(t.phase(), Phase::ReturnRoles);  // straight to the Roles, BG-ROL-25
}

// BG-RND-10, BG-R-24
TEST(GuillotinesRound, panic_made_due_by_it_comes_before_the_roles) {
    Table t{3, 4};
    t.six_rebels().role(P1, Role::Banker).last(P2).round_crisis().card(kFloods);
    EXPECT_EQ(t.phase(), Phase::PanicDraw);
    EXPECT_EQ(t.open().leader, P2);  // BG-PAN-04: the last player
    t.happens({.luck = Luck::Panic, .panic = PanicCard::FascistRule});
    EXPECT_EQ(t.phase(), Phase::ReturnRoles);  // nobody owns a thing, so it failed
    EXPECT_EQ(t.open().panic, Panic::Past);
}

// BG-RND-11, BG-RND-12: Roles, then Policy, then the first turn
TEST(GuillotinesRound, then_come_roles_then_policy_then_the_starter) {
    Table t{3, 4};
    t.role(P1, Role::Banker).role(P2, Role::Toady).role(P3, Role::Gangster);
    t.set_aside(0).round_crisis();
    EXPECT_EQ(t.phase(), Phase::ReturnRoles);  // BG-RND-11
    for (const Seat seat : {P1, P2, P3}) t.plays(seat, Act::KeepOld);
    EXPECT_EQ(t.phase(), Phase::SetterTie);  // BG-RND-12
    t.falls_to(P3).plays(sets(Policy::WeaponsGalore));
    EXPECT_EQ(t.phase(), Phase::RoundStarter);
    Table third{3, 3};  // no Policy below level 4
    third.role(P1, Role::Banker).role(P2, Role::Celebrity).role(P3, Role::Gangster);
    third.set_aside(0).round_crisis();
    for (const Seat seat : {P1, P2, P3}) third.plays(seat, Act::KeepOld);
    EXPECT_EQ(third.phase(), Phase::RoundStarter);
    Table second{3, 2};  // no Roles below level 3
    second.set_aside(0).round_crisis();
    EXPECT_EQ(second.phase(), Phase::RoundStarter);
}

// BG-RND-13: judged after all other steps
TEST(GuillotinesRound, the_poorest_begins_as_things_stand_in_the_end) {
    Table t{3, 4};
    t.owns(P2, {kArtHoard}).owns(P3, {kThinkTank}).owns(P1, {kLobbyists, kSocialMedia});
    t.envelope(P1, {bombs(1)}).policy_is_set().plays(P1, Act::Yes);
    t.plays(sets(Policy::BillionaireAudited)).plays(audit_policy(kArtHoard));
    EXPECT_EQ(t.open().current, P2);
    EXPECT_EQ(t.open().round, 2);
}

// BG-RND-14
TEST(GuillotinesRound, players_are_dealt_nothing) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).owns(P1, {kThinkTank}).owns(P2, {kArtHoard}).round_ends().deal();
    EXPECT_EQ(t.open().current, P3);
    EXPECT_EQ(t.phase(), Phase::DrawStep);
    EXPECT_EQ(t.hand(P1), bag({bombs(1)}));
    EXPECT_TRUE(t.hand(P2).empty());
    EXPECT_TRUE(t.hand(P3).empty());
}

// BG-RND-15
TEST(GuillotinesRound, the_last_player_is_who_took_the_last_turn) {
    Table t = two_tops();
    t.hand(P2, {dishes(1), dishes(2)}).deck({}).turn_of(P2).plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
    EXPECT_EQ(t.open().last, P2);
}

// BG-RND-07: in the Puppet game trades stand between Refill and the Crisis.
TEST(GuillotinesRound, puppet_trades_come_fourth) {
    Table t{2, 2};
    t.owns(P1, {kArtHoard}).owns(Billionaire::TechOverlord, {kThinkTank}).round_ends();
    ASSERT_EQ(t.phase(), Phase::DealMarket);
    t.deal();
    ASSERT_EQ(t.phase(), Phase::PuppetTrade);
    EXPECT_EQ(t.cards_at(Toys), 2);
    t.plays(Act::Stop);
    EXPECT_EQ(t.phase(), Phase::RoundCrisis);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
