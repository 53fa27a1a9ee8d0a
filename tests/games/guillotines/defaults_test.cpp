// What is played for somebody whose time has run out: the Default column of 6.1.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

Move usual(const Table& t) {
    Rng luck{1};
    return fallback(t.rules(), t.state(), next(t.rules(), t.state()), luck);
}

// DP-06, DP-07
TEST(GuillotinesDefaults, draw_and_take_the_first_kind_of_action_there_is) {
    Table t{3, 1};
    t.hand(P1, {bombs(1)});
    EXPECT_EQ(usual(t).act, Act::Invest);
    t.market(Toys, {locks(1)});
    EXPECT_EQ(usual(t), exchange(bombs(1), Toys));
    t.market(Power, {locks(2)});
    EXPECT_EQ(usual(t), exchange(Toys, Power));
    EXPECT_EQ(usual(t.begins()).act, Act::Draw);
    Table full{3, 3};
    full.hand(P1, {bombs(1), bombs(2)}).role(P1, Role::Banker).begins();
    EXPECT_EQ(usual(full).act, Act::Decline);
    Table none{3, 3};
    none.role(P1, Role::Banker).acts();
    EXPECT_EQ(usual(none).act, Act::Pass);  // and no Role is revealed
}

// DP-09
TEST(GuillotinesDefaults, claim_a_needed_asset_if_any) {
    Table t{3, 1};
    t.is(P1, Billionaire::MediaBaron).hand(P1, {bombs(1)});
    Table toys = t, legacy = t;
    EXPECT_EQ(usual(toys.plays(buy(Toys, {bombs(1)}))), claims(kMegaYacht));  // else the first
    EXPECT_EQ(usual(legacy.plays(buy(Legacy, {bombs(1)}))), claims(kEnclave));
}

// DP-03, DP-04, DP-05, DP-18, DP-31
TEST(GuillotinesDefaults, refuse_and_hide_but_for_the_celebrity) {
    Table early{3, 1};
    for (const Market m : {Influence, Legacy, Power, Vanity}) early.stock(m, {});
    EXPECT_EQ(usual(early.owns(P1, {kArtHoard}).begins()).act, Act::GoOn);
    EXPECT_EQ(usual(early.plays(Act::CallVote)).act, Act::No);
    Table late{3, 3};
    EXPECT_EQ(usual(late.role(P1, Role::Banker).after_action()).act, Act::Hide);
    Table bribe{3, 4};
    EXPECT_EQ(usual(bribe.envelope(P1, {bombs(1)}).policy_is_set()).act, Act::No);
    Table revolution{3, 3};
    revolution.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past);
    revolution.role(P1, Role::Celebrity).round_crisis().card(kFloods);
    EXPECT_EQ(usual(revolution), reveal(Role::Celebrity));
}

// DP-11, DP-12
TEST(GuillotinesDefaults, return_what_is_scammed_and_give_what_is_not_needed) {
    Table t{3, 3};
    t.is(P1, Billionaire::MediaBaron).role(P1, Role::ScamArtist).owns(P2, {kNobleEstate});
    t.owns(P1, {kThinkTank, kMegaYacht}).plays(reveal(Role::ScamArtist, kNobleEstate));
    EXPECT_EQ(usual(t).act, Act::ReturnIt);
    EXPECT_EQ(usual(t.plays(Act::Swap)), with_assets(Act::Give, kMegaYacht));
}

