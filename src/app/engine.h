#pragma once

// The engine: JSON lines in, JSON lines out, one request one reply. Any language can drive the
// rules through it. The requests are described in docs/engine.md.

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/bot.h"
#include "core/rng.h"
#include "table/kept.h"

namespace moneybags {

class Engine {
   public:
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20;
    static constexpr std::size_t kDeepest = 32;
    static constexpr std::size_t kMostTables = 1000;
    static constexpr std::int64_t kMostPlayouts = 10'000;

    // The reply to a request, without an end of line. Every failure is a reply: nothing throws.
    std::string answer(std::string_view line);
    bool finished() const { return finished_; }

    // The reply to a line that was longer than kLongestLine.
    static std::string too_long();

   private:
    // A request, and those of its fields that mean the same in all of them.
    struct Request {
        const boost::json::object& fields;
        Seat seat{};
        std::optional<Seat> reader = {};  // "for"
        std::optional<std::uint64_t> seed = {};
        bool with_view = false, with_legal = false, with_standing = false;
    };
    using Reply = std::variant<boost::json::object, Problem, Refusal>;
    enum class At { Door, Table, Gallery };  // no table yet, at one, and spectators too
    struct Kind {
        std::string_view name;
        At at;
        std::string_view must, may;  // the names of its fields
        Reply (Engine::*answer)(const Request&);
    };
    static const std::vector<Kind>& kinds();

    Reply rulesets(const Request&);
    Reply begin(const Request&);
    Reply load(const Request&);
    Reply save(const Request&);
    Reply turn(const Request&);
    Reply legal(const Request&);
    Reply play(const Request&);
    Reply outcomes(const Request&);
    Reply chance(const Request&);
    Reply clock(const Request&);
    Reply say(const Request&);
    Reply view(const Request&);
    Reply guess(const Request&);
    Reply bot(const Request&);
    Reply playout(const Request&);
    Reply clone(const Request&);
    Reply drop(const Request&);
    Reply standing(const Request&);
    Reply log(const Request&);
    Reply read(const Request&);
    Reply explain(const Request&);
    Reply quit(const Request&);

    Reply dispatch(const boost::json::object&);
    bool take(Request&, const Kind&, std::string_view field, const boost::json::value&) const;
    static bool read_with(Request&, const boost::json::value&);
    bool read_seat(const boost::json::value&, bool spectators, Seat&) const;
    Problem wrong(const Kind&, std::string_view field) const;  // what it must be
    // Does a step of the game and tells what happened.
    Reply step(const Request&, const Record&, Hand);
    // Whoever decides next sees, may do, and how it stands, as far as "with" asks for it.
    void add_what_is_next(const Request&, boost::json::object&) const;
    boost::json::object choices_of(Seat) const;
    // A bot that has heard what its seat may have heard so far, and has made no choice yet.
    std::unique_ptr<Bot> listener(Seat, const std::string& level);
    // From the request's seed, or the table's own stream.
    Rng rng(const Request& request) {
        return Rng{request.seed ? *request.seed : at_->second.luck.next()};
    }
    boost::json::object sit_down_anew(Kept, std::uint64_t seed, int unsealed);
    boost::json::object outcome_json(const AnyOutcome&) const;
    boost::json::object position(const AnyState&) const;
    boost::json::object turn_json() const;

    // One table: everybody at it is a person, and time stands still.
    struct Held {
        std::optional<Kept> kept;
        int unsealed = 0;  // steps up to the last one whose luck did not come from the seed
        Rng luck{0};       // of bots, guesses, and tables without a seed of their own
        struct Listener {
            std::shared_ptr<const Bot> bot;
            std::size_t heard = 0;  // events
        };
        std::map<std::pair<Seat, std::string>, Listener> listeners = {};  // by level
    };

    const Session& session() const { return *kept().table.session(); }
    const Game& game() const { return session().game(); }
    const Notation& notation() const { return session().notation(); }
    const AnyState& state() const { return session().state(); }
    Kept& kept() { return *at_->second.kept; }
    const Kept& kept() const { return *at_->second.kept; }

    bool is_one_too_many() const {
        return tables_.size() >= kMostTables && !tables_.contains(called_);
    }

    std::string called_;                               // the table that the request names
    std::map<std::string, Held> tables_ = {{"", {}}};  // by what the driver calls them
    std::map<std::string, Held>::iterator at_ = tables_.begin();  // that the request is about
    bool finished_ = false;
};

}  // namespace moneybags
