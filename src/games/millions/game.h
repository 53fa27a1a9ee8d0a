#pragma once

// Millions of Dollars, both editions: everything a game must answer (docs/design.md: what each game
// answers).

#include "core/family.h"
#include "games/millions/apply.h"
#include "games/millions/guess.h"
#include "games/millions/question.h"
#include "games/millions/undo.h"
#include "games/millions/view.h"

namespace moneybags::millions {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family : FamilyOf<Rules, State, View, Move, Choice, Outcome, Event, kReasons> {};

}  // namespace moneybags::millions
