#pragma once

#include "core/choice.h"
#include "core/events.h"
#include "core/turn.h"

namespace moneybags::testing_support {

// Luck, or any listed move of whoever is asked next.
template <class Rules, class State, class Events = NoEvents>
void step_anyhow(const Rules& rules, State& state, Rng& luck, Events&& events = Events{}) {
    if (turn(rules, state).kind == Turn::Kind::Chance) {
        apply(rules, state, draw(outcomes(rules, state), luck), events);
        return;
    }
    const Seat seat = next(rules, state);
    apply(rules, state, seat, draw_move(legal(rules, state, seat), luck), events);
}

}  // namespace moneybags::testing_support
