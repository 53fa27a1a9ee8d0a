#pragma once

// The city as lines of text: streets, cars, signs, and where the stunts are.

#include <string>
#include <vector>

#include "games/madcity/types.h"
#include "notation/madcity/plan.h"
#include "notation/madcity/wording.h"
#include "notation/screen.h"

namespace moneybags::madcity {

std::string car_mark(Seat);  // "①"
Style colour_of(Seat);

// The owner of a business, and how.
struct Owner {
    Seat seat = kSpectator;  // nobody
    bool leases = false;
};
Owner owner_of(const Rules&, const Open&, Business);

std::vector<std::string> draw_map(const Rules&, const Plan&, const Open&, const Wording&,
                                  bool colour);

}  // namespace moneybags::madcity
