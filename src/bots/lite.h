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

#include "core/seat.h"
#include "core/sinks.h"

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

}  // namespace moneybags
