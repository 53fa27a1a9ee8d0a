#pragma once

namespace moneybags {

// The types and reasons of a game, for generic code, which finds the game's functions by them. A
// game's own Family derives from it: `struct Family : FamilyOf<…> {};`.
template <class TheRules, class TheState, class TheView, class TheMove, class TheChoice,
          class TheOutcome, class TheEvent, const auto& kTheReasons>
struct FamilyOf {
    using Rules = TheRules;
    using State = TheState;
    using View = TheView;
    using Move = TheMove;
    using Choice = TheChoice;
    using Outcome = TheOutcome;
    using Event = TheEvent;
    static constexpr auto& kReasons = kTheReasons;  // for which it refuses
};

}  // namespace moneybags
