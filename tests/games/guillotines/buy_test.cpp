// A Buy: 3.3, and the rulings on it.

#include <gtest/gtest.h>

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

struct ScoreRow {
    const char* story;
    std::vector<Kind> hand, market;
    Policy policy;
    Result result;
};

// BG-BUY-05, 06, 09, 10, 11, 17; BG-POL-03, 04; BG-R-13
TEST(GuillotinesBuy, scores_as_the_rules_say) {
    const Kind robots = kKillerRobots;
    const ScoreRow rows[] = {
        {"the market's other cards count against",
         {bombs(3)},
         {locks(2), bombs(1)},
         Policy::None,
         {3, 3}                                                                                                      },
        {"BG-BUY-05: the buyer's suit there counts",
         {bombs(1)},
         {dishes(3), locks(2)},
         Policy::None,
         {4, 2}                                                                                                      },
        {"BG-BUY-09: a suit played is no bonus",       {dishes(3)}, {locks(2)},         Policy::None,          {3, 2}},
        {"BG-BUY-10: a special card played has value",
         {Kind::Scam, locks(1)},
         {locks(2)},
         Policy::None,
         {4, 2}                                                                                                      },
        {"BG-BUY-10: Game the Market is worth two",
         {Kind::GameTheMarket},
         {locks(2)},
         Policy::None,
         {2, 2}                                                                                                      },
        {"BG-BUY-11: a special card there is against",
         {bombs(3)},
         {Kind::Audit, locks(1)},
         Policy::None,
         {3, 4}                                                                                                      },
        {"BG-BUY-06: a Crisis counts three",           {bombs(3)},  {robots, locks(1)}, Policy::None,          {3, 4}},
        {"BG-BUY-17: no cards, no score",              {bombs(1)},  {},                 Policy::None,          {1, 0}},
        {"BG-R-13: nothing but one's own suit",
         {bombs(1)},
         {dishes(1), dishes(2)},
         Policy::None,
         {4, 0}                                                                                                      },
        {"BG-POL-03: a favoured suit played",
         {bombs(3), locks(1)},
         {locks(2)},
         Policy::WeaponsGalore,
         {7, 2}                                                                                                      },
        {"BG-POL-03: a favoured suit there",
         {bombs(3)},
         {locks(2)},
         Policy::RealEstateBonanza,
         {3, 4}                                                                                                      },
        {"BG-POL-03: a favoured bonus",                {bombs(3)},  {dishes(2)},        Policy::MediaMegaplex, {7, 0}},
        {"BG-POL-04: nothing else is doubled",
         {Kind::Audit, bombs(1)},
         {robots, Kind::Scam},
         Policy::WeaponsGalore,
         {5, 6}                                                                                                      },
    };
    for (const ScoreRow& row : rows) {
        SCOPED_TRACE(row.story);
        Table t = media_baron(4);
        t.policy(row.policy);
        for (const Kind k : row.hand) t.hand(P1, {k});
        for (const Kind k : row.market) t.face_down(Toys, {k});
        Move move = buy(Toys, {});
        for (std::size_t i = 0; i < row.hand.size(); ++i) move.cards[i] = row.hand[i];
        if (row.hand.size() == 2 && move.cards[0] > move.cards[1]) {
            std::swap(move.cards[0], move.cards[1]);
        }
        ASSERT_TRUE(t.allows(move));
        EXPECT_EQ(scored(t, move), row.result);
    }
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
