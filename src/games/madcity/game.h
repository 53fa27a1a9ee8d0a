#pragma once

// Mad Millionaire: everything a game must answer (docs/design.md: what each game answers).

#include "core/family.h"
#include "games/madcity/apply.h"
#include "games/madcity/question.h"
#include "games/madcity/view.h"

namespace moneybags::madcity {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family : FamilyOf<Rules, State, View, Move, Choice, Outcome, Event, kReasons> {};

}  // namespace moneybags::madcity
