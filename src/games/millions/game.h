#pragma once

// Millions of Dollars, both editions: everything a game must answer (docs/design.md: what each game
// answers).

#include "games/millions/apply.h"
#include "games/millions/guess.h"
#include "games/millions/question.h"
#include "games/millions/undo.h"
#include "games/millions/view.h"

namespace moneybags::millions {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family {
    using Rules = millions::Rules;
    using State = millions::State;
    using View = millions::View;
    using Move = millions::Move;
    using Choice = millions::Choice;
    using Outcome = millions::Outcome;
    using Event = millions::Event;

    static constexpr auto& kReasons = millions::kReasons;
};

}  // namespace moneybags::millions
