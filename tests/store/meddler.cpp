#include "tests/store/meddler.h"

#include <libpq-fe.h>

#include <memory>
#include <stdexcept>

#include "tests/store/sqlite_api.h"

namespace moneybags {

namespace {

void meddle_with_file(const std::string& file, const std::string& statement) {
    sqlite3* opened = nullptr;
    int result = FROM_SQLITE(sqlite3_open)(file.c_str(), &opened);
    if (result == SQLITE_OK) {
        result = FROM_SQLITE(sqlite3_exec)(opened, statement.c_str(), nullptr, nullptr, nullptr);
    }
    FROM_SQLITE(sqlite3_close)(opened);
    if (result != SQLITE_OK) throw std::runtime_error("SQLite: " + std::to_string(result));
}

void meddle_with_server(const std::string& uri, const std::string& statement) {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(uri.c_str()),
                                                                  &PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(
        PQexec(connection.get(), statement.c_str()), &PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) {
        throw std::runtime_error(PQerrorMessage(connection.get()));
    }
}

}  // namespace

void meddle_with(const std::string& address, const std::string& statement) {
    if (address.starts_with("postgresql://")) {
        meddle_with_server(address, statement);
    } else {
        meddle_with_file(address, statement);
    }
}

}  // namespace moneybags
