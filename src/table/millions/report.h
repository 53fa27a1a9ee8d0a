#pragma once

#include "table/log.h"

namespace moneybags::millions {

// Who lied, which deals were made and what became of them, and what each round brought, of a game
// that is over: {"kind": "millions", "claims", "deals", "rounds", "seats", "best_bluff",
// "costliest_trust", "sentences"}. See account.h for what each is.
boost::json::object report_details(const Session&, Language);

}  // namespace moneybags::millions
