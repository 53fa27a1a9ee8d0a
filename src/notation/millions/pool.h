#pragma once

// Several who pay one player to leave (MX-R-13): there are too many such deals to list, so what is
// said of them is read word by word.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/millions/speaker.h"

namespace moneybags::millions {

// "1 and 2 from Bea to Cid" after "offer", as a move is written: "offer 1 to Cid with 2 from Bea".
// Names may be cut short. Nothing if it says too little or too much.
std::optional<std::string> pool_said(const Speaker&, std::string_view verb,
                                     std::span<const std::string> words);

// One that could be said now.
std::string pool_example(const Speaker&, std::string_view verb, const std::vector<Choice>& legal);

}  // namespace moneybags::millions
