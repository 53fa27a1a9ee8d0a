#pragma once

// Why a move may not be made: every reason once. Its sentence stands in the texts as "refusal." and
// the word, and says what would have been right.

#include "core/refusal.h"

namespace moneybags::madcity {

inline constexpr std::string_view kReasons[] = {
    // The first business.
    "take-small-first", "not-small", "small-taken",
    // Driving.
    "roll-or-sell", "move-first", "no-such-space", "not-into-depot", "cannot-reach",
    "not-that-many-steps", "finish-without-target",
    // A six.
    "six-first", "no-bonus", "not-yourself", "waits-already",
    // Dealing.
    "land-first", "deal-first", "no-such-business", "not-here", "too-dear", "yours-already",
    "bought-already", "leased-already", "no-lease-price", "no-sale-here", "only-leased",
    "not-your-business", "not-your-lease", "no-sign", "lift-first"};

using Why = ReasonOf<kReasons>;
inline constexpr Against<kReasons> against{};

}  // namespace moneybags::madcity
