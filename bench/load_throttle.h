#pragma once

// A narrow way to a server: so many bytes a second go there, on all connections together.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace moneybags::load {

class Throttle {
   public:
    // To a Unix socket, from a port of 127.0.0.1.
    Throttle(std::string socket, double bytes_a_second);
    ~Throttle();
    Throttle(const Throttle&) = delete;

    std::uint16_t port() const { return port_; }

   private:
    void listen();
    void pass_on(int from, int to, bool is_narrow);
    void wait_for(std::size_t bytes);

    const std::string socket_;
    const double bytes_a_second_;
    int listener_ = -1;
    std::uint16_t port_ = 0;
    std::atomic<bool> stops_ = false;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point free_{};  // under the mutex: from when on more may go
    std::vector<int> open_;                         // under the mutex: to be shut down at the end
    std::vector<std::thread> threads_;              // under the mutex
    std::thread listening_;
};

}  // namespace moneybags::load
