#pragma once

// How a temper shows in Mad Millionaire, where nobody says a word: in sixes spent on others, and in
// what is bought, leased and sold.

#include "bots/temper.h"
#include "games/madcity/game.h"

namespace moneybags::madcity {

constexpr int temperature(const Rules&) { return 20; }  // in hundredths; lower is stricter

// In 1/1024 nats.
constexpr int leaning(Temper temper, const Rules& rules, const View& seen, const Move& move) {
    const bool dear = move.act == Act::Buy &&
                      rules.buy[move.business].count() * 2 > seen.open.cash[seen.me].count();
    switch (temper) {
        case Temper::Honest:
            return move.act == Act::Miss ? -384 : 0;
        case Temper::Sly:
            return move.act == Act::Miss ? 384 : 0;
        case Temper::Greedy:
            return (move.act == Act::Buy ? 192 : 0) - (move.act == Act::Sell ? 192 : 0);
        case Temper::Cautious:
            return (move.act == Act::Lease ? 192 : 0) - (dear ? 192 : 0);
    }
    return 0;
}

}  // namespace moneybags::madcity
