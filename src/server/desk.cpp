#include "server/desk.h"

#include <algorithm>
#include <utility>

#include "server/journal.h"
#include "table/lobby.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr Span kIdle{60'000};  // a table nobody needs is forgotten after this; the store has it
constexpr Span kSweep{15'000};
// So that a house does not fill up for ever with tables that everybody forgot.
constexpr Span kExpire = std::chrono::minutes(10);         // how often they are looked for
constexpr Span kOpenFor = std::chrono::hours(24);          // waiting for people
constexpr Span kRunningFor = std::chrono::hours(24 * 60);  // in the middle of a game
constexpr Span kFetchAgain{500};                           // while the store is in trouble
constexpr std::size_t kMostDamaged = 10'000;               // that are remembered

bool is_live(const Table& table) {
    return table.status() == Table::Status::Open || table.status() == Table::Status::Running;
}

std::int64_t number(Time time) { return time.time_since_epoch().count(); }

// So that people find their games again: what an entry changes about who sits where.
std::optional<Change> seating(const Table& before, const Entry& entry) {
    if (const auto* sit = std::get_if<entry::Sit>(&entry.what)) {
        return change::Seated{static_cast<std::int64_t>(sit->person), before.id(),
                              number(sit->seat), true};
    }
    const auto* stand = std::get_if<entry::Stand>(&entry.what);
    const auto* remove = std::get_if<entry::Remove>(&entry.what);
    if (stand == nullptr && remove == nullptr) return {};
    const Seat seat = stand != nullptr ? stand->seat : remove->seat;
    const Table::Chair& chair = before.chairs()[static_cast<std::size_t>(seat)];
    if (chair.person == kNobody) return {};  // a bot, which the host sends away
    return change::Seated{static_cast<std::int64_t>(chair.person), before.id(), number(seat),
                          false};
}

}  // namespace

Desk::Desk(Loop& loop, Writer& writer, Leases& leases, Workers& thinkers, Workers& advisers,
           Readings& readings, const Limits& limits)
    : loop_(loop),
      writer_(writer),
      leases_(leases),
      thinkers_(thinkers),
      advisers_(advisers),
      readings_(readings),
      limits_(limits),
      bot_steps_(limits.bot_steps) {
    loop_.at(loop_.now() + kSweep, [this] { sweep(); });
    loop_.at(loop_.now() + kExpire, [this] { expire(); });
}

// ---- tables come into memory ----

void Desk::recover(const std::vector<TableRow>& live, Time last_alive) {
    last_alive_ = last_alive;
    for (const TableRow& row : live) {
        live_[row.id];
        paused_.insert(row.id);
        unvisited_.push_back(row.id);
    }
    fetch_next_live();
}

void Desk::fetch_next_live() {
    while (!unvisited_.empty()) {
        const std::string id = std::move(unvisited_.back());
        unvisited_.pop_back();
        if (!paused_.contains(id)) continue;  // somebody asked for it before
        find(id, [this](const Stored<Ptr>&) { loop_.post([this] { fetch_next_live(); }); });
        return;
    }
}

void Desk::find(const std::string& id, Found found) {
    const auto at = tables_.find(id);
    if (at != tables_.end()) {
        at->second->touched_ = loop_.now();
        found(at->second);
        return;
    }
    if (const auto damaged = damaged_.find(id); damaged != damaged_.end()) {
        found(damaged->second);
        return;
    }
    std::vector<Found>& waiting = fetching_[id];
    waiting.push_back(std::move(found));
    if (waiting.size() == 1) fetch(id);
}

void Desk::fetch(const std::string& id) {
    leases_.take(id, [this, id](const Stored<std::optional<Lease>>& lease) {
        if (!lease) return fetched(id, {}, lease.error());
        if (*lease) return read(id, **lease);
        fetched(id, {}, StoreProblem{StoreProblem::Kind::Elsewhere, "another server has it"});
    });
}

