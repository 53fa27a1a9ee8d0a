#include "store/schema.h"

#include <iterator>
#include <string>

namespace moneybags {

namespace {

// References are checked at the commit, so that the order of changes within it does not matter.
constexpr std::string_view kFirst[] = {
    "CREATE TABLE tables("
    " id TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL, is_public INTEGER NOT NULL,"
    " about TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL,"
    " entries BIGINT NOT NULL)",

    "CREATE INDEX tables_by_status ON tables(status, created)",

    "CREATE TABLE entries("
    " table_id TEXT NOT NULL REFERENCES tables(id) DEFERRABLE INITIALLY DEFERRED,"
    " seq BIGINT NOT NULL, text TEXT NOT NULL, hash TEXT NOT NULL,"
    " PRIMARY KEY(table_id, seq))",

    "CREATE TABLE people("
    " id BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE,"
    " password TEXT NOT NULL)",

    "CREATE TABLE sessions("
    " key TEXT NOT NULL PRIMARY KEY,"
    " person BIGINT NOT NULL REFERENCES people(id) DEFERRABLE INITIALLY DEFERRED,"
    " created BIGINT NOT NULL)",

    "CREATE TABLE seats("
    " person BIGINT NOT NULL REFERENCES people(id) DEFERRABLE INITIALLY DEFERRED,"
    " table_id TEXT NOT NULL REFERENCES tables(id) DEFERRABLE INITIALLY DEFERRED,"
    " seat INTEGER NOT NULL, sits INTEGER NOT NULL,"
    " PRIMARY KEY(person, table_id))",

    "CREATE TABLE house(alive BIGINT NOT NULL)",
    "INSERT INTO house(alive) VALUES (0)",
};

constexpr std::string_view kSecond[] = {
    "CREATE TABLE notes("
    " kind TEXT NOT NULL, person BIGINT NOT NULL, table_id TEXT NOT NULL, name TEXT NOT NULL,"
    " value TEXT NOT NULL, PRIMARY KEY(kind, person, table_id, name))",

    "CREATE INDEX notes_by_table ON notes(table_id)",
};

// For servers that share a store (docs/hosting.md): who they are, and whose each table is.
constexpr std::string_view kThird[] = {
    "CREATE TABLE members("
    " id BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, about TEXT NOT NULL,"
    " seen BIGINT NOT NULL, until BIGINT NOT NULL)",

    "ALTER TABLE tables ADD COLUMN owner BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX tables_by_owner ON tables(owner) WHERE owner <> 0",
    "ALTER TABLE house ADD COLUMN numbers BIGINT NOT NULL DEFAULT 0",

    // What this store's servers call each other by on a bus that they may share with others.
    "INSERT INTO notes(kind, person, table_id, name, value) "
    "VALUES ('site', 0, '', '', REPLACE(REPLACE(CAST(RANDOM() AS TEXT), '.', ''), '-', ''))",
};

constexpr Migration kMigrations[] = {kFirst, kSecond, kThird};
static_assert(kKnown >= static_cast<int>(std::size(kMigrations)));

int version_of(Connection& connection) {
    return std::stoi(connection.answer("SELECT COALESCE(MAX(version), 0) FROM schema"));
}

Failure is_newer(int version, int known) {
    return damaged("the store is of version " + std::to_string(version) +
                   ", this program knows versions up to " + std::to_string(known) +
                   ": it was written by a newer moneybags");
}

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }

void migrate(Connection& connection, std::span<const Migration> list, int known) {
    try {
        connection.begin();
        connection.run("CREATE TABLE IF NOT EXISTS schema(version INTEGER NOT NULL PRIMARY KEY)");
        connection.commit();

        const int version = version_of(connection);
        if (version > known) throw is_newer(version, known);
        for (int next = version + 1; next <= static_cast<int>(list.size()); ++next) {
            connection.begin();
            for (const std::string_view step : list[static_cast<std::size_t>(next - 1)]) {
                connection.run(std::string(step));
            }
            connection.run("INSERT INTO schema(version) VALUES (" + std::to_string(next) + ")");
            connection.commit();
        }
    } catch (...) {
        connection.roll_back();
        throw;
    }
}

void check_version(Connection& connection, int first, int known) {
    const int version = version_of(connection);
    if (version > known) throw is_newer(version, known);
    if (version < first) {
        throw conflict("the store is of version " + std::to_string(version) +
                       ", this program reads version " + std::to_string(first) + " and later" +
                       ": start its server once, which brings it up to date");
    }
}

}  // namespace moneybags
