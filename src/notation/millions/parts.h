#pragma once

// Which parts a move has, by its act, and how much money it may name.

#include "games/millions/types.h"

namespace moneybags::millions {

bool pays(Act);
bool has_proposer(Act);
bool has_character(Act);
bool has_roles(Act);  // one for each of the seat's characters
bool has_role(Act);

inline constexpr int kMostAmount = 9999;  // more than any purse can hold, less than money can count

}  // namespace moneybags::millions
