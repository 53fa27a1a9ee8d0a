// Assets on their way back, Emergency Measures, the poorest, the Luxury Bunker: 3.7, 3.9, 3.12.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- returning ----

// BG-AST-01
TEST(GuillotinesAssets, come_back_to_their_market_whose_cards_stay) {
    Table t{3, 1};
    t.owns(P2, {kArtHoard}).hand(P1, {Kind::Audit}).market(Legacy, {locks(1), locks(2), locks(3)});
    t.plays(audit(kArtHoard));
    EXPECT_EQ(t.at(Legacy).size(), 3);
    EXPECT_EQ(t.cards_at(Legacy), 3);  // three Assets would have two
    EXPECT_EQ(t.top(Legacy), locks(3));
}

// BG-AST-02
TEST(GuillotinesAssets, a_fourth_is_removed) {
    Table t{4, 1};
    t.owns(P2, {kCryogenicLab}).hand(P1, {Kind::Audit}).plays(audit(kCryogenicLab));
    EXPECT_EQ(t.at(Legacy), (AssetSet{kEnclave, kArtHoard, kScamCharity}));
    EXPECT_TRUE(t.is_removed(kCryogenicLab));
}

// BG-AST-03
TEST(GuillotinesAssets, a_closed_market_opens_again_without_cards) {
    Table t{3, 1};
    t.stock(Legacy, {}).owns(P2, {kArtHoard}).hand(P1, {Kind::Audit}).hand(P2, {bombs(1)});
    t.plays(audit(kArtHoard));
    EXPECT_TRUE(is_open(t.open(), Legacy));
    EXPECT_EQ(t.cards_at(Legacy), 0);
    t.plays(P2, Act::Decline).plays(buy(Legacy, {bombs(1)})).plays(claims(Asset::None)).deal();
    EXPECT_EQ(t.cards_at(Legacy), 4);  // the next refill brings them
}

// BG-AST-03: Emergency Measures come before Refill, a Policy after it.
TEST(GuillotinesAssets, opened_after_refill_a_market_starts_the_round_empty) {
    Table t{3, 4};
    t.stock(Legacy, {}).owns(P2, {kArtHoard}).owns(P3, {kThinkTank}).round_crisis();
    t.deal().plays(P1, Act::Decline).falls_to(P2).plays(Act::Decline);
    t.plays(P3, Act::Decline);  // nobody wants a Role
    ASSERT_EQ(t.phase(), Phase::SetPolicy);
    t.plays(P1, sets(Policy::BillionaireAudited)).plays(audit_policy(kArtHoard));
    t.falls_to(P1);
    EXPECT_EQ(t.open().round, 2);
    EXPECT_TRUE(is_open(t.open(), Legacy));
    EXPECT_EQ(t.cards_at(Legacy), 0);
}

// BG-AST-04
TEST(GuillotinesAssets, the_new_number_governs_the_next_refill) {
    Table t{3, 1};
    t.owns(P2, {kArtHoard}).hand(P1, {Kind::Audit}).hand(P2, {bombs(3)});
    t.market(Legacy, {locks(1)}).plays(audit(kArtHoard));
    t.plays(P2, Act::Decline).plays(buy(Legacy, {bombs(3)})).plays(claims(Asset::None)).deal();
    EXPECT_EQ(t.cards_at(Legacy), 2);  // three Assets again
}

// BG-AST-05, BG-R-11
TEST(GuillotinesAssets, a_market_that_loses_its_last_otherwise_closes_and_its_cards_go) {
    Table t{3, 3};
    t.stock(Legacy, {kArtHoard}).market(Legacy, {locks(1), locks(2)}).owns(P1, {kMegaYacht});
    t.role(P1, Role::PowerBroker).plays(reveal(Role::PowerBroker, kMegaYacht, kArtHoard));
    EXPECT_FALSE(is_open(t.open(), Legacy));
    EXPECT_EQ(t.cards_at(Legacy), 0);
    EXPECT_EQ(t.open().discard, bag({locks(1), locks(2)}));
    EXPECT_EQ(t.assets(P1), AssetSet{kArtHoard});
}

// ---- Emergency Measures ----

constexpr Table only_toys(int players = 3, int level = 1) {
    Table t{players, level};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Power, {}).stock(Vanity, {});
    return t;
}

// BG-EMG-01
TEST(GuillotinesEmergency, at_most_one_open_market_makes_everybody_give_one) {
    Table t = only_toys();
    t.owns(P1, {kArtHoard, kEnclave}).owns(P2, {kThinkTank, kLobbyists}).owns(P3, {kNobleEstate});
    t.round_ends();
    ASSERT_EQ(t.phase(), Phase::Emergency);
    EXPECT_EQ(t.asked(), (SeatSet{P1, P2}));  // P3 has one, so nothing to choose
    EXPECT_EQ(t.against(P1, with_assets(Act::Surrender, kThinkTank)), "BG-EMG-01 not-your-asset");
    EXPECT_EQ(t.against(P1, just(Act::Surrender)), "BG-EMG-01 asset-needed");
    t.plays(P1, with_assets(Act::Surrender, kEnclave));
    EXPECT_EQ(t.assets(P1).size(), 2);  // BG-EMG-03: nothing before all have chosen
    t.plays(P2, with_assets(Act::Surrender, kThinkTank));
    EXPECT_EQ(t.assets(P1), AssetSet{kArtHoard});
    EXPECT_EQ(t.assets(P2), AssetSet{kLobbyists});
    EXPECT_TRUE(t.assets(P3).empty());
    EXPECT_TRUE(t.at(Vanity).has(kNobleEstate));
}

