#pragma once

// One session with a database, and what SQLite and PostgreSQL do differently. Used inside
// src/store only.

#include <soci/soci.h>

#include <optional>
#include <string>
#include <utility>

#include "store/store.h"

namespace moneybags {

// Thrown inside the store, next to what SOCI throws; caught at its face.
struct Failure {
    StoreProblem problem;
};
inline Failure conflict(std::string what) {
    return Failure{{StoreProblem::Kind::Conflict, std::move(what)}};
}
inline Failure trouble(std::string what) {
    return Failure{{StoreProblem::Kind::Trouble, std::move(what)}};
}
inline Failure damaged(std::string what) {
    return Failure{{StoreProblem::Kind::Damaged, std::move(what)}};
}

class Connection {
   public:
    virtual ~Connection() = default;
    soci::session& sql() { return sql_; }

    void run(const std::string& statement);        // without values
    std::string answer(const std::string& query);  // its one value; "" if there is none

    virtual void begin() = 0;  // a transaction that writes
    void commit() { sql_.commit(); }
    void roll_back() noexcept;

    // Between these two the database has a limited time to answer, after which the session is cut.
    virtual void begin_to_wait() {}
    virtual void end_to_wait() noexcept {}
    // The database itself shall give up what takes longer.
    virtual void limit_statements() {}

    virtual void tidy() {}

    // The schema is up to date: others who opened the same database to share it may go on.
    virtual void end_of_migration() {}

    // Its own clock, in milliseconds, for statements.
    virtual std::string_view now() const = 0;

    // What an error means. Never the values of a statement: there are secrets among them.
    virtual StoreProblem problem(const soci::soci_error&) const = 0;

   protected:
    soci::session sql_;
};

// The message of an error without the statement and its values, on one line.
std::string message_of(const soci::soci_error&);

// Work that may throw, with its answer or its problem as a value.
template <class Work>
auto attempt(Connection& connection, Work work) -> Stored<decltype(work())> {
    try {
        return work();
    } catch (const Failure& failure) {
        return failure.problem;
    } catch (const soci::soci_error& error) {
        return connection.problem(error);
    } catch (const std::exception& error) {
        return trouble(error.what()).problem;
    }
}

// The same, in the time that the database has.
template <class Work>
auto attempt_in_time(Connection& connection, Work work) {
    connection.begin_to_wait();
    auto answer = attempt(connection, std::move(work));
    connection.end_to_wait();
    return answer;
}

}  // namespace moneybags
