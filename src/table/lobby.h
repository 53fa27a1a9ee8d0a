#pragma once

// What may be said of a table to whoever has not come to it yet.

#include "table/table.h"

namespace moneybags {

std::string_view status_word(Table::Status);  // open, running, over, closed
boost::json::object about(const Table&);

}  // namespace moneybags
