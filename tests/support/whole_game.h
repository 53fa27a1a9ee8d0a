#pragma once

// Header only, as option_sets.h.

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "tests/properties/games.h"

namespace moneybags::testing_support {

// Options with which all of a game is played and its end is in sight: the highest level, which
// hides the most, and a limit on turns, without which players who choose at random take thousands
// of steps.
inline Options whole_game(const Ruleset& ruleset) {
    constexpr int kTurns = 60;
    Options options;
    for (const Option& option : ruleset.options) {
        if (option.name == "level") options[option.name] = option.most;
        if (option.name == "turnLimit") options[option.name] = kTurns;
    }
    return options;
}

template <class... Traits>
bool says_all_is_open(const Game& game, testing::Types<Traits...>) {
    const auto says = [&](auto traits) {
        using Each = decltype(traits);
        using Typed = TypedGame<typename Each::Interface>;
        return properties::all_open<Each>() && dynamic_cast<const Typed*>(&game) != nullptr;
    };
    return (says(Traits{}) || ...);
}

// Whether its traits say that nothing in this game is ever hidden from anybody. Of a game without
// traits nobody says so, and its secrets are looked for.
inline bool all_open(const Game& game) { return says_all_is_open(game, properties::AllGames{}); }

}  // namespace moneybags::testing_support
