#include "app/data_folder.h"

#include <cstdlib>
#include <filesystem>

namespace moneybags {

std::string default_store() {
    const auto from = [](const char* name) {
        const char* value = std::getenv(name);
        return std::filesystem::path(value == nullptr ? "" : value);
    };
    std::filesystem::path folder = from("XDG_DATA_HOME");
    if (!folder.is_absolute()) {
        const std::filesystem::path home = from("HOME");
        folder = home.is_absolute() ? home / ".local" / "share" : std::filesystem::current_path();
    }
    return (folder / "moneybags" / "tables.db").string();
}

}  // namespace moneybags
