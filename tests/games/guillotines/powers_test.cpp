// Roles one by one, from the Disaster Speculator to the Vulture Capitalist: 3.14, and the rulings.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- Disaster Speculator ----

Table after_crisis(Table t) {
    t.hand(P1, {bombs(1)}).market(Toys, {locks(2), kFloods}).plays(buy(Toys, {bombs(1)})).deal();
    return t;
}

// BG-ROL-24
TEST(GuillotinesPowers, the_disaster_speculator_picks_two_resource_cards_and_cuts_to_two) {
    Table before{3, 3};
    before.role(P2, Role::DisasterSpeculator).hand(P2, {bolts(1)}).discard({diamonds(1)});
    Table t = after_crisis(before);
    ASSERT_EQ(t.phase(), Phase::Speculate);  // not P2's turn
    t.plays(P2, reveal(Role::DisasterSpeculator));
    ASSERT_EQ(t.phase(), Phase::SpeculatorPick);
    EXPECT_EQ(t.listed(Act::Take), 3);
    Table one = t;
    t.plays(with_card(Act::Take, bombs(1))).plays(with_card(Act::Take, locks(2)));
    ASSERT_EQ(t.phase(), Phase::CutHand);  // two, though more lie there
    t.plays(with_cards(Act::Discard, {bolts(1)}));
    EXPECT_EQ(t.hand(P2), bag({bombs(1), locks(2)}));
    EXPECT_EQ(t.open().face_up[P2], Role::DisasterSpeculator);
    EXPECT_EQ(t.open().current, P2);
    one.plays(with_card(Act::Take, bombs(1))).plays(Act::Stop);  // up to two
    EXPECT_EQ(one.hand(P2), bag({bombs(1), bolts(1)}));
}

// BG-ROL-25
TEST(GuillotinesPowers, the_disaster_speculator_takes_no_special_cards_and_no_crises) {
    Table t{3, 3};
    t.role(P1, Role::DisasterSpeculator).discard({Kind::Audit, kWildfires});
    t = after_crisis(t);
    t.plays(P1, reveal(Role::DisasterSpeculator));
    EXPECT_EQ(t.against(with_card(Act::Take, Kind::Audit)), "BG-ROL-25 not-in-discard");
    EXPECT_EQ(t.against(with_card(Act::Take, kWildfires)), "BG-ROL-25 not-in-discard");
    EXPECT_TRUE(t.allows(with_card(Act::Take, locks(2))));
    Table round{3, 3};  // not for the Crisis of the end of a Round
    round.role(P1, Role::DisasterSpeculator).discard({locks(1)}).round_crisis().card(kFloods);
    EXPECT_EQ(round.phase(), Phase::ReturnRoles);
}

// BG-R-45: offered only if the pile holds a Resource card
TEST(GuillotinesPowers, the_disaster_speculator_needs_a_resource_card) {
    Table t{3, 3};
    t.role(P2, Role::DisasterSpeculator).hand(P1, {Kind::Audit}).market(Toys, {kFloods});
    t.plays(buy(Toys, {Kind::Audit})).deal();
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // only an Audit and Crises lie there
    EXPECT_EQ(t.open().current, P2);
}

// ---- Gangster ----

// BG-ROL-26, BG-R-53
TEST(GuillotinesPowers, the_gangster_keeps_what_is_audited) {
    Table t{3, 3};
    t.role(P1, Role::Gangster).hand(P1, {Kind::Audit}).owns(P1, {kMegaYacht}).owns(P2, {kArtHoard});
    EXPECT_EQ(t.against(audit(kMegaYacht, Role::Gangster)), "BG-R-53 no-gangster");
    EXPECT_TRUE(t.allows(audit(kMegaYacht)));
    t.plays(audit(kArtHoard, Role::Gangster));
    EXPECT_EQ(t.assets(P1), (AssetSet{kMegaYacht, kArtHoard}));
    EXPECT_EQ(t.open().face_up[P1], Role::Gangster);
    EXPECT_FALSE(t.at(Legacy).has(kArtHoard));
    Table other{3, 3};
    other.role(P1, Role::Banker).hand(P1, {Kind::Audit}).owns(P2, {kArtHoard});
    EXPECT_EQ(other.against(audit(kArtHoard, Role::Gangster)), "BG-ROL-26 no-gangster");
}

