#pragma once

// Coaches at work on games that are over. They share the threads of the readings (readings.h), a
// little at a time, so that no log, report or replay waits long for one; whoever wants to know how
// far one has come asks again, and a coach that nobody asks after goes home.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "coach/coach.h"
#include "server/loop.h"
#include "server/readings.h"
#include "table/replay.h"

namespace moneybags {

class Coaches {
   public:
    // One goes home when nobody has asked for so long.
    static constexpr Span kPatience{10'000};
    Coaches(Loop& loop, Readings& readings, std::uint32_t playouts, Span patience = kPatience)
        : loop_(loop), readings_(readings), playouts_(playouts), patience_(patience) {}

    struct State {
        double progress = 0;  // from 0 to 1
        std::shared_ptr<const Coach> done;
        std::optional<Problem> problem;  // why there is none
    };
    // On the loop. The coach called `what`, which must name the game and the seat; he comes if he
    // is not there. Nothing if too many are at work already: in all, or for that address.
    std::optional<State> ask(const std::string& what, const std::string& address,
                             const std::function<Finished()>& game, Seat);

   private:
    // While it works it belongs to the thread that does so, but for what the loop writes.
    struct Job {
        std::string what, address;
        Finished game;
        Seat seat{};
        std::shared_ptr<Coach> coach;
        std::optional<Problem> problem;
        // the loop's:
        Time asked{};
        bool works = false;
        double progress = 0;

        bool is_done() const { return !works && (problem || (coach && coach->is_done())); }
    };

    bool has_room_for(const std::string& address) const;
    void send_home();
    void go_on(const std::shared_ptr<Job>&);
    void work(Job&) const;

    Loop& loop_;
    Readings& readings_;
    const std::uint32_t playouts_;  // a decision
    const Span patience_;
    std::list<std::shared_ptr<Job>> jobs_;  // the last that was asked for first
};

}  // namespace moneybags
