#pragma once

#include <cstdint>

namespace moneybags {

// How a search goes about a game (bots/search.h). Each game says, in bots/<game>/lookahead.h, what
// a stretch of it is,
//
//   stretch(rules, state)   a number that grows from one to the next
//   lookahead(rules)
//   is_secret(rules, view)  whether others choose at the same time, and nobody sees what
//   each_claim(rules, view, heard, use)   what was said of secrets (bots/worlds.h)
struct Lookahead {
    // To play on, and then until one's own next decision: what comes then is left to the network.
    std::uint32_t stretches = 1;
    bool rookies = true;  // whether the others are rookies in half of the worlds
    // By how many standard errors another move must be better than the network's own, squared.
    std::int64_t proof = 1;
    // Playouts of a regular's decision, where the network alone falls short; 0: it plays by that.
    std::uint32_t glance = 0;
};

}  // namespace moneybags
