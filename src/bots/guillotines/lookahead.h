#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "encoding/guillotines.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

// Turns begun.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.turn; }

// Until it is one's own turn again, which the network judges better than what others are left with.
constexpr Lookahead lookahead(const Rules& rules) {
    // Where the network alone falls short, by as much as fits into 5 ms: of more players at level 2
    // a playout takes longer.
    const bool glances = rules.level == 1 || (rules.level == 2 && rules.players == 2);
    return {.stretches = rules.players, .glance = glances ? 24u : 0u};
}

constexpr bool is_secret(const Rules&, const View& seen) { return is_together(seen.open.phase); }

template <class Use>
constexpr void each_claim(const Rules&, const View&, const Heard&, const Use&) {}

}  // namespace moneybags::guillotines
