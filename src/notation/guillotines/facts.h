#pragma once

// What follows from the table and the rules, for those who show it and know no rule.

#include <boost/json.hpp>

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

// Players and options; by Billionaire in play what it still lacks and who runs it; by Market
// whether it is open; Rebels on Crises; hand limits; what the cards of each kind count now.
boost::json::object facts(const Rules&, const View&);

}  // namespace moneybags::guillotines
