#pragma once

// Where all tables of the house are run. What happens at one is folded at once, given to the
// writer, and told only when it is on disk; if that fails the table is thrown away and folded again
// from what is on disk, so that nobody has ever seen what did not last.

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "bots/bot.h"
#include "server/leases.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/net.h"
#include "server/readings.h"
#include "server/workers.h"
#include "store/writer.h"
#include "table/table.h"

namespace moneybags {

class Hosted;

// A note about a table that is forgotten after a while: when somebody last watched it. (The word is
// from when these were games of bots alone.)
inline constexpr std::string_view kUnwanted = "bots-alone";

// A socket at a table.
struct Visitor {
    std::shared_ptr<Socket> socket;
    Language language;
    PersonId person = kNobody;
    std::string name;
    Reader reader;
    std::optional<Bytes32> key;     // the seat's token it came with
    std::shared_ptr<Hosted> table;  // none while the table is being fetched again
    std::int64_t sent = 0;          // last message of its stream that went out …
    std::int64_t queued = 0;        // … and the last one that waits for the disk
    bool is_behind = false;  // it reads slowly: nothing is made for it until it has caught up
    bool has_left = false;
};

// A table in memory.
class Hosted {
   public:
    explicit Hosted(Table table) : table_(std::move(table)) {}
    const Table& table() const { return table_; }
    bool is_here(Seat) const;      // somebody sits there with an open socket
    std::size_t watching() const;  // who have one and no seat
    bool is_left_to_bots() const;  // no person sits there whom no bot answers for
    bool is_bots_alone() const;    // a game has begun, and nobody has ever sat there

   private:
    friend class Desk;
    struct Waiting {
        std::size_t entries;  // must be on disk before …
        std::function<void(bool written)> then;
    };
    struct Thinker {
        std::shared_ptr<Bot> bot;
        std::string level;
        std::size_t heard = 0;
        int undone = 0;
    };

    Table table_;
    Lease lease_;
    std::size_t written_ = 0;  // entries on disk
    std::string about_;        // what the lobby says of it
    std::deque<Waiting> waiting_;
    std::vector<std::shared_ptr<Visitor>> visitors_;
    std::shared_ptr<const Game> game_;  // for bots that think on other threads
    std::map<Seat, Thinker> thinkers_;
    std::set<Seat> advised_;  // for whom a hint is under way
    bool thinking_ = false;
    bool lost_ = false;  // what is in memory is not what is on disk
    bool presence_changed_ = false;
    std::map<PersonId, Time> away_;  // since when those who sit here have had no socket
    std::optional<Time> alarm_;
    Time touched_{};
    Time watched_{};  // when somebody last had a socket here
    Time noted_{};    // when that was last written down, of a game of bots alone
};

// How much a bot may think that has waited so long for a thread, when so many more wait. Whoever is
// late plays what it would without looking ahead.
Effort thinking(std::chrono::steady_clock::duration waited, std::size_t waiting);

class Desk {
   public:
    struct Figures {
        std::size_t in_memory = 0, live = 0, visitors = 0, unreadable = 0;
        std::uint64_t steps = 0, thoughts = 0, hints = 0, lost = 0;
    };

    // Bots think on `thinkers`; hints are worked out on `advisers`, so that no bot waits for one.
    Desk(Loop&, Writer&, Leases&, Workers& thinkers, Workers& advisers, Readings&, const Limits&);

    // What was going on when the house was last open. Tables are fetched one after another, or when
    // somebody asks for them; their clocks stood still meanwhile.
    void recover(const std::vector<TableRow>& live, Time last_alive);

    using Found = std::function<void(Stored<std::shared_ptr<Hosted>>)>;
    // A null pointer: there is no such table. One that is Damaged is not read again, and one that
    // is another server's is Elsewhere.
    void find(const std::string& id, Found);
    // It is another server's now: whoever is here is told to come again.
    void lose(const std::string& id);
    // A damaged table as far as it can be read; none if that is nothing.
    void salvage(const std::string& id, std::function<void(std::shared_ptr<const Table>)> then);

    // A new table with its first entries, as texts, opened from an address; called back when it is
    // on disk.
    void open(Table, std::vector<std::string> texts, std::vector<Change> besides,
              const std::string& address, Found);
    // Tables open or running that somebody has opened.
    std::size_t opened_by(PersonId) const;
    std::size_t opened_from(const std::string& address) const;  // since the house is open
    std::size_t opened_in(const std::string& street) const;     // likewise
    // Of these, the running ones at which nobody has ever sat.
    std::size_t bots_alone_from(const std::string& address) const;

