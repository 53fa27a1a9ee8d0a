#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "encoding/guillotines.h"
#include "games/guillotines/game.h"

namespace moneybags::guillotines {

// Turns begun.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.turn; }

// Until it is one's own turn again, which the network judges better than what others are left with.
constexpr Lookahead lookahead(const Rules& rules) { return {.stretches = rules.players}; }

constexpr bool is_secret(const Rules&, const View& seen) { return is_together(seen.open.phase); }

template <class Use>
constexpr void each_claim(const Rules&, const View&, const Heard&, const Use&) {}

}  // namespace moneybags::guillotines
