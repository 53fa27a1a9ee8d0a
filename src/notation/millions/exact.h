#pragma once

// Reading exactly what is written.

#include <optional>
#include <string_view>

#include "games/millions/types.h"
#include "notation/millions/speaker.h"

namespace moneybags::millions {

// Nothing unless every word is as Speaker would have written it.
std::optional<Move> read_exactly(const Speaker&, std::string_view text);

}  // namespace moneybags::millions
