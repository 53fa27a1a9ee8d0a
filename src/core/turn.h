#pragma once

#include "core/seat.h"

namespace moneybags {

// Who is to act. Several seats may at once; people then act in any order, and whoever needs a
// sequence (bots, solvers) lets `next` choose.
struct Turn {
    enum class Kind : std::uint8_t { Over, Chance, Seats };
    Kind kind = Kind::Over;
    SeatSet seats;  // who may act
    SeatSet
        awaited;  // those of them the game cannot go on without; never empty when `seats` is not

    constexpr bool operator==(const Turn&) const = default;

    static constexpr Turn over() { return {}; }
    static constexpr Turn chance() { return {Kind::Chance, {}, {}}; }
    static constexpr Turn of(SeatSet seats) { return {Kind::Seats, seats, seats}; }
    static constexpr Turn of(Seat seat) { return of(SeatSet{seat}); }
};

// How a game stands: who has won (nobody, while it goes on) and what each seat would count.
struct Standing {
    bool over = false;
    SeatSet winners;
    PerSeat<std::int32_t> score;

    constexpr bool operator==(const Standing&) const = default;
};

}  // namespace moneybags
