#pragma once

// A line as the engine reads it: stricter than JSON where JSON leaves things open, so that what is
// read is what was meant and can be written back.

#include <boost/json.hpp>
#include <cstddef>
#include <optional>
#include <string_view>

#include "games/result.h"

namespace moneybags {

// The object on a line that nests at most `deepest` deep. Refused besides what is not JSON: a key
// twice in one object (one of the two would be silently ignored), and numbers too great for a
// double (JSON has no infinity to answer with).
Result<boost::json::object> read_request(std::string_view line, std::size_t deepest);

// What is wrong with a request's id, or nothing: it must be of a kind that is copied unchanged.
std::optional<Problem> problem_with_id(const boost::json::object& request);

}  // namespace moneybags
