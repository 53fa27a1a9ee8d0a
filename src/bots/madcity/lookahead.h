#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {

// Turns ended.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.turns; }

// Dice blur what a turn was worth, and the network drives well: only what is plain overrules it.
constexpr Lookahead lookahead(const Rules&) { return {.proof = 4}; }

}  // namespace moneybags::madcity