// BG-EMG-01: two open Markets are no emergency, none at all is.
TEST(GuillotinesEmergency, is_declared_by_the_number_of_open_markets) {
    Table two = only_toys(), none = only_toys();
    two.stock(Power, {kTabloidEmpire}).owns(P1, {kArtHoard}).round_ends().deal();
    EXPECT_EQ(two.assets(P1), AssetSet{kArtHoard});
    none.stock(Toys, {}).owns(P1, {kArtHoard}).round_ends().deal();
    EXPECT_TRUE(none.assets(P1).empty());
    EXPECT_EQ(none.at(Legacy), AssetSet{kArtHoard});
}

// BG-EMG-02
TEST(GuillotinesEmergency, a_board_without_assets_gives_nothing) {
    Table t = only_toys();
    t.owns(P1, {kArtHoard}).round_ends().deal();
    EXPECT_EQ(t.phase(), Phase::RoundStarter);  // nobody was asked
    EXPECT_TRUE(t.assets(P2).empty());
}

// BG-EMG-03, BG-R-12: the choices are secret; the returns go in seat order from the last player.
TEST(GuillotinesEmergency, choices_are_secret_and_carried_out_from_the_last_player) {
    Table t{4, 1};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Power, {}).stock(Toys, {});
    t.stock(Vanity, {kNobleEstate, kGolfPlantation}).owns(P2, {kCelebritySpouse, kThinkTank});
    t.owns(P3, {kCult, kArtHoard}).round_ends(P3);
    const View before = t.seen_by(P3);
    t.plays(P2, with_assets(Act::Surrender, kCelebritySpouse));
    View after = t.seen_by(P3);
    after.open.awaiting = before.open.awaiting;
    after.open.answered = before.open.answered;
    EXPECT_EQ(after, before);  // that P2 has answered, and nothing else
    EXPECT_EQ(t.seen_by(P2).surrendered[0], kCelebritySpouse);
    t.plays(P3, with_assets(Act::Surrender, kCult));
    EXPECT_TRUE(t.at(Vanity).has(kCult));  // P3 was last, so first; the Market is then full
    EXPECT_TRUE(t.is_removed(kCelebritySpouse));
}

// BG-EMG-04
TEST(GuillotinesEmergency, happens_once_whatever_the_result) {
    Table t = only_toys();
    t.stock(Toys, {}).owns(P1, {kMegaYacht, kPersonalZoo}).round_ends();
    t.plays(P1, with_assets(Act::Surrender, kMegaYacht)).deal();
    EXPECT_EQ(open_markets(t.open()), MarketSet{Toys});  // still only one
    EXPECT_EQ(t.assets(P1), AssetSet{kPersonalZoo});
    EXPECT_EQ(t.phase(), Phase::RoundStarter);
}

// ---- the poorest ----

// BG-POO-01
TEST(GuillotinesPoorest, is_who_lacks_most_and_unneeded_assets_do_not_help) {
    Table t{3, 1};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kMegaYacht, kPersonalZoo, kPrivateIsland});
    t.owns(P2, {kArtHoard}).owns(P3, {kThinkTank}).round_start();
    EXPECT_EQ(t.open().current, P1);
    EXPECT_EQ(t.phase(), Phase::DrawStep);
}

// BG-POO-02
TEST(GuillotinesPoorest, equals_draw_lots_each_time) {
    Table t{3, 1};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank}).round_start();
    ASSERT_EQ(t.phase(), Phase::RoundStarter);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 2u);
    EXPECT_EQ(outcomes(t.rules(), t.state())[0].weight, outcomes(t.rules(), t.state())[1].weight);
    t.falls_to(P3);
    EXPECT_EQ(t.open().current, P3);
}

// BG-POO-03
TEST(GuillotinesPoorest, is_never_a_puppet) {
    Table t{2, 1};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank}).round_start();
    EXPECT_EQ(t.open().current, P2);  // though both Puppets own nothing, either
    EXPECT_EQ(t.phase(), Phase::DrawStep);
}

// ---- the Luxury Bunker ----

// BG-LUX-01
TEST(GuillotinesBunker, has_five_assets) {
    EXPECT_EQ(Table(3, 3).rules().bunker,
              (AssetSet{kEnclave, kMercenaryArmy, kNobleEstate, kLobbyists, kPrivateIsland}));
}

// One more Asset for P1, by a Buy.
Table& gets(Table& t, Asset asset) {
    t.hand(P1, {bombs(3)}).plays(buy(type_of(asset), {bombs(3)})).plays(claims(asset));
    return t;
}

