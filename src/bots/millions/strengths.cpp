// How each strength plays Millions of Dollars, the weakest first.

#include "bots/strength.h"
#include "games/millions/game.h"

namespace moneybags {

template <>
std::span<const Strength> strengths_of<millions::Family>() {
    static constexpr std::array<Strength, kStrengths.size()> kRows = {
        draws_at(1600).like("random"),
        draws_at(1170),
        draws_at(850),
        draws_at(620),
        draws_at(450),
        draws_at(330).like("rookie"),
        draws_at(240),
        draws_at(50).like("regular"),
        looks_ahead(8),
        looks_ahead().like("shark"),
    };
    return kRows;
}

}  // namespace moneybags
