#pragma once

// Time and chance of a simulation: one queue of what happens when, and one generator. There are no
// threads and no real clock, so a seed tells everything that happens.

#include <cstdint>
#include <functional>
#include <vector>

#include "core/rng.h"

namespace moneybags::simulation {

using Micros = std::int64_t;
inline constexpr Micros kMilli = 1'000, kSecond = 1'000'000;

class World {
   public:
    explicit World(std::uint64_t seed) : luck_(seed) {}

    Micros now() const { return now_; }
    void in(Micros delay, std::function<void()> what);
    // Whatever happens until then, in order, unless somebody stops it.
    void run_until(Micros end);
    void stop() { has_stopped_ = true; }

    std::uint32_t below(std::uint32_t bound) { return luck_.below(bound); }
    bool one_in(std::uint32_t times) { return below(times) == 0; }
    Micros between(Micros least, Micros most) {
        return least + static_cast<Micros>(below(static_cast<std::uint32_t>(most - least + 1)));
    }
    std::uint64_t number() { return luck_.next(); }

   private:
    struct Event {
        Micros when = 0;
        std::uint64_t number = 0;  // what is due at once happens in the order it was said
        std::function<void()> what;
    };
    static bool later(const Event& a, const Event& b) {
        return a.when != b.when ? a.when > b.when : a.number > b.number;
    }

    Rng luck_;
    Micros now_ = 0;
    std::uint64_t events_ = 0;
    bool has_stopped_ = false;
    std::vector<Event> queue_;  // a heap
};

}  // namespace moneybags::simulation
