#pragma once

// A bot of somebody else: a program that is asked line by line (docs/engine.md). Whatever it does,
// the match goes on.

#include <boost/json.hpp>
#include <chrono>
#include <string>

#include "arena/match.h"
#include "games/result.h"

namespace moneybags {

struct Foreign {
    std::string name;
    std::string command;                   // for the shell
    std::chrono::milliseconds patience{};  // for each answer
    boost::json::object table;  // what it is told of the game: its id, players and options
};
Entrant foreign_entrant(Foreign, int chairs);
// Starts it once, sits it down and lets it go: what is wrong with it, if anything.
std::optional<Problem> problem_with(const Foreign&, const Game&);

}  // namespace moneybags
