// Special Action cards: 3.6, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// BG-SPC-01
TEST(GuillotinesSpecials, are_played_instead_of_an_action_and_discarded) {
    Table t{3, 1};
    t.hand(P1, {Kind::Audit, bombs(1)}).owns(P2, {kArtHoard}).plays(audit(kArtHoard));
    EXPECT_EQ(t.open().discard, bag({Kind::Audit}));
    EXPECT_EQ(t.hand(P1), bag({bombs(1)}));
    EXPECT_EQ(t.open().current, P2);  // it was the Action
    Table without{3, 1};
    without.hand(P1, {bombs(1)}).owns(P1, {kMegaYacht}).owns(P2, {kArtHoard});
    EXPECT_EQ(without.against(audit(kArtHoard)), "BG-SPC-01 not-in-hand");
    EXPECT_EQ(without.against(scam(kArtHoard, kMegaYacht)), "BG-SPC-01 not-in-hand");
    EXPECT_EQ(without.against(just(Act::GameTheMarket)), "BG-SPC-01 not-in-hand");
}

// BG-SPC-02
TEST(GuillotinesSpecials, are_cards_like_others) {
    Table t{3, 4};
    t.hand(P1, {Kind::Scam}).market(Toys, {locks(1)});
    EXPECT_TRUE(t.allows(invest(Kind::Scam, Toys)));
    EXPECT_TRUE(t.allows(exchange(Kind::Scam, Toys)));
    EXPECT_TRUE(t.allows(buy(Toys, {Kind::Scam})));
    t.after_action();
    ASSERT_EQ(t.phase(), Phase::Envelope);
    EXPECT_TRUE(t.allows(with_card(Act::Put, Kind::Scam)));
}

// ---- Audit ----

// BG-SPC-03
TEST(GuillotinesSpecials, audit_returns_any_owned_asset_ones_own_included) {
    Table t{3, 1};
    t.hand(P1, {Kind::Audit}).owns(P1, {kMegaYacht}).owns(P2, {kArtHoard, kThinkTank});
    EXPECT_EQ(t.listed(Act::Audit), 3);
    EXPECT_EQ(t.against(audit(kNobleEstate)), "BG-SPC-03 no-such-asset");
    Table own = t;
    t.plays(audit(kThinkTank));
    EXPECT_EQ(t.assets(P2), AssetSet{kArtHoard});
    EXPECT_TRUE(t.at(Influence).has(kThinkTank));
    own.plays(audit(kMegaYacht));
    EXPECT_TRUE(own.assets(P1).empty());
    EXPECT_TRUE(own.at(Toys).has(kMegaYacht));
}

// BG-SPC-04, BG-R-09
TEST(GuillotinesSpecials, audit_needs_something_to_audit) {
    Table t{3, 1};
    t.hand(P1, {Kind::Audit});
    EXPECT_EQ(t.listed(Act::Audit), 0);
    EXPECT_TRUE(t.allows(buy(Toys, {Kind::Audit})));  // BG-R-09: still a card
}

// ---- Scam ----

// BG-SPC-05
TEST(GuillotinesSpecials, scam_swaps_with_another_player) {
    Table t{3, 1};
    t.hand(P1, {Kind::Scam}).owns(P1, {kMegaYacht}).owns(P2, {kArtHoard}).owns(P3, {kThinkTank});
    EXPECT_EQ(t.listed(Act::Scam), 2);
    EXPECT_EQ(t.against(scam(kMegaYacht, kMegaYacht)), "BG-SPC-05 not-their-asset");
    EXPECT_EQ(t.against(scam(kArtHoard, kThinkTank)), "BG-SPC-05 not-your-asset");
    t.plays(scam(kArtHoard, kMegaYacht));
    EXPECT_EQ(t.assets(P1), AssetSet{kArtHoard});
    EXPECT_EQ(t.assets(P2), AssetSet{kMegaYacht});
    EXPECT_EQ(t.assets(P3), AssetSet{kThinkTank});
    EXPECT_EQ(t.open().discard, bag({Kind::Scam}));
}

