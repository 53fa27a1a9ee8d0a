#pragma once

// The verbs that moves begin with.

#include <span>
#include <string_view>

#include "games/millions/types.h"
#include "notation/listener.h"

namespace moneybags::millions {

std::span<const Verb> verbs();  // in the order of Act
const Verb& verb(Act);

inline constexpr std::string_view kNothing = "nothing";

}  // namespace moneybags::millions
