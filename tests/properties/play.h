#pragma once

// Random play of any game, step by step, every step of it given by one seed.

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>

#include "core/choice.h"
#include "core/events.h"
#include "core/rng.h"
#include "core/turn.h"
#include "tests/properties/cases.h"

namespace moneybags::properties {

// One entry of a record: luck's, a seat's, or the clock's.
template <class G>
struct Step {
    enum class Kind : std::uint8_t { Luck, Move, Clock };
    Kind kind = Kind::Clock;
    Seat seat{};
    typename G::Move move{};
    typename G::Outcome outcome{};
};

template <class G, class Events = NoEvents>
void take(const typename G::Rules& rules, typename G::State& state, const Step<G>& step,
          Events&& events = Events{}) {
    switch (step.kind) {
        case Step<G>::Kind::Luck:
            apply(rules, state, step.outcome, events);
            break;
        case Step<G>::Kind::Move:
            apply(rules, state, step.seat, step.move, events);
            break;
        case Step<G>::Kind::Clock:
            time_out(rules, state, events);
            break;
    }
}

inline Seat any_seat(SeatSet among, Rng& luck) {
    std::uint32_t at = luck.below(static_cast<std::uint32_t>(among.size()));
    for (const Seat seat : among) {
        if (at-- == 0) return seat;
    }
    return among.lowest();
}

// A player of all seats at once. Some games are played with every single move equally likely, some
// with every line of the list (fewer offers, more acts that end a phase), some seat after seat in
// the order of `next`, some in any order. Moves that are allowed without being listed and the clock
// turn up now and then; and if a game's traits have a habit, half of the games follow it.
template <class Traits>
class Anybody {
   public:
    using G = typename Traits::Family;
    using Rules = typename G::Rules;
    using State = typename G::State;

    explicit Anybody(std::uint64_t seed) : luck_(seed) {
        by_lines_ = luck_.below(2) == 0;
        in_order_ = luck_.below(4) == 0;
        patient_ = luck_.below(2) == 0;
        if constexpr (kHasHabit) habitual_ = luck_.below(2) != 0;
    }

    Rng& luck() { return luck_; }

    // Nothing once the game is over.
    std::optional<Step<G>> step(const Rules& rules, const State& state) {
        const Turn now = turn(rules, state);
        switch (now.kind) {
            case Turn::Kind::Over:
                return {};
            case Turn::Kind::Chance:
                return Step<G>{.kind = Step<G>::Kind::Luck,
                               .outcome = draw(outcomes(rules, state), luck_)};
            case Turn::Kind::Seats:
                break;
        }
        if (!patient_ && luck_.below(64) == 0 && may_time_out(rules, state)) return Step<G>{};
        const Seat seat = in_order_ ? next(rules, state) : any_seat(now.seats, luck_);
        return Step<G>{.kind = Step<G>::Kind::Move, .seat = seat, .move = move(rules, state, seat)};
    }

    typename G::Move move(const Rules& rules, const State& state, Seat seat) {
        if (luck_.below(4) == 0) {
            const auto odd = Traits::unlisted_move(rules, state, seat, luck_);
            if (odd && !objection(rules, state, seat, *odd)) return *odd;
        }
        if constexpr (kHasHabit) {
            if (habitual_) {
                if (const auto usual = Traits::habit(rules, state, seat, luck_)) return *usual;
            }
        }
        const auto choices = legal(rules, state, seat);
        if (!by_lines_) return draw_move(choices, luck_);
        const auto& line = choices[luck_.below(static_cast<std::uint32_t>(choices.size()))];
        return line.move(luck_.below(line.count()));
    }

   private:
    static constexpr bool kHasHabit =
        requires(const Rules& rules, const State& state, Seat seat, Rng& luck) {
        Traits::habit(rules, state, seat, luck);
    };

    Rng luck_;
    bool habitual_ = false;
    bool by_lines_ = false;
    bool in_order_ = false;
    bool patient_ = false;
};

// Where something went wrong: all that is needed to play it again.
template <class G>
struct Where {
    const Case<G>& on;
    std::uint64_t seed = 0;
    std::uint64_t step = 0;

    friend std::ostream& operator<<(std::ostream& out, const Where& where) {
        return out << "\n  in " << where.on.name << ", seed " << where.seed << ", step "
                   << where.step;
    }
};

// Keeps what one seat may hear.
template <class G>
struct Heard {
    static constexpr bool kListens = true;
    Seat seat{};
    std::vector<typename G::Event> list = {};
    void operator()(const typename G::Event& event) {
        if (event.to.includes(seat)) list.push_back(event);
    }
};

}  // namespace moneybags::properties
