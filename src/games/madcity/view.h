#pragma once

// What a seat sees: all there is (section 5).

#include "core/rng.h"
#include "games/madcity/types.h"

namespace moneybags::madcity {

constexpr View view(const Rules&, const State& state, Seat seat) {
    return {.me = seat, .open = state.open};
}

// The die and the draw pile are drawn when needed, so nothing is left to guess.
constexpr State guess(const Rules&, const View& seen, Rng&) { return {.open = seen.open}; }

}  // namespace moneybags::madcity
