#pragma once

// Every bound on what guests may do, with what holds unless the host sets it. docs/hosting.md has
// one row for each of them.

#include <cstddef>
#include <span>
#include <string_view>

#include "server/buckets.h"
#include "server/net.h"
#include "server/readings.h"

namespace moneybags {

struct Limits {
    NetLimits net{.per_address = 200};
    std::size_t tables_per_person = 20;   // that they opened, open or running
    std::size_t tables_per_address = 60;  // likewise
    std::size_t bot_tables = 4;   // running at once with nobody seated, opened from one address
    std::size_t bot_pace = 100;   // milliseconds from one step to the next at such a table
    std::size_t bots_go_on = 60;  // seconds there after the last who watched has gone
    Rate bot_steps{400, Span{10'000}};   // there, at all such tables that one address opened
    std::size_t entries = 40'000;        // in the log of a table: then it is closed
    Rate requests{3'000, Span{10'000}};  // over HTTP, of one address
    Rate commands{100, Span{20'000}};    // of one person, on all sockets …
    Rate commands_per_address{600, Span{20'000}};  // … of one address, by HTTP too …
    Rate commands_per_table{400, Span{20'000}};    // … and at one table
    Rate hellos{60, Span{20'000}};                 // of one person, on all sockets …
    Rate hellos_per_address{600, Span{20'000}};    // … and of one address
    Rate hints{10, Span{20'000}};                  // asked for by one person …
    Rate hints_per_address{30, Span{20'000}};      // … and from one address
    Rate imports{10, Span{600'000}};               // of games, by one person …
    Rate imports_per_address{30, Span{600'000}};   // … and by one address
    Rate talk{10, Span{10'000}};                   // things said by one person …
    Rate talk_per_table{40, Span{10'000}};         // … and at one table
    std::size_t talk_kib = 64;   // of talk kept of a table; of those who watch half as much besides
    std::size_t tables = 5'000;  // open or running
    Rate opened{30, Span{60'000}};         // tables, seats and names, by one address
    Rate logins{10, Span{60'000}};         // and accounts, by one address
    std::size_t slips = 3;                 // wrong passwords that nobody has to wait for
    Rate wrong_logins{10, Span{600'000}};  // of one login, by one address: each waits longer
    Rate login_tries{100, Span{60'000}};   // of one login, by anybody: beyond it all of them wait
    std::size_t away_after = 5;            // minutes, until a bot minds who is missed
    std::size_t session_days = 365;        // that a cookie is worth something
    bool closes_forgotten = true;          // tables; not on a device of their people's own
    ReadingLimits reading;                 // finished games that are looked up
    Rate key_tries{10, Span{60'000}};      // with a wrong key of the house, by one address
};

// A limit that an option of `serve` sets. What it says of itself is the text serve.<name>.
struct LimitOption {
    std::string_view name;  // "most-tables"
    std::size_t& (*of)(Limits&);
};
std::span<const LimitOption> limit_options();

}  // namespace moneybags
