#pragma once

#include <cstddef>
#include <cstdint>

#include "core/enum_array.h"
#include "core/enum_set.h"

namespace moneybags {

enum class Seat : std::uint8_t {};  // a chair, not a number; clockwise = the next higher, wrapping

inline constexpr std::size_t kMaxSeats = 8;   // the largest game, Millions of Dollars, seats eight
inline constexpr Seat kSpectator{kMaxSeats};  // watches from behind the chairs: sees what all see

using SeatSet = EnumSet<Seat, kMaxSeats>;
template <class T>
using PerSeat = EnumArray<Seat, T, kMaxSeats>;

constexpr int number(Seat seat) { return static_cast<int>(seat); }

constexpr Seat next_clockwise(Seat seat, int players) {
    const int next = number(seat) + 1;
    return Seat{static_cast<std::uint8_t>(next == players ? 0 : next)};
}

// The first member of `among` met going clockwise from `from`, `from` itself included. `among` must
// not be empty.
constexpr Seat first_clockwise(SeatSet among, Seat from) {
    const SeatSet ahead = SeatSet::of_bits(among.bits() >> number(from) << number(from));
    return ahead.empty() ? among.lowest() : ahead.lowest();
}

}  // namespace moneybags
