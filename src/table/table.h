#pragma once

// A table online: chairs, the game, clocks, talk, who may see what. No I/O: it is a fold over its
// entries, and says which entry a command or the clock would add. Whoever runs it writes the entry
// down first and tells people then.
//
//     if (auto entry = table.ask(command, now)) { table.fold(*entry); … }
//     while (auto entry = table.due(now)) { table.fold(*entry); … }
//
// A click on its way to the disk is judged once, in `ask`, and converted five times: the page makes
// text of its message, read_ask makes JSON of that and a command of the JSON, `ask` makes a Step
// with the game's own move of the command, and entry_text text again.

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/temper.h"
#include "notation/texts.h"
#include "table/entry.h"
#include "table/story.h"
#include "table/wire.h"

namespace moneybags {

struct Character;  // cast.h
struct Cue;
struct Asker;  // hint.h
struct Hint;

// Why a command was not obeyed: a key of data/texts/<tag>/table with its figures, or the rules' own
// refusal (reason "rules"), or a Problem with what was sent (reason "unreadable"). What a person
// has typed is kept: it is read once more to say in their own language what is wrong with it.
struct Denial {
    struct Typed {
        Seat seat{};
        std::string text;
    };
    std::string reason;
    std::vector<std::pair<std::string, std::string>> figures = {};
    std::optional<Refusal> refusal = {};
    std::optional<Problem> problem = {};
    std::optional<Typed> typed = {};
};

inline Denial unreadable(Problem problem) {
    return {.reason = "unreadable", .problem = std::move(problem)};
}

template <class T>
using Granted = boost::system::result<T, Denial>;

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
    static Result<Table> begin(const Entry&, const PositionReader& = {});
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
    // Bytes said so far by who sits here or by who watches; a short word counts as a longer one.
    std::size_t talk(bool watching) const { return watching ? watchers_talk_ : talk_; }
    static std::size_t cost_of_talk(std::string_view words) {
        return std::max<std::size_t>(words.size(), 32);
    }
    Time changed() const { return changed_; }  // of the last entry
    std::optional<Seat> seat_of(PersonId) const;
    std::optional<Seat> seat_with(const Bytes32& key) const;  // compared in constant time
    // The game waits for the person there, whom no bot stands in for.
    bool awaits(Seat) const;
    const std::string& rematch() const { return rematch_; }  // the next table; "" if there is none
    bool is_host(PersonId) const;  // who opened it; when they have left, the lowest person's seat
    bool has_clock() const { return opening_.settings.clock.kind != Clock::Kind::None; }
    std::optional<wire::Knock> knock_of(PersonId) const;  // while it is not answered
    bool has_withdrawn(PersonId person) const { return withdrawn_.contains(person); }
    bool has_turned_away(PersonId person) const { return turned_away_.contains(person); }

    // ---- what happens next ----
    // An entry that this table has judged itself, as it stands now.
    class Judged {
       public:
        const Entry& operator*() const { return entry_; }
        const Entry* operator->() const { return &entry_; }

