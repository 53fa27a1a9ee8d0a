#pragma once

// What a rookie says he is.

#include "bots/millions/thought.h"

namespace moneybags::millions {

// A role to claim for an own character: mostly the truth, else a lie that could be true.
Role story(const Thought&, Character);

Move announce_roles(const Thought&);        // 2e, M2-NEG-01
Move answer_the_roll_call(const Thought&);  // 1e

}  // namespace moneybags::millions
