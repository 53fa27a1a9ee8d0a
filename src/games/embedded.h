#pragma once

#include <string_view>
#include <vector>

// The files that the program carries inside itself: decks and boards, their texts, the rules. It
// can be moved anywhere without them.
namespace moneybags {

// The content of a file, by its path from the top of the repository ("data/millions-1e.json").
// A path that is not there gives an empty view.
std::string_view embedded(std::string_view path);

// Whether it is a file that is fetched only when its content is asked for, as a page does with long
// ones (src/pocket); then it may turn out that it cannot be had.
bool is_far(std::string_view path);

// The paths of all that are not far, in alphabetical order.
std::vector<std::string_view> embedded_paths();

}  // namespace moneybags
