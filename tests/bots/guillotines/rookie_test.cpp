// A rookie of Billionaires & Guillotines in situations where any player would know what to do.

#include "bots/bot.h"
#include "bots/guillotines/odds.h"
#include "bots/guillotines/worth.h"
#include "tests/bots/guillotines/table.h"
#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::bot_tables {
namespace {

using namespace stories;

// What a rookie who just sat down does here. Each seed is another temper.
Move rookies_move(const Table& t, Seat seat, std::uint64_t seed) {
    const Guillotines game = game_of(t.rules());
    const AnyState state = AnyState::of(t.state());
    RookieBot bot;
    Rng luck{seed};
    return bot.choose(game, game.view(state, seat), game.legal(state, seat), luck).as<Move>();
}

// Do rookies of all tempers play like this?
template <class Is>
bool always(const Table& t, Seat seat, const Is& is) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        if (!is(rookies_move(t, seat, seed))) return false;
    }
    return true;
}
bool always(const Table& t, const Move& move) {
    return always(t, t.open().asked, [&](const Move& each) { return each == move; });
}
bool always(const Table& t, Seat seat, Act act) {
    return always(t, seat, [&](const Move& each) { return each.act == act; });
}

TEST(GuillotinesRookie, sits_down_at_guillotines) {
    const auto bot = make_bot(*find_ruleset("guillotines"), "rookie");
    ASSERT_TRUE(bot.has_value());
    EXPECT_NE(dynamic_cast<RookieBot*>(bot->get()), nullptr);
}

// The Property Speculator with all but the second Vanity Asset.
Table lacks_vanity(int players, int level) {
    Table t{players, level};
    t.is(P1, Billionaire::PropertySpeculator);
    t.owns(P1, {kGolfPlantation, kThinkTank, kTabloidEmpire, kMegaYacht});
    return t;
}

TEST(GuillotinesRookie, buys_and_takes_the_asset_that_wins) {  // BG-WIN-01
    Table t = lacks_vanity(3, 1);
    t.hand(P1, {bombs(3), dishes(3)}).market(Vanity, {locks(2), locks(1)});
    t.market(Power, {locks(3), locks(3)});
    EXPECT_TRUE(always(
        t, P1, [](const Move& move) { return move.act == Act::Buy && move.market == Vanity; }));
    t.plays(buy(Vanity, {bombs(3), dishes(3)}));
    EXPECT_TRUE(always(t, P1, [](const Move& move) {
        return move.act == Act::Claim && type_of(move.assets[0]) == Vanity;
    }));
}

TEST(GuillotinesRookie, buys_where_it_needs_something) {  // BG-BUY-01
    Table t{3, 1};                                        // the Media Baron needs no Toys
    t.hand(P1, {bombs(3), bolts(3)}).market(Toys, {locks(1), dishes(3)});
    for (const Market m : {Influence, Legacy}) t.market(m, {locks(2), bombs(2)});
    for (const Market m : {Power, Vanity}) t.market(m, {diamonds(2), bolts(2)});
    EXPECT_TRUE(always(t, P1, [](const Move& move) { return move.market != Toys; }));
}

TEST(GuillotinesRookie, claims_what_it_needs_and_what_leads_to_the_bunker) {  // BG-BUY-08
    Table t{3, 3};
    t.hand(P1, {bombs(3), bolts(3)}).market(Legacy, {dishes(2), dishes(1)});
    t.plays(buy(Legacy, {bombs(3), bolts(3)}));
    EXPECT_TRUE(always(t, claims(kEnclave)));
}

TEST(GuillotinesRookie, audits_the_player_who_lacks_one) {  // BG-SPC-03
    Table t{3, 1};
    t.owns(P2, {kEnclave, kArtHoard, kLobbyists, kMegaYacht});
    t.owns(P3, {kPersonalZoo});
    t.hand(P1, {Kind::Audit});
    EXPECT_TRUE(always(t, P1, [&](const Move& move) {
        return move.act != Act::Audit || owner(t.open(), move.assets[0]) == t.open().who[P2];
    }));
    Table policy{3, 4};
    policy.owns(P2, {kEnclave, kArtHoard, kLobbyists, kMegaYacht});
    policy.owns(P3, {kPersonalZoo}).bunker(P2).policy_is_set();
    while (policy.phase() == Phase::SetterTie) policy.falls_to(P1);
    policy.plays(sets(Policy::BillionaireAudited));
    EXPECT_TRUE(always(policy, policy.open().asked, [&](const Move& move) {
        return move.assets[0] != Asset::None &&
               owner(policy.open(), move.assets[0]) == policy.open().who[P2];
    }));
}

TEST(GuillotinesRookie, refuses_an_offer_that_lets_another_win) {  // DP-29, BG-R-27
    Table t{3, 2};  // P2 is the Aristocrat and lacks Vanity
    t.owns(P2, {kEnclave, kArtHoard, kLobbyists, kMegaYacht, kThinkTank});
    t.owns(P1, {kGolfPlantation}).owns(P3, {kTabloidEmpire}).six_rebels();
    t.panics(PanicCard::FascistRule, P2);
    t.plays(P2, with_assets(Act::OfferSwap, kThinkTank, kGolfPlantation)).plays(P2, Act::MakeOffer);
    ASSERT_EQ(t.phase(), Phase::Consent);
    EXPECT_TRUE(always(t, P1, Act::No));
}

