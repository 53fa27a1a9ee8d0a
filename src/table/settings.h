#pragma once

// How a table is run: what people may choose when they open one, beside the game itself.

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/catalogue.h"
#include "games/codec.h"
#include "games/result.h"

namespace moneybags {

using Span = std::chrono::milliseconds;
using Time = std::chrono::sys_time<Span>;

// Clocks are data: a table only ever says when something is due; whoever runs it looks at a clock.
struct Clock {
    enum class Kind : std::uint8_t { None, Live, Relaxed };
    Kind kind = Kind::None;
    Span window{};  // for each answer, begun afresh with each question
    Span phase{};   // for a whole phase, where the rules have such a limit (Game::may_time_out)

    bool operator==(const Clock&) const = default;
};

// Who answers for somebody who lets the window pass.
enum class Away : std::uint8_t {
    Bot,
    Default
};  // a bot until they are back; the rules' own default, each time

struct Settings {
    bool is_public = false;  // listed for everybody, or known only to who has the link
    bool spectators = true;
    bool drop_in = false;  // somebody new may knock and be let into a running game
    Clock clock;
    Away away = Away::Bot;
    Span pace{900};       // about how long a bot takes to answer beside people, whatever it holds
    bool lesson = false;  // for one person, with the luck and the bots of lesson.h
    bool cast = false;    // bots are characters of cast.h, drawn by lot, and talk

    bool operator==(const Settings&) const = default;
};

// {"public": true, "spectators": true, "drop_in": false, "away": "bot", "pace": 900,
//  "clock": {"kind": "live", "window": 60, "phase": 300}}
// The other clocks are {"kind": "none"} and {"kind": "relaxed", "hours": 24}. Every field but a
// clock's kind may be left out. Seconds for people, hours for a relaxed clock, whose phases last as
// long as its windows; milliseconds for the pace. "lesson": true is for tables known by their link,
// "cast": true is for bots with names and words of their own. Refuses what is not known or out of
// range.
const codec::Type& describe(codec::Tag<Settings>);
Result<Settings> read_settings(const boost::json::object&);
boost::json::object settings_json(const Settings&);

std::string_view word(Clock::Kind);  // none, live, relaxed
std::string_view word(Away);         // bot, default

// Live scheduling must have a clock (docs/rules: the limits cannot be switched off). The options
// must be complete.
std::optional<Problem> problem_with_clock(const Clock&, const Options&);

}  // namespace moneybags
