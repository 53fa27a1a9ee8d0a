#pragma once

// Text that somebody typed: compared and counted.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moneybags {

char lower(char);
std::string lowered(std::string_view);
bool begins(std::string_view text, std::string_view with);
std::string_view trimmed(std::string_view);
std::optional<int> whole_number(std::string_view);

// "a, b or c", with `last` before the last.
std::string joined(const std::vector<std::string>& items, std::string_view last);

}  // namespace moneybags
