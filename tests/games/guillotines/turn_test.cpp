// A turn and its draw: 3.2, and the rulings on them.

#include <gtest/gtest.h>

#include "tests/games/guillotines/story.h"

namespace moneybags::guillotines::stories {
namespace {

// BG-TRN-01
TEST(GuillotinesTurn, is_an_optional_draw_and_then_exactly_one_action) {
    Table t = two_tops();
    t.hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(t.phase(), Phase::DrawStep);
    EXPECT_EQ(t.against(exchange(Toys, Power)), "BG-TRN-02 another-question");
    t.plays(Act::Draw).card(dishes(2));
    EXPECT_EQ(t.phase(), Phase::Action);
    EXPECT_EQ(t.against(just(Act::Draw)), "BG-TRN-01 another-question");
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P2);  // no second Action
    EXPECT_EQ(t.phase(), Phase::DrawStep);
}

// BG-TRN-01: the kinds of Action, each of them one
TEST(GuillotinesTurn, offers_buy_invest_exchange_and_special_cards_as_the_action) {
    Table t = two_tops();
    t.hand(P1, {dishes(1), Kind::Audit}).owns(P2, {kArtHoard});
    EXPECT_EQ(t.listed(Act::Buy), 5 * 3);     // either card or both, at five Markets
    EXPECT_EQ(t.listed(Act::Invest), 5 * 2);  // either card
    EXPECT_EQ(t.listed(Act::ExchangeCard), 2 * 2);
    EXPECT_EQ(t.listed(Act::ExchangeTops), 1);
    EXPECT_EQ(t.listed(Act::Audit), 1);
    EXPECT_EQ(t.listed(Act::Purchase), 0);  // only with Puppets
    EXPECT_EQ(t.listed(Act::Pass), 0);
}

// BG-TRN-02, BG-R-17
TEST(GuillotinesTurn, a_card_may_be_drawn_or_not_and_is_there_for_the_action) {
    Table t = two_tops();
    t.begins();
    EXPECT_EQ(t.listed(Act::Draw), 1);
    EXPECT_EQ(t.listed(Act::Decline), 1);
    Table drawn = t, declined = t;
    drawn.plays(Act::Draw).card(bombs(3));
    EXPECT_EQ(drawn.hand(P1), bag({bombs(3)}));
    EXPECT_TRUE(drawn.allows(buy(Toys, {bombs(3)})));  // BG-R-17
    declined.plays(Act::Decline);
    EXPECT_TRUE(declined.hand(P1).empty());
    EXPECT_EQ(declined.deck_size(), t.deck_size());
}

// BG-TRN-03, BG-TRN-04
TEST(GuillotinesTurn, a_hand_of_two_is_full) {
    Table full = two_tops(), room = two_tops();
    full.hand(P1, {dishes(1), dishes(2)}).begins();
    EXPECT_EQ(full.phase(), Phase::Action);  // nothing to ask
    room.hand(P1, {dishes(1)}).begins();
    EXPECT_EQ(room.phase(), Phase::DrawStep);
    Table holder = two_tops(3);  // is asked because of the Role, but may not draw
    holder.hand(P1, {dishes(1), dishes(2)}).role(P1, Role::Celebrity).begins();
    EXPECT_EQ(holder.phase(), Phase::DrawStep);
    EXPECT_EQ(holder.against(just(Act::Draw)), "BG-TRN-03 hand-full");
}

// BG-TRN-04: a revealed Banker holds three; Roles and envelopes are not in the hand.
TEST(GuillotinesTurn, the_limit_counts_neither_roles_nor_envelopes) {
    Table banker = two_tops(3);
    banker.hand(P1, {dishes(1), dishes(2)}).shows(P1, Role::Banker).begins();
    EXPECT_TRUE(banker.allows(Act::Draw));
    banker.plays(Act::Draw).card(dishes(3));
    EXPECT_EQ(banker.hand(P1).size(), 3u);
    Table rich = two_tops(4);
    rich.hand(P1, {dishes(1)}).envelope(P1, {bombs(1), bombs(2), bombs(3)});
    rich.role(P1, Role::Celebrity).begins();
    EXPECT_TRUE(rich.allows(Act::Draw));
}

// BG-TRN-05
TEST(GuillotinesTurn, an_empty_deck_gives_nothing) {
    Table t = two_tops(3);
    t.deck({}).role(P1, Role::Celebrity).begins();
    EXPECT_EQ(t.phase(), Phase::DrawStep);
    EXPECT_EQ(t.against(just(Act::Draw)), "BG-TRN-05 deck-empty");
    EXPECT_EQ(t.listed(Act::Decline), 1);
}

// BG-TRN-06
TEST(GuillotinesTurn, whoever_can_act_must) {
    Table t = two_tops();
    t.hand(P1, {dishes(1)});
    EXPECT_EQ(t.against(just(Act::Pass)), "BG-TRN-06 must-act");
    Table crisis = two_tops(2);
    crisis.hand(P1, {kFloods});
    EXPECT_EQ(crisis.against(just(Act::Pass)), "BG-TRN-06 must-act");
}

// BG-TRN-06, BG-R-05: nothing in hand and one top card
TEST(GuillotinesTurn, without_any_action_it_goes_on_without_one) {
    Table t{3, 1};
    t.market(Toys, {locks(1), bombs(1)}).begins().plays(Act::Decline);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_EQ(t.open().idle, 1);
    Table asked{3, 3};  // a Role may still be revealed, so this one is asked, and may only pass
    asked.market(Toys, {locks(1)}).role(P1, Role::Banker).acts();
    EXPECT_EQ(asked.phase(), Phase::Action);
    EXPECT_EQ(asked.listed(Act::Pass), 1);
    EXPECT_EQ(asked.listed(Act::Reveal), 1);
    asked.plays(Act::Pass);
    EXPECT_EQ(asked.phase(), Phase::LateWindow);  // the rest of the turn goes on
}

// BG-R-05: a prompt is left out where what lies open leaves one option.
TEST(GuillotinesTurn, an_empty_hand_and_two_top_cards_leave_one_action) {
    Table t = two_tops();
    t.acts();
    EXPECT_EQ(t.top(Toys), bombs(2));
    EXPECT_EQ(t.top(Power), bombs(1));
    EXPECT_EQ(t.open().current, P2);
    EXPECT_EQ(t.open().idle, 0);
}

constexpr Table nothing_to_do() {
    Table t{3, 1, {.early_end = false}};
    for (const Market m : MarketSet::first(kMarkets)) t.stock(m, {});
    for (const Seat seat : {P1, P2, P3}) t.hand(seat, {locks(1)});
    t.owns(P1, {kArtHoard}).owns(P2, {kThinkTank, kMegaYacht}).discard({Kind::Audit, Kind::Audit});
    t.discard({Kind::Scam});
    return t;
}

// BG-R-05
TEST(GuillotinesTurn, as_many_idle_turns_as_players_end_the_round) {
    Table t = nothing_to_do();
    t.begins(P1).plays(Act::Decline).plays(Act::Decline);
    EXPECT_EQ(t.open().idle, 2);
    EXPECT_EQ(t.open().current, P3);
    EXPECT_EQ(t.open().round, 1);
    Table stirred = t;
    t.plays(Act::Decline);
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
    EXPECT_EQ(t.open().last, P3);
    stirred.plays(Act::Draw).card(locks(2));  // a card drawn is something
    EXPECT_EQ(stirred.open().idle, 0);
    EXPECT_EQ(stirred.open().current, P1);
    EXPECT_EQ(stirred.open().stage, Stage::Turn);
}

// BG-R-05: revealing a Role is something, too.
TEST(GuillotinesTurn, a_turn_with_a_role_revealed_is_not_idle) {
    Table t{3, 3, {.early_end = false}};
    for (const Market m : MarketSet::first(kMarkets)) t.stock(m, {});
    t.role(P1, Role::Banker).begins().plays(reveal(Role::Banker)).plays(Act::Decline);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_EQ(t.open().idle, 0);
}

// BG-TRN-07
TEST(GuillotinesTurn, play_goes_to_the_left_and_round) {
    Table t = two_tops();
    for (const Seat seat : {P1, P2, P3}) t.hand(seat, {dishes(1)});
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P2);
    t.plays(Act::Decline).plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P3);
    t.plays(Act::Decline).plays(exchange(Toys, Power));
    EXPECT_EQ(t.open().current, P1);
    EXPECT_EQ(t.open().turn, 4);
}

