#pragma once

// What happens when a seat moves or luck has spoken.

#include "games/guillotines/objection.h"

namespace moneybags::guillotines {

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, Seat seat, const Move& move,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, seat, move));  // past this line an illegal move is our bug
    Scene<Events> scene{rules, state, events};
    Step step = Step::Wait;
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (P::kWho != Who::Luck) step = P::take(scene, seat, move);
    });
    run(scene, step);
}

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, const Outcome& outcome,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, outcome));
    Scene<Events> scene{rules, state, events};
    Step step = Step::Wait;
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (P::kWho == Who::Luck) step = P::take(scene, outcome);
    });
    run(scene, step);
}

// Billionaires & Guillotines is played without a phase limit: only the clock of each seat runs.
constexpr bool may_time_out(const Rules&, const State&) { return false; }
template <class Events = NoEvents>
constexpr void time_out(const Rules&, State&, Events&& = Events{}) {}

constexpr Standing standing(const Rules& rules, const State& state) {
    Standing now{
        .over = state.open.phase == Phase::Over, .winners = state.open.winners, .score = {}};
    for (const Seat seat : all_seats(rules)) {
        const Billionaire b = state.open.who[seat];
        if (b == Billionaire::None) continue;  // not taken yet
        now.score[seat] =
            static_cast<std::int32_t>(rules.billionaires[b].needs - missing(rules, state.open, b));
    }
    return now;
}

}  // namespace moneybags::guillotines
