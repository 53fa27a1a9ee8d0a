// The worked examples of section 7 without Puppets, told to the compiler.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- WE-01 ----

constexpr Table property_speculator_at_vanity() {
    Table t{3, 1};
    t.is(P1, Billionaire::PropertySpeculator).hand(P1, {diamonds(1), bolts(2)});
    t.market(Vanity, {locks(2), bombs(1)});
    return t;
}

// WE-01
static_assert([] {
    Table t = property_speculator_at_vanity();
    t.plays(buy(Vanity, {diamonds(1), bolts(2)}));
    const bool may_claim = t.phase() == Phase::Claim;
    t.plays(claims(kGolfPlantation)).deal();
    return may_claim && t.assets(P1) == AssetSet{kGolfPlantation} && t.hand(P1).empty() &&
           t.open().discard == bag({diamonds(1), bolts(2), locks(2), bombs(1)}) &&
           t.at(Vanity).size() == 2 && t.cards_at(Vanity) == 3 && t.top(Vanity) != Kind::None &&
           !t.card_at(Vanity, 0).is_face_up() && !t.card_at(Vanity, 1).is_face_up();
}());

TEST(GuillotinesExamples, WE_01_the_suit_bonus_makes_five_against_one) {
    const Told told = told_by(property_speculator_at_vanity(),  // WE-01
                              buy(Vanity, {diamonds(1), bolts(2)}));
    ASSERT_NE(told.find(Happening::Scored), nullptr);
    EXPECT_EQ(told.find(Happening::Scored)->number, 5);
    EXPECT_EQ(told.find(Happening::Scored)->number2, 1);
}

// WE-01b
static_assert([] {
    Table t{3, 1};
    t.is(P1, Billionaire::WarProfiteer).hand(P1, {diamonds(1), bolts(2)});
    t.market(Vanity, {locks(2), diamonds(1)});
    t.plays(buy(Vanity, {diamonds(1), bolts(2)})).deal();
    return t.assets(P1).empty() && t.at(Vanity).size() == 3 && t.cards_at(Vanity) == 2 &&
           t.open().discard == bag({diamonds(1), diamonds(1), bolts(2), locks(2)}) &&
           t.open().current == P2;
}());

// ---- WE-02 to WE-04 ----

// WE-02
static_assert([] {
    Table t{3, 1};
    t.is(P1, Billionaire::Aristocrat).hand(P1, {diamonds(1)}).market(Toys, {locks(1), bombs(1)});
    t.plays(invest(diamonds(1), Toys)).card(dishes(3));
    const auto hidden = [&](Seat seat) {
        return t.seen_by(seat).market[1] == MarketCard{Kind::Hidden, 0};
    };
    return t.cards_at(Toys) == 3 && t.top(Toys) == bombs(1) && t.hand(P1) == bag({dishes(3)}) &&
           t.card_at(Toys, 1) == MarketCard::invested(diamonds(1), P1) &&
           t.seen_by(P1).market[1].kind() == diamonds(1) && hidden(P2) && hidden(P3) &&
           hidden(kSpectator);
}());

constexpr Table war_profiteer_with_locks() {
    Table t{3, 1};
    t.is(P1, Billionaire::WarProfiteer).hand(P1, {locks(3)});
    t.market(Toys, {bombs(1)}).market(Power, {dishes(2)});
    return t;
}

// WE-03
static_assert([] {
    Table t = war_profiteer_with_locks();
    t.plays(exchange(Toys, Power));
    return t.top(Toys) == dishes(2) && t.top(Power) == bombs(1) && t.hand(P1) == bag({locks(3)});
}());

// WE-03b
static_assert([] {
    Table t = war_profiteer_with_locks();
    t.plays(exchange(locks(3), Toys));
    return t.top(Toys) == locks(3) && t.hand(P1) == bag({bombs(1)});
}());

constexpr Table media_baron_with_robots() {
    Table t{3, 2};
    t.is(P1, Billionaire::MediaBaron).hand(P1, {kKillerRobots, bombs(3)});
    t.market(Toys, {locks(1)});
    return t;
}

