#pragma once

// The log of a table: everything that happened at it, in order, with the time of each. The table is
// a fold over it (table.h). Game records (log.h) are some of its entries.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "table/log.h"
#include "table/seal.h"
#include "table/settings.h"

namespace moneybags {

enum class PersonId : std::int64_t {};  // whoever holds a cookie; the server knows more
inline constexpr PersonId kNobody{0};

// Whose hand made a step.
enum class Hand { Person, Bot, Clock, Luck };

namespace entry {

struct Open {  // always the first
    std::string table;
    std::string game;
    int players = 0;
    Options options;
    Settings settings;
    PersonId host{};
    Seed seed;
    std::string program;  // version that opened it
    // Figures that replace the ruleset's own, if any do.
    std::optional<boost::json::value> data = {};
    // So many steps were drawn before the table had a seed: a game of older times goes on here.
    std::optional<int> unsealed = {};
};
struct Sit {
    Seat seat{};
    PersonId person{};
    std::string name;
    Bytes32 key{};  // digest of the seat's token
};
struct Rekey {  // the same person gets another token; the old one is worth nothing from now on
    Seat seat{};
    Bytes32 key{};
};
struct PutBot {
    Seat seat{};
    std::string level;
};
struct Stand {  // of one's own will, or sent away by the host before the game
    Seat seat{};
};
struct Start {
    Names names;                      // of all chairs, fit for Notation
    std::vector<std::string> levels;  // of the bots put on the empty chairs; "" elsewhere
};
struct Step {
    Record record;
    Hand hand{};
};
struct Mind {  // a bot answers for this seat from now on
    Seat seat{};
};
struct Back {
    Seat seat{};
};
struct AskUndo {  // for the seat's own last move
    Seat seat{};
};
struct AnswerUndo {
    Seat seat{};
    bool yes = false;
};
struct Chat {  // before and after the game; and spectators among themselves
    std::optional<Seat> seat;
    std::string name;  // of a spectator
    std::string words;
};
struct React {  // one of kReactions, thrown at a seat
    Seat seat{};
    Seat at{};
    std::string what;
};
struct Rematch {
    std::string table;
};
struct Wait {  // the house was closed for so long: deadlines move
    Span span{};
};
struct Close {};

}  // namespace entry

struct Entry {
    using What = std::variant<entry::Open, entry::Sit, entry::Rekey, entry::PutBot, entry::Stand,
                              entry::Start, entry::Step, entry::Mind, entry::Back, entry::AskUndo,
                              entry::AnswerUndo, entry::Chat, entry::React, entry::Rematch,
                              entry::Wait, entry::Close>;
    Time at{};
    PersonId by = kNobody;  // and the id of the command, so that it is not obeyed twice
    std::string command;
    What what;
};

inline constexpr std::string_view kReactions[] = {"clap", "laugh",  "eyebrow",
                                                  "liar", "tomato", "thanks"};

std::string_view word(Hand);  // person, bot, clock, luck

// One JSON object a line: {"at": 1700000000000, "by": 7, "command": "c1", "sit": {"seat": 0, …}},
// with exactly one of open, sit, rekey, put-bot, … and the fields of its struct. Moves and luck
// need the game's notation, so entries after the start are written and read with the session they
// belong to (nullptr before it; steps are refused then).
std::string entry_text(const Entry&, const Session*);
Result<Entry> read_entry(std::string_view text, const Session*);

}  // namespace moneybags
