// Equilibria against games whose solution is known, and against brute force; and what a heist pays
// against heists that were played.

#include "study/solve.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/catalogue.h"
#include "study/heist.h"
#include "study/study.h"

namespace moneybags {
namespace {

using Payoffs = std::vector<std::vector<double>>;

OneShot two_players(const Payoffs& one, const Payoffs& two) {
    const std::vector<std::string> rows(one.size(), "row"), columns(one[0].size(), "column");
    return by_table("test", {rows, columns}, [&](const std::vector<std::size_t>& at) {
        return std::vector<double>{one[at[0]][at[1]], two[at[0]][at[1]]};
    });
}
Payoffs against(const Payoffs& table) {
    Payoffs other = table;
    for (std::vector<double>& row : other) {
        for (double& each : row) each = -each;
    }
    return other;
}

TEST(Solve, finds_what_is_known) {
    // The rows' first choice with 2/5, whatever the columns do worth 1/5.
    const Payoffs pennies = {
        {2,  -1},
        {-1, 1 }
    };
    const Equilibrium even = solve(two_players(pennies, against(pennies)));
    EXPECT_NEAR(even.play[0][0], 0.4, 1e-3);
    EXPECT_NEAR(even.play[1][0], 0.4, 1e-3);
    EXPECT_NEAR(even.value[0], 0.2, 1e-3);
    EXPECT_LE(even.exploitability, 1e-4);
    // Two prisoners: to talk is better whatever the other does.
    const Payoffs one = {
        {3, 0},
        {5, 1}
    };
    const Payoffs two = {
        {3, 5},
        {0, 1}
    };
    const Equilibrium prison = solve(two_players(one, two));
    EXPECT_NEAR(prison.play[0][1], 1, 1e-3);
    EXPECT_NEAR(prison.play[1][1], 1, 1e-3);
}

TEST(Solve, finds_how_often_one_of_many_volunteers) {
    // Whoever helps pays 2, and all have 10 if anybody does: nobody helps with (2/10)^(1/(n-1)).
    for (const int players : {2, 3, 5, 8}) {
        SCOPED_TRACE(players);
        const OneShot shot = by_counts("help", players, {"help", "wait"},
                                       [](std::size_t own, const std::vector<int>& others) {
                                           if (own == 0) return 8.0;
                                           return others[0] > 0 ? 10.0 : 0.0;
                                       });
        const Equilibrium found = solve(shot, 1e-5);
        EXPECT_NEAR(found.play[0][1], std::pow(0.2, 1.0 / (players - 1)), 1e-3);
        EXPECT_NEAR(found.value[0], 8, 1e-3);
    }
}

TEST(Solve, is_worth_what_brute_force_finds_in_small_games) {
    // Zero-sum, 2 × 3: the best mixture of the rows by trying all of them.
    Rng luck{1};
    for (int game = 0; game < 20; ++game) {
        SCOPED_TRACE(game);
        Payoffs table(2, std::vector<double>(3));
        for (std::vector<double>& row : table) {
            for (double& each : row) each = static_cast<int>(luck.below(21)) - 10;
        }
        double best = -INFINITY;
        for (int i = 0; i <= 10'000; ++i) {
            const double p = i / 10'000.0;
            double worst = INFINITY;
            for (std::size_t k = 0; k < 3; ++k) {
                worst = std::min(worst, p * table[0][k] + (1 - p) * table[1][k]);
            }
            best = std::max(best, worst);
        }
        const OneShot shot = two_players(table, against(table));
        const Equilibrium found = solve(shot, 1e-4);
        EXPECT_NEAR(found.value[0], best, 4e-3);
        EXPECT_NEAR(found.exploitability, exploitability(shot, found.play), 1e-12);
    }
}

std::unique_ptr<Game> table_for(std::string_view id, int players) {
    return *make_game(*find_ruleset(id), players);
}

TEST(Solve, of_a_heist_is_where_brute_force_finds_the_least_to_win) {
    const auto game = table_for("millions-1e", 4);  // three roles
    const OneShot shot = one_shots(*game, {"L1-09", {}})->at(0);
    const Equilibrium found = solve(shot);
    ASSERT_EQ(found.play[0].size(), 3u);
    EXPECT_LE(found.exploitability, 1e-4);
    double least = INFINITY;
    std::vector<double> best;
    constexpr int kSteps = 100;
    for (int i = 0; i <= kSteps; ++i) {
        for (int k = 0; i + k <= kSteps; ++k) {
            const std::vector<double> play = {static_cast<double>(i) / kSteps,
                                              static_cast<double>(k) / kSteps,
                                              static_cast<double>(kSteps - i - k) / kSteps};
            const double gain = exploitability(shot, {play});
            if (gain >= least) continue;
            least = gain;
            best = play;
        }
    }
    EXPECT_LE(found.exploitability, least);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(found.play[0][i], best[i], 0.02);
}

TEST(Solve, gives_players_who_are_alike_the_same_as_each_a_side_of_its_own) {
    const auto game = table_for("millions-1e", 4);
    const auto& rules = rules_of<millions::Family>(*game);
    const std::vector<millions::Plan> plans = millions::plans(rules);
    const auto purses = PerSeat<Millions>::all(rules.start_cash);
    const std::vector<std::string> keys(plans.size(), "plan");
    const OneShot table = by_table("all", {4, keys}, [&](const std::vector<std::size_t>& chosen) {
        std::vector<millions::Plan> picked;
        for (const std::size_t each : chosen) picked.push_back(plans[each]);
        return millions::heist_gains(rules, millions::Card{0}, purses, picked);
    });
    const OneShot counts = one_shots(*game, {"L1-01", {}})->at(0);
    const Equilibrium one = solve(counts), each = solve(table);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_NEAR(each.value[seat], one.value[0], 1e-9);
        for (std::size_t i = 0; i < plans.size(); ++i) {
            EXPECT_NEAR(each.play[seat][i], one.play[0][i], 1e-9);
        }
    }
}

// A heist through the whole of the rules: nobody bargains, everybody stays.
double gain_by_playing(const Game& game, millions::Card card,
                       const std::vector<millions::Plan>& plan, std::size_t seat) {
    using namespace millions;
    const Rules& rules = rules_of<Family>(game);
    struct Branch {
        State state;
        double chance;
    };
    State begun = setup(rules);
    apply(rules, begun, Outcome{.luck = Luck::Leader, .leader = Seat{}});
    std::vector<Branch> open = {
        {begun, 1}
    };
    double gain = 0;
    while (!open.empty()) {
        const Branch now = open.back();
        open.pop_back();
        const auto add = [&](const auto& change, double chance) {
            open.push_back({now.state, now.chance * chance});
            change(open.back().state);
        };
        const Phase phase = now.state.open.phase;
        if (now.state.open.round > 1 || phase == Phase::Over) {
            gain += now.chance * (now.state.open.purse.items[seat] - rules.start_cash).count();
        } else if (phase == Phase::TurnUpLoot) {
            add([&](State& s) { apply(rules, s, Outcome{.luck = Luck::Loot, .loot = card}); }, 1);
        } else if (turn(rules, now.state).kind == Turn::Kind::Chance) {
            const auto list = outcomes(rules, now.state);
            double all = 0;
            for (const auto& each : list) all += each.weight;
            for (const auto& each : list) {
                add([&](State& s) { apply(rules, s, each.outcome); }, each.weight / all);
            }
        } else {
            const Seat mover = next(rules, now.state);
            const Plan& own = plan[static_cast<std::size_t>(mover)];
            std::vector<Move> moves;
            for (const Choice& choice : legal(rules, now.state, mover)) {
                const Move move = choice.move(0);
                const bool picks =
                    move.act == Act::Pick && move.role == own.role && move.second == own.second;
                const bool says = move.act == Act::Announce && moves.empty();
                const bool waits = move.act == Act::Ready || move.act == Act::Stay ||
                                   move.act == Act::No || move.act == Act::Pass;
                if (picks || says || waits || move.act == Act::Name || move.act == Act::Rob) {
                    moves.push_back(move);
                }
            }
            for (const Move& each : moves) {  // what was planned, if it can be done
                if (each.act == Act::Name && each.role == own.named) moves = {each};
            }
            if (moves[0].act == Act::Rob) moves.resize(1);  // all have the same here
            for (const Move& each : moves) {
                add([&](State& s) { apply(rules, s, mover, each); },
                    1.0 / static_cast<double>(moves.size()));
            }
        }
    }
    return gain;
}

TEST(Heist, pays_what_it_pays_when_it_is_played) {
    for (const auto& [id, players] : std::vector<std::pair<std::string_view, int>>{
             {"millions-1e", 3},
             {"millions-1e", 5},
             {"millions-1e", 7},
             {"millions-2e", 3},
             {"millions-2e", 6}
    }) {
        SCOPED_TRACE(std::string(id) + " " + std::to_string(players));
        const auto game = table_for(id, players);
        const auto& rules = rules_of<millions::Family>(*game);
        const std::vector<millions::Plan> plans = millions::plans(rules);
        const auto purses = PerSeat<Millions>::all(rules.start_cash);
        Rng luck{3};
        for (int i = 0; i < 40; ++i) {
            std::vector<millions::Plan> picked;
            for (int seat = 0; seat < players; ++seat) {
                picked.push_back(plans[luck.below(static_cast<std::uint32_t>(plans.size()))]);
            }
            const millions::Card card{static_cast<std::uint8_t>(
                luck.below(static_cast<std::uint32_t>(rules.loot.size())))};
            const auto gains = millions::heist_gains(rules, card, purses, picked);
            const std::size_t seat = luck.below(static_cast<std::uint32_t>(players));
            EXPECT_NEAR(gains[seat], gain_by_playing(*game, card, picked, seat), 1e-9);
        }
    }
}

}  // namespace
}  // namespace moneybags
