#pragma once

// Threads for what would keep the loop waiting: bots that think, logs that are folded, passwords.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace moneybags {

class Workers {
   public:
    // `modesty` (nice) is how far they stand back for the rest of the program where processors are
    // scarce.
    Workers(int threads, std::size_t most_waiting, int modesty = 0);
    ~Workers();  // what has begun is finished, what waits is dropped
    Workers(const Workers&) = delete;

    // In the order they came. False, and nothing happens, if too many wait already.
    bool run(std::function<void()> job);
    bool run_first(std::function<void()> job);  // before all that wait
    std::size_t waiting() const;

   private:
    bool add(std::function<void()> job, bool first);
    void work();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> jobs_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace moneybags
