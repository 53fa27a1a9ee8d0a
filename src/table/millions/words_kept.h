#pragma once

// How often somebody's words turned out true when the card was shown, by what was heard.

#include <span>

#include "games/game.h"
#include "games/millions/types.h"

namespace moneybags::millions {

struct WordsKept {
    int given = 0;   // what was last said of a character that was then shown
    int broken = 0;  // … and was something else
};

WordsKept words_kept(std::span<const AnyEvent> heard, Seat);

}  // namespace moneybags::millions
