#pragma once

// A whole random game that asks the rules everything there is to ask, for compilers other than the
// one of the day and for the compiler itself: it runs in a constant expression and in a GPU kernel
// alike.

#include <cstdint>

#include "core/choice.h"
#include "core/rng.h"
#include "core/turn.h"

namespace moneybags::compile {

template <class G>
struct Playout {
    typename G::State state;
    std::uint32_t decisions = 0;
    std::uint32_t wrong = 0;  // refusals of listed moves and guesses that do not fit; must stay 0
};

template <class G>
constexpr Playout<G> play_out(const typename G::Rules& rules, std::uint64_t seed) {
    Playout<G> game{.state = setup(rules)};
    Rng luck{seed};
    while (true) {
        const Turn now = turn(rules, game.state);
        if (now.kind == Turn::Kind::Over) break;
        if (now.kind == Turn::Kind::Chance) {
            const auto outcome = draw(outcomes(rules, game.state), luck);
            if (objection(rules, game.state, outcome)) ++game.wrong;
            apply(rules, game.state, outcome);
            continue;
        }
        const Seat seat = next(rules, game.state);
        const auto seen = view(rules, game.state, seat);
        if (!(view(rules, guess(rules, seen, luck), seat) == seen)) ++game.wrong;
        const auto played = fallback(rules, game.state, seat, luck);
        if (objection(rules, game.state, seat, played)) ++game.wrong;
        if (luck.below(16) == 0 && may_time_out(rules, game.state)) {
            time_out(rules, game.state);
            continue;
        }
        const auto move = draw_move(legal(rules, game.state, seat), luck);
        if (objection(rules, game.state, seat, move)) ++game.wrong;
        apply(rules, game.state, seat, move);
        ++game.decisions;
    }
    if (!standing(rules, game.state).over) ++game.wrong;
    return game;
}

}  // namespace moneybags::compile
