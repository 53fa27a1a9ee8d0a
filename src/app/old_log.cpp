#include "app/old_log.h"

#include <algorithm>
#include <utility>

#include "app/sitting.h"
#include "bots/bot.h"
#include "core/words.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr int kFormat = 1;

// What the first line says besides what was agreed.
struct Header {
    Agreement agreed;
    Levels levels;
    std::optional<entry::Open> house;  // a table online showed its seed
};

Problem at_line(std::size_t number, const Problem& problem) {
    return {"line " + std::to_string(number), problem.sentence()};
}

Result<json::object> read_object(std::string_view text) {
    json::parse_options how;
    how.max_depth = kDeepest;
    boost::system::error_code error;
    json::value value = json::parse(text, error, {}, how);
    if (error) return Problem{"", "is not JSON: " + error.message()};
    if (!value.is_object()) return Problem{"", "must be a JSON object"};
    return std::move(value.get_object());
}

// Who sat where: the seats of people in their order, and the levels of the others. Where nobody
// noted it, one person sat on the first chair.
std::optional<Problem> read_seating(const json::object& header, Header& out) {
    const auto players = static_cast<std::size_t>(out.agreed.players);
    const json::value* people = header.if_contains("people");
    const json::value* bots = header.if_contains("bots");
    const json::value first(json::array{0});
    out.levels.assign(players, std::string(house_level(*find_ruleset(out.agreed.game))));
    std::int64_t last = -1;
    const json::value& sitting = people != nullptr ? *people : first;
    const json::array* list = sitting.if_array();
    bool right = list != nullptr;
    for (std::size_t i = 0; right && i < list->size(); ++i) {
        const std::int64_t* seat = (*list)[i].if_int64();
        right = seat != nullptr && *seat > last && *seat < out.agreed.players;
        if (!right) break;
        last = *seat;
        out.levels[static_cast<std::size_t>(last)].clear();
    }
    if (!right) {
        return Problem{"field people", "must be a list of seats from 0 to " +
                                           std::to_string(players - 1) + " in their order, is " +
                                           json::serialize(sitting)};
    }
    if (bots == nullptr) return {};
    const json::array* levels = bots->if_array();
    if (people == nullptr || levels == nullptr || levels->size() != players - list->size() ||
        !std::all_of(levels->begin(), levels->end(),
                     [](const json::value& each) { return each.is_string(); })) {
        return Problem{"field bots",
                       "must be a list of levels, one for each seat that is not among the people, "
                       "is " +
                           json::serialize(*bots)};
    }
    auto level = levels->begin();
    for (std::string& each : out.levels) {
        if (!each.empty()) each = (level++)->get_string();
    }
    return {};
}

// The digest that was shown before the first card, the table's id and seed after the last.
std::optional<Problem> read_house(const json::value& value, Header& out) {
    const json::object* object = value.if_object();
    const auto text = [&](std::string_view key) -> const json::string* {
        const json::value* field = object == nullptr ? nullptr : object->if_contains(key);
        return field == nullptr ? nullptr : field->if_string();
    };
    const json::string *table = text("table"), *digest = text("digest"), *seed = text("seed");
    if (table == nullptr || digest == nullptr || seed == nullptr || object->size() != 3) {
        return Problem{"field house", "must have the texts table, digest and seed, and no others"};
    }
    const Result<Bytes32> bytes = read_hex(*seed);
    if (!bytes) return Problem{"field house.seed", bytes.error().what};
    entry::Open open = opening(out.agreed, Seed{*bytes}, {});
    open.table = *table;
    if (const std::string right = commitment(open.seed, open.table); right != *digest) {
        return Problem{"field house.digest",
                       "the seed belongs to " + right + ", not to " + std::string(*digest)};
    }
    out.house = open;
    return {};
}

Result<Header> read_header(const json::object& line) {
    const json::value* format = line.if_contains("moneybags");
    if (format == nullptr || *format != json::value(kFormat)) {
        return Problem{"",
                       "a log begins with {\"at\": …, \"open\": …}, an old one with "
                       "{\"moneybags\": 1, \"game\": …}"};
    }
    const Result<Agreement> agreed = read_agreement(line, "moneybags position people bots house");
    if (!agreed) return agreed.error();
    Header header{*agreed, {}, {}};
    if (const json::value* position = line.if_contains("position")) {
        header.agreed.position = *position;
    }
    return header;
}

}  // namespace

Result<Log> read_old_log(std::string_view log) {
    Header header;
    std::optional<Session> session;
    LogEnd end;
    for (std::size_t number = 1, at = 0; at < log.size(); ++number) {
        const std::size_t stop = std::min(log.find('\n', at), log.size());
        const std::string_view text = log.substr(at, stop - at);
        at = std::min(stop + 1, log.size());

        if (trimmed(text).empty()) {
            end.whole = at;
            continue;
        }
        Result<json::object> line = read_object(text);
        if (!line && session && stop == log.size()) {
            end.torn = true;
            break;
        }
        if (!line) return at_line(number, line.error());
        end.whole = at;
        if (end.result) return at_line(number, {"", "nothing can follow the result"});
        if (!session) {
            Result<Header> read = read_header(*line);
            if (!read) return at_line(number, read.error());
            header = std::move(*read);
            Result<Session> begun = Session::begin(header.agreed, reads_positions());
            if (!begun) return at_line(number, begun.error());
            session.emplace(std::move(*begun));
            if (auto problem = read_seating(*line, header)) return at_line(number, *problem);
            if (const json::value* house = line->if_contains("house")) {
                if (auto problem = read_house(*house, header)) return at_line(number, *problem);
            }
        } else if (line->contains("result")) {
            if (session->game().turn(session->state()).kind != Turn::Kind::Over) {
                return at_line(number, {"", "the game is not over here, so it has no result"});
            }
            const json::object right = {{"result", result_json(*session)}};
            if (*line != right) {
                return at_line(number, {"", "the game ends with " + json::serialize(right)});
            }
            end.result = true;
        } else {
            const Result<Record> record = read_record(*session, *line);
            if (!record) return at_line(number, record.error());
            const auto happened = session->step(*record);
            if (!happened) {
                const Notation& notation = session->notation();
                return at_line(number, {record_text(*session, *record),
                                        notation.explain(happened.error(), Language{})});
            }
        }
    }
    if (!session) return Problem{"line 1", "the log is empty"};
    Result<Kept> kept =
        header.house ? retold(*header.house, session->names(), header.levels, session->records())
                     : at_a_table(*session, fresh_seed(), header.levels);
    if (!kept) return kept.error();
    return Log{std::move(*kept), end, true};
}

}  // namespace moneybags
