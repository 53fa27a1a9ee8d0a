// Roles in general and those of the red cards that act on a Crisis, an Audit or the Revolution:
// 3.13, 3.14, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- in general ----

// BG-ROL-01, BG-R-51: whoever has a used Role draws no other before the Round ends.
TEST(GuillotinesRoles, nobody_has_two) {
    Table t = two_tops(3);
    t.shows(P1, Role::ScamArtist).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(t.listed(Act::Reveal), 0);
    t.plays(Act::Decline);
    EXPECT_EQ(t.listed(Act::Reveal), 0);
    EXPECT_EQ(t.against(reveal(Role::Banker)), "BG-ROL-01 not-your-role");
    Table fresh = two_tops(3);
    fresh.round_roles().falls_to(P2).plays(Act::Draw).role_comes(Role::Banker);
    for (const Role role : {Role::Gangster, Role::Celebrity, Role::ScamArtist}) {
        fresh.role_comes(role);
    }
    fresh.role_comes(Role::PowerBroker).plays(keeps(Role::Gangster));
    EXPECT_EQ(fresh.secret().role[P2], Role::Gangster);
    EXPECT_EQ(role_deck(fresh.rules(), fresh.state()).size(), 5);  // the others went back
}

// BG-ROL-02
TEST(GuillotinesRoles, an_unrevealed_one_is_secret_and_does_nothing) {
    Table banker = two_tops(3), gangster = two_tops(3);
    banker.hand(P1, {dishes(1), dishes(2)}).role(P1, Role::Banker).begins();
    gangster.hand(P1, {dishes(1), dishes(2)}).role(P1, Role::Gangster).begins();
    EXPECT_FALSE(banker.allows(Act::Draw));  // the limit is still two
    EXPECT_EQ(banker.seen_by(P2), gangster.seen_by(P2));
    EXPECT_EQ(banker.seen_by(P1).role[P1], Role::Banker);
    EXPECT_TRUE(banker.seen_by(P2).open.has_role.has(P1));  // that there is one is public
}

// BG-ROL-03
TEST(GuillotinesRoles, revealing_is_voluntary_and_public) {
    Table t = two_tops(3);
    t.hand(P1, {dishes(1)}).role(P1, Role::Banker).begins();
    Table hidden = t;
    t.plays(reveal(Role::Banker));
    EXPECT_EQ(t.seen_by(P3).open.face_up[P1], Role::Banker);
    EXPECT_FALSE(t.seen_by(P3).open.has_role.has(P1));
    hidden.plays(Act::Decline).plays(exchange(Toys, Power)).plays(Act::Hide);
    EXPECT_EQ(hidden.secret().role[P1], Role::Banker);
    EXPECT_EQ(hidden.open().current, P2);
}

// BG-ROL-04
TEST(GuillotinesRoles, work_once_and_then_lie_there_until_the_round_ends) {
    Table t = two_tops(3);
    t.role(P1, Role::ScamArtist).owns(P2, {kArtHoard, kThinkTank}).hand(P1, {dishes(1)});
    t.plays(reveal(Role::ScamArtist, kArtHoard));
    EXPECT_EQ(t.open().face_up[P1], Role::ScamArtist);
    EXPECT_EQ(t.listed(Act::Reveal), 0);
    EXPECT_FALSE(t.allows(reveal(Role::ScamArtist, kThinkTank)));
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P2);  // no window any more
    EXPECT_EQ(t.open().face_up[P1], Role::ScamArtist);
}

// BG-ROL-05
TEST(GuillotinesRoles, a_player_may_be_without_one) {
    Table t = two_tops(3);
    t.hand(P1, {dishes(1)}).begins().plays(Act::Decline).plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P2);  // played without any window
}

