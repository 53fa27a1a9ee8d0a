#pragma once

// A table whose log is kept as it grows, for whoever runs one without a store; and a game that is
// told anew as the log of such a table.

#include <span>
#include <string>
#include <vector>

#include "table/table.h"

namespace moneybags {

struct Kept {
    Table table;
    std::vector<std::string> lines;  // of its log

    // What happens next: a line of the log, and the table folds it.
    void add(const Table::Judged&);
    std::optional<Problem> add(const Entry&);
};

// Who sits where: one level a chair, "" for a person.
using Levels = std::vector<std::string>;
Levels levels_of(const Table&);

PersonId person_at(Seat);  // who sits there when it is a person

// A table is opened, all sit down, and the game begins.
Result<Kept> sit_down(const entry::Open&, const Names&, const Levels&, Time,
                      const PositionReader& = {});

// Everything that happened in a game happens again at a table, with those people and bots on the
// chairs. Time stands still, and nothing is known of who the people are.
Result<Kept> retold(entry::Open, const Names&, Levels, std::span<const Record>,
                    const PositionReader& = {});

}  // namespace moneybags
