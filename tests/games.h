#pragma once

// The one list of games in the tests: their properties, secrets and guesses, the fuzz targets and
// the other compilers take it from here. A new game adds its traits, and the signature of each
// ruleset.

#include <cstdint>
#include <string_view>
#include <tuple>

#include "examples/coin/tests/games/coin/traits.h"
#include "tests/games/guillotines/traits.h"
#include "tests/games/madcity/traits.h"
#include "tests/games/millions/traits.h"

namespace moneybags {

using TestedGames = std::tuple<properties::MillionsTraits, properties::GuillotinesTraits,
                               properties::MadcityTraits, properties::CoinTraits>;

// What `moneybags bench` prints. A change of behaviour changes it, and the commit that does says
// so.
struct Signed {
    std::string_view ruleset;
    std::uint64_t signature;
};
inline constexpr Signed kSignatures[] = {
    {"millions-1e",     0x500199a8fc908fadu},
    {"millions-2e",     0x9280cd05e6a4edbbu},
    {"guillotines",     0xd387ebd8c8ce448eu},
    {"mad-millionaire", 0xb568854c099c8c13u},
    {"coin",            0x045dcbc91799e83cu},
};

}  // namespace moneybags
