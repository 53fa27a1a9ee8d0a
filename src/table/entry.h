#pragma once

// The log of a table: everything that happened at it, in order, with the time of each. The table is
// a fold over it (table.h). Game records (log.h) are some of its entries.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/codec.h"
#include "table/log.h"
#include "table/plea.h"
#include "table/seal.h"
#include "table/settings.h"

namespace moneybags {

enum class PersonId : std::int64_t {};  // whoever holds a cookie; the server knows more
inline constexpr PersonId kNobody{0};

// Whose hand made a step.
enum class Hand : std::uint8_t { Person, Bot, Clock, Luck };

// Who may ask for a thing. What the House alone does happens by luck, by the clock, or because
// whoever runs the table wants it. Who is Seated asks for their own seat, the Host before the game,
// and about people AlwaysHost. What goes by Vote the host decides alone; in a running game the
// others who sit there can, too, if there are enough of them (a Vote of each).
enum class By { House, Anybody, Seated, Host, AlwaysHost, Vote };

// ---- All that can be done at a table ----
// This is the only list. What has a `kLogged` is an entry of the log and is called that there; what
// has a `kAsked` a client may send, and is called that on the wire; and who may, `kBy` says. A
// `seat` of what By::Seated ask for is no part of what they send: it is filled in. Where people say
// something else than what is written down, that is a struct of its own, which becomes another.
// What each does stands in one file of table_*.cpp (Table::objection, take, become).
namespace entry {

struct Begun {  // where a game was before it was imported here
    std::string table;
    Seed seed;
    int steps = 0;  // that were made there, by that seed's luck
    using Fields = codec::Members<&Begun::table, &Begun::seed, &Begun::steps>;
};

struct Open {  // always the first
    static constexpr std::string_view kLogged = "open";
    static constexpr By kBy = By::House;
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
    // The luck of so many steps is not the seed's: a game of older times goes on here, or somebody
    // dictated it.
    std::optional<int> unsealed = {};
    // Where the game begins, if not at its set-up.
    std::optional<boost::json::value> position = {};
    // On somebody's own device (table/imported.h), if it was.
    std::optional<Begun> begun = {};
    using Fields = codec::Members<&Open::table, &Open::game, &Open::players, &Open::options,
                                  &Open::settings, &Open::host, &Open::seed, &Open::program,
                                  &Open::data, &Open::unsealed, &Open::position, &Open::begun>;

    int steps_before() const { return begun ? begun->steps : 0; }
    // That the luck of a step comes from.
    const Seed& seed_of(std::size_t step) const {
        return std::cmp_less(step, steps_before()) ? begun->seed : seed;
    }
};

struct Sit {
    static constexpr std::string_view kLogged = "sit";
    static constexpr By kBy = By::House;
    Seat seat{};
    PersonId person{};
    std::string name;
    Bytes32 key{};  // digest of the seat's token

    struct Asked {  // becomes a Knock of somebody new in a running game
        static constexpr By kBy = By::Anybody;
        std::optional<Seat> seat;  // none: the first that is free
        std::string name;
        Bytes32 key{};
    };
    using Fields = codec::Members<&Sit::seat, &Sit::person, &Sit::name, &Sit::key>;
};

struct Knock {  // somebody asks to be let into a running game, on a bot's chair
    static constexpr std::string_view kLogged = "knock";
    static constexpr By kBy = By::House;
    Seat seat{};
    PersonId person{};
    std::string name;
    Bytes32 key{};  // digest of the token that will be the seat's
    using Fields = codec::Members<&Knock::seat, &Knock::person, &Knock::name, &Knock::key>;
};

struct Admit {  // who knocked may Sit
    static constexpr std::string_view kAsked = "admit";
    static constexpr By kBy = By::Vote;
    int knock = 0;  // its number
    using Fields = codec::Members<&Admit::knock>;
};

struct TurnAway {  // who knocked may not, nor knock again
    static constexpr std::string_view kLogged = "turn-away", kAsked = "turn-away";
    static constexpr By kBy = By::Vote;
    int knock = 0;
    using Fields = codec::Members<&TurnAway::knock>;
};

struct Withdraw {  // who knocked takes it back, or nobody has answered for long: they may knock
                   // again
    static constexpr std::string_view kLogged = "withdraw";
    static constexpr By kBy = By::House;
    int knock = 0;