    // Where several servers share the store: who opened the tables that are here, and what the
    // others say of theirs.
    boost::json::object openers() const;
    void others_opened(const std::string& server, const boost::json::object& openers);
    // A table that others may have opened is minded here now, or is open and running no more; and
    // what they say of theirs.
    void when_minded(std::function<void(const std::string& table, bool is_live)> tell) {
        minded_ = std::move(tell);
    }
    void others_mind(const std::string& table, bool is_live);
    static constexpr Span kOthersKnown{15'000};  // what was not said again since does not count

    // Called back with the number of the sender's stream once it is on disk, or with why not.
    using Answer = std::function<void(Granted<std::int64_t>)>;
    void ask(const std::shared_ptr<Hosted>&, const Command&, std::vector<Change> besides, Answer);

    // Called back with a hint for somebody's question, or with why there is none. Nothing is
    // written and nobody else is told.
    using Advised = std::function<void(Granted<wire::Advice>)>;
    void advise(const std::shared_ptr<Hosted>&, PersonId, Language, Advised);

    // Sends what is new since a message of a stream, or everything, and from then on what happens.
    void visit(const std::shared_ptr<Hosted>&, const std::shared_ptr<Visitor>&,
               const std::optional<std::string>& stream, std::optional<std::int64_t> since);
    void leave(const std::shared_ptr<Visitor>&);
    // A reader that was behind has read all it was sent: now it gets the rest, in one message.
    void catch_up(const std::shared_ptr<Visitor>&);

    // `then(true)` once everything folded so far is on disk.
    void when_written(Hosted&, std::function<void(bool)> then);

    // Called with every table at which something has happened and is on disk.
    void when_changed(std::function<void(const std::shared_ptr<Hosted>&)> tell) {
        changed_ = std::move(tell);
    }

    std::size_t live() const { return live_.size(); }
    std::size_t watching(const std::string& id) const;  // how many look on
    Time last_lost() const { return last_lost_; }       // when a write last failed
    Figures figures() const;

    // Tells why, and closes the socket.
    static void say_bye(Socket&, Language, const std::string& reason);

   private:
    struct Opener {
        PersonId person = kNobody;
        std::string address;
        bool bots_alone = false;  // it runs, and nobody has ever sat there
    };
    using Ptr = std::shared_ptr<Hosted>;
    using Visitors = std::vector<std::shared_ptr<Visitor>>;

    void fetch(const std::string& id);
    void read(const std::string& id, const Lease&);
    void fetched(const std::string& id, const Lease&, Stored<std::optional<Table>>);
    void gone_elsewhere(const std::string& id);
    void let_go(const std::string& id);
    change::Append append_to(const Hosted&) const;
    void fetch_next_live();
    void write(const Ptr&, const Table::Judged&, std::vector<Change> besides,
               std::function<void(bool)> then);
    void submit(const Ptr&, std::vector<Change>);
    void written(const Ptr&, std::size_t entries, const std::optional<StoreProblem>&);
    void lose(const Ptr&);
    void seat_again(const Ptr&, Visitors);
    void prepare_messages(const Ptr&);
    void send_first(const Ptr&, const std::shared_ptr<Visitor>&,
                    const std::optional<std::string>& stream, std::optional<std::int64_t> since);
    void send_since(const Ptr&, const std::shared_ptr<Visitor>&);
    bool still_sits(const Table&, const Visitor&) const;
    void turn_out(const Ptr&);
    bool is_full(const Hosted&) const;
    bool sleeps(const Hosted&) const;
    Time next_step(const Hosted&) const;
    bool may_step(const Hosted&);  // counts a bot's step where nobody plays
    void note_unwanted(Hosted&, std::vector<Change>&);
    void forget_unwanted(const std::vector<NoteRow>&);
    void tend(const Ptr&);
    struct Missed {
        Seat seat{};
        Time until{};
    };
    std::optional<Missed> missed(Hosted&) const;
    static bool prepare_game(Hosted&);
    void think(const Ptr&, const Table::Thought&);
    void thought(const Ptr&, const Table::Thought&, const AnyMove&);
    void announce_presence(const Ptr&);
    void sweep();
    void expire();

    Loop& loop_;
    Writer& writer_;
    Leases& leases_;
    Workers& thinkers_;
    Workers& advisers_;
    Readings& readings_;
    const Limits limits_;
    Buckets bot_steps_;
    std::function<void(const Ptr&)> changed_ = [](const Ptr&) {};
    std::function<void(const std::string&, bool)> minded_ = [](const std::string&, bool) {};
    std::unordered_map<std::string, Ptr> tables_;
    std::unordered_map<std::string, std::vector<Found>> fetching_;
    std::unordered_map<std::string, Visitors> orphans_;  // their table is being fetched again
    std::unordered_map<std::string, Opener> live_;       // open or running, in memory or not
    std::unordered_map<std::string, Opener> let_go_;     // likewise, but nobody needs them here now
    std::unordered_map<std::string, StoreProblem> damaged_;  // since the start
    struct Openers {
        std::unordered_map<std::string, std::size_t> people, addresses, alone;
        Time told{};
    };
    std::map<std::string, Openers> others_;  // by server
    template <class Which>
    std::size_t opened_here(Which) const;
    std::size_t opened_elsewhere(std::unordered_map<std::string, std::size_t> Openers::*,
                                 const std::string& who) const;
    std::vector<std::string> unvisited_;  // live ones not fetched since the start
    std::set<std::string> paused_;        // whose clocks stood still
    std::set<std::string> stood_in_;      // why the house's bot took another's chair, as told
    Time last_alive_{};
    Time last_lost_{};
    Figures figures_;
};

// What somebody is counted by.
inline std::string name_of(PersonId person) {
    return std::to_string(static_cast<std::int64_t>(person));
}

// A message as a frame, padded with blanks to one of a few sizes: how long it is tells little.
std::shared_ptr<const std::string> frame_of(const boost::json::object&);

}  // namespace moneybags
