#pragma once

// Reading the table: how the cards nobody shows may lie, given what was seen and what was said.

#include "core/rng.h"
#include "games/millions/guess.h"

namespace moneybags::millions {

// How often a seat's words turned out true when its card was shown, with some good faith to begin
// with.
struct Honesty {
    PerSeat<int> told;
    PerSeat<int> kept;

    constexpr double of(Seat seat) const { return (kept[seat] + 2.6) / (told[seat] + 4.0); }
    constexpr void learn(Seat seat, bool was_true) {
        ++told[seat];
        kept[seat] += was_true ? 1 : 0;
    }
    constexpr bool operator==(const Honesty&) const = default;
};

// One way things may be: everybody's role, and how the others will make up their minds. The minds
// are drawn once per world, so that "if I stay" and "if I leave" are compared under the same luck.
struct World {
    PerCharacter<Role> role;
    PerCharacter<std::uint8_t> nerve;  // 0 … 99; the low ones rather leave than clash
    std::uint32_t whim = 0;            // decides what another player's Snitch or Tech names
};

inline constexpr std::size_t kGuesses = 64;  // drawn as the rules alone make them likely …
inline constexpr std::size_t kWorlds =
    24;  // … of which so many are kept, as words make them likely
using Worlds = FixedVector<World, kWorlds>;

Worlds imagine(const Rules&, const View&, const Honesty&, Rng&);

// The share of worlds in which this character bears this role.
double likely(const Worlds&, Character, Role);

}  // namespace moneybags::millions
