#pragma once

// Games of Mad Millionaire to try its notation on: two to six players, every rule for a six, played
// at random but with a taste for deals, so that all signs come out now and then.

#include <algorithm>
#include <string>
#include <vector>

#include "games/catalogue.h"
#include "notation/madcity/notation.h"
#include "tests/games/madcity/story.h"
#include "tests/support/object_of.h"

namespace moneybags::notation_tests {

using MadcityGame = TypedGame<madcity::Family>;

inline const Ruleset& mad_millionaire() { return *find_ruleset("mad-millionaire"); }
inline MadcityGame mad_game(const madcity::Rules& rules) { return {mad_millionaire(), rules}; }
inline madcity::MadcityNotation mad_notation(const madcity::Rules& rules, Names names = {}) {
    if (names.empty()) names = default_names(rules.players);
    return {mad_millionaire(), rules, std::move(names)};
}

inline std::vector<madcity::Rules> all_mad_rules() {
    std::vector<madcity::Rules> list;
    int players = 2;
    for (const char* six : {"standard", "none", "bonus", "miss", "again"}) {
        for (const bool strict : {true, false}) {
            list.push_back(madcity::stories::rules_for(
                players,
                testing_support::object_of("six", six, "exactFinish", strict, "oneWay", strict,
                                           "target", strict ? 1000 : 200, "turnLimit", 150)));
            players = players == 6 ? 2 : players + 1;
        }
    }
    return list;
}

// One step of random play. The game must not be over.
inline std::vector<AnyEvent> play_any(const MadcityGame& game, AnyState& state, Rng& luck) {
    const Turn turn = game.turn(state);
    if (turn.kind == Turn::Kind::Chance) {
        return game.apply(state, draw(game.outcomes(state), luck));
    }
    const Seat seat = turn.seats.lowest();
    const std::vector<AnyChoice> legal = game.legal(state, seat);
    std::vector<AnyChoice> liked;
    for (const AnyChoice& choice : legal) {
        const madcity::Act act = choice.as<madcity::Choice>().act;
        if (act != madcity::Act::Sell && act != madcity::Act::End && act != madcity::Act::Done) {
            liked.push_back(choice);
        }
    }
    const bool likes = !liked.empty() && luck.below(8) != 0;
    return game.apply(state, seat, game.draw_move(likes ? liked : legal, luck));
}

inline bool is_over(const MadcityGame& game, const AnyState& state) {
    return game.turn(state).kind == Turn::Kind::Over;
}

}  // namespace moneybags::notation_tests
