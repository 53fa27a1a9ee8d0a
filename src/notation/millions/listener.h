#pragma once

// Reading what people type.

#include <string_view>
#include <vector>

#include "games/millions/types.h"
#include "games/result.h"
#include "notation/millions/speaker.h"

namespace moneybags::millions {

// What was written exactly, or else what alone can be meant by it; a problem says what can be said.
Result<Move> listen(const Speaker&, std::string_view text, std::vector<Choice> legal);

}  // namespace moneybags::millions
