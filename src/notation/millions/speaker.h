#pragma once

// Writing a move as a seat says it.

#include <string>
#include <string_view>
#include <vector>

#include "games/millions/types.h"
#include "notation/notation.h"

namespace moneybags::millions {

// The table as one seat speaks of it.
struct Speaker {
    const Rules& rules;
    const Names& names;
    Seat by;

    std::string name(Seat) const;
    std::string role(Role) const;
    // "Bea"; with three players "Bea.1", and one's own as "1".
    std::string character(Character) const;
    // Where one's own is meant unless somebody else's is said.
    std::string own(Character, std::string_view before) const;
    std::vector<std::string> payments(const PerSeat<Millions>&, Seat but, Seat ranged,
                                      const std::string& range) const;

    // With a `range` ("1..6"), that is written for what `payer` pays.
    std::string text(const Move&, Seat payer = kSpectator, const std::string& range = {}) const;
};

}  // namespace moneybags::millions
