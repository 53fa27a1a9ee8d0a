// A Buy: 3.3, and the rulings on it.

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// What the buyer and the Market scored in a Buy of P1.
struct Result {
    int buyer = -1, market = -1;
    bool operator==(const Result&) const = default;
};
Result scored(const Table& t, const Move& move) {
    const Told told = told_by(t, move);
    const Event* event = told.find(Happening::Scored);
    return event == nullptr ? Result{} : Result{event->number, event->number2};
}

Table media_baron(int level = 1) {
    Table t{3, level};
    t.is(P1, Billionaire::MediaBaron);  // Satellite Dishes
    return t;
}

// BG-BUY-01
TEST(GuillotinesBuy, is_made_at_an_open_market_with_one_or_two_cards) {
    Table t = media_baron();
    t.stock(Legacy, {}).hand(P1, {locks(1), bombs(1)});
    EXPECT_TRUE(t.allows(buy(Toys, {locks(1)})));
    EXPECT_TRUE(t.allows(buy(Toys, {locks(1), bombs(1)})));
    EXPECT_EQ(t.against(buy(Legacy, {locks(1)})), "BG-BUY-01 market-closed");
    EXPECT_EQ(t.against(buy(Toys, {})), "BG-BUY-03 no-cards-played");
    EXPECT_EQ(t.against(buy(Toys, {diamonds(1)})), "BG-R-18 not-in-hand");
    t.plays(buy(Toys, {locks(1), bombs(1)}));
    EXPECT_EQ(t.open().table, bag({locks(1), bombs(1)}));  // face-up before all
    EXPECT_TRUE(t.hand(P1).empty());
}

// BG-BUY-02
TEST(GuillotinesBuy, is_made_without_crises) {
    Table t = media_baron(2);
    t.hand(P1, {bombs(1), kFloods});
    EXPECT_EQ(t.against(buy(Toys, {kFloods})), "BG-BUY-02 crisis-in-hand");
    EXPECT_EQ(t.against(buy(Toys, {bombs(1), kFloods})), "BG-BUY-02 crisis-in-hand");
    Table only = media_baron(2);
    only.hand(P1, {kFloods, kWildfires});
    EXPECT_EQ(only.listed(Act::Buy), 0);
}

// BG-BUY-03
TEST(GuillotinesBuy, a_banker_with_three_cards_plays_one_or_two) {
    Table t = media_baron(3);
    t.shows(P1, Role::Banker).hand(P1, {bombs(1), bombs(2), bombs(3)});
    EXPECT_TRUE(t.allows(buy(Toys, {bombs(1), bombs(3)})));
    EXPECT_EQ(t.against(buy(Toys, {bombs(1), bombs(2), bombs(3)})), "BG-BUY-03 too-many-cards");
}

// BG-BUY-04
TEST(GuillotinesBuy, shows_all_cards_of_the_market) {
    Table t = media_baron();
    t.hand(P1, {bombs(3)}).market(Toys, {locks(1), diamonds(1)});
    const Told told = told_by(t, buy(Toys, {bombs(3)}));
    ASSERT_NE(told.find(Happening::CardsRevealed), nullptr);
    EXPECT_EQ(told.find(Happening::CardsRevealed)->cards, bag({locks(1), diamonds(1)}));
    t.plays(buy(Toys, {bombs(3)}));
    EXPECT_EQ(t.seen_by(P3).open.table, bag({bombs(3), locks(1), diamonds(1)}));
}

// What P1, the Media Baron, scores with these cards against those, under a Policy.
Result scored(std::vector<Kind> hand, const std::vector<Kind>& market,
              Policy policy = Policy::None) {
    Table t = media_baron(4);
    t.policy(policy);
    std::sort(hand.begin(), hand.end());
    Move move = buy(Toys, {});
    for (std::size_t i = 0; i < hand.size(); ++i) {
        t.hand(P1, {hand[i]});
        move.cards[i] = hand[i];
    }
    for (const Kind k : market) t.face_down(Toys, {k});
    EXPECT_TRUE(t.allows(move));
    return scored(t, move);
}

// BG-BUY-05, BG-BUY-06, BG-BUY-09
TEST(GuillotinesBuy, scores_the_buyers_suit_there_for_and_the_rest_against) {
    EXPECT_EQ(scored({bombs(3)}, {locks(2), bombs(1)}), (Result{3, 3}));
    EXPECT_EQ(scored({bombs(1)}, {dishes(3), locks(2)}), (Result{4, 2}));
    EXPECT_EQ(scored({dishes(3)}, {locks(2)}), (Result{3, 2}));  // BG-BUY-09: no bonus by itself
    EXPECT_EQ(scored({bombs(3)}, {kKillerRobots, locks(1)}), (Result{3, 4}));
    EXPECT_EQ(scored({bombs(1)}, {}), (Result{1, 0}));                      // BG-BUY-17
    EXPECT_EQ(scored({bombs(1)}, {dishes(1), dishes(2)}), (Result{4, 0}));  // BG-R-13
}