// BG-SPC-06, BG-R-55
TEST(GuillotinesSpecials, scam_may_not_complete_ones_own_five) {
    Table t{3, 1};
    t.is(P1, Billionaire::MediaBaron).hand(P1, {Kind::Scam});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.owns(P2, {kNobleEstate, kPersonalZoo});
    EXPECT_EQ(t.lacks(P1), 1u);
    EXPECT_EQ(t.against(scam(kNobleEstate, kMegaYacht)), "BG-SPC-06 would-complete");
    // BG-R-55: needs are looked at after the swap; giving up a needed Asset leaves one missing.
    EXPECT_TRUE(t.allows(scam(kNobleEstate, kThinkTank)));
    EXPECT_TRUE(t.allows(scam(kPersonalZoo, kMegaYacht)));
}

// BG-SPC-07, BG-R-09
TEST(GuillotinesSpecials, scam_needs_an_asset_on_either_side) {
    Table mine{3, 1}, theirs{3, 1};
    mine.hand(P1, {Kind::Scam}).owns(P1, {kMegaYacht});
    EXPECT_EQ(mine.listed(Act::Scam), 0);
    theirs.hand(P1, {Kind::Scam}).owns(P2, {kMegaYacht});
    EXPECT_EQ(theirs.listed(Act::Scam), 0);
    EXPECT_TRUE(theirs.allows(invest(Kind::Scam, Toys)));
}

// BG-SPC-08, BG-R-31
TEST(GuillotinesSpecials, scam_may_make_the_other_player_win) {
    Table t{3, 1};
    t.hand(P1, {Kind::Scam}).is(P2, Billionaire::MediaBaron).owns(P1, {kNobleEstate});
    t.owns(P2, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.plays(scam(kMegaYacht, kNobleEstate));
    EXPECT_TRUE(t.has_won({P2}, Reason::Assets));
}

// ---- Game the Market ----

Table gamed(Table t) {
    t.hand(P1, {Kind::GameTheMarket}).plays(Act::GameTheMarket);
    return t;
}

// BG-SPC-09
TEST(GuillotinesSpecials, game_the_market_deals_all_cards_of_open_markets_anew) {
    Table before{3, 1};
    before.stock(Legacy, {}).stock(Influence, {});
    before.market(Toys, {locks(1), locks(2), locks(3)}).market(Power, {bombs(1), bombs(2)});
    before.market(Vanity, {bolts(1), bolts(2), bolts(3)});
    Table t = gamed(before);
    EXPECT_EQ(t.phase(), Phase::DealMarket);
    EXPECT_EQ(t.secret().pool.size(), 8u);
    t.deal();
    for (const Market m : {Toys, Power, Vanity}) {  // floor(8 / 3) = 2, the last one face-up
        EXPECT_EQ(t.cards_at(m), 2);
        EXPECT_NE(t.top(m), Kind::None);
        EXPECT_FALSE(t.card_at(m, 0).is_face_up());
    }
    EXPECT_EQ(t.cards_at(Legacy), 0);
    EXPECT_EQ(t.open().discard.size(), 2u);  // the remainder
    EXPECT_EQ(t.phase(), Phase::GamedBuy);
    EXPECT_EQ(t.deck_size(), before.deck_size() - 1);  // nothing comes from the deck
}

// BG-SPC-10
TEST(GuillotinesSpecials, game_the_market_allows_one_buy_with_its_card) {
    Table t{3, 2};
    t.hand(P1, {bombs(3)}).market(Toys, {locks(1)}).market(Power, {locks(2)});
    t.stock(Influence, {}).stock(Legacy, {}).stock(Vanity, {});
    t = gamed(t).deal();
    EXPECT_EQ(t.listed(Act::Buy), 2 * 2);  // alone or with the other card, at two Markets
    EXPECT_EQ(t.listed(Act::Stop), 1);     // allows, not obliges
    EXPECT_EQ(t.against(buy(Toys, {bombs(3)})), "BG-SPC-10 gamed-card-first");
    const Told told = told_by(t, gamed_buy(Power, bombs(3)));
    EXPECT_EQ(told.find(Happening::Scored)->number, 5);
    t.plays(gamed_buy(Toys));
    EXPECT_EQ(t.hand(P1), bag({bombs(3)}));
    EXPECT_EQ(t.phase(), Phase::Claim);  // 2 against the 1 that was dealt first
}

// BG-SPC-10: no Crisis with it
TEST(GuillotinesSpecials, the_buy_after_game_the_market_takes_no_crisis) {
    Table t{3, 2};
    t.hand(P1, {kFloods}).market(Toys, {locks(1)});
    t = gamed(t).deal();
    EXPECT_EQ(t.against(gamed_buy(Toys, kFloods)), "BG-BUY-02 crisis-in-hand");
}

// BG-SPC-11, BG-R-10a
TEST(GuillotinesSpecials, game_the_market_is_discarded_with_or_without_a_buy) {
    Table t{3, 4};
    t.market(Toys, {locks(1)}).market(Power, {locks(2)}).market(Vanity, {locks(3)});
    t.market(Influence, {bolts(1)}).market(Legacy, {bolts(2)}).hand(P1, {diamonds(1)});
    t = gamed(t).deal();
    EXPECT_FALSE(t.open().discard.has(Kind::GameTheMarket));  // on the table
    EXPECT_FALSE(t.secret().pool.has(Kind::GameTheMarket));
    Table stopped = t;
    stopped.plays(Act::Stop);
    EXPECT_TRUE(stopped.open().discard.has(Kind::GameTheMarket));
    EXPECT_EQ(stopped.phase(), Phase::Envelope);  // BG-R-10a: the Action is spent
    EXPECT_EQ(stopped.against(with_card(Act::Put, Kind::GameTheMarket)), "BG-R-18 not-in-hand");
    t.plays(gamed_buy(Toys));
    if (t.phase() == Phase::Claim) t.plays(claims(Asset::None));
    t.deal();
    EXPECT_TRUE(t.open().discard.has(Kind::GameTheMarket));
}

// BG-SPC-12, BG-R-10
TEST(GuillotinesSpecials, a_crisis_left_over_does_nothing) {
    Table t{3, 2};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Vanity, {});
    t.market(Toys, {locks(1), kFloods}).market(Power, {locks(2)});
    t = gamed(t).card(locks(1)).card(locks(2));
    EXPECT_EQ(t.open().discard, bag({kFloods}));
    EXPECT_EQ(t.rebels(), 0);
    EXPECT_TRUE(t.open().activated.empty());
    EXPECT_EQ(t.phase(), Phase::GamedBuy);
}

