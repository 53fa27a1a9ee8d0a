// The shark: it plays what is legal, knows nothing that its seat does not, says the same on any
// number of threads, ends in time, and finds what is plainly best.

#include "bots/shark.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/play_on.h"
#include "bots/adviser.h"
#include "bots/habits.h"
#include "tests/bots/table.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"

namespace moneybags::bot_tables {
namespace {

bool has_shark(const Ruleset& ruleset) { return ruleset.id != "coin"; }

// Called at each decision of a game that rookies play, with what the seat's adviser has heard.
template <class Look>
void look_on(const Game& game, std::uint64_t seed, const Look& look) {
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<std::unique_ptr<Adviser>> advisers;
    for (int i = 0; i < game.players(); ++i) {
        bots.push_back(*make_bot(game.ruleset(), "rookie"));
        advisers.push_back(*make_adviser(game.ruleset()));
    }
    Rng luck{seed};
    play_on(
        game, game.setup(), [&](std::uint64_t) -> Rng& { return luck; },
        [&](std::uint64_t step, const AnyState& state, Seat seat) {
            const auto at = static_cast<std::size_t>(seat);
            look(step, state, seat, *advisers[at]);
            return bots[at]->choose(game, game.view(state, seat), game.legal(state, seat), luck);
        },
        [&](Seat seat, const AnyEvent& event) {
            const auto at = static_cast<std::size_t>(seat);
            bots[at]->hear(game, event);
            advisers[at]->hear(game, event);
        });
}

std::vector<std::unique_ptr<Game>> some_games() {
    std::vector<std::unique_ptr<Game>> games;
    int nth = 0;
    for (const Ruleset& ruleset : catalogue()) {
        if (!has_shark(ruleset)) continue;
        for (const Options& options : testing_support::option_sets(ruleset)) {
            if (!testing_support::is_taken(nth++)) continue;
            auto game = make_game(ruleset, ruleset.least_players, options);
            if (game) games.push_back(std::move(*game));
        }
    }
    return games;
}

bool same(const Game& game, const std::vector<Advice>& one, const std::vector<Advice>& other) {
    return std::equal(
        one.begin(), one.end(), other.begin(), other.end(), [&](const Advice& a, const Advice& b) {
            return game.same(a.move, b.move) && a.wins == b.wins && a.error == b.error &&
                   a.playouts == b.playouts && a.often == b.often;
        });
}

// Whatever the seat cannot see may be otherwise: the same advice to the last bit.
TEST(Adviser, knows_what_its_seat_knows_and_says_the_same_on_any_number_of_threads) {
    for (const auto& game : some_games()) {
        int decisions = 0, differed = 0;
        look_on(*game, 5,
                [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser& adviser) {
                    if (++decisions % 23 != 7) return;
                    Rng luck{step};
                    const AnyState other = game->guess(game->view(state, seat), luck);
                    differed += game->same(state, other) ? 0 : 1;
                    const auto advice = [&](const AnyState& there, int threads) {
                        return adviser.judge(
                            *game, game->view(there, seat), game->legal(there, seat),
                            {.playouts = 12, .time = {}, .threads = threads}, step, {});
                    };
                    const std::vector<Advice> here = advice(state, 1);
                    EXPECT_TRUE(same(*game, here, advice(other, 1))) << step;
                    EXPECT_TRUE(same(*game, here, advice(state, 3))) << step;
                    for (const Advice& each : here) {
                        EXPECT_FALSE(game->objection(state, seat, each.move));
                        EXPECT_GE(each.wins, 0.0);
                        EXPECT_LE(each.wins, 1.0);
                    }
                });
        EXPECT_GE(decisions, 7) << game->ruleset().id;
        EXPECT_EQ(differed > 0, game->ruleset().id != "mad-millionaire") << game->ruleset().id;
    }
}

// A move that somebody made is judged, however odd, and an amount that nobody would name.
TEST(Adviser, judges_the_move_that_it_is_asked_about) {
    for (const auto& game : some_games()) {
        look_on(*game, 8,
                [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser& adviser) {
                    if (step % 31 != 3) return;
                    const std::vector<AnyChoice> legal = game->legal(state, seat);
                    Rng luck{step};
                    const AnyMove move = game->draw_move(legal, luck);
                    const std::vector<Advice> all =
                        adviser.judge(*game, game->view(state, seat), legal,
                                      {.playouts = 8, .time = {}}, step, move);
                    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Advice& each) {
                        return game->same(each.move, move);
                    }));
                });
    }
}

// Who picks the same role whenever things are the same can be read; what everybody sees need not be
// mixed.
TEST(Adviser, mixes_what_is_chosen_in_secret_and_nothing_else) {
    const auto game = make_game(ruleset_named("millions-1e"), 5, {});
    int picks = 0, mixed = 0;
    look_on(**game, 4,
            [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser& adviser) {
                const bool secret =
                    state.as<millions::State>().open.phase == millions::Phase::Picking;
                if (!secret && step % 17 != 0) return;
                const std::vector<Advice> all =
                    adviser.judge(**game, (*game)->view(state, seat), (*game)->legal(state, seat),
                                  {.playouts = 16, .time = {}}, step, {});
                double often = 0;
                for (const Advice& each : all) often += each.often;
                EXPECT_NEAR(often, 1.0, 1e-9);
                if (!secret) {
                    EXPECT_EQ(all.front().often, 1.0);
                }
                picks += secret ? 1 : 0;
                mixed += secret && all.front().often < 0.9 ? 1 : 0;
            });
    EXPECT_GE(picks, 5);
    EXPECT_GE(mixed * 2, picks);
}