// BG-R-53: one's own Puppet
TEST(GuillotinesPowers, the_gangster_may_rob_ones_own_puppet) {
    Table t{2, 3};
    t.role(P1, Role::Gangster).hand(P1, {Kind::Audit});
    t.owns(Billionaire::TechOverlord, {kMegaYacht}).plays(audit(kMegaYacht, Role::Gangster));
    EXPECT_EQ(t.assets(P1), AssetSet{kMegaYacht});
}

// BG-ROL-27, BG-R-54
TEST(GuillotinesPowers, the_gangster_may_not_complete_the_five) {
    Table t{3, 3};
    t.is(P1, Billionaire::MediaBaron).role(P1, Role::Gangster).hand(P1, {Kind::Audit});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire});
    t.owns(P2, {kNobleEstate, kMegaYacht});
    EXPECT_EQ(t.against(audit(kNobleEstate, Role::Gangster)), "BG-ROL-27 would-complete");
    EXPECT_TRUE(t.allows(audit(kNobleEstate)));                // BG-R-54: without Gangster
    EXPECT_TRUE(t.allows(audit(kMegaYacht, Role::Gangster)));  // or another Asset
}

// ---- Power Broker ----

Table dictating(Table t) {
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panics(PanicCard::FascistRule);
    return t;
}

// BG-ROL-28
TEST(GuillotinesPowers, the_power_broker_dictates_the_sacrifice) {
    Table t{3, 3};
    t.role(P2, Role::PowerBroker).role(P3, Role::Banker).stock(Legacy, {kEnclave});
    t.owns(P1, {kArtHoard}).owns(P2, {kThinkTank, kTabloidEmpire}).owns(P3, {kMercenaryArmy});
    t = dictating(t);
    ASSERT_EQ(t.phase(), Phase::Dictate);
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    EXPECT_EQ(t.against(P2, reveal(Role::PowerBroker, kThinkTank, kArtHoard, kTabloidEmpire)),
              "BG-ROL-28 one-per-billionaire");
    t.plays(P3, Act::Hide);
    t.plays(P2, reveal(Role::PowerBroker, kThinkTank, kArtHoard, kMercenaryArmy));
    EXPECT_EQ(t.phase(), Phase::PanicRoll);  // no consent is needed
    EXPECT_TRUE(t.at(Legacy).has(kArtHoard));
    EXPECT_TRUE(t.assets(P3).empty());
    EXPECT_EQ(t.assets(P2), AssetSet{kTabloidEmpire});
    EXPECT_EQ(t.open().face_up[P2], Role::PowerBroker);
}

// BG-ROL-29, BG-R-46
TEST(GuillotinesPowers, dictation_needs_three_billionaires) {
    Table t{3, 3};
    t.role(P2, Role::PowerBroker).owns(P1, {kArtHoard, kThinkTank}).owns(P2, {kTabloidEmpire});
    t = dictating(t);
    EXPECT_EQ(t.phase(), Phase::Negotiate);  // nobody is asked
    Table late{3, 3};                        // BG-R-46: the window is before negotiation only
    late.role(P2, Role::PowerBroker).owns(P1, {kArtHoard}).owns(P2, {kThinkTank});
    late = dictating(late.owns(P3, {kTabloidEmpire})).plays(P2, Act::Hide);
    EXPECT_EQ(late.phase(), Phase::Negotiate);
    late.plays(Act::Pass);
    EXPECT_EQ(late.against(P2, reveal(Role::PowerBroker, kThinkTank, kArtHoard, kTabloidEmpire)),
              "BG-PAN-12 another-question");
}

// BG-R-46a
TEST(GuillotinesPowers, dictation_counts_puppets) {
    Table t{2, 3};
    t.role(P1, Role::PowerBroker).owns(P1, {kThinkTank}).owns(P2, {kEnclave});
    t.owns(Billionaire::TechOverlord, {kTabloidEmpire});
    t = dictating(t);
    ASSERT_EQ(t.phase(), Phase::Dictate);
    t.plays(P1, reveal(Role::PowerBroker, kThinkTank, kEnclave, kTabloidEmpire));
    EXPECT_TRUE(t.assets(Billionaire::TechOverlord).empty());
}

