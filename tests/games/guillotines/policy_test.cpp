// Bribes and Government Policy: 3.15, 6.4, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- envelopes ----

// BG-BRI-01
TEST(GuillotinesBribes, cards_move_between_hand_and_envelope_in_ones_own_step) {
    Table t{3, 4};
    t.hand(P1, {bombs(1), bombs(2)}).envelope(P1, {locks(1), locks(2)}).after_action();
    ASSERT_EQ(t.phase(), Phase::Envelope);
    EXPECT_EQ(t.asked(), SeatSet{P1});
    EXPECT_EQ(t.against(with_card(Act::Take, locks(1))), "BG-BRI-01 hand-full");
    EXPECT_EQ(t.against(with_card(Act::Take, diamonds(1))), "BG-BRI-01 not-in-envelope");
    t.plays(with_card(Act::Put, bombs(1))).plays(with_card(Act::Put, bombs(2)));
    t.plays(with_card(Act::Take, locks(1)));
    EXPECT_EQ(t.hand(P1), bag({locks(1)}));
    EXPECT_EQ(t.envelope(P1), bag({locks(2), bombs(1), bombs(2)}));
    EXPECT_EQ(t.against(with_card(Act::Put, locks(1))), "BG-BRI-01 put-before-take");
    t.plays(Act::Stop);
    EXPECT_EQ(t.open().current, P2);
    Table third{3, 3};  // no step below level 4
    third.hand(P1, {bombs(1)}).after_action();
    EXPECT_EQ(third.open().current, P2);
}

// BG-BRI-01: a revealed Banker's limit is three.
TEST(GuillotinesBribes, take_out_within_the_hand_limit) {
    Table t{3, 4};
    t.shows(P1, Role::Banker).hand(P1, {bombs(1), bombs(2)}).envelope(P1, {locks(1), locks(2)});
    t.after_action().plays(with_card(Act::Take, locks(1)));
    EXPECT_EQ(t.hand(P1).size(), 3u);
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // full, so the step is over
}

// BG-BRI-02
TEST(GuillotinesBribes, take_no_crises) {
    Table t{3, 4};
    t.hand(P1, {kFloods, bombs(1)}).after_action();
    EXPECT_EQ(t.against(with_card(Act::Put, kFloods)), "BG-BRI-02 crisis-in-hand");
    EXPECT_TRUE(t.allows(with_card(Act::Put, bombs(1))));
}

// BG-BRI-03, BG-R-60
TEST(GuillotinesBribes, have_no_limit_and_stay_from_round_to_round) {
    Table t{3, 4};
    t.envelope(P1, {locks(1), locks(1), locks(2), locks(2), locks(3), locks(3), bolts(1)});
    t.hand(P1, {bombs(1)}).after_action().plays(with_card(Act::Put, bombs(1)));
    EXPECT_EQ(t.envelope(P1).size(), 8u);
    EXPECT_EQ(t.seen_by(P2).envelope_size[P1], 8);    // BG-R-60: the count is public …
    EXPECT_TRUE(t.seen_by(P2).envelope[P1].empty());  // … the cards are not
    t.round_ends().deal();
    EXPECT_EQ(t.envelope(P1).size(), 8u);
}

// BG-R-91
TEST(GuillotinesBribes, what_went_in_stays_in_for_this_step) {
    Table t{3, 4};
    t.hand(P1, {bombs(1)}).envelope(P1, {bombs(1), locks(1)}).after_action();
    t.plays(with_card(Act::Put, bombs(1)));
    EXPECT_EQ(t.against(with_card(Act::Take, bombs(1))), "BG-BRI-01 just-put-in");
    EXPECT_TRUE(t.allows(with_card(Act::Take, locks(1))));
}

// ---- holding up ----

// BG-BRI-04: after each Crisis that a Buy Activated (the end of a Round: BG-RND-12)
TEST(GuillotinesBribes, policy_is_set_after_a_crisis_of_a_buy) {
    Table t{3, 4};
    t.hand(P1, {bombs(1)}).envelope(P2, {locks(1)}).market(Toys, {kFloods});
    t.plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(t.phase(), Phase::HoldUp);
    Table none{3, 4};  // a Buy without a Crisis does not
    none.hand(P1, {bombs(1)}).envelope(P2, {locks(1)}).plays(buy(Toys, {bombs(1)}));
    none.plays(claims(kMegaYacht)).deal();
    EXPECT_EQ(none.open().current, P2);
}

