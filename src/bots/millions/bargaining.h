#pragma once

// Talk and deals: who should leave, at what price, and when enough has been said.

#include "bots/millions/thought.h"

namespace moneybags::millions {

Move answer_deal(const Thought&, const Deal&);  // accept, counter or decline
Move talk(const Thought&);                      // free talk, live or with the token in hand

// 1e: a card worth looking at before a decision that hangs on it (M1-INT-02), if there is one.
std::optional<Move> look_first(const Thought&);

}  // namespace moneybags::millions