    struct Asked {
        static constexpr std::string_view kAsked = "withdraw";
        static constexpr By kBy = By::Anybody;
        using Fields = codec::Members<>;
    };
    using Fields = codec::Members<&Withdraw::knock>;
};

struct Rekey {  // the same person gets another token; the old one is worth nothing from now on
    static constexpr std::string_view kLogged = "rekey";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    Bytes32 key{};
    using Fields = codec::Members<&Rekey::seat, &Rekey::key>;
};

struct PutBot {
    static constexpr std::string_view kLogged = "put-bot", kAsked = "bot";
    static constexpr By kBy = By::Host;
    Seat seat{};
    std::string level;
    using Fields = codec::Members<&PutBot::seat, &PutBot::level>;
};

struct Stand {  // of one's own will, or sent away by the host before the game
    static constexpr std::string_view kLogged = "stand";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    using Fields = codec::Members<&Stand::seat>;
};

struct Clear {  // whoever sits there must Stand
    static constexpr std::string_view kAsked = "clear";
    static constexpr By kBy = By::Host;
    Seat seat{};
    using Fields = codec::Members<&Clear::seat>;
};

struct Remove {  // a person is sent away for good: they sit here no more, nor talk
    static constexpr std::string_view kLogged = "remove", kAsked = "remove";
    static constexpr By kBy = By::Vote;
    Seat seat{};
    using Fields = codec::Members<&Remove::seat>;
};

struct Mute {  // what this person says and throws is not taken; without a seat: all who watch
    static constexpr std::string_view kLogged = "mute", kAsked = "mute";
    static constexpr By kBy = By::AlwaysHost;
    std::optional<Seat> seat;
    bool muted = false;
    using Fields = codec::Members<&Mute::seat, &Mute::muted>;
};

struct Complain {  // to whoever runs the house, about a person; nobody at the table is told
    static constexpr std::string_view kLogged = "complain", kAsked = "complain";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    Seat about{};
    std::string words;
    using Fields = codec::Members<&Complain::seat, &Complain::about, &Complain::words>;
};

struct Start {
    static constexpr std::string_view kLogged = "start";
    static constexpr By kBy = By::House;
    Names names;                      // of all chairs, fit for Notation
    std::vector<std::string> levels;  // of the bots put on the empty chairs; "" elsewhere

