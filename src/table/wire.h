#pragma once

// What a client is sent, field by field. These structs are described once: the JSON that goes out
// and the TypeScript the page is checked against (web/src/protocol.ts) are both made from them. A
// field that is empty (optional) is left out of the JSON.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/entry.h"

namespace moneybags::wire {

using Json = boost::json::value;  // what a game's own notation says: moves, views, events

struct Clock {
    std::string kind;                    // none, live, relaxed
    std::int64_t window = 0, phase = 0;  // milliseconds
};
BOOST_DESCRIBE_STRUCT(Clock, (), (kind, window, phase))

struct Chair {
    int seat = 0;
    std::string kind;                  // open, person, bot
    std::string name;                  // empty while open
    std::optional<std::string> level;  // of the bot
    bool host = false;
    bool minded = false;                       // a bot answers for this person
    std::optional<std::int64_t> minded_since;  // number of the first line of the story it concerns
};
BOOST_DESCRIBE_STRUCT(Chair, (), (seat, kind, name, level, host, minded, minded_since))

struct Undo {  // somebody asks to take a move back
    int seat = 0;
    std::string move;         // as text
    std::vector<int> agreed;  // seats
    std::vector<int> missing;
};
BOOST_DESCRIBE_STRUCT(Undo, (), (seat, move, agreed, missing))

// The table as everybody sees it.
struct Table {
    std::string id, game, name;  // name of the ruleset
    int players = 0;
    Json options;
    std::string status;  // open, running, over, closed
    bool is_public = false, spectators = false, drop_in = false;
    Clock clock;
    std::string away;                 // bot, default
    std::string digest;               // of the seed
    std::optional<std::string> seed;  // once the game is over
    std::vector<Chair> chairs;
    std::optional<Undo> undo;
    std::optional<std::string> rematch;  // the next table
};
BOOST_DESCRIBE_STRUCT(Table, (),
                      (id, game, name, players, options, status, is_public, spectators, drop_in,
                       clock, away, digest, seed, chairs, undo, rematch))

struct Amount {
    std::int64_t least = 0, most = 0;
    std::vector<std::string> path;
};
BOOST_DESCRIBE_STRUCT(Amount, (), (least, most, path))

struct Choice {
    Json move;
    std::string text;
    std::optional<Amount> amount;
    std::uint32_t question = 0;  // to be sent back with the move: it closes with the question
};
BOOST_DESCRIBE_STRUCT(Choice, (), (move, text, amount, question))

struct Deadline {
    int seat = 0;
    std::int64_t at = 0;  // milliseconds since 1970
};
BOOST_DESCRIBE_STRUCT(Deadline, (), (seat, at))

struct Standing {
    bool over = false;
    std::vector<int> winners;
    std::vector<std::int64_t> score;
};
BOOST_DESCRIBE_STRUCT(Standing, (), (over, winners, score))

// What a lesson suggests to its learner.
struct Hint {
    Json move;
    std::string text;
    int number = 0;  // of all that it suggests, from 0
};
BOOST_DESCRIBE_STRUCT(Hint, (), (move, text, number))

// The game as one reader sees it.
struct Game {
    Json view;
    std::string picture;       // the view as plain text
    std::vector<int> seats;    // who may act
    std::vector<int> awaited;  // whom the game waits for
    std::vector<Deadline> deadlines;
    std::optional<std::int64_t> phase_ends;
    std::string question;         // what the reader is asked; empty if nothing
    std::vector<Choice> choices;  // what the reader may do now
    bool may_say = false;
    bool may_undo = false;  // the reader's own last move
    Standing standing;
    std::optional<Hint> hint;  // in a lesson, as long as the learner follows it
};
BOOST_DESCRIBE_STRUCT(Game, (),
                      (view, picture, seats, awaited, deadlines, phase_ends, question, choices,
                       may_say, may_undo, standing, hint))

// One line of the story.
struct Line {
    std::int64_t number = 0;
    std::int64_t at = 0;
    std::string what;  // event, say, chat, react, sit, bot, stand, start, mind, back, undo, …
    std::optional<int> seat;  // whom it is about
    std::optional<std::string>
        hand;          // whose hand moved, on the first line of a step: person, bot, clock
    std::string text;  // a sentence for the reader
    std::optional<std::string> clause;
    std::optional<std::string> icon;  // of the picture beside it
    std::optional<Json> event;
    // The step of the replay that it tells of; only once the game is over, for what is private to
    // others has steps of its own.
    std::optional<std::int64_t> step;
};
BOOST_DESCRIBE_STRUCT(Line, (), (number, at, what, seat, hand, text, clause, icon, event, step))

struct You {
    std::optional<int> seat;  // none: a spectator
    bool host = false;
};
BOOST_DESCRIBE_STRUCT(You, (), (seat, host))

// ---- messages of the table's stream ----

// Everything, as of message `seq` of the reader's stream.
struct Snapshot {
    std::string kind = "snapshot";
    std::string stream;
    std::int64_t seq = 0;
    You you;
    Table table;
    std::optional<Game> game;  // once it has begun
    std::vector<Line> lines;   // the last ones; `story` fetches earlier ones
};
BOOST_DESCRIBE_STRUCT(Snapshot, (), (kind, stream, seq, you, table, game, lines))

// What is new since message `after`. Parts that did not change are left out.
struct Delta {
    std::string kind = "delta";
    std::string stream;
    std::int64_t after = 0, seq = 0;
    std::optional<Table> table;
    std::optional<Game> game;
    std::vector<Line> lines;
};
BOOST_DESCRIBE_STRUCT(Delta, (), (kind, stream, after, seq, table, game, lines))

// ---- messages outside of it ----

struct Refusal {
    std::string clause, reason;
    std::int64_t asked = 0, least = 0, most = 0;
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (clause, reason, asked, least, most))

struct Ack {  // it is on disk
    std::string kind = "ack";
    std::string id;
    std::int64_t seq = 0;  // of the sender's stream, with the command's effects
};
BOOST_DESCRIBE_STRUCT(Ack, (), (kind, id, seq))

struct Nack {  // it was not done
    std::string kind = "nack";
    std::string id;
    std::string reason;  // a key: not-your-turn, stale, storage, …
    std::string text;    // the sentence for it
    std::optional<Refusal> refusal;
};
BOOST_DESCRIBE_STRUCT(Nack, (), (kind, id, reason, text, refusal))

struct Story {  // earlier lines
    std::string kind = "story";
    std::vector<Line> lines;
};
BOOST_DESCRIBE_STRUCT(Story, (), (kind, lines))

struct Presence {
    std::string kind = "presence";
    std::vector<int> here;  // seats with an open socket
    int watching = 0;
};
BOOST_DESCRIBE_STRUCT(Presence, (), (kind, here, watching))

struct Pong {
    std::string kind = "pong";
    std::int64_t now = 0;
};
BOOST_DESCRIBE_STRUCT(Pong, (), (kind, now))

struct Bye {  // the server is about to close this socket
    std::string kind = "bye";
    std::string reason;  // restart, revoked, slow, limit, storage
    std::string text;
    std::optional<std::int64_t> back;  // milliseconds until it may be tried again
};
BOOST_DESCRIBE_STRUCT(Bye, (), (kind, reason, text, back))

using Message = std::variant<Snapshot, Delta, Ack, Nack, Story, Presence, Pong, Bye>;

// ---- what a client may send ----
// Everything that may be asked for at a table (entry.h), and these, which the house itself answers.

namespace ask {

struct Hello {  // the first on a socket, and again to change table or language
    static constexpr std::string_view kAsked = "hello";
    std::string table;
    std::optional<std::string> token;   // of a seat; without one the cookie decides
    std::optional<std::string> lang;    // en, zh
    std::optional<std::string> stream;  // what was last received, if anything: then only what is
    std::optional<std::int64_t> since;  // new since that is sent

