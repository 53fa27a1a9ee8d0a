#include "app/study_files.h"

#include <fstream>

namespace moneybags {

std::optional<Problem> write_file(const std::filesystem::path& path, const std::string& text) {
    const std::filesystem::path fresh = path.string() + ".new";
    std::ofstream file(fresh, std::ios::binary);
    file << text;
    file.close();
    std::error_code error;
    if (file) std::filesystem::rename(fresh, path, error);
    if (!file || error) return Problem{path.string(), "cannot be written"};
    return {};
}

}  // namespace moneybags
