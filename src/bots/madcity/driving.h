#pragma once

// Where to drive.

#include "bots/madcity/thought.h"

namespace moneybags::madcity {

// What every place is worth to stand on at the end of this turn, in turns, for whoever has not the
// money yet: the deals and stunts that come next.
class Prospects {
   public:
    explicit Prospects(const Thought&);

    // Of ending a move there, with what it brings at once. `landing`: by the full count.
    double of_going(Place, bool landing) const;
    // Of setting out from there, against setting out from anywhere.
    double advantage(Place from) const { return ahead_[from] - average_; }

   private:
    struct Stunt {
        Place place{};
        Place after{};         // the depot, if another card shows the same location (MM-RET-03)
        double pay = 0.0;      // in turns
        double remains = 1.0;  // chance that no rival does it within a round
    };

    void list_stunts();
    void list_deals();
    void look_ahead();
    void step(PerPlace<double>& then, bool with_stunts, int rounds) const;
    double mean(const PerPlace<double>&) const;

    const Thought& t_;
    FixedVector<Stunt, kMaxFaceUp> stunts_;
    PerPlace<double> deal_;         // gained by landing there
    PerPlace<double> ahead_;        // with the cards as they lie
    PerPlace<double> deals_ahead_;  // as if no card lay there
    double average_ = 0.0;
    double deals_average_ = 0.0;
};

Move drive(const Thought&, Rng&);

}  // namespace moneybags::madcity
