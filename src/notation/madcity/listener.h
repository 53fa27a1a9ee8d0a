#pragma once

// Moves as people type them: "go ms4", "go museum", "buy ad agency", "miss bea", "租 B1".

#include <string_view>
#include <vector>

#include "games/madcity/types.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags::madcity {

// Who speaks, and what may be spoken of.
struct Speaker {
    const Rules& rules;
    const moneybags::Names& names;
    std::string_view texts;  // where the game's sentences stand, for the names in both languages
    Seat by;

    std::string text(const Move&) const;  // exact: "miss Bea"
};

// The move that is meant. What is written to the letter is taken as it stands, so that the rules
// can say what is wrong with it; shorter forms must fit one of `legal`, or one thing on the board.
Result<Move> listen(const Speaker&, std::string_view text, const std::vector<Choice>& legal);

}  // namespace moneybags::madcity
