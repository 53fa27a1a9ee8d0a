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

// The newest version that this program can work with. Where servers that share a store are upgraded
// one by one, a step goes in two versions of the program: the first works with the store as it is
// before that step and after it, which it says here; the next one takes the step.
inline constexpr int kKnown = 3;

// Takes the steps that are missing, each in a transaction of its own. Throws Failure if the store
// is of a version beyond `known`.
void migrate(Connection&, std::span<const Migration>, int known);

// The first version with everything that is read by who does not write: the second adds notes,
// which only the house looks at.
inline constexpr int kFirstRead = 1;

// Throws Failure unless the store is of one of these versions.
void check_version(Connection&, int first, int known);

}  // namespace moneybags
