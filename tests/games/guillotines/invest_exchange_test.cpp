// Invest and Exchange: 3.4, 3.5, and the rulings on cards at Markets.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- Invest ----

// BG-INV-01
TEST(GuillotinesInvest, puts_any_card_directly_under_the_top_card) {
    Table t{3, 2};
    t.hand(P1, {kFloods, bombs(1)}).market(Toys, {locks(1), locks(2)});
    t.plays(invest(kFloods, Toys)).card(bolts(1));
    EXPECT_EQ(t.card_at(Toys, 0).kind(), locks(1));
    EXPECT_EQ(t.card_at(Toys, 1), MarketCard::invested(kFloods, P1));
    EXPECT_EQ(t.top(Toys), locks(2));
    t.plays(P2, Act::Draw).card(dishes(1)).plays(invest(dishes(1), Toys)).card(bolts(1));
    EXPECT_EQ(t.card_at(Toys, 1), MarketCard::invested(kFloods, P1));
    EXPECT_EQ(t.card_at(Toys, 2), MarketCard::invested(dishes(1), P2));  // above the others
    EXPECT_EQ(t.top(Toys), locks(2));
    Table other{3, 1};
    other.hand(P1, {bombs(1)});
    EXPECT_EQ(other.against(invest(bombs(2), Toys)), "BG-R-18 not-in-hand");
}

// BG-INV-02
TEST(GuillotinesInvest, then_a_card_must_be_drawn) {
    Table t{3, 1};
    t.hand(P1, {bombs(1), bombs(2)}).market(Toys, {locks(1)}).plays(invest(bombs(1), Toys));
    EXPECT_EQ(t.phase(), Phase::DrawCard);  // nobody is asked
    const int deck = t.deck_size();
    t.card(diamonds(3));
    EXPECT_EQ(t.hand(P1), bag({bombs(2), diamonds(3)}));
    EXPECT_EQ(t.deck_size(), deck - 1);
}

// BG-INV-03
TEST(GuillotinesInvest, with_an_empty_deck_none_is_drawn_then_or_later) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).market(Toys, {locks(1)}).deck({}).plays(invest(bombs(1), Toys));
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);  // turn and Round are over
    t.deal();
    EXPECT_TRUE(t.hand(P1).empty());
    Table fourth{3, 4};  // BG-R-02: the rest of the turn is played before
    fourth.hand(P1, {bombs(1), bombs(2)}).deck({}).plays(invest(bombs(1), Toys));
    EXPECT_EQ(fourth.phase(), Phase::Envelope);
    fourth.plays(Act::Stop);
    EXPECT_EQ(fourth.open().stage, Stage::RoundEnd);
}

// BG-INV-04, BG-R-15
TEST(GuillotinesInvest, only_the_investor_knows_the_card) {
    Table t{3, 1};
    t.hand(P1, {bombs(3)}).market(Toys, {locks(1)}).plays(invest(bombs(3), Toys)).card(bolts(1));
    EXPECT_EQ(t.seen_by(P1).market[0].kind(), bombs(3));
    for (const Seat seat : {P2, P3, kSpectator}) {
        EXPECT_EQ(t.seen_by(seat).market[0].kind(), Kind::Hidden);
    }
    EXPECT_EQ(t.seen_by(P1).market[1].kind(), locks(1));
    const Told told = told_by(Table{3, 1}.hand(P1, {bombs(3)}), invest(bombs(3), Toys));
    for (const Event& event : told.list) {
        EXPECT_EQ(event.kind == bombs(3), event.to == Audience::only({P1}));
    }
    EXPECT_NE(told.find(Happening::Invested), nullptr);
    EXPECT_NE(told.find(Happening::CardIs), nullptr);
}

// BG-INV-04: no effect until a Buy
TEST(GuillotinesInvest, an_invested_crisis_sleeps_until_a_buy) {
    Table t{3, 2};
    t.hand(P1, {kFloods}).hand(P2, {bombs(1)}).market(Toys, {locks(1)});
    t.plays(invest(kFloods, Toys)).card(bolts(1));
    EXPECT_EQ(t.rebels(), 0);
    t.plays(P2, Act::Decline).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(t.rebels(), 2);
}

