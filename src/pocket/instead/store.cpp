// Stores at an address are not for a page.

#include "store/store.h"

#include <utility>

namespace moneybags {

Stored<std::vector<std::string>> Store::entries(std::string_view table) {
    std::vector<std::string> texts;
    const auto problem =
        each_entry(table, [&](std::string&& text) { texts.push_back(std::move(text)); });
    if (problem) return *problem;
    return texts;
}

}  // namespace moneybags
