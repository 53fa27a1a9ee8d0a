#include "store/sql_store.h"

#include <algorithm>
#include <utility>

#include "store/chain.h"
#include "store/query.h"
#include "store/scribe.h"

namespace moneybags {

namespace {

class SqlStore : public Store {
   public:
    SqlStore(std::unique_ptr<Connection> connection, Access access)
        : connection_(std::move(connection)),
          sql_(connection_->sql()),
          access_(access),
          scribe_(sql_, connection_->now()) {}

    std::optional<StoreProblem> commit(std::span<const Change>) override;

    Stored<std::vector<TableRow>> tables(std::string_view status) override;
    Stored<std::optional<TableRow>> table(std::string_view id) override;
    std::optional<StoreProblem> each_entry(std::string_view table, const Tell&) override;
    Stored<std::optional<PersonRow>> person(std::int64_t id) override;
    Stored<std::optional<PersonRow>> person_by_login(std::string_view login) override;
    Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) override;
    Stored<std::vector<PersonRow>> people_called(std::string_view name) override;
    Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) override;
    Stored<std::vector<TableRow>> tables_with(std::int64_t person) override;
    Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t person) override;
    std::optional<StoreProblem> tidy() override;
    Stored<std::int64_t> last_alive() override;
    Stored<std::int64_t> highest_person() override;
    Stored<std::vector<MemberRow>> members() override;
    Stored<std::optional<LeaseRow>> lease(std::string_view table) override;
    Stored<std::vector<LeaseRow>> leases_of(std::int64_t member) override;
    Stored<std::vector<LeaseRow>> orphans(int most) override;
    Stored<std::int64_t> numbers_given() override;

   private:
    template <class... Values>
    Stored<std::vector<LeaseRow>> leases_where(const std::string& condition, const Values&...);
    template <class... Values>
    Stored<std::vector<TableRow>> tables_where(std::string_view condition, const Values&...);
    template <class... Values>
    Stored<std::vector<PersonRow>> people_where(std::string_view condition, const Values&...);
    template <class Value>
    Stored<std::optional<PersonRow>> person_where(std::string_view condition, const Value&);
    template <class... Values>
    Stored<std::optional<std::int64_t>> number(const std::string& query, const Values&...);

    std::unique_ptr<Connection> connection_;
    soci::session& sql_;
    Access access_;
    Scribe scribe_;
};

std::optional<StoreProblem> SqlStore::commit(std::span<const Change> changes) {
    if (access_ == Access::Read) return conflict("the store was opened for reading").problem;
    if (changes.empty()) return std::nullopt;
    const auto committed = attempt_in_time(*connection_, [&] {
        connection_->begin();
        scribe_.write(changes);
        connection_->commit();
        return true;
    });
    if (committed) {
        scribe_.committed();
        return std::nullopt;
    }
    connection_->roll_back();
    scribe_.rolled_back();
    return committed.error();
}

// ---- tables ----

template <class... Values>
Stored<std::vector<TableRow>> SqlStore::tables_where(std::string_view condition,
                                                     const Values&... values) {
    return attempt_in_time(*connection_, [&] {
        std::vector<TableRow> rows;
        TableRow row;
        int is_public = 0;
        select_rows(
            sql_,
            "SELECT id, status, is_public, about, created, changed, entries FROM tables " +
                std::string(condition),
            std::tie(row.id, row.status, is_public, row.about, row.created, row.changed,
                     row.entries),
            [&] {
                row.is_public = is_public != 0;
                rows.push_back(row);
            },
            values...);
        return rows;
    });
}

Stored<std::vector<TableRow>> SqlStore::tables(std::string_view status) {
    if (status.empty()) return tables_where("ORDER BY created, id");
    return tables_where("WHERE status = :status ORDER BY created, id", std::string(status));
}

Stored<std::optional<TableRow>> SqlStore::table(std::string_view id) {
    const auto rows = tables_where("WHERE id = :id", std::string(id));
    if (!rows) return rows.error();
    return rows->empty() ? std::nullopt : std::optional(rows->front());
}

Stored<std::vector<TableRow>> SqlStore::tables_of(std::int64_t person, int most) {
    return tables_where(
        "WHERE id IN (SELECT table_id FROM seats WHERE person = :person AND sits = 1) "
        "ORDER BY created DESC, id DESC LIMIT :most",
        person, std::max(most, 0));
}

Stored<std::vector<TableRow>> SqlStore::tables_with(std::int64_t person) {
    return tables_where(
        "WHERE id IN (SELECT table_id FROM seats WHERE person = :person) ORDER BY created, id",
        person);
}

std::optional<StoreProblem> SqlStore::each_entry(std::string_view table, const Tell& tell) {
    const std::string id(table);
    const auto told = attempt_in_time(*connection_, [&] {
        std::int64_t found = 0, count = 0, seq = 0;
        std::string text, hash, last;
        // One statement, so that count and entries are of the same moment.
        select_rows(
            sql_,
            "SELECT tables.entries, COALESCE(seq, -1), COALESCE(text, ''), COALESCE(hash, '') "
            "FROM tables LEFT JOIN entries ON table_id = id WHERE id = :id ORDER BY seq",
            std::tie(count, seq, text, hash),
            [&] {
                if (seq < 0) return;  // a table without any
                const std::string which = "entry " + std::to_string(found);
                if (seq != found) throw damaged(which + " is missing");
                if (found == count) throw damaged(which + " was never counted");
                last = next_hash(last, text);
                if (hash != last) {
                    throw damaged(which + " does not fit its hash: it or one before was changed");
                }
                ++found;
                tell(std::move(text));
            },
            id);
        if (found != count) throw damaged("entry " + std::to_string(found) + " is missing");
        return true;
    });
    if (told) return std::nullopt;
    return told.error();
}