void Desk::read(const std::string& id, const Lease& lease) {
    writer_.ask([this, id, lease](Store& store) {
        const auto tell = [this, id, lease](Stored<std::optional<Table>> table) {
            auto told = std::make_shared<Stored<std::optional<Table>>>(std::move(table));
            loop_.post([this, id, lease, told] { fetched(id, lease, std::move(*told)); });
        };
        Stored<std::vector<std::string>> texts = store.entries(id);
        if (!texts) return tell(texts.error());
        if (texts->empty()) return tell(std::optional<Table>{});
        // Folding takes a while for a long game, so neither the loop nor the writer does it.
        const auto fold = [tell, lines = std::move(*texts)] {
            Result<Table> table = Table::read(lines);
            if (table) return tell(std::optional<Table>(std::move(*table)));
            tell(StoreProblem{StoreProblem::Kind::Damaged, table.error().sentence()});
        };
        if (!readings_.run_first(fold)) {
            tell(StoreProblem{StoreProblem::Kind::Trouble, "too many logs are read"});
        }
    });
}

void Desk::gone_elsewhere(const std::string& id) {
    let_go(id);
    others_mind(id, true);
    paused_.erase(id);
    const auto orphans = orphans_.find(id);
    if (orphans == orphans_.end()) return;
    for (const auto& visitor : orphans->second) {
        say_bye(*visitor->socket, visitor->language, "moved");
    }
    orphans_.erase(orphans);
}

void Desk::fetched(const std::string& id, const Lease& lease, Stored<std::optional<Table>> table) {
    if (!table && table.error().kind == StoreProblem::Kind::Elsewhere) gone_elsewhere(id);
    // It was taken from us while it was read, or another was only opening it: what is here may be
    // out of date, and must not be written to.
    const bool is_ours = lease.owner != 0 && leases_.holds(id);
    if (table && *table && lease.owner != 0 && !is_ours) return fetch(id);
    const auto orphans = orphans_.find(id);
    if (!table && table.error().kind == StoreProblem::Kind::Trouble &&
        (orphans != orphans_.end() || paused_.contains(id) || is_ours)) {
        // People wait for it, or its clock does, which nobody else minds once it was taken: it will
        // be tried until the store is back.
        std::vector<Found> waiting = std::move(fetching_[id]);
        fetching_[id].clear();
        fetching_[id].push_back([](const Stored<Ptr>&) {});
        for (const Found& found : waiting) found(table.error());
        loop_.at(loop_.now() + kFetchAgain, [this, id, lease] {
            if (lease.owner != 0 && leases_.holds(id)) return read(id, lease);
            fetch(id);
        });
        return;
    }
    const std::vector<Found> waiting = std::move(fetching_[id]);
    fetching_.erase(id);
    if (!table || !*table) {
        if (!table && table.error().kind == StoreProblem::Kind::Damaged) {
            ++figures_.unreadable;
            live_.erase(id);
            let_go_.erase(id);
            paused_.erase(id);
            if (damaged_.size() > kMostDamaged) damaged_.clear();
            damaged_.emplace(id, table.error());
            if (orphans != orphans_.end()) {
                for (const auto& visitor : orphans->second) {
                    say_bye(*visitor->socket, visitor->language, "damaged");
                }
                orphans_.erase(orphans);
            }
            journal::error("table-unreadable",
                           {{"table", journal::short_id(id)}, {"why", table.error().what}});
        }
        if (table) {  // it never came to be: the first write failed
            live_.erase(id);
            orphans_.erase(id);
        }
        for (const Found& found : waiting) {
            if (table) {
                found(Ptr{});
            } else {
                found(table.error());
            }
        }
        return;
    }
    const auto hosted = std::make_shared<Hosted>(std::move(**table));
    hosted->lease_ = lease;
    hosted->written_ = hosted->table_.entries();
    hosted->about_ = json::serialize(about(hosted->table_));
    hosted->touched_ = loop_.now();
    tables_[id] = hosted;
    if (hosted->is_bots_alone()) hosted->noted_ = Time{Span{1}};  // there is a note, of some time
    if (lease.owner != 0) {
        if (const auto known = let_go_.extract(id)) live_[id] = known.mapped();
        if (is_live(hosted->table_)) {
            live_[id];
        } else {
            live_.erase(id);
        }
        minded_(id, is_live(hosted->table_));
    }
    if (const auto at = live_.find(id); at != live_.end()) {
        at->second.person = hosted->table_.opening().host;
        at->second.bots_alone = hosted->is_bots_alone();
    }
    const bool was_paused = paused_.erase(id) > 0;
    if (was_paused || lease.minded != Time{}) {
        const Time alive = was_paused ? std::max(last_alive_, lease.minded) : lease.minded;
        const Time closed = std::max(alive, hosted->table_.changed());
        if (const auto wait = hosted->table_.waited(closed, loop_.now())) {
            write(hosted, *wait, {}, [](bool) {});
        }
    }
    if (orphans != orphans_.end()) {
        Visitors visitors = std::move(orphans->second);
        orphans_.erase(orphans);
        seat_again(hosted, std::move(visitors));
    }
    for (const Found& found : waiting) found(hosted);
    tend(hosted);
}

