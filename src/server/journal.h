#pragma once

// What the server says of itself, one JSON object a line on standard error. Never a view, a move, a
// word said, a token or a whole table id: a private table's id is its link.

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace moneybags::journal {

using Fields = boost::json::object;

void info(std::string_view event, Fields = {});
void warning(std::string_view event, Fields = {});
void error(std::string_view event, Fields = {});

// Quiet: only warnings and errors.
void set_quiet(bool);
// Enough of a table's id to tell it from others, too little to find it.
std::string short_id(std::string_view table);

}  // namespace moneybags::journal
