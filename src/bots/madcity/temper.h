#pragma once

#include "core/rng.h"

namespace moneybags::madcity {

// How a rookie reckons. Each has a temper of his own, none plays nonsense.
struct Habits {
    double turns_per_stunt = 3.2;     // of somebody who drives from stunt to stunt
    double turns_per_business = 1.3;  // of somebody who drives from deal to deal
    double malice = 0.4;              // what a turn lost by the leading rival is worth
    double whim = 0.08;               // drives that differ by fewer turns are all the same

    static Habits of_somebody(Rng& luck) {
        const auto about = [&](double x) { return x * (0.85 + 0.3 * luck.below(1000) / 1000.0); };
        Habits habits;
        habits.turns_per_stunt = about(habits.turns_per_stunt);
        habits.turns_per_business = about(habits.turns_per_business);
        habits.malice = about(habits.malice);
        return habits;
    }
};

}  // namespace moneybags::madcity
