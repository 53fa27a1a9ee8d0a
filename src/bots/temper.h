#pragma once

#include <cstddef>
#include <cstdint>

namespace moneybags {

// How somebody talks and what they ask for: it leans their choices a little, and makes nobody a
// fool.
enum class Temper : std::uint8_t { Honest, Sly, Greedy, Cautious };
inline constexpr std::size_t kTempers = 4;

}  // namespace moneybags
