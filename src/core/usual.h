#pragma once

// The answers of a game that has nothing of its own to say to a question. It takes those that fit
// into its namespace: `using usual::time_out;`.

#include "core/choice.h"
#include "core/events.h"
#include "core/refusal.h"
#include "core/sinks.h"
#include "core/turn.h"

namespace moneybags::usual {

// A choice without an amount: one move.
template <class Move>
struct Single {
    Move only;
    constexpr std::uint32_t count() const { return 1; }
    constexpr Move move(std::uint32_t) const { return only; }
    constexpr bool operator==(const Single&) const = default;
};

template <class Sink, class Move>
constexpr void put(Sink& out, const Move& move) {
    out.put(word_of_choice(Single<Move>{move}), 1);
}
// What a game hands to a sink, as a list.
template <class List, class Rules, class State>
constexpr List listed(const Rules& rules, const State& state, Seat seat) {
    return list_from<List>([&](auto& out) { legal_into(rules, state, seat, out); });
}

// Free talk is allowed and binds nobody.
template <class Rules, class State>
constexpr Objection say_objection(const Rules&, const State&, Seat) {
    return {};
}

// No step has a clock of its own.
template <class Rules, class State>
constexpr bool may_time_out(const Rules&, const State&) {
    return false;
}
template <class Rules, class State, class Events = NoEvents>
constexpr void time_out(const Rules&, State&, Events&& = Events{}) {}

// For whoever does not answer any legal move is made.
template <class Rules, class State>
constexpr auto fallback(const Rules& rules, const State& state, Seat seat, Rng& luck) {
    return draw_move(legal(rules, state, seat), luck);
}

// A move may be taken back if another seat is asked next: luck has no part in it, and nothing is
// shown that only the end shows.
template <class Rules, class State, class Move>
constexpr bool may_be_undone(const Rules& rules, const State& state, Seat seat, const Move& move) {
    State after = state;
    apply(rules, after, seat, move);
    return turn(rules, after).kind == Turn::Kind::Seats;
}

}  // namespace moneybags::usual
