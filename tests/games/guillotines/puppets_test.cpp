// Two players with Puppets: 3.16, 4.6.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

inline constexpr Billionaire kTech = Billionaire::TechOverlord;  // P1's Puppet: Bolts
inline constexpr Billionaire kWar = Billionaire::WarProfiteer;   // P2's Puppet: Bombs

// BG-PUP-02
TEST(GuillotinesPuppets, are_rolled_for_after_each_turn_by_their_controller) {
    Table t{2, 1};
    t.hand(P1, {locks(1)}).market(Toys, {locks(2)}).market(Power, {locks(3)});
    t.plays(exchange(Toys, Power));
    ASSERT_EQ(t.phase(), Phase::PuppetRoll);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 6u);
    t.rolls(1);
    ASSERT_EQ(t.phase(), Phase::PuppetShift);
    EXPECT_EQ(t.asked(), SeatSet{P1});
    t.plays(Act::Shift).deal();
    EXPECT_EQ(t.open().current, P2);
}

// BG-PUP-03, BG-R-63
TEST(GuillotinesPuppets, cards_move_the_die_up_or_down_on_a_loop) {
    struct Row {
        int die;
        Kind card;
        bool up;
        Market at;
    };
    const Row rows[] = {
        {1, bombs(1),    true,  Legacy   },
        {3, bombs(2),    false, Influence},
        {5, bombs(3),    true,  Legacy   },
        {1, bombs(3),    false, Power    },
        {6, bombs(1),    true,  Influence},
        {4, Kind::Audit, false, Influence},
    };
    for (const Row& row : rows) {
        Table t{2, 1};
        t.hand(P1, {row.card}).puppet_step().rolls(row.die).plays(shifts(row.card, row.up));
        EXPECT_EQ(t.phase(), Phase::PuppetCard);
        EXPECT_EQ(t.open().market, row.at);
        EXPECT_TRUE(t.open().discard.has(row.card));
        EXPECT_TRUE(t.hand(P1).empty());
    }
    Table doubled{2, 4};  // BG-R-63
    doubled.policy(Policy::WeaponsGalore).hand(P1, {bombs(2)}).puppet_step().rolls(1);
    doubled.plays(shifts(bombs(2), true));
    EXPECT_EQ(doubled.open().market, Vanity);
}

// BG-R-76
TEST(GuillotinesPuppets, several_cards_count_each_for_itself) {
    Table t{2, 1};
    t.hand(P1, {locks(1), bombs(3)}).puppet_step().rolls(2);
    Move both = with_cards(Act::Shift, {locks(1), bombs(3)});
    both.ups = 2;  // Locks down, Bombs up
    t.plays(both);
    EXPECT_EQ(t.open().market, Power);  // 2 - 1 + 3
    EXPECT_TRUE(t.hand(P1).empty());
}

// BG-PUP-04
TEST(GuillotinesPuppets, a_card_moves_one_roll_only) {
    Table t{2, 1};
    t.hand(P1, {locks(1), bombs(3)}).puppet_step().rolls(5).plays(shifts(locks(1), true));
    ASSERT_EQ(t.phase(), Phase::PuppetRoll);  // a six
    t.rolls(2);
    ASSERT_EQ(t.phase(), Phase::PuppetShift);
    EXPECT_EQ(t.open().die, 2);  // not moved by the first card
    EXPECT_EQ(t.hand(P1), bag({bombs(3)}));
    t.market(Vanity, {locks(3)}).plays(shifts(bombs(3), true));
    EXPECT_EQ(t.phase(), Phase::Claim);  // at Vanity: 2 + 3
    EXPECT_EQ(t.open().market, Vanity);
}

