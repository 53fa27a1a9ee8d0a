#pragma once

// A guided first game: a table for one person with bots that follow a script, and luck from a seed
// that everybody may know, so that every learner meets the same cards and the same talk.
//
// data/lessons/<ruleset>.json:
//     {"seed": 3, "players": 4, "options": {…}, "end": {"round": 3},
//      "script": [{"seat": 1, "when": {"round": 1, "phase": "Talking"},
//                  "moves": ["claim Driver", "offer 2 to {you}"]}, …]}
// A moment ("when", "end") is what the open part of a view says then; the numbers of "end" may also
// be passed. {you} stands for the learner,
// who sits on chair 0, {1}, {2}, … for the others. The lines of seat 0 are what the page suggests.

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "table/entry.h"

namespace moneybags {

struct Lesson {
    struct Line {
        Seat seat{};
        boost::json::object when;
        std::vector<std::string> moves;
        using Fields = codec::Members<&Line::seat, &Line::when, &Line::moves>;
    };
    static constexpr Seat kLearner{0};

    Seed seed;
    int players = 0;
    Options options;  // complete
    boost::json::object end;
    std::vector<Line> script;
};

// `text` is the content of the file, `file` what it is called in complaints.
Result<Lesson> read_lesson(const Ruleset&, std::string_view text, std::string_view file);
std::string lesson_file(std::string_view ruleset);    // its path among the embedded files
const Lesson* find_lesson(std::string_view ruleset);  // nullptr if there is none

// Why no lesson can be held at a table that is opened so, if it cannot.
std::optional<Problem> problem_with_lesson(const entry::Open&);

// What a bot does because the script says so: the first move for its seat and this moment that is
// legal now and was not made yet. A move that the script lists twice may be made twice.
std::optional<AnyMove> cue(const Lesson&, const Session&, Seat);

// What the learner may want to do: the next move of their lines, if all they did so far is what
// these said before it. Whoever goes their own way is left to it.
struct Suggestion {
    std::size_t number = 0;  // among all moves of the learner's lines
    AnyMove what;
};
std::optional<Suggestion> suggestion(const Lesson&, const Session&);

// What was to be shown has been shown.
bool is_learnt(const Lesson&, const Session&);

}  // namespace moneybags
