#pragma once

// What the properties are tried on: every ruleset of the catalogue that is played by G's rules,
// with every number of players and every set of options.

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "games/game.h"
#include "tests/support/option_sets.h"

namespace moneybags::properties {

template <class G>
struct Case {
    std::string name;  // what must be said to play it again: ruleset, players, options
    std::shared_ptr<const Game> game;
    typename G::Rules rules;
};

template <class G>
std::vector<Case<G>> make_cases() {
    std::vector<Case<G>> list;
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            for (const Options& options : testing_support::option_sets(ruleset)) {
                auto made = make_game(ruleset, players, options);
                if (!made) std::abort();  // the catalogue offers what it refuses
                const std::shared_ptr<const Game> game = std::move(*made);
                const auto* typed = dynamic_cast<const TypedGame<G>*>(game.get());
                if (typed == nullptr) continue;  // another game's ruleset
                list.push_back({std::string(ruleset.id) + ", " + std::to_string(players) +
                                    " players, " + boost::json::serialize(options),
                                game, typed->rules()});
            }
        }
    }
    return list;
}

template <class G>
const std::vector<Case<G>>& cases() {
    static const std::vector<Case<G>> list = make_cases<G>();
    return list;
}

}  // namespace moneybags::properties
