#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "encoding/guillotines.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

// Turns begun.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.turn; }

// Until it is one's own turn again, which the network judges better than what others are left with.
// At levels 1 and 2 that is worth a fifth more than the network alone, at the others nothing.
constexpr Lookahead lookahead(const Rules& rules) {
    return {.stretches = rules.players, .glance = rules.level <= 2 ? 32u : 0u};
}

constexpr bool is_secret(const Rules&, const View& seen) { return is_together(seen.open.phase); }

template <class Use>
constexpr void each_claim(const Rules&, const View&, const Heard&, const Use&) {}

}  // namespace moneybags::guillotines
