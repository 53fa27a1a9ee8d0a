#pragma once

// A house in small: threads that append to tables of their own through one writer as fast as it
// acknowledges, go on after failures, and remember what was acknowledged.

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/writer.h"
#include "tests/store/places.h"

namespace moneybags {

class Load {
   public:
    explicit Load(Writer&, std::size_t bytes = 20);  // each entry is at least so long
    ~Load();                                         // stops
    Load(const Load&) = delete;
    void stop();

    struct Progress {
        std::int64_t acknowledged = 0, failed = 0;
    };
    Progress progress() const;
    void wait_for_more(std::int64_t acknowledged);  // so many more; fails after 20 s

    // Of each table the numbers of the steps that were acknowledged.
    std::vector<std::vector<int>> acknowledged() const;
    // Every step that was acknowledged is there, every one that is there is whole, in order.
    static void expect_all(Store&, const std::vector<std::vector<int>>& acknowledged);

   private:
    void play(std::size_t table);

    Writer& writer_;
    const std::string padding_;
    std::atomic<bool> stopping_ = false;
    mutable std::mutex mutex_;
    std::vector<std::vector<int>> acknowledged_;
    std::int64_t failed_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace moneybags