// BG-BRI-05, BG-BRI-06, BG-R-61, BG-R-69
TEST(GuillotinesBribes, all_with_a_full_envelope_decide_together) {
    Table t{3, 4};
    t.envelope(P1, {bombs(1)}).envelope(P2, {bombs(2)}).policy_is_set();
    ASSERT_EQ(t.phase(), Phase::HoldUp);
    EXPECT_EQ(t.asked(), (SeatSet{P1, P2}));  // BG-BRI-06: P3's is empty
    EXPECT_EQ(t.against(P3, just(Act::Yes)), "BG-BRI-05 not-your-turn");
    Table other = t;
    t.plays(P1, Act::Yes);
    other.plays(P1, Act::No);
    EXPECT_EQ(t.seen_by(P2), other.seen_by(P2));  // nobody knows until all have chosen
    EXPECT_TRUE(t.seen_by(P1).answered_yes);
    // BG-R-69: who answers first does not matter.
    Table turned{3, 4};
    turned.envelope(P1, {bombs(1)}).envelope(P2, {bombs(2)}).policy_is_set();
    turned.plays(P2, Act::No).plays(P1, Act::Yes);
    t.plays(P2, Act::No);
    EXPECT_EQ(t.state(), turned.state());
}

// BG-BRI-07
TEST(GuillotinesBribes, are_totalled_under_the_policy_still_in_effect) {
    Table t{3, 4};
    t.policy(Policy::RealEstateBonanza).envelope(P1, {bombs(3), bombs(2)});
    t.envelope(P2, {locks(3)}).policy_is_set().plays(P1, Act::Yes).plays(P2, Act::Yes);
    EXPECT_EQ(t.open().setter, P2);  // six against five
    Table special{3, 4};             // Special Action cards count their value
    special.envelope(P1, {Kind::Scam}).envelope(P2, {locks(2)}).policy_is_set();
    special.plays(P1, Act::Yes).plays(P2, Act::Yes);
    EXPECT_EQ(special.open().setter, P1);
}

// BG-BRI-08
TEST(GuillotinesBribes, the_highest_sets_policy_and_equals_draw_lots) {
    Table t{3, 4};
    t.envelope(P1, {bombs(2)}).envelope(P2, {locks(2)}).envelope(P3, {locks(1)}).policy_is_set();
    t.plays(P1, Act::Yes).plays(P2, Act::Yes).plays(P3, Act::Yes);
    ASSERT_EQ(t.phase(), Phase::SetterTie);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 2u);
    t.falls_to(P2);
    EXPECT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.open().asked, P2);
}

// BG-BRI-09
TEST(GuillotinesBribes, all_that_were_held_up_are_spent) {
    Table t{3, 4};
    t.envelope(P1, {bombs(2)}).envelope(P2, {locks(1)}).envelope(P3, {locks(3)}).policy_is_set();
    t.plays(P1, Act::Yes).plays(P2, Act::Yes).plays(P3, Act::No);
    EXPECT_EQ(t.open().discard, bag({bombs(2), locks(1)}));
    EXPECT_TRUE(t.envelope(P2).empty());
    EXPECT_EQ(t.envelope(P3), bag({locks(3)}));
}

// BG-BRI-10
TEST(GuillotinesBribes, without_any_the_poorest_sets_policy) {
    Table t{3, 4};
    t.owns(P1, {kThinkTank}).owns(P2, {kArtHoard}).envelope(P1, {bombs(3)}).policy_is_set();
    t.plays(P1, Act::No);
    EXPECT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.open().setter, P3);
    EXPECT_EQ(t.envelope(P1), bag({bombs(3)}));
}

