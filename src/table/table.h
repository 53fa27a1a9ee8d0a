#pragma once

// A table online: chairs, the game, clocks, talk, who may see what. No I/O: it is a fold over its
// entries, and says which entry a command or the clock would add. Whoever runs it writes the entry
// down first and tells people then.
//
//     if (auto entry = table.obey(command, now)) { table.fold(*entry); … }
//     while (auto entry = table.due(now)) { table.fold(*entry); … }

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/texts.h"
#include "table/entry.h"
#include "table/story.h"
#include "table/wire.h"

namespace moneybags {

// Why a command was not obeyed: a key of data/texts/<tag>/table with its figures, or the rules' own
// refusal (reason "rules"), or a Problem with what was sent (reason "unreadable").
struct Denial {
    std::string reason;
    std::vector<std::pair<std::string, std::string>> figures = {};
    std::optional<Refusal> refusal = {};
    std::optional<Problem> problem = {};
};

template <class T>
using Granted = boost::system::result<T, Denial>;

// What people may ask for at a table. Who asks is known by then.
namespace command {
struct Sit {
    std::optional<Seat> seat;  // none: the first that is free
    std::string name;
    Bytes32 key{};
};
struct Rekey {
    Bytes32 key{};
};
struct PutBot {
    Seat seat{};
    std::string level;
};
struct Clear {  // host, before the game: sends away whoever sits there
    Seat seat{};
};
struct Stand {};
struct Start {
    std::string level;  // of the bots on empty chairs; "": the best there are
};
struct Move {
    boost::json::value move;                // as JSON, or
    std::string text;                       // as typed
    std::optional<std::uint32_t> question;  // which question it answers, as the choice said
};
struct Say {
    std::string words;
};
struct React {
    Seat at{};
    std::string what;
};
struct Mind {};  // let a bot answer for me
struct Back {};
struct AskUndo {};
struct AnswerUndo {
    bool yes = false;
};
struct Rematch {
    std::string table;  // the id of the table that will be opened
};
struct Close {};  // host, before the game
}  // namespace command

struct Command {
    using What = std::variant<command::Sit, command::Rekey, command::PutBot, command::Clear,
                              command::Stand, command::Start, command::Move, command::Say,
                              command::React, command::Mind, command::Back, command::AskUndo,
                              command::AnswerUndo, command::Rematch, command::Close>;
    PersonId by{};
    std::string name;  // of who asks, for a spectator's chat
    std::string id;    // of the command; "" if it need not be remembered
    What what;
};

class Table {
   public:
    enum class Status { Open, Running, Over, Closed };
    struct Chair {
        enum class Kind { Open, Person, Bot };
        Kind kind = Kind::Open;
        PersonId person = kNobody;
        std::string name;
        std::string level;  // of the bot
        Bytes32 key{};
        int span = 0;          // how often somebody sat down here
        std::size_t from = 0;  // line of the story at which the present person sat down
        bool minded = false;
        std::size_t minded_from = 0;  // line
    };

    // The first entry must be an Open. Problems say what is wrong with it.
    static Result<Table> begin(const Entry&);
    // A whole log, as stored.
    static Result<Table> read(const std::vector<std::string>& entries);

    // ---- what it is ----
    const entry::Open& opening() const { return opening_; }
    const std::string& id() const { return opening_.table; }
    Status status() const { return status_; }
    const std::vector<Chair>& chairs() const { return chairs_; }
    const Session* session() const { return session_ ? &*session_ : nullptr; }  // none before Start
    std::size_t entries() const { return entries_; }
    std::size_t lines() const { return story_.lines().size(); }
    Time changed() const { return changed_; }  // of the last entry
    std::optional<Seat> seat_of(PersonId) const;
    std::optional<Seat> seat_with(const Bytes32& key) const;  // compared in constant time
    bool is_host(PersonId) const;  // who opened it; when they have left, the lowest person's seat

