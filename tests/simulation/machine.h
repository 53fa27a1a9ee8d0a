#pragma once

// The process of one server, with a clock of its own that is a little wrong. Stopped (SIGSTOP) it
// does nothing, and when it is continued everything that came due meanwhile; crashed it never does
// anything again.

#include <functional>
#include <vector>

#include "server/loop.h"
#include "tests/simulation/world.h"

namespace moneybags::simulation {

// By a clock that is right.
inline const Time kEvening{Span{1'700'000'000'000}};

class Machine final : public Loop {
   public:
    struct Error {  // of its clock
        Span off{};
        std::int64_t drift = 0;  // microseconds too many each second
    };
    Machine(World& world, Error error) : world_(world), error_(error) {}

    Time now() const override;
    void post(std::function<void()> what) override { run_in(posts_in_, std::move(what)); }
    void at(Time when, std::function<void()> what) override;
    // Something that happens to it, or comes to it from outside.
    void run_in(Micros delay, std::function<void()> what);

    void stop() { is_stopped_ = true; }
    void go_on();
    void crash();
    void jump(Span by) { error_.off += by; }  // its clock is put right, or wrong
    bool has_crashed() const { return has_crashed_; }
    bool is_stopped() const { return is_stopped_; }

    // Runs something as one of its threads would that waits for an answer: what that posts arrives
    // with the answer.
    void answer_in(Micros delay, const std::function<void()>& what);

    World& world() { return world_; }
    // Whose code is running: for what has no loop to ask (instead/workers.cpp).
    static Machine* here;

   private:
    void run(const std::function<void()>& what);

    World& world_;
    Error error_;
    Micros posts_in_ = 0;
    bool is_stopped_ = false, has_crashed_ = false;
    std::vector<std::function<void()>> due_;  // since it was stopped
};

}  // namespace moneybags::simulation
