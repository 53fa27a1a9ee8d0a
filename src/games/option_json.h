#pragma once

#include <boost/json.hpp>

#include "games/catalogue.h"

namespace moneybags {

// What an option is: its name and kind, what it may be, and under `usual` what it is unless told.
boost::json::object option_json(const Option&, std::string_view usual);

}  // namespace moneybags
