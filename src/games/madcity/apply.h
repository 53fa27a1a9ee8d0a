#pragma once

// What happens when a seat moves, or luck does.

#include "games/madcity/objection.h"

namespace moneybags::madcity {

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, Seat seat, const Move& move,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, seat, move));  // past this line an illegal move is our bug
    Scene<Events> scene{rules, state.open, events};
    switch (move.act) {
        case Act::Take:
            take_small(scene, move.business);
            break;
        case Act::Roll:
            state.open.phase = Phase::MoveRoll;
            break;
        case Act::Sell:
            nominate(scene, move.business);
            break;
        case Act::End:  // MM-END-04: and then the same question again
            end_lease(scene, move.business);
            break;
        case Act::Go:
            go(scene, move.place);
            break;
        case Act::Bonus:
            take_bonus(scene, true);
            break;
        case Act::Miss:
            make_miss(scene, move.seat);
            break;
        case Act::Buy:
        case Act::Lease:
            acquire(scene, move.business, move.act == Act::Lease);
            break;
        case Act::Done:
            scene.tell({.what = Happening::DealDeclined, .seat = seat});
            end_turn(scene);
            break;
        case Act::Lift:
            lift_sign(scene, move.business);
            break;
    }
}

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, const Outcome& outcome,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, outcome));
    Scene<Events> scene{rules, state.open, events};
    switch (state.open.phase) {
        case Phase::LayCards:
            lay_card(scene, outcome.card);
            break;
        case Phase::StartRoll:
            roll_for_start(scene, outcome.die);
            break;
        case Phase::MoveRoll:
            state.open.die = outcome.die;
            state.open.phase = Phase::Moving;
            scene.tell(
                {.what = Happening::Rolled, .seat = state.open.active, .number = outcome.die});
            break;
        case Phase::TurnUpCard:
            turn_up(scene, outcome.card);
            break;
        default:
            sell(scene, outcome.die);
            break;
    }
}

// No step of this game has a clock of its own.
constexpr bool may_time_out(const Rules&, const State&) { return false; }
template <class Events = NoEvents>
constexpr void time_out(const Rules&, State&, Events&& = Events{}) {}

// What is played for a seat that is awaited and does not answer: it drives on, takes the bonus, and
// spends, sells and gives up nothing. Where only luck can say, luck says.
constexpr Move fallback(const Rules& rules, const State& state, Seat seat, Rng& luck) {
    switch (state.open.phase) {
        case Phase::Main:
            return {.act = Act::Roll};
        case Phase::SixChoice:
            if (rules.six == SixRule::Standard) return {.act = Act::Bonus};
            break;
        case Phase::Dealing:
            return {.act = Act::Done};
        default:
            break;
    }
    return draw_move(legal(rules, state, seat), luck);
}

// One winner, the others are not ranked (MM-WIN-08); what each counts is cash and refunds
// (MM-WIN-03), in thousands of dollars.
constexpr Standing standing(const Rules& rules, const State& state) {
    const Open& open = state.open;
    Standing now{.over = open.phase == Phase::Over, .winners = open.winners, .score = {}};
    for (const Seat seat : all_seats(rules)) {
        now.score[seat] = thousands(rules, open.cash[seat] + refunds(rules, open, seat));
    }
    return now;
}

}  // namespace moneybags::madcity
