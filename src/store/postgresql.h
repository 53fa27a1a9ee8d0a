#pragma once

#include <memory>
#include <string>

#include "store/connection.h"

namespace moneybags {

// A session with a PostgreSQL server, by URI. Throws.
std::unique_ptr<Connection> connect_postgresql(const std::string& uri, Access,
                                               std::chrono::milliseconds limit = {});

}  // namespace moneybags
