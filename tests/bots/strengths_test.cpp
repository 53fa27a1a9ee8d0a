// Strengths from 1 to 10: each plays every game legally and to its end, the same by the same seed,
// and none thinks further than it should.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/match.h"
#include "bots/strength.h"
#include "tests/bots/table.h"
#include "tests/support/option_sets.h"
#include "tests/support/random_network.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

using testing::HasSubstr;
using testing_support::RandomNetworks;

bool has_strengths(const Ruleset& ruleset) { return ruleset.id != "coin"; }  // it has no network

// One game with two strengths at the table; how it ends, and every move on the way.
struct Played {
    Standing standing;
    std::vector<AnyMove> moves;
};
Played play_one(const Game& game, std::size_t strongest, std::uint64_t seed) {
    Bots bots;
    for (int i = 0; i < game.players(); ++i) {
        const std::size_t weaker = i % 2 == 0 && strongest > 0 ? 1 : 0;
        bots.push_back(*make_bot(game.ruleset(), kStrengths[strongest - weaker]));
        bots.back()->think({.playouts = 8, .time = {}});
    }
    Played played;
    Rng luck{seed};
    AnyState state = game.setup();
    for (int step = 0; game.turn(state).kind != Turn::Kind::Over; ++step) {
        EXPECT_LT(step, 30'000) << "it does not end";
        if (::testing::Test::HasFailure()) return played;
        std::vector<AnyEvent> events;
        if (game.turn(state).kind == Turn::Kind::Chance) {
            events = game.apply(state, draw(game.outcomes(state), luck));
        } else {
            const Seat seat = game.next(state);
            const AnyMove move = bots[static_cast<std::size_t>(seat)]->choose(
                game, game.view(state, seat), game.legal(state, seat), luck);
            EXPECT_FALSE(game.objection(state, seat, move)) << "step " << step;
            if (::testing::Test::HasFailure()) return played;
            played.moves.push_back(move);
            events = game.apply(state, seat, move);
        }
        for (const AnyEvent& event : events) {
            for (std::size_t i = 0; i < bots.size(); ++i) {
                const Seat seat{static_cast<std::uint8_t>(i)};
                if (game.audience(event).includes(seat)) bots[i]->hear(game, event);
            }
        }
    }
    played.standing = game.standing(state);
    return played;
}

TEST(Strengths, play_whole_games_of_every_ruleset_legally_and_the_same_by_seed) {
    int nth = 0;
    for (const Ruleset& ruleset : catalogue()) {
        if (!has_strengths(ruleset)) continue;
        const std::vector<Options> sets = testing_support::option_sets(ruleset);
        for (std::size_t strength = 0; strength < kStrengths.size(); ++strength, ++nth) {
            if (!testing_support::is_taken(nth)) continue;
            SCOPED_TRACE(std::string(ruleset.id) + ", " + std::string(kStrengths[strength]));
            auto game =
                make_game(ruleset, ruleset.least_players + 1, sets[strength * 7 % sets.size()]);
            if (!game) game = make_game(ruleset, ruleset.least_players + 1, {});
            const Played one = play_one(**game, strength, strength + 1);
            const Played again = play_one(**game, strength, strength + 1);
            ASSERT_FALSE(HasFailure());
            ASSERT_EQ(one.moves.size(), again.moves.size());
            for (std::size_t i = 0; i < one.moves.size(); ++i) {
                ASSERT_TRUE((*game)->same(one.moves[i], again.moves[i])) << i;
            }
            EXPECT_EQ(one.standing.winners, again.standing.winners);
        }
    }
}

// ---- who may sit down ----

TEST(Strengths, are_ten_where_there_is_a_network) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        EXPECT_EQ(bot_strengths(ruleset), has_strengths(ruleset) ? 10 : 0);
        for (const std::string_view each : kStrengths) {
            EXPECT_EQ(make_bot(ruleset, each).has_value(), has_strengths(ruleset));
            EXPECT_EQ(knows_level(ruleset, each), has_strengths(ruleset));
            EXPECT_THAT(bot_levels(ruleset), testing::Not(testing::Contains(each)));
        }
    }
}

// The slider shows them there; docs/bots.md has what was measured.
TEST(Strengths, have_all_levels_with_a_name_beside_them_in_their_order) {
    for (const Ruleset& ruleset : catalogue()) {
        if (!has_strengths(ruleset)) continue;
        SCOPED_TRACE(ruleset.id);
        int before = 0;
        for (const std::string_view level : bot_levels(ruleset)) {
            const auto place = strength_like(ruleset, level);
            ASSERT_TRUE(place) << level;
            EXPECT_GT(*place, before) << level;
            before = *place;
        }
        EXPECT_EQ(strength_like(ruleset, "random"), 1);
        EXPECT_EQ(strength_like(ruleset, "shark"), 10);
    }
    EXPECT_FALSE(strength_like(ruleset_named("millions-1e"), "grandmaster"));
}

