#pragma once

// The light player: no memory, no lookahead, whole numbers only and nothing on the heap, so that it
// plays games by the million, on a GPU too: for playouts, studies and training. Each game has a
// class Lite (bots/<game>/lite.h), made of what one seat may know,
//
//   lite(rules, state, seat)   looks at nothing in the state that the seat may not know
//   lite(rules, view)
//
// which gives every listed choice a weight (core/sinks.h: Favour). Its moves are drawn by these
// weights, so how likely it makes a move is known exactly.

#include <cstdint>

#include "core/sinks.h"
#include "core/turn.h"

namespace moneybags {

namespace lite_weight {
inline constexpr std::uint32_t kNever = 1;  // nothing is quite impossible: whoever guesses by what
                                            // somebody did must not rule anything out
inline constexpr std::uint32_t kSeldom = 16;
inline constexpr std::uint32_t kSometimes = 128;
inline constexpr std::uint32_t kOften = 1024;
inline constexpr std::uint32_t kAlways = 1u << 15;
}  // namespace lite_weight

template <class G>
constexpr auto lite_move(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                         QuickRng& luck) {
    const auto weigh = lite(rules, state, seat);
    WeighingSink<typename G::Choice, decltype(weigh)> sink{weigh, luck};
    legal_into(rules, state, seat, sink);
    return sink.move();
}

// One step of a game among light players, and a whole game, as in arena/playout.h.
template <class G>
constexpr Turn::Kind lite_step(const typename G::Rules& rules, typename G::State& state,
                               QuickRng& luck) {
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Chance) {
        apply(rules, state, draw(outcomes(rules, state), luck));
    } else if (now.kind == Turn::Kind::Seats) {
        const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules, state);
        apply(rules, state, seat, lite_move<G>(rules, state, seat, luck));
    }
    return now.kind;
}
template <class G>
constexpr std::uint64_t lite_playout(const typename G::Rules& rules, typename G::State& state,
                                     QuickRng& luck) {
    std::uint64_t decisions = 0;
    while (true) {
        const Turn::Kind kind = lite_step<G>(rules, state, luck);
        if (kind == Turn::Kind::Over) return decisions;
        if (kind == Turn::Kind::Seats) ++decisions;
    }
}

}  // namespace moneybags
