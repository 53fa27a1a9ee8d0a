#pragma once

// Who is to act, what may be done, and what the clock plays: sections 6.1, 6.2.

#include <utility>

#include "games/guillotines/flow.h"

namespace moneybags::guillotines {

// ---- the point that is due ----

// Calls visit.operator()<Point<phase>>(); for Phase::Over nothing. The enum is the list of points;
// compilers make one jump of this.
template <class Visit, std::size_t... I>
constexpr void visit_point(Phase phase, const Visit& visit, std::index_sequence<I...>) {
    static_cast<void>(((phase == static_cast<Phase>(I) &&
                        (visit.template operator()<Point<static_cast<Phase>(I)>>(), true)) ||
                       ...));
}
template <class Visit>
constexpr void at_point(Phase phase, const Visit& visit) {
    visit_point(phase, visit, std::make_index_sequence<kPhases - 1>{});
}

// Asked at every step, so it is one look at a word with a bit for each phase.
static_assert(kPhases <= 64);
template <std::size_t... I>
constexpr std::uint64_t phases_of(Who who, std::index_sequence<I...>) {
    return ((std::uint64_t{Point<static_cast<Phase>(I)>::kWho == who} << I) | ...);
}
template <Who kWho>
constexpr bool acts(Phase phase) {
    constexpr std::uint64_t kBits = phases_of(kWho, std::make_index_sequence<kPhases - 1>{});
    return (kBits >> static_cast<unsigned>(phase) & 1) != 0;
}
constexpr bool is_chance(Phase phase) { return acts<Who::Luck>(phase); }
constexpr bool is_together(Phase phase) { return acts<Who::Together>(phase); }

// ---- who is to act ----

constexpr Turn turn(const Rules&, const State& state) {
    const Open& open = state.open;
    if (open.phase == Phase::Over) return Turn::over();
    if (is_chance(open.phase)) return Turn::chance();
    return is_together(open.phase) ? Turn::of(open.awaiting) : Turn::of(open.asked);
}

// In seat order from the current player.
constexpr Seat next(const Rules&, const State& state) {
    const Open& open = state.open;
    return is_together(open.phase) ? first_clockwise(open.awaiting, open.current) : open.asked;
}

// ---- what may be done ----

// What is, or was, listed for one of those who are asked.
template <class Sink>
constexpr void answers_into(const Asked& you, Sink& sink) {
    Lister<Sink> out{sink};
    at_point(you.open.phase, [&]<class P>() {
        if constexpr (P::kWho != Who::Luck) P::list(you, out);
    });
}

constexpr Choices answers(const Asked& you) {
    return list_from<Choices>([&](auto& out) { answers_into(you, out); });
}

template <class Sink>
constexpr void legal_into(const Rules& rules, const State& state, Seat seat, Sink& sink) {
    if (turn(rules, state).seats.has(seat)) answers_into({rules, state, seat}, sink);
}

constexpr Choices legal(const Rules& rules, const State& state, Seat seat) {
    return list_from<Choices>([&](auto& out) { legal_into(rules, state, seat, out); });
}

constexpr Outcomes outcomes(const Rules& rules, const State& state) {
    Outcomes all;
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (P::kWho == Who::Luck) all = P::outcomes(rules, state);
    });
    return all;
}

// For a seat that is awaited and does not answer.
constexpr Move fallback(const Rules& rules, const State& state, Seat seat, Rng& luck) {
    const Asked you{rules, state, seat};
    Move move;
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (requires(const Choices& list) { P::fallback(you, list, luck); }) {
            move = P::fallback(you, answers(you), luck);
        } else if constexpr (P::kWho != Who::Luck) {
            move.act = P::kUsual;
        }
    });
    return move;
}

}  // namespace moneybags::guillotines
