#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace moneybags {

// The character of UTF-8 that begins at `at`, which moves past it; nothing if there is none.
std::optional<std::uint32_t> next_character(std::string_view text, std::size_t& at);

}  // namespace moneybags
