#include "study/sheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace moneybags {

namespace {

constexpr double kSure = 1.959963984540054;  // standard errors on either side: 95 %
constexpr double kError = 0.05;              // that anything is called clear which is noise
constexpr std::int64_t kFewGames = 50;       // fewer say nothing about how much they vary

using Real = long double;

// What each game's sum is apart from what its base lets expect, squared and summed up.
struct Parts {
    Real ratio = 0, squares = 0, n = 0;
};
Parts parts(const BaseSums& base, const CellSums& cell) {
    const auto n = static_cast<Real>(base.n);
    const Real ratio = static_cast<Real>(cell.s) / n;
    const Real squares = static_cast<Real>(cell.ss) - 2 * ratio * static_cast<Real>(cell.ns) +
                         ratio * ratio * static_cast<Real>(base.nn);
    return {ratio, std::max<Real>(squares, 0), n};
}

Real of_a_sample(std::int64_t games) {
    const auto n = static_cast<Real>(games);
    return games > 1 ? n / (n - 1) : 1;
}

bool is_share(const Question& question) {
    return question.kind == Question::Kind::Part || question.unit == Question::Unit::Share;
}

// Wilson's interval, for as many independent values as would vary like these: a share that was
// never seen need not be 0.
void bound_share(Estimate& estimate) {
    const double p = std::clamp(estimate.value, 0.0, 1.0);
    if (estimate.error == 0 && p > 0 && p < 1) return;  // the same in every game
    double n = static_cast<double>(estimate.n);
    if (estimate.error > 0 && p * (1 - p) > 0) {
        n = std::min(n, p * (1 - p) / (estimate.error * estimate.error));
    }
    const double z = kSure * kSure;
    const double middle = (p + z / (2 * n)) / (1 + z / n);
    const double half = kSure / (1 + z / n) * std::sqrt(p * (1 - p) / n + z / (4 * n * n));
    estimate.low = std::clamp(middle - half, 0.0, estimate.value);
    estimate.high = std::clamp(middle + half, estimate.value, 1.0);
}

}  // namespace

Layout::Layout(std::vector<Question> questions) : questions_(std::move(questions)) {
    for (const Question& each : questions_) {
        places_.push_back({base_of_.size(), each.columns.size()});
        for (std::size_t row = 0; row < each.rows.size(); ++row) {
            for (std::size_t column = 0; column < each.columns.size(); ++column) {
                if (each.kind == Question::Kind::Mean || column == 0) ++bases_;
                base_of_.push_back(static_cast<std::uint32_t>(bases_ - 1));
            }
        }
    }
}

std::size_t Layout::question_of(std::size_t cell) const {
    const auto after =
        std::upper_bound(places_.begin(), places_.end(), cell,
                         [](std::size_t at, const Place& place) { return at < place.cell; });
    return static_cast<std::size_t>(after - places_.begin()) - 1;
}

void Slip::clear() {
    for (const std::uint32_t base : bases_) n_[base] = 0;
    for (const std::uint32_t cell : cells_) {
        s_[cell] = 0;
        seen_[cell] = false;
    }
    bases_.clear();
    cells_.clear();
}

void Sheet::add(const Layout& layout, const Slip& slip) {
    ++games;
    for (const std::uint32_t at : slip.bases()) {
        const std::int64_t n = slip.n(at);
        bases[at].n += n;
        bases[at].nn += n * n;
        ++bases[at].games;
    }
    for (const std::uint32_t at : slip.cells()) {
        const std::int64_t s = slip.s(at);
        cells[at].s += s;
        cells[at].ss += s * s;
        cells[at].ns += s * slip.n(layout.base_of(at));
    }
}

void Sheet::operator+=(const Sheet& other) {
    games += other.games;
    for (std::size_t i = 0; i < bases.size(); ++i) {
        bases[i].n += other.bases[i].n;
        bases[i].nn += other.bases[i].nn;
        bases[i].games += other.bases[i].games;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i].s += other.cells[i].s;
        cells[i].ss += other.cells[i].ss;
        cells[i].ns += other.cells[i].ns;
    }
}

