#pragma once

// The program `moneybags`: one file per subcommand. Each says what it takes on the command line and
// gives back what to run once the line was read.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_line.h"
#include "app/words.h"
#include "games/result.h"

namespace moneybags {

inline constexpr int kFine = 0;
inline constexpr int kFailed =
    1;  // what was asked for could not be done: a corrupt log, no such file
inline constexpr int kRefused = 2;  // it was not asked for rightly: the command line is wrong

using Errand = std::function<int()>;

Errand add_play(CommandLine, const Voice&);
Errand add_engine(CommandLine, const Voice&);
Errand add_replay(CommandLine, const Voice&);
Errand add_coach(CommandLine, const Voice&);
Errand add_bench(CommandLine, const Voice&);
Errand add_match(CommandLine, const Voice&);
Errand add_study(CommandLine, const Voice&);
Errand add_rules(CommandLine, const Voice&);
Errand add_serve(CommandLine, const Voice&);
Errand add_export(CommandLine, const Voice&);
Errand add_import(CommandLine, const Voice&);
Errand add_forget(CommandLine, const Voice&);
Errand add_page(CommandLine, const Voice&);

int run_program(int argc, const char* const* argv);

// --lang and --no-colour, the same wherever people read.
struct Reading {
    std::string language;  // a tag; the first language if none is given
    bool no_colour = false;

    void add_to(CommandLine, const Voice&);
    void add_language_to(CommandLine, const Voice&);
    Language spoken() const;
};

// Says on stderr what was wrong and what would have been right; gives the exit status for it.
int refuse(const CommandLine&, const Problem&);
int fail(const Problem&);

// The catalogue for people: one line a ruleset, with its players and options.
std::string list_of_games(const Voice&);
Result<const Ruleset*> find_game(std::string_view id);
int usual_players(const Ruleset&);  // when nobody says how many

// A whole file; refused with its name if it cannot be read, is empty or larger than any of ours
// (64 MiB).
Result<std::vector<char>> read_file(const std::string& path);

// For an option that takes a whole number: a text that is none is refused with `right` ("from 0 to
// 5"). Whether the number itself will do is seen later, when more is known.
Check whole_number(const std::string& right);
// The same for one that takes any number from `least` to `most`. (A range as such does not keep out
// what is no number: nan is not less than anything.)
Check figure_between(const std::string& least, const std::string& most);

}  // namespace moneybags
