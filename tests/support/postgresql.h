#pragma once

// A PostgreSQL of our own for tests: a real server in a temporary folder, reachable through a Unix
// socket only, gone with the object.

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>

namespace moneybags::testing_support {

class Postgresql {
   public:
    // Throws std::runtime_error with the reason if there is none to start: a test of the store
    // that has no PostgreSQL fails, it is not skipped.
    Postgresql();
    ~Postgresql();
    Postgresql(const Postgresql&) = delete;

    // One for all tests of this program, started when first asked for. It outlives them.
    static Postgresql& shared();

    std::string new_database();  // an empty one; returns its address for open_store
    std::string address(std::string_view database) const;

    enum class Stop {
        Fast,       // clients are cut off, everything is written
        Immediate,  // as if it had crashed
        Kill,       // kill -9 of all its processes
    };
    void stop(Stop);
    void start();  // returns when it answers

   private:
    std::filesystem::path folder_;
    uid_t user_;
    gid_t group_;
    pid_t server_ = 0;
    int databases_ = 0;
};

}  // namespace moneybags::testing_support
