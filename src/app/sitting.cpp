#include "app/sitting.h"

#include <algorithm>
#include <charconv>

#include "core/version.h"
#include "notation/position/position.h"

namespace moneybags {

namespace {

constexpr std::string_view kHere = "terminal";  // the table's id
const Clock kUnwound{.kind = Clock::Kind::Live, .window = Span{60'000}, .phase = Span{300'000}};

Seat seat_at(std::size_t i) { return Seat{static_cast<std::uint8_t>(i)}; }

}  // namespace

PositionReader reads_positions() {
    return [](const Game& game, const boost::json::value& value) {
        return read_position(game, value);
    };
}

entry::Open opening(const Agreement& agreed, const Seed& seed, std::optional<Clock> clock) {
    entry::Open open;
    open.table = kHere;
    open.game = agreed.game;
    open.players = agreed.players;
    open.options = agreed.options;
    open.settings.pace = Span{0};
    open.settings.drop_in = true;  // whoever comes to the screen may have a bot's chair
    if (clock) {
        open.settings.clock = *clock;
    } else if (problem_with_clock(open.settings.clock, agreed.options)) {
        open.settings.clock = kUnwound;
    }
    open.seed = seed;
    open.program = kVersion;
    if (!agreed.data.is_null()) open.data = agreed.data;
    if (!agreed.position.is_null()) open.position = agreed.position;
    return open;
}

Result<Kept> at_a_table(const Session& session, const Seed& seed, const Levels& levels) {
    entry::Open open = opening(session.agreement(), seed, {});
    open.unsealed = static_cast<int>(session.records().size());
    return retold(open, session.names(), levels, session.records(), reads_positions());
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

Seed seed_of(std::uint64_t number) {
    Seed seed;
    for (std::size_t i = 0; i < sizeof number; ++i) {  // the lowest byte first
        seed.bytes[i] = static_cast<std::uint8_t>(number >> 8 * i);
    }
    return seed;
}

Result<Seed> read_seed(const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && at == end) return seed_of(number);
    const Result<Bytes32> bytes = read_hex(text);
    if (!bytes) {
        return Problem{"",
                       "must be a whole number from 0 to 18446744073709551615 or 64 digits of "
                       "0 to 9 and a to f, is " +
                           text};
    }
    return Seed{*bytes};
}

std::string seed_text(const Seed& seed) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i) number |= std::uint64_t{seed.bytes[i]} << 8 * i;
    const bool typed = std::all_of(seed.bytes.begin() + sizeof number, seed.bytes.end(),
                                   [](std::uint8_t byte) { return byte == 0; });
    return typed ? std::to_string(number) : hex(seed.bytes);
}

}  // namespace moneybags
