#include "table/entry.h"

#include <cassert>
#include <limits>
#include <utility>

#include "core/words.h"
#include "games/fields.h"
#include "table/strict_json.h"

namespace moneybags {

namespace json = boost::json;
using codec::Tag;
using codec::Trail;
using codec::Type;

namespace {

// Moves and luck need the game's notation.
struct Reading : codec::Context {
    const Session* session;

    explicit Reading(const Session* of) : Context{.players = kMaxSeats}, session(of) {}
};

const Session* session_of(const codec::Context& context) {
    return static_cast<const Reading&>(context).session;
}

class Records final : public Type {
   public:
    using Type::Type;
    json::value write_json(const codec::Context& context, const void* record) const override {
        assert(session_of(context) != nullptr);  // no step without a game
        return record_json(*session_of(context), *static_cast<const Record*>(record));
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        const Session* const session = session_of(context);
        if (session == nullptr) return trail.fail("the game has not begun; start stands before it");
        if (!from.is_object()) return trail.must_be("an object", codec::quoted(from));
        Result<Record> record = read_record(*session, from.get_object());
        if (!record) return trail.fail(record.error().sentence());
        *static_cast<Record*>(out) = std::move(*record);
        return true;
    }
    std::string typescript(codec::Script&) const override { return "unknown"; }
};

class Digits final : public Type {
   public:
    using Type::Type;
    json::value write_json(const codec::Context&, const void* bytes) const override {
        return json::value(hex(*static_cast<const Bytes32*>(bytes)));
    }
    bool read_json(const codec::Context&, const json::value& from, void* out,
                   Trail& trail) const override {
        if (!from.is_string()) return trail.must_be("a text", codec::quoted(from));
        const Result<Bytes32> bytes = read_hex(from.get_string());
        if (!bytes) return trail.fail(bytes.error().what);
        *static_cast<Bytes32*>(out) = *bytes;
        return true;
    }
    std::string typescript(codec::Script&) const override { return "string"; }
};

constexpr std::string_view kHands[] = {"person", "bot", "clock", "luck"};

}  // namespace

namespace record {
const Type& describe(Tag<Record>) {
    static const Records type{codec::kOf<Record>};
    return type;
}
}  // namespace record

const Type& describe(Tag<Bytes32>) {
    static const Digits type{codec::kOf<Bytes32>};
    return type;
}
const Type& describe(Tag<Seed>) {  // which is nothing but its bytes
    static const Digits type{codec::kOf<Seed>};
    return type;
}
const Type& describe(Tag<Hand>) {
    static const codec::Names type{codec::kOf<Hand>, "Hand", kHands};
    return type;
}
const Type& describe(Tag<PersonId>) {
    static const codec::Whole type{codec::kOf<PersonId>, 0,
                                   std::numeric_limits<std::int64_t>::max()};
    return type;
}

namespace {

// What an entry may be, in the order of the variant.
struct Kind {
    std::string_view word;
    const Type& (*type)();
    void* (*make)(Entry::What&);
};
template <class... Ts>
constexpr auto kinds_of(const std::variant<Ts...>*) {
    return std::array{Kind{Ts::kLogged, codec::type_of<Ts>,
                           [](Entry::What& what) -> void* { return &what.emplace<Ts>(); }}...};
}
constexpr auto kKinds = kinds_of(static_cast<const Entry::What*>(nullptr));

// All but what it says, which stands beside these.
const codec::Struct& head() {
    static const codec::Struct type{
        codec::kOf<Entry>,
        "Entry",
        {codec::field<&Entry::at>(), codec::field<&Entry::by>(), codec::field<&Entry::command>()}};
    return type;
}

// The words of all kinds, as fields that may stand beside the head's.
const std::string& kind_words() {
    static const std::string words = [] {
        std::string all;
        for (const Kind& kind : kKinds) all += std::string(kind.word) + ' ';
        return all;
    }();
    return words;
}

const Kind* only_kind(const json::object& from, Trail& trail) {
    const Kind* found = nullptr;
    for (const Kind& kind : kKinds) {
        if (!from.contains(kind.word)) continue;
        if (found != nullptr) {
            trail.fail("an entry says one thing, not both " + std::string(found->word) + " and " +
                       std::string(kind.word));
            return nullptr;
        }
        found = &kind;
    }
    if (found == nullptr) {
        trail.fail("must have one of the fields " + joined(codec::words(kind_words())));
    }
    return found;
}

}  // namespace

std::string_view word(Hand hand) { return kHands[static_cast<std::size_t>(hand)]; }

std::string entry_text(const Entry& entry, const Session* session) {
    const Reading context(session);
    json::object line = head().write_object(context, &entry, {.if_set = "by command"});
    const Kind& kind = kKinds[entry.what.index()];
    line[kind.word] = std::visit(
        [&](const auto& what) { return kind.type().write_json(context, &what); }, entry.what);
    return json::serialize(line);
}

Result<Entry> read_entry(std::string_view text, const Session* session) {
    const Result<json::object> line = read_strictly(text);
    if (!line) return line.error();
    const Reading context(session);
    Entry entry;
    Trail trail;
    if (!head().read_object(context, *line, &entry, trail,
                            {.must = "at", .beside = kind_words()})) {
        return trail.problem();
    }
    const Kind* const kind = only_kind(*line, trail);
    if (kind == nullptr || !trail.at(kind->word, [&] {
            return kind->type().read_json(context, line->at(kind->word), kind->make(entry.what),
                                          trail);
        })) {
        return trail.problem();
    }
    return entry;
}

}  // namespace moneybags
