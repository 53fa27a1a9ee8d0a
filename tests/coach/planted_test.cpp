// Blunders that were planted, one in each game: the coach finds them, and does not find any in what
// a shark played. `tools/bots/coach` runs this with many games and prints what came of it.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "bots/shark.h"
#include "tests/coach/played.h"

namespace moneybags::coach_tests {
namespace {

// Of each ruleset; without it as few as every run of the tests can afford.
const char* const kWanted = std::getenv("MONEYBAGS_PLANTED");
int games_of_each() { return kWanted == nullptr ? 1 : std::atoi(kWanted); }
constexpr std::uint32_t kPlayouts = 48;

struct Setting {
    std::string_view game;
    int players = 0;
    Options options;
};
std::vector<Setting> settings() {
    return {
        {"millions-1e",     5, {}},
        {"millions-2e",     5, {}},
        {"guillotines",     4, {}},
        {"mad-millionaire", 4, {}}
    };
}

struct Planted {
    Session session;
    Seat seat{};
    std::size_t step = 0;  // of the blunder; 0: none was possible
};

// A shark among regulars. If it is to blunder it does once: from its `skip`th decision on, as soon
// as one of some moves is found that is plainly worse than its own.
Planted shark_game(const Setting& setting, std::uint64_t seed, std::uint32_t playouts,
                   bool blunders, int skip) {
    const Ruleset& ruleset = *find_ruleset(setting.game);
    const Seat seat{static_cast<std::uint8_t>(seed % static_cast<std::uint64_t>(setting.players))};
    Planted planted{begun(ruleset, setting.players, setting.options), seat, 0};
    Session& session = planted.session;
    const Game& game = session.game();
    Bots bots(ruleset, setting.players, "regular");
    std::unique_ptr<Bot> shark = *make_bot(ruleset, "shark");
    shark->think({.playouts = playouts, .time = {}});
    bots.replace(seat, std::move(shark));
    const std::unique_ptr<Adviser> adviser = *make_adviser(ruleset);
    Rng luck{seed}, whim{seed + 1};
    int decisions = 0;
    const auto is_blunder = [&](const AnyMove& own, const AnyMove& move) {
        const AnyView view = game.view(session.state(), seat);
        const auto worse = [&](std::uint32_t times, std::uint64_t worlds) {
            const Advantage by = adviser->compare(
                game, view, own, move, {.playouts = kPlayouts * times, .time = {}}, worlds);
            return by.wins > 0.12 && by.wins > 3 * by.error;
        };
        return worse(1, seed) && worse(4, seed + 1);
    };
    play_out(
        session, luck,
        [&](const Session& now, Seat mover) {
            const AnyMove own = bots.choose(now, mover, luck);
            if (mover != seat || !blunders || planted.step > 0) return own;
            const std::vector<AnyChoice> legal = game.legal(now.state(), seat);
            if (++decisions <= skip) return own;
            for (int tries = 0; tries < 3; ++tries) {
                const AnyMove move = game.draw_move(legal, whim);
                if (game.same(own, move) || !is_blunder(own, move)) continue;
                planted.step = now.records().size() + 1;
                return move;
            }
            return own;
        },
        [&](Seat hearer, const AnyEvent& event) {
            bots[hearer].hear(game, event);
            if (hearer == seat) adviser->hear(game, event);
        });
    return planted;
}

TEST(Planted, blunders_are_named_among_the_first_three_turning_points) {
    int all = 0, named = 0;
    for (const Setting& setting : settings()) {
        int found = 0, games = 0;
        for (std::uint64_t seed = 1; games < games_of_each() && seed < 500; ++seed) {
            const Planted planted =
                shark_game(setting, seed, kPlayouts, true, static_cast<int>(seed % 5) * 3);
            if (planted.step == 0) continue;
            ++games;
            const Coach coach = looked_back(planted.session, planted.seat, kPlayouts);
            const auto& points = coach.turning_points();
            for (std::size_t i = 0; i < points.size() && i < 3; ++i) {
                found += points[i].step == planted.step ? 1 : 0;
            }
        }
        std::cout << setting.game << ": " << found << " of " << games << " named\n";
        EXPECT_GE(10 * found, 9 * games) << setting.game;
        all += games;
        named += found;
    }
    EXPECT_GT(all, 0);
    EXPECT_GE(10 * named, 9 * all);
}

// Of the sharks' own decisions next to none may look like a mistake. The coach looks four times as
// closely where he doubts one, so that in earnest they think longer than he does, as at a table.
TEST(Planted, next_to_nothing_is_found_in_what_a_shark_played) {
    const std::uint32_t playouts = kPlayouts * (kWanted == nullptr ? 1 : 16);
    for (const Setting& setting : settings()) {
        std::size_t points = 0, decisions = 0;
        double worst = 0;
        for (int i = 0; i < games_of_each(); ++i) {
            const auto seed = static_cast<std::uint64_t>(1000 + i);
            const Planted planted = shark_game(setting, seed, playouts, false, 0);
            const Coach coach = looked_back(planted.session, planted.seat, kPlayouts);
            points += coach.turning_points().size();
            decisions += coach.decisions();
            if (!coach.turning_points().empty()) {
                worst = std::max(worst, coach.turning_points().front().advantage.wins);
            }
        }
        std::cout << setting.game << ": " << points << " of " << decisions
                  << " decisions, the worst " << worst << "\n";
        EXPECT_LE(points, 1 + decisions / 50) << setting.game;
    }
}

}  // namespace
}  // namespace moneybags::coach_tests
