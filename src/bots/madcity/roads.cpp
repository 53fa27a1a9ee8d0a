#include "bots/madcity/roads.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

constexpr double kFarAway = 60.0;  // turns; more than any drive takes, so a bound from above
constexpr double kCloseEnough = 1e-3;
constexpr int kMostSweeps = 400;

bool holds(const PlaceSet& all, const PlaceSet& some) { return (some - all).empty(); }

}  // namespace

bool Roads::fit(const Rules& rules) const { return seem_to_fit(rules) && reach_ == rules.reach; }

bool Roads::seem_to_fit(const Rules& rules) const {
    return finish_ == rules.finish && exact_finish_ == rules.exact_finish &&
           one_way_ == rules.one_way && to_location_.size() == rules.locations &&
           places_.size() == rules.spaces + 1u && reach_[finish_] == rules.reach[finish_];
}

Roads::Roads(const Rules& rules)
    : reach_(rules.reach),
      finish_(rules.finish),
      exact_finish_(rules.exact_finish),
      one_way_(rules.one_way) {
    for (std::uint8_t i = 0; i < rules.spaces; ++i) places_.push_back(Place{i});
    places_.push_back(kDepot);

    to_finish_ = expected_turns(finish_, exact_finish_ ? Arrival::Exact : Arrival::Early);
    for (const Place place : places_) average_ += to_finish_[place];
    average_ /= static_cast<double>(places_.size());

    for (std::uint8_t i = 0; i < rules.locations; ++i) {
        const Place goal = rules.location_space[Location{i}];
        ToLocation here;
        here.turns = expected_turns(goal, Arrival::Early);
        for (const Place from : places_) {
            here.in_time[from] = std::pow(kPatience, here.turns[from]);
            int roll = 1;
            while (roll < kNoRoll && !reach_[from][std::size_t(roll - 1)].within.has(goal)) ++roll;
            here.first_roll[from] = static_cast<std::uint8_t>(roll);
            if (roll < kNoRoll && from != kDepot) here.near.add(from);
        }
        to_location_.push_back(here);
    }
    plan_comparisons();
}

// A turn, and then whatever is left from the best place the die allows, until nothing changes.
PerPlace<double> Roads::expected_turns(Place goal, Arrival arrival) const {
    auto turns = PerPlace<double>::all(kFarAway);
    double change = kFarAway;
    for (int sweep = 0; sweep < kMostSweeps && change > kCloseEnough; ++sweep) {
        change = 0.0;
        for (const Place from : places_) {
            double sum = 0.0;
            for (const Reach& reach : reach_[from]) {
                const PlaceSet& arrive = arrival == Arrival::Early ? reach.within : reach.exactly;
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

// Small sets first; each is put together of the greatest known ones that lie within it.
void Roads::plan_comparisons() {
    struct Known {
        PlaceSet set;
        std::uint16_t number;
    };
    std::vector<Known> known;
    for (const Place place : places_) {
        if (place != kDepot) known.push_back({{place}, static_cast<std::uint16_t>(place)});
    }
    struct Wanted {
        Place from;
        std::size_t roll;
        int size;
    };
    std::vector<Wanted> wanted;
    for (const Place from : places_) {
        for (std::size_t roll = 0; roll < kDieFaces; ++roll) {
            wanted.push_back({from, roll, reach_[from][roll].exactly.size()});
        }
    }
    std::stable_sort(wanted.begin(), wanted.end(),
                     [](const Wanted& a, const Wanted& b) { return a.size < b.size; });
    for (const Wanted& each : wanted) {
        const PlaceSet& goal = reach_[each.from][each.roll].exactly;
        std::uint16_t& result = result_[each.from][each.roll];
        result = kCompared - 1;
        PlaceSet left = goal;
        while (!left.empty()) {
            const Known* most = nullptr;
            for (const Known& part : known) {
                if (!holds(goal, part.set)) continue;
                if (most == nullptr || (part.set & left).size() > (most->set & left).size()) {
                    most = &part;
                }
            }
            const PlaceSet done = (goal - left) | most->set;
            left = left - most->set;
            if (result == kCompared - 1) {
                result = most->number;
                continue;
            }
            comparisons_.push_back({result, most->number});
            result = static_cast<std::uint16_t>(kCompared + comparisons_.size() - 1);
            known.push_back({done, result});
        }
    }
}

void Roads::mean_of_rolls(const PerPlace<double>& value, std::span<const Stop> stops,
                          PerPlace<double>& mean) const {
    thread_local std::vector<double> room;
    room.resize(kCompared + comparisons_.size());
    double* const values = room.data();
    std::copy(value.items.begin(), value.items.end(), values);
    values[kCompared - 1] = kNowhere;
    double* next = values + kCompared;
    for (const Comparison& each : comparisons_) {
        const double one = values[each.one], other = values[each.other];
        *next++ = one > other ? one : other;
    }
    for (const Place from : places_) {
        double sum = 0.0;
        for (const std::uint16_t each : result_[from]) sum += values[each];
        mean[from] = sum / kDieFaces;
    }
    PlaceSet near;
    for (const Stop& stop : stops) near = near | at(stop.location).near;
    for (const Place from : near) mean[from] = mean_with_stops(from, values, stops);
    if (!stops.empty()) mean[kDepot] = mean_with_stops(kDepot, values, stops);
}

double Roads::mean_with_stops(Place from, const double* values, std::span<const Stop> stops) const {
    std::array<double, kDieFaces> best;
    for (std::size_t roll = 0; roll < kDieFaces; ++roll) best[roll] = values[result_[from][roll]];
    int better = kNoRoll;  // from here on a better stop is known
    for (const Stop& stop : stops) {
        const int first = first_roll(from, stop.location);
        for (int roll = first; roll < better; ++roll) {
            double& here = best[std::size_t(roll - 1)];
            here = stop.worth > here ? stop.worth : here;
        }
        better = std::min(better, first);
    }
    double sum = 0.0;
    for (const double each : best) sum += each;
    return sum / kDieFaces;
}

}  // namespace moneybags::madcity
