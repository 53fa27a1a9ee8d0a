#pragma once

// A heist of Millions of Dollars as a game of one choice: everybody picks secretly, nobody leaves,
// and what counts is the money.

#include <vector>

#include "games/millions/game.h"
#include "study/solve.h"

namespace moneybags::millions {

// What a seat settles on: its roles, and what it names if that is to be named and lies on view.
// Otherwise it names any role that does, each equally likely; it cannot know which card is hidden.
// A Mentalist robs whom it gets most from.
struct Plan {
    Role role = Role::None, second = Role::None, named = Role::None;
    bool operator==(const Plan&) const = default;
};
std::vector<Plan> plans(const Rules&);

// What every purse gains on average over the card that stays hidden.
std::vector<double> heist_gains(const Rules&, Card loot, const PerSeat<Millions>& purses,
                                const std::vector<Plan>&);

}  // namespace moneybags::millions
