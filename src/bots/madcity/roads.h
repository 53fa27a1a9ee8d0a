#pragma once

// How long drives take: the expected number of turns from every place, with the best choice after
// each roll. Worked out once for a board.

#include <span>
#include <vector>

#include "games/madcity/types.h"

namespace moneybags::madcity {

class Roads {
   public:
    explicit Roads(const Rules&);

    // Are these the roads of that board? The second asks for figures and options alone.
    bool fit(const Rules&) const;
    bool seem_to_fit(const Rules&) const;

    // From there to landing on FINISH (again, if the car stands on it).
    double to_finish(Place from) const { return to_finish_[from]; }
    double to_finish_on_average() const { return average_; }
    // From there to stopping at a location while its card lies open, which may be early
    // (MM-STUNT-02).
    double to_location(Place from, Location location) const { return at(location).turns[from]; }
    // The lowest roll that gets there, and then so does every higher one; kNoRoll if none does.
    int first_roll(Place from, Location location) const { return at(location).first_roll[from]; }
    static constexpr int kNoRoll = kDieFaces + 1;
    // Something that is worth 1 once one gets there, and less with every turn it takes.
    const PerPlace<double>& in_time(Location location) const { return at(location).in_time; }
    // What is worth 1 now is worth so much next turn.
    static constexpr double kPatience = 0.86;

    // The spaces of the road, and the depot.
    const std::vector<Place>& places() const { return places_; }

    // What stopping at a location is worth, which a roll that leads past it allows too.
    struct Stop {
        Location location{};
        double worth = 0.0;
    };
    // From values of all places, the mean over the die of the best that each roll leads to. The
    // stops are listed by worth, the best first.
    void mean_of_rolls(const PerPlace<double>& value, std::span<const Stop> stops,
                       PerPlace<double>& mean) const;
    static constexpr double kNowhere = -1e9;  // the best of no place at all

   private:
    struct ToLocation {
        PerPlace<double> turns, in_time;
        PerPlace<std::uint8_t> first_roll;
        PlaceSet near;  // from where some roll gets there; the depot apart
    };
    const ToLocation& at(Location location) const {
        return to_location_[static_cast<std::size_t>(location)];
    }
    enum class Arrival { Exact, Early };
    PerPlace<double> expected_turns(Place goal, Arrival) const;
    void plan_comparisons();
    double mean_with_stops(Place from, const double* values, std::span<const Stop> stops) const;

    PerPlace<std::array<Reach, kDieFaces>> reach_;
    Place finish_{};
    bool exact_finish_ = true;
    bool one_way_ = true;
    std::vector<Place> places_;
    PerPlace<double> to_finish_;
    std::vector<ToLocation> to_location_;
    double average_ = 0.0;

    // Where many places can be reached, the best of them is the better of two that are known
    // already. Both are numbers of places, or of comparisons made before, counted from kCompared.
    struct Comparison {
        std::uint16_t one, other;
    };
    static constexpr std::size_t kCompared = kMaxSpaces + 2;  // the one before: no place
    std::vector<Comparison> comparisons_;
    PerPlace<std::array<std::uint16_t, kDieFaces>> result_;
};

}  // namespace moneybags::madcity
