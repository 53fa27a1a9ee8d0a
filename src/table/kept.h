#pragma once

// A table whose log is kept as it grows, for whoever runs one without a store; and a game that is
// told anew as the log of such a table.

#include <functional>
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

PersonId person_at(Seat);  // who sits there when it is a person, and nothing is known of them

// Who a person is, and what proves it.
struct Sitter {
    PersonId person{};
    Bytes32 key{};  // digest of the seat's token
};
using Sitters = std::function<Sitter(Seat)>;
Sitter unknown_sitter(Seat);

// A table is opened, all sit down, and the game begins.
Result<Kept> sit_down(const entry::Open&, const Names&, const Levels&, Time,
                      const PositionReader& = {}, const Sitters& = unknown_sitter);

// Everything that happened in a game happens again at a table, with those people and bots on the
// chairs, all at one time.
Result<Kept> retold(const entry::Open&, const Names&, Levels, std::span<const Record>,
                    const PositionReader& = {}, Time = {}, const Sitters& = unknown_sitter);

}  // namespace moneybags
