#pragma once

#include <string>

namespace moneybags {

// Where the user's tables are kept if nothing else is said: a SQLite file in the folder that the
// XDG convention gives for data.
std::string default_store();

}  // namespace moneybags
