#pragma once

// Billionaires & Guillotines: everything a game must answer (docs/design.md: what each game
// answers).

#include "games/guillotines/apply.h"
#include "games/guillotines/fallback.h"
#include "games/guillotines/guess.h"
#include "games/guillotines/question.h"
#include "games/guillotines/reasons.h"
#include "games/guillotines/undo.h"
#include "games/guillotines/view.h"

namespace moneybags::guillotines {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family {
    using Rules = guillotines::Rules;
    using State = guillotines::State;
    using View = guillotines::View;
    using Move = guillotines::Move;
    using Choice = guillotines::Choice;
    using Outcome = guillotines::Outcome;
    using Event = guillotines::Event;

    static constexpr auto& kReasons = guillotines::kReasons;
};

// Free talk is allowed and binds nobody (BG-R-26).
constexpr Objection say_objection(const Rules&, const State&, Seat) { return {}; }

}  // namespace moneybags::guillotines
