#pragma once

#include "table/log.h"

namespace moneybags::guillotines {

// What each seat was after and got in a game that is over: {"kind": "guillotines", "missing",
// "buys", "crises", "policies", "deals", "seats", "best_deal", "revolution", "sentences"}.
// "missing" is a curve: how many Assets each seat still needs, wherever that changes; "best_deal"
// is a place in "deals", null if there is none; "revolution" is null if it never came. See
// account.h for what each is.
boost::json::object report_details(const Session&, Language);

}  // namespace moneybags::guillotines