// BG-PUP-05
TEST(GuillotinesPuppets, one_to_five_puts_a_card_unseen_under_the_top_card) {
    Table t{2, 1};
    t.market(Toys, {locks(1), locks(2)}).puppet_step().rolls(3).card(bombs(3));
    EXPECT_EQ(t.cards_at(Toys), 3);
    EXPECT_EQ(t.top(Toys), locks(2));
    EXPECT_EQ(t.card_at(Toys, 1), MarketCard::dealt(bombs(3)));
    for (const Seat seat : {P1, P2}) {
        EXPECT_EQ(t.seen_by(seat).market[1].kind(), Kind::Hidden);
    }
    EXPECT_EQ(t.open().current, P2);
    Table closed{2, 1};
    closed.stock(Toys, {}).puppet_step().rolls(3).card(bombs(3));
    EXPECT_EQ(closed.open().discard, bag({bombs(3)}));  // face-up
    EXPECT_EQ(closed.cards_at(Toys), 0);
}

// BG-R-08: at an open Market without cards there is no top card above it.
TEST(GuillotinesPuppets, a_card_added_to_an_empty_market_stays_face_down) {
    Table t{2, 1};
    t.puppet_step().rolls(3).card(bombs(3));
    EXPECT_EQ(t.cards_at(Toys), 1);
    EXPECT_EQ(t.top(Toys), Kind::None);
}

// BG-PUP-06, BG-PUP-07, BG-R-70
TEST(GuillotinesPuppets, a_six_and_another_roll_are_a_buy_with_six_and_the_suit_bonus) {
    Table t{2, 1};
    t.market(Toys, {bolts(3), locks(3), locks(3)}).puppet_step().rolls(6);
    State after = t.state();
    Told told;
    apply(t.rules(), after, Outcome{.luck = Luck::Die, .die = 3}, told);
    EXPECT_EQ(told.find(Happening::Scored)->number, 9);
    EXPECT_EQ(told.find(Happening::Scored)->number2, 6);
    t.rolls(3);
    ASSERT_EQ(t.phase(), Phase::Claim);
    EXPECT_EQ(t.asked(), SeatSet{P1});  // the controller picks
    t.plays(claims(kMegaYacht)).deal();
    EXPECT_EQ(t.assets(kTech), AssetSet{kMegaYacht});  // BG-R-70: it is the Puppet's
    EXPECT_TRUE(t.assets(P1).empty());
    EXPECT_EQ(t.cards_at(Toys), 3);
    Table equal{2, 1};
    equal.market(Toys, {locks(3), locks(3)}).puppet_step().rolls(6).rolls(3).deal();
    EXPECT_TRUE(equal.assets(kTech).empty());  // strictly more
}

// BG-R-70, BG-POL-04: a suit Policy helps, the virtual hand is not doubled, nor is there shelter.
TEST(GuillotinesPuppets, a_puppets_buy_knows_policy_but_no_bunker) {
    Table t{2, 4};
    t.policy(Policy::BigTechUnleashed).owns(P1, {kEnclave, kNobleEstate}).bunker(P1);
    t.market(Toys, {bolts(2), kFloods}).puppet_step().rolls(6);
    State after = t.state();
    Told told;
    apply(t.rules(), after, Outcome{.luck = Luck::Die, .die = 3}, told);
    EXPECT_EQ(told.find(Happening::Scored)->number, 10);
    EXPECT_EQ(told.find(Happening::Scored)->number2, 3);  // BG-PUP-17
}

// BG-PUP-08
TEST(GuillotinesPuppets, a_buy_at_a_closed_market_does_nothing) {
    Table t{2, 1};
    t.stock(Toys, {}).puppet_step().rolls(6).rolls(3);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_TRUE(t.open().discard.empty());
}

