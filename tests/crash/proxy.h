#pragma once

// A bad network between clients and a server: it delays, freezes, cuts in the middle of a frame,
// and loses one side without telling the other.

#include <atomic>
#include <cstdint>
#include <mutex>
#include <random>
#include <string>
#include <thread>

namespace moneybags::crash {

// How often something happens to a piece of what is passed on, in 1,000.
struct Weather {
    int delay = 0;   // held back for up to 60 ms
    int freeze = 0;  // nothing passes either way for up to 700 ms
    int cut = 0;     // a part is passed on, then both sides see a reset
    int vanish = 0;  // the client sees a reset; the server sees nothing for a second
};

class Proxy {
   public:
    Proxy(std::uint16_t server, std::uint64_t seed);
    ~Proxy();
    Proxy(const Proxy&) = delete;

    std::uint16_t port() const { return port_; }
    void set(Weather);
    struct Figures {
        int connections = 0, delays = 0, freezes = 0, cuts = 0, vanished = 0;
    };
    Figures figures() const;

   private:
    void run();

    std::uint16_t server_;
    std::uint16_t port_ = 0;
    int listener_;
    std::mt19937_64 luck_;
    mutable std::mutex mutex_;
    Weather weather_;  // under the mutex
    Figures figures_;  // under the mutex
    std::atomic<bool> stops_ = false;
    std::thread thread_;
};

}  // namespace moneybags::crash
