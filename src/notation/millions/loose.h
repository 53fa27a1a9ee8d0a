#pragma once

// Reading what follows the verb, as people type it.

#include <string>
#include <vector>

#include "games/result.h"
#include "notation/millions/speaker.h"
#include "notation/millions/wish.h"

namespace moneybags::millions {

// The words as words_of gives them, without the verb.
Result<Wish> read_loosely(const Speaker&, std::vector<std::string> words, Act);

}  // namespace moneybags::millions
