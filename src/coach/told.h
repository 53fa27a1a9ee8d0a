#pragma once

#include <boost/json.hpp>

#include "coach/coach.h"
#include "notation/language.h"

namespace moneybags {

// What a coach who is done has to say, as docs/coach.md describes it.
boost::json::object coaching_json(const Coach&, Language);

}  // namespace moneybags
