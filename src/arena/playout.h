#pragma once

// Whole games by players who choose at random, at full speed: G is a game's Family.

#include <cstdint>

#include "core/choice.h"
#include "core/rng.h"
#include "core/sinks.h"
#include "core/turn.h"

namespace moneybags {

// One step: luck draws, or the next seat makes one of its legal moves, each equally likely. Says
// which.
template <class G>
constexpr Turn::Kind random_step(const typename G::Rules& rules, typename G::State& state,
                                 Rng& luck) {
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Chance) {
        apply(rules, state, draw(outcomes(rules, state), luck));
    } else if (now.kind == Turn::Kind::Seats) {
        const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules, state);
        apply(rules, state, seat, draw_move(legal(rules, state, seat), luck));
    }
    return now.kind;
}

// Plays to the end and says how many decisions seats made; luck's are not counted.
template <class G>
constexpr std::uint64_t random_playout(const typename G::Rules& rules, typename G::State& state,
                                       Rng& luck) {
    std::uint64_t decisions = 0;
    while (true) {
        const Turn::Kind kind = random_step<G>(rules, state, luck);
        if (kind == Turn::Kind::Over) return decisions;
        if (kind == Turn::Kind::Seats) ++decisions;
    }
}

// The same without a list, for whoever needs many games and none in particular: other games by the
// same seed, each as likely as before.
template <class G>
constexpr Turn::Kind quick_step(const typename G::Rules& rules, typename G::State& state,
                                QuickRng& luck) {
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Chance) {
        apply(rules, state, draw(outcomes(rules, state), luck));
    } else if (now.kind == Turn::Kind::Seats) {
        const Seat seat = now.awaited.single() ? now.awaited.lowest() : next(rules, state);
        DrawingSink<typename G::Choice> sink{luck};
        legal_into(rules, state, seat, sink);
        apply(rules, state, seat, sink.move());
    }
    return now.kind;
}

template <class G>
constexpr std::uint64_t quick_playout(const typename G::Rules& rules, typename G::State& state,
                                      QuickRng& luck) {
    std::uint64_t decisions = 0;
    while (true) {
        const Turn::Kind kind = quick_step<G>(rules, state, luck);
        if (kind == Turn::Kind::Over) return decisions;
        if (kind == Turn::Kind::Seats) ++decisions;
    }
}

}  // namespace moneybags