// BG-BUY-10, BG-BUY-11
TEST(GuillotinesBuy, scores_special_cards_by_their_value) {
    EXPECT_EQ(scored({Kind::Scam, locks(1)}, {locks(2)}), (Result{4, 2}));
    EXPECT_EQ(scored({Kind::GameTheMarket}, {locks(2)}), (Result{2, 2}));
    EXPECT_EQ(scored({bombs(3)}, {Kind::Audit, locks(1)}), (Result{3, 4}));
}

// BG-POL-03, BG-POL-04
TEST(GuillotinesBuy, scores_a_favoured_suit_double) {
    EXPECT_EQ(scored({bombs(3), locks(1)}, {locks(2)}, Policy::WeaponsGalore), (Result{7, 2}));
    EXPECT_EQ(scored({bombs(3)}, {locks(2)}, Policy::RealEstateBonanza), (Result{3, 4}));
    EXPECT_EQ(scored({bombs(3)}, {dishes(2)}, Policy::MediaMegaplex), (Result{7, 0}));
    EXPECT_EQ(scored({Kind::Audit, bombs(1)}, {kKillerRobots, Kind::Scam}, Policy::WeaponsGalore),
              (Result{5, 6}));
}

// BG-BUY-07
TEST(GuillotinesBuy, needs_strictly_more) {
    Table equal = media_baron(), more = media_baron();
    equal.hand(P1, {bombs(2)}).market(Toys, {locks(2)}).plays(buy(Toys, {bombs(2)})).deal();
    EXPECT_EQ(equal.open().current, P2);
    EXPECT_TRUE(equal.assets(P1).empty());
    more.hand(P1, {bombs(3)}).market(Toys, {locks(2)}).plays(buy(Toys, {bombs(3)}));
    EXPECT_EQ(more.phase(), Phase::Claim);
}

// BG-BUY-08, BG-R-06
TEST(GuillotinesBuy, a_winner_may_claim_any_one_asset_there_or_none) {
    Table t = media_baron();
    t.stock(Toys, {kMegaYacht, kPrivateIsland}).hand(P1, {bombs(1)}).plays(buy(Toys, {bombs(1)}));
    EXPECT_EQ(t.listed(Act::Claim), 3);
    EXPECT_EQ(t.against(claims(kArtHoard)), "BG-BUY-08 not-at-this-market");
    EXPECT_EQ(t.against(claims(kPersonalZoo)), "BG-BUY-08 not-at-this-market");
    Table none = t;
    t.plays(claims(kPrivateIsland)).deal();
    EXPECT_EQ(t.assets(P1), AssetSet{kPrivateIsland});
    EXPECT_EQ(t.at(Toys), AssetSet{kMegaYacht});
    EXPECT_EQ(t.cards_at(Toys), 4);
    none.plays(claims(Asset::None)).deal();  // BG-R-06: refilled by the unchanged number
    EXPECT_TRUE(none.assets(P1).empty());
    EXPECT_EQ(none.cards_at(Toys), 3);
}

// BG-BUY-10: it has no other effect.
TEST(GuillotinesBuy, a_special_card_played_in_it_does_nothing_else) {
    Table t = media_baron();
    t.hand(P1, {Kind::Audit}).owns(P2, {kArtHoard}).plays(buy(Toys, {Kind::Audit}));
    EXPECT_EQ(t.phase(), Phase::Claim);
    t.plays(claims(Asset::None)).deal();
    EXPECT_EQ(t.assets(P2), AssetSet{kArtHoard});
    EXPECT_TRUE(t.open().discard.has(Kind::Audit));
}

// BG-BUY-12: won or lost, all but the Crisis is discarded.
TEST(GuillotinesBuy, all_cards_go_to_the_discard_pile) {
    for (const unsigned value : {1u, 3u}) {
        Table t = media_baron(2);
        t.hand(P1, {bombs(3), bombs(value)}).market(Toys, {kFloods, locks(1)}).set_aside(0);
        t.plays(buy(Toys, {bombs(3), bombs(value)}));
        if (t.phase() == Phase::Claim) t.plays(claims(Asset::None));
        t.deal();
        EXPECT_EQ(t.open().discard, bag({bombs(3), bombs(value), locks(1)}));
        EXPECT_TRUE(t.open().activated.has(Crisis::Floods));
    }
}

