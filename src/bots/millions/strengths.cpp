// How each strength plays Millions of Dollars, the weakest first.

#include "bots/strength.h"
#include "games/millions/game.h"

namespace moneybags {

template <>
std::span<const Strength> strengths_of<millions::Family>() {
    static constexpr std::array<Strength, kStrengths.size()> kRows = {
        draws_at(1600).like("random"),
        draws_at(1000),
        draws_at(690),
        draws_at(500),
        draws_at(370),
        draws_at(270).like("rookie"),
        draws_at(165),
        draws_at(50).like("regular"),
        looks_ahead(16),
        looks_ahead().like("shark"),
    };
    return kRows;
}

}  // namespace moneybags
