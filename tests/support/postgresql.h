#pragma once

// A PostgreSQL of our own for tests: a real server in a temporary folder, reachable through a Unix
// socket only, gone with the object.

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace moneybags::testing_support {

class Postgresql {
   public:
    // Throws std::runtime_error with the reason if there is none to start: a test of the store
    // that has no PostgreSQL fails, it is not skipped.
    Postgresql() : Postgresql(kUsualPort, {}) {}
    // Its sockets, of which there may be more than the one, and further options of postgres.
    Postgresql(std::uint16_t port, std::vector<std::string> more);
    ~Postgresql();
    Postgresql(const Postgresql&) = delete;

    // One for all tests of this program, started when first asked for. It outlives them.
    static Postgresql& shared();

    // An empty one, as far as whoever gets its address can see: a schema, which takes far less time
    // and space to create.
    std::string new_database();

    enum class Stop {
        Fast,       // clients are cut off, everything is written
        Immediate,  // as if it had crashed
        Kill,       // kill -9 of all its processes
    };
    void stop(Stop);
    void start();  // returns when it answers
    // All its processes stop in their tracks: they neither answer nor hang up. Then they go on.
    void freeze();
    void thaw();

   private:
    static constexpr std::uint16_t kUsualPort = 5432;
    void tell_all(int signal);
    std::string address() const;

    const std::uint16_t port_;
    const std::vector<std::string> more_;
    std::filesystem::path folder_;
    uid_t user_;
    gid_t group_;
    pid_t server_ = 0;
    int databases_ = 0;
};

}  // namespace moneybags::testing_support