    // ---- what happens next ----
    // The entry a command would add, or why it will not be obeyed. Changes nothing.
    Granted<Entry> obey(const Command&, Time now) const;
    // If this command was obeyed before: the number of the entry it became, the first being 0. The
    // last kRemembered commands of each person are known: more are never under way at once.
    std::optional<std::size_t> obeyed(PersonId, std::string_view command) const;
    // What must happen by now though nobody asks: luck, the clock. Call until there is nothing.
    std::optional<Entry> due(Time now) const;
    // When `due` or `bot_asked` will next have something, as far as is known now.
    std::optional<Time> wakes() const;
    // A bot whose time to answer has come, and what it needs. One at a time, the first clockwise.
    struct Thought {
        Seat seat{};
        std::string level;
        AnyView view;
        std::vector<AnyChoice> legal;
        Rng luck{0};
        std::size_t entries = 0;  // there were: it is stale once the game has moved on since
    };
    std::optional<Thought> bot_asked(Time now) const;
    Granted<Entry> bot_answers(const Thought&, const AnyMove&, Time now) const;
    // The house was closed from then until now: the entry that moves the deadlines, if any stand.
    std::optional<Entry> waited(Time from, Time now) const;

    // Folds one entry. A problem: it cannot follow on what went before, and nothing has changed.
    std::optional<Problem> fold(const Entry&);
    // What happened in the game, by the records that stand, for bots that listen. An undo takes
    // some of it away: a bot that had heard it must be made anew when `undone` has changed.
    const std::vector<AnyEvent>& heard() const { return heard_; }
    int undone() const { return undone_; }
    // Whose hand made each record, and the steps (a record is one, counted from 1) that a bot or
    // the clock played for the person on the chair.
    std::vector<Hand> hands() const;
    std::vector<std::size_t> stood_in() const;

    // ---- who may see what ----
    // A reader whose time on a chair is over is taken for a spectator. A line's number is its place
    // in the story as its reader may read it. When the game is over everybody may read all of it:
    // then lines are numbered anew, and the delta with that news brings the last ones once more.
    Reader reader(PersonId) const;             // their seat, or a spectator
    Reader reader_at(Seat) const;              // the present person of a seat
    static std::string stream(const Reader&);  // "seat2.1", "watch": what a number counts in
    std::int64_t seq(const Reader&) const;     // messages of that stream so far
    wire::Snapshot snapshot(const Reader&, Language) const;
    // What is new since message `after`, or nothing if there is nothing new for this reader.
    // `after` must be from 0 to seq.
    std::optional<wire::Delta> delta(const Reader&, std::int64_t after, Language) const;
    wire::Table table_info(Language) const;  // what everybody sees
    // At most `count` lines before line `before`.
    std::vector<wire::Line> story(const Reader&, std::size_t before, std::size_t count,
                                  Language) const;
    // What the reader may read of the lines from the `from`th on, of `lines()` in all.
    std::vector<wire::Line> news(const Reader&, std::size_t from, Language) const;
    std::string explain(const Denial&, Language) const;

