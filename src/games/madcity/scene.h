#pragma once

#include "games/madcity/board.h"

namespace moneybags::madcity {

// What every step of the rules works on: the figures, the table, and whoever listens.
template <class Events>
struct Scene {
    const Rules& rules;
    Open& open;
    Events& events;

    static constexpr bool kListens = std::remove_reference_t<Events>::kListens;
    constexpr void tell(const Event& event) {
        if constexpr (kListens) events(event);
    }

    // Money comes from the bank and goes to it, and it never runs out (MM-PAY-08).
    constexpr void earn(Seat seat, Notes amount) { open.cash[seat] += amount; }
    constexpr void pay(Seat seat, Notes amount) {
        assert(amount <= open.cash[seat]);  // MM-BUY-03
        open.cash[seat] -= amount;
    }
};

}  // namespace moneybags::madcity
