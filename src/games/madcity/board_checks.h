#pragma once

// What must hold of a board as a whole: walls that know each other, roads that lead everywhere.

#include <string>
#include <string_view>

#include "games/data.h"
#include "games/madcity/board_file.h"

namespace moneybags::madcity {

inline std::string quoted(std::string_view word) { return "\"" + std::string(word) + "\""; }
inline std::string nth(std::string_view list, std::size_t i) {
    return std::string(list) + "[" + std::to_string(i) + "]";
}

// Whoever touches is touched; what is joined by walls is no longer than a chain may be.
void find_chains(BoardFile&, Data&);

// Every space can be driven to from every other, no drive ends for want of road, and one street
// alone is one-way: it holds FINISH and the circus.
void check_roads(const BoardFile&, Data&);

}  // namespace moneybags::madcity
