#pragma once

// All that goes into one decision.

#include <optional>
#include <span>
#include <vector>

#include "bots/guillotines/memory.h"
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
    const Memory& memory;
    Rng& luck;

    // Not every decision needs them, so they are worked out when asked for.
    const Unseen& unseen() const {
        if (!unseen_) unseen_.emplace(rules, seen);
        return *unseen_;
    }
    const Outlook& outlook() const {
        if (!outlook_) outlook_.emplace(worth, unseen());
        return *outlook_;
    }
    mutable std::optional<Unseen> unseen_{};
    mutable std::optional<Outlook> outlook_{};

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
