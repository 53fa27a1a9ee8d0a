#pragma once

// Money as people write it. Each game counts in a unit of its own: millions, notes of $10k, and
// thousands in a score. Here all become dollars, and dollars a text in the reader's language.

#include <cstdint>
#include <string>

#include "core/money.h"
#include "games/game.h"
#include "notation/texts.h"

namespace moneybags {

inline constexpr std::int64_t kMillion = 1'000'000;

// "$0", "$40k", "$1.2M", or by the ten thousand where people count so (keys money, money.units).
std::string money_text(const Voice&, std::int64_t dollars);
std::string money_text(const Voice&, Millions);

// Dollars in one of what a score counts; 0: a score is points. The game's family defines it.
template <class Family>
std::int64_t score_unit_of();
std::int64_t score_unit(const Game&);
std::string score_text(const Game&, const Voice&, std::int32_t score);

}  // namespace moneybags