       private:
        friend class Table;
        Judged(Entry entry, std::size_t number) : entry_(std::move(entry)), number_(number) {}
        Entry entry_;
        std::size_t number_;  // of the entry
    };
    // The entry that a command would add, or why it is denied. Changes nothing.
    Granted<Judged> ask(const Command&, Time now) const;
    // If this was asked for before: the number of the entry it became, the first being 0. The last
    // kRemembered commands of each person are known: more than a person may send until a dead
    // socket is noticed, so none that is sent again is done twice.
    std::optional<std::size_t> asked(PersonId, std::string_view command) const;
    // What must happen by now though nobody asks: luck, the clock. Call until there is nothing.
    std::optional<Judged> due(Time now) const;
    // When `due` or `bot_asked` will next have something, as far as is known now.
    std::optional<Time> wakes() const;
    // A bot whose time to answer has come, and what it needs. One at a time, the first clockwise.
    struct Thought {
        Seat seat{};
        std::string level;
        std::optional<Temper> temper = {};  // of the character that the bot plays
        AnyView view;
        std::vector<AnyChoice> legal;
        Rng luck{0};
        std::size_t entries = 0;  // there were: it is stale once the game has moved on since
    };
    std::optional<Thought> bot_asked(Time now) const;
    Granted<Judged> bot_answers(const Thought&, const AnyMove&, Time now) const;
    // Whether hints are on; none: nobody can give any here.
    std::optional<bool> hints() const;
    // What somebody's adviser is asked (hint.h), or why they get no hint; and what they are told
    // then, unless it comes too late.
    Granted<Asker> hint_asked(PersonId) const;
    Granted<wire::Advice> hinted(PersonId, const Asker&, const std::optional<Hint>&,
                                 Language) const;
    // The house was closed from then until now: the entry that moves the deadlines, if any stand.
    std::optional<Judged> waited(Time from, Time now) const;
    // The house gives the table up, if it is open or running.
    std::optional<Judged> given_up(Time now) const;
    // The same because its log has become too long.
    std::optional<Judged> filled(Time now) const;
    // The house has a bot mind a seat whose person has been away for long, if the game waits there.
    std::optional<Judged> minded(Seat, Time now) const;

