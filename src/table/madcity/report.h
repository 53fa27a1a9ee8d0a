#pragma once

#include "table/log.h"

namespace moneybags::madcity {

// Stunts, sales and what each seat did in a game that is over: {"kind": "mad-millionaire",
// "stunts", "sales", "seats", "best_stunt", "best_sale", "sentences"}; the best are places in their
// lists, null if there is none. Money is in notes, as everywhere in this game. See account.h for
// what each is.
boost::json::object report_details(const Session&, Language);

}  // namespace moneybags::madcity