// DP-15, DP-21, DP-22, DP-23
TEST(GuillotinesDefaults, set_no_policy_and_cut_the_lowest_card) {
    Table t{3, 4};
    t.hand(P1, {bombs(3), bombs(1)}).envelope(P1, {bombs(2)}).policy_is_set().plays(Act::Yes);
    EXPECT_EQ(usual(t), sets(Policy::None));
    t.plays(sets(Policy::ArcheologicalDig));
    EXPECT_EQ(usual(t).act, Act::Stop);
    t.plays(with_card(Act::Take, bombs(2)));
    ASSERT_EQ(t.phase(), Phase::CutHand);
    EXPECT_EQ(usual(t), with_cards(Act::Discard, {bombs(1)}));
    Table audits{3, 4};
    audits.owns(P1, {kThinkTank}).owns(P2, {kMegaYacht}).envelope(P1, {bombs(2)}).policy_is_set();
    audits.plays(Act::Yes).plays(sets(Policy::BillionaireAudited));
    EXPECT_EQ(usual(audits), audit_policy(kMegaYacht));  // an opponent's first
}

// DP-25, DP-26
TEST(GuillotinesDefaults, repress_the_fullest_and_pay_taxes_with_cards) {
    Table t{3, 4};
    t.rebels(Crisis::Wildfires, 1).rebels(Crisis::Militias, 3).envelope(P1, {bombs(2)});
    t.policy_is_set().plays(Act::Yes).plays(sets(Policy::RepressTheRebels)).rolls(2);
    EXPECT_EQ(usual(t), from(Crisis::Militias));
    Table tax{3, 4};
    tax.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kArtHoard}).owns(P2, {kEnclave});
    tax.hand(P1, {bombs(3)}).envelope(P3, {bombs(2)}).policy_is_set().plays(Act::Yes);
    tax.plays(sets(Policy::TaxTyranny));
    EXPECT_EQ(usual(tax), with_cards(Act::PayCards, {bombs(3)}));
}

// DP-28, DP-29, DP-32, DP-33, DP-34, DP-35
TEST(GuillotinesDefaults, pass_keep_stop_and_give_what_is_not_needed) {
    Table panic{3, 2};
    panic.six_rebels().rebels(Crisis::DoomsdayCults, 2).owns(P1, {kThinkTank});
    panic.owns(P2, {kArtHoard}).panics(PanicCard::FascistRule);
    EXPECT_EQ(usual(panic).act, Act::Pass);
    panic.plays(with_assets(Act::OfferSwap, kThinkTank, kArtHoard)).plays(Act::MakeOffer);
    EXPECT_EQ(usual(panic).act, Act::No);
    Table emergency{2, 1};
    for (const Market m : MarketSet::first(kMarkets)) emergency.stock(m, {});
    emergency.is(P1, Billionaire::MediaBaron).owns(P1, {kThinkTank, kMegaYacht});
    emergency.owns(Billionaire::TechOverlord, {kLobbyists, kNobleEstate}).round_ends();
    EXPECT_EQ(usual(emergency), with_assets(Act::Surrender, kMegaYacht, kNobleEstate));
    Table roles{3, 3};
    EXPECT_EQ(usual(roles.role(P1, Role::Banker).round_roles()).act, Act::KeepOld);
    Table trade{2, 1};
    trade.owns(P1, {kThinkTank}).owns(Billionaire::TechOverlord, {kMegaYacht}).round_ends().deal();
    EXPECT_EQ(usual(trade).act, Act::Stop);
    Table puppet{2, 1};
    EXPECT_EQ(usual(puppet.hand(P1, {bombs(1)}).puppet_step().rolls(2)), just(Act::Shift));
}

// Whatever is asked, the default is one of the options.
TEST(GuillotinesDefaults, are_legal_throughout_a_game) {
    for (const int players : {2, 3, 5}) {
        Table t = Table::opening(players, 4);
        for (Rng luck{7}; !t.is_over();) {
            if (is_chance(t.phase())) {
                t.happens(draw(outcomes(t.rules(), t.state()), luck));
            } else if (luck.below(2) == 0) {
                const Seat seat = next(t.rules(), t.state());
                t.plays(seat, draw_move(legal(t.rules(), t.state(), seat), luck));
            } else {
                t.plays(usual(t));
            }
        }
        EXPECT_NE(t.open().reason, Reason::None);
    }
}

}  // namespace
}  // namespace moneybags::guillotines::stories
