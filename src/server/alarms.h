#pragma once

// What is to happen at some time of the wall clock, on a loop. Whoever puts that clock back must
// not stop us for as long: what was to ring in a second rings in a second, so all of it moves with
// the clock. Put forward it rings what is due by then.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "table/settings.h"

namespace moneybags {

class Alarms {
   public:
    struct Clocks {
        Time wall;
        std::chrono::steady_clock::time_point steady;  // which nobody sets
    };

    void set(const Clocks& now, Time when, std::function<void()> what) {
        heed(now);
        alarms_.push_back({when, next_++, std::move(what)});
        std::push_heap(alarms_.begin(), alarms_.end(), later);
    }
    std::optional<Time> first() const {
        return alarms_.empty() ? std::nullopt : std::optional(alarms_.front().when);
    }

    // Not what is added meanwhile: an alarm that sets another for now must not hold the loop.
    void ring(const Clocks& now) {
        heed(now);
        const std::uint64_t known = next_;
        while (!alarms_.empty() && alarms_.front().when <= now.wall &&
               alarms_.front().number < known) {
            std::pop_heap(alarms_.begin(), alarms_.end(), later);
            const std::function<void()> what = std::move(alarms_.back().what);
            alarms_.pop_back();
            what();
        }
    }

   private:
    struct Alarm {
        Time when;
        std::uint64_t number;  // of two at the same time the earlier asked rings first
        std::function<void()> what;
    };
    static bool later(const Alarm& a, const Alarm& b) {
        return a.when != b.when ? a.when > b.when : a.number > b.number;
    }

    void heed(const Clocks& now) {
        constexpr Span kNoticed{100};  // what is less may be two clocks that are not read at once
        const Span ahead =
            std::chrono::floor<Span>(now.wall.time_since_epoch() - now.steady.time_since_epoch());
        const Span back = ahead_.value_or(ahead) - ahead;
        if (Span{0} < back && back < kNoticed) return;
        ahead_ = ahead;
        if (back <= Span{0}) return;
        for (Alarm& each : alarms_) each.when -= back;
    }

    std::vector<Alarm> alarms_;  // a heap, the next one in front
    std::uint64_t next_ = 0;
    std::optional<Span> ahead_;  // the wall clock, of the other
};

}  // namespace moneybags
