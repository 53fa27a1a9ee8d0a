#pragma once

// A move as programs send it: {"act": "Buy", "market": "Toys", "cards": ["locks-2", "bombs-1"]}.

#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

json::value to_json(const Context&, const Move&);
bool from_json(const Context&, const json::value&, Move&, Trail&);

}  // namespace moneybags::guillotines
