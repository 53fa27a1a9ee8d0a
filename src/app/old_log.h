#pragma once

// Logs as engine, house and terminal wrote them before all of them had tables: JSON lines with what
// was agreed, one line a record, and once the game was over its result. They are only read.

#include "app/log_file.h"

namespace moneybags {

// Folds the log again, at a table; refuses with the line number where something cannot have
// happened.
Result<Log> read_old_log(std::string_view);

}  // namespace moneybags
