#include "tests/store/small_disk.h"

#include <sys/mount.h>

#include <fstream>

namespace moneybags {

SmallDisk::SmallDisk()
    : mounted_(mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, "size=8m") == 0) {}

SmallDisk::~SmallDisk() {
    if (mounted_) umount2(folder_.path().c_str(), MNT_DETACH);
}

void SmallDisk::fill() {
    std::ofstream ballast(path() / "ballast", std::ios::binary | std::ios::app);
    while (ballast << std::string(512, 'x') << std::flush) {
    }
}

void SmallDisk::make_space() { std::filesystem::remove(path() / "ballast"); }

}  // namespace moneybags
