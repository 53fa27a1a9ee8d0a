#pragma once

// What a seat sees, and what the rest might be: section 5.

#include "games/millions/legal.h"

namespace moneybags::millions {

// A character's role is known to its owner, to whoever looked at it this round, and once shown to
// all.
constexpr CharacterSet known_to(const Rules& rules, const Open& open, Seat seat) {
    if (seat == kSpectator) return open.shown;
    return open.shown | characters_of(rules, seat) | open.looked[seat];
}

constexpr View view(const Rules& rules, const State& state, Seat seat) {
    View seen{.me = seat, .voted_yes = false, .open = state.open};
    for (const Character c : known_to(rules, state.open, seat) & all_characters(rules)) {
        seen.role[c] = state.secret.role[c];
    }
    if (seat != kSpectator) seen.voted_yes = state.secret.yes.has(seat);
    return seen;
}

}  // namespace moneybags::millions
