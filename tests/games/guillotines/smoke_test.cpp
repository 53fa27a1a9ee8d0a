// Whole games of Billionaires & Guillotines by chance players, the sizes of the set-up, and the
// rulings that came with the program (BG-R-90 to BG-R-94).

#include <gtest/gtest.h>

#include <string>

#include "arena/playout.h"
#include "games/catalogue.h"
#include "games/embedded.h"
#include "games/guillotines/game.h"
#include "games/guillotines/load.h"
#include "tests/support/object_of.h"

namespace moneybags::guillotines {
namespace {

using testing_support::object_of;

Rules rules_for(int players, int level, Options options = {}) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    options["level"] = level;
    const auto all = complete(ruleset, options);
    const auto rules =
        load_rules(ruleset, players, *all, embedded(ruleset.data), "data/guillotines.json");
    EXPECT_TRUE(rules) << rules.error().sentence();
    return *rules;
}

// Luck and chance players until a seat is asked a question of this phase.
template <class Until>
bool play_until(const Rules& rules, State& state, Rng& luck, const Until& until) {
    while (state.open.phase != Phase::Over) {
        if (until(state)) return true;
        random_step<Family>(rules, state, luck);
    }
    return false;
}

TEST(GuillotinesSmoke, games_of_every_level_and_number_of_players_end) {
    for (int level = 1; level <= kMaxLevel; ++level) {
        for (int players = 2; players <= 5; ++players) {
            for (const bool puppets : {false, true}) {
                const Rules rules = rules_for(players, level, object_of("puppets", puppets));
                for (std::uint64_t seed = 0; seed < 20; ++seed) {
                    SCOPED_TRACE(std::to_string(level) + ", " + std::to_string(players) +
                                 " players, seed " + std::to_string(seed));
                    State state = setup(rules);
                    Rng luck{seed};
                    EXPECT_GT(random_playout<Family>(rules, state, luck), 0u);
                    EXPECT_EQ(state.open.phase, Phase::Over);
                    EXPECT_NE(state.open.reason, Reason::None);
                }
            }
        }
    }
}

struct SetupRow {
    int players;
    bool puppets;
    int level;
    unsigned deck;
    int aside;
    int stars;
};

// Section 2.1, BG-SET-01 to 07.
TEST(GuillotinesSmoke, the_set_up_has_the_sizes_of_table_2_1) {
    const SetupRow rows[] = {
        {2, true,  1, 32, 0, 4},
        {2, true,  2, 35, 9, 4},
        {2, false, 1, 37, 0, 0},
        {2, false, 2, 41, 8, 0},
        {3, true,  1, 36, 0, 0},
        {3, true,  4, 40, 8, 0},
        {4, true,  1, 35, 0, 4},
        {4, true,  3, 39, 8, 4},
        {5, true,  1, 34, 0, 5},
        {5, true,  2, 38, 8, 5},
    };
    for (const SetupRow& row : rows) {
        SCOPED_TRACE(std::to_string(row.players) + " players, level " + std::to_string(row.level));
        const Rules rules = rules_for(row.players, row.level, object_of("puppets", row.puppets));
        State state = setup(rules);
        Rng luck{7};
        ASSERT_TRUE(
            play_until(rules, state, luck, [](const State& s) { return s.open.turn == 1; }));
        EXPECT_EQ(state.secret.deck.size(), row.deck);
        EXPECT_EQ(state.secret.aside.size(), row.aside);
        EXPECT_EQ(owned_by_anybody(state.open).size(), row.stars);
    }
}

// BG-R-90: New Role leads to the Roles themselves, not to the question whether to draw.
TEST(GuillotinesSmoke, new_role_draws_without_asking) {
    const Rules rules = rules_for(4, 4);
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 200 && seen < 5; ++seed) {
        State state = setup(rules);
        Rng luck{seed};
        const auto setting = [](const State& s) { return s.open.phase == Phase::SetPolicy; };
        if (!play_until(rules, state, luck, setting)) continue;
        const Seat setter = state.open.asked;
        apply(rules, state, setter, {.act = Act::SetPolicy, .policy = Policy::NewRole});
        const auto settled = [](const State& s) {
            return s.open.phase == Phase::KeepRole || s.open.phase == Phase::OfferRoles;
        };
        if (state.open.phase != Phase::DrawRole || !play_until(rules, state, luck, settled)) {
            continue;
        }
        ++seen;
        EXPECT_EQ(state.open.phase, Phase::KeepRole);
        EXPECT_FALSE(objection(rules, state, setter, {.act = Act::KeepRole}));  // none of them
    }
    EXPECT_EQ(seen, 5);
}

