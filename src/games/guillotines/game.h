#pragma once

// Billionaires & Guillotines: everything a game must answer (docs/design.md: what each game
// answers).

#include "games/guillotines/apply.h"
#include "games/guillotines/fallback.h"
#include "games/guillotines/guess.h"
#include "games/guillotines/question.h"
#include "games/guillotines/undo.h"
#include "games/guillotines/view.h"

namespace moneybags::guillotines {

// The face the catalogue and other generic code use.
struct Interface {
    using Rules = guillotines::Rules;
    using State = guillotines::State;
    using View = guillotines::View;
    using Move = guillotines::Move;
    using Choice = guillotines::Choice;
    using Outcome = guillotines::Outcome;
    using Event = guillotines::Event;

    static constexpr State setup(const Rules& r) { return guillotines::setup(r); }
    static constexpr Turn turn(const Rules& r, const State& s) { return guillotines::turn(r, s); }
    static constexpr Seat next(const Rules& r, const State& s) { return guillotines::next(r, s); }
    static constexpr Outcomes outcomes(const Rules& r, const State& s) {
        return guillotines::outcomes(r, s);
    }
    static constexpr Choices legal(const Rules& r, const State& s, Seat seat) {
        return guillotines::legal(r, s, seat);
    }
    static constexpr Objection objection(const Rules& r, const State& s, Seat seat, const Move& m) {
        return guillotines::objection(r, s, seat, m);
    }
    static constexpr Objection objection(const Rules& r, const State& s, const Outcome& o) {
        return guillotines::objection(r, s, o);
    }
    // Free talk is allowed and binds nobody (BG-R-26).
    static constexpr Objection say_objection(const Rules&, const State&, Seat) { return {}; }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, Seat seat, const Move& m,
                                Events&& events = Events{}) {
        guillotines::apply(r, s, seat, m, events);
    }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, const Outcome& o,
                                Events&& events = Events{}) {
        guillotines::apply(r, s, o, events);
    }
    static constexpr bool may_time_out(const Rules& r, const State& s) {
        return guillotines::may_time_out(r, s);
    }
    template <class Events = NoEvents>
    static constexpr void time_out(const Rules& r, State& s, Events&& events = Events{}) {
        guillotines::time_out(r, s, events);
    }
    static constexpr View view(const Rules& r, const State& s, Seat seat) {
        return guillotines::view(r, s, seat);
    }
    static constexpr State guess(const Rules& r, const View& v, Rng& luck) {
        return guillotines::guess(r, v, luck);
    }
    static constexpr Move fallback(const Rules& r, const State& s, Seat seat, Rng& luck) {
        return guillotines::fallback(r, s, seat, luck);
    }
    static constexpr Standing standing(const Rules& r, const State& s) {
        return guillotines::standing(r, s);
    }
    static constexpr bool may_be_undone(const Rules& r, const State& s, Seat seat, const Move& m) {
        return guillotines::may_be_undone(r, s, seat, m);
    }
    static constexpr std::uint32_t question(const Rules& r, const State& s, Seat seat,
                                            const Move& m) {
        return guillotines::question(r, s, seat, m);
    }
};

}  // namespace moneybags::guillotines
