#include "tests/simulation/world.h"

#include <algorithm>
#include <utility>

namespace moneybags::simulation {

void World::in(Micros delay, std::function<void()> what) {
    queue_.push_back({now_ + std::max<Micros>(delay, 0), events_++, std::move(what)});
    std::push_heap(queue_.begin(), queue_.end(), later);
}

void World::run_until(Micros end) {
    while (!has_stopped_ && !queue_.empty() && queue_.front().when <= end) {
        std::pop_heap(queue_.begin(), queue_.end(), later);
        const Event event = std::move(queue_.back());
        queue_.pop_back();
        now_ = event.when;
        event.what();
    }
    now_ = std::max(now_, end);
}

}  // namespace moneybags::simulation
