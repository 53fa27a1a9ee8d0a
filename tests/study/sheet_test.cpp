// The sums of a study against exact values, and against a reference that keeps every game.

#include "study/sheet.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.h"

namespace moneybags {
namespace {

using enum Question::Kind;
using enum Question::Unit;

Layout small_layout() {
    return Layout{
        {
         {.id = "mean", .unit = Score, .rows = {"a", "b"}},
         {.id = "part", .kind = Part, .rows = {"x", "y"}, .columns = {"1", "2", "3"}},
         {.id = "win", .unit = Share, .rows = {"a"}, .scale = 2},
         }
    };
}

// One game as somebody would write it down: what was put where.
struct Put {
    std::size_t question, row, column;
    std::int64_t value;
};
using Played = std::vector<Put>;

std::vector<Played> random_games(std::size_t count, std::uint64_t seed) {
    std::vector<Played> games;
    Rng luck{seed};
    for (std::size_t i = 0; i < count; ++i) {
        Played game;
        const std::int64_t mood = luck.below(5);  // values of one game hang together
        for (std::uint32_t k = luck.below(6); k > 0; --k) {
            game.push_back({0, luck.below(2), 0, mood + luck.below(4) - 3});
            game.push_back({1, luck.below(2), luck.below(3), 1});
        }
        game.push_back({2, 0, 0, luck.below(3)});
        games.push_back(std::move(game));
    }
    return games;
}

Slip slip_of(const Layout& layout, const Played& game) {
    Slip slip(layout);
    for (const Put& each : game) slip.add(each.question, each.row, each.column, each.value);
    return slip;
}

Sheet sheet_of(const Layout& layout, const std::vector<Played>& games) {
    Sheet sheet(layout);
    for (const Played& each : games) sheet.add(layout, slip_of(layout, each));
    return sheet;
}

// What each game put into a cell, and into its base.
struct Kept {
    std::vector<double> n, s;
    double ratio() const {
        double all_n = 0, all_s = 0;
        for (const double each : n) all_n += each;
        for (const double each : s) all_s += each;
        return all_s / all_n;
    }
    // What every game alone moves the ratio by.
    std::vector<double> influence() const {
        double all_n = 0;
        for (const double each : n) all_n += each;
        std::vector<double> list;
        for (std::size_t i = 0; i < n.size(); ++i) list.push_back((s[i] - ratio() * n[i]) / all_n);
        return list;
    }
};
Kept kept(const Layout& layout, const std::vector<Played>& games, std::size_t cell) {
    Kept all;
    for (const Played& game : games) {
        double n = 0, s = 0;
        for (const Put& each : game) {
            const std::size_t at = layout.cell(each.question, each.row, each.column);
            if (layout.base_of(at) == layout.base_of(cell)) ++n;
            if (at == cell) s += static_cast<double>(each.value);
        }
        all.n.push_back(n);
        all.s.push_back(s);
    }
    return all;
}
double error_of(const std::vector<double>& influence) {
    double squares = 0;
    for (const double each : influence) squares += each * each;
    const auto n = static_cast<double>(influence.size());
    return std::sqrt(squares * n / (n - 1));
}

TEST(Sheet, tells_means_with_intervals_that_are_known_exactly) {
    const Layout layout = small_layout();
    // Four games with one value each: 1, 2, 3, 6. Mean 3, standard deviation sqrt(14 / 3).
    std::vector<Played> games;
    for (const int value : {1, 2, 3, 6})
        games.push_back({
            Put{0, 0, 0, value}
        });
    const Estimate mean = *estimate(layout, sheet_of(layout, games), layout.cell(0, 0, 0));
    EXPECT_DOUBLE_EQ(mean.value, 3);
    EXPECT_NEAR(mean.error, std::sqrt(14.0 / 3 / 4), 1e-12);
    EXPECT_NEAR(mean.high - mean.value, 1.959963984540054 * mean.error, 1e-12);
    EXPECT_EQ(mean.n, 4);
    EXPECT_FALSE(estimate(layout, sheet_of(layout, games), layout.cell(0, 1, 0)));
}

TEST(Sheet, never_says_that_what_was_not_seen_cannot_be) {
    const Layout layout = small_layout();
    std::vector<Played> games(22, {
                                      Put{1, 0, 0, 1}
    });
    const Sheet sheet = sheet_of(layout, games);
    const Estimate never = *estimate(layout, sheet, layout.cell(1, 0, 1));
    EXPECT_EQ(never.value, 0);
    EXPECT_EQ(never.low, 0);
    EXPECT_NEAR(never.high, 0.1486549, 1e-6);  // Wilson's, of 0 in 22
    const Estimate always = *estimate(layout, sheet, layout.cell(1, 0, 0));
    EXPECT_EQ(always.high, 1);
    EXPECT_NEAR(always.low, 1 - 0.1486549, 1e-6);
    // Ten of forty, one each game: 0.1419 … 0.4019.
    games = std::vector<Played>(30, {
                                        Put{1, 0, 0, 1}
    });
    games.resize(40, {
                         Put{1, 0, 1, 1}
    });
    const Estimate some = *estimate(layout, sheet_of(layout, games), layout.cell(1, 0, 1));
    EXPECT_NEAR(some.low, 0.1419, 0.003);
    EXPECT_NEAR(some.high, 0.4019, 0.003);
}

TEST(Sheet, agrees_with_a_reference_that_keeps_every_game) {
    const Layout layout = small_layout();
    const std::vector<Played> games = random_games(300, 1);
    const Sheet sheet = sheet_of(layout, games);
    for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
        SCOPED_TRACE(cell);
        const Kept all = kept(layout, games, cell);
        const double scale = layout.questions()[layout.question_of(cell)].scale;
        const Estimate figure = *estimate(layout, sheet, cell);
        EXPECT_NEAR(figure.value, all.ratio() / scale, 1e-12);
        EXPECT_NEAR(figure.error, error_of(all.influence()) / scale, 1e-12);
    }
}

TEST(Sheet, compares_games_of_the_same_luck_as_the_reference_does) {
    const Layout layout = small_layout();
    const std::vector<Played> first = random_games(300, 1);
    std::vector<Played> other = first;  // mostly the same: that is what common luck is for
    const std::vector<Played> fresh = random_games(300, 2);
    for (std::size_t i = 0; i < other.size(); i += 5) other[i] = fresh[i];
    Cross cross(layout);
    for (std::size_t i = 0; i < first.size(); ++i) {
        cross.add(layout, slip_of(layout, first[i]), slip_of(layout, other[i]));
    }
    const auto found = differences(layout, sheet_of(layout, first), sheet_of(layout, other), cross);
    ASSERT_EQ(found.size(), layout.cells());
    for (const Difference& each : found) {
        SCOPED_TRACE(each.cell);
        const Kept a = kept(layout, first, each.cell), b = kept(layout, other, each.cell);
        std::vector<double> influence = b.influence(), old = a.influence();
        for (std::size_t i = 0; i < old.size(); ++i) influence[i] -= old[i];
        const double scale = layout.questions()[layout.question_of(each.cell)].scale;
        EXPECT_NEAR(each.change.value, (b.ratio() - a.ratio()) / scale, 1e-12);
        EXPECT_NEAR(each.change.error, error_of(influence) / scale, 1e-12);
        const double z = std::abs(each.change.value / each.change.error);
        EXPECT_NEAR(each.chance, std::erfc(z / std::sqrt(2)), 1e-9);
    }
}

TEST(Sheet, gives_the_same_sums_in_any_order) {
    const Layout layout = small_layout();
    const std::vector<Played> games = random_games(60, 3);
    const Sheet whole = sheet_of(layout, games);
    Sheet late = sheet_of(layout, {games.begin() + 20, games.end()});
    late += sheet_of(layout, {games.begin(), games.begin() + 20});
    EXPECT_EQ(whole, late);
}

TEST(Sheet, corrects_for_how_much_was_asked_by_holms_method) {
    std::vector<std::vector<Difference>> all(2);
    for (const double chance : {0.01, 0.04}) {
        all[0].push_back({});
        all[0].back().chance = chance;
    }
    for (const double chance : {0.03, 0.005}) {
        all[1].push_back({});
        all[1].back().chance = chance;
    }
    adjust(all);
    EXPECT_DOUBLE_EQ(all[1][1].adjusted, 0.02);
    EXPECT_DOUBLE_EQ(all[0][0].adjusted, 0.03);
    EXPECT_DOUBLE_EQ(all[1][0].adjusted, 0.06);
    EXPECT_DOUBLE_EQ(all[0][1].adjusted, 0.06);
    EXPECT_TRUE(all[1][1].clear && all[0][0].clear);
    EXPECT_FALSE(all[1][0].clear || all[0][1].clear);
}

}  // namespace
}  // namespace moneybags
