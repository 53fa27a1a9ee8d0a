#pragma once

// The streets as a plan of squares that fits a terminal, from the coordinates of the board file.

#include <optional>
#include <string_view>

#include "games/madcity/types.h"

namespace moneybags::madcity {

struct Spot {
    int column = 0, row = 0;
    constexpr bool operator==(const Spot&) const = default;
};

struct Plan {
    static constexpr int kColumns = 14, kRows = 13;

    PerPlace<Spot> spot;

    // The place that stands there; nothing where no street is.
    std::optional<Place> at(const Rules&, Spot) const;
};

// No plan if the file is not the one that these rules came from, or if two places fall on one
// square.
std::optional<Plan> read_plan(const Rules&, std::string_view board_file);

}  // namespace moneybags::madcity
