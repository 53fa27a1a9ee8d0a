#pragma once

// What a client is sent, field by field. These structs are described once: the JSON that goes out
// and the TypeScript the page is checked against (web/src/protocol.ts) are both made from them. A
// field that is empty (optional) is left out of the JSON.

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
    using Fields = codec::Members<&Clock::kind, &Clock::window, &Clock::phase>;
};

struct Chair {
    int seat = 0;
    std::string kind;                      // open, person, bot
    std::string name;                      // empty while open
    std::optional<std::string> level;      // of the bot
    std::optional<std::string> character;  // of the cast, that the bot plays
    bool host = false;
    bool minded = false;                       // a bot answers for this person
    std::optional<std::int64_t> minded_since;  // number of the first line of the story it concerns
    bool muted = false;                        // by the host
    using Fields =
        codec::Members<&Chair::seat, &Chair::kind, &Chair::name, &Chair::level, &Chair::character,
                       &Chair::host, &Chair::minded, &Chair::minded_since, &Chair::muted>;
};

struct Undo {  // somebody asks to take a move back
    int seat = 0;
    std::string move;         // as text
    std::vector<int> agreed;  // seats
    std::vector<int> missing;
    using Fields = codec::Members<&Undo::seat, &Undo::move, &Undo::agreed, &Undo::missing>;
};

struct Knock {  // somebody asks to be let into the running game
    int number = 0;
    std::string name;
    int seat = 0;  // that they would have
    using Fields = codec::Members<&Knock::number, &Knock::name, &Knock::seat>;
};

struct Vote {                  // for what the host could decide alone, or what takes everybody
    std::string measure;       // admit, turn-away, stand-in, remove, close; agree-hints
    std::optional<int> about;  // the knock or the seat
    std::vector<int> seats;    // who are for it
    int needed = 0;            // so many must be
    using Fields = codec::Members<&Vote::measure, &Vote::about, &Vote::seats, &Vote::needed>;
};

// The table as everybody sees it.
struct Begun {                        // on somebody's own device, before it was imported here
    std::string table;                // there
    std::string digest;               // of the seed of there
    std::optional<std::string> seed;  // once the game is over
    int steps = 0;                    // that were made there
    using Fields = codec::Members<&Begun::table, &Begun::digest, &Begun::seed, &Begun::steps>;
};

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
    std::optional<Begun> begun;       // elsewhere, if it was
    std::vector<Chair> chairs;
    bool watchers_muted = false;  // by the host
    std::optional<Undo> undo;
    std::vector<Knock> knocks;  // not answered yet
    std::vector<Vote> votes;
    std::optional<bool> hints;           // whether they are on; none: there are none here
    std::optional<std::string> rematch;  // the next table
    using Fields =
        codec::Members<&Table::id, &Table::game, &Table::name, &Table::players, &Table::options,
                       &Table::status, &Table::is_public, &Table::spectators, &Table::drop_in,
                       &Table::clock, &Table::away, &Table::digest, &Table::seed, &Table::begun,
                       &Table::chairs, &Table::watchers_muted, &Table::undo, &Table::knocks,
                       &Table::votes, &Table::hints, &Table::rematch>;
};

struct Choice : ToldChoice {
    std::uint32_t question = 0;  // to be sent back with the move: it closes with the question
    std::optional<std::string> words = {};  // as the reader says it, where that is not the text
    using Fields = codec::Members<&Choice::move, &Choice::text, &Choice::amount, &Choice::question,
                                  &Choice::words>;
};

struct Deadline {
    int seat = 0;
    std::int64_t at = 0;  // milliseconds since 1970
    using Fields = codec::Members<&Deadline::seat, &Deadline::at>;
};

struct Standing {
    bool over = false;
    std::vector<int> winners;
    std::vector<std::int64_t> score;
    std::int64_t unit = 0;  // dollars in one of the score; 0: points
    using Fields =
        codec::Members<&Standing::over, &Standing::winners, &Standing::score, &Standing::unit>;
};

// What a lesson suggests to its learner.
struct Hint {
    Json move;
    std::string text;
    int number = 0;  // of all that it suggests, from 0
    using Fields = codec::Members<&Hint::move, &Hint::text, &Hint::number>;
};

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
    using Fields =
        codec::Members<&Game::view, &Game::picture, &Game::seats, &Game::awaited, &Game::deadlines,
                       &Game::phase_ends, &Game::question, &Game::choices, &Game::may_say,
                       &Game::may_undo, &Game::standing, &Game::hint>;
};

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
    using Fields =
        codec::Members<&Line::number, &Line::at, &Line::what, &Line::seat, &Line::hand, &Line::text,
                       &Line::clause, &Line::icon, &Line::event, &Line::step>;
};

struct You {
    std::optional<int> seat;  // none: a spectator
    bool host = false;
    using Fields = codec::Members<&You::seat, &You::host>;
};

// ---- messages of the table's stream ----

// Everything, as of message `seq` of the reader's stream.
struct Snapshot {
    static constexpr std::string_view kKind = "snapshot";
    std::string stream;
    std::int64_t seq = 0;
    You you;
    Table table;
    std::optional<Game> game;  // once it has begun
    std::vector<Line> lines;   // the last ones; `story` fetches earlier ones
    using Fields = codec::Members<&Snapshot::stream, &Snapshot::seq, &Snapshot::you,
                                  &Snapshot::table, &Snapshot::game, &Snapshot::lines>;
};

