#include "server/workers.h"

#include <sys/resource.h>
#include <unistd.h>

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

bool Workers::run(std::function<void()> job) { return add(std::move(job), false); }
bool Workers::run_first(std::function<void()> job) { return add(std::move(job), true); }

bool Workers::add(std::function<void()> job, bool first) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_ || jobs_.size() >= most_waiting_) return false;
        jobs_.insert(first ? jobs_.begin() : jobs_.end(), std::move(job));
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
        const std::function<void()> job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
    }
}

}  // namespace moneybags
