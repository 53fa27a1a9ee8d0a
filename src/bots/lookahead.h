#pragma once

#include <cstdint>

namespace moneybags {

// How a search goes about a game (bots/search.h). Each game says, in bots/<game>/lookahead.h, what
// a stretch of it is,
//
//   stretch(rules, state)   a number that grows from one to the next
//   lookahead(rules)
struct Lookahead {
    std::uint32_t stretches = 1;  // to play on: what comes then is left to the network
    // By how many standard errors another move must be better than the network's own, squared.
    std::int64_t proof = 1;
};

}  // namespace moneybags
