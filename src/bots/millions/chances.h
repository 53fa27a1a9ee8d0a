#pragma once

// Who is how likely to win with this money and so much of the game to go.

#include "games/millions/types.h"

namespace moneybags::millions {

using Chances = PerSeat<double>;

// At the beginning of a round; sure once there are winners. Added to a sum, as they always are.
void add_chances(Chances& sum, const Rules&, const PerSeat<Millions>& purse,
                 const PerSeat<std::uint8_t>& cards, int round, SeatSet winners);
// The same of one seat alone, while the game goes on.
double chance_of(Seat, const Rules&, const PerSeat<Millions>& purse,
                 const PerSeat<std::uint8_t>& cards, int round);

}  // namespace moneybags::millions
