#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "games/millions/game.h"

namespace moneybags::millions {

// A heist is over when the next Round begins.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.round; }

constexpr Lookahead lookahead(const Rules&) { return {}; }

}  // namespace moneybags::millions