// BG-ROL-06
TEST(GuillotinesRoles, of_ones_own_turn_fit_all_three_windows) {
    const Move moves[] = {reveal(Role::Banker), reveal(Role::Toady),
                          reveal(Role::PowerBroker, kMegaYacht, kNobleEstate),
                          reveal(Role::ScamArtist, kArtHoard), reveal(Role::InsiderTrader, P2)};
    for (const Move& move : moves) {
        Table t = two_tops(4);
        t.hand(P1, {dishes(1)}).role(P1, move.role).envelope(P2, {bombs(1)});
        t.owns(P1, {kMegaYacht}).owns(P2, {kArtHoard}).begins();
        EXPECT_TRUE(t.allows(move));
        t.plays(Act::Decline);
        EXPECT_TRUE(t.allows(move));
        t.plays(exchange(Toys, Power));
        ASSERT_EQ(t.phase(), Phase::LateWindow);
        EXPECT_TRUE(t.allows(move));
        EXPECT_FALSE(t.allows(P2, move));
    }
    Table t = two_tops(4);  // the others do not belong there
    t.role(P1, Role::Gangster).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(t.against(reveal(Role::Gangster)), "BG-ROL-06 role-not-now");
}

// BG-ROL-07, BG-R-41
TEST(GuillotinesRoles, without_effect_may_not_be_revealed) {
    Table scam = two_tops(3), broker = two_tops(3), trader = two_tops(4);
    scam.role(P1, Role::ScamArtist).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(scam.against(reveal(Role::ScamArtist, kArtHoard)), "BG-ROL-07 role-no-effect");
    broker.role(P1, Role::PowerBroker).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(broker.against(reveal(Role::PowerBroker, kArtHoard, kMegaYacht)),
              "BG-ROL-07 role-no-effect");
    trader.role(P1, Role::InsiderTrader).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(trader.against(reveal(Role::InsiderTrader, P2)), "BG-ROL-07 role-no-effect");
}

// ---- the end of a Round ----

// BG-ROL-10, BG-ROL-11, BG-R-42
TEST(GuillotinesRoles, revealed_ones_go_back_and_unrevealed_ones_are_kept_or_returned_unseen) {
    Table t = two_tops(3);
    t.shows(P1, Role::ScamArtist).role(P2, Role::Banker).role(P3, Role::Gangster).round_roles();
    EXPECT_EQ(t.open().face_up[P1], Role::None);  // BG-ROL-10
    ASSERT_EQ(t.phase(), Phase::ReturnRoles);     // BG-ROL-11
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    const View before = t.seen_by(P2);
    t.plays(P3, Act::ReturnOld);
    EXPECT_EQ(t.seen_by(P2).open.has_role, before.open.has_role);  // together
    t.plays(P2, Act::KeepOld);
    EXPECT_EQ(t.open().has_role, SeatSet{P2});
    EXPECT_TRUE(role_deck(t.rules(), t.state()).has(Role::Gangster));
    EXPECT_FALSE(t.secret().barred[P2][P3].has(Role::Gangster));  // BG-R-42: it was not shown
    for (const Role face : t.open().face_up.items) EXPECT_EQ(face, Role::None);
}

// BG-ROL-12
TEST(GuillotinesRoles, the_poorest_draw_first_as_many_as_they_lack) {
    Table t = two_tops(3);
    t.owns(P1, {kThinkTank, kArtHoard, kTabloidEmpire}).is(P1, Billionaire::MediaBaron);
    t.owns(P2, {kEnclave}).is(P3, Billionaire::TechOverlord).owns(P3, {kMegaYacht}).round_roles();
    ASSERT_EQ(t.phase(), Phase::RoleOrder);  // P2 and P3 lack four each
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 2u);
    t.falls_to(P3).plays(Act::Draw);
    EXPECT_EQ(t.open().left, 4);
    t.role_comes(Role::Banker).role_comes(Role::Gangster).role_comes(Role::Celebrity);
    t.role_comes(Role::ScamArtist);
    EXPECT_EQ(t.listed(Act::KeepRole), 5);
    t.plays(keeps(Role::Banker));
    EXPECT_EQ(t.open().asked, P2);
    t.plays(Act::Draw);
    EXPECT_EQ(t.open().left, 4);  // reshuffled: five are there
    t.role_comes(Role::Gangster).role_comes(Role::Celebrity).role_comes(Role::ScamArtist);
    t.role_comes(Role::PowerBroker).plays(keeps(Role::None)).plays(P1, Act::Draw);
    EXPECT_EQ(t.open().left, 2);
}

