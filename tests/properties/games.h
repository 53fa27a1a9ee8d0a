#pragma once

// The games whose properties are tested: those of tests/games.h, by what their traits say.

#include <gtest/gtest.h>

#include <tuple>
#include <type_traits>
#include <utility>

#include "tests/games.h"

namespace moneybags::properties {

// Traits say so if a game is otherwise than most: all of it lies open, or all moves are listed.
template <class Traits>
constexpr bool all_open() {
    return requires { Traits::kAllOpen; };
}
template <class Traits>
constexpr bool lists_everything() {
    return requires { Traits::kListsEverything; };
}
// Or if what leaves the table unseen is shown to nobody ever after.
template <class Traits>
constexpr bool forgets() {
    return requires { Traits::kForgets; };
}
// Or if all that is secret comes from luck.
template <class Traits>
constexpr bool moves_open() {
    return all_open<Traits>() || requires { Traits::kMovesOpen; };
}
// Or if several seats may choose at once.
template <class Traits>
constexpr bool chooses_at_once() {
    return requires(const typename Traits::State& state) { Traits::simultaneous(state); };
}
// Or if moves are refused for few reasons only.
template <class Traits>
constexpr std::size_t least_reasons() {
    if constexpr (requires { Traits::kLeastReasons; }) return Traits::kLeastReasons;
    return 10;
}
// Or if positions written by others are only counted over, not followed step by step.
template <class Traits>
constexpr bool trusts_positions() {
    return requires { Traits::kTrustsPositions; };
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

template <class... Traits>
testing::Types<Traits...> types_of(std::tuple<Traits...>);

template <bool wanted, class Traits>
using If = std::conditional_t<wanted, std::tuple<Traits>, std::tuple<>>;

template <class... Traits>
auto secret(std::tuple<Traits...>) {
    return std::tuple_cat(If<!all_open<Traits>(), Traits>{}...);
}
template <class... Traits>
auto forgetting(std::tuple<Traits...>) {
    return std::tuple_cat(If<forgets<Traits>(), Traits>{}...);
}
template <class... Traits>
auto distrustful(std::tuple<Traits...>) {
    return std::tuple_cat(If<!trusts_positions<Traits>(), Traits>{}...);
}

template <class... Traits>
auto choosing_at_once(std::tuple<Traits...>) {
    return std::tuple_cat(If<chooses_at_once<Traits>(), Traits>{}...);
}

using AllGames = decltype(types_of(TestedGames{}));

// Those in which seats hold secrets: the rest has nothing to give away.
using SecretGames = decltype(types_of(secret(TestedGames{})));

using GamesChosenAtOnce = decltype(types_of(choosing_at_once(TestedGames{})));

using ForgettingGames = decltype(types_of(forgetting(TestedGames{})));

using DistrustfulGames = decltype(types_of(distrustful(TestedGames{})));

}  // namespace moneybags::properties
