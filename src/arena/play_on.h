#pragma once

// A game by whoever answers, from any state to its end.

#include <utility>

#include "core/choice.h"
#include "games/game.h"

namespace moneybags {

// `luck(step)` is the generator of a draw, `move(step, state, seat)` what the seat does, and
// `hear(seat, event)` is told to every seat that may know of it. Steps count from 0.
template <class Luck, class Move, class Hear>
Standing play_on(const Game& game, AnyState state, Luck&& luck, Move&& move, Hear&& hear) {
    for (std::uint64_t step = 0;; ++step) {
        const Turn turn = game.turn(state);
        if (turn.kind == Turn::Kind::Over) return game.standing(state);
        std::vector<AnyEvent> events;
        if (turn.kind == Turn::Kind::Chance) {
            events = game.apply(state, draw(game.outcomes(state), luck(step)));
        } else {
            const Seat seat = turn.awaited.single() ? turn.awaited.lowest() : game.next(state);
            const AnyMove chosen = move(step, std::as_const(state), seat);
            events = game.apply(state, seat, chosen);
        }
        for (const Seat seat : SeatSet::first(static_cast<std::size_t>(game.players()))) {
            for (const AnyEvent& event : events) {
                if (game.audience(event).includes(seat)) hear(seat, event);
            }
        }
    }
}

}  // namespace moneybags
