#pragma once

// A game on record: what was agreed, and the list of who did what, luck included. State is a fold over it.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/catalogue.h"
#include "games/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

// One step: exactly one of a seat's move, luck's outcome, the clock running out, or words said.
struct Record {
    enum class Kind { Move, Chance, Clock, Say };
    Kind kind = Kind::Move;
    Seat seat{};         // Move, Say
    AnyMove move;        // Move
    AnyOutcome outcome;  // Chance
    std::string words;   // Say
};

// A running game: the log and the state it folds to. Every change goes through `objection` first.
class Session {
   public:
    Session(std::unique_ptr<Game> game, Options options, Names names);

    const Game& game() const { return *game_; }
    const Notation& notation() const { return *notation_; }
    const Options& options() const { return options_; }
    const Names& names() const { return names_; }
    const AnyState& state() const { return state_; }
    const std::vector<Record>& records() const { return records_; }

    // Each plays one step and returns what happened, or refuses and changes nothing.
    boost::system::result<std::vector<AnyEvent>, Refusal> play(Seat, const AnyMove&);
    boost::system::result<std::vector<AnyEvent>, Refusal> luck(const AnyOutcome&);
    boost::system::result<std::vector<AnyEvent>, Refusal> clock();
    std::optional<Refusal> say(Seat, std::string_view words);

   private:
    std::unique_ptr<Game> game_;
    std::unique_ptr<Notation> notation_;
    Options options_;
    Names names_;
    AnyState state_;
    std::vector<Record> records_;
};

// JSON lines: a header, one line a record, and once the game is over a last line with the result.
std::string write_log(const Session&);
// Folds the log again; refuses with the line number where something cannot have happened.
Result<Session> read_log(std::string_view);

}  // namespace moneybags
