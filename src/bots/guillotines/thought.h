#pragma once

// All that goes into one decision.

#include <span>
#include <vector>

#include "bots/guillotines/odds.h"
#include "bots/guillotines/outlook.h"
#include "bots/guillotines/worth.h"
#include "core/rng.h"

namespace moneybags::guillotines {

struct Thought {
    const Rules& rules;
    const View& seen;
    const Open& open;
    const std::vector<Move>& moves;
    const Worth& worth;
    const Unseen& unseen;
    const Outlook& outlook;
    Rng& luck;

    // A little whim, so that no two evenings are alike.
    double whim(double size) const { return size * luck.below(1000) / 1000.0; }

    // The move that is worth most.
    template <class Value>
    Move best(const Value& value) const {
        const Move* chosen = &moves.front();
        double most = -1e9;
        for (const Move& move : moves) {
            const double now = value(move) + whim(0.3);
            if (now > most) {
                most = now;
                chosen = &move;
            }
        }
        return *chosen;
    }
};

}  // namespace moneybags::guillotines