// BG-ROL-13
TEST(GuillotinesRoles, drawing_and_keeping_may_be_refused) {
    Table t = two_tops(3);
    t.owns(P1, {kThinkTank}).owns(P2, {kEnclave, kArtHoard}).round_roles();
    ASSERT_EQ(t.phase(), Phase::OfferRoles);
    EXPECT_EQ(t.open().asked, P3);
    t.plays(Act::Decline);
    EXPECT_FALSE(t.open().has_role.has(P3));
    t.plays(P1, Act::Draw);
    while (t.phase() == Phase::DrawRole) t.first();
    t.plays(keeps(Role::None));
    EXPECT_TRUE(t.open().has_role.empty());
    EXPECT_EQ(role_deck(t.rules(), t.state()).size(), 6);
}

// BG-ROL-14
TEST(GuillotinesRoles, who_kept_one_draws_nothing_and_returned_ones_may_come_again) {
    Table t = two_tops(3);
    t.role(P1, Role::Banker).role(P2, Role::Gangster).role(P3, Role::Celebrity).round_roles();
    t.plays(P1, Act::KeepOld).plays(P3, Act::KeepOld).plays(P2, Act::ReturnOld);
    ASSERT_EQ(t.phase(), Phase::OfferRoles);
    EXPECT_EQ(t.open().asked, P2);
    t.plays(Act::Draw).role_comes(Role::Gangster);  // again
    while (t.phase() == Phase::DrawRole) t.first();
    t.plays(keeps(Role::Gangster));
    EXPECT_EQ(t.phase(), Phase::RoundStarter);  // nobody else draws
}

// BG-R-52
TEST(GuillotinesRoles, an_empty_role_deck_gives_what_there_is) {
    Table t{5, 3};
    t.shows(P1, Role::Banker).role(P2, Role::Celebrity).role(P3, Role::Gangster);
    t.role(P4, Role::PowerBroker).role(P5, Role::ScamArtist).round_roles();
    for (const Seat seat : {P2, P3, P4, P5}) t.plays(seat, Act::KeepOld);
    t.plays(P1, Act::Draw);
    EXPECT_EQ(t.open().left, 2);  // five are missing, two are there
}

// BG-ROL-15, BG-R-56: whoever has an unrevealed Role is asked, whatever it is.
TEST(GuillotinesRoles, who_is_asked_tells_nothing) {
    for (const Role role : {Role::DisasterSpeculator, Role::Celebrity, Role::Banker}) {
        Table t{3, 3};
        t.hand(P1, {bombs(1)}).market(Toys, {kFloods}).role(P2, role).role(P3, Role::Gangster);
        t.plays(buy(Toys, {bombs(1)})).deal();
        ASSERT_EQ(t.phase(), Phase::Speculate);
        EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
        EXPECT_EQ(t.listed(P2, Act::Reveal), role == Role::DisasterSpeculator ? 1 : 0);
        EXPECT_EQ(t.listed(P3, Act::Reveal), 0);
        EXPECT_EQ(t.listed(P3, Act::Hide), 1);
    }
    Table shown{3, 3};  // BG-R-56: once it lies face-up nobody is asked
    shown.hand(P1, {bombs(1)}).market(Toys, {kFloods}).shows(P2, Role::DisasterSpeculator);
    shown.role(P3, Role::Gangster).plays(buy(Toys, {bombs(1)})).deal();
    EXPECT_EQ(shown.phase(), Phase::DrawStep);
}

// ---- Banker ----

// BG-ROL-20, BG-R-43a
TEST(GuillotinesRoles, a_banker_may_hold_three) {
    Table t = two_tops(3);
    t.hand(P1, {dishes(1), dishes(2)}).role(P1, Role::Banker).begins();
    EXPECT_FALSE(t.allows(Act::Draw));
    t.plays(reveal(Role::Banker));
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // BG-R-43a: the same prompt returns
    t.plays(Act::Draw).card(dishes(3));
    EXPECT_EQ(t.hand(P1).size(), 3u);
}

