#pragma once

// Millions of Dollars with its notation.

#include <utility>

#include "games/catalogue.h"
#include "notation/millions/notation.h"
#include "tests/notation/games.h"

namespace moneybags::notation_tests {

inline millions::MillionsNotation notation_for(const millions::Rules& rules, Names names = {}) {
    const bool first = rules.edition == millions::Edition::First;
    if (names.empty()) names = default_names(rules.players);
    return {*find_ruleset(first ? "millions-1e" : "millions-2e"), rules, std::move(names)};
}

}  // namespace moneybags::notation_tests
