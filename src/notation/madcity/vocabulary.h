#pragma once

// The verbs that moves begin with.

#include <span>
#include <string_view>

#include "games/madcity/types.h"
#include "notation/listener.h"

namespace moneybags::madcity {

std::span<const Verb> verbs();  // in the order of Act
const Verb& verb(Act);

bool has_business(Act);  // the fields of Move that an act uses
inline bool has_place(Act act) { return act == Act::Go; }
inline bool has_seat(Act act) { return act == Act::Miss; }

}  // namespace moneybags::madcity