    std::optional<Problem> problem() const;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (table, token, lang, stream, since))

struct Rematch {
    static constexpr std::string_view kAsked = "rematch";
    static constexpr By kBy = By::Seated;
    // Of the others who play at the same device: they are seated too. All tokens of those who come
    // along open their seats at the new table as well.
    std::optional<std::vector<std::string>> tokens;
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (tokens))

struct Earlier {  // lines of the story before number `before`; answered by a Story
    static constexpr std::string_view kAsked = "earlier";
    std::int64_t before = 0;
};
BOOST_DESCRIBE_STRUCT(Earlier, (), (before))

struct Ping {
    static constexpr std::string_view kAsked = "ping";
};
BOOST_DESCRIBE_STRUCT(Ping, (), ())

}  // namespace ask

// `id` is the client's own name for a command (what somebody must be allowed to ask for), at most
// 40 printable ASCII characters: the answer bears it, and sending the same again is harmless.
// Without one nothing is remembered.
inline constexpr std::size_t kLongestId = 40;
template <class T>
inline constexpr bool kHasId = requires {
    T::kBy;
};

struct Ask {
    std::string id;
    std::variant<ask::Hello, ask::Rematch, ask::Earlier, ask::Ping, Command::What> what;
};

// Every kind, one after the other: {"kind": "move", "id": "c1", …}.
template <class T>
using IsSent = boost::mp11::mp_bool<entry::kIsSent<T>>;
using Asks = boost::mp11::mp_append<boost::mp11::mp_list<ask::Hello>,
                                    boost::mp11::mp_copy_if<entry::All, IsSent>,
                                    boost::mp11::mp_list<ask::Rematch, ask::Earlier, ask::Ping>>;

// A frame from a client. Problems name the field and what would have been right; unknown kinds and
// fields are refused with the list of right ones. `id` is the one to answer with, if it could be
// read.
struct Unreadable {
    std::string id;
    Problem problem;
};
boost::system::result<Ask, Unreadable> read_ask(std::string_view frame);

boost::json::object to_json(const Snapshot&);
boost::json::object to_json(const Delta&);
boost::json::object to_json(const Ack&);
boost::json::object to_json(const Nack&);
boost::json::object to_json(const Story&);
boost::json::object to_json(const Presence&);
boost::json::object to_json(const Pong&);
boost::json::object to_json(const Bye&);
boost::json::object to_json(const Table&);
boost::json::object to_json(const Line&);
boost::json::object to_json(const Ask&);  // for clients that are no page

// The same as TypeScript, for web/src/protocol.ts.
std::string typescript();

}  // namespace moneybags::wire
