#include "bots/madcity/roads.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

constexpr double kFarAway = 60.0;  // turns; more than any drive takes, so a bound from above
constexpr double kCloseEnough = 1e-3;
constexpr int kMostSweeps = 400;

}  // namespace

bool Roads::fit(const Rules& rules) const {
    return !places_.empty() && finish_ == rules.finish && exact_finish_ == rules.exact_finish &&
           to_location_.size() == rules.locations && reach_ == rules.reach;
}

void Roads::survey(const Rules& rules) {
    reach_ = rules.reach;
    finish_ = rules.finish;
    exact_finish_ = rules.exact_finish;
    places_.clear();
    for (std::uint8_t i = 0; i < rules.spaces; ++i) places_.push_back(Place{i});
    places_.push_back(kDepot);

    to_finish_ = expected_turns(finish_, exact_finish_ ? Stop::Exact : Stop::Early);
    average_ = 0.0;
    for (const Place place : places_) average_ += to_finish_[place];
    average_ /= static_cast<double>(places_.size());

    to_location_.clear();
    for (std::uint8_t i = 0; i < rules.locations; ++i) {
        to_location_.push_back(expected_turns(rules.location_space[Location{i}], Stop::Early));
    }
}

// A turn, and then whatever is left from the best place the die allows, until nothing changes.
PerPlace<double> Roads::expected_turns(Place goal, Stop stop) const {
    auto turns = PerPlace<double>::all(kFarAway);
    double change = kFarAway;
    for (int sweep = 0; sweep < kMostSweeps && change > kCloseEnough; ++sweep) {
        change = 0.0;
        for (const Place from : places_) {
            double sum = 0.0;
            for (const Reach& reach : reach_[from]) {
                const PlaceSet& arrive = stop == Stop::Early ? reach.within : reach.exactly;
                if (arrive.has(goal)) continue;
                double best = kFarAway;
                for (const Place to : reach.exactly) best = std::min(best, turns[to]);
                sum += best;
            }
            const double now = std::min(kFarAway, 1.0 + sum / kDieFaces);
            change = std::max(change, std::abs(turns[from] - now));
            turns[from] = now;
        }
    }
    return turns;
}

}  // namespace moneybags::madcity
