#pragma once

// The program `moneybags`: one file per subcommand. Each adds itself to the command line and gives
// back what to run once the line was read.

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/words.h"
#include "games/result.h"

namespace moneybags {

inline constexpr int kFine = 0;
inline constexpr int kFailed =
    1;  // what was asked for could not be done: a corrupt log, no such file
inline constexpr int kRefused = 2;  // it was not asked for rightly: the command line is wrong

struct Subcommand {
    CLI::App* app;
    std::function<int()> run;
};

Subcommand add_play(CLI::App&, const Voice&);
Subcommand add_engine(CLI::App&, const Voice&);
Subcommand add_replay(CLI::App&, const Voice&);
Subcommand add_bench(CLI::App&, const Voice&);
Subcommand add_rules(CLI::App&, const Voice&);
Subcommand add_serve(CLI::App&, const Voice&);
Subcommand add_export(CLI::App&, const Voice&);
Subcommand add_import(CLI::App&, const Voice&);
Subcommand add_forget(CLI::App&, const Voice&);

int run_program(int argc, const char* const* argv);

// --lang and --no-colour, the same wherever people read.
struct Reading {
    std::string language = "en";
    bool no_colour = false;

    void add_to(CLI::App&, const Voice&);
    Language spoken() const;
};

// Says on stderr what was wrong and what would have been right; gives the exit status for it.
int refuse(const CLI::App&, const Problem&);
int fail(const Problem&);

std::string joined(const std::vector<std::string>&);  // "a, b, c"

// The catalogue for people: one line a ruleset, with its players and options.
std::string list_of_games(const Voice&);
Result<const Ruleset*> find_game(std::string_view id);

// A whole file; refused with its name if it cannot be read, is empty or larger than any of ours
// (64 MiB).
Result<std::vector<char>> read_file(const std::string& path);

// For an option that takes a whole number: a text that is none is refused with `right` ("from 0 to
// 5"). Whether the number itself will do is seen later, when more is known.
CLI::Validator whole_number(const std::string& right);

}  // namespace moneybags