// BG-TRN-08
TEST(GuillotinesTurn, owned_assets_are_seen_by_all) {
    Table t{3, 1};
    t.owns(P2, {kArtHoard, kMegaYacht});
    for (const Seat seat : {P1, P3, kSpectator}) {
        EXPECT_EQ(t.seen_by(seat).open.owned[t.open().who[P2]], (AssetSet{kArtHoard, kMegaYacht}));
    }
}

// BG-TRN-09
TEST(GuillotinesTurn, unneeded_assets_may_be_owned_and_never_count) {
    Table t{3, 1};
    t.is(P1, Billionaire::MediaBaron).owns(P1, {kMegaYacht, kPersonalZoo}).hand(P1, {bombs(1)});
    EXPECT_EQ(t.lacks(P1), 5u);
    t.plays(buy(Toys, {bombs(1)})).plays(claims(kPrivateIsland));
    EXPECT_EQ(t.assets(P1).size(), 3);
    EXPECT_EQ(t.lacks(P1), 5u);
    // A third of the doubled type and a second of a single one do not count either.
    Table more{3, 1};
    more.is(P1, Billionaire::MediaBaron).owns(P1, {kLobbyists, kThinkTank, kSocialMedia});
    EXPECT_EQ(more.lacks(P1), 3u);
    more.owns(P1, {kArtHoard, kScamCharity});
    EXPECT_EQ(more.lacks(P1), 2u);
    EXPECT_FALSE(more.is_over());
}

// BG-R-41
TEST(GuillotinesTurn, roles_have_three_windows_in_it) {
    Table t = two_tops(3);
    t.hand(P1, {dishes(1)}).role(P1, Role::Banker).begins();
    EXPECT_EQ(t.phase(), Phase::DrawStep);  // W1
    EXPECT_TRUE(t.allows(reveal(Role::Banker)));
    t.plays(Act::Decline);
    EXPECT_EQ(t.phase(), Phase::Action);  // W2
    EXPECT_TRUE(t.allows(reveal(Role::Banker)));
    t.plays(exchange(Toys, Power));
    EXPECT_EQ(t.phase(), Phase::LateWindow);  // W3
    EXPECT_TRUE(t.allows(reveal(Role::Banker)));
    t.plays(Act::Hide);
    EXPECT_EQ(t.open().current, P2);
    EXPECT_FALSE(t.allows(P1, reveal(Role::Banker)));
}

// BG-R-41: never inside a resolution
TEST(GuillotinesTurn, no_role_is_revealed_while_an_asset_is_claimed) {
    Table t{3, 3};
    t.hand(P1, {dishes(1)}).role(P1, Role::Banker).plays(buy(Toys, {dishes(1)}));
    ASSERT_EQ(t.phase(), Phase::Claim);
    EXPECT_EQ(t.against(reveal(Role::Banker)), "BG-BUY-08 another-question");
}

}  // namespace
}  // namespace moneybags::guillotines::stories
