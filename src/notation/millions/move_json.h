#pragma once

// A move as programs send it.

#include "notation/millions/describe.h"

namespace moneybags::millions {

json::value to_json(const Context&, const Move&);
bool from_json(const Context&, const json::value&, Move&, Trail&);

}  // namespace moneybags::millions
