#include "tests/support/whole_game.h"

#include <gtest/gtest.h>

#include "tests/properties/games.h"

namespace moneybags::testing_support {
namespace {

template <class Traits>
bool says_all_is_open(const Game& game) {
    const auto* typed = dynamic_cast<const TypedGame<typename Traits::Family>*>(&game);
    return typed != nullptr && properties::all_open<Traits>();
}

template <class... Traits>
bool anybody_says_so(const Game& game, testing::Types<Traits...>) {
    return (says_all_is_open<Traits>(game) || ...);
}

}  // namespace

Options whole_game(const Ruleset& ruleset) {
    constexpr int kTurns = 60;
    Options options;
    for (const Option& option : ruleset.options) {
        if (option.name == "level") options[option.name] = option.most;
        if (option.name == "turnLimit") options[option.name] = kTurns;
    }
    return options;
}

bool all_open(const Game& game) { return anybody_says_so(game, properties::AllGames{}); }

}  // namespace moneybags::testing_support
