#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>
#include <optional>

namespace moneybags {

// How much to think about one decision. Without a limit of time the same seed says the same on
// every machine.
struct Effort {
    std::uint32_t playouts = 256;                   // 0: what is best without looking ahead
    std::optional<std::chrono::milliseconds> time;  // the best so far when it is over
    int threads = 1;
    // Time counts only while there is a processor, so that what else runs makes nobody weaker; for
    // one thread.
    bool on_processor = false;
    // Whether the others may be taken for rookies (bots/lookahead.h). Those reckon in floating
    // point, all else in whole numbers.
    bool rookies = true;
};

// Since it was made.
class Stopwatch {
   public:
    explicit Stopwatch(const Effort& effort)
        : clock_(effort.on_processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC), began_(now()) {}
    std::chrono::nanoseconds passed() const { return now() - began_; }

   private:
    std::chrono::nanoseconds now() const {
        std::timespec time{};
        clock_gettime(clock_, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }
    clockid_t clock_;
    std::chrono::nanoseconds began_;
};

}  // namespace moneybags
