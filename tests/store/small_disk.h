#pragma once

#include <filesystem>

#include "tests/store/places.h"

namespace moneybags {

// A file system of one megabyte, if we may mount one.
class SmallDisk {
   public:
    SmallDisk();
    ~SmallDisk();
    SmallDisk(const SmallDisk&) = delete;
    bool is_there() const { return mounted_; }
    const std::filesystem::path& path() const { return folder_.path(); }
    void fill();  // up to the last byte
    void make_space();

   private:
    Folder folder_;
    bool mounted_ = false;
};

}  // namespace moneybags
