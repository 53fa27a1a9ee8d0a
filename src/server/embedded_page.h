#pragma once

// The files of the page as the build put them into the program (cmake/assets.cmake).

#include <string_view>
#include <vector>

namespace moneybags {

struct PageFile {
    std::string_view path;  // "/index.html"
    std::string_view bytes;
    std::string_view gzip;  // empty if that would not be smaller
};

std::vector<PageFile> page_files();

}  // namespace moneybags