// What is new since message `after`. Parts that did not change are left out.
struct Delta {
    static constexpr std::string_view kKind = "delta";
    std::string stream;
    std::int64_t after = 0, seq = 0;
    std::optional<Table> table;
    std::optional<Game> game;
    std::vector<Line> lines;
    using Fields = codec::Members<&Delta::stream, &Delta::after, &Delta::seq, &Delta::table,
                                  &Delta::game, &Delta::lines>;
};

// ---- messages outside of it ----

struct Refusal {
    std::string clause, reason;
    std::int64_t asked = 0, least = 0, most = 0;
    using Fields = codec::Members<&Refusal::clause, &Refusal::reason, &Refusal::asked,
                                  &Refusal::least, &Refusal::most>;
};

struct Ack {  // it is on disk
    static constexpr std::string_view kKind = "ack";
    std::string id;
    std::int64_t seq = 0;  // of the sender's stream, with the command's effects
    using Fields = codec::Members<&Ack::id, &Ack::seq>;
};

struct Nack {  // it was not done
    static constexpr std::string_view kKind = "nack";
    std::string id;
    std::string reason;  // a key: not-your-turn, stale, storage, …
    std::string text;    // the sentence for it
    std::optional<Refusal> refusal;
    using Fields = codec::Members<&Nack::id, &Nack::reason, &Nack::text, &Nack::refusal>;
};

struct Advice {  // the hint that was asked for; nobody else is told
    static constexpr std::string_view kKind = "advice";
    std::string id;
    Json move;
    std::uint32_t question = 0;      // which it answers, as the choices say
    std::string words;               // the move, as the reader says it
    std::string sure;                // alone, better, close
    int wins = 0;                    // of 100 games from here
    std::string compared;            // how it compares with what is next best, in a sentence
    std::optional<std::string> why;  // what speaks for it, in a sentence
    using Fields = codec::Members<&Advice::id, &Advice::move, &Advice::question, &Advice::words,
                                  &Advice::sure, &Advice::wins, &Advice::compared, &Advice::why>;
};

struct Story {  // earlier lines
    static constexpr std::string_view kKind = "story";
    std::vector<Line> lines;
    using Fields = codec::Members<&Story::lines>;
};

struct Presence {
    static constexpr std::string_view kKind = "presence";
    std::vector<int> here;  // seats with an open socket
    int watching = 0;
    using Fields = codec::Members<&Presence::here, &Presence::watching>;
};

struct Pong {
    static constexpr std::string_view kKind = "pong";
    std::int64_t now = 0;
    using Fields = codec::Members<&Pong::now>;
};

struct Bye {  // the server is about to close this socket
    static constexpr std::string_view kKind = "bye";
    std::string reason;  // restart, revoked, slow, limit, storage
    std::string text;
    std::optional<std::int64_t> back;  // milliseconds until it may be tried again
    using Fields = codec::Members<&Bye::reason, &Bye::text, &Bye::back>;
};

using Messages = TypeList<Snapshot, Delta, Ack, Nack, Advice, Story, Presence, Pong, Bye>;

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

    bool settle(codec::Trail&);
    using Fields =
        codec::Members<&Hello::table, &Hello::token, &Hello::lang, &Hello::stream, &Hello::since>;
};

struct Rematch {
    static constexpr std::string_view kAsked = "rematch";
    static constexpr By kBy = By::Seated;
    // Of the others who play at the same device: they are seated too. All tokens of those who come
    // along open their seats at the new table as well.
    std::optional<std::vector<std::string>> tokens;
    using Fields = codec::Members<&Rematch::tokens>;
};

struct Hint {  // for one's own question; answered by an Advice
    static constexpr std::string_view kAsked = "hint";
    static constexpr By kBy = By::Seated;
    using Fields = codec::Members<>;
};

struct Earlier {  // lines of the story before number `before`; answered by a Story
    static constexpr std::string_view kAsked = "earlier";
    std::int64_t before = 0;
    using Fields = codec::Members<&Earlier::before>;
};

struct Ping {
    static constexpr std::string_view kAsked = "ping";
    using Fields = codec::Members<>;
};

}  // namespace ask

// `id` is the client's own name for a command (what somebody must be allowed to ask for), at most
// 40 printable ASCII characters: the answer bears it, and sending the same again is harmless.
// Without one nothing is remembered.
inline constexpr std::size_t kLongestId = 40;

struct Ask {
    std::string id;
    std::variant<ask::Hello, ask::Rematch, ask::Hint, ask::Earlier, ask::Ping, Command::What> what;
};

// Every kind, one after the other: {"kind": "move", "id": "c1", …}.
using Asks = decltype(TypeList<ask::Hello>{} + entry::sent(entry::All{}) +
                      TypeList<ask::Rematch, ask::Hint, ask::Earlier, ask::Ping>{});
std::vector<std::string> ask_kinds();

// A frame from a client. Problems name the field and what would have been right; unknown kinds and
// fields are refused with the list of right ones. `id` is the one to answer with, if it could be
// read.
struct Unreadable {
    std::string id;
    Problem problem;
};
boost::system::result<Ask, Unreadable> read_ask(std::string_view frame);

// Of every message, of a table and of a line.
template <class T>
boost::json::object to_json(const T&);
boost::json::object to_json(const Ask&);  // for clients that are no page

// The same as TypeScript, for web/src/protocol.ts.
std::string typescript();

}  // namespace moneybags::wire
