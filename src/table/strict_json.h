#pragma once

// JSON from outside, read more strictly than JSON asks for, so that what is read is what was meant
// and can be written back.

#include <boost/json.hpp>
#include <cstddef>
#include <string_view>

#include "games/result.h"

namespace moneybags {

inline constexpr std::size_t kDeepest = 32;

// The object that a text is. Refused besides what is not JSON or not UTF-8: nesting deeper than
// `deepest`, more than `most` values in all, a key twice in one object (one of the two would be
// silently ignored), and numbers too great for a double (JSON has no infinity to answer with).
Result<boost::json::object> read_strictly(std::string_view text, std::size_t deepest = kDeepest,
                                          std::size_t most = std::size_t(-1));

// What a guest sends in one message or request holds at most so many values: thousands of fields
// would take milliseconds to read and to refuse.
inline constexpr std::size_t kMostSent = 400;

}  // namespace moneybags
