#pragma once

// Once a game is over its seed is shown: then anybody can see that luck was not chosen.

#include "table/entry.h"

namespace moneybags {

// Deals the game again from the seed its table was opened with, and what was played elsewhere from
// the seed of there; says which step is not what it would have dealt, if any. Steps that the
// opening calls unsealed are not asked.
std::optional<Problem> check_proof(const Session&, const entry::Open&);

}  // namespace moneybags