// BG-LUX-02, BG-LUX-04
TEST(GuillotinesBunker, goes_at_once_to_the_strictly_most_of_at_least_two) {
    Table one{3, 3};
    gets(one, kEnclave);
    EXPECT_EQ(one.open().bunker, kNobody);
    Table two{3, 3};
    gets(two.owns(P1, {kEnclave}), kNobleEstate);
    EXPECT_EQ(two.open().bunker, P1);
    Table tie{3, 3};
    tie.owns(P2, {kLobbyists, kPrivateIsland}).owns(P1, {kEnclave}).bunker(P2);
    gets(tie, kNobleEstate);
    EXPECT_EQ(tie.open().bunker, P2);  // BG-LUX-03: kept in a tie
    Table below{3, 2};
    gets(below.owns(P1, {kEnclave}), kNobleEstate);
    EXPECT_EQ(below.open().bunker, kNobody);  // no Bunker below level 3
}

// BG-LUX-03, BG-R-40
TEST(GuillotinesBunker, is_lost_to_more_or_below_two) {
    Table more{3, 3};
    more.owns(P2, {kLobbyists, kPrivateIsland}).owns(P1, {kEnclave, kNobleEstate}).bunker(P2);
    gets(more, kMercenaryArmy);
    EXPECT_EQ(more.open().bunker, P1);
    Table fewer{3, 3};
    fewer.owns(P2, {kLobbyists, kPrivateIsland}).bunker(P2).hand(P1, {Kind::Audit});
    fewer.plays(audit(kLobbyists));
    EXPECT_EQ(fewer.open().bunker, kNobody);
    // BG-R-40: below two it goes at once to whoever has the strictly most …
    Table next{3, 3};
    next.owns(P2, {kLobbyists, kPrivateIsland}).owns(P1, {kEnclave, kNobleEstate}).bunker(P2);
    next.hand(P1, {Kind::Audit}).plays(audit(kLobbyists));
    EXPECT_EQ(next.open().bunker, P1);
    // … and to nobody where two have the most.
    Table tie{3, 3};
    tie.owns(P1, {kEnclave, kMegaYacht}).owns(P3, {kMercenaryArmy, kNobleEstate});
    tie.owns(P2, {kLobbyists, kPrivateIsland}).bunker(P2);
    tie.hand(P1, {Kind::Scam}).plays(scam(kLobbyists, kMegaYacht));
    EXPECT_EQ(tie.open().bunker, kNobody);
}

// BG-LUX-04, BG-R-30: a swap is one change, judged when it is done.
TEST(GuillotinesBunker, is_judged_after_a_whole_swap) {
    Table t{3, 3};
    t.owns(P1, {kMegaYacht, kEnclave}).owns(P2, {kLobbyists, kPrivateIsland}).bunker(P2);
    t.hand(P1, {Kind::Scam}).plays(scam(kLobbyists, kMegaYacht));
    EXPECT_EQ(t.open().bunker, P1);
    Table even{3, 3};  // one for one: P2 never falls below two
    even.owns(P1, {kEnclave}).owns(P2, {kLobbyists, kPrivateIsland}).bunker(P2);
    even.hand(P1, {Kind::Scam}).plays(scam(kLobbyists, kEnclave));
    EXPECT_EQ(even.open().bunker, P2);
}

// BG-LUX-05
TEST(GuillotinesBunker, shelters_its_owner_from_the_three_but_not_from_the_crisis) {
    Table t{3, 3};
    t.owns(P1, {kEnclave, kNobleEstate}).bunker(P1).hand(P1, {bombs(2)});
    t.market(Toys, {kFloods, locks(1)});
    const Told told = told_by(t, buy(Toys, {bombs(2)}));
    EXPECT_EQ(told.find(Happening::Scored)->number2, 1);
    t.plays(buy(Toys, {bombs(2)})).plays(claims(kMegaYacht)).deal();
    EXPECT_EQ(t.open().rebels[Crisis::Floods], 2);
    Table other{3, 3};
    other.owns(P2, {kEnclave, kNobleEstate}).bunker(P2).hand(P1, {bombs(2)});
    other.market(Toys, {kFloods, locks(1)});
    EXPECT_EQ(told_by(other, buy(Toys, {bombs(2)})).find(Happening::Scored)->number2, 4);
}

// BG-LUX-06
TEST(GuillotinesBunker, counts_assets_that_are_not_needed) {
    Table t{3, 3};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kPrivateIsland});  // needs no Toys
    gets(t, kLobbyists);
    EXPECT_EQ(t.open().bunker, P1);
}

// BG-R-40: Puppets' Assets are ignored.
TEST(GuillotinesBunker, ignores_puppets) {
    Table t{2, 3};
    t.owns(Billionaire::TechOverlord, {kLobbyists, kPrivateIsland, kMercenaryArmy});
    gets(t.owns(P1, {kEnclave}), kNobleEstate);
    EXPECT_EQ(t.open().bunker, P1);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
