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

// Which roles a seat was seen to play. Nobody is taken to be quite predictable.
struct Manners {
    PerSeat<PerRole<int>> played;
    PerSeat<int> seen;

    constexpr void learn(Seat seat, Role role) {
        ++played[seat][role];
        ++seen[seat];
    }
    // How likely he plays it, against how likely anybody does: 1 for a stranger.
    constexpr double bent(const Rules& rules, Seat seat, Role role) const {
        const double roles = rules.roles.size();
        const double faith = 3.0;  // as if so many rounds had been seen in which he played anything
        return (played[seat][role] * roles + faith) / (seen[seat] + faith);
    }
    constexpr bool operator==(const Manners&) const = default;
};

// One way things may be: everybody's role, and how the others will make up their minds. The minds
// are drawn once per world, so that "if I stay" and "if I leave" are compared under the same luck.
struct World {
    PerCharacter<Role> role;
    PerCharacter<std::uint8_t> nerve;  // 0 … 99; the low ones rather leave than clash
    std::uint32_t whim = 0;            // decides what another player's Snitch or Tech names
};

inline constexpr std::size_t kGuesses = 20;  // drawn as the rules alone make them likely …
inline constexpr std::size_t kWorlds =
    10;  // … of which so many are kept, as words make them likely
using Worlds = FixedVector<World, kWorlds>;

// Once cards are on view.
Worlds imagine(const Rules&, const View&, const Honesty&, Rng&);

// The share of worlds in which this character bears this role.
double likely(const Worlds&, Character, Role);

}  // namespace moneybags::millions
