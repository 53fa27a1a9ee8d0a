#pragma once

// How long drives take: the expected number of turns from every place, with the best choice after
// each roll. Worked out once for a board.

#include <vector>

#include "games/madcity/types.h"

namespace moneybags::madcity {

class Roads {
   public:
    // Are these the roads of that board?
    bool fit(const Rules&) const;
    void survey(const Rules&);

    // From there to landing on FINISH (again, if the car stands on it).
    double to_finish(Place from) const { return to_finish_[from]; }
    double to_finish_on_average() const { return average_; }
    // From there to stopping at a location while its card lies open, which may be early
    // (MM-STUNT-02).
    double to_location(Place from, Location location) const {
        return to_location_[static_cast<std::size_t>(location)][from];
    }
    // The spaces of the road, and the depot.
    const std::vector<Place>& places() const { return places_; }

   private:
    enum class Stop { Exact, Early };
    PerPlace<double> expected_turns(Place goal, Stop) const;

    PerPlace<std::array<Reach, kDieFaces>> reach_;
    Place finish_{};
    bool exact_finish_ = true;
    std::vector<Place> places_;
    PerPlace<double> to_finish_;
    std::vector<PerPlace<double>> to_location_;
    double average_ = 0.0;
};

}  // namespace moneybags::madcity
