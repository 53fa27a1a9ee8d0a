#pragma once

// The pieces of The Coin as tables of their fields. What is not declared here (enumerations, money,
// seats) describes itself.

#include "games/coin/game.h"
#include "games/fields.h"

namespace moneybags::coin {

const codec::Type& describe(codec::Tag<Open>);
const codec::Type& describe(codec::Tag<View>);
const codec::Type& describe(codec::Tag<Move>);
const codec::Type& describe(codec::Tag<Outcome>);
const codec::Type& describe(codec::Tag<Event>);

// Views and positions in text: what a reader looks for first is always written.
inline constexpr std::string_view kLine = "phase purse";

}  // namespace moneybags::coin
