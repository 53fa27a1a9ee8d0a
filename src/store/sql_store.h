#pragma once

#include <memory>

#include "store/connection.h"

namespace moneybags {

// The store over a session whose schema is up to date.
std::unique_ptr<Store> sql_store(std::unique_ptr<Connection>, Access);

}  // namespace moneybags
