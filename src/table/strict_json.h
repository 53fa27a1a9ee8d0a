#pragma once

// JSON from outside, read more strictly than JSON asks for, so that what is read is what was meant
// and can be written back.

#include <boost/json.hpp>
#include <cstddef>
#include <string_view>

#include "games/result.h"

namespace moneybags {

// The object that a text is. Refused besides what is not JSON or not UTF-8: nesting deeper than
// `deepest`, a key twice in one object (one of the two would be silently ignored), and numbers too
// great for a double (JSON has no infinity to answer with).
Result<boost::json::object> read_strictly(std::string_view text, std::size_t deepest = 32);

}  // namespace moneybags
