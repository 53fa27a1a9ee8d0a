#pragma once

// What there is to say about a game that is over, when all hands may be open.

#include <boost/json.hpp>
#include <span>

#include "table/entry.h"
#include "table/log.h"

namespace moneybags {

// {"names", "standing", "steps", "curve": [{"step", "score"}], "seats": [{"moves", "words",
// "stood_in"}], "sentences", "details"}. A step is a record, counted from 1; step 0 is the set-up.
// The curve has a point wherever a score is another than before. "details" is what only that game
// has to tell, null if it has nothing. `stood_in` are the steps that a bot or the clock played for
// a person. Of a game that is not over there is nothing to say yet: an empty object.
boost::json::object report(const Session&, Language, std::span<const std::size_t> stood_in = {});

// Those details: the game's family defines it.
template <class Family>
boost::json::value report_of(const Session&, Language);

// What lies on the table now, turned over, as far as no seat sees it: for a replay with all hands
// open. The view of a spectator where nothing does. The game's family defines it.
template <class Family>
AnyView turned_over(const Session&);

}  // namespace moneybags
