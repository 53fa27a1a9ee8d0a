#pragma once

// `moneybags study --solve`: how to choose where all choose once and at the same time.

#include <optional>
#include <string>
#include <vector>

#include "app/commands.h"

namespace moneybags {

struct SolveLine {
    std::string game;
    std::optional<int> players;
    std::vector<std::string> options;
    std::string loot;                 // one of them; all if empty
    std::vector<std::string> purses;  // of each player
    std::string out;
};
int run_solve(const CommandLine&, const SolveLine&, Language);

}  // namespace moneybags
