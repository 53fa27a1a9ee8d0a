#pragma once

#include "games/millions/edition.h"

namespace moneybags::millions {

// What every step of the rules works on: the figures, the table, and whoever listens.
template <class Events>
struct Scene {
    const Rules& rules;
    Open& open;
    Secret& secret;
    Events& events;

    constexpr void tell(const Event& event) {
        if constexpr (std::remove_reference_t<Events>::kListens) events(event);
    }
    constexpr Seat owner_of(Character c) const { return owner(rules, c); }
    constexpr Millions ante() const { return loot(rules, open).ante; }

    // Money moves between a purse and the Reserve (an unlimited ledger, MX-R-02) …
    constexpr void from_reserve(Seat seat, Millions amount) {
        open.purse[seat] += amount;
        open.reserve -= amount.count();
    }
    constexpr void to_reserve(Seat seat, Millions amount) {
        open.purse[seat] -= amount;
        open.reserve += amount.count();
    }
    // … or between two purses. Nobody can be made to pay what he does not have (MX-R-07).
    constexpr Millions at_most_purse(Seat seat, Millions amount) const {
        return open.purse[seat] < amount ? open.purse[seat] : amount;
    }
    constexpr void pay(Seat from, Seat to, Millions amount) {
        open.purse[from] -= amount;
        open.purse[to] += amount;
    }

    // An ante lies in the Centre (M2-PLAN-03) or before its character (M1-PLAN-03).
    constexpr void lay_ante(Character c) {
        if (facts(rules).centre) {
            open.centre += ante();
        } else {
            open.antes.add(c);
        }
    }
    constexpr void lift_ante(Character c) {
        if (facts(rules).centre) {
            open.centre -= ante();
        } else {
            open.antes.remove(c);
        }
    }
    constexpr void empty_centre() {
        open.reserve += open.centre.count();
        open.centre = Millions{};
    }
};

}  // namespace moneybags::millions
