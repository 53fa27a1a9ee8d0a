#pragma once

#include "games/catalogue.h"
#include "games/guillotines/types.h"

namespace moneybags::guillotines {

// Figures, players and options become Rules; see Ruleset::load.
Result<std::unique_ptr<Game>> load(const Ruleset&, int players, const Options&,
                                   std::string_view data, std::string_view file);

// The same without the game around them, for tests that need only the figures.
Result<Rules> load_rules(const Ruleset&, int players, const Options&, std::string_view data,
                         std::string_view file);

}  // namespace moneybags::guillotines
