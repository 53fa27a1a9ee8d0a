#pragma once

// The tables of the database, as a list of steps from nothing to now. A store knows how many it has
// taken; a step that was published is never changed again, another one follows.

#include <span>
#include <string_view>

#include "store/connection.h"

namespace moneybags {

// The SQL of one step, for SQLite and PostgreSQL alike. The first step makes version 1.
using Migration = std::span<const std::string_view>;

std::span<const Migration> migrations();

// Takes the steps that are missing, each in a transaction of its own. Throws Failure if the store
// has taken more steps than there are.
void migrate(Connection&, std::span<const Migration>);

// The first version with everything that is read by who does not write: the second adds notes,
// which only the house looks at.
inline constexpr int kFirstRead = 1;

// Throws Failure unless the store has taken these steps, up to `first` at least.
void check_version(Connection&, std::span<const Migration>, int first);

}  // namespace moneybags
