#pragma once

#include <filesystem>
#include <memory>

#include "store/connection.h"

namespace moneybags {

// A file of our own: readable by nobody else, and with one owner. Throws.
std::unique_ptr<Connection> connect_sqlite(const std::filesystem::path& file, Access);

}  // namespace moneybags
