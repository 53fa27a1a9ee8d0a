#pragma once

// Billionaires & Guillotines: everything a game must answer (docs/design.md: what each game
// answers).

#include "core/family.h"
#include "games/guillotines/apply.h"
#include "games/guillotines/guess.h"
#include "games/guillotines/question.h"
#include "games/guillotines/undo.h"
#include "games/guillotines/view.h"

namespace moneybags::guillotines {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family : FamilyOf<Rules, State, View, Move, Choice, Outcome, Event, kReasons> {};

// Free talk is allowed and binds nobody (BG-R-26).
constexpr Objection say_objection(const Rules&, const State&, Seat) { return {}; }

}  // namespace moneybags::guillotines