// BG-BRI-11, BG-R-62
TEST(GuillotinesBribes, the_old_policy_ends_before_the_new_is_chosen) {
    Table t{3, 4};
    t.policy(Policy::WeaponsGalore).envelope(P1, {bombs(1)}).role(P3, Role::Banker);
    t.policy_is_set().plays(P1, Act::Yes);
    EXPECT_EQ(t.phase(), Phase::Insider);               // after the hold-ups
    EXPECT_EQ(t.open().policy, Policy::WeaponsGalore);  // still
    EXPECT_FALSE(t.envelope(P1).empty());
    t.plays(P3, Act::Hide);
    EXPECT_EQ(t.phase(), Phase::SetPolicy);
    EXPECT_EQ(t.open().policy, Policy::None);
    EXPECT_EQ(t.open().discard, bag({bombs(1)}));
}

// ---- Policies ----

Table setter(Table t) {  // P1 is about to set Policy, by the only bribe
    t.envelope(P1, {bolts(1)}).policy_is_set().plays(P1, Act::Yes);
    return t;
}

// BG-POL-01, BG-POL-02, BG-R-62
TEST(GuillotinesPolicy, any_of_ten_or_none_may_be_set) {
    Table t = setter(Table{3, 4}.policy(Policy::WeaponsGalore));
    EXPECT_EQ(t.listed(Act::SetPolicy), 11);
    Table again = t, none = t, other = t;
    again.plays(sets(Policy::WeaponsGalore));
    EXPECT_EQ(again.open().policy, Policy::WeaponsGalore);
    none.plays(sets(Policy::None));
    EXPECT_EQ(none.open().policy, Policy::None);  // BG-POL-02: the old one does not survive
    other.plays(sets(Policy::MediaMegaplex));
    EXPECT_EQ(other.open().policy, Policy::MediaMegaplex);
}

// BG-POL-03, BG-POL-04, BG-R-63
TEST(GuillotinesPolicy, a_favoured_suit_is_doubled_everywhere_and_nothing_else_is) {
    Table t{2, 4};
    t.policy(Policy::BigTechUnleashed);
    const auto worth = [&](Kind k) { return effective(t.rules(), t.open(), k); };
    for (unsigned v = 1; v <= 3; ++v) {
        EXPECT_EQ(worth(bolts(v)), 2 * v);
        EXPECT_EQ(worth(locks(v)), v);
    }
    EXPECT_EQ(worth(Kind::Audit), 3u);
    EXPECT_EQ(worth(Kind::GameTheMarket), 2u);
    EXPECT_EQ(worth(kFloods), 3u);
    // A Puppet's purchase: Bolts 2 are four points for the Tech Overlord's Assets.
    t.owns(Billionaire::TechOverlord, {kMegaYacht}).hand(P1, {bolts(2)});
    EXPECT_TRUE(t.allows(purchase(kMegaYacht, {bolts(2)})));
    // The die: a doubled three moves it by six, that is, not at all.
    Table die{2, 4};
    die.policy(Policy::BigTechUnleashed).hand(P1, {bolts(3)}).puppet_step().rolls(2);
    die.plays(shifts(bolts(3), true));
    EXPECT_EQ(die.open().market, Legacy);
}

// BG-POL-05, BG-R-65
TEST(GuillotinesPolicy, archeological_dig_takes_up_to_two_discarded_cards) {
    Table t = setter(Table{3, 4}.hand(P1, {locks(1)}).discard({kFloods, Kind::Audit}));
    t.plays(sets(Policy::ArcheologicalDig));
    EXPECT_EQ(t.listed(Act::Take), 3);  // one's own bribe and a Crisis among them
    t.plays(with_card(Act::Take, bolts(1))).plays(with_card(Act::Take, kFloods));
    ASSERT_EQ(t.phase(), Phase::CutHand);
    t.plays(with_cards(Act::Discard, {locks(1)}));
    EXPECT_EQ(t.hand(P1), bag({bolts(1), kFloods}));
    Table none = setter(Table{3, 4});
    none.plays(sets(Policy::ArcheologicalDig)).plays(Act::Stop);
    EXPECT_TRUE(none.hand(P1).empty());
}

