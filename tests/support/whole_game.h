#pragma once

#include "games/catalogue.h"

namespace moneybags::testing_support {

// Options with which all of a game is played and its end is in sight: the highest level, which
// hides the most, and a limit on turns, without which players who choose at random take thousands
// of steps.
Options whole_game(const Ruleset&);

// Whether its traits (tests/properties) say that nothing in this game is ever hidden from anybody.
// Of a game without traits nobody says so, and its secrets are looked for.
bool all_open(const Game&);
bool moves_open(const Game&);  // whatever is secret comes from luck

}  // namespace moneybags::testing_support
