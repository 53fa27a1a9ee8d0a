#include "tests/simulation/machine.h"

#include <algorithm>
#include <utility>

namespace moneybags::simulation {

Machine* Machine::here = nullptr;

Time Machine::now() const {
    const Micros shown = world_.now() + world_.now() / kSecond * error_.drift;
    return kEvening + error_.off + Span{shown / kMilli};
}

void Machine::at(Time when, std::function<void()> what) {
    const Micros left = std::max<Micros>((when - now()).count(), 0) * kMilli;
    run_in(left, [this, when, what = std::move(what)] {
        // Its clock may be slow, or was put back.
        if (now() < when) return at(when, what);
        what();
    });
}

void Machine::run_in(Micros delay, std::function<void()> what) {
    world_.in(delay, [this, what = std::move(what)] { run(what); });
}

void Machine::run(const std::function<void()>& what) {
    if (has_crashed_) return;
    if (is_stopped_) {
        due_.push_back(what);
        return;
    }
    Machine* const before = std::exchange(here, this);
    what();
    here = before;
}

void Machine::go_on() {
    is_stopped_ = false;
    // What came due goes before what comes now.
    for (const std::function<void()>& what : std::exchange(due_, {})) run(what);
}

void Machine::crash() {
    has_crashed_ = true;
    due_.clear();
}

void Machine::answer_in(Micros delay, const std::function<void()>& what) {
    Machine* const before = std::exchange(here, this);
    posts_in_ = delay;
    what();
    posts_in_ = 0;
    here = before;
}

}  // namespace moneybags::simulation