void Cross::add(const Layout& layout, const Slip& first, const Slip& other) {
    for (const std::uint32_t at : other.bases()) nn[at] += other.n(at) * first.n(at);
    for (const std::uint32_t at : other.cells()) {
        cells[at].ss += other.s(at) * first.s(at);
        cells[at].sn += other.s(at) * first.n(layout.base_of(at));
    }
    for (const std::uint32_t at : first.cells()) {
        cells[at].ns += other.n(layout.base_of(at)) * first.s(at);
    }
}

void Cross::operator+=(const Cross& other) {
    for (std::size_t i = 0; i < nn.size(); ++i) nn[i] += other.nn[i];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i].ss += other.cells[i].ss;
        cells[i].sn += other.cells[i].sn;
        cells[i].ns += other.cells[i].ns;
    }
}

std::optional<Estimate> estimate(const Layout& layout, const Sheet& sheet, std::size_t cell) {
    const BaseSums& base = sheet.bases[layout.base_of(cell)];
    if (base.n == 0) return {};
    const Question& question = layout.questions()[layout.question_of(cell)];
    const Parts own = parts(base, sheet.cells[cell]);
    const Real error = std::sqrt(own.squares * of_a_sample(sheet.games)) / own.n;
    Estimate result;
    result.n = base.n;
    result.value = static_cast<double>(own.ratio / question.scale);
    result.error = static_cast<double>(error / question.scale);
    result.low = result.value - kSure * result.error;
    result.high = result.value + kSure * result.error;
    if (is_share(question)) bound_share(result);
    return result;
}

std::vector<Difference> differences(const Layout& layout, const Sheet& first, const Sheet& other,
                                    const Cross& cross) {
    std::vector<Difference> list;
    for (std::size_t cell = 0; cell < layout.cells(); ++cell) {
        const std::size_t at = layout.base_of(cell);
        const BaseSums &old_base = first.bases[at], &new_base = other.bases[at];
        if (std::min(old_base.games, new_base.games) < kFewGames) continue;
        const CellSums &old_cell = first.cells[cell], &new_cell = other.cells[cell];
        if (old_cell == CellSums{} && new_cell == CellSums{}) continue;
        const Question& question = layout.questions()[layout.question_of(cell)];
        // Things that hardly ever happened vary by more than their squares tell.
        const std::int64_t one_each = std::int64_t{question.scale} * question.scale;
        if (std::max(old_cell.ss, new_cell.ss) / one_each < kFewGames) continue;
        const Parts a = parts(old_base, old_cell), b = parts(new_base, new_cell);
        const Cross::Products& both = cross.cells[cell];
        const Real shared = static_cast<Real>(both.ss) - a.ratio * static_cast<Real>(both.sn) -
                            b.ratio * static_cast<Real>(both.ns) +
                            a.ratio * b.ratio * static_cast<Real>(cross.nn[at]);
        const Real squares = of_a_sample(first.games) * a.squares / (a.n * a.n) +
                             of_a_sample(other.games) * b.squares / (b.n * b.n) -
                             of_a_sample(first.games) * 2 * shared / (a.n * b.n);
        const Real error = std::sqrt(std::max<Real>(squares, 0));
        const Real change = b.ratio - a.ratio;
        Difference one;
        one.cell = cell;
        one.change.n = new_base.n;
        one.change.value = static_cast<double>(change / question.scale);
        one.change.error = static_cast<double>(error / question.scale);
        one.change.low = one.change.value - kSure * one.change.error;
        one.change.high = one.change.value + kSure * one.change.error;
        // Sums of whole numbers leave a rounding error where there is no difference at all.
        const Real least = 1e-12L * (std::abs(a.ratio) + std::abs(b.ratio));
        if (std::abs(change) <= least) {
            one.chance = 1;
        } else if (error <= least) {
            one.chance = 0;
        } else {
            one.chance = std::erfc(static_cast<double>(std::abs(change) / error) / std::sqrt(2.0));
        }
        list.push_back(one);
    }
    return list;
}

void adjust(std::span<std::vector<Difference>> all) {
    std::vector<Difference*> order;
    for (std::vector<Difference>& some : all) {
        for (Difference& each : some) order.push_back(&each);
    }
    std::stable_sort(order.begin(), order.end(), [](const Difference* a, const Difference* b) {
        return a->chance < b->chance;
    });
    double most = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        most = std::max(most, static_cast<double>(order.size() - i) * order[i]->chance);
        order[i]->adjusted = std::min(most, 1.0);
        order[i]->clear = order[i]->adjusted < kError;
    }
}

}  // namespace moneybags
