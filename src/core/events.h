#pragma once

#include "core/seat.h"

namespace moneybags {

// Who may learn of an event. Everybody includes spectators; otherwise only the seats named.
struct Audience {
    bool everybody = true;
    SeatSet seats;

    static constexpr Audience only(SeatSet seats) { return {false, seats}; }
    constexpr bool includes(Seat seat) const {
        return everybody || (seat != kSpectator && seats.has(seat));
    }
    constexpr bool operator==(const Audience&) const = default;
};

// The sink for whoever does not listen. Rules ask `kListens` before they build an event, so that
// silence costs nothing.
struct NoEvents {
    static constexpr bool kListens = false;
    template <class Event>
    constexpr void operator()(const Event&) const {}
};

}  // namespace moneybags