// ---- people ----

template <class... Values>
Stored<std::vector<PersonRow>> SqlStore::people_where(std::string_view condition,
                                                      const Values&... values) {
    return attempt_in_time(*connection_, [&] {
        std::vector<PersonRow> found;
        PersonRow row;
        select_rows(
            sql_,
            "SELECT id, name, COALESCE(login, ''), password FROM people WHERE " +
                std::string(condition),
            std::tie(row.id, row.name, row.login, row.password), [&] { found.push_back(row); },
            values...);
        return found;
    });
}

template <class Value>
Stored<std::optional<PersonRow>> SqlStore::person_where(std::string_view condition,
                                                        const Value& value) {
    const auto rows = people_where(condition, value);
    if (!rows) return rows.error();
    return rows->empty() ? std::nullopt : std::optional(rows->front());
}

Stored<std::vector<PersonRow>> SqlStore::people_called(std::string_view name) {
    const std::string text(name);
    return people_where("name = :name OR login = :login ORDER BY id", text, text);
}

Stored<std::optional<PersonRow>> SqlStore::person(std::int64_t id) {
    return person_where("id = :id", id);
}

Stored<std::optional<PersonRow>> SqlStore::person_by_login(std::string_view login) {
    return person_where("login = :login", std::string(login));
}

template <class... Values>
Stored<std::optional<std::int64_t>> SqlStore::number(const std::string& query,
                                                     const Values&... values) {
    return attempt_in_time(*connection_, [&] {
        std::optional<std::int64_t> found;
        std::int64_t number = 0;
        select_rows(
            sql_, query, std::tie(number), [&] { found = number; }, values...);
        return found;
    });
}

Stored<std::optional<std::int64_t>> SqlStore::person_by_session(std::string_view key) {
    return number("SELECT person FROM sessions WHERE key = :key", std::string(key));
}

Stored<std::int64_t> SqlStore::highest_person() {
    const auto highest = number("SELECT COALESCE(MAX(id), 0) FROM people");
    if (!highest) return highest.error();
    return highest->value_or(0);
}

Stored<std::vector<NoteRow>> SqlStore::notes(std::string_view kind, std::int64_t person) {
    const std::string wanted(kind);
    return attempt_in_time(*connection_, [&] {
        std::vector<NoteRow> found;
        NoteRow row;
        row.kind = wanted;
        select_rows(
            sql_,
            "SELECT person, table_id, name, value FROM notes "
            "WHERE kind = :kind AND (person = :person OR :everybody = 0) "
            "ORDER BY person, table_id, name",
            std::tie(row.person, row.table, row.name, row.value), [&] { found.push_back(row); },
            wanted, person, person);
        return found;
    });
}

// ---- the house ----

std::optional<StoreProblem> SqlStore::tidy() {
    const auto tidied = attempt_in_time(*connection_, [&] {
        connection_->tidy();
        return true;
    });
    if (tidied) return std::nullopt;
    return tidied.error();
}

Stored<std::int64_t> SqlStore::last_alive() {
    const auto alive = number("SELECT alive FROM house");
    if (!alive) return alive.error();
    return alive->value_or(0);
}

// ---- servers that share it ----

Stored<std::vector<MemberRow>> SqlStore::members() {
    return attempt_in_time(*connection_, [&] {
        std::vector<MemberRow> rows;
        MemberRow row;
        const std::string now(connection_->now());
        select_rows(sql_,
                    "SELECT id, name, about, until - " + now + ", " + now +
                        " - seen FROM members "
                        "ORDER BY id",
                    std::tie(row.id, row.name, row.about, row.left, row.silent),
                    [&] { rows.push_back(row); });
        return rows;
    });
}

template <class... Values>
Stored<std::vector<LeaseRow>> SqlStore::leases_where(const std::string& condition,
                                                     const Values&... values) {
    return attempt_in_time(*connection_, [&] {
        std::vector<LeaseRow> rows;
        LeaseRow row;
        int is_held = 0;
        const std::string now(connection_->now());
        select_rows(
            sql_,
            "SELECT tables.id, owner, epoch, CASE WHEN until > " + now +
                " THEN 1 ELSE 0 END, COALESCE(" + now +
                " - seen, 0) FROM tables LEFT JOIN members ON members.id = owner " + condition,
            std::tie(row.table, row.owner, row.epoch, is_held, row.silent),
            [&] {
                row.is_held = is_held != 0;
                rows.push_back(row);
            },
            values...);
        return rows;
    });
}

Stored<std::optional<LeaseRow>> SqlStore::lease(std::string_view table) {
    const auto rows = leases_where("WHERE tables.id = :id", std::string(table));
    if (!rows) return rows.error();
    return rows->empty() ? std::nullopt : std::optional(rows->front());
}

Stored<std::vector<LeaseRow>> SqlStore::leases_of(std::int64_t member) {
    return leases_where("WHERE owner = :member AND owner <> 0", member);
}

Stored<std::vector<LeaseRow>> SqlStore::orphans(int most) {
    return leases_where(
        "WHERE owner IN (SELECT id FROM members WHERE until <= " + std::string(connection_->now()) +
            ") AND status IN ('open', 'running') LIMIT :most",
        std::max(most, 0));
}

Stored<std::int64_t> SqlStore::numbers_given() {
    const auto given = number("SELECT numbers FROM house");
    if (!given) return given.error();
    return given->value_or(0);
}

}  // namespace

std::unique_ptr<Store> sql_store(std::unique_ptr<Connection> connection, Access access) {
    return std::make_unique<SqlStore>(std::move(connection), access);
}

}  // namespace moneybags
