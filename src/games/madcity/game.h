#pragma once

// Mad Millionaire: everything a game must answer (docs/design.md: what each game answers).

#include "games/madcity/apply.h"
#include "games/madcity/question.h"
#include "games/madcity/view.h"

namespace moneybags::madcity {

// The game's own types, for generic code. Its functions are found by their arguments.
struct Family {
    using Rules = madcity::Rules;
    using State = madcity::State;
    using View = madcity::View;
    using Move = madcity::Move;
    using Choice = madcity::Choice;
    using Outcome = madcity::Outcome;
    using Event = madcity::Event;

    static constexpr auto& kReasons = madcity::kReasons;
};

}  // namespace moneybags::madcity
