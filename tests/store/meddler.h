#pragma once

#include <string>

namespace moneybags {

// Does something to a database behind the store's back, with the means of the database itself.
// Throws std::runtime_error if it cannot.
void meddle_with(const std::string& address, const std::string& statement);

}  // namespace moneybags
