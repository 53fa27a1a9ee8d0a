#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "games/result.h"

namespace moneybags {

// Whole or not at all: whoever is killed while writing has the one before.
std::optional<Problem> write_file(const std::filesystem::path&, const std::string& text);

}  // namespace moneybags
