#pragma once

#include "games/catalogue.h"

namespace moneybags::madcity {

// The board, players and options become Rules; see Ruleset::load.
Result<std::unique_ptr<Game>> load(const Ruleset&, int players, const Options&,
                                   std::string_view data, std::string_view file);

}  // namespace moneybags::madcity
