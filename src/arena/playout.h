#pragma once

// Whole games by players who choose at random, at full speed: G is a game's Family.

#include <cstdint>

#include "core/choice.h"
#include "core/rng.h"
#include "core/sinks.h"
#include "core/turn.h"

namespace moneybags {

// One step: luck draws, or the next seat makes the move that `choose(seat)` says. Says which.
template <class G, class Luck, class Choose>
constexpr Turn::Kind one_step(const typename G::Rules& rules, typename G::State& state, Luck& luck,
                              const Choose& choose) {
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Chance) {
        apply(rules, state, draw(outcomes(rules, state), luck));
    } else if (now.kind == Turn::Kind::Seats) {
        const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules, state);
        apply(rules, state, seat, choose(seat));
    }
    return now.kind;
}
// Steps to the end, and says how many decisions seats made; luck's are not counted.
template <class Step>
constexpr std::uint64_t all_steps(const Step& step) {
    std::uint64_t decisions = 0;
    while (true) {
        const Turn::Kind kind = step();
        if (kind == Turn::Kind::Over) return decisions;
        if (kind == Turn::Kind::Seats) ++decisions;
    }
}

// Each legal move is equally likely.
template <class G>
constexpr Turn::Kind random_step(const typename G::Rules& rules, typename G::State& state,
                                 Rng& luck) {
    return one_step<G>(rules, state, luck,
                       [&](Seat seat) { return draw_move(legal(rules, state, seat), luck); });
}
template <class G>
constexpr std::uint64_t random_playout(const typename G::Rules& rules, typename G::State& state,
                                       Rng& luck) {
    return all_steps([&] { return random_step<G>(rules, state, luck); });
}

// The same without a list, for whoever needs many games and none in particular: other games by the
// same seed, each as likely as before.
template <class G>
constexpr Turn::Kind quick_step(const typename G::Rules& rules, typename G::State& state,
                                QuickRng& luck) {
    return one_step<G>(rules, state, luck, [&](Seat seat) {
        DrawingSink<typename G::Choice> sink{luck};
        legal_into(rules, state, seat, sink);
        return sink.move();
    });
}
template <class G>
constexpr std::uint64_t quick_playout(const typename G::Rules& rules, typename G::State& state,
                                      QuickRng& luck) {
    return all_steps([&] { return quick_step<G>(rules, state, luck); });
}

}  // namespace moneybags