// BG-POL-06, BG-R-77
TEST(GuillotinesPolicy, billionaire_audited_returns_one_asset_or_none) {
    Table t = setter(Table{3, 4}.owns(P1, {kMegaYacht}).owns(P2, {kArtHoard}));
    t.plays(sets(Policy::BillionaireAudited));
    EXPECT_EQ(t.listed(Act::AuditPolicy), 3);  // own included, or nobody's
    Table none = t;
    t.plays(audit_policy(kMegaYacht));
    EXPECT_TRUE(t.at(Toys).has(kMegaYacht));
    none.plays(audit_policy(Asset::None));  // BG-R-77: no wish
    EXPECT_EQ(none.assets(P2), AssetSet{kArtHoard});
    Table nothing = setter(Table{3, 4});
    nothing.plays(sets(Policy::BillionaireAudited));
    EXPECT_EQ(nothing.phase(), Phase::RoundStarter);  // BG-R-77: nobody owns a thing
}

// BG-POL-07, BG-R-51, BG-R-66, BG-R-90
TEST(GuillotinesPolicy, new_role_returns_the_old_and_draws_as_many_as_are_missing) {
    Table t{3, 4};
    t.shows(P1, Role::Banker).hand(P1, {locks(1), locks(2), locks(3)}).owns(P1, {kThinkTank});
    t.owns(P1, {kArtHoard, kTabloidEmpire}).is(P1, Billionaire::MediaBaron);
    t = setter(t).plays(sets(Policy::NewRole));
    EXPECT_EQ(t.open().face_up[P1], Role::None);  // BG-R-66: revealed or not
    ASSERT_EQ(t.phase(), Phase::CutHand);         // BG-R-43
    t.plays(with_cards(Act::Discard, {locks(1)}));
    ASSERT_EQ(t.phase(), Phase::DrawRole);  // BG-R-90: not asked whether
    EXPECT_EQ(t.open().left, 2);
    t.role_comes(Role::Banker).role_comes(Role::Toady);
    EXPECT_EQ(t.listed(Act::KeepRole), 3);  // or none
    t.plays(keeps(Role::Toady));
    EXPECT_EQ(t.secret().role[P1], Role::Toady);
    Table hidden = setter(Table{3, 4}.role(P1, Role::Gangster)).plays(Act::Hide);
    hidden.plays(sets(Policy::NewRole));
    EXPECT_TRUE(role_deck(hidden.rules(), hidden.state()).has(Role::Gangster));
}

// BG-POL-08, BG-R-67
TEST(GuillotinesPolicy, repress_the_rebels_removes_two_or_one_from_one_crisis) {
    Table t = setter(Table{3, 4}.rebels(Crisis::Militias, 3).rebels(Crisis::Wildfires, 1));
    t.plays(sets(Policy::RepressTheRebels));
    Table odd = t, even = t, few = t;
    odd.rolls(5).plays(from(Crisis::Militias));
    EXPECT_EQ(odd.open().rebels[Crisis::Militias], 1);
    even.rolls(4).plays(from(Crisis::Militias));
    EXPECT_EQ(even.open().rebels[Crisis::Militias], 2);
    few.rolls(1).plays(from(Crisis::Wildfires));  // as many as it has
    EXPECT_EQ(few.rebels(), 3);
    EXPECT_EQ(few.open().rebels[Crisis::Militias], 3);
    Table none =
        setter(Table{3, 4}.rebels(Crisis::Floods, 0)).plays(sets(Policy::RepressTheRebels));
    EXPECT_EQ(none.phase(), Phase::RoundStarter);  // BG-R-67: no Rebels anywhere
}

// BG-POL-10
TEST(GuillotinesPolicy, a_once_only_policy_is_spent) {
    Table t = setter(Table{3, 4}.owns(P2, {kArtHoard, kEnclave}));
    t.plays(sets(Policy::BillionaireAudited)).plays(audit_policy(kArtHoard));
    EXPECT_EQ(t.assets(P2), AssetSet{kEnclave});
    t.falls_to(P1);
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // and nothing more is asked
    EXPECT_EQ(effective(t.rules(), t.open(), bombs(2)), 2u);
}

}  // namespace
}  // namespace moneybags::guillotines::stories
