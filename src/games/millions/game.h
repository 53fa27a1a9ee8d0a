#pragma once

// Millions of Dollars, both editions: everything a game must answer (DESIGN: what each game
// answers).

#include "games/millions/apply.h"
#include "games/millions/guess.h"
#include "games/millions/question.h"
#include "games/millions/undo.h"
#include "games/millions/view.h"

namespace moneybags::millions {

// The face the catalogue and other generic code use.
struct Interface {
    using Rules = millions::Rules;
    using State = millions::State;
    using View = millions::View;
    using Move = millions::Move;
    using Choice = millions::Choice;
    using Outcome = millions::Outcome;
    using Event = millions::Event;

    static constexpr State setup(const Rules& r) { return millions::setup(r); }
    static constexpr Turn turn(const Rules& r, const State& s) { return millions::turn(r, s); }
    static constexpr Seat next(const Rules& r, const State& s) { return millions::next(r, s); }
    static constexpr Outcomes outcomes(const Rules& r, const State& s) {
        return millions::outcomes(r, s);
    }
    static constexpr Choices legal(const Rules& r, const State& s, Seat seat) {
        return millions::legal(r, s, seat);
    }
    static constexpr Objection objection(const Rules& r, const State& s, Seat seat, const Move& m) {
        return millions::objection(r, s, seat, m);
    }
    static constexpr Objection objection(const Rules& r, const State& s, const Outcome& o) {
        return millions::objection(r, s, o);
    }
    static constexpr Objection say_objection(const Rules& r, const State& s, Seat seat) {
        return millions::say_objection(r, s, seat);
    }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, Seat seat, const Move& m,
                                Events&& events = Events{}) {
        millions::apply(r, s, seat, m, events);
    }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, const Outcome& o,
                                Events&& events = Events{}) {
        millions::apply(r, s, o, events);
    }
    static constexpr bool may_time_out(const Rules& r, const State& s) {
        return millions::may_time_out(r, s);
    }
    template <class Events = NoEvents>
    static constexpr void time_out(const Rules& r, State& s, Events&& events = Events{}) {
        millions::time_out(r, s, events);
    }
    static constexpr View view(const Rules& r, const State& s, Seat seat) {
        return millions::view(r, s, seat);
    }
    static constexpr State guess(const Rules& r, const View& v, Rng& luck) {
        return millions::guess(r, v, luck);
    }
    static constexpr Move fallback(const Rules& r, const State& s, Seat seat, Rng& luck) {
        return millions::fallback(r, s, seat, luck);
    }
    static constexpr Standing standing(const Rules& r, const State& s) {
        return millions::standing(r, s);
    }
    static constexpr bool may_be_undone(const Rules& r, const State& s, Seat seat, const Move& m) {
        return millions::may_be_undone(r, s, seat, m);
    }
    static constexpr std::uint32_t question(const Rules& r, const State& s, Seat seat,
                                            const Move& m) {
        return millions::question(r, s, seat, m);
    }
};

}  // namespace moneybags::millions