void Desk::salvage(const std::string& id, std::function<void(std::shared_ptr<const Table>)> then) {
    writer_.ask([this, id, then](Store& store) {
        std::vector<std::string> lines;
        store.each_entry(id, [&](std::string&& line) { lines.push_back(std::move(line)); });
        const auto fold = [this, then, lines = std::move(lines)] {
            std::shared_ptr<Table> table;
            for (const std::string& line : lines) {
                const Result<Entry> entry = read_entry(line, table ? table->session() : nullptr);
                if (!entry) break;
                if (table) {
                    if (table->fold(*entry)) break;
                } else {
                    Result<Table> begun = Table::begin(*entry);
                    if (!begun) break;
                    table = std::make_shared<Table>(std::move(*begun));
                }
            }
            loop_.post([then, table] { then(table); });
        };
        if (!readings_.run_first(fold)) loop_.post([then] { then(nullptr); });
    });
}

void Desk::open(Table table, std::vector<std::string> texts, std::vector<Change> besides,
                const std::string& address, Found found) {
    const std::string id = table.id();
    const auto hosted = std::make_shared<Hosted>(std::move(table));
    hosted->lease_ = leases_.for_new(id);
    hosted->about_ = json::serialize(about(hosted->table_));
    hosted->touched_ = hosted->watched_ = loop_.now();
    TableRow row;
    row.id = id;
    row.status = status_word(hosted->table_.status());
    row.is_public = hosted->table_.opening().settings.is_public;
    row.about = hosted->about_;
    row.created = row.changed = number(loop_.now());
    std::vector<Change> changes;
    changes.emplace_back(change::NewTable{std::move(row), hosted->lease_.owner});
    change::Append append = append_to(*hosted);
    append.first = 0;
    append.texts = std::move(texts);
    changes.emplace_back(std::move(append));
    for (Change& each : besides) changes.push_back(std::move(each));

    tables_[id] = hosted;
    if (is_live(hosted->table_)) live_[id] = {hosted->table_.opening().host, address};
    note_unwanted(*hosted, changes);
    hosted->waiting_.push_back(
        {hosted->table_.entries(), [hosted, found = std::move(found)](bool written) {
             if (written) {
                 found(hosted);
             } else {
                 found(StoreProblem{StoreProblem::Kind::Trouble, "the table could not be written"});
             }
         }});
    submit(hosted, std::move(changes));
    tend(hosted);
}

// ---- what happens ----

