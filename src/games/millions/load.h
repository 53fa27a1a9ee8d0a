#pragma once

#include "games/catalogue.h"

namespace moneybags::millions {

// Figures, players and options become Rules; see Ruleset::load.
Result<std::unique_ptr<Game>> load_first(const Ruleset&, int players, const Options&,
                                         std::string_view data, std::string_view file);
Result<std::unique_ptr<Game>> load_second(const Ruleset&, int players, const Options&,
                                          std::string_view data, std::string_view file);

}  // namespace moneybags::millions
