// Tax Tyranny: BG-POL-09, BG-R-64, BG-R-92.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// P3 sets Tax Tyranny by the only bribe.
Table taxed(Table t) {
    t.envelope(P3, {bolts(1)}).policy_is_set().plays(P3, Act::Yes);
    t.plays(sets(Policy::TaxTyranny));
    return t;
}

// P1 is richest, P2 second.
Table rich_and_less_rich() {
    Table t{3, 4};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kArtHoard}).owns(P2, {kEnclave});
    return t;
}

// BG-POL-09
TEST(GuillotinesTax, the_two_richest_pay_richest_first) {
    Table t = rich_and_less_rich();
    t.hand(P1, {bombs(3)}).hand(P2, {bombs(1)});
    t = taxed(t);
    ASSERT_EQ(t.phase(), Phase::Tax);
    EXPECT_EQ(t.asked(), SeatSet{P1});
    EXPECT_TRUE(t.allows(with_cards(Act::PayCards, {bombs(3)})));
    EXPECT_TRUE(t.allows(with_assets(Act::PayAsset, kThinkTank)));
    EXPECT_EQ(t.against(with_assets(Act::PayAsset, kEnclave)), "BG-POL-09 not-your-asset");
    EXPECT_EQ(t.against(just(Act::Exempt)), "BG-POL-09 not-exempt");
    t.plays(with_cards(Act::PayCards, {bombs(3)}));
    EXPECT_TRUE(t.hand(P1).empty());
    EXPECT_EQ(t.asked(), SeatSet{P2});  // after seeing the first
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {bombs(1)})), "BG-POL-09 price");
    t.plays(with_assets(Act::PayAsset, kEnclave));
    EXPECT_TRUE(t.at(Legacy).has(kEnclave));
    EXPECT_EQ(t.hand(P2), bag({bombs(1)}));
    EXPECT_EQ(t.open().discard, bag({bombs(3), bolts(1)}));
}

// BG-POL-09: who can do neither is exempt.
TEST(GuillotinesTax, who_has_nothing_to_pay_with_is_exempt) {
    Table t{3, 4};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank}).hand(P2, {bombs(1)});
    t = taxed(t);
    ASSERT_EQ(t.phase(), Phase::TaxTie);  // who is second
    Table empty = t;
    t.happens({.luck = Luck::Tie, .billionaire = t.open().who[P2]});
    EXPECT_TRUE(t.at(Influence).has(kThinkTank));  // P1 had one Asset and no hand: no choice
    ASSERT_EQ(t.asked(), SeatSet{P2});             // nobody knows what that hand is worth
    t.plays(Act::Exempt);
    EXPECT_EQ(t.hand(P2), bag({bombs(1)}));
    EXPECT_EQ(t.phase(), Phase::RoundStarter);
    empty.happens({.luck = Luck::Tie, .billionaire = t.open().who[P3]});
    EXPECT_EQ(empty.phase(), Phase::RoundStarter);  // no hand, no Asset: not even asked
}

// BG-R-64: no superfluous card, from the hand only, nothing doubled
TEST(GuillotinesTax, takes_no_superfluous_card) {
    Table t = rich_and_less_rich();
    t.policy(Policy::WeaponsGalore).hand(P1, {bombs(2), bombs(3)}).envelope(P1, {locks(3)});
    t.envelope(P3, {bolts(1)}).policy_is_set().plays(P3, Act::Yes).plays(P1, Act::No);
    t.plays(sets(Policy::TaxTyranny));
    ASSERT_EQ(t.asked(), SeatSet{P1});
    EXPECT_TRUE(t.allows(with_cards(Act::PayCards, {bombs(3)})));
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {bombs(2), bombs(3)})), "BG-POL-09 price");
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {bombs(2)})), "BG-POL-09 price");  // not four
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {locks(3)})), "BG-R-18 not-in-hand");
    Table two = rich_and_less_rich();
    two.hand(P1, {bombs(1), bombs(2)});
    two = taxed(two);
    EXPECT_TRUE(two.allows(with_cards(Act::PayCards, {bombs(1), bombs(2)})));
}

// BG-R-64: both are fixed before either pays.
TEST(GuillotinesTax, the_payers_are_fixed_beforehand) {
    Table t{3, 4};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kArtHoard});
    t.is(P2, Billionaire::Aristocrat).owns(P2, {kEnclave, kSocialMedia}).owns(P3, {kMegaYacht});
    t.hand(P1, {locks(1)}).hand(P2, {locks(1)});
    t = taxed(t);
    t.happens({.luck = Luck::Tie, .billionaire = Billionaire::Aristocrat});
    ASSERT_EQ(t.phase(), Phase::Tax);
    EXPECT_EQ(t.open().taxed[0], Billionaire::Aristocrat);  // BG-R-92: the order, too
    EXPECT_EQ(t.open().taxed[1], Billionaire::MediaBaron);
    EXPECT_EQ(t.asked(), SeatSet{P2});
    t.plays(with_assets(Act::PayAsset, kEnclave));  // now as poor as P3
    EXPECT_EQ(t.asked(), SeatSet{P1});
}

// BG-R-92
TEST(GuillotinesTax, the_die_settles_who_pays_first_among_equals) {
    Table t{3, 4};
    t.hand(P1, {locks(1)}).hand(P2, {locks(1)}).hand(P3, {locks(1)});
    t = taxed(t);
    ASSERT_EQ(t.phase(), Phase::TaxTie);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 3u);
    t.happens({.luck = Luck::Tie, .billionaire = t.open().who[P2]});
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 2u);
    t.happens({.luck = Luck::Tie, .billionaire = t.open().who[P1]});
    EXPECT_EQ(t.asked(), SeatSet{P2});
}

// BG-R-64, BG-R-71: Puppets are Billionaires, and pay with an Asset.
TEST(GuillotinesTax, a_puppet_pays_with_an_asset) {
    Table t{2, 4};
    t.owns(Billionaire::TechOverlord, {kMegaYacht, kThinkTank}).owns(P2, {kEnclave});
    t.hand(P1, {bombs(3)}).hand(P2, {bombs(3)}).envelope(P2, {bolts(1)}).policy_is_set();
    t.plays(P2, Act::Yes).plays(sets(Policy::TaxTyranny));
    ASSERT_EQ(t.asked(), SeatSet{P1});  // runs the Tech Overlord
    EXPECT_EQ(t.against(with_cards(Act::PayCards, {bombs(3)})), "BG-R-64 puppet-has-no-hand");
    t.plays(with_assets(Act::PayAsset, kThinkTank));
    EXPECT_EQ(t.assets(Billionaire::TechOverlord), AssetSet{kMegaYacht});
    EXPECT_EQ(t.asked(), SeatSet{P2});
}

}  // namespace
}  // namespace moneybags::guillotines::stories