// BG-PUP-09, BG-PAN-02, BG-PAN-04
TEST(GuillotinesPuppets, a_puppets_buy_activates_crises_and_its_controller_caused_it) {
    Table t{2, 2};
    t.six_rebels().market(Toys, {kFloods}).set_aside(0).puppet_step().rolls(6).rolls(3);
    t.plays(claims(Asset::None)).deal();
    EXPECT_EQ(t.rebels(), 8);
    EXPECT_EQ(t.phase(), Phase::PanicDraw);  // at the end of the step
    EXPECT_EQ(t.open().leader, P1);
    t.happens({.luck = Luck::Panic, .panic = PanicCard::FascistRule});
    EXPECT_EQ(t.open().current, P2);
}

// BG-PUP-10, BG-R-77
TEST(GuillotinesPuppets, a_double_six_is_an_audit_of_anybody) {
    Table t{2, 1};
    t.owns(P1, {kArtHoard}).owns(P2, {kThinkTank}).owns(kWar, {kMegaYacht}).puppet_step();
    t.rolls(6).rolls(6);
    ASSERT_EQ(t.phase(), Phase::PuppetAudit);
    EXPECT_EQ(t.listed(Act::AuditPolicy), 4);  // or nobody
    Table none = t;
    t.plays(audit_policy(kMegaYacht));
    EXPECT_TRUE(t.assets(kWar).empty());
    EXPECT_TRUE(t.at(Toys).has(kMegaYacht));
    none.plays(audit_policy(Asset::None));  // BG-R-77
    EXPECT_EQ(none.assets(kWar), AssetSet{kMegaYacht});
    Table nothing{2, 1};
    nothing.puppet_step().rolls(6).rolls(6);
    EXPECT_EQ(nothing.open().current, P2);  // BG-R-77: nothing is owned
}

// BG-PUP-11
TEST(GuillotinesPuppets, gangster_fits_the_double_six) {
    Table t{2, 3};
    t.role(P1, Role::Gangster).owns(P2, {kThinkTank}).puppet_step().rolls(6).rolls(6);
    t.plays(audit_policy(kThinkTank, Role::Gangster));
    EXPECT_EQ(t.assets(P1), AssetSet{kThinkTank});
    EXPECT_EQ(t.open().face_up[P1], Role::Gangster);
}

// BG-PUP-12, BG-R-75
TEST(GuillotinesPuppets, their_assets_may_be_purchased_as_the_action) {
    Table t{2, 1};
    t.owns(kTech, {kMegaYacht}).owns(kWar, {kLawyers}).hand(P1, {bolts(3), bombs(2)});
    EXPECT_TRUE(t.allows(purchase(kMegaYacht, {bolts(3)})));
    EXPECT_EQ(t.against(purchase(kLawyers, {bolts(3)})), "BG-PUP-12 price");  // another suit
    EXPECT_EQ(t.against(purchase(kLawyers, {bombs(2)})), "BG-PUP-12 price");  // too little
    EXPECT_EQ(t.against(purchase(kMegaYacht, {bolts(3), bombs(2)})), "BG-PUP-12 price");
    EXPECT_EQ(t.against(purchase(kArtHoard, {bolts(3)})), "BG-PUP-12 not-a-puppets-asset");
    t.plays(purchase(kMegaYacht, {bolts(3)}));
    EXPECT_EQ(t.assets(P1), AssetSet{kMegaYacht});
    EXPECT_EQ(t.open().discard, bag({bolts(3)}));
    EXPECT_EQ(t.phase(), Phase::PuppetRoll);  // it was the Action
    Table mixed{2, 1};                        // of either Puppet, with Special Action cards
    mixed.owns(kWar, {kLawyers}).hand(P1, {bombs(1), Kind::GameTheMarket});
    EXPECT_TRUE(mixed.allows(purchase(kLawyers, {bombs(1), Kind::GameTheMarket})));
}

// BG-PUP-13, BG-R-75
TEST(GuillotinesPuppets, a_purchase_may_win) {
    Table t{2, 1};
    t.is(P1, Billionaire::MediaBaron).hand(P1, {Kind::Scam}).owns(kTech, {kNobleEstate});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire});
    t.plays(purchase(kNobleEstate, {Kind::Scam}));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
}

