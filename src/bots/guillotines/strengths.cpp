// How each strength plays Billionaires & Guillotines, the weakest first.
// To look ahead gains little over the network here, so that one strength alone does.

#include "bots/strength.h"
#include "games/guillotines/game.h"

namespace moneybags {

template <>
std::span<const Strength> strengths_of<guillotines::Family>() {
    static constexpr std::array<Strength, kStrengths.size()> kRows = {
        draws_at(1600).like("random"),
        draws_at(1200),
        draws_at(910),
        draws_at(690),
        draws_at(515),
        draws_at(390),
        draws_at(290),
        draws_at(220).like("rookie"),
        draws_at(50).like("regular"),
        looks_ahead().like("shark"),
    };
    return kRows;
}

}  // namespace moneybags
