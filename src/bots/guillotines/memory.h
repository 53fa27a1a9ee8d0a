#pragma once

// The little a rookie remembers of what it did itself.

#include <algorithm>
#include <vector>

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

struct Memory {
    // Offers made in this Panic!, which is all within one turn.
    std::uint16_t turn = 0;
    std::vector<Offer> offers;
    // Top cards exchanged in succession, with nothing else done in between.
    int exchanges = 0;

    void note(const View& seen, const Move& move) {
        if (turn != seen.open.turn) {
            turn = seen.open.turn;
            offers.clear();
        }
        if (move.act == Act::MakeOffer) offers.push_back(seen.offer);
        if (seen.open.phase == Phase::Action) {
            exchanges = move.act == Act::ExchangeTops ? exchanges + 1 : 0;
        }
    }
    bool has_made(const View& seen, const Offer& offer) const {
        return turn == seen.open.turn &&
               std::find(offers.begin(), offers.end(), offer) != offers.end();
    }
};

}  // namespace moneybags::guillotines
