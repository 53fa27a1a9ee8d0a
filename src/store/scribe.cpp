#include "store/scribe.h"

#include <variant>

#include "store/chain.h"
#include "store/connection.h"
#include "store/query.h"

namespace moneybags {

namespace {

// Tables whose tail is remembered. When there are more all are forgotten: to find one again takes
// one query.
constexpr std::size_t kMostTails = 50'000;

}  // namespace

void Scribe::write(std::span<const Change> changes) {
    growth_.clear();
    growth_of_.clear();
    for (const Change& change : changes) {
        std::visit([&](const auto& one) { write(one); }, change);
    }
    write_growth();
}

void Scribe::committed() {
    if (tails_.size() > kMostTails) tails_.clear();
    for (Growth& growth : growth_) {
        tails_[growth.table] = Tail{growth.next, std::move(growth.hash)};
    }
}

void Scribe::rolled_back() {
    // The tails were counted on for nothing, and what was prepared may be gone with the session.
    for (const Growth& growth : growth_) tails_.erase(growth.table);
    for (std::optional<EntryInsert>& prepared : inserts_) prepared.reset();
}

// ---- tables ----

void Scribe::write(const change::NewTable& change) {
    const TableRow& row = change.row;
    if (row.entries != 0) throw conflict("a new table has no entries yet: they are appended");
    change_rows(sql_,
                "INSERT INTO tables(id, status, is_public, about, created, changed, entries, "
                "owner, epoch) "
                "VALUES (:id, :status, :is_public, :about, :created, :changed, 0, :owner, :epoch)",
                row.id, row.status, row.is_public ? 1 : 0, row.about, row.created, row.changed,
                change.owner, change.owner == 0 ? 0 : 1);
}

void Scribe::write(const change::TableStatus& change) {
    const long long rows = change_rows(
        sql_,
        "UPDATE tables SET status = :status, about = :about, changed = :changed WHERE id = :id",
        change.status, change.about, change.changed, change.table);
    if (rows != 1) throw conflict("there is no such table");
}

// Only noted: what a table gets in one transaction is compared, counted and inserted in one go.
void Scribe::write(const change::Append& append) {
    const auto [found, is_new] = growth_of_.try_emplace(append.table, growth_.size());
    if (is_new) {
        growth_.push_back(
            {append.table, append.first, append.first, append.owner, append.epoch, {}, {}});
    }
    Growth& growth = growth_[found->second];
    if (append.owner != growth.owner || append.epoch != growth.epoch) {
        throw conflict("the table changed hands meanwhile");
    }
    if (append.first != growth.next) {
        throw conflict("entry " + std::to_string(append.first) + " cannot follow " +
                       std::to_string(growth.next) + " entries");
    }
    for (const std::string& text : append.texts) {
        check_value(text);
        growth.texts.push_back(&text);
    }
    growth.next += static_cast<std::int64_t>(append.texts.size());
}

void Scribe::write_growth() {
    std::vector<EntryRow> rows;
    for (Growth& growth : growth_) {
        compare_and_count(growth);
        growth.hash = last_hash(growth);
        std::int64_t seq = growth.first;
        for (const std::string* text : growth.texts) {
            growth.hash = next_hash(growth.hash, *text);
            rows.push_back({growth.table, seq++, *text, growth.hash});
        }
    }
    insert(rows);
}

void Scribe::compare_and_count(const Growth& growth) {
    const std::string count =
        "UPDATE tables SET entries = :next WHERE id = :id AND entries = :first";
    // The row is locked from here to the commit: nobody takes the table in between.
    const long long rows =
        growth.epoch == 0
            ? change_rows(sql_, count, growth.next, growth.table, growth.first)
            : change_rows(sql_, count + " AND owner = :owner AND epoch = :epoch", growth.next,
                          growth.table, growth.first, growth.owner, growth.epoch);
    if (rows != 1 && growth.epoch != 0) {
        throw conflict("the table is another server's, or does not have " +
                       std::to_string(growth.first) + " entries");
    }
    if (rows != 1) {
        throw conflict("the table does not have " + std::to_string(growth.first) +
                       " entries: another has written, or there is no such table");
    }
}

std::string Scribe::last_hash(const Growth& growth) {
    if (growth.first == 0) return "";
    const auto known = tails_.find(growth.table);
    if (known != tails_.end() && known->second.entries == growth.first) return known->second.hash;

    const std::int64_t last = growth.first - 1;
    std::optional<std::string> found;
    std::string hash;
    select_rows(
        sql_, "SELECT hash FROM entries WHERE table_id = :id AND seq = :seq", std::tie(hash),
        [&] { found = hash; }, growth.table, last);
    if (!found) {
        throw damaged("entry " + std::to_string(last) + " is missing");
    }
    return *found;
}

void Scribe::insert(std::vector<EntryRow>& rows) {
    static constexpr std::size_t kSizes[] = {64, 8, 1};
    static_assert(std::size(kSizes) == std::tuple_size_v<decltype(inserts_)>);
    auto next = rows.begin();
    for (std::size_t i = 0; i < std::size(kSizes); ++i) {
        for (; static_cast<std::size_t>(rows.end() - next) >= kSizes[i];
             next += static_cast<std::ptrdiff_t>(kSizes[i])) {
            if (!inserts_[i]) inserts_[i].emplace(sql_, kSizes[i]);
            inserts_[i]->insert(next);
        }
    }
}

// ---- people ----

void Scribe::write(const change::NewPerson& change) {
    const PersonRow& row = change.row;
    change_rows(sql_,
                "INSERT INTO people(id, name, login, password) "
                "VALUES (:id, :name, NULLIF(:login, ''), :password)",
                row.id, row.name, row.login, row.password);
}

void Scribe::write(const change::Rename& change) {
    const long long rows = change_rows(sql_, "UPDATE people SET name = :name WHERE id = :id",
                                       change.name, change.person);
    if (rows != 1) throw conflict("there is no person " + std::to_string(change.person));
}

void Scribe::write(const change::ChangeLogin& change) {
    const long long rows =
        change_rows(sql_,
                    "UPDATE people SET login = NULLIF(:login, ''), password = :password "
                    "WHERE id = :id AND password = :before",
                    change.login, change.password, change.person, change.before);
    if (rows != 1) throw conflict("there is no such person, or they have another password by now");
}

void Scribe::write(const change::NewSession& change) {
    change_rows(sql_, "INSERT INTO sessions(key, person, created) VALUES (:key, :person, :created)",
                change.key, change.person, change.created);
}

void Scribe::write(const change::DropSession& change) {
    change_rows(sql_, "DELETE FROM sessions WHERE key = :key", change.key);
}

void Scribe::write(const change::EndSessions& change) {
    change_rows(sql_, "DELETE FROM sessions WHERE person = :person AND key <> :but", change.person,
                change.but);
}

void Scribe::write(const change::DropOldSessions& change) {
    change_rows(sql_, "DELETE FROM sessions WHERE created < :before", change.before);
}

void Scribe::write(const change::Seated& change) {
    change_rows(sql_,
                "INSERT INTO seats(person, table_id, seat, sits) "
                "VALUES (:person, :table, :seat, :sits) "
                "ON CONFLICT(person, table_id) DO UPDATE SET "
                "seat = excluded.seat, sits = excluded.sits",
                change.person, change.table, change.seat, change.sits ? 1 : 0);
}

void Scribe::write(const change::Note& change) {
    const NoteRow& row = change.row;
    if (row.value.empty()) {
        change_rows(sql_,
                    "DELETE FROM notes WHERE kind = :kind AND person = :person AND "
                    "table_id = :table AND name = :name",
                    row.kind, row.person, row.table, row.name);
        return;
    }
    const std::string or_else = change.stays ? "NOTHING" : "UPDATE SET value = excluded.value";
    change_rows(sql_,
                "INSERT INTO notes(kind, person, table_id, name, value) "
                "VALUES (:kind, :person, :table, :name, :value) "
                "ON CONFLICT(kind, person, table_id, name) DO " +
                    or_else,
                row.kind, row.person, row.table, row.name, row.value);
}

// ---- the house ----

void Scribe::write(const change::Alive& change) {
    change_rows(sql_, "UPDATE house SET alive = :at", change.at);
}

// ---- forgetting ----

void Scribe::write(const change::ForgetTable& change) {
    // Its row is locked first: whoever took it until then is seen afterwards, and nobody takes it
    // from then on.
    if (change_rows(sql_, "UPDATE tables SET owner = owner WHERE id = :id", change.table) != 1) {
        throw conflict("there is no such table");
    }
    const long long rows =
        change_rows(sql_,
                    "DELETE FROM tables WHERE id = :id AND NOT EXISTS (SELECT 1 FROM members "
                    "WHERE members.id = tables.owner AND until > " +
                        now_ + ")",
                    change.table);
    if (rows != 1) throw conflict("another server has the table");
    change_rows(sql_, "DELETE FROM entries WHERE table_id = :id", change.table);
    change_rows(sql_, "DELETE FROM seats WHERE table_id = :id", change.table);
    change_rows(sql_, "DELETE FROM notes WHERE table_id = :id", change.table);
    tails_.erase(change.table);
}

void Scribe::write(const change::ForgetPerson& change) {
    change_rows(sql_, "DELETE FROM sessions WHERE person = :id", change.person);
    change_rows(sql_, "DELETE FROM seats WHERE person = :id", change.person);
    change_rows(sql_, "DELETE FROM notes WHERE person = :id", change.person);
    const long long rows =
        change_rows(sql_, "UPDATE people SET name = '', login = NULL, password = '' WHERE id = :id",
                    change.person);
    if (rows != 1) throw conflict("there is no person " + std::to_string(change.person));
}

// ---- servers that share the store ----

void Scribe::write(const change::Join& change) {
    change_rows(sql_,
                "INSERT INTO members(id, name, about, seen, until) VALUES (:id, :name, :about, " +
                    now_ + ", " + now_ + " + :left)",
                change.row.id, change.row.name, change.row.about, change.row.left);
}

void Scribe::write(const change::Renew& change) {
    const long long rows = change_rows(
        sql_, "UPDATE members SET seen = " + now_ + ", until = " + now_ + " + :left WHERE id = :id",
        change.left, change.member);
    if (rows != 1) throw conflict("there is no such member any more");
}

void Scribe::write(const change::Quit& change) {
    change_rows(sql_, "UPDATE members SET seen = " + now_ + ", until = 0 WHERE id = :id",
                change.member);
}

void Scribe::write(const change::Take& change) {
    change_rows(sql_,
                "UPDATE tables SET owner = :member, epoch = epoch + 1 "
                "WHERE id = :id AND epoch = :epoch AND NOT EXISTS (SELECT 1 FROM members "
                "WHERE members.id = tables.owner AND members.id <> :self AND until > " +
                    now_ + ")",
                change.member, change.table, change.epoch, change.member);
}

void Scribe::write(const change::Release& change) {
    change_rows(sql_, "UPDATE tables SET owner = 0 WHERE id = :id AND owner = :member",
                change.table, change.member);
}

void Scribe::write(const change::ForgetMembers& change) {
    // What is over needs nobody until somebody looks at it.
    change_rows(sql_,
                "UPDATE tables SET owner = 0 WHERE status NOT IN ('open', 'running') AND owner IN "
                "(SELECT id FROM members WHERE until < " +
                    now_ + ")");
    change_rows(sql_,
                "DELETE FROM members WHERE until < " + now_ + " AND seen + :silent < " + now_ +
                    " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = members.id)",
                change.silent);
}

void Scribe::write(const change::GiveNumbers& change) {
    if (change_rows(sql_, "UPDATE house SET numbers = :now WHERE numbers = :given", change.now,
                    change.given) != 1) {
        throw conflict("others were given these numbers");
    }
}

}  // namespace moneybags