    // Folds one entry that the table has just given.
    void fold(const Judged&);
    // The same for an entry from elsewhere. A problem: it cannot follow on what went before, and
    // nothing has changed.
    std::optional<Problem> fold(const Entry&);
    // What happened in the game, by the records that stand, for bots that listen. An undo takes
    // some of it away: a bot that had heard it must be made anew when `undone` has changed.
    const std::vector<AnyEvent>& heard() const { return heard_; }
    int undone() const { return undone_; }
    // The steps (a record is one, counted from 1) that a bot or the clock played for the person on
    // the chair.
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
    static constexpr std::size_t kRemembered = 512;  // commands of a person
    static constexpr int kMostReactions = 3;         // of a person, from one step to the next
    static constexpr int kMostComplaints = 5;        // of a person
    static constexpr std::size_t kMostKnocks = 5;    // that wait for an answer …
    static constexpr Span kKnockWaits{600'000};      // … and no longer than this
    static constexpr int kMostReturns = 1;           // of a person who has left a running game
    static constexpr int kMostUndoAsks = 3;          // of a person in a game, if others must agree
    static constexpr Span kUndoPatience{20'000};     // so long bots wait for people to agree

   private:
    using Objection = std::optional<Denial>;

    // What a line says besides whom it is about.
    struct Remark {
        Figures figures = {};                  // of its sentence
        std::string turn = {};                 // of phrase: the sentence is line.<what>.<turn>
        std::vector<record::Move> moves = {};  // one more figure, {moves}, as a list
        boost::json::object event = {};        // for programs, if it has anything
        std::string quip = {};                 // the line of the cast that it is
        std::optional<Plea> why = {};          // one more figure of it, {why}
    };
    // What must be known of a record to take it back, and to tell of it later.
    struct Note {
        std::uint32_t heard = 0;  // how many events came before it
        bool undoable = false;
        bool stood_in = false;  // it was played for a person
        bool draft = false;     // nobody but its own seat could notice it
    };
    // How long a seat has been asked what it is asked. It belongs to the question: whoever comes,
    // goes or lets a bot answer has what is left of it.
    struct Window {
        Time since{};
        Time paced{};                  // from then on its bot takes its time
        std::size_t records = 0;       // there were when it began
        bool prompt = false;           // waited for long enough: its bot answers at once
        bool patient = false;          // its bot has waited for people to agree to an undo
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
        std::size_t record = 0;  // to go back to
        SeatSet waits;           // whose bots give people time to agree
        bool outlives_drafts = false;
    };

    struct Knocking {  // somebody who waits for an answer
        int number = 0;
        entry::Knock who;
        Time at{};
    };
    using Measure = std::pair<std::string, std::optional<int>>;  // and its seat or knock

    struct Quip {  // a bot is about to say it
        Seat seat{};
        std::string line;
        std::optional<Seat> about;
        std::optional<Plea> why;
        Time at{};
    };

    Table(entry::Open, PositionReader);

    // ---- what each of entry::All means, in the table_*.cpp of its subject ----
    // Why it cannot happen as the table stands, whoever wants it.
    template <class What>
    Objection objection(const What&) const;
    // What it changes.
    template <class What>
    void take(const Entry&, const What&);
    // Which entry it becomes, of what is asked for but not written down so.
    template <class Asked>
    Granted<Entry::What> become(const Command&, const Asked&) const;

    // ---- table.cpp: asking and folding ----
    template <class Asked>
    Granted<Entry::What> filled_in(const Command&, Asked) const;
    Objection judge(const Entry::What&) const;
    Entry entry_at(Time, Entry::What) const;
    void add(const Entry&);
    Judged judged(Entry entry) const { return {std::move(entry), entries_}; }
    void tell(std::string_view what, Seat, std::optional<Remark> = {}, Readers to = kEverybody,
              std::optional<std::uint32_t> step = {});
    void tell_where_begun();
    Figure who(Seat) const;  // {who}
    // The step of the replay that is being folded: one for each record, after the set-up.
    std::uint32_t present_step() const { return static_cast<std::uint32_t>(notes_.size()); }
    static Remark spoken(const std::string& who, const std::string& said);
    void name_bots();
    void take_seat_back(Seat, Time);
    bool is_handed(const entry::Step&) const;
    Readers happened(std::vector<AnyEvent>, Seat by);
    Readers noticed_by(const AnyState& before) const;
    Readers undo_flips() const;
    Result<AnyMove> read_typed(const Denial::Typed&, std::optional<Language> reader) const;
    void shut();
    void forget_reactions();

    // ---- table_cast.cpp ----
    Names bot_names() const;
    const Character* character(Seat) const;  // nullptr: nobody of the cast
    bool may_quip(Seat) const;
    const Quip* next_quip() const;
    void prompt(std::string_view occasion, Seat, std::optional<Seat> about, Time, bool surely,
                std::optional<Plea> why = {});
    std::optional<Plea> why_of(const record::Move&) const;
    void explain_move(Seat, const Plea&, Time);
    std::optional<Seat> some_bot(std::optional<Seat> but) const;
    void greet(Time);
    bool contradicts(const Cue&, const boost::json::object& shown, std::size_t before) const;
    void overhear(std::size_t from, Time);
    void overhear(Seat speaker, const std::string& words, Time);
    void overhear(Seat by, Seat at, std::string_view gesture, Time);
    std::string quip_words(const Remark&, Language) const;

    // ---- table_undo.cpp ----
    // The record to go back to, when the first `count` stood.
    std::optional<std::size_t> undo_point(Seat, std::size_t count) const;
    std::optional<std::size_t> undo_point(Seat seat) const {
        return undo_point(seat, notes_.size());
    }
    const record::Move& move_at(std::size_t record) const;
    std::string words_of(const record::Move&, Language) const;
    std::optional<std::string_view> undo_denied(Seat, std::size_t count) const;  // the reason
    std::optional<std::string_view> undo_denied(Seat) const;
    bool are_drafts(std::size_t record, std::size_t count) const;
    bool are_drafts(std::size_t record) const { return are_drafts(record, notes_.size()); }
    SeatSet others_here(Seat) const;
    SeatSet missing_consent() const;
    void settle_undo(Time);
    void cut(std::size_t record);
    void take_back(Time);

    // ---- table_clock.cpp ----
    bool is_bots(Seat) const;  // a bot answers there
    SeatSet bots_awaited() const;
    std::optional<Time> deadline(Seat) const;
    std::optional<Time> phase_deadline() const;
    bool keeps_waiting() const;
    Time release(Seat) const;  // when the bot there may answer
    void begin_window(Seat, Time);
    void keep_window(Seat, Time);  // though somebody else answers from now on
    bool is_asked_anew(Seat, const AnyState& before);
    void follow_turn(const AnyState& before, Time);  // after a step
    void follow_phase(Time);
    void restart_windows(Time);

    // ---- table.cpp: who may ----
    Objection no_such_seat(Seat) const;
    Objection not_a_person(Seat) const;
    Objection not_running() const;
    Objection unknown_level(std::string_view) const;  // on record: of bots that ever were
    Objection absent_level(std::string_view) const;   // asked for: of those that can sit down

    // ---- table_votes.cpp ----
    const Knocking* knocking(int number) const;  // nullptr: it was answered, or there was none
    static wire::Knock knock_block(const Knocking&);
    void end_knock(PersonId);
    static std::optional<Seat> concerned(const Measure&);  // whom it is about, if they sit here
    Granted<Entry::What> effect(const Measure&) const;
    Granted<Entry::What> decided(const Command&, const Measure&) const;
    std::size_t needed(const Measure&) const;  // votes
    std::optional<Entry::What> carried() const;
    void end_votes(Seat);  // of somebody, and about them

    // ---- table_seats.cpp ----
    bool may_return(Seat, PersonId) const;
    void vacate(Seat, Time);
    std::optional<Seat> free_seat(PersonId) const;
    Agreement agreement(const entry::Start&) const;

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
    PositionReader read_position_;
    const Ruleset* ruleset_ = nullptr;
    bool advised_ = false;  // somebody can give hints
    std::string digest_;    // of the seed
    Status status_ = Status::Open;
    std::vector<Chair> chairs_;
    PersonId host_ = kNobody;
    std::set<PersonId> removed_, muted_;  // by the host
    bool watchers_muted_ = false;
    std::size_t talk_ = 0, watchers_talk_ = 0;  // bytes
    std::map<PersonId, int> complaints_;        // how many of each person
    std::map<PersonId, Seat> held_;    // who has seen what a seat sees, and so may sit nowhere else
    std::map<PersonId, int> returns_;  // how often they have sat down there again
    std::vector<Knocking> knocks_;
    std::set<PersonId> withdrawn_;  // whose last knock was
    int knocked_ = 0;               // so often
    std::set<PersonId> turned_away_;
    std::map<Measure, SeatSet> votes_;
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
    std::map<PersonId, std::deque<std::pair<std::string, std::size_t>>> asked_;

    Turn turn_;
    std::optional<Time> phase_since_;
    std::vector<Place> places_;  // one for each chair
    std::optional<Asking> undo_;
    std::map<PersonId, int> undo_asks_;  // how many of each person, where others had to agree
    std::set<std::size_t> undo_asked_;   // records they were about
    std::map<std::size_t, Time> undo_restarts_;  // of windows, by the record that was taken back
    std::vector<Quip> quips_;
    std::set<std::string> said_;  // lines of the cast
    std::uint64_t prompted_ = 0;  // so often
    Time quipped_{};              // the last time
    std::string rematch_;
};

// A chair's name as Notation wants it (one word, no number, none twice), made from what people call
// themselves: "Ann Lee" becomes "Ann-Lee", a second Ann "Ann2". "" stands for a bot, which gets the
// first of the bots' names that no person has. Nobody is called as a role of the book.
Names chair_names(const std::vector<std::string>& people, std::string_view book,
                  const Names& bots = default_names(static_cast<int>(kMaxSeats)));
// What is wrong with what somebody wants to be called, if anything: 1 to 24 characters, no control
// characters, none that is not seen.
std::optional<Problem> problem_with_person_name(std::string_view);

}  // namespace moneybags
