#pragma once

// `moneybags serve` as a process of our own: started, killed, started again on the same store.

#include <sys/resource.h>
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace moneybags::load {

class Server {
   public:
    struct Wish {
        std::string program;
        std::string db;
        std::vector<std::string> more = {};  // options
        std::filesystem::path log = "/dev/null";
        // In a group of its own for the scheduler, with this nice, and without a real-time priority
        // that we may have; none: as we are.
        std::optional<int> priority = {};
    };

    // Limits that no load of ours meets, no bots' threads more than asked for.
    explicit Server(Wish);
    ~Server();  // kill -9
    Server(const Server&) = delete;

    // Returns when it listens. The first time on any free port, then on the same again. Throws
    // with what it wrote if it does not come up.
    void start();
    // As start, without waiting: for whoever measures how long it takes. Needs a port.
    void start_at_once();

    void kill(int signal);
    // Its exit status, or 128 + signal; nothing if it still runs after so long.
    std::optional<int> wait(std::chrono::milliseconds);
    bool is_running() const { return pid_ > 0; }

    pid_t pid() const { return pid_; }
    std::uint16_t port() const { return port_; }
    const std::string& db() const { return wish_.db; }

    // From now on files may grow no further than this; the limit can be raised again.
    void limit_file_size(rlim_t bytes);

   private:
    void spawn();

    Wish wish_;
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
    int out_ = -1;  // what it prints
};

struct Usage {
    double rss_mb = 0, peak_mb = 0;  // VmRSS, VmHWM
    double cpu_seconds = 0;
};
Usage usage_of(pid_t);

// A new empty folder under the system's temporary one, removed with the object.
class TemporaryFolder {
   public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

   private:
    std::filesystem::path path_;
};

}  // namespace moneybags::load