// BG-ROL-30
TEST(GuillotinesPowers, the_power_broker_exchanges_an_asset_with_the_markets) {
    Table t{3, 3};
    t.role(P1, Role::PowerBroker).owns(P1, {kMegaYacht}).market(Vanity, {locks(1)});
    t.plays(reveal(Role::PowerBroker, kMegaYacht, kNobleEstate));
    EXPECT_EQ(t.assets(P1), AssetSet{kNobleEstate});
    EXPECT_TRUE(t.at(Toys).has(kMegaYacht));
    EXPECT_EQ(t.cards_at(Vanity), 1);
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // P1 had nothing to act with
}

// BG-ROL-31, BG-R-55
TEST(GuillotinesPowers, the_power_broker_may_neither_win_nor_take_back_the_same) {
    Table t{3, 3};
    t.is(P1, Billionaire::MediaBaron).role(P1, Role::PowerBroker);
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    EXPECT_EQ(t.against(reveal(Role::PowerBroker, kMegaYacht, kNobleEstate)),
              "BG-ROL-31 would-complete");
    EXPECT_TRUE(t.allows(reveal(Role::PowerBroker, kThinkTank, kNobleEstate)));
    EXPECT_EQ(t.against(reveal(Role::PowerBroker, kMegaYacht, kMegaYacht)),
              "BG-ROL-30 not-at-this-market");
}

// ---- Scam Artist ----

Table scam_artist() {
    Table t{3, 3};
    t.role(P1, Role::ScamArtist).owns(P1, {kMegaYacht, kPersonalZoo}).owns(P2, {kArtHoard});
    t.hand(P1, {dishes(1)}).plays(reveal(Role::ScamArtist, kArtHoard));
    return t;
}

// BG-ROL-32, BG-R-47
TEST(GuillotinesPowers, the_scam_artists_victim_returns_or_swaps) {
    Table t = scam_artist();
    ASSERT_EQ(t.phase(), Phase::ScamAnswer);
    EXPECT_EQ(t.asked(), SeatSet{P2});
    Table returned = t;
    t.plays(P2, Act::Swap);
    ASSERT_EQ(t.phase(), Phase::ScamGive);  // BG-R-47: the Scam Artist picks what to give
    EXPECT_EQ(t.asked(), SeatSet{P1});
    t.plays(with_assets(Act::Give, kPersonalZoo));
    EXPECT_EQ(t.assets(P1), (AssetSet{kMegaYacht, kArtHoard}));
    EXPECT_EQ(t.assets(P2), AssetSet{kPersonalZoo});
    EXPECT_EQ(t.phase(), Phase::Action);  // back in the window
    returned.plays(P2, Act::ReturnIt);
    EXPECT_TRUE(returned.at(Legacy).has(kArtHoard));
    EXPECT_EQ(returned.assets(P1).size(), 2);
}

// BG-ROL-33
TEST(GuillotinesPowers, an_empty_handed_scam_artist_is_given_nothing) {
    Table t{3, 3};
    t.role(P1, Role::ScamArtist).owns(P2, {kArtHoard}).hand(P1, {dishes(1)});
    t.plays(reveal(Role::ScamArtist, kArtHoard));
    EXPECT_EQ(t.phase(), Phase::Action);  // nobody was asked
    EXPECT_TRUE(t.at(Legacy).has(kArtHoard));
}

// BG-ROL-34, BG-R-47
TEST(GuillotinesPowers, a_scam_artist_may_win) {
    Table t{3, 3};
    t.is(P1, Billionaire::MediaBaron).role(P1, Role::ScamArtist).owns(P2, {kNobleEstate});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.plays(reveal(Role::ScamArtist, kNobleEstate)).plays(P2, Act::Swap);
    t.plays(with_assets(Act::Give, kMegaYacht));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
}

// ---- Insider Trader ----

