#pragma once

// People at tables of every ruleset, and what must hold after whatever has happened to the server:
// nothing acknowledged is lost, nothing is done twice, and everybody knows the same.

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "bench/load_crowd.h"
#include "bench/load_server.h"
#include "tests/crash/player.h"

namespace moneybags::crash {

using load::Millis;

// The program under test, on this store; what it logs goes to the folder.
load::Server::Wish serve(const std::string& db, const load::TemporaryFolder&);

// Where people come in: one server, or any of several.
class Doors {
   public:
    Doors() = default;
    Doors(std::uint16_t port) : ports_{port} {}  // NOLINT(google-explicit-constructor)
    explicit Doors(std::vector<std::uint16_t> ports) : ports_(std::move(ports)) {}
    bool is_empty() const { return ports_.empty(); }
    std::uint16_t any(std::mt19937_64& luck) const { return ports_[luck() % ports_.size()]; }

   private:
    std::vector<std::uint16_t> ports_;
};

class Party {
   public:
    explicit Party(std::uint64_t seed, Habits habits = {});

    // One table of each kind for each ruleset: people only, people and bots, with a clock. Tables
    // whose game is over are replaced. The server must be up.
    void open_tables(const Doors&);
    // Everybody connects, who is not connected; and again who loses the connection meanwhile.
    void come(const Doors&);
    // Until everybody is here and every command is answered.
    void settle(const Doors&, Millis patience = std::chrono::seconds(20));
    // Everybody does what they like for so long. Who is cut off comes back, if doors are given.
    void play(Millis, const Doors& = {});
    // As long as `goes_on()`.
    template <class GoesOn>
    void play_while(GoesOn goes_on, const Doors& doors = {}) {
        while (goes_on()) play(Millis{20}, doors);
    }
    // From then on, until something was done at each of these tables and acknowledged; those where
    // nothing was yet are left out.
    std::vector<Millis> served_again_after(std::chrono::steady_clock::time_point,
                                           const std::set<std::string>& tables) const;
    // Where people play.
    std::set<std::string> tables_played() const;

    // What each has folded together is what a newcomer to the same seat is told.
    void compare_with_snapshots(const Doors&);
    // Each command that was acked is in the log exactly once, no other more than once, and none
    // that was refused.
    void compare_with_store(const std::string& db);
    // No player has seen what must not happen.
    void expect_no_faults();

    load::Crowd& crowd() { return crowd_; }
    std::mt19937_64& luck() { return luck_; }
    std::vector<std::unique_ptr<Player>>& players() { return players_; }
    int nacks(const std::string& reason) const;
    std::size_t acked() const;
    std::size_t sent() const;
    std::size_t tables() const { return count_; }

   private:
    void open_table(const Doors&, std::size_t kind);
    void reconnect(const Doors&);

    load::Crowd crowd_;
    std::mt19937_64 luck_;
    Habits habits_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<std::unique_ptr<Player>> gone_;  // from tables whose game is over
    std::size_t count_ = 0;                      // tables so far
    std::chrono::steady_clock::time_point insist_at_{};
    std::map<std::size_t, std::string> table_of_;  // kind -> the table that is played now
};

}  // namespace moneybags::crash
