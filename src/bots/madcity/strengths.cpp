// How each strength plays Mad Millionaire, the weakest first.
// To look ahead gains little over the network here, so that one strength alone does.

#include "bots/strength.h"
#include "games/madcity/game.h"

namespace moneybags {

template <>
std::span<const Strength> strengths_of<madcity::Family>() {
    static constexpr std::array<Strength, kStrengths.size()> kRows = {
        draws_at(1600).like("random"),
        draws_at(900),
        draws_at(620),
        draws_at(480),
        draws_at(390),
        draws_at(320),
        draws_at(250),
        draws_at(170).like("rookie"),
        draws_at(20).like("regular"),
        looks_ahead().like("shark"),
    };
    return kRows;
}

}  // namespace moneybags