// BG-PUP-14, BG-R-74
TEST(GuillotinesPuppets, players_trade_with_their_own_at_the_end_of_a_round) {
    Table t{2, 1};
    t.owns(P1, {kArtHoard, kEnclave}).owns(kTech, {kMegaYacht, kThinkTank});
    t.owns(P2, {kLobbyists}).owns(kWar, {kLawyers}).round_ends(P2).deal();
    ASSERT_EQ(t.phase(), Phase::PuppetTrade);
    EXPECT_EQ(t.open().asked, P2);  // the last player first
    EXPECT_EQ(t.against(with_assets(Act::TradePuppet, kLobbyists, kMegaYacht)),
              "BG-PUP-14 not-a-puppets-asset");
    t.plays(with_assets(Act::TradePuppet, kLobbyists, kLawyers));
    EXPECT_EQ(t.assets(P2), AssetSet{kLawyers});
    EXPECT_EQ(t.assets(kWar), AssetSet{kLobbyists});
    EXPECT_EQ(t.open().asked, P1);  // each Asset once, so P2 is done
    t.plays(with_assets(Act::TradePuppet, kArtHoard, kMegaYacht));
    EXPECT_EQ(t.against(with_assets(Act::TradePuppet, kMegaYacht, kThinkTank)),
              "BG-R-74 already-traded");
    t.plays(with_assets(Act::TradePuppet, kEnclave, kThinkTank));  // any number
    EXPECT_EQ(t.assets(P1), (AssetSet{kMegaYacht, kThinkTank}));
    EXPECT_EQ(t.assets(kTech), (AssetSet{kArtHoard, kEnclave}));
    EXPECT_EQ(t.open().round, 2);  // nothing left to swap
}

// BG-R-74, BG-R-30: each swap may win at once.
TEST(GuillotinesPuppets, a_swap_with_ones_puppet_may_win) {
    Table t{2, 1};
    t.is(P1, Billionaire::MediaBaron).owns(kTech, {kNobleEstate, kPersonalZoo});
    t.owns(P1, {kThinkTank, kSocialMedia, kArtHoard, kTabloidEmpire, kMegaYacht});
    t.round_ends().deal().plays(with_assets(Act::TradePuppet, kMegaYacht, kNobleEstate));
    EXPECT_TRUE(t.has_won({P1}, Reason::Assets));
}

// BG-PUP-15
TEST(GuillotinesPuppets, are_sacrificed_in_panic_as_their_controllers_wish) {
    Table t{2, 2};
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).owns(kTech, {kThinkTank}).owns(P1, {kEnclave});
    t.owns(kWar, {kTabloidEmpire}).panics(PanicCard::FascistRule);
    EXPECT_EQ(t.listed(Act::OfferSwap), 0);  // BG-R-71: Puppets do not trade
    for (const Asset asset : {kThinkTank, kEnclave, kTabloidEmpire}) {
        t.plays(with_assets(Act::OfferSacrifice, asset));
    }
    t.plays(Act::MakeOffer);
    EXPECT_EQ(t.asked(), SeatSet{P2});  // for the War Profiteer; P1 consents for both its own
    t.plays(P2, Act::Yes);
    EXPECT_EQ(t.phase(), Phase::PanicRoll);
    EXPECT_TRUE(t.assets(kTech).empty());
}

// BG-PUP-16, BG-R-79, BG-WIN-06
TEST(GuillotinesPuppets, a_complete_puppet_wins_for_its_controller) {
    Table t{2, 1};
    t.owns(kTech, {kMegaYacht, kPersonalZoo, kThinkTank, kArtHoard}).puppet_step();
    t.rolls(6).rolls(4).plays(claims(kTabloidEmpire));
    EXPECT_TRUE(t.has_won({P1}, Reason::Puppet));
    Table other{2, 1};  // BG-R-79: by whatever act, here a swap
    other.is(P1, Billionaire::MediaBaron).owns(P1, {kTabloidEmpire, kLobbyists});
    other.owns(kTech, {kMegaYacht, kPersonalZoo, kThinkTank, kArtHoard, kNobleEstate});
    other.round_ends(P1).deal();
    other.plays(with_assets(Act::TradePuppet, kTabloidEmpire, kNobleEstate));
    EXPECT_TRUE(other.has_won({P1}, Reason::Puppet));
}

