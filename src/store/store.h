#pragma once

// Where tables, people and their sessions are kept. A narrow face over SOCI: everything below it
// blocks, so it is called from threads of its own (writer.h), never from the loop. Nothing throws.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/result.h"

namespace moneybags {

// ---- rows ----

struct TableRow {
    std::string id;
    std::string status;  // open, running, over, closed
    bool is_public = false;
    std::string about;                      // a JSON object for the lobby: what everybody may know
    std::int64_t created = 0, changed = 0;  // milliseconds since 1970
    std::int64_t entries = 0;               // how many there are
    bool operator==(const TableRow&) const = default;
};

struct PersonRow {
    std::int64_t id = 0;
    std::string name;
    std::string login;     // "" for a guest
    std::string password;  // its Argon2id string; "" for a guest
    bool operator==(const PersonRow&) const = default;
};

// Something small that is remembered: of the house (nobody's, at no table), of a person, or of a
// person at a table. `kind` says what it is, `name` tells several of them apart.
struct NoteRow {
    std::string kind;
    std::int64_t person = 0;  // 0: nobody
    std::string table;        // "": none
    std::string name;
    std::string value;
    bool operator==(const NoteRow&) const = default;
};

// One of the servers that share a store, from its start to its end: whoever starts again is
// another.
struct MemberRow {
    std::int64_t id = 0;    // never given again
    std::string name;       // of its machine and port, for those who read logs
    std::string about;      // a JSON object: what it must have in common with the others
    std::int64_t left = 0;  // milliseconds, by the store's clock, until the others count it as gone
    std::int64_t silent = 0;  // milliseconds since it was last heard of
    bool operator==(const MemberRow&) const = default;
};

// Who may append to a table, where several servers share the store.
struct LeaseRow {
    std::string table;
    std::int64_t owner = 0;   // the member who may; 0: nobody
    std::int64_t epoch = 0;   // how often it has changed hands
    bool is_held = false;     // its owner is not gone
    std::int64_t silent = 0;  // of its owner; 0: there is none
    bool operator==(const LeaseRow&) const = default;
};

// ---- what may be written ----

namespace change {
struct NewTable {
    TableRow row;            // `entries` is 0: they are appended
    std::int64_t owner = 0;  // whose it is, from epoch 1 on, where several servers share the store
};
// Entries `first` … of a table, one text each. Refused unless the table has exactly `first`
// entries: whoever appends to an old state has lost the table to another.
struct Append {
    std::string table;
    std::int64_t first = 0;
    std::vector<std::string> texts;
    // Where several servers share the store: refused unless the table is still this owner's, of
    // this epoch. Epoch 0: the store is one server's alone.
    std::int64_t owner = 0, epoch = 0;
};
struct TableStatus {  // what the lobby says, renewed
    std::string table;
    std::string status;
    std::string about;
    std::int64_t changed = 0;
};
struct NewPerson {
    PersonRow row;
};
struct Rename {
    std::int64_t person = 0;
    std::string name;
};
// A new login and password, or one of them; refused where the login is taken, or the old password
// is not that of before: another has changed it meanwhile.
struct ChangeLogin {
    std::int64_t person = 0;
    std::string login, password;
    std::string before;  // the old password; "" of a guest
};
struct NewSession {  // a cookie, by the digest of its token
    std::string key;
    std::int64_t person = 0;
    std::int64_t created = 0;
};
struct DropSession {
    std::string key;
};
struct EndSessions {  // all cookies of a person but one
    std::int64_t person = 0;
    std::string but;  // its key
};
struct DropOldSessions {  // all cookies made before then
    std::int64_t before = 0;
};
struct Seated {  // so that a person finds their games again
    std::int64_t person = 0;
    std::string table;
    int seat = 0;
    bool sits = true;  // false: has left
};
struct Note {  // in place of the one that is there; without a value: there is none any more
    NoteRow row;
    bool stays = false;  // if there is one already, that one stays
};
struct Alive {  // the house was open at this time
    std::int64_t at = 0;
};
// Its log too, notes, and who sat there. Refused while one of several servers has it.
struct ForgetTable {
    std::string table;
};
// Name, login, password, sessions, notes, and where they sat. What remains is a number that nobody
// gets again: logs of tables still bear it.
struct ForgetPerson {
    std::int64_t person = 0;
};

// ---- of servers that share a store: times are the store's own ----

struct Join {  // a new member, for so many milliseconds
    MemberRow row;
};
struct Renew {  // it is there for so many more; refused if it is not known any more
    std::int64_t member = 0;
    std::int64_t left = 0;
};
struct Quit {  // it is gone: its tables may be taken at once
    std::int64_t member = 0;
};
// A table of this epoch becomes a member's, if nobody who is not gone holds it. Otherwise nothing
// happens: whoever takes looks afterwards at whose it is.
struct Take {
    std::string table;
    std::int64_t epoch = 0;
    std::int64_t member = 0;
};
struct Release {  // nobody's any more, if it still is this member's
    std::string table;
    std::int64_t member = 0;
};
// Those that have been gone for long and hold nothing are forgotten.
struct ForgetMembers {
    std::int64_t silent = 0;  // milliseconds
};
// Numbers of people up to there are given away; refused unless it was so many until now.
struct GiveNumbers {
    std::int64_t given = 0, now = 0;
};
}  // namespace change
using Change =
    std::variant<change::NewTable, change::Append, change::TableStatus, change::NewPerson,
                 change::Rename, change::ChangeLogin, change::NewSession, change::DropSession,
                 change::EndSessions, change::DropOldSessions, change::Seated, change::Note,
                 change::Alive, change::ForgetTable, change::ForgetPerson, change::Join,
                 change::Renew, change::Quit, change::Take, change::Release, change::ForgetMembers,
                 change::GiveNumbers>;

// Why something could not be written or read. `what` stands in logs, so it names no table: who
// asked knows which one it was.
struct StoreProblem {
    enum class Kind {
        Conflict,   // it contradicts what is there: another has written, or a login is taken
        Trouble,    // disk full, connection gone: may go better later. When a connection is lost
                    // during a commit nobody knows whether it was written, whole, or not at all:
                    // who goes on reads first.
        Damaged,    // what is there cannot be ours: a broken chain, a newer schema
        Elsewhere,  // another of the servers that share the store has that table
    };
    Kind kind = Kind::Trouble;
    std::string what;
};
template <class T>
using Stored = boost::system::result<T, StoreProblem>;

class Store {
   public:
    virtual ~Store() = default;

