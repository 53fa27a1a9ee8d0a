#include "table/kept.h"

#include <algorithm>

namespace moneybags {

namespace {

Seat seat_at(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

entry::Step step_of(const Record& record, const Levels& levels) {
    if (is<record::Chance>(record)) return {record, Hand::Luck};
    if (is<record::Clock>(record)) return {record, Hand::Clock};
    const record::Move* made = move_in(record);  // else words, and only people talk
    const bool person = made == nullptr || levels[static_cast<std::size_t>(made->seat)].empty();
    return {record, person ? Hand::Person : Hand::Bot};
}

}  // namespace

void Kept::add(const Table::Judged& entry) {
    lines.push_back(entry_text(*entry, table.session()));
    table.fold(entry);
}

std::optional<Problem> Kept::add(const Entry& entry) {
    std::string line = entry_text(entry, table.session());
    if (auto problem = table.fold(entry)) return problem;
    lines.push_back(std::move(line));
    return {};
}

Levels levels_of(const Table& table) {
    Levels levels;
    for (const Table::Chair& chair : table.chairs()) {
        levels.push_back(chair.kind == Table::Chair::Kind::Bot ? chair.level : "");
    }
    return levels;
}

PersonId person_at(Seat seat) { return PersonId{1 + number(seat)}; }

Sitter unknown_sitter(Seat seat) { return {person_at(seat), {}}; }

Result<Kept> sit_down(const entry::Open& open, const Names& names, const Levels& levels, Time at,
                      const PositionReader& read_position, const Sitters& who) {
    Entry entry{.at = at, .by = kNobody, .command = {}, .what = open};
    Result<Table> table = Table::begin(entry, read_position);
    if (!table) return table.error();
    Kept kept{std::move(*table), {entry_text(entry, nullptr)}};
    for (std::size_t i = 0; i < std::min(levels.size(), names.size()); ++i) {
        if (!levels[i].empty()) continue;
        const auto [person, key] = who(seat_at(i));
        entry.what = entry::Sit{seat_at(i), person, names[i], key};
        if (auto problem = kept.add(entry)) return Problem{names[i], problem->what};
    }
    entry.what = entry::Start{names, levels};
    if (auto problem = kept.add(entry)) return Problem{"", problem->what};
    return kept;
}

Result<Kept> retold(const entry::Open& open, const Names& names, Levels levels,
                    std::span<const Record> records, const PositionReader& read_position, Time at,
                    const Sitters& who) {
    // Only people talk: whoever has said something was one.
    for (const Record& record : records) {
        if (const auto* say = std::get_if<record::Say>(&record)) {
            levels[static_cast<std::size_t>(say->seat)].clear();
        }
    }
    Result<Kept> kept = sit_down(open, names, levels, at, read_position, who);
    if (!kept) return kept;
    for (const Record& record : records) {
        const Entry entry{.at = at, .by = kNobody, .command = {}, .what = step_of(record, levels)};
        if (auto problem = kept->add(entry)) return *problem;
    }
    return kept;
}

}  // namespace moneybags
