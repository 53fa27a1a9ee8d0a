#include "store/connection.h"

#include <exception>

namespace moneybags {

void Connection::run(const std::string& statement) { sql_ << statement; }

std::string Connection::answer(const std::string& query) {
    std::string value;
    sql_ << query, soci::into(value);
    return value;
}

void Connection::roll_back() noexcept {
    try {
        sql_.rollback();
    } catch (const std::exception&) {
        // Either the database has rolled back by itself, or it is gone and will: a transaction
        // that was not committed does not survive its session.
    }
}

std::string message_of(const soci::soci_error& error) {
    std::string line;
    for (const char c : error.get_error_message()) {
        const bool space = c == '\n' || c == '\t' || c == ' ';
        if (!space) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    return line;
}

}  // namespace moneybags
