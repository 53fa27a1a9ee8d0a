#pragma once

// Rookies with one habit each, the light player (bots/lite.h), and regulars of one temper each
// ("regular-sly"), of some temperature ("regular@200") or with a network of one's own
// ("regular@mine.net"), sharks of some effort ("shark@100ms", "shark@64"): to measure others
// against, and each other, in the ring alone (docs/bots.md). Nobody is offered them.

#include "bots/bot.h"

namespace moneybags {

// Those that play the games of one family, which defines it.
template <class Family>
std::span<const Level> habits_of();

std::vector<std::string_view> bot_habits(const Ruleset&);
// One of them, or one of those that anybody may meet.
Result<std::unique_ptr<Bot>> make_for_the_ring(const Ruleset&, std::string_view name);

}  // namespace moneybags