// BG-INV-05
TEST(GuillotinesInvest, a_market_has_no_limit_of_cards) {
    Table t{3, 1};
    t.market(Toys, {locks(1), locks(1), locks(2), locks(2), locks(3), locks(3), bolts(1)});
    t.hand(P1, {bombs(1)}).plays(invest(bombs(1), Toys)).card(bolts(3));
    EXPECT_EQ(t.cards_at(Toys), 8);
}

// BG-INV-06, BG-R-08
TEST(GuillotinesInvest, closed_markets_take_no_part) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).stock(Toys, {});
    EXPECT_EQ(t.against(invest(bombs(1), Toys)), "BG-INV-06 market-closed");
    EXPECT_EQ(t.against(exchange(bombs(1), Toys)), "BG-EXC-03 market-closed");
}

// BG-R-08
TEST(GuillotinesInvest, at_an_open_market_without_cards_it_lies_face_down_with_no_top) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).hand(P2, {bombs(2)}).market(Power, {locks(1)});
    t.plays(invest(bombs(1), Toys)).card(bolts(1));
    EXPECT_EQ(t.top(Toys), Kind::None);
    EXPECT_EQ(t.cards_at(Toys), 1);
    t.plays(P2, Act::Decline);
    EXPECT_EQ(t.against(exchange(bombs(2), Toys)), "BG-EXC-03 no-top-card");
    EXPECT_EQ(t.against(exchange(Toys, Power)), "BG-EXC-03 no-top-card");
    t.plays(invest(bombs(2), Toys)).card(bolts(1));
    EXPECT_EQ(t.card_at(Toys, 1).kind(), bombs(2));  // above the other
    EXPECT_EQ(t.top(Toys), Kind::None);
}

// ---- Exchange ----

// BG-EXC-01, BG-EXC-04, BG-EXC-05
TEST(GuillotinesExchange, swaps_a_hand_card_with_a_top_card) {
    Table t{3, 2};
    t.hand(P1, {kFloods, bombs(1)}).market(Toys, {locks(1), locks(2)});
    t.plays(exchange(kFloods, Toys));
    EXPECT_EQ(t.top(Toys), kFloods);  // face-up
    EXPECT_EQ(t.card_at(Toys, 0).kind(), locks(1));
    EXPECT_EQ(t.hand(P1), bag({bombs(1), locks(2)}));  // BG-EXC-05
    EXPECT_EQ(t.rebels(), 0);                          // BG-EXC-04
    EXPECT_TRUE(t.open().activated.empty());
    EXPECT_EQ(t.open().current, P2);
}

// BG-EXC-01: the other way, a Crisis comes into the hand
TEST(GuillotinesExchange, may_take_a_crisis_up) {
    Table t{3, 2};
    t.hand(P1, {bombs(1)}).market(Toys, {kFloods}).plays(exchange(bombs(1), Toys));
    EXPECT_EQ(t.hand(P1), bag({kFloods}));
    EXPECT_TRUE(t.open().activated.empty());
    EXPECT_EQ(t.seen_by(P3).open.known[P1], bag({kFloods}));  // all saw it go there
}

// BG-EXC-02, BG-R-16
TEST(GuillotinesExchange, swaps_two_top_cards_without_a_hand) {
    Table t{3, 1};
    t.market(Toys, {locks(1), bombs(2)}).market(Power, {bombs(2)}).market(Vanity, {locks(3)});
    t.acts();
    EXPECT_EQ(t.listed(Act::ExchangeTops), 3);
    EXPECT_EQ(t.against(exchange(Toys, Toys)), "BG-EXC-02 same-market");
    EXPECT_TRUE(t.allows(exchange(Toys, Power)));  // BG-R-16: two equal cards
    t.plays(exchange(Toys, Vanity));
    EXPECT_EQ(t.top(Toys), locks(3));
    EXPECT_EQ(t.top(Vanity), bombs(2));
    EXPECT_EQ(t.card_at(Toys, 0).kind(), locks(1));  // what lies below stays
}

// BG-EXC-03
TEST(GuillotinesExchange, needs_face_up_cards) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).stock(Legacy, {}).face_down(Toys, {locks(1)}).market(Power, {locks(2)});
    EXPECT_EQ(t.against(exchange(bombs(1), Legacy)), "BG-EXC-03 market-closed");  // closed
    EXPECT_EQ(t.against(exchange(bombs(1), Vanity)), "BG-EXC-03 no-top-card");    // empty
    EXPECT_EQ(t.against(exchange(bombs(1), Toys)), "BG-EXC-03 no-top-card");      // face-down
    EXPECT_EQ(t.listed(Act::ExchangeCard), 1);
    EXPECT_EQ(t.listed(Act::ExchangeTops), 0);
}

