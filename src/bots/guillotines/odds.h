#pragma once

// How a Buy will go, as far as the seat can tell: the cards it cannot see may be any that it has
// not seen.

#include <array>
#include <vector>

#include "core/rng.h"
#include "games/guillotines/types.h"

namespace moneybags::guillotines {

struct BuyOdds {
    double success = 0;
    std::array<double, 4> rebels{};  // how likely it is that so many will gather
};

class Unseen {
   public:
    Unseen(const Rules&, const View&);

    // A Buy by this Billionaire with so many points of its own.
    BuyOdds buy(Billionaire, Market, unsigned points, bool bunker, Rng&) const;
    // What a card nobody has seen is worth on average.
    double average_points() const { return average_; }

   private:
    const Rules& rules_;
    const View& seen_;
    std::vector<Kind> pool_;
    double average_ = 0;
};

}  // namespace moneybags::guillotines
