// What a host may choose: 3.18, 4.7.

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "games/embedded.h"
#include "games/guillotines/load.h"
#include "tests/games/guillotines/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::guillotines::stories {
namespace {

// ---- Special Action cards ----

// BG-OPT-01
TEST(GuillotinesOptions, special_cards_may_be_left_out) {
    const Table t = Table::ready(3, 1, {.specials = false});
    EXPECT_EQ(t.deck_size(), 36 - 4);
    EXPECT_TRUE(t.secret().deck.specials().empty());
}

// BG-OPT-01: added at any Gather, if all agree
TEST(GuillotinesOptions, special_cards_may_be_added_at_a_gather_by_consent_of_all) {
    Table t{3, 1, {.specials = false}};
    t.round_ends();
    ASSERT_EQ(t.phase(), Phase::SpecialsVote);
    EXPECT_EQ(t.asked(), (SeatSet{P1, P2, P3}));
    t.plays(P1, Act::Yes).plays(P2, Act::Yes);
    Table refused = t;
    t.plays(P3, Act::Yes);
    EXPECT_EQ(t.secret().deck.specials().size(), 4u);
    t.deal().falls_to(P1).round_ends();
    EXPECT_NE(t.phase(), Phase::SpecialsVote);  // once they are in, no more is asked
    refused.plays(P3, Act::No);
    EXPECT_TRUE(refused.secret().deck.specials().empty());
    refused.deal().falls_to(P1).round_ends();
    EXPECT_EQ(refused.phase(), Phase::SpecialsVote);  // any Gather
}

// ---- level-up ----

Table agreed(Table t) {
    for (const Seat seat : all_seats(t.rules())) t.plays(seat, Act::Yes);
    return t;
}

// BG-OPT-02
TEST(GuillotinesOptions, the_level_rises_by_one_when_all_agree_before_gather) {
    Table t{3, 1, {.level_up = true}};
    t.discard({bombs(1)}).round_ends();
    ASSERT_EQ(t.phase(), Phase::LevelVote);
    EXPECT_FALSE(t.open().discard.empty());  // before Gather
    t.plays(P1, Act::Yes).plays(P2, Act::No).plays(P3, Act::Yes);
    EXPECT_EQ(t.open().level, 1);
    Table up = agreed(Table{3, 1, {.level_up = true}}.round_ends());
    EXPECT_EQ(up.open().level, 2);
    Table off{3, 1};
    EXPECT_NE(off.round_ends().phase(), Phase::LevelVote);
    Table top{3, 4, {.level_up = true}};
    EXPECT_NE(top.round_ends().phase(), Phase::LevelVote);
}

// BG-R-80: to level 2
TEST(GuillotinesOptions, level_2_brings_crises_but_none_at_this_rounds_end) {
    for (const int players : {2, 3}) {
        Table t = agreed(Table{players, 1, {.level_up = true}}.round_ends());
        ASSERT_EQ(t.phase(), Phase::AddCrisis);
        EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 12u);
        while (t.phase() == Phase::AddCrisis) t.first();
        EXPECT_EQ(t.secret().deck.crises().size(), players == 2 ? 3u : 4u);
        EXPECT_EQ(t.secret().aside.size(), players == 2 ? 9 : 8);
        t.deal();
        EXPECT_EQ(t.phase(), Phase::RoundStarter);  // no Crisis is placed
        EXPECT_EQ(t.rebels(), 0);
    }
}

// BG-R-80: to level 3
TEST(GuillotinesOptions, level_3_brings_the_bunker_and_a_draft_from_the_poorest) {
    Table t{3, 2, {.level_up = true}};
    t.owns(P1, {kEnclave, kNobleEstate}).owns(P3, {kMegaYacht}).set_aside(0).round_ends();
    t = agreed(t);
    EXPECT_EQ(t.open().bunker, P1);
    t.deal();
    ASSERT_EQ(t.phase(), Phase::DrawRole);
    EXPECT_EQ(t.open().asked, P2);  // the poorest, and on to the left
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 6u);
    t.first().first().first();
    EXPECT_EQ(t.open().asked, P3);
    t.first().first().first();
    EXPECT_EQ(t.open().asked, P1);
    t.first().first().first();
    EXPECT_EQ(t.open().has_role, (SeatSet{P1, P2, P3}));
    EXPECT_EQ(t.open().round, 2);
    EXPECT_EQ(t.open().current, P2);
}

// BG-R-80: among equally poor, lots
TEST(GuillotinesOptions, a_late_draft_may_need_lots) {
    Table t = agreed(Table{3, 2, {.level_up = true}}.set_aside(0).round_ends()).deal();
    ASSERT_EQ(t.phase(), Phase::DraftTie);
    t.falls_to(P3);
    EXPECT_EQ(t.open().asked, P3);
}

// BG-R-80: to level 4
TEST(GuillotinesOptions, level_4_brings_the_green_roles_but_no_policy_yet) {
    Table t{3, 3, {.level_up = true}};
    t.owns(P1, {kEnclave}).owns(P2, {kThinkTank}).set_aside(0).round_ends();
    t = agreed(t).deal();
    ASSERT_EQ(t.phase(), Phase::OfferRoles);
    t.plays(Act::Draw);
    EXPECT_EQ(outcomes(t.rules(), t.state()).size(), 9u);
    while (t.open().round == 1) t.first();
    EXPECT_EQ(t.open().policy, Policy::None);
    Table fourth{3, 4};  // whereas at level 4 it would be set now
    fourth.set_aside(0).round_crisis();
    while (fourth.phase() != Phase::SetPolicy && fourth.open().round == 1) fourth.first();
    EXPECT_EQ(fourth.phase(), Phase::SetPolicy);
}

