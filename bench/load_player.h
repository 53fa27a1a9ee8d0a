#pragma once

// Somebody who plays random legal moves, talks and reacts, and how the server took it.

#include <boost/json.hpp>
#include <chrono>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "bench/load.h"
#include "bench/load_crowd.h"
#include "bench/load_http.h"

namespace moneybags::load {

double ms(std::chrono::steady_clock::duration);

struct Tally {
    Times acks, nacks;                           // milliseconds since they were due
    std::map<std::string, std::size_t> refused;  // by reason
    std::map<std::string, std::size_t> sent;     // by kind
    std::size_t closed = 0;
};

class Player : public Line {
   public:
    using Clock = std::chrono::steady_clock;

    Player(Chair chair, Tally& tally) : chair_(std::move(chair)), tally_(tally) {}

    bool is_seated() const { return is_open() && told_; }
    bool is_running() const { return running_; }
    std::size_t unanswered() const { return sent_.size(); }
    bool is_host() const { return chair_.seat == 0; }

    void command(boost::json::object command, Clock::time_point due);
    // What somebody at this table might do now; nothing if there is nothing to be done.
    std::optional<boost::json::object> idea(std::mt19937_64& luck);

   protected:
    void opened() override;
    void heard(std::string_view text) override;
    void closed(std::uint16_t) override { ++tally_.closed; }

   private:
    void read();
    void answered(const boost::json::object& answer, bool yes);

    Chair chair_;
    Tally& tally_;
    bool told_ = false, running_ = false;
    int reactions_ = 0;
    std::uint64_t ids_ = 0;
    std::unordered_map<std::string, Clock::time_point> sent_;
    std::string last_;
    std::optional<boost::json::object> game_;
};

// One ruleset after the other, of those that so many can play with such bots.
std::vector<TableWish> tables_of_all_games(int tables, int people, const std::string& bots);

}  // namespace moneybags::load
