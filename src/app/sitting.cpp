#include "app/sitting.h"

#include <algorithm>
#include <charconv>

#include "core/version.h"

namespace moneybags {

namespace {

constexpr std::string_view kHere = "terminal";  // the table's id
const Clock kUnwound{.kind = Clock::Kind::Live, .window = Span{60'000}, .phase = Span{300'000}};

Seat seat_at(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

entry::Step step_of(const Record& record, const Levels& levels) {
    if (is<record::Chance>(record)) return {record, Hand::Luck};
    if (is<record::Clock>(record)) return {record, Hand::Clock};
    const record::Move* made = move_in(record);  // else words, and only people talk
    const bool person = made == nullptr || levels[static_cast<std::size_t>(made->seat)].empty();
    return {record, person ? Hand::Person : Hand::Bot};
}

}  // namespace

PersonId person_at(Seat seat) { return PersonId{1 + number(seat)}; }

entry::Open opening(const Agreement& agreed, const Seed& seed, std::optional<Clock> clock) {
    entry::Open open;
    open.table = kHere;
    open.game = agreed.game;
    open.players = agreed.players;
    open.options = agreed.options;
    open.settings.pace = Span{0};
    if (clock) {
        open.settings.clock = *clock;
    } else if (problem_with_clock(open.settings.clock, agreed.options)) {
        open.settings.clock = kUnwound;
    }
    open.seed = seed;
    open.program = kVersion;
    if (!agreed.data.is_null()) open.data = agreed.data;
    return open;
}

Result<Kept> sit_down(const entry::Open& open, const Names& names, const Levels& levels, Time at) {
    Entry entry{.at = at, .by = kNobody, .command = {}, .what = open};
    Result<Table> table = Table::begin(entry);
    if (!table) return table.error();
    Kept kept{std::move(*table), {entry_text(entry, nullptr)}};
    for (std::size_t i = 0; i < std::min(levels.size(), names.size()); ++i) {
        if (!levels[i].empty()) continue;
        entry.what = entry::Sit{seat_at(i), person_at(seat_at(i)), names[i], {}};
        if (auto problem = kept.add(entry)) return Problem{names[i], problem->what};
    }
    entry.what = entry::Start{names, levels};
    if (auto problem = kept.add(entry)) return Problem{"", problem->what};
    return kept;
}

Result<Kept> at_a_table(const Session& session, const Seed& seed, Levels levels) {
    if (!session.agreement().position.is_null()) {
        return Problem{"", "this game began from a position: only the engine can go on with it"};
    }
    // Only people talk: whoever has said something was one.
    for (const Record& record : session.records()) {
        if (const auto* say = std::get_if<record::Say>(&record)) {
            levels[static_cast<std::size_t>(say->seat)].clear();
        }
    }
    entry::Open open = opening(session.agreement(), seed, {});
    open.unsealed = static_cast<int>(session.records().size());
    Result<Kept> kept = sit_down(open, session.names(), levels, Time{});
    if (!kept) return kept;
    for (const Record& record : session.records()) {
        const Entry entry{
            .at = Time{}, .by = kNobody, .command = {}, .what = step_of(record, levels)};
        if (auto problem = kept->add(entry)) return *problem;
    }
    return kept;
}

std::optional<Problem> seat_anew(Kept& kept, std::optional<int> people) {
    const Time now = kept.table.changed();
    for (std::size_t i = 0; i < kept.table.chairs().size(); ++i) {
        const Seat seat = seat_at(i);
        const Table::Chair& chair = kept.table.chairs()[i];
        const bool sits = chair.kind == Table::Chair::Kind::Person;
        const bool shall = people ? i < static_cast<std::size_t>(*people) : sits;
        Entry entry{.at = now, .by = kNobody, .command = {}, .what = entry::Back{seat}};
        if (sits && people == 0) {  // a table that everybody has left would be closed
            if (chair.minded) continue;
            entry.what = entry::Mind{seat};
        } else if (sits && !shall) {
            entry.what = entry::Stand{seat};
        } else if (!sits && shall) {
            entry.what = entry::Sit{seat, person_at(seat), chair.name, {}};
        } else if (!chair.minded) {
            continue;
        }
        if (auto problem = kept.add(entry)) return problem;
    }
    return {};
}

Result<Seed> read_seed(const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    Seed seed;
    if (error == std::errc{} && at == end) {
        for (std::size_t i = 0; i < sizeof number; ++i) {  // the lowest byte first
            seed.bytes[i] = static_cast<std::uint8_t>(number >> 8 * i);
        }
        return seed;
    }
    const Result<Bytes32> bytes = read_hex(text);
    if (!bytes) {
        return Problem{"",
                       "must be a whole number from 0 to 18446744073709551615 or 64 digits of "
                       "0 to 9 and a to f, is " +
                           text};
    }
    seed.bytes = *bytes;
    return seed;
}

std::string seed_text(const Seed& seed) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) number |= std::uint64_t{seed.bytes[i]} << 8 * i;
    const bool typed = std::all_of(seed.bytes.begin() + sizeof number, seed.bytes.end(),
                                   [](std::uint8_t byte) { return byte == 0; });
    return typed ? std::to_string(number) : hex(seed.bytes);
}

}  // namespace moneybags