// WE-04
static_assert([] {
    const Table t = media_baron_with_robots();
    return !t.allows(buy(Toys, {bombs(3), kKillerRobots})) &&
           !t.allows(buy(Toys, {kKillerRobots})) && t.allows(buy(Toys, {bombs(3)}));
}());

// WE-04b
static_assert([] {
    Table t = media_baron_with_robots();
    t.plays(invest(kKillerRobots, Toys)).card(bolts(1));
    return t.open().activated.empty() && t.rebels() == 0 && t.cards_at(Toys) == 2 &&
           t.hand(P1) == bag({bolts(1), bombs(3)});
}());

// ---- WE-05 ----

// WE-05
static_assert([] {
    Table t{3, 2};
    t.is(P1, Billionaire::TechOverlord).hand(P1, {bombs(2), bombs(3)});
    t.market(Toys, {kKillerRobots, kWildfires, locks(1)}).set_aside(8);
    t.plays(buy(Toys, {bombs(2), bombs(3)}));
    const bool spared = t.open().discard == bag({kWildfires}) && t.phase() == Phase::Claim;
    t.plays(claims(kMegaYacht)).deal();
    return spared && t.assets(P1) == AssetSet{kMegaYacht} && t.rebels() == 3 &&
           t.open().rebels[Crisis::KillerRobots] == 3 && t.secret().aside.size() == 6 &&
           t.open().discard.crises().size() == 3;
}());

TEST(GuillotinesExamples, WE_05_the_crisis_counts_three_and_the_spare_one_nothing) {
    Table t{3, 2};  // WE-05
    t.is(P1, Billionaire::TechOverlord).hand(P1, {bombs(2), bombs(3)});
    t.market(Toys, {kKillerRobots, kWildfires, locks(1)});
    const Told told = told_by(t, buy(Toys, {bombs(2), bombs(3)}));
    EXPECT_EQ(told.find(Happening::Scored)->number, 5);
    EXPECT_EQ(told.find(Happening::Scored)->number2, 4);
}

// ---- WE-06: James P1, Maria P2, Kiko P3, Abdul P4 ----

constexpr Table james_buys_at_power() {
    Table t{4, 2};
    t.is(P1, Billionaire::Aristocrat).six_rebels().hand(P1, {locks(1)});
    t.stock(Power, {kMercenaryArmy, kLawyers}).stock(Legacy, {kEnclave, kArtHoard});
    t.owns(P1, {kCryogenicLab}).owns(P3, {kTabloidEmpire}).owns(P4, {kSocialMedia});
    t.owns(P2, {kNobleEstate});
    t.market(Power, {kind_of(Crisis::DoomsdayCults), bombs(3), bombs(3)});
    return t;
}

// WE-06
static_assert([] {
    Table t = james_buys_at_power();
    t.plays(buy(Power, {locks(1)}));
    t.deal();
    return t.assets(P1) == AssetSet{kCryogenicLab} && t.rebels() == 8 &&
           t.open().rebels[Crisis::DoomsdayCults] == 2 && t.phase() == Phase::PanicDraw &&
           t.open().leader == P1 && t.open().current == P1;
}());

constexpr Table james_leads_panic() {
    Table t = james_buys_at_power();
    t.plays(buy(Power, {locks(1)})).deal();
    t.happens({.luck = Luck::Panic, .panic = PanicCard::FascistRule});
    return t;
}

constexpr Table& sacrifices(Table& t, Asset a, Asset b, Asset c) {
    t.plays(with_assets(Act::OfferSacrifice, a)).plays(with_assets(Act::OfferSacrifice, b));
    return t.plays(with_assets(Act::OfferSacrifice, c)).plays(Act::MakeOffer);
}

