#pragma once

#include <string>
#include <vector>

#include "games/catalogue.h"

namespace moneybags {

// "quick=true" as the option wants it. What does not fit is passed on as it is, for `complete` to
// refuse.
Result<Options> read_options(const Ruleset&, const std::vector<std::string>& given);

}  // namespace moneybags
