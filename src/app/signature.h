#pragma once

#include <cstdint>

#include "games/catalogue.h"

namespace moneybags {

// One number for how a ruleset behaves: all final states of random games of fixed seeds, with every
// number of players, folded together. It is the same on every machine and compiler while behaviour
// is the same.
std::uint64_t signature(const Ruleset&);

}  // namespace moneybags