// The first lap: James offers, Abdul refuses.
constexpr Table abdul_refuses() {
    Table t = james_leads_panic();
    sacrifices(t, kSocialMedia, kCryogenicLab, kTabloidEmpire);
    t.plays(P3, Act::Yes).plays(P4, Act::No);
    return t;
}

// WE-06b
static_assert([] {
    const Table before = james_leads_panic();
    const Table t = abdul_refuses();
    return t.open().owned == before.open().owned && t.open().at_market == before.open().at_market &&
           t.phase() == Phase::Negotiate && t.open().asked == P2;
}());

constexpr Table maria_saves_them() {
    Table t = abdul_refuses();
    t.plays(with_assets(Act::OfferSwap, kSocialMedia, kNobleEstate));
    sacrifices(t, kSocialMedia, kCryogenicLab, kTabloidEmpire);
    t.plays(P1, Act::Yes).plays(P3, Act::Yes).plays(P4, Act::Yes);
    return t;
}

// WE-06c
static_assert([] {
    const Table t = maria_saves_them();
    return t.assets(P4) == AssetSet{kNobleEstate} && t.assets(P1).empty() && t.assets(P2).empty() &&
           t.assets(P3).empty() && t.at(Legacy).has(kCryogenicLab) &&
           t.at(Power).has(kTabloidEmpire) && t.at(Influence).has(kSocialMedia) &&
           t.phase() == Phase::PanicRoll;
}());

// WE-06d
static_assert([] {
    Table t = maria_saves_them();
    t.rolls(2).plays(from(Crisis::DoomsdayCults)).plays(from(Crisis::DoomsdayCults));
    return t.rebels() == 6 && t.open().activated.has(Crisis::DoomsdayCults) &&
           t.open().rebels[Crisis::DoomsdayCults] == 0 && t.open().panic == Panic::Past &&
           t.phase() == Phase::DrawStep && t.open().current == P2;
}());

// ---- WE-07: Jeremy P1, Natasha P2, Luis P3, Xiu Ying P4 ----

constexpr Table four_envelopes() {
    Table t{4, 4};
    t.policy(Policy::RealEstateBonanza).owns(P4, {kPyramidScheme}).is(P4, Billionaire::MediaBaron);
    t.owns(P1, {kLawyers}).owns(P2, {kCryogenicLab}).owns(P3, {kLuxuryJet});
    t.is(P1, Billionaire::WarProfiteer).is(P2, Billionaire::Aristocrat);
    t.envelope(P1, {bombs(1), dishes(3)}).envelope(P2, {locks(3)});
    t.envelope(P3, {bolts(1), bolts(2)}).envelope(P4, {diamonds(3), Kind::Scam});
    t.role(P2, Role::Gangster).policy_is_set();
    return t;
}

constexpr Table three_hold_up() {
    Table t = four_envelopes();
    t.plays(P1, Act::Yes).plays(P2, Act::Yes).plays(P3, Act::Yes).plays(P4, Act::No);
    t.plays(P2, Act::Hide);  // no Insider Trader
    return t;
}

// WE-07
static_assert([] {
    const Table t = three_hold_up();
    return t.phase() == Phase::SetPolicy && t.open().asked == P2 &&
           t.open().policy == Policy::None && t.envelope(P1).empty() && t.envelope(P2).empty() &&
           t.envelope(P3).empty() && t.envelope(P4) == bag({diamonds(3), Kind::Scam}) &&
           t.open().discard == bag({bombs(1), dishes(3), locks(3), bolts(1), bolts(2)});
}());

// WE-07: the totals
TEST(GuillotinesExamples, WE_07_natashas_three_count_six) {
    Table t = four_envelopes();
    t.plays(P1, Act::Yes).plays(P2, Act::Yes).plays(P3, Act::Yes).plays(P4, Act::No);
    const Told told = told_by(t, just(Act::Hide));
    std::vector<int> totals;
    for (const Event& event : told.list) {
        if (event.what == Happening::EnvelopeOpened) totals.push_back(event.number);
    }
    EXPECT_EQ(totals, (std::vector<int>{4, 6, 3}));
}

