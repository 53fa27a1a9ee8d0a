#include "table/entry.h"

#include <array>
#include <cassert>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "table/form.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;
using codec::Trail;

namespace form {

template <>
struct Form<PersonId> {
    static json::value write(PersonId person) { return static_cast<std::int64_t>(person); }
    static bool read(const json::value& from, PersonId& out, Trail& trail) {
        std::int64_t n = 0;
        if (!codec::read_number(from, 0, std::numeric_limits<std::int64_t>::max(), n, trail)) {
            return false;
        }
        out = PersonId{n};
        return true;
    }
};

template <>
struct Form<Bytes32> {
    static json::value write(const Bytes32& bytes) { return json::value(hex(bytes)); }
    static bool read(const json::value& from, Bytes32& out, Trail& trail) {
        std::string text;
        if (!Form<std::string>::read(from, text, trail)) return false;
        const Result<Bytes32> bytes = read_hex(text);
        if (!bytes) return trail.fail(bytes.error().what);
        out = *bytes;
        return true;
    }
};

template <>
struct Form<Seed> {
    static json::value write(const Seed& seed) { return Form<Bytes32>::write(seed.bytes); }
    static bool read(const json::value& from, Seed& out, Trail& trail) {
        return Form<Bytes32>::read(from, out.bytes, trail);
    }
};

template <>
struct Form<Settings> {
    static json::value write(const Settings& settings) { return settings_json(settings); }
    static bool read(const json::value& from, Settings& out, Trail& trail) {
        if (!from.is_object()) return trail.must_be("an object", codec::quoted(from));
        const Result<Settings> read = read_settings(from.get_object());
        if (!read) {
            return trail.at(read.error().where, [&] { return trail.fail(read.error().what); });
        }
        out = *read;
        return true;
    }
};

template <>
struct Form<Span> {
    // The end of the year 9999: so far times can be added up without a thought.
    static constexpr std::int64_t kMost = 253'402'300'799'999;

    static json::value write(Span span) { return span.count(); }
    static bool read(const json::value& from, Span& out, Trail& trail) {
        std::int64_t n = 0;
        if (!codec::read_number(from, 0, kMost, n, trail)) return false;
        out = Span{n};
        return true;
    }
};

template <>
struct Form<Time> {  // milliseconds since 1970
    static json::value write(Time time) { return time.time_since_epoch().count(); }
    static bool read(const json::value& from, Time& out, Trail& trail) {
        Span since{};
        if (!Form<Span>::read(from, since, trail)) return false;
        out = Time{since};
        return true;
    }
};

}  // namespace form

namespace {

constexpr form::Word<Hand> kHands[] = {
    {"person", Hand::Person},
    {"bot", Hand::Bot},
    {"clock", Hand::Clock},
    {"luck", Hand::Luck},
};

// What each alternative is called, in their order.
template <class... Ts>
constexpr auto words_of(const std::variant<Ts...>*) {
    return std::array{Ts::kLogged...};
}
constexpr auto kKinds = words_of(static_cast<const Entry::What*>(nullptr));

template <class T>
json::object write_what(const T& what, const Session*) {
    return form::write_fields(what);
}
json::object write_what(const entry::Step& step, const Session* session) {
    assert(session != nullptr);  // no step without a game
    json::object object;
    object["hand"] = word(step.hand);
    object["record"] = record_json(*session, step.record);
    return object;
}

template <class T>
bool read_what(const json::object& from, T& out, const Session*, Trail& trail) {
    return form::read_fields(from, out, trail);
}
bool read_what(const json::object& from, entry::Step& out, const Session* session, Trail& trail) {
    static constexpr std::string_view kFields[] = {"hand", "record"};
    if (session == nullptr) return trail.fail("the game has not begun; start stands before it");
    json::value hand;
    json::object line;
    if (!form::only(from, kFields, trail) || !form::need(from, "hand", hand, trail) ||
        !trail.at("hand", [&] { return form::read_word(hand, kHands, out.hand, trail); }) ||
        !form::need(from, "record", line, trail)) {
        return false;
    }
    Result<Record> record = read_record(*session, line);
    if (!record) return trail.at("record", [&] { return trail.fail(record.error().sentence()); });
    out.record = std::move(*record);
    return true;
}

// The alternative that the entry says it is.
bool read_alternative(const json::object& from, Entry::What& out, const Session* session,
                      Trail& trail) {
    std::optional<std::size_t> kind;
    for (std::size_t i = 0; i < std::size(kKinds); ++i) {
        if (!from.contains(kKinds[i])) continue;
        if (kind) {
            return trail.fail("an entry says one thing, not both " + std::string(kKinds[*kind]) +
                              " and " + std::string(kKinds[i]));
        }
        kind = i;
    }
    if (!kind) {
        const std::vector<std::string> kinds(std::begin(kKinds), std::end(kKinds));
        return trail.fail("must have one of the fields " + codec::joined(kinds));
    }
    return boost::mp11::mp_with_index<std::size(kKinds)>(*kind, [&](auto index) {
        json::object object;
        auto& what = out.emplace<index>();
        return form::need(from, kKinds[index], object, trail) &&
               trail.at(kKinds[index], [&] { return read_what(object, what, session, trail); });
    });
}

}  // namespace

std::string_view word(Hand hand) { return form::word_of(kHands, hand); }

std::string entry_text(const Entry& entry, const Session* session) {
    json::object line;
    line["at"] = form::Form<Time>::write(entry.at);
    if (entry.by != kNobody) line["by"] = form::Form<PersonId>::write(entry.by);
    if (!entry.command.empty()) line["command"] = entry.command;
    line[kKinds[entry.what.index()]] =
        std::visit([&](const auto& what) { return write_what(what, session); }, entry.what);
    return json::serialize(line);
}

Result<Entry> read_entry(std::string_view text, const Session* session) {
    const Result<json::object> line = read_strictly(text);
    if (!line) return line.error();
    std::vector<std::string_view> fields = {"at", "by", "command"};
    fields.insert(fields.end(), std::begin(kKinds), std::end(kKinds));
    Entry entry;
    Trail trail;
    const bool ok = form::only(*line, fields, trail) && form::need(*line, "at", entry.at, trail) &&
                    form::take(*line, "by", entry.by, trail) &&
                    form::take(*line, "command", entry.command, trail) &&
                    read_alternative(*line, entry.what, session, trail);
    if (!ok) return trail.problem();
    return entry;
}

}  // namespace moneybags