// BG-ROL-21, BG-R-43
TEST(GuillotinesRoles, a_banker_no_longer_cuts_the_hand) {
    Table t = two_tops(3);
    t.shows(P1, Role::Banker).hand(P1, {dishes(1), dishes(2), kFloods}).round_roles();
    ASSERT_EQ(t.phase(), Phase::CutHand);
    EXPECT_EQ(t.open().asked, P1);
    EXPECT_EQ(t.against(with_cards(Act::Discard, {kFloods})), "BG-R-21 crises-last");
    EXPECT_EQ(t.against(with_cards(Act::Discard, {dishes(1), dishes(2)})),
              "BG-TRN-04 must-choose-cards");
    t.plays(with_cards(Act::Discard, {dishes(1)}));
    EXPECT_EQ(t.hand(P1), bag({dishes(2), kFloods}));
    EXPECT_EQ(t.open().discard, bag({dishes(1)}));
    EXPECT_EQ(t.phase(), Phase::RoleOrder);
}

// ---- Celebrity ----

Table revolution(Table t) {  // P1 brings it
    t.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).hand(P1, {bombs(1)});
    t.market(Toys, {kFloods}).set_aside(0).plays(buy(Toys, {bombs(1)})).deal();
    return t;
}

// BG-ROL-22, BG-R-44a, BG-WIN-05
TEST(GuillotinesRoles, a_celebrity_may_win_the_revolution_of_others) {
    Table t = revolution(Table{3, 3}.role(P2, Role::Celebrity).role(P3, Role::Banker));
    ASSERT_EQ(t.phase(), Phase::Celebrity);
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    t.plays(P3, Act::Hide);
    Table silent = t;
    t.plays(P2, reveal(Role::Celebrity));
    EXPECT_TRUE(t.has_won({P2}, Reason::Celebrity));
    silent.plays(P2, Act::Hide);  // BG-R-44a: need not
    EXPECT_TRUE(silent.has_won({}, Reason::Revolution));
}

// BG-ROL-22: not by one's own action
TEST(GuillotinesRoles, a_celebrity_who_brought_it_loses) {
    Table t = revolution(Table{3, 3}.role(P1, Role::Celebrity).role(P2, Role::Banker));
    ASSERT_EQ(t.phase(), Phase::Celebrity);
    EXPECT_EQ(t.asked(), SeatSet{P2});
    t.plays(P2, Act::Hide);
    EXPECT_TRUE(t.has_won({}, Reason::Revolution));
}

// BG-ROL-23, BG-R-44: a Puppet's Buy is its controller's; the end of a Round is nobody's.
TEST(GuillotinesRoles, whose_action_the_revolution_was) {
    Table puppet{2, 3};
    puppet.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past).set_aside(0);
    puppet.role(P1, Role::Celebrity).role(P2, Role::Banker).market(Toys, {kFloods});
    puppet.puppet_step().rolls(6).rolls(3).plays(claims(Asset::None)).deal();
    ASSERT_EQ(puppet.phase(), Phase::Celebrity);
    EXPECT_EQ(puppet.asked(), SeatSet{P2});
    Table round{3, 3};
    round.six_rebels().rebels(Crisis::DoomsdayCults, 2).panic(Panic::Past);
    round.role(P1, Role::Celebrity).turn_of(P1).last(P1).round_crisis().card(kFloods);
    ASSERT_EQ(round.phase(), Phase::Celebrity);
    round.plays(P1, reveal(Role::Celebrity));
    EXPECT_TRUE(round.has_won({P1}, Reason::Celebrity));
}

// BG-R-44a: not earlier
TEST(GuillotinesRoles, a_celebrity_is_not_revealed_before) {
    Table t = two_tops(3);
    t.role(P1, Role::Celebrity).hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(t.against(reveal(Role::Celebrity)), "BG-ROL-06 role-not-now");
}

}  // namespace
}  // namespace moneybags::guillotines::stories