    struct Asked {
        static constexpr std::string_view kAsked = "start";
        static constexpr By kBy = By::Host;
        std::optional<std::string> level;  // of the bots on empty chairs; none: the house's own
        using Fields = codec::Members<&Asked::level>;
    };
    using Fields = codec::Members<&Start::names, &Start::levels>;
};

struct Step {
    static constexpr std::string_view kLogged = "step";
    static constexpr By kBy = By::House;
    Record record;
    Hand hand{};
    using Fields = codec::Members<&Step::hand, &Step::record>;
};

struct Move {  // becomes a Step
    static constexpr std::string_view kAsked = "move";
    static constexpr By kBy = By::Anybody;
    std::optional<boost::json::value> move;  // one of these two
    std::optional<std::string> text;         // as a person types it
    std::optional<std::uint32_t> question;   // which it answers, as the choice said
    using Fields = codec::Members<&Move::move, &Move::text, &Move::question>;
};

struct Say {  // becomes a Step in a running game, else Chat
    static constexpr std::string_view kAsked = "say";
    static constexpr By kBy = By::Anybody;
    std::string words;
    using Fields = codec::Members<&Say::words>;
};

struct Chat {  // before and after the game; and spectators among themselves
    static constexpr std::string_view kLogged = "chat";
    static constexpr By kBy = By::House;
    std::optional<Seat> seat;
    std::string name;  // of a spectator
    std::string words;
    using Fields = codec::Members<&Chat::seat, &Chat::name, &Chat::words>;
};

struct Quip {  // a bot says a line of its character, which each reader hears in their language
    static constexpr std::string_view kLogged = "quip";
    static constexpr By kBy = By::House;
    Seat seat{};
    std::string line;              // its key in data/texts/<tag>/cast
    std::optional<Seat> about;     // whom it speaks of, or to
    std::optional<Plea> why = {};  // they did what they did
    using Fields = codec::Members<&Quip::seat, &Quip::line, &Quip::about, &Quip::why>;
};

struct React {  // one of kReactions, thrown at a seat
    static constexpr std::string_view kLogged = "react", kAsked = "react";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    Seat at{};
    std::string what;
    using Fields = codec::Members<&React::seat, &React::at, &React::what>;
};

struct Mind {  // a bot answers for this seat from now on
    static constexpr std::string_view kLogged = "mind", kAsked = "mind";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    using Fields = codec::Members<&Mind::seat>;
};

struct StandIn {  // a bot shall Mind the seat of somebody who is away
    static constexpr std::string_view kAsked = "stand-in";
    static constexpr By kBy = By::Vote;
    Seat seat{};
    using Fields = codec::Members<&StandIn::seat>;
};

struct Back {
    static constexpr std::string_view kLogged = "back", kAsked = "back";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    using Fields = codec::Members<&Back::seat>;
};

struct AskUndo {  // for the seat's own last move
    static constexpr std::string_view kLogged = "ask-undo";
    static constexpr By kBy = By::House;
    Seat seat{};
    // The record that it goes back to. None in older logs, where any step ended the request.
    std::optional<int> record = {};
    using Fields = codec::Members<&AskUndo::seat, &AskUndo::record>;
};

struct Undo {  // becomes AskUndo
    static constexpr std::string_view kAsked = "undo";
    static constexpr By kBy = By::Seated;
    using Fields = codec::Members<>;
};

struct AnswerUndo {
    static constexpr std::string_view kLogged = "answer-undo", kAsked = "answer-undo";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    bool yes = false;
    using Fields = codec::Members<&AnswerUndo::seat, &AnswerUndo::yes>;
};

struct AgreeHints {  // to hints at this table, or no longer: they are on while all people here do
    static constexpr std::string_view kLogged = "agree-hints", kAsked = "agree-hints";
    static constexpr By kBy = By::Seated;
    Seat seat{};
    bool yes = false;
    using Fields = codec::Members<&AgreeHints::seat, &AgreeHints::yes>;
};

struct Rematch {  // the next table is this one
    static constexpr std::string_view kLogged = "rematch";
    static constexpr By kBy = By::Seated;
    std::string table;
    using Fields = codec::Members<&Rematch::table>;
};

struct Wait {  // the house was closed for so long: deadlines move
    static constexpr std::string_view kLogged = "wait";
    static constexpr By kBy = By::House;
    Span span{};
    using Fields = codec::Members<&Wait::span>;
};

struct Fill {  // the log is as long as one may be, and the house closes the table
    static constexpr std::string_view kLogged = "fill";
    static constexpr By kBy = By::House;
    using Fields = codec::Members<>;
};

struct Close {  // before the game or in it; or the house gives the table up
    static constexpr std::string_view kLogged = "close", kAsked = "close";
    static constexpr By kBy = By::Vote;
    using Fields = codec::Members<>;
};

struct Vote {  // of somebody who sits here and is not the host, for what goes by Vote
    static constexpr std::string_view kLogged = "vote";
    static constexpr By kBy = By::House;
    Seat seat{};
    std::string measure;       // what is asked for: "remove", …
    std::optional<int> about;  // its seat or knock
    using Fields = codec::Members<&Vote::seat, &Vote::measure, &Vote::about>;
};

using All = TypeList<Open, Sit, Sit::Asked, Knock, Admit, TurnAway, Withdraw, Withdraw::Asked, Vote,
                     Rekey, PutBot, Stand, Clear, Remove, Mute, Complain, Start, Start::Asked, Step,
                     Move, Say, Mind, StandIn, Back, AskUndo, Undo, AnswerUndo, AgreeHints, Chat,
                     Quip, React, Rematch, Wait, Fill, Close>;

template <class T>
inline constexpr bool kIsLogged = requires {
    T::kLogged;
};
template <class T>
inline constexpr bool kIsSent = requires {
    T::kAsked;
};  // over the wire
template <class T>
inline constexpr bool kMayBeAsked = T::kBy != By::House;

template <bool kIs, class T>
using If = std::conditional_t<kIs, TypeList<T>, TypeList<>>;
template <class... Ts>
auto logged(TypeList<Ts...>) -> decltype((TypeList<>{} + ... + If<kIsLogged<Ts>, Ts>{}));
template <class... Ts>
auto sent(TypeList<Ts...>) -> decltype((TypeList<>{} + ... + If<kIsSent<Ts>, Ts>{}));
template <class... Ts>
auto asked(TypeList<Ts...>) -> decltype((TypeList<>{} + ... + If<kMayBeAsked<Ts>, Ts>{}));
template <class... Ts>
std::variant<Ts...> variant_of(TypeList<Ts...>);

}  // namespace entry

struct Entry {
    using What = decltype(entry::variant_of(entry::logged(entry::All{})));
    Time at{};
    PersonId by = kNobody;  // and the id of the command, so that it is not obeyed twice
    std::string command;
    What what;
};

// What somebody asks for. Who asks is known by then.
struct Command {
    using What = decltype(entry::variant_of(entry::asked(entry::All{})));
    PersonId by{};
    std::string name;  // of who asks, for a spectator's chat
    std::string id;    // of the command; "" if it need not be remembered
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