// WE-07b
static_assert([] {
    Table t = three_hold_up();
    t.plays(sets(Policy::BillionaireAudited));
    t.plays(audit_policy(kPyramidScheme, Role::Gangster));
    return t.assets(P2) == AssetSet{kCryogenicLab, kPyramidScheme} && t.assets(P4).empty() &&
           t.open().face_up[P2] == Role::Gangster && t.phase() == Phase::DrawStep &&
           t.open().current == P4;
}());

// ---- WE-11 to WE-16 ----

constexpr Table one_card_left() {
    Table t{3, 1};
    t.hand(P1, {locks(1)}).market(Toys, {dishes(1)}).market(Power, {dishes(2)});
    t.deck({bombs(3)}).begins();
    return t;
}

// WE-11
static_assert([] {
    Table t = one_card_left();
    t.plays(Act::Draw).card(bombs(3)).plays(invest(locks(1), Toys));
    const bool dealing = t.phase() == Phase::DealMarket;  // all is gathered and dealt again
    t.deal();
    return dealing && t.hand(P1) == bag({bombs(3)}) && t.open().discard.empty() &&
           t.phase() == Phase::RoundStarter && t.cards_at(Toys) == 2;
}());

// WE-12
static_assert([] {
    Table t = one_card_left();
    t.plays(Act::Decline).plays(exchange(Toys, Power));
    return t.phase() == Phase::DrawStep && t.open().current == P2 && t.open().round == 1 &&
           t.deck_size() == 1;
}());

// WE-13
static_assert([] {
    Table t{3, 1};
    t.owns(P2, {kArtHoard}).stock(Legacy, {}).hand(P1, {Kind::Audit});
    t.plays(audit(kArtHoard));
    return t.at(Legacy) == AssetSet{kArtHoard} && t.cards_at(Legacy) == 0;
}());

// WE-14
static_assert([] {
    Table t{3, 1};
    t.stock(Influence, {}).stock(Legacy, {}).stock(Power, {}).stock(Vanity, {});
    t.owns(P1, {kArtHoard}).owns(P2, {kThinkTank, kLobbyists});
    t.round_ends();
    t.plays(P2, with_assets(Act::Surrender, kThinkTank)).deal();
    return t.at(Legacy) == AssetSet{kArtHoard} && t.at(Influence) == AssetSet{kThinkTank} &&
           t.assets(P2) == AssetSet{kLobbyists} && t.cards_at(Legacy) == 4 &&
           t.cards_at(Influence) == 4 && t.cards_at(Toys) == 2 && t.cards_at(Power) == 0;
}());

// WE-15
static_assert([] {
    Table t{2, 1, {.puppets = false}};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kMegaYacht, kPersonalZoo, kPrivateIsland});
    t.owns(P2, {kArtHoard}).round_start();
    return t.lacks(P1) == 5 && t.lacks(P2) == 4 && t.open().current == P1 && t.open().round == 2;
}());

// WE-16
static_assert([] {
    Table t{3, 3};
    t.shows(P1, Role::ScamArtist).is(P1, Billionaire::MediaBaron);
    t.owns(P1, {kThinkTank, kArtHoard}).role(P2, Role::Banker).role(P3, Role::Celebrity);
    t.round_roles().plays(P2, Act::KeepOld).plays(P3, Act::KeepOld);
    const bool offered = t.phase() == Phase::OfferRoles && t.open().asked == P1;
    t.plays(Act::Draw).role_comes(Role::ScamArtist).role_comes(Role::Gangster);
    t.role_comes(Role::PowerBroker);
    const bool keeps_one_or_none = t.allows(keeps(Role::Gangster)) && t.allows(keeps(Role::None));
    t.plays(keeps(Role::ScamArtist));
    return offered && keeps_one_or_none && t.secret().role[P1] == Role::ScamArtist &&
           t.open().face_up[P1] == Role::None;
}());

}  // namespace
}  // namespace moneybags::guillotines::stories
