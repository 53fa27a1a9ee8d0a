#pragma once

// So many in a while, evenly refilled: a short burst is fine, a flood is not.

#include <algorithm>
#include <chrono>

namespace moneybags {

class Bucket {
   public:
    using Clock = std::chrono::steady_clock;

    Bucket(std::size_t most, std::chrono::milliseconds per, Clock::time_point now)
        : most_(static_cast<double>(most)),
          per_second_(most_ / std::chrono::duration<double>(per).count()),
          left_(most_),
          at_(now) {}

    bool take(Clock::time_point now) {
        const double passed = std::chrono::duration<double>(now - at_).count();
        left_ = std::min(most_, left_ + passed * per_second_);
        at_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

   private:
    double most_, per_second_, left_;
    Clock::time_point at_;
};

}  // namespace moneybags
