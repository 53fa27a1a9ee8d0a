// How each strength plays Millions of Dollars, the weakest first.

#include "bots/strength.h"
#include "games/millions/game.h"

namespace moneybags {

template <>
std::span<const Strength> strengths_of<millions::Family>() {
    static constexpr std::array<Strength, kStrengths.size()> kRows = {
        draws_at(1600), draws_at(1170), draws_at(850), draws_at(620),  draws_at(450),
        draws_at(330),  draws_at(240),  draws_at(50),  looks_ahead(8), looks_ahead(),
    };
    return kRows;
}

}  // namespace moneybags
