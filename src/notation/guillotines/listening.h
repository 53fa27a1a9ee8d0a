#pragma once

// Reading what people type.

#include <span>
#include <string_view>
#include <vector>

#include "games/guillotines/types.h"
#include "games/result.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags::guillotines {

// What was written exactly, or else the one listed move that can be meant: every word typed must be
// the beginning of a word of it, in any order, in English or Chinese. A problem says what can be
// said.
Result<Move> listen(const Rules&, const Names&, std::string_view texts, std::string_view text,
                    const std::vector<Move>& legal);

}  // namespace moneybags::guillotines