// BG-ROL-35, BG-R-48
TEST(GuillotinesPowers, the_insider_trader_swaps_whole_envelopes) {
    Table t{3, 4};
    t.role(P1, Role::InsiderTrader).envelope(P1, {bombs(1)}).envelope(P2, {locks(1), locks(2)});
    EXPECT_EQ(t.against(reveal(Role::InsiderTrader, P1)), "BG-R-48 no-such-player");
    t.plays(reveal(Role::InsiderTrader, P2));
    EXPECT_EQ(t.envelope(P1), bag({locks(1), locks(2)}));
    EXPECT_EQ(t.envelope(P2), bag({bombs(1)}));
    EXPECT_EQ(t.seen_by(P2).envelope[P2], bag({bombs(1)}));  // both may look
    EXPECT_EQ(t.seen_by(P1).envelope[P2], bag({bombs(1)}));  // it was P1's
    EXPECT_EQ(t.seen_by(P2).envelope[P1], bag({locks(1), locks(2)}));
    EXPECT_TRUE(t.seen_by(P3).envelope[P1].empty());
    Table both_empty{3, 4};
    both_empty.role(P1, Role::InsiderTrader).envelope(P3, {bombs(1)});
    EXPECT_FALSE(both_empty.allows(reveal(Role::InsiderTrader, P2)));
    EXPECT_TRUE(both_empty.allows(reveal(Role::InsiderTrader, P3)));
}

// BG-ROL-35, BG-R-48a: after hold-ups; having held up belongs to the player
TEST(GuillotinesPowers, the_insider_trader_may_act_before_envelopes_open) {
    Table t{3, 4};
    t.role(P3, Role::InsiderTrader).envelope(P1, {bombs(1)}).envelope(P2, {locks(3)});
    t.policy_is_set().plays(P1, Act::Yes).plays(P2, Act::Yes);
    ASSERT_EQ(t.phase(), Phase::Insider);
    EXPECT_EQ(t.asked(), SeatSet{P3});
    EXPECT_EQ(t.open().held_up, (SeatSet{P1, P2}));  // shown before
    t.plays(P3, reveal(Role::InsiderTrader, P2));
    EXPECT_EQ(t.open().setter, P1);              // BG-R-48a: P2's total is 0
    EXPECT_EQ(t.envelope(P3), bag({locks(3)}));  // P3 did not hold up
    EXPECT_EQ(t.open().discard, bag({bombs(1)}));
    Table nobody{3, 4};  // only if anybody held up
    nobody.role(P3, Role::InsiderTrader).envelope(P1, {bombs(1)}).policy_is_set();
    nobody.plays(P1, Act::No);
    EXPECT_EQ(nobody.phase(), Phase::SetterTie);
}

// BG-R-48a: the only bidder, with nothing in the envelope
TEST(GuillotinesPowers, a_bidder_left_with_nothing_is_still_a_bidder) {
    Table t{3, 4};
    t.role(P3, Role::InsiderTrader).envelope(P1, {bombs(1)}).policy_is_set().plays(P1, Act::Yes);
    t.plays(P3, reveal(Role::InsiderTrader, P1));
    EXPECT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.open().setter, P1);
}

// ---- Toady ----

Table with_toady(Cards envelope, Policy policy = Policy::None) {  // P1 is about to win
    Table t{3, 4};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kSocialMedia, kArtHoard});
    t.owns(P1, {kTabloidEmpire}).hand(P1, {bombs(1)}).policy(policy).shows(P2, Role::Toady);
    t.envelope(P2, envelope).plays(buy(Vanity, {bombs(1)})).plays(claims(kNobleEstate));
    return t;
}

// BG-ROL-36, BG-R-49, BG-WIN-04
TEST(GuillotinesPowers, a_toady_shares_the_win_with_four_points_of_the_winners_suit) {
    EXPECT_TRUE(with_toady({dishes(1), dishes(3)}).has_won({P1, P2}, Reason::Assets));
    EXPECT_TRUE(with_toady({dishes(3)}).has_won({P1}, Reason::Assets));
    EXPECT_TRUE(with_toady({dishes(3), Kind::Audit}).has_won({P1}, Reason::Assets));
    EXPECT_TRUE(with_toady({bombs(3), bombs(3)}).has_won({P1}, Reason::Assets));
    EXPECT_TRUE(with_toady({dishes(2)}, Policy::MediaMegaplex).has_won({P1, P2}, Reason::Assets));
}