// BG-R-16: a card for another of its kind
TEST(GuillotinesExchange, may_change_nothing) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)}).market(Toys, {bombs(1)});
    EXPECT_TRUE(t.allows(exchange(bombs(1), Toys)));
}

// ---- what is known of cards ----

// BG-R-15
TEST(GuillotinesCards, the_discard_pile_lies_open_and_the_deck_does_not) {
    Table t{3, 1};
    t.discard({bombs(1), Kind::Audit}).market(Toys, {locks(1), locks(2)});
    for (const Seat seat : {P1, P2, kSpectator}) {
        const View seen = t.seen_by(seat);
        EXPECT_EQ(seen.open.discard, bag({bombs(1), Kind::Audit}));
        EXPECT_EQ(seen.deck, t.deck_size());
        EXPECT_EQ(seen.market[0].kind(), Kind::Hidden);
    }
}

// BG-R-15: two tables that differ in their decks and face-down cards look alike.
TEST(GuillotinesCards, what_lies_face_down_shows_in_no_view) {
    Table one{3, 1}, two{3, 1};
    one.market(Toys, {locks(1), bombs(3)}).hand(P2, {bolts(1)});
    two.market(Toys, {locks(2), bombs(3)}).hand(P2, {diamonds(2)});
    EXPECT_EQ(one.seen_by(P1), two.seen_by(P1));
    EXPECT_EQ(one.seen_by(kSpectator), two.seen_by(kSpectator));
    EXPECT_NE(one.seen_by(P2), two.seen_by(P2));
}

// Section 5: what was seen to go into a hand is known until that hand gives up a card unseen.
TEST(GuillotinesCards, seen_to_go_into_a_hand_are_known_until_one_leaves_it_unseen) {
    Table t{3, 4};
    t.hand(P1, {bombs(1), bombs(2)}).market(Toys, {locks(1)}).market(Power, {locks(2)});
    t.plays(exchange(bombs(1), Toys)).plays(Act::Stop);  // nothing into the envelope
    EXPECT_EQ(t.seen_by(P3).open.known[P1], bag({locks(1)}));
    Table shown = t;
    t.turn_of(P1).goes_on(Step::ActionStep).plays(invest(bombs(2), Toys));
    EXPECT_TRUE(t.seen_by(P3).open.known[P1].empty());  // it might have been that one
    shown.turn_of(P1).goes_on(Step::ActionStep).plays(exchange(bombs(2), Power));
    EXPECT_EQ(shown.seen_by(P3).open.known[P1], bag({locks(1), locks(2)}));
    EXPECT_EQ(shown.phase(), Phase::Envelope);
    shown.plays(with_card(Act::Put, locks(1)));
    EXPECT_TRUE(shown.seen_by(P3).open.known[P1].empty());
}

// BG-R-18: cards of one kind are offered once and nothing numbers them.
TEST(GuillotinesCards, of_one_kind_cannot_be_told_apart) {
    Table t{3, 1};
    t.hand(P1, {bombs(2), bombs(2)});
    EXPECT_EQ(t.listed(Act::Invest), 5);
    EXPECT_EQ(t.listed(Act::Buy), 5 * 2);  // one of them, or both
    Table audits{3, 1};
    audits.hand(P1, {Kind::Audit, Kind::Audit}).owns(P2, {kArtHoard});
    EXPECT_EQ(audits.listed(Act::Audit), 1);
    EXPECT_EQ(t.against(buy(Toys, {bombs(2), bombs(2), bombs(2)})), "BG-BUY-03 too-many-cards");
    Move backwards = buy(Toys, {locks(1)});
    backwards.cards = {bombs(2), locks(1), Kind::None};
    Table mixed{3, 1};
    mixed.hand(P1, {bombs(2), locks(1)});
    EXPECT_EQ(mixed.against(backwards), "BG-R-18 cards-in-order");
}

}  // namespace
}  // namespace moneybags::guillotines::stories
