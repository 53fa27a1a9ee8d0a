#include "tests/support/whole_game.h"

#include <gtest/gtest.h>

#include "tests/properties/games.h"

namespace moneybags::testing_support {
namespace {

template <class Traits>
bool is_of(const Game& game) {
    return dynamic_cast<const TypedGame<typename Traits::Family>*>(&game) != nullptr;
}

template <class... Traits>
bool says_all_is_open(const Game& game, testing::Types<Traits...>) {
    return ((is_of<Traits>(game) && properties::all_open<Traits>()) || ...);
}
template <class... Traits>
bool says_moves_are_open(const Game& game, testing::Types<Traits...>) {
    return ((is_of<Traits>(game) && properties::moves_open<Traits>()) || ...);
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

bool all_open(const Game& game) { return says_all_is_open(game, properties::AllGames{}); }
bool moves_open(const Game& game) { return says_moves_are_open(game, properties::AllGames{}); }

}  // namespace moneybags::testing_support