// BG-PUP-17
TEST(GuillotinesPuppets, have_no_role_envelope_policy_or_bunker) {
    Table t{2, 4};
    t.owns(kTech, {kLobbyists, kPrivateIsland}).owns(P2, {kThinkTank}).hand(P1, {Kind::Audit});
    t.plays(audit(kThinkTank));
    EXPECT_EQ(t.open().bunker, kNobody);
    Table policy{2, 4};
    policy.policy_is_set();  // the poorest player, never a Puppet
    EXPECT_EQ(outcomes(policy.rules(), policy.state()).size(), 2u);
    Table roles{2, 3};
    roles.round_roles();
    EXPECT_EQ(outcomes(roles.rules(), roles.state()).size(), 2u);
}

// BG-R-71: Scam and Scam Artist do not reach them, Audits do.
TEST(GuillotinesPuppets, are_reached_by_audits_but_not_by_scams) {
    Table t{2, 3};
    t.owns(P1, {kArtHoard}).owns(kWar, {kMegaYacht}).hand(P1, {Kind::Scam, Kind::Audit});
    t.role(P1, Role::ScamArtist);
    EXPECT_EQ(t.against(scam(kMegaYacht, kArtHoard)), "BG-SPC-05 not-their-asset");
    EXPECT_EQ(t.against(reveal(Role::ScamArtist, kMegaYacht)), "BG-ROL-07 role-no-effect");
    EXPECT_TRUE(t.allows(audit(kMegaYacht)));
}

// BG-R-72
TEST(GuillotinesPuppets, give_in_an_emergency_too) {
    Table t{2, 1};
    for (const Market m : {Influence, Legacy, Toys, Power}) t.stock(m, {});
    t.owns(kTech, {kMegaYacht, kThinkTank}).owns(P1, {kArtHoard}).owns(kWar, {kLobbyists});
    t.round_ends();
    ASSERT_EQ(t.phase(), Phase::Emergency);
    EXPECT_EQ(t.asked(), SeatSet{P1});
    t.plays(P1, with_assets(Act::Surrender, kArtHoard, kMegaYacht));
    EXPECT_TRUE(t.assets(P1).empty());
    EXPECT_EQ(t.assets(kTech), AssetSet{kThinkTank});
    EXPECT_TRUE(t.assets(kWar).empty());
}

// BG-R-73
TEST(GuillotinesPuppets, their_step_is_skipped_when_the_deck_is_empty) {
    Table t{2, 1};
    t.hand(P1, {locks(1)}).market(Toys, {locks(2)}).market(Power, {locks(3)}).deck({});
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
    Table last{2, 1};  // a step that empties it is finished first
    last.market(Toys, {locks(1)}).deck({bombs(1)}).puppet_step().rolls(3).card(bombs(1));
    EXPECT_EQ(last.open().stage, Stage::RoundEnd);
}

// BG-R-78: at most three Assets of a type are in the game.
TEST(GuillotinesPuppets, a_market_cannot_be_overfilled) {
    Table t{2, 1};
    t.stock(Toys, {kMegaYacht, kPersonalZoo}).owns(kTech, {kLuxuryJet}).hand(P1, {Kind::Audit});
    t.plays(audit(kLuxuryJet));
    EXPECT_EQ(t.at(Toys).size(), 3);
    EXPECT_FALSE(t.is_removed(kLuxuryJet));
}

}  // namespace
}  // namespace moneybags::guillotines::stories