// BG-R-91
TEST(GuillotinesSmoke, a_kind_put_into_the_envelope_stays_there_for_this_step) {
    const Rules rules = rules_for(3, 4);
    State state = setup(rules);
    Rng luck{3};
    ASSERT_TRUE(play_until(rules, state, luck, [](const State& s) {
        return s.open.phase == Phase::Envelope && s.open.put_in == 0 && s.open.taken_out == 0 &&
               !s.secret.hand[s.open.asked].without_crises().empty();
    }));
    const Seat seat = state.open.asked;
    const Kind kind = state.secret.hand[seat].without_crises().lowest();
    const Kind other = kind == Kind::Scam ? Kind::Audit : Kind::Scam;
    state.secret.envelope[seat] = Bag::of(kind) + Bag::of(other);  // a table made for this
    apply(rules, state, seat,
          {
              .act = Act::Put, .cards = {kind, Kind::None, Kind::None}
    });
    const Move back{
        .act = Act::Take, .cards = {kind, Kind::None, Kind::None}
    };
    const auto no = objection(rules, state, seat, back);
    ASSERT_TRUE(no);
    EXPECT_EQ(no->reason, "just-put-in");
    EXPECT_FALSE(objection(rules, state, seat,
                           {
                               .act = Act::Take, .cards = {other, Kind::None, Kind::None}
    }));
}

// BG-R-92: three equally rich: luck names the first payer among all of them, then the second.
TEST(GuillotinesSmoke, a_tie_among_the_richest_also_settles_who_pays_first) {
    const Rules rules = rules_for(3, 4);
    State state = setup(rules);
    Rng luck{1};
    ASSERT_TRUE(play_until(rules, state, luck,
                           [](const State& s) { return s.open.phase == Phase::SetPolicy; }));
    for (const Seat seat : all_seats(rules)) {
        state.open.at_market = state.open.at_market | own(state.open, seat);
        state.open.owned[state.open.who[seat]].clear();
    }
    apply(rules, state, state.open.asked, {.act = Act::SetPolicy, .policy = Policy::TaxTyranny});
    ASSERT_EQ(state.open.phase, Phase::TaxTie);
    EXPECT_EQ(outcomes(rules, state).size(), 3u);
    const Billionaire first = state.open.who[Seat{2}];
    apply(rules, state, Outcome{.luck = Luck::Tie, .billionaire = first});
    ASSERT_EQ(state.open.phase, Phase::TaxTie);
    EXPECT_EQ(state.open.taxed[0], first);
    EXPECT_EQ(outcomes(rules, state).size(), 2u);
}

// BG-R-93: a Role that lay face-up is shown, once taken, to its new holder and its old one only.
TEST(GuillotinesSmoke, a_taken_role_is_in_two_views) {
    const Rules rules = rules_for(3, 4);
    State state = setup(rules);
    Rng luck{1};
    ASSERT_TRUE(play_until(rules, state, luck,
                           [](const State& s) { return s.open.phase == Phase::SetPolicy; }));
    const Seat setter = state.open.asked;
    const Seat victim = left_of(rules, setter);
    const Seat third = left_of(rules, victim);
    state.secret.barred = {};
    state.open.role_known = {};
    state.open.face_up = PerPlayer<Role>::all(Role::None);
    state.secret.role = PerPlayer<Role>::all(Role::None);
    state.secret.role[setter] = Role::VultureCapitalist;
    state.secret.role[third] = Role::Toady;
    state.open.has_role = {setter, third};
    state.open.face_up[victim] = Role::ScamArtist;
    apply(rules, state, setter,
          {.act = Act::Reveal, .seat = victim, .role = Role::VultureCapitalist});
    EXPECT_EQ(state.open.phase, Phase::SetPolicy);
    EXPECT_EQ(state.open.face_up[victim], Role::VultureCapitalist);
    EXPECT_EQ(view(rules, state, setter).role[setter], Role::ScamArtist);
    EXPECT_EQ(view(rules, state, victim).role[setter], Role::ScamArtist);
    EXPECT_EQ(view(rules, state, third).role[setter], Role::None);
    EXPECT_TRUE(state.secret.barred[setter][third].has(Role::ScamArtist));
}

// BG-R-94
TEST(GuillotinesSmoke, nobody_starts_who_does_not_sit_there) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    EXPECT_TRUE(make_game(ruleset, 3, object_of("starter", 3)));
    const auto refused = make_game(ruleset, 3, object_of("starter", 4));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where, "option starter");
}

// A heap of cards has room for three of a kind; a data file with more is refused with the number.
TEST(GuillotinesSmoke, four_copies_of_a_card_are_refused) {
    const Ruleset& ruleset = *find_ruleset("guillotines");
    std::string data{embedded(ruleset.data)};
    const std::string three = "\"suit\": \"bolts\", \"copies\": [3, 3, 3]";
    const std::size_t at = data.find(three);
    ASSERT_NE(at, std::string::npos);
    data.replace(at, three.size(), "\"suit\": \"bolts\", \"copies\": [3, 4, 3]");
    const auto refused = make_game(ruleset, 3, {}, data, "mine.json");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where, "mine.json: resources[1].copies[1]");
    EXPECT_EQ(refused.error().what, "must be a whole number from 1 to 3, is 4");
}

}  // namespace
}  // namespace moneybags::guillotines
