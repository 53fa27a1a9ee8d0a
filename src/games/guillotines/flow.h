#pragma once

// From one step to the next until a seat or luck is to act.

#include <utility>

#include "games/guillotines/setup.h"

namespace moneybags::guillotines {

// The enum is the list of steps; compilers make one jump of it.
template <std::size_t... I>
[[gnu::always_inline]] constexpr Step one_step(auto& scene, Step step, std::index_sequence<I...>) {
    Step next = Step::Wait;
    static_cast<void>(((step == static_cast<Step>(I + 1) &&
                        (next = go_on(At<static_cast<Step>(I + 1)>{}, scene), true)) ||
                       ...));
    return next;
}
constexpr void run(auto& scene, Step step) {
    while (step != Step::Wait) {
        step = one_step(scene, step, std::make_index_sequence<kSteps - 1>{});
    }
}

// The table before anybody has done anything.
constexpr State setup(const Rules& rules) {
    State state;
    state.open.level = rules.level;
    state.open.steps_level = rules.level;
    state.open.specials = rules.specials;
    state.secret.deck = rules.specials ? rules.resources + rules.special_cards : rules.resources;
    if (rules.level >= 2) state.secret.aside = CrisisSet::first(kCrises);
    NoEvents silent;
    Scene<NoEvents> scene{rules, state, silent};
    run(scene, Step::SetBillionaires);
    return state;
}

}  // namespace moneybags::guillotines