// ---- the early end ----

constexpr Table one_market(Settings with = {}) {
    Table t{3, 1, with};
    for (const Market m : {Influence, Legacy, Power, Vanity}) t.stock(m, {});
    t.last(P3).owns(P1, {kArtHoard}).owns(P2, {kThinkTank});
    return t;
}

// BG-OPT-03, BG-R-82
TEST(GuillotinesOptions, a_round_may_be_ended_early_if_all_agree) {
    Table t = one_market();
    t.begins();
    ASSERT_EQ(t.phase(), Phase::CallEarlyEnd);
    EXPECT_EQ(t.asked(), SeatSet{P1});
    EXPECT_EQ(t.open().turn, 0);  // the vote precedes the turn
    Table quiet = t;
    t.plays(Act::CallVote);
    EXPECT_EQ(t.asked(), (SeatSet{P2, P3}));
    t.plays(P2, Act::Yes);
    Table refused = t;
    t.plays(P3, Act::Yes);
    EXPECT_EQ(t.open().stage, Stage::RoundEnd);
    EXPECT_EQ(t.open().last, P3);  // BG-R-82: the caller's turn does not happen
    EXPECT_EQ(t.open().turn, 0);
    refused.plays(P3, Act::No);
    EXPECT_EQ(refused.open().turn, 1);
    EXPECT_EQ(refused.phase(), Phase::DrawStep);  // once per turn
    quiet.plays(Act::GoOn);
    EXPECT_EQ(quiet.phase(), Phase::DrawStep);
}

// BG-OPT-03: only while at most one Market is open, and if the option is on
TEST(GuillotinesOptions, the_early_end_needs_closed_markets_and_the_option) {
    Table two = one_market(), off = one_market({.early_end = false}), none = one_market();
    two.stock(Power, {kLawyers}).begins();
    EXPECT_EQ(two.phase(), Phase::DrawStep);
    off.begins();
    EXPECT_EQ(off.phase(), Phase::DrawStep);
    none.stock(Toys, {}).begins();
    EXPECT_EQ(none.phase(), Phase::CallEarlyEnd);
}

// ---- Puppets, questions, limits ----

// BG-OPT-04
TEST(GuillotinesOptions, two_may_play_without_puppets) {
    Table t = Table::ready(2, 1, {.puppets = false});
    EXPECT_EQ(t.open().puppet[P1], Billionaire::None);
    Table turn{2, 1, {.puppets = false}};
    turn.hand(P1, {bolts(3)}).market(Toys, {locks(1)}).market(Power, {locks(2)});
    EXPECT_EQ(turn.against(purchase(kMegaYacht, {bolts(3)})), "BG-OPT-04 no-puppets");
    turn.plays(exchange(Toys, Power));
    EXPECT_EQ(turn.open().current, P2);  // no Puppet step
    EXPECT_EQ(turn.phase(), Phase::DrawStep);
}

// BG-OPT-05: a talking game for the page; no rule asks.
TEST(GuillotinesOptions, closed_market_questions_change_no_rule) {
    Rules with = figures(3, 4), without = figures(3, 4);
    without.questions = false;
    State one = setup(with), two = setup(without);
    Rng luck{5}, same{5};
    for (int i = 0; i < 500 && one.open.phase != Phase::Over; ++i) {
        testing_support::step_anyhow(with, one, luck);
        testing_support::step_anyhow(without, two, same);
        ASSERT_EQ(one, two);
    }
}

// BG-OPT-06, BG-R-81
TEST(GuillotinesOptions, the_turn_limit_ends_the_game_before_the_turn_after_it) {
    Table t{3, 1, {.turn_limit = 20}};
    t.market(Toys, {locks(1)}).market(Power, {locks(2)}).hand(P1, {bombs(1)}).hand(P2, {bombs(2)});
    t.turns(19).plays(exchange(Toys, Power));
    EXPECT_FALSE(t.is_over());
    EXPECT_EQ(t.open().turn, 20);  // the last one allowed
    t.plays(Act::Decline).plays(exchange(Toys, Power));
    EXPECT_TRUE(t.has_won({}, Reason::Stalemate));
    EXPECT_EQ(t.open().turn, 20);
}

// BG-OPT-06: 500 unless said otherwise; every option as its clause says
TEST(GuillotinesOptions, have_the_defaults_of_the_table) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    const auto all = complete(ruleset, {});
    ASSERT_TRUE(all);
    const auto rules = load_rules(ruleset, 2, *all, embedded(ruleset.data), "data");
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->turn_limit, 500);
    EXPECT_TRUE(rules->specials);   // BG-OPT-01 is off
    EXPECT_FALSE(rules->level_up);  // BG-OPT-02
    EXPECT_TRUE(rules->early_end);  // BG-OPT-03
    EXPECT_TRUE(rules->puppets);    // BG-OPT-04 is off
    EXPECT_EQ(rules->level, 1);
    EXPECT_EQ(rules->starter, kNobody);
}

// BG-R-94
TEST(GuillotinesOptions, a_starter_must_sit_at_the_table) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    Options named;
    named["starter"] = 4;
    EXPECT_TRUE(make_game(ruleset, 4, named));
    const auto refused = make_game(ruleset, 3, named);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where, "option starter");
    EXPECT_EQ(refused.error().what,
              "must be a seat of the 3 at the table, or 0 to draw lots; is 4");
}

}  // namespace
}  // namespace moneybags::guillotines::stories
