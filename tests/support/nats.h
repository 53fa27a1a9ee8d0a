#pragma once

// A NATS of our own for tests: a real server on a free port of this machine, gone with the object.

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace moneybags::testing_support {

std::uint16_t free_port();  // at which nobody listens

class Nats {
   public:
    // Further options of nats-server. Throws std::runtime_error if there is none to start.
    explicit Nats(std::vector<std::string> more = {});
    ~Nats();
    Nats(const Nats&) = delete;

    std::string url() const { return "nats://127.0.0.1:" + std::to_string(port_); }
    std::uint16_t port() const { return port_; }
    void kill();   // -9
    void start();  // on the same port; returns when it listens
    void freeze();
    void thaw();

   private:
    std::vector<std::string> more_;
    std::uint16_t port_ = 0;
    pid_t server_ = 0;
};

}  // namespace moneybags::testing_support
