#pragma once

// What a client knows of its table: a snapshot, and deltas folded into it. It looks at every number
// on the way, because a stream with a gap or a step back is what must never happen.

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>

namespace moneybags::load {

class Told {
   public:
    // Folds a snapshot or a delta. Returns what is wrong with it, if anything.
    std::optional<std::string> take(const boost::json::object& message);

    bool is_empty() const { return stream_.empty(); }
    const std::string& stream() const { return stream_; }
    std::int64_t seq() const { return seq_; }
    std::string status() const;
    const boost::json::object* game() const { return game_ ? &*game_ : nullptr; }

    // Compares with a snapshot that was asked for afresh: what differs, if anything.
    std::optional<std::string> difference(const boost::json::object& snapshot) const;

   private:
    std::optional<std::string> take_snapshot(const boost::json::object&);
    std::optional<std::string> take_delta(const boost::json::object&);
    std::optional<std::string> take_lines(const boost::json::array&);

    std::string stream_;
    std::int64_t seq_ = 0;
    boost::json::object you_, table_;
    std::optional<boost::json::object> game_;
    std::map<std::int64_t, boost::json::object> lines_;
};

// One of the choices of a game, at random, as a command without an id; nothing if there are none.
// Where an amount is open it is the least, which the choice itself bears.
std::optional<boost::json::object> any_move(const boost::json::object& game, std::mt19937_64&);

}  // namespace moneybags::load
