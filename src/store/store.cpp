#include "store/store.h"

#include <algorithm>
#include <exception>
#include <filesystem>

#include "store/postgresql.h"
#include "store/schema.h"
#include "store/sql_store.h"
#include "store/sqlite.h"

namespace moneybags {

namespace {

constexpr std::string_view kSqlite = "sqlite://";

bool is_postgresql(std::string_view address) {
    return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

std::unique_ptr<Connection> connect(std::string_view address, Access access,
                                    std::chrono::milliseconds limit) {
    if (is_postgresql(address)) return connect_postgresql(std::string(address), access, limit);
    if (address.starts_with(kSqlite)) {
        address.remove_prefix(kSqlite.size());
    } else if (address.find("://") != std::string_view::npos) {
        throw conflict(
            "a store is at sqlite:///path/to/file, at postgresql://user@host/name, or "
            "in a file");
    }
    if (address.empty()) throw conflict("the address of the store is empty");
    return connect_sqlite(std::filesystem::path(address), access);
}

// Blanks the value of every password=… and sslpassword=….
void hide_parameters(std::string& text) {
    constexpr std::string_view kKey = "password=";
    for (std::size_t at = text.find(kKey); at != std::string::npos; at = text.find(kKey, at)) {
        at += kKey.size();
        text.replace(at, std::min(text.find_first_of("& ", at), text.size()) - at, "***");
    }
}

}  // namespace

Stored<std::vector<std::string>> Store::entries(std::string_view table) {
    std::vector<std::string> texts;
    if (const auto problem =
            each_entry(table, [&](std::string&& text) { texts.push_back(std::move(text)); })) {
        return *problem;
    }
    return texts;
}

Stored<std::unique_ptr<Store>> open_store(std::string_view address, Access access,
                                          std::chrono::milliseconds limit) {
    const std::string name = address_for_logs(address) + ": ";
    const auto named = [&](StoreProblem problem) {
        problem.what = name + problem.what;
        return problem;
    };
    try {
        std::unique_ptr<Connection> connection = connect(address, access, limit);
        const auto check = [&] {
            check_version(*connection, kFirstRead, kKnown);
            connection->limit_statements();
            return true;
        };
        const auto bring_up_to_date = [&] {  // however long that takes
            migrate(*connection, migrations(), kKnown);
            connection->end_of_migration();
            connection->limit_statements();
            return true;
        };
        const bool may_be_new = access == Access::Own || access == Access::Share;
        const auto checked = may_be_new ? attempt(*connection, bring_up_to_date)
                                        : attempt_in_time(*connection, check);
        if (!checked) return named(checked.error());
        return sql_store(std::move(connection), access);
    } catch (const Failure& failure) {
        return named(failure.problem);
    } catch (const std::exception& error) {
        return named(trouble(error.what()).problem);
    }
}

std::string address_for_logs(std::string_view address) {
    std::string text(address);
    const std::size_t scheme = text.find("://");
    if (scheme != std::string::npos && !address.starts_with(kSqlite)) {
        // Up to the last @, in case somebody has not encoded one in a password.
        const std::size_t user = scheme + 3;
        const std::size_t end = text.rfind('@');
        const std::size_t colon = text.find(':', user);
        if (end != std::string::npos && colon < end) text.erase(colon, end - colon);
    }
    hide_parameters(text);
    return text;
}

}  // namespace moneybags
