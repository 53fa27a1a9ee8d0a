#pragma once

// Which question does a move answer? Questions are counted as they are put (Open::question); a
// step of an offer being put together, which only its maker sees, is a question of its own.

#include "games/guillotines/legal.h"

namespace moneybags::guillotines {

// For any move, also one that comes too late: whoever is not asked any more has another number.
constexpr std::uint32_t question(const Rules& rules, const State& state, Seat seat, const Move&) {
    const Open& open = state.open;
    const bool asked = turn(rules, state).seats.has(seat);
    std::uint32_t step = 0;
    if (asked && open.phase == Phase::Negotiate) {
        step = 1u + state.secret.offer.made + state.secret.offer.sacrificed;
    }
    return open.question * 32 + step * 2 + (asked ? 1u : 0u);
}

}  // namespace moneybags::guillotines