void Desk::ask(const Ptr& hosted, const Command& command, std::vector<Change> besides,
               Answer answer) {
    if (hosted->lost_) {
        answer(Denial{"storage"});
        return;
    }
    const Table& table = hosted->table_;
    hosted->touched_ = loop_.now();
    const auto seq = std::make_shared<std::int64_t>(0);  // known once it is folded
    const auto tell = [answer, seq](bool written) {
        if (written) {
            answer(*seq);
        } else {
            answer(Denial{"storage"});
        }
    };
    if (!command.id.empty()) {
        if (table.asked(command.by, command.id)) {
            *seq = table.seq(table.reader(command.by));
            when_written(*hosted, tell);
            return;
        }
    }
    if (is_full(*hosted)) {
        answer(Denial{"table-full"});
        return;
    }
    const Granted<Table::Judged> entry = table.ask(command, loop_.now());
    if (!entry) {
        answer(entry.error());
        return;
    }
    write(hosted, *entry, std::move(besides), tell);
    *seq = table.seq(table.reader(command.by));
}

bool Desk::is_full(const Hosted& hosted) const {
    return hosted.table_.entries() >= limits_.entries;
}

void Desk::when_written(Hosted& hosted, std::function<void(bool)> then) {
    if (hosted.lost_) {
        then(false);
    } else if (hosted.written_ >= hosted.table_.entries()) {
        then(true);
    } else {
        hosted.waiting_.push_back({hosted.table_.entries(), std::move(then)});
    }
}

change::Append Desk::append_to(const Hosted& hosted) const {
    change::Append append;
    append.table = hosted.table_.id();
    append.first = static_cast<std::int64_t>(hosted.table_.entries());
    append.owner = hosted.lease_.owner;
    append.epoch = hosted.lease_.epoch;
    return append;
}

// An entry, and all that is due after it.
void Desk::write(const Ptr& hosted, const Table::Judged& first, std::vector<Change> besides,
                 std::function<void(bool)> then) {
    Table& table = hosted->table_;
    const Table::Status before = table.status();
    change::Append append = append_to(*hosted);
    for (std::optional entry = first; entry; entry = table.due(loop_.now())) {
        append.texts.push_back(entry_text(**entry, table.session()));
        if (auto seated = seating(table, **entry)) besides.push_back(std::move(*seated));
        if (std::holds_alternative<entry::Step>((*entry)->what)) ++figures_.steps;
        table.fold(*entry);
    }
    std::string about_now = json::serialize(about(table));
    std::vector<Change> changes;
    changes.emplace_back(std::move(append));
    if (about_now != hosted->about_ || table.status() != before) {
        hosted->about_ = about_now;
        changes.emplace_back(change::TableStatus{table.id(),
                                                 std::string(status_word(table.status())),
                                                 std::move(about_now), number(loop_.now())});
    }
    for (Change& each : besides) changes.push_back(std::move(each));
    if (!is_live(table) && live_.erase(table.id()) > 0) minded_(table.id(), false);
    note_unwanted(*hosted, changes);

    prepare_messages(hosted);
    hosted->waiting_.push_back({table.entries(), std::move(then)});
    turn_out(hosted);
    submit(hosted, std::move(changes));
    tend(hosted);
}

void Desk::submit(const Ptr& hosted, std::vector<Change> changes) {
    const std::size_t entries = hosted->table_.entries();
    writer_.submit(std::move(changes), [this, hosted, entries](const auto& problem) {
        loop_.post([this, hosted, entries, problem] { written(hosted, entries, problem); });
    });
}

void Desk::written(const Ptr& hosted, std::size_t entries,
                   const std::optional<StoreProblem>& problem) {
    if (hosted->lost_) return;
    if (problem) {
        journal::error("write-failed",
                       {{"table", journal::short_id(hosted->table_.id())}, {"why", problem->what}});
        lose(hosted);
        return;
    }
    hosted->written_ = entries;
    while (!hosted->waiting_.empty() && hosted->waiting_.front().entries <= entries) {
        const std::function<void(bool)> then = std::move(hosted->waiting_.front().then);
        hosted->waiting_.pop_front();
        then(true);
        if (hosted->lost_) return;
    }
    changed_(hosted);
    tend(hosted);
}

