#pragma once

// A game on record: what was agreed, and the list of who did what, luck included. State is a fold
// over it.

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/catalogue.h"
#include "games/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

// What is settled before the first card.
struct Agreement {
    std::string game;  // "millions-1e"
    int players = 0;
    Options options;
    Names names;                  // none: the default ones
    boost::json::value data;      // figures that replace the ruleset's own; null: none do
    boost::json::value position;  // where the game began if not at its set-up; null: there
};
boost::json::object agreement_json(const Agreement&);
// Reads the fields of an agreement and refuses all others, save the words of `besides`.
Result<Agreement> read_agreement(const boost::json::object&, std::string_view besides = {});

// One step: a seat's move, luck's outcome, the clock running out, or words said.
namespace record {
struct Move {
    Seat seat{};
    AnyMove move;
};
struct Chance {
    AnyOutcome outcome;
};
struct Clock {};
struct Say {
    Seat seat{};
    std::string words;
};
}  // namespace record
using Record = std::variant<record::Move, record::Chance, record::Clock, record::Say>;

// Whose move it is, if it is one.
inline const record::Move* move_in(const Record& record) {
    return std::get_if<record::Move>(&record);
}
template <class Kind>
bool is(const Record& record) {
    return std::holds_alternative<Kind>(record);
}

// Why it cannot be done in this state, if it cannot.
std::optional<Refusal> objection(const Game&, const AnyState&, const Record&);
// Does what meets no objection. What happened; words said let nothing happen.
std::vector<AnyEvent> apply(const Game&, AnyState&, const Record&);

// Words said must fit on a line that everybody can read: no control characters, at most this many
// bytes.
inline constexpr std::size_t kMostWords = 500;
std::optional<Problem> problem_with_words(std::string_view);

// How whoever links notation/position/ reads where a game began; the table itself cannot.
using PositionReader = std::function<Result<AnyState>(const Game&, const boost::json::value&)>;

// A running game: the log and the state it folds to.
class Session {
   public:
    Session(std::unique_ptr<Game> game, Options options, Names names);
    // The game that an agreement speaks of, at its beginning.
    static Result<Session> begin(const Agreement&, const PositionReader& = {});

    const Game& game() const { return *game_; }
    const Notation& notation() const { return *notation_; }
    const Agreement& agreement() const { return agreement_; }
    const Options& options() const { return agreement_.options; }
    const Names& names() const { return agreement_.names; }
    const AnyState& beginning() const { return beginning_; }
    const AnyState& state() const { return state_; }
    const std::vector<Record>& records() const { return records_; }

    // Does one step and returns what happened, or refuses and changes nothing.
    boost::system::result<std::vector<AnyEvent>, Refusal> step(const Record&);
    // The same for a step that was judged already and found possible.
    std::vector<AnyEvent> apply(Record);
    // Back to where only the first `count` records stood.
    void cut(std::size_t count);

   private:
    // Shared by all copies: neither ever changes.
    std::shared_ptr<const Game> game_;
    std::shared_ptr<const Notation> notation_;
    Agreement agreement_;
    AnyState beginning_;
    AnyState state_;
    std::vector<Record> records_;
};

// A table where it began, with no step on record: to fold a log again, step by step.
Session rewound(const Session&);

boost::json::object record_json(const Session&, const Record&);
// A record read back; whether the step is possible at this table is not asked yet.
Result<Record> read_record(const Session&, const boost::json::object&);

// A record for people: "Al: offer 2 to Bea", "luck: …".
std::string record_text(const Session&, const Record&);

// How a game that is over ended: {"winners": […], "score": […]}
boost::json::object result_json(const Session&);

}  // namespace moneybags