    static constexpr std::size_t kLinesInSnapshot = 100;
    static constexpr std::size_t kRemembered = 64;  // commands of a person
    static constexpr int kMostReactions = 3;        // of a person, from one step to the next
    static constexpr Span kUndoPatience{20'000};    // so long bots wait for people to agree

   private:
    using Objection = std::optional<Denial>;

    // What a line says besides whom it is about.
    struct Remark {
        std::string name = {};   // of who does it
        std::string words = {};  // said; a reaction; a table
        std::string other = {};  // a second name
        std::vector<AnyMove> moves = {};
        std::optional<Seat> at = {};
    };
    // What must be known of a record to take it back, and to tell of it later.
    struct Note {
        std::uint32_t heard = 0;  // how many events came before it
        bool undoable = false;
        Hand hand{};
        bool stood_in = false;  // it was played for a person
    };
    // How long a seat has been asked what it is asked.
    struct Window {
        Time since{};
        std::size_t records = 0;       // there were when it began
        bool prompt = false;           // waited for long enough: its bot answers at once
        std::optional<AnyMove> probe;  // answers a question that has been open all the time
    };
    struct Place {                        // what is known of a chair besides who sits there
        Window window;                    // if it is awaited
        std::vector<std::size_t> minded;  // records of what a bot played for its person
        int reactions = 0;                // since the last step
    };
    struct Asking {  // to take a move back
        Seat seat{};
        SeatSet asked, agreed;
        Time at{};
    };

    explicit Table(entry::Open);

    // ---- table.cpp: folding ----
    void take(const Entry&, const entry::Open&) {}
    void take(const Entry&, const entry::Sit&);
    void take(const Entry&, const entry::Rekey&);
    void take(const Entry&, const entry::PutBot&);
    void take(const Entry&, const entry::Stand&);
    void take(const Entry&, const entry::Start&);
    void take(const Entry&, const entry::Step&);
    void take(const Entry&, const entry::Mind&);
    void take(const Entry&, const entry::Back&);
    void take(const Entry&, const entry::AskUndo&);
    void take(const Entry&, const entry::AnswerUndo&);
    void take(const Entry&, const entry::Chat&);
    void take(const Entry&, const entry::React&);
    void take(const Entry&, const entry::Rematch&);
    void take(const Entry&, const entry::Wait&);
    void take(const Entry&, const entry::Close&);
    void tell(Tale, Seat, std::optional<Remark> = {}, Readers to = kEverybody,
              std::optional<std::uint32_t> step = {});
    // The step of the replay that is being folded: one for each record, after the set-up.
    std::uint32_t present_step() const { return static_cast<std::uint32_t>(notes_.size()); }
    void name_bots();
    void take_seat_back(Seat);
    void happened(std::vector<AnyEvent>, const entry::Step&);
    Readers noticed_by(const AnyState& before) const;
    void shut();
    void forget_reactions();

    // ---- table_undo.cpp ----
    // The record to go back to, when the first `count` stood.
    std::optional<std::size_t> undo_point(Seat, std::size_t count) const;
    std::optional<std::size_t> undo_point(Seat seat) const {
        return undo_point(seat, notes_.size());
    }
    bool may_ask_undo(Seat) const;
    SeatSet missing_consent() const;
    void settle_undo(Time);
    void take_back(Time);

    // ---- table_clock.cpp ----
    bool has_clock() const { return opening_.settings.clock.kind != Clock::Kind::None; }
    bool is_bots(Seat) const;  // a bot answers there
    SeatSet bots_awaited() const;
    std::optional<Time> deadline(Seat) const;
    std::optional<Time> phase_deadline() const;
    Time release(Seat) const;  // when the bot there may answer
    void begin_window(Seat, Time);
    bool is_asked_anew(Seat, const AnyState& before);
    void follow_turn(const AnyState& before, Time);  // after a step
    void follow_phase(Time);
    void restart_windows(Time);
    void show_deadlines();

    // ---- table_rights.cpp: what may be done, by command or by log ----
    Objection objection(const entry::Open&) const;
    Objection objection(const entry::Sit&) const;
    Objection objection(const entry::Rekey&) const;
    Objection objection(const entry::PutBot&) const;
    Objection objection(const entry::Stand&) const;
    Objection objection(const entry::Start&) const;
    Objection objection(const entry::Step&) const;
    Objection objection(const entry::Mind&) const;
    Objection objection(const entry::Back&) const;
    Objection objection(const entry::AskUndo&) const;
    Objection objection(const entry::AnswerUndo&) const;
    Objection objection(const entry::Chat&) const;
    Objection objection(const entry::React&) const;
    Objection objection(const entry::Rematch&) const;
    Objection objection(const entry::Wait&) const;
    Objection objection(const entry::Close&) const;
    Objection no_such_seat(Seat) const;
    Objection not_a_person(Seat) const;
    Objection not_running() const;
    Objection unknown_level(std::string_view) const;
    bool may_return(Seat, PersonId) const;

    // ---- table_commands.cpp ----
    Granted<Entry::What> wish(const Command&, const command::Sit&) const;
    Granted<Entry::What> wish(const Command&, const command::Rekey&) const;
    Granted<Entry::What> wish(const Command&, const command::PutBot&) const;
    Granted<Entry::What> wish(const Command&, const command::Clear&) const;
    Granted<Entry::What> wish(const Command&, const command::Stand&) const;
    Granted<Entry::What> wish(const Command&, const command::Start&) const;
    Granted<Entry::What> wish(const Command&, const command::Move&) const;
    Granted<Entry::What> wish(const Command&, const command::Say&) const;
    Granted<Entry::What> wish(const Command&, const command::React&) const;
    Granted<Entry::What> wish(const Command&, const command::Mind&) const;
    Granted<Entry::What> wish(const Command&, const command::Back&) const;
    Granted<Entry::What> wish(const Command&, const command::AskUndo&) const;
    Granted<Entry::What> wish(const Command&, const command::AnswerUndo&) const;
    Granted<Entry::What> wish(const Command&, const command::Rematch&) const;
    Granted<Entry::What> wish(const Command&, const command::Close&) const;
    Granted<Seat> seat_or_denial(const Command&) const;
    Objection not_host(const Command&) const;
    std::optional<Seat> free_seat(PersonId) const;

    // ---- table_projection.cpp ----
    Reader present(const Reader&) const;
    wire::Table table_block(const Reader&, Language) const;
    wire::Game game_block(const Reader&, Language) const;
    std::optional<wire::Hint> hint_block(Seat) const;
    wire::Line line_block(std::size_t line, const Reader&, Language) const;
    std::vector<wire::Line> lines_block(std::size_t first, std::size_t end, const Reader&,
                                        Language) const;
    std::string sentence(const StoryLine&, std::size_t line, const Reader&, Language) const;

    const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat)]; }
    Chair& chair(Seat seat) { return chairs_[static_cast<std::size_t>(seat)]; }
    const Place& place(Seat seat) const { return places_[static_cast<std::size_t>(seat)]; }
    Place& place(Seat seat) { return places_[static_cast<std::size_t>(seat)]; }
    SeatSet seats() const { return SeatSet::first(chairs_.size()); }
    SeatSet people() const;
    const Game& game() const { return session_->game(); }
    const AnyState& state() const { return session_->state(); }
    const AnyEvent& event(const StoryLine&) const;

    entry::Open opening_;
    const Ruleset* ruleset_ = nullptr;
    std::string digest_;  // of the seed
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    PersonId host_ = kNobody;
    std::map<PersonId, Seat> held_;  // who has seen what a seat sees, and so may sit nowhere else
    std::optional<Session> session_;
    std::vector<Note> notes_;  // one for each record
    std::vector<AnyEvent> heard_;
    std::vector<AnyEvent> taken_back_;  // events that lines still tell of
    int undone_ = 0;

    Story story_;
    std::vector<Remark> remarks_;
    std::size_t entries_ = 0;
    std::size_t turned_ = 0;  // entries, when the game or who plays it last changed
    Time changed_{};
    std::map<PersonId, std::deque<std::pair<std::string, std::size_t>>> obeyed_;

    Turn turn_;
    std::optional<Time> phase_since_;
    std::vector<Place> places_;  // one for each chair
    std::optional<Asking> undo_;
    std::string rematch_;
};

// A chair's name as Notation wants it (one word, no number, none twice), made from what people call
// themselves: "Ann Lee" becomes "Ann-Lee", a second Ann "Ann2". "" stands for a bot, which gets the
// first of the default names that no person has.
Names chair_names(const std::vector<std::string>& people);
// What is wrong with what somebody wants to be called, if anything: 1 to 24 characters, no control
// characters.
std::optional<Problem> problem_with_person_name(std::string_view);

}  // namespace moneybags
