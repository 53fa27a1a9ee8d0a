#pragma once

#include "bots/millions/options.h"
#include "bots/millions/reading.h"
#include "games/millions/characters.h"

namespace moneybags::millions {

// How much a role appeals before anybody has spoken, in parts of whatever they add up to.
PerRole<double> appeal(const Rules&, const View&, const Manners&);

// A role (with three players two different ones), drawn by appeal: who always picks the best is
// read.
Move pick_role(const Rules&, const View&, const Manners&, const Options&, Rng&);

}  // namespace moneybags::millions