TEST(GuillotinesRookie, gives_up_what_it_does_not_need_against_the_revolution) {  // BG-PAN-06
    Table t{3, 2};  // the Media Baron has no use for Toys
    t.owns(P1, {kMegaYacht}).owns(P2, {kTabloidEmpire}).owns(P3, {kSocialMedia});
    t.six_rebels().rebels(Crisis::Floods, 2).panics(PanicCard::ForeignWar, P2);
    for (const Asset asset : {kSocialMedia, kMegaYacht, kTabloidEmpire}) {
        t.plays(P2, with_assets(Act::OfferSacrifice, asset));
    }
    t.plays(P2, Act::MakeOffer);
    EXPECT_TRUE(always(t, P1, Act::Yes));
}

TEST(GuillotinesRookie, surrenders_what_it_does_not_need) {  // BG-EMG-01
    Table t{3, 1};
    t.owns(P1, {kThinkTank, kMegaYacht, kArtHoard});
    for (const Market m : {Influence, Legacy, Toys, Power}) t.stock(m, {});
    t.round_ends();
    ASSERT_EQ(t.phase(), Phase::Emergency);
    EXPECT_TRUE(always(t, P1, [](const Move& move) { return move.assets[0] == kMegaYacht; }));
}

TEST(GuillotinesRookie, reveals_the_celebrity_at_the_revolution) {  // BG-ROL-22
    Table t{3, 3};
    t.role(P2, Role::Celebrity).six_rebels().rebels(Crisis::Famine, 3).panic(Panic::Past);
    t.hand(P1, {bombs(1)}).market(Toys, {kind_of(Crisis::KillerRobots), locks(1)});
    t.plays(buy(Toys, {bombs(1)})).deal();
    ASSERT_EQ(t.phase(), Phase::Celebrity);
    EXPECT_TRUE(always(t, P2, Act::Reveal));
}

TEST(GuillotinesRookie, bids_for_policy_only_with_something_to_gain) {  // DP-18
    Table quiet{3, 4};
    quiet.envelope(P1, {bombs(3), dishes(2)}).envelope(P2, {locks(1)}).policy_is_set();
    ASSERT_EQ(quiet.phase(), Phase::HoldUp);
    EXPECT_TRUE(always(quiet, P1, Act::No));
    Table danger{3, 4};
    danger.six_rebels().rebels(Crisis::Famine, 3).panic(Panic::Past);
    danger.envelope(P1, {bombs(1)}).policy_is_set();
    EXPECT_TRUE(always(danger, P1, Act::Yes));
}

TEST(GuillotinesRookie, represses_the_rebels_when_the_guillotine_is_near) {  // BG-POL-08
    Table t{3, 4};
    t.six_rebels().rebels(Crisis::Famine, 3).panic(Panic::Past).policy_is_set();
    while (t.phase() == Phase::SetterTie) t.falls_to(P1);
    EXPECT_TRUE(always(t, sets(Policy::RepressTheRebels)));
}

TEST(GuillotinesRookie, ends_a_round_early_unless_all_it_lacks_is_for_sale) {  // DP-04, BG-OPT-03
    using List = std::initializer_list<Asset>;
    const auto asked_to_end = [](List owned, Market open, Asset for_sale) {
        Table t{3, 1};  // P2 is the Aristocrat
        for (const Market m : {Influence, Legacy, Toys, Power, Vanity}) t.stock(m, {});
        t.owns(P2, owned).stock(open, {for_sale}).begins().plays(Act::CallVote);
        EXPECT_EQ(t.phase(), Phase::EarlyVote);
        return t;
    };
    const List lacks_vanity = {kEnclave, kArtHoard, kLobbyists, kMegaYacht, kThinkTank};
    EXPECT_TRUE(always(asked_to_end(lacks_vanity, Vanity, kGolfPlantation), P2, Act::No));
    EXPECT_TRUE(always(asked_to_end(lacks_vanity, Power, kLawyers), P2, Act::Yes));
    EXPECT_TRUE(
        always(asked_to_end({kEnclave, kMegaYacht}, Vanity, kGolfPlantation), P2, Act::Yes));
}

TEST(GuillotinesRookie, knows_its_chances) {  // BG-BUY-05 to 07, BG-CRI-06
    Table t{3, 2};                            // the Media Baron's suit is Satellite Dishes
    t.market(Toys, {dishes(2), dishes(3)}).market(Power, {locks(2), bombs(3)});
    t.face_down(Vanity, {locks(1)});
    const View seen = t.seen_by(P1);
    const Unseen unseen{t.rules(), seen};
    const auto chance = [&](Market m, int points) {
        return unseen.stand(Billionaire::MediaBaron, m, false).success(points);
    };
    EXPECT_GT(chance(Toys, 1), 0.99);   // three for it on top, at most three against it below
    EXPECT_LT(chance(Power, 1), 0.15);  // three against it on top: only own suit below helps
    EXPECT_LT(chance(Power, 4), chance(Power, 6));
    Stand known = unseen.fresh(Billionaire::MediaBaron, 0, false);
    known.lay(kind_of(Crisis::BankRun));
    EXPECT_EQ(known.success(3), 0);
    EXPECT_EQ(known.success(4), 1);
    EXPECT_EQ(known.rebels()[1], 1);
    known.lift(kind_of(Crisis::BankRun));
    EXPECT_EQ(known.success(1), 1);
}

TEST(GuillotinesRookie, fears_the_last_rebels_most) {  // BG-REB-02
    Table calm{3, 2}, danger{3, 2};
    danger.six_rebels().rebels(Crisis::Floods, 2);
    const View early = calm.seen_by(P1), late = danger.seen_by(P1);
    const Worth one{calm.rules(), early}, other{danger.rules(), late};
    EXPECT_GT(other.rebels(2), one.rebels(2));
    EXPECT_GT(one.rebels(2), 0);
    EXPECT_LT(other.rebels(-1), 0);
}

}  // namespace
}  // namespace moneybags::guillotines::bot_tables
