#pragma once

// The games whose properties are tested. A new one adds its line here.

#include <gtest/gtest.h>

#include "tests/properties/guillotines.h"
#include "tests/properties/madcity.h"
#include "tests/properties/millions.h"

namespace moneybags::properties {

using AllGames = testing::Types<MillionsTraits, GuillotinesTraits, MadcityTraits>;

// Those in which seats hold secrets or choose at once: the rest has nothing to give away.
using SecretGames = testing::Types<MillionsTraits, GuillotinesTraits>;

// Those in which what leaves the table unseen is shown to nobody ever after.
using ForgettingGames = testing::Types<MillionsTraits>;

// Traits say so if a game is otherwise than most: all of it lies open, or all moves are listed.
template <class Traits>
constexpr bool all_open() {
    return requires { Traits::kAllOpen; };
}
template <class Traits>
constexpr bool lists_everything() {
    return requires { Traits::kListsEverything; };
}
// Or if it may stop before somebody has won.
template <class Traits>
bool may_end_without_winner(const typename Traits::Rules& rules,
                            const typename Traits::State& state) {
    if constexpr (requires { Traits::may_end_without_winner(rules, state); }) {
        return Traits::may_end_without_winner(rules, state);
    }
    return false;
}

}  // namespace moneybags::properties