// BG-R-10: fewer cards than open Markets
TEST(GuillotinesSpecials, too_few_cards_are_all_discarded) {
    Table t{3, 1};
    t.market(Toys, {locks(1), locks(2)}).market(Power, {locks(3)});
    t = gamed(t);
    EXPECT_EQ(t.phase(), Phase::GamedBuy);
    EXPECT_EQ(t.open().discard, bag({locks(1), locks(2), locks(3)}));
    for (const Market m : MarketSet::first(kMarkets)) EXPECT_EQ(t.cards_at(m), 0);
    EXPECT_TRUE(t.allows(gamed_buy(Toys)));  // the Buy is still allowed
}

// BG-R-10: Crises and Special Action cards at Markets are shuffled like any other.
TEST(GuillotinesSpecials, everything_at_markets_is_shuffled) {
    Table t{3, 2};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Vanity, {});
    t.market(Toys, {kFloods}).market(Power, {Kind::Audit});
    t = gamed(t).card(Kind::Audit).card(kFloods);
    EXPECT_EQ(t.top(Toys), Kind::Audit);
    EXPECT_EQ(t.top(Power), kFloods);
}

// BG-SPC-13
TEST(GuillotinesSpecials, game_the_market_needs_an_open_market) {
    Table t{3, 1};
    for (const Market m : MarketSet::first(kMarkets)) t.stock(m, {});
    t.owns(P2, {kArtHoard}).hand(P1, {Kind::GameTheMarket});
    EXPECT_EQ(t.against(just(Act::GameTheMarket)), "BG-SPC-13 market-closed");
    EXPECT_EQ(t.listed(Act::Pass), 1);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
