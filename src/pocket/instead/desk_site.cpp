// A page's house has no others beside it: the tables that are open are its own.

#include <algorithm>

#include "server/desk.h"

namespace moneybags {

std::size_t Desk::opened_by(PersonId person) const {
    return static_cast<std::size_t>(
        std::count_if(live_.begin(), live_.end(),
                      [&](const auto& each) { return each.second.person == person; }));
}

// All come from the same device.
std::size_t Desk::bots_alone_from(const std::string&) const {
    return static_cast<std::size_t>(std::count_if(
        live_.begin(), live_.end(), [](const auto& each) { return each.second.bots_alone; }));
}
std::size_t Desk::opened_from(const std::string&) const { return live_.size(); }
std::size_t Desk::opened_in(const std::string&) const { return 0; }

}  // namespace moneybags
