#pragma once

// Mad Millionaire: everything a game must answer (DESIGN: what each game answers).

#include "games/madcity/apply.h"
#include "games/madcity/question.h"
#include "games/madcity/view.h"

namespace moneybags::madcity {

// The face the catalogue and other generic code use.
struct Interface {
    using Rules = madcity::Rules;
    using State = madcity::State;
    using View = madcity::View;
    using Move = madcity::Move;
    using Choice = madcity::Choice;
    using Outcome = madcity::Outcome;
    using Event = madcity::Event;

    static constexpr State setup(const Rules& r) { return madcity::setup(r); }
    static constexpr Turn turn(const Rules& r, const State& s) { return madcity::turn(r, s); }
    static constexpr Seat next(const Rules& r, const State& s) { return madcity::next(r, s); }
    static constexpr Outcomes outcomes(const Rules& r, const State& s) {
        return madcity::outcomes(r, s);
    }
    static constexpr Choices legal(const Rules& r, const State& s, Seat seat) {
        return madcity::legal(r, s, seat);
    }
    static constexpr Objection objection(const Rules& r, const State& s, Seat seat, const Move& m) {
        return madcity::objection(r, s, seat, m);
    }
    static constexpr Objection objection(const Rules& r, const State& s, const Outcome& o) {
        return madcity::objection(r, s, o);
    }
    static constexpr Objection say_objection(const Rules& r, const State& s, Seat seat) {
        return madcity::say_objection(r, s, seat);
    }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, Seat seat, const Move& m,
                                Events&& events = Events{}) {
        madcity::apply(r, s, seat, m, events);
    }
    template <class Events = NoEvents>
    static constexpr void apply(const Rules& r, State& s, const Outcome& o,
                                Events&& events = Events{}) {
        madcity::apply(r, s, o, events);
    }
    static constexpr bool may_time_out(const Rules& r, const State& s) {
        return madcity::may_time_out(r, s);
    }
    template <class Events = NoEvents>
    static constexpr void time_out(const Rules& r, State& s, Events&& events = Events{}) {
        madcity::time_out(r, s, events);
    }
    static constexpr View view(const Rules& r, const State& s, Seat seat) {
        return madcity::view(r, s, seat);
    }
    static constexpr State guess(const Rules& r, const View& v, Rng& luck) {
        return madcity::guess(r, v, luck);
    }
    static constexpr Move fallback(const Rules& r, const State& s, Seat seat, Rng& luck) {
        return madcity::fallback(r, s, seat, luck);
    }
    static constexpr Standing standing(const Rules& r, const State& s) {
        return madcity::standing(r, s);
    }
    static constexpr bool may_be_undone(const Rules& r, const State& s, Seat seat, const Move& m) {
        return madcity::may_be_undone(r, s, seat, m);
    }
    static constexpr std::uint32_t question(const Rules& r, const State& s, Seat seat,
                                            const Move& m) {
        return madcity::question(r, s, seat, m);
    }
};

}  // namespace moneybags::madcity
