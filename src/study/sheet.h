#pragma once

// Where a study keeps what it counts. Nothing grows with the number of games, and all of it is
// whole numbers: games may be added in any order, by any thread and on any machine, and give the
// same sums.
//
// Values of one game hang together, so a game counts as one observation: of every cell the sums,
// squares and products of what each game put there are kept, and an interval follows from these
// (a ratio of two sums over games, by the linear approximation of its variance).

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "study/question.h"

namespace moneybags {

// Where the cells of all questions lie. A cell's base counts what its sum is divided by: its own
// values, or all values of its row.
class Layout {
   public:
    explicit Layout(std::vector<Question>);

    const std::vector<Question>& questions() const { return questions_; }
    std::size_t cells() const { return base_of_.size(); }
    std::size_t bases() const { return bases_; }
    std::size_t cell(std::size_t question, std::size_t row, std::size_t column) const {
        const Place& place = places_[question];
        assert(row < questions_[question].rows.size() && column < place.columns);
        return place.cell + row * place.columns + column;
    }
    std::size_t base_of(std::size_t cell) const { return base_of_[cell]; }
    std::size_t question_of(std::size_t cell) const;

    bool operator==(const Layout& other) const { return questions_ == other.questions_; }

   private:
    struct Place {
        std::size_t cell = 0, columns = 1;
    };
    std::vector<Question> questions_;
    std::vector<Place> places_;
    std::vector<std::uint32_t> base_of_;
    std::size_t bases_ = 0;
};

// What one game puts into the cells.
class Slip {
   public:
    explicit Slip(const Layout& layout)
        : layout_(&layout), n_(layout.bases()), s_(layout.cells()), seen_(layout.cells()) {}

    void add(std::size_t question, std::size_t row, std::size_t column = 0,
             std::int64_t value = 1) {
        const std::size_t cell = layout_->cell(question, row, column);
        const std::size_t base = layout_->base_of(cell);
        if (n_[base]++ == 0) bases_.push_back(static_cast<std::uint32_t>(base));
        s_[cell] += value;
        if (!seen_[cell]) {
            seen_[cell] = true;
            cells_.push_back(static_cast<std::uint32_t>(cell));
        }
    }
    void clear();

    std::span<const std::uint32_t> bases() const { return bases_; }  // that were touched
    std::span<const std::uint32_t> cells() const { return cells_; }
    std::int64_t n(std::size_t base) const { return n_[base]; }
    std::int64_t s(std::size_t cell) const { return s_[cell]; }

   private:
    const Layout* layout_;
    std::vector<std::int64_t> n_, s_;
    std::vector<std::uint8_t> seen_;
    std::vector<std::uint32_t> bases_, cells_;
};

struct BaseSums {
    std::int64_t n = 0, nn = 0, games = 0;  // games: that put anything there
    bool operator==(const BaseSums&) const = default;
};
struct CellSums {
    std::int64_t s = 0, ss = 0, ns = 0;
    bool operator==(const CellSums&) const = default;
};

// The sums over many games.
struct Sheet {
    Sheet() = default;
    explicit Sheet(const Layout& layout) : bases(layout.bases()), cells(layout.cells()) {}
    void add(const Layout&, const Slip&);
    void operator+=(const Sheet&);
    bool operator==(const Sheet&) const = default;

    std::int64_t games = 0;
    std::vector<BaseSums> bases;
    std::vector<CellSums> cells;
};

// Products of two settings that were played with the same luck: of this one's and the first one's.
struct Cross {
    Cross() = default;
    explicit Cross(const Layout& layout) : nn(layout.bases()), cells(layout.cells()) {}
    void add(const Layout&, const Slip& first, const Slip& other);
    void operator+=(const Cross&);
    bool operator==(const Cross&) const = default;

    struct Products {
        std::int64_t ss = 0, sn = 0, ns = 0;  // the other's first
        bool operator==(const Products&) const = default;
    };
    std::vector<std::int64_t> nn;
    std::vector<Products> cells;
};

// A figure with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
    double error = 0;    // standard error
    std::int64_t n = 0;  // values it was made of
};
// Nothing where no value came to the cell or its row.
std::optional<Estimate> estimate(const Layout&, const Sheet&, std::size_t cell);

// What another setting changes, with how likely so large a difference is if it changes nothing.
struct Difference {
    std::size_t cell = 0;
    Estimate change;
    double chance = 1;
    double adjusted = 1;  // the same for the largest of all that were asked, by Holm's method
    bool clear = false;   // it is no noise
};
// Of all cells that enough games in both settings put something into. With an empty `Cross`: of
// games that had nothing to do with each other.
std::vector<Difference> differences(const Layout&, const Sheet& first, const Sheet& other,
                                    const Cross&);
// Of all comparisons of a study together: fills in `adjusted` and `clear`.
void adjust(std::span<std::vector<Difference>>);

}  // namespace moneybags