    // All of it or nothing, and on disk when this returns.
    virtual std::optional<StoreProblem> commit(std::span<const Change>) = 0;

    virtual Stored<std::vector<TableRow>> tables(std::string_view status) = 0;  // "" for all
    virtual Stored<std::optional<TableRow>> table(std::string_view id) = 0;
    // Every entry in order, none for a table that is not there. The chain of their hashes is
    // checked: what stands before a break is told, and then that it is Damaged.
    using Tell = std::function<void(std::string&&)>;
    virtual std::optional<StoreProblem> each_entry(std::string_view table, const Tell&) = 0;
    Stored<std::vector<std::string>> entries(std::string_view table);  // all, if none is damaged
    virtual Stored<std::optional<PersonRow>> person(std::int64_t id) = 0;
    virtual Stored<std::optional<PersonRow>> person_by_login(std::string_view login) = 0;
    virtual Stored<std::optional<std::int64_t>> person_by_session(std::string_view key) = 0;
    // All who are called so, or have that login.
    virtual Stored<std::vector<PersonRow>> people_called(std::string_view name) = 0;
    // Their tables, newest first; those they left are not among them.
    virtual Stored<std::vector<TableRow>> tables_of(std::int64_t person, int most) = 0;
    // Every table that they have ever sat at, oldest first.
    virtual Stored<std::vector<TableRow>> tables_with(std::int64_t person) = 0;
    // Of a kind, of one person; 0: of everybody and of nobody.
    virtual Stored<std::vector<NoteRow>> notes(std::string_view kind, std::int64_t person) = 0;
    // Work that must be done now and then and that nobody who writes should wait for.
    virtual std::optional<StoreProblem> tidy() { return {}; }
    virtual Stored<std::int64_t> last_alive() = 0;      // 0: never
    virtual Stored<std::int64_t> highest_person() = 0;  // 0: none yet

    // ---- of servers that share it; a store that cannot be shared has no member ----
    virtual Stored<std::vector<MemberRow>> members() { return std::vector<MemberRow>{}; }
    virtual Stored<std::optional<LeaseRow>> lease(std::string_view /*table*/) {
        return std::optional<LeaseRow>{};
    }
    virtual Stored<std::vector<LeaseRow>> leases_of(std::int64_t /*member*/) {
        return std::vector<LeaseRow>{};
    }
    // Open or running tables whose owner is gone, some of them.
    virtual Stored<std::vector<LeaseRow>> orphans(int /*most*/) { return std::vector<LeaseRow>{}; }
    virtual Stored<std::int64_t> numbers_given() { return 0; }  // of people, see GiveNumbers
};

enum class Access {
    Own,    // creates what is missing, brings the schema up to date, and is the only one: a second
            // owner is refused (Conflict) as long as this store lives
    Again,  // as Own, but where there is nothing, nothing is created: for whoever had it open
            // before and would rather wait for it than go on with an empty one
    Read,   // beside an owner; refuses to commit
    Share,  // as Own, but beside others who share it; SQLite cannot be shared
    ShareAgain,  // the same, as Again is to Own
};

// "sqlite:///path/to/file", a bare path, or "postgresql://user@host/name?…" (no pooler in between
// that shares sessions: the owner's lock is one of the session). A store of a newer program is
// refused (Damaged). A server of databases that has not answered a question or a commit after
// `limit` is given up (Trouble); 0: it is waited for.
Stored<std::unique_ptr<Store>> open_store(std::string_view address, Access = Access::Own,
                                          std::chrono::milliseconds limit = {});

// How a PostgreSQL would be reached, as its client reads the address and what the environment adds
// (PGHOST, PGSSLMODE); nothing if the address is none. A host is a name, an address, or the folder
// of a socket; "" for the usual one.
struct Reached {
    std::vector<std::string> hosts;
    bool is_encrypted = false;
};
std::optional<Reached> how_reached(const std::string& address);

// What an address is called in logs: without a password.
std::string address_for_logs(std::string_view address);

}  // namespace moneybags
