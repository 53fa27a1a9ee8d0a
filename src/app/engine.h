#pragma once

// The engine: JSON lines in, JSON lines out, one request one reply. Any language can drive the
// rules through it, or plug in a bot. The requests are described in docs/engine.md.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rng.h"
#include "table/kept.h"

namespace moneybags {

class Engine {
   public:
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20;
    static constexpr std::size_t kDeepest = 32;

    // The reply to a request, without an end of line. Every failure is a reply: nothing throws.
    std::string answer(std::string_view line);
    bool finished() const { return finished_; }

    // The reply to a line that was longer than kLongestLine.
    static std::string too_long();

   private:
    using Request = boost::json::object;
    using Reply = std::variant<boost::json::object, Problem, Refusal>;
    struct Kind {
        std::string_view name;
        std::vector<std::string_view> fields;
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
    Reply standing(const Request&);
    Reply log(const Request&);
    Reply read(const Request&);
    Reply explain(const Request&);
    Reply quit(const Request&);

    Reply dispatch(const Request&);
    // Does a step of the game and tells what happened.
    Reply step(const Request&, const Record&, Hand);
    Result<Seat> seat(const Request&, std::string_view field, bool spectators) const;
    Result<Rng> rng(const Request&);  // from the request's seed, or the engine's own stream
    static Result<std::uint64_t> wanted_seed(const Request&);  // or a fresh one
    void sit_down_anew(Kept, std::uint64_t seed, int unsealed);
    boost::json::object position(const AnyState&) const;
    boost::json::object turn_json() const;

    const Session& session() const { return *kept_->table.session(); }
    const Game& game() const { return session().game(); }
    const Notation& notation() const { return session().notation(); }
    const AnyState& state() const { return session().state(); }

    std::optional<Kept> kept_;  // everybody at the table is a person, and time stands still
    int unsealed_ = 0;  // steps up to the last one whose luck did not come from the table's seed
    Rng luck_{0};       // of bots, guesses, and tables without a seed of their own
    bool finished_ = false;
};

}  // namespace moneybags
