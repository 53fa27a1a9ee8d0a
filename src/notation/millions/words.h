#pragma once

// A typed line in words.

#include <string>
#include <string_view>
#include <vector>

#include "notation/millions/speaker.h"

namespace moneybags::millions {

// The words of a line: lower case, Chinese words put apart and into English, "$3M" as 3, fillers
// gone.
std::vector<std::string> words_of(const Speaker&, std::string_view text);

}  // namespace moneybags::millions
