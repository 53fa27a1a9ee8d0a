#include "server/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace moneybags {

Workers::Workers(int threads, std::size_t most_waiting, int modesty) : most_waiting_(most_waiting) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this, modesty] {
            // Of this thread alone, on Linux. If it may not, it works all the same.
            const auto me = static_cast<id_t>(gettid());
            setpriority(PRIO_PROCESS, me, getpriority(PRIO_PROCESS, me) + modesty);
            work();
        });
    }
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        jobs_.clear();
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

bool Workers::run(std::function<void()> job) {
    {
        const std::lock_guard lock(mutex_);
        if (!has_room()) return false;
        jobs_.push_back({std::move(job)});
    }
    wake_.notify_one();
    return true;
}

bool Workers::run_first(std::function<void()> job) {
    {
        const std::lock_guard lock(mutex_);
        if (!has_room()) return false;
        jobs_.push_front({std::move(job)});
    }
    wake_.notify_one();
    return true;
}

bool Workers::run_for(const std::string& whom, std::size_t share, std::function<void()> job) {
    {
        const std::lock_guard lock(mutex_);
        const auto rank = static_cast<std::size_t>(std::count_if(
            jobs_.begin(), jobs_.end(), [&](const Job& each) { return each.whom == whom; }));
        if (!has_room() || rank >= share) return false;
        const auto place = std::find_if(jobs_.begin(), jobs_.end(),
                                        [&](const Job& each) { return each.rank > rank; });
        jobs_.insert(place, {std::move(job), whom, rank});
    }
    wake_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
}

void Workers::work() {
    while (true) {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
        if (ending_) return;
        const std::function<void()> job = std::move(jobs_.front().work);
        jobs_.pop_front();
        lock.unlock();
        job();
    }
}

}  // namespace moneybags
