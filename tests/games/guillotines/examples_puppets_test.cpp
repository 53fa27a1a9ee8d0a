// The worked examples of section 7 with Puppets, told to the compiler.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- WE-08: Rodrigo P1, Anna P2 ----

constexpr Table rodrigo_and_anna() {
    Table t{2, 2};
    t.is(P1, Billionaire::PropertySpeculator).runs(P1, Billionaire::TechOverlord);
    t.is(P2, Billionaire::Aristocrat).stock(Toys, {kPersonalZoo, kPrivateIsland});
    t.market(Toys, {kFloods, diamonds(2)}).owns(P1, {kCelebritySpouse});
    t.market(Vanity, {locks(1), locks(2)});
    return t;
}

constexpr Table overlord_buys() {
    Table t = rodrigo_and_anna();
    t.puppet_step().rolls(6).rolls(3).plays(claims(kPrivateIsland)).deal();
    return t;
}

// WE-08
static_assert([] {
    const Table t = overlord_buys();
    return t.assets(Billionaire::TechOverlord) == AssetSet{kPrivateIsland} &&
           t.open().rebels[Crisis::Floods] == 2 && t.open().current == P2 &&
           t.phase() == Phase::DrawStep;
}());

TEST(GuillotinesExamples, WE_08_the_puppet_has_six_against_five) {
    Table t = rodrigo_and_anna();  // WE-08
    t.puppet_step().rolls(6);
    State after = t.state();
    Told told;
    apply(t.rules(), after, Outcome{.luck = Luck::Die, .die = 3}, told);
    ASSERT_NE(told.find(Happening::Scored), nullptr);
    EXPECT_EQ(told.find(Happening::Scored)->number, 6);
    EXPECT_EQ(told.find(Happening::Scored)->number2, 5);
}

constexpr Table anna_purchases() {
    Table t = overlord_buys();
    t.plays(Act::Draw).card(bolts(3)).plays(purchase(kPrivateIsland, {bolts(3)}));
    return t;
}

// WE-08b
static_assert([] {
    const Table t = anna_purchases();
    return t.assets(P2) == AssetSet{kPrivateIsland} && t.hand(P2).empty() &&
           t.open().discard.has(bolts(3)) && t.phase() == Phase::PuppetRoll;
}());

// WE-08c
static_assert([] {
    Table t = anna_purchases();
    t.rolls(6).rolls(6).plays(audit_policy(kCelebritySpouse));
    return t.at(Vanity).has(kCelebritySpouse) && t.cards_at(Vanity) == 2 &&
           t.top(Vanity) == locks(2) && t.assets(P1).empty() && t.open().current == P1;
}());

// WE-09
static_assert([] {
    Table t{2, 1};
    t.hand(P1, {bombs(2)}).puppet_step().rolls(2).plays(shifts(bombs(2), false));
    return t.phase() == Phase::PuppetRoll && t.open().second_roll && t.hand(P1).empty();
}());

// WE-10
static_assert([] {
    Table t{2, 1};
    t.owns(Billionaire::TechOverlord, {kMegaYacht}).owns(Billionaire::WarProfiteer, {kLawyers});
    t.hand(P1, {Kind::Audit});
    return t.allows(purchase(kMegaYacht, {Kind::Audit})) &&
           t.allows(purchase(kLawyers, {Kind::Audit}));
}());

}  // namespace
}  // namespace moneybags::guillotines::stories