// BG-BUY-13
TEST(GuillotinesBuy, inflation_refills_the_market_by_the_assets_left) {
    struct Row {
        AssetSet before;
        int cards;
    };
    for (const Row& row : {
             Row{{kMegaYacht, kPersonalZoo, kPrivateIsland}, 3},
             Row{{kMegaYacht, kPersonalZoo},                 4},
             Row{{kMegaYacht},                               0}
    }) {
        Table t = media_baron();
        t.stock(Toys, row.before).hand(P1, {bombs(1)});
        t.plays(buy(Toys, {bombs(1)})).plays(claims(kMegaYacht)).deal();
        EXPECT_EQ(t.cards_at(Toys), row.cards);
        for (int i = 0; i < row.cards; ++i) {
            EXPECT_EQ(t.card_at(Toys, i).is_face_up(), i + 1 == row.cards);
        }
    }
    Table lost = media_baron();  // three Assets left
    lost.market(Toys, {locks(1)}).hand(P1, {bombs(1)}).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(lost.cards_at(Toys), 2);
}

// BG-BUY-14, BG-R-01
TEST(GuillotinesBuy, a_market_whose_last_asset_is_claimed_closes) {
    Table t = media_baron();
    t.stock(Toys, {kMegaYacht}).hand(P1, {bombs(3)}).market(Toys, {locks(1), locks(1)});
    t.plays(buy(Toys, {bombs(3)})).plays(claims(kMegaYacht));
    EXPECT_EQ(t.open().current, P2);  // nothing is dealt
    EXPECT_EQ(t.cards_at(Toys), 0);
    EXPECT_FALSE(is_open(t.open(), Toys));
    // BG-R-01: a Market without cards, but with an Asset, is open.
    Table bare = media_baron();
    EXPECT_TRUE(is_open(bare.open(), Toys));
    EXPECT_EQ(bare.cards_at(Toys), 0);
}

// BG-BUY-15, BG-R-02b
TEST(GuillotinesBuy, a_short_deck_deals_what_it_has) {
    Table t = media_baron();
    t.stock(Toys, {kMegaYacht, kPersonalZoo}).hand(P1, {bombs(1)}).deck({locks(1), locks(2)});
    t.plays(buy(Toys, {bombs(1)})).plays(claims(kMegaYacht)).card(locks(2));
    EXPECT_EQ(t.open().due[Toys], 1);  // four are wanted, two there were
    EXPECT_FALSE(t.open().discard.empty());
    t.card(locks(1));
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
    EXPECT_TRUE(t.open().discard.empty());  // gathered now, not before
}

// BG-BUY-16
TEST(GuillotinesBuy, goes_on_in_its_order) {
    Table t = media_baron(2);
    t.hand(P1, {bombs(3), bombs(3)}).market(Toys, {kWildfires, kFloods, locks(1)});
    t.plays(buy(Toys, {bombs(3), bombs(3)}));
    EXPECT_EQ(t.phase(), Phase::Claim);  // shown, spared, compared
    EXPECT_EQ(t.open().discard, bag({kWildfires}));
    EXPECT_TRUE(t.open().activated.empty());
    t.plays(claims(kMegaYacht));
    EXPECT_EQ(t.phase(), Phase::DealMarket);  // claimed, discarded
    EXPECT_TRUE(t.open().discard.holds(bag({bombs(3), bombs(3), locks(1)})));
    EXPECT_TRUE(t.open().activated.empty());
    t.card(locks(2)).card(locks(2)).card(locks(2));
    EXPECT_EQ(t.phase(), Phase::ShowCrisis);  // refilled, then the Crisis
    EXPECT_TRUE(t.open().activated.has(Crisis::Floods));
}

// BG-BUY-17, BG-R-07
TEST(GuillotinesBuy, at_an_open_market_without_cards_anything_will_do) {
    Table t = media_baron();
    t.hand(P1, {bombs(1)}).plays(buy(Vanity, {bombs(1)}));
    EXPECT_EQ(t.phase(), Phase::Claim);
    t.plays(claims(kNobleEstate)).deal();
    EXPECT_EQ(t.cards_at(Vanity), 3);  // refilled as always
}

// BG-R-14
TEST(GuillotinesBuy, the_suit_bonus_has_nothing_to_do_with_type_or_need) {
    Table t = media_baron();  // the Media Baron needs no Toys
    t.hand(P1, {bombs(1)});
    for (const Market m : MarketSet::first(kMarkets)) {
        Table at = t;
        at.market(m, {dishes(2), locks(1)});
        EXPECT_EQ(scored(at, buy(m, {bombs(1)})), (Result{3, 1}));
    }
}

// BG-R-68
TEST(GuillotinesBuy, counts_under_the_policy_in_effect_when_announced) {
    Table t = media_baron(4);
    t.policy(Policy::WeaponsGalore).hand(P1, {bombs(2)}).market(Toys, {kFloods});
    EXPECT_EQ(scored(t, buy(Toys, {bombs(2)})), (Result{4, 3}));
    t.plays(buy(Toys, {bombs(2)})).plays(claims(kMegaYacht)).deal();
    t.first();                               // the tie among the poorest
    EXPECT_EQ(t.phase(), Phase::SetPolicy);  // only now it is set anew
    EXPECT_EQ(t.assets(P1), AssetSet{kMegaYacht});
}

}  // namespace
}  // namespace moneybags::guillotines::stories