// BG-ROL-36: while revealed; BG-R-49: a Celebrity's suit
TEST(GuillotinesPowers, a_toady_must_lie_face_up_and_may_follow_a_celebrity) {
    Table hidden{3, 4};
    hidden.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kSocialMedia, kArtHoard});
    hidden.owns(P1, {kTabloidEmpire}).hand(P1, {bombs(1)}).role(P2, Role::Toady);
    hidden.envelope(P2, {dishes(3), dishes(3)}).plays(buy(Vanity, {bombs(1)}));
    hidden.plays(claims(kNobleEstate));
    EXPECT_TRUE(hidden.has_won({P1}, Reason::Assets));
    Table t{3, 4};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).role(P1, Role::Celebrity);
    t.is(P1, Billionaire::MediaBaron).shows(P2, Role::Toady).envelope(P2, {dishes(3), dishes(1)});
    t.round_crisis().card(kFloods).plays(P1, reveal(Role::Celebrity));
    EXPECT_TRUE(t.has_won({P1, P2}, Reason::Celebrity));
}

// ---- Vulture Capitalist ----

Table vulture_sets_policy() {
    Table t{3, 4};
    t.role(P1, Role::VultureCapitalist).envelope(P1, {bombs(1)});
    return t;
}

// BG-ROL-37, BG-R-50
TEST(GuillotinesPowers, the_vulture_takes_a_role_and_then_sets_policy) {
    Table t = vulture_sets_policy();
    t.role(P2, Role::Gangster).policy_is_set().plays(P1, Act::Yes);
    t.plays(P1, Act::Hide).plays(P2, Act::Hide);  // no Insider Trader
    ASSERT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.against(reveal(Role::VultureCapitalist, P3)), "BG-R-50 no-such-player");
    t.plays(reveal(Role::VultureCapitalist, P2));
    EXPECT_EQ(t.secret().role[P1], Role::Gangster);  // unrevealed
    EXPECT_EQ(t.open().face_up[P2], Role::VultureCapitalist);
    EXPECT_EQ(t.seen_by(P2).role[P1], Role::Gangster);  // knows what it gave
    EXPECT_EQ(t.seen_by(P3).role[P1], Role::None);
    EXPECT_EQ(t.phase(), Phase::SetPolicy);  // it does not replace setting Policy
    EXPECT_EQ(t.open().asked, P1);
}

// BG-R-50: a revealed Banker is taken, and the hand is cut.
TEST(GuillotinesPowers, a_robbed_banker_cuts_the_hand) {
    Table t = vulture_sets_policy();
    t.shows(P2, Role::Banker).hand(P2, {locks(1), locks(2), locks(3)}).policy_is_set();
    t.plays(P1, Act::Yes).plays(P1, Act::Hide).plays(reveal(Role::VultureCapitalist, P2));
    ASSERT_EQ(t.phase(), Phase::CutHand);
    EXPECT_EQ(t.open().asked, P2);
    t.plays(with_cards(Act::Discard, {locks(1)}));
    EXPECT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.secret().role[P1], Role::Banker);
}

// BG-ROL-38, BG-R-50
TEST(GuillotinesPowers, the_vulture_may_be_redrawn_once_a_turn) {
    Table t{3, 4};
    t.role(P1, Role::VultureCapitalist).role(P2, Role::Gangster).after_action();
    t.plays(Act::Hide);  // W3
    ASSERT_EQ(t.phase(), Phase::Vulture);
    t.plays(reveal(Role::VultureCapitalist));
    ASSERT_EQ(t.phase(), Phase::DrawRole);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 8u);  // its own card among them
    t.role_comes(Role::VultureCapitalist);                 // must be kept, and waits
    EXPECT_EQ(t.secret().role[P1], Role::VultureCapitalist);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_NE(t.phase(), Phase::Vulture);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