// What is in memory may be ahead of what is on disk, or, if the answer to a commit was lost,
// behind.
void Desk::lose(const Ptr& hosted) {
    ++figures_.lost;
    last_lost_ = loop_.now();
    hosted->lost_ = true;
    const std::string id = hosted->table_.id();
    tables_.erase(id);
    std::deque<Hosted::Waiting> waiting = std::move(hosted->waiting_);
    for (const Hosted::Waiting& each : waiting) each.then(false);
    Visitors visitors = std::move(hosted->visitors_);
    for (const auto& visitor : visitors) {
        visitor->table = nullptr;
        visitor->queued = visitor->sent;
    }
    Visitors& orphans = orphans_[id];
    orphans.insert(orphans.end(), visitors.begin(), visitors.end());
    find(id, [](const Stored<Ptr>&) {});
}

void Desk::lose(const std::string& id) {
    const auto at = tables_.find(id);
    if (at != tables_.end()) lose(Ptr(at->second));
    // Whoever is here need not wait until our store says so, too: it may be away from us alone.
    gone_elsewhere(id);
}

Desk::Figures Desk::figures() const {
    Figures now = figures_;
    now.in_memory = tables_.size();
    now.live = live_.size();
    for (const auto& [id, hosted] : tables_) now.visitors += hosted->visitors_.size();
    return now;
}

void Desk::sweep() {
    const Time now = loop_.now();
    std::erase_if(tables_, [&](const auto& each) {
        const Hosted& hosted = *each.second;
        const bool goes = hosted.visitors_.empty() && hosted.waiting_.empty() &&
                          !hosted.thinking_ && (!hosted.table_.wakes() || sleeps(hosted)) &&
                          now - hosted.touched_ > kIdle;
        if (goes) leases_.let_go(each.first);
        if (goes && hosted.lease_.owner != 0) let_go(each.first);
        return goes;
    });
    loop_.at(now + kSweep, [this] { sweep(); });
}

void Desk::expire() {
    const Time now = loop_.now();
    loop_.at(now + kExpire, [this] { expire(); });
    const auto close_if_forgotten = [this](const Stored<Ptr>& found) {
        if (!found || *found == nullptr || (*found)->lost_) return;
        const Table& table = (*found)->table_;
        const bool open = table.status() == Table::Status::Open;
        if (!is_live(table) || loop_.now() - table.changed() < (open ? kOpenFor : kRunningFor)) {
            return;
        }
        if (const auto close = table.given_up(loop_.now())) {
            write(*found, *close, {}, [](bool) {});
        }
    };
    writer_.ask([this, now, close_if_forgotten, tidies = leases_.tidies()](Store& store) {
        if (auto notes = tidies ? store.notes(kUnwanted, 0) : std::vector<NoteRow>{}) {
            std::erase_if(*notes, [&](const NoteRow& note) {
                const auto lease = store.lease(note.table);
                return !lease || (*lease && (*lease)->is_held);  // somebody may look on there
            });
            loop_.post([this, notes = *notes] { forget_unwanted(notes); });
        }
        if (!limits_.closes_forgotten) return;
        std::set<std::string> live;
        for (const std::string_view status : {"open", "running"}) {
            const Span limit = status == "open" ? kOpenFor : kRunningFor;
            const auto rows = store.tables(status);
            if (!rows) return;
            for (const TableRow& row : *rows) {
                live.insert(row.id);
                if (number(now) - row.changed < limit.count()) continue;
                loop_.post([this, tidies, id = row.id, close_if_forgotten] {
                    if (tidies || leases_.holds(id)) find(id, close_if_forgotten);
                });
            }
        }
        // Others may have ended them without our hearing of it.
        loop_.post([this, live = std::move(live)] {
            std::erase_if(let_go_, [&](const auto& each) { return !live.contains(each.first); });
        });
    });
}

}  // namespace moneybags
