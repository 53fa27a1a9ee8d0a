#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

#include "server/loop.h"

namespace moneybags {

// A loop that runs what was posted, and lets time pass, when the test says so.
class Posted final : public Loop {
   public:
    Time now() const override { return now_; }
    void at(Time, std::function<void()>) override {}
    void post(std::function<void()> what) override {
        {
            const std::lock_guard lock(mutex_);
            posted_.push_back(std::move(what));
        }
        changed_.notify_one();
    }
    void run_one() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !posted_.empty(); });
        const std::function<void()> what = std::move(posted_.front());
        posted_.pop_front();
        lock.unlock();
        what();
    }
    void pass(Span span) { now_ += span; }

   private:
    Time now_{};
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> posted_;
};

}  // namespace moneybags
