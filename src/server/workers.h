#pragma once

// Threads for what would keep the loop waiting: bots that think, logs that are folded, passwords.

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
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
    // One of each in turn who has something waiting, however much the others have. False also if
    // `share` of theirs wait already.
    bool run_for(const std::string& whom, std::size_t share, std::function<void()> job);
    bool run_first(std::function<void()> job);  // before all that wait
    std::size_t waiting() const;

   private:
    struct Job {
        std::function<void()> work;
        std::string whom = {};
        std::size_t rank = 0;  // how many of theirs waited when it came
    };
    using Jobs = std::deque<Job>;
    bool has_room() const { return !ending_ && jobs_.size() < most_waiting_; }
    void work();

    const std::size_t most_waiting_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    Jobs jobs_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace moneybags
