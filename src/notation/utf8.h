#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace moneybags {

// The character of UTF-8 that begins at `at`, which moves past it; nothing if there is none.
std::optional<std::uint32_t> next_character(std::string_view text, std::size_t& at);

// What is not seen itself but changes how the rest is seen, or hides in it: marks of direction,
// joiners, fillers, tags.
bool is_unseen(std::uint32_t character);
std::string without_unseen(std::string_view text);

}  // namespace moneybags
