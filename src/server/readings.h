#pragma once

// Answers that are worked out from whole games: reports, replays, profiles. They have threads of
// their own, so that no bot and no table waits for them; each is made once for all who want it, and
// kept as long as there is room.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/loop.h"
#include "server/net.h"
#include "server/workers.h"

namespace moneybags {

struct ReadingLimits {
    int threads = 1;
    std::size_t waiting = 64;    // answers under way
    std::size_t of_address = 8;  // … for one address
    std::size_t kept_bytes = 32 * 1024 * 1024;
};

class Readings {
   public:
    struct Figures {
        std::size_t waiting = 0, kept_bytes = 0;  // now
        std::uint64_t made = 0, found = 0;        // worked out; at hand already
    };

    Readings(Loop&, const ReadingLimits&);

    // All on the loop. False, and nothing happens, if too much is under way already: in all, or for
    // that address.

    // The answer to `what`, which must name everything that it depends on. `prepare` is called now,
    // if it is not at hand; what it returns is called on another thread.
    using Make = std::function<HttpResponse()>;
    bool answer(const std::string& what, const std::string& address,
                const std::function<Make()>& prepare, Guests::Reply);
    // Work that is of use to nobody else; `then` on the loop.
    bool run(const std::string& address, std::function<void()> work, std::function<void()> then);

    // Before all others, however many they are, and from any thread: a log that people wait for.
    bool run_first(std::function<void()> work) { return workers_.run_first(std::move(work)); }

    Figures figures() const;

   private:
    using Answer = std::shared_ptr<const HttpResponse>;
    struct Waiting {
        std::string address;
        Guests::Reply reply;
    };

    bool has_room_for(const std::string& address) const;
    void leave(const std::string& address);
    void made(const std::string& what, const Answer&);
    void keep(const std::string& what, const Answer&);

    Loop& loop_;
    const ReadingLimits limits_;
    std::unordered_map<std::string, std::size_t> under_way_;  // by address
    std::size_t jobs_ = 0;
    std::unordered_map<std::string, std::vector<Waiting>> wanted_;
    std::list<std::pair<std::string, Answer>> kept_;  // the last that was asked for first
    std::unordered_map<std::string, decltype(kept_)::iterator> places_;
    Figures figures_;
    Workers workers_;  // the last, because its threads use all of the above
};

}  // namespace moneybags
