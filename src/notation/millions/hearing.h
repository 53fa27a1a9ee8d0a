#pragma once

// Which act is meant by the first words of a line.

#include <cstddef>
#include <string>
#include <vector>

#include "games/millions/types.h"

namespace moneybags::millions {

// The acts that the first words may mean, and how many words those are.
struct Heard {
    std::vector<Act> acts;
    std::size_t words = 1;
};
Heard hear(const std::vector<std::string>& words, const std::vector<Choice>& legal);

bool lists(const std::vector<Choice>& legal, Act);

// People say "leave" for "withdraw" and "yes" for "accept": what is listed now is what they mean.
Act meant(Act said, const std::vector<Choice>& legal);

}  // namespace moneybags::millions
