#pragma once

// Strengths: bots from 1 to 10, for whoever likes a number better than a name. A step further wins
// more than the one before; docs/bots.md says how much.

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "bots/bot.h"

namespace moneybags {

// How to play at one of them: as a regular of some temperature, or as a shark of some playouts.
struct Strength {
    int temperature = 0;          // in hundredths
    std::uint32_t playouts = 0;   // at most so many; 0: looks ahead not at all
    std::string_view named = {};  // the level with a name that is about as good, if one is
    constexpr Strength like(std::string_view level) const {
        return {.temperature = temperature, .playouts = playouts, .named = level};
    }
};
constexpr Strength draws_at(int temperature) { return {.temperature = temperature}; }
constexpr Strength looks_ahead(std::uint32_t playouts = std::numeric_limits<std::uint32_t>::max()) {
    return {.playouts = playouts};
}

// What they are called, wherever a level is named.
inline constexpr std::array<std::string_view, 10> kStrengths = {"1", "2", "3", "4", "5",
                                                                "6", "7", "8", "9", "10"};

// How each is played, the weakest first; of one family, which defines it: a mistake costs in each
// game something else. None where nobody has trained a network.
template <class Family>
std::span<const Strength> strengths_of();

// How the level of that name is played, if it is one of them.
std::optional<Strength> strength_called(const Ruleset&, std::string_view level);
// The number of the one that a level with a name is about as good as, if there is one.
std::optional<int> strength_like(const Ruleset&, std::string_view level);
Result<std::unique_ptr<Bot>> make_bot_of(const Ruleset&, const Strength&);

}  // namespace moneybags
