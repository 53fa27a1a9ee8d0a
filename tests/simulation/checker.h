#pragma once

// Looks on and keeps books of its own: what was promised to whom, whose each table is, and what the
// store took from whom. The first thing that must not be is remembered, and ends the simulation.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "tests/simulation/world.h"

namespace moneybags::simulation {

class Checker {
   public:
    explicit Checker(World& world) : world_(world) {}

    const std::optional<std::string>& objection() const { return objection_; }
    void object(const std::string& why);

    // ---- what the store does; `by`: whose connection it was ----
    void made(std::int64_t by, std::size_t table, std::int64_t owner);
    void took(std::int64_t member, std::size_t table, std::int64_t epoch, std::int64_t now);
    void released(std::size_t table);
    void appended(std::int64_t by, std::size_t table, std::int64_t epoch, std::int64_t first,
                  const std::vector<std::string>& texts);
    void heard_of(std::int64_t member, std::int64_t until);

    // ---- what clients do; commands have names that nobody else gives ----
    void sent(const std::string& command);
    // A server says that it is done.
    void acknowledged(const std::string& command, std::size_t table);
    void opened(std::size_t table);  // likewise

    // At the end: every command that was acknowledged stands in the log of its table once, after
    // all that were acknowledged before it was sent.
    using Log = std::function<std::vector<std::string>(std::size_t table)>;
    void check(const Log&);

    struct Figures {
        std::uint64_t entries = 0, acknowledged = 0, taken = 0, taken_over = 0;
    };
    Figures figures() const { return figures_; }

   private:
    struct Lease {
        std::int64_t owner = 0, epoch = 0;
        std::int64_t writer = 0;  // who wrote in this epoch; 0: nobody yet
        bool was_opened = false;
        bool has_acknowledged = false;
    };
    struct Known {  // of a command
        Micros sent = 0;
        std::optional<Micros> acknowledged;
        bool is_written = false;
    };

    World& world_;
    std::optional<std::string> objection_;
    std::unordered_map<std::size_t, Lease> leases_;
    std::map<std::int64_t, std::int64_t> until_;  // members, by the store's clock
    std::unordered_map<std::string, Known> commands_;
    Figures figures_;
};

}  // namespace moneybags::simulation
