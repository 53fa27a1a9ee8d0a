#pragma once

#include "games/game.h"

namespace moneybags {

// Would a reader (a seat, or kSpectator) see any difference between two states: in the view, in
// whose turn it is, in what the reader may do or whether they may speak?
bool looks_the_same(const Game&, const AnyState&, const AnyState&, Seat reader);

}  // namespace moneybags
