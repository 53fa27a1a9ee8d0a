#pragma once

// Who holds how much.

#include "games/millions/types.h"

namespace moneybags::millions {

// The players who hold most (or least) among some, which must not be empty.
constexpr SeatSet richest(const Open& open, SeatSet among) {
    Millions most = open.purse[among.lowest()];
    for (const Seat seat : among) most = open.purse[seat] > most ? open.purse[seat] : most;
    SeatSet best;
    for (const Seat seat : among) {
        if (open.purse[seat] == most) best.add(seat);
    }
    return best;
}

constexpr SeatSet poorest(const Open& open, SeatSet among) {
    Millions least = open.purse[among.lowest()];
    for (const Seat seat : among) least = open.purse[seat] < least ? open.purse[seat] : least;
    SeatSet worst;
    for (const Seat seat : among) {
        if (open.purse[seat] == least) worst.add(seat);
    }
    return worst;
}

constexpr SeatSet with_goal(const Rules& rules, const Open& open, SeatSet among) {
    SeatSet there;
    for (const Seat seat : among) {
        if (open.purse[seat] >= rules.goal) there.add(seat);
    }
    return there;
}

}  // namespace moneybags::millions
