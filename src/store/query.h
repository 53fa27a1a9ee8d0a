#pragma once

// One statement, run and done with. SOCI keeps the address of every value until then and takes
// temporaries without a word; here they live long enough. Used inside src/store only.

#include <soci/soci.h>

#include <string>
#include <tuple>

#include "store/connection.h"

namespace moneybags {

// PostgreSQL knows no NUL, and SOCI would cut a text there in silence.
inline void check_value(const std::string& text) {
    if (text.find('\0') != std::string::npos) throw conflict("there is a NUL in a text");
}
inline void check_value(std::int64_t) {}

// Returns how many rows were changed.
template <class... Values>
long long change_rows(soci::session& sql, const std::string& text, const Values&... values) {
    (check_value(values), ...);
    soci::statement statement(sql);
    (statement.exchange(soci::use(values)), ...);
    statement.alloc();
    statement.prepare(text, soci::details::st_one_time_query);
    statement.define_and_bind();
    statement.execute(true);
    return statement.get_affected_rows();
}

// Puts one row after the other into the variables of `columns` and calls `each`.
template <class... Columns, class Each, class... Values>
void select_rows(soci::session& sql, const std::string& text, std::tuple<Columns&...> columns,
                 Each each, const Values&... values) {
    (check_value(values), ...);
    soci::statement statement(sql);
    std::apply([&](Columns&... column) { (statement.exchange(soci::into(column)), ...); }, columns);
    (statement.exchange(soci::use(values)), ...);
    statement.alloc();
    statement.prepare(text, soci::details::st_one_time_query);
    statement.define_and_bind();
    statement.execute();
    while (statement.fetch()) each();
}

}  // namespace moneybags
