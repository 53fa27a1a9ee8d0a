#pragma once

#include <string_view>
#include <vector>

// The files that the program carries inside itself: decks and boards, their texts, the rules. It
// can be moved anywhere without them.
namespace moneybags {

// The content of a file, by its path from the top of the repository ("data/millions-1e.json").
// A path that is not there gives an empty view.
std::string_view embedded(std::string_view path);

// The paths of all of them, in alphabetical order.
std::vector<std::string_view> embedded_paths();

}  // namespace moneybags
