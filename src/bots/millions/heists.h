#pragma once

// How heists end, once it is known who takes part as what: reckoned at once, where the rules call
// one role after another. A test holds each against the other.

#include "games/millions/round.h"

namespace moneybags::millions {

// What lies on the table while it is talked about: all that the end of a heist depends on besides
// the roles.
struct Heist {
    PerSeat<Millions> purse;
    PerSeat<std::uint8_t> cards;
    CharacterSet in;
    Seat leader{};
    Card loot{};
    std::uint8_t round = 0;
    Millions centre;

    static Heist of(const Open&);
    void leave(const Rules&, CharacterSet);  // with their antes
};

// Who bears which role.
using Bearers = PerRole<CharacterSet>;

// Holds it: then purses, cards and Centre are as they will be. `named` is what the only Snitch or
// Tech names, if there is one and anything to be named. Says who has won the game, if it is over.
SeatSet hold(const Rules&, Heist&, const Bearers&, Role named);

// Whom a Mentalist robs, of those he may.
Character richest_victim(const Rules&, const PerSeat<Millions>& purse, CharacterSet victims);

}  // namespace moneybags::millions
