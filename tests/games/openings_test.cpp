// In how many ways a game may begin. A rule that offers one move more or less, or asks somebody
// else first, changes a number here.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>

#include "games/catalogue.h"

namespace moneybags {
namespace {

using Counts = std::vector<std::uint64_t>;

// What luck does is either gone through, or the first that it may do is done.
enum class LuckIs { Open, Settled };

std::uint64_t lines(const Game& game, const AnyState& state, int steps, LuckIs luck) {
    if (steps == 0) return 1;
    std::uint64_t sum = 0;
    const Turn now = game.turn(state);
    if (now.kind == Turn::Kind::Chance) {
        for (const auto& each : game.outcomes(state)) {
            AnyState next = state;
            game.apply(next, each.outcome);
            if (luck == LuckIs::Settled) return lines(game, next, steps, luck);
            sum += lines(game, next, steps - 1, luck);
        }
    } else if (now.kind == Turn::Kind::Seats) {
        const Seat seat = game.next(state);
        for (const AnyChoice& choice : game.legal(state, seat)) {
            for (std::uint32_t k = 0; k < game.count(choice); ++k) {
                AnyState next = state;
                game.apply(next, seat, game.move(choice, k));
                sum += lines(game, next, steps - 1, luck);
            }
        }
    }
    return sum;
}

struct Opening {
    std::string_view ruleset;
    int players;
    Options options;
    Counts open;     // lines of 1, 2, 3 … steps, those of luck among them
    Counts settled;  // lines of 1, 2, 3 … decisions

    friend std::ostream& operator<<(std::ostream& out, const Opening& o) {
        return out << o.ruleset << ", " << o.players << " players";
    }
};

class Openings : public testing::TestWithParam<Opening> {};

TEST_P(Openings, have_so_many_lines) {
    const Opening& opening = GetParam();
    const auto game = make_game(*find_ruleset(opening.ruleset), opening.players, opening.options);
    ASSERT_TRUE(game) << game.error().sentence();
    const auto counted = [&](std::size_t depths, LuckIs luck) {
        Counts counts;
        for (std::size_t i = 1; i <= depths; ++i) {
            counts.push_back(lines(**game, (*game)->setup(), static_cast<int>(i), luck));
        }
        return counts;
    };
    EXPECT_EQ(counted(opening.open.size(), LuckIs::Open), opening.open);
    EXPECT_EQ(counted(opening.settled.size(), LuckIs::Settled), opening.settled);
}

const Opening kOpenings[] = {
    {"millions-1e",     3, {},                 {3, 30, 600, 12000},           {20, 400, 8000}             },
    {"millions-1e",     4, {{"fooled", true}}, {4, 40, 120, 360, 1080, 3240}, {3, 9, 27, 81, 2754}        },
    {"millions-2e",     3, {},                 {3, 30, 600, 12000},           {20, 400, 8000}             },
    {"millions-2e",     5, {},                 {5, 50, 200, 800, 3200},       {4, 16, 64, 256, 1024, 4096}},
    {"guillotines",     2, {{"level", 1}},     {5, 20, 60, 120, 360, 1080},   {5, 20, 40, 1120, 5022}     },
    {"guillotines",     3, {{"level", 4}},     {5, 20, 60, 720, 7920},        {5, 20, 60, 120, 240, 480}  },
    {"mad-millionaire", 2, {},                 {32, 992, 5952, 29760},        {6, 30}                     },
};
INSTANTIATE_TEST_SUITE_P(AllRulesets, Openings, testing::ValuesIn(kOpenings));

}  // namespace
}  // namespace moneybags
