#pragma once

// Who holds how much, of a table with purses: the one that is played at, or one that somebody
// thinks of.

#include "games/millions/types.h"

namespace moneybags::millions {

// The players who hold most (or least) among some, which must not be empty.
template <class Table>
constexpr SeatSet richest(const Table& table, SeatSet among) {
    Millions most = table.purse[among.lowest()];
    for (const Seat seat : among) most = table.purse[seat] > most ? table.purse[seat] : most;
    SeatSet best;
    for (const Seat seat : among) {
        if (table.purse[seat] == most) best.add(seat);
    }
    return best;
}

template <class Table>
constexpr SeatSet poorest(const Table& table, SeatSet among) {
    Millions least = table.purse[among.lowest()];
    for (const Seat seat : among) least = table.purse[seat] < least ? table.purse[seat] : least;
    SeatSet worst;
    for (const Seat seat : among) {
        if (table.purse[seat] == least) worst.add(seat);
    }
    return worst;
}

template <class Table>
constexpr SeatSet with_goal(const Rules& rules, const Table& table, SeatSet among) {
    SeatSet there;
    for (const Seat seat : among) {
        if (table.purse[seat] >= rules.goal) there.add(seat);
    }
    return there;
}

}  // namespace moneybags::millions
