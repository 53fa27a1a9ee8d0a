#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "encoding/madcity.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {

// Turns ended.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.turns; }

// Until it is one's own turn again. Others are in the way but seldom, whoever they are, and
// rookies think longer.
constexpr Lookahead lookahead(const Rules& rules) {
    return {.stretches = rules.players, .rookies = false};
}

constexpr bool is_secret(const Rules&, const View&) { return false; }

template <class Use>
constexpr void each_claim(const Rules&, const View&, const Heard&, const Use&) {}

}  // namespace moneybags::madcity
