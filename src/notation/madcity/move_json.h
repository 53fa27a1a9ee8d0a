#pragma once

// Moves as programs send them: {"act": "Go", "place": "MS4"}.

#include "notation/madcity/describe.h"

namespace moneybags::madcity {

json::value to_json(const Context&, const Move&);
bool from_json(const Context&, const json::value&, Move&, Trail&);

}  // namespace moneybags::madcity