// Most decisions of a drive are plain after a fraction of the playouts that there may be.
TEST(Adviser, thinks_no_further_when_it_is_clear_which_move_is_best) {
    constexpr std::uint32_t kPlayouts = 2000;
    const auto game = make_game(ruleset_named("mad-millionaire"), 2, {});
    int clear = 0, unclear = 0;
    look_on(**game, 1,
            [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser& adviser) {
                if (step % 5 != 0 || step > 300) return;
                const auto all =
                    adviser.judge(**game, (*game)->view(state, seat), (*game)->legal(state, seat),
                                  {.playouts = kPlayouts, .time = {}}, step, {});
                if (all.size() < 2) return;
                std::uint32_t played = 0;
                for (const Advice& each : all) played += each.playouts;
                ++(played < kPlayouts / 2 ? clear : unclear);
                if (played >= kPlayouts / 2) return;
                const auto best = std::max_element(
                    all.begin(), all.end(),
                    [](const Advice& a, const Advice& b) { return a.wins < b.wins; });
                EXPECT_EQ(best, all.begin()) << "step " << step;
            });
    EXPECT_GT(clear, 0);
    EXPECT_GT(unclear, 0);
}

TEST(Adviser, gives_everybody_a_chance_that_adds_up) {
    for (const auto& game : some_games()) {
        look_on(
            *game, 3, [&](std::uint64_t, const AnyState& state, Seat seat, const Adviser& adviser) {
                const std::vector<double> chances = adviser.chances(*game, game->view(state, seat));
                ASSERT_EQ(chances.size(), static_cast<std::size_t>(game->players()) + 1);
                double all = 0;
                for (const double each : chances) all += each;
                EXPECT_NEAR(all, 1.0, 0.001);
            });
    }
}

// With nearly no time it still has an answer, and with a little time it does not take much more.
TEST(Shark, answers_when_its_time_is_up) {
    const auto game = make_game(ruleset_named("millions-1e"), 5, {});
    std::unique_ptr<Bot> bot = *make_bot((*game)->ruleset(), "shark");
    bot->think({.playouts = 1'000'000, .time = std::chrono::milliseconds(5), .threads = 2});
    look_on(**game, 1, [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser&) {
        if (step % 40 != 20) return;
        Rng luck{step};
        const AnyMove move = bot->copy()->choose(**game, (*game)->view(state, seat),
                                                 (*game)->legal(state, seat), luck);
        EXPECT_FALSE((*game)->objection(state, seat, move));
    });
}

TEST(Shark, takes_no_more_than_its_time) {
    const auto game = make_game(ruleset_named("millions-1e"), 5, {});
    std::unique_ptr<Bot> bot = *make_bot((*game)->ruleset(), "shark");
    bot->think({.playouts = 1'000'000, .time = std::chrono::milliseconds(200)});
    look_on(**game, 1, [&](std::uint64_t step, const AnyState& state, Seat seat, const Adviser&) {
        if (step != 20) return;
        Rng luck{step};
        const auto began = std::chrono::steady_clock::now();
        bot->choose(**game, (*game)->view(state, seat), (*game)->legal(state, seat), luck);
        EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(2));
    });
}

TEST(Shark, thinks_in_the_ring_as_long_as_its_name_says) {
    const Ruleset& ruleset = ruleset_named("mad-millionaire");
    for (const std::string_view name : {"shark@8", "shark@10ms", "shark@1000ms"}) {
        EXPECT_TRUE(make_for_the_ring(ruleset, name).has_value()) << name;
    }
    for (const std::string_view name : {"shark@", "shark@0", "shark@fast", "shark@5s", "shark@-1",
                                        "shark@99999999999", "rookie@10ms"}) {
        const auto bot = make_for_the_ring(ruleset, name);
        ASSERT_TRUE(bot.has_error()) << name;
        EXPECT_THAT(bot.error().sentence(), testing::HasSubstr("shark@100ms")) << name;
    }
}

// Few games and few playouts, but regulars are seldom that unlucky: one's fair share is 0.2.
TEST(Shark, wins_more_than_regulars_do) {
    const auto game = make_game(ruleset_named("millions-1e"), 5, {});
    int wins = 0;
    const int games = testing_support::scaled(20);
    for (int i = 0; i < games; ++i) {
        Bots bots;
        for (int seat = 0; seat < 5; ++seat) {
            bots.push_back(*make_bot((*game)->ruleset(), seat == i % 5 ? "shark" : "regular"));
            bots.back()->think({.playouts = 64, .time = {}});
        }
        const Standing standing = ending(**game, bots, static_cast<std::uint64_t>(i));
        wins += standing.winners.has(Seat{static_cast<std::uint8_t>(i % 5)}) ? 1 : 0;
    }
    EXPECT_GE(wins, games / 4) << "of " << games;
}

}  // namespace
}  // namespace moneybags::bot_tables
