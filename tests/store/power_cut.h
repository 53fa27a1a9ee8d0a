#pragma once

#include <filesystem>
#include <memory>

namespace moneybags {

// While it lives SQLite opens its files through it, and it keeps beside each file a copy of what
// was last synced: what a disk would hold if the power failed now and every write since were lost.
class PowerCut {
   public:
    PowerCut();
    ~PowerCut();
    PowerCut(const PowerCut&) = delete;

    // The power fails: what was synced of `file` and its log is put under the same names into
    // `folder`. From any thread.
    void survivors(const std::filesystem::path& file, const std::filesystem::path& folder) const;
};

}  // namespace moneybags