TEST(Strengths, that_there_are_not_are_refused_with_those_that_there_are) {
    for (const std::string_view level : {"0", "11", "07", "-1", "1.5", " 1", "1 … 10", ""}) {
        SCOPED_TRACE(level);
        EXPECT_FALSE(knows_level(ruleset_named("millions-1e"), level));
        const auto bot = make_bot(ruleset_named("millions-1e"), level);
        ASSERT_TRUE(bot.has_error());
        EXPECT_THAT(bot.error().sentence(),
                    HasSubstr("choose from random, rookie, regular, shark, 1 … 10"));
    }
    EXPECT_THAT(make_bot(ruleset_named("coin"), "1").error().sentence(),
                testing::EndsWith("choose from random, rookie"));
}

TEST(Strengths, give_way_to_the_rookie_without_a_network) {
    const Ruleset& ruleset = ruleset_named("millions-1e");
    const RandomNetworks networks;
    networks.remove("millions");
    EXPECT_EQ(bot_strengths(ruleset), 0);
    EXPECT_TRUE(knows_level(ruleset, "7"));  // a table that has it can still be read
    for (const std::string_view each : kStrengths) {
        const Company company = make_company(ruleset, each, {});
        EXPECT_NE(dynamic_cast<millions::RookieBot*>(company.bot.get()), nullptr);
        ASSERT_TRUE(company.instead);
        EXPECT_THAT(company.instead->sentence(), HasSubstr("bot level \"" + std::string(each)));
        EXPECT_THAT(company.instead->sentence(), HasSubstr("millions.net: cannot be read"));
    }
}

// ---- how they play ----

// However much time a table gives, a strength stays what it is: told to think for longer it
// chooses the same, and its copy too.
TEST(Strengths, think_no_further_than_they_should) {
    const auto game = make_game(ruleset_named("millions-1e"), 5, {});
    const auto chosen = [&](Bot& bot) {
        AnyState state = (*game)->setup();
        Rng luck{3};
        while ((*game)->turn(state).kind == Turn::Kind::Chance) {
            (*game)->apply(state, draw((*game)->outcomes(state), luck));
        }
        std::vector<AnyMove> moves;
        const Seat seat = (*game)->next(state);
        for (std::uint64_t i = 0; i < 8; ++i) {
            Rng mind{i};
            moves.push_back(
                bot.choose(**game, (*game)->view(state, seat), (*game)->legal(state, seat), mind));
        }
        return moves;
    };
    const auto same = [&](const std::vector<AnyMove>& one, const std::vector<AnyMove>& other) {
        return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                          [&](const AnyMove& a, const AnyMove& b) { return (*game)->same(a, b); });
    };
    const auto ninth = make_bot((*game)->ruleset(), "9");
    const std::vector<AnyMove> before = chosen(**ninth);
    (*ninth)->think({.playouts = 128, .time = {}});
    EXPECT_TRUE(same(chosen(**ninth), before));
    const std::unique_ptr<Bot> copy = (*ninth)->copy();
    copy->think({.playouts = 128, .time = {}});
    EXPECT_TRUE(same(chosen(*copy), before));
    const auto full = make_bot((*game)->ruleset(), "10");
    (*full)->think({.playouts = 128, .time = {}});
    EXPECT_FALSE(same(chosen(**full), before));
}

// One of them among weaker ones, with the same luck as a weaker one on the same chair. Few games
// and a wide bar: docs/bots.md has what was measured step by step.
TEST(Strength, two_steps_further_wins_far_more) {
    struct Row {
        std::string_view game;
        int players;
        std::string_view weaker, stronger;
    };
    constexpr Row kRows[] = {
        {"millions-1e",     5, "2", "4"},
        {"millions-2e",     5, "4", "6"},
        {"guillotines",     4, "5", "7"},
        {"mad-millionaire", 4, "6", "8"},
    };
    for (const Row& row : kRows) {
        SCOPED_TRACE(row.game);
        const Ruleset& ruleset = ruleset_named(row.game);
        const auto game = make_game(ruleset, row.players, {});
        const Match match(**game,
                          {own_entrant(ruleset, std::string(row.stronger), 1),
                           own_entrant(ruleset, std::string(row.weaker), row.players - 1)},
                          1);
        const std::vector<Deal> deals = match.play(0, 20, 1, [] {});
        const Score score = moneybags::tally(match, deals).scores.front();
        ASSERT_TRUE(score.ratio);
        EXPECT_GT(score.ratio->value, 1.4);
    }
}

}  // namespace
}  // namespace moneybags::bot_tables
