#pragma once

// People and bots at a table in the terminal.

#include <gtest/gtest.h>

#include "app/parlour.h"
#include "app/sitting.h"

namespace moneybags {

inline std::string many(const std::string& line, int times) {
    std::string lines;
    for (int i = 0; i < times; ++i) lines += line + "\n";
    return lines;
}

inline Kept table_of(const Levels& levels, std::optional<Clock> clock = {}, Time at = {}) {
    Agreement agreed;
    agreed.game = "millions-1e";
    agreed.players = static_cast<int>(levels.size());
    return *sit_down(opening(agreed, *read_seed("5"), clock), default_names(agreed.players), levels,
                     at);
}

}  // namespace moneybags
