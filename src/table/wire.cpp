#include "table/wire.h"

#include <utility>

#include "core/words.h"
#include "games/fields.h"
#include "notation/language.h"
#include "table/strict_json.h"

namespace moneybags::wire {

namespace json = boost::json;
using codec::Struct;
using codec::Trail;

namespace {

// Whether the table has so many chairs, the table knows.
constexpr codec::Context kContext{.players = kMaxSeats};

template <class T>
const Struct& struct_of() {
    return static_cast<const Struct&>(codec::type_of<T>());
}

// ---- what a client may send ----

struct Kind {
    std::string_view word;
    const Struct& (*type)();
    codec::Which which;
    void* (*make)(Ask&);

    bool has_id() const { return which.beside != "kind"; }
};

// A command's own seat is filled in by the table, whatever a client says.
template <class T>
constexpr codec::Which which_of() {
    codec::Which which{.must = "*", .beside = "kind"};
    if constexpr (requires { T::kBy; }) {
        which.beside = "kind id";
        if (T::kBy == By::Seated) which.absent = "seat";
    }
    return which;
}

template <class T>
constexpr Kind kKind{T::kAsked, struct_of<T>, which_of<T>(), [](Ask& ask) -> void* {
                         if constexpr (std::is_constructible_v<Command::What, T>) {
                             return &ask.what.emplace<Command::What>().emplace<T>();
                         } else {
                             return &ask.what.emplace<T>();
                         }
                     }};
template <class... Ts>
constexpr auto kinds_of(TypeList<Ts...>) {
    return std::array{&kKind<Ts>...};
}
constexpr auto kKinds = kinds_of(Asks{});

struct Sender {
    const std::string& id;

    template <class T>
    json::object operator()(const T& ask) const {
        json::object object;
        if constexpr (entry::kIsSent<T>) {  // the others do not come this way
            const Kind& kind = kKind<T>;
            object["kind"] = kind.word;
            if (kind.has_id()) object["id"] = id;
            for (auto& [name, value] : kind.type().write_object(kContext, &ask, kind.which)) {
                object[name] = std::move(value);
            }
        }
        return object;
    }
    json::object operator()(const Command::What& asked) const { return std::visit(*this, asked); }
};

bool is_good_id(std::string_view id) {
    if (id.size() > kLongestId) return false;
    for (const char c : id) {
        if (c < 0x20 || c > 0x7E) return false;
    }
    return true;
}

bool read_id(const json::object& from, std::string& out, Trail& trail) {
    const json::value* const id = from.if_contains("id");
    if (id == nullptr) return true;
    if (!codec::type_of<std::string>().read_json(kContext, *id, &out, trail)) return false;
    return is_good_id(out) ||
           trail.must_be("at most " + std::to_string(kLongestId) + " printable ASCII characters",
                         codec::quoted(out));
}

const Kind* kind_in(const json::object& from, Trail& trail) {
    const json::value* const word = from.if_contains("kind");
    for (const Kind* const kind : kKinds) {
        if (word != nullptr && word->is_string() && word->get_string() == kind->word) return kind;
    }
    trail.at("kind", [&] {
        return trail.fail("must be one of " + joined(ask_kinds()) + "; is " +
                          (word == nullptr ? "missing" : codec::quoted(*word)));
    });
    return nullptr;
}

bool read_any(const json::object& from, Ask& out, Trail& trail) {
    const Kind* const kind = kind_in(from, trail);
    return kind != nullptr &&
           (!kind->has_id() || trail.at("id", [&] { return read_id(from, out.id, trail); })) &&
           kind->type().read_object(kContext, from, kind->make(out), trail, kind->which);
}

// What a client sends is called after its kind: "AskAnswerUndo".
std::string name_of(const Kind& kind) {
    std::string name = "Ask";
    bool begins = true;
    for (const char c : kind.word) {
        if (c != '-') name += begins ? static_cast<char>(c - 'a' + 'A') : c;
        begins = c == '-';
    }
    return name;
}

template <class... Ts>
std::vector<std::string> declare(codec::Script& script, TypeList<Ts...>) {
    return {codec::type_of<Ts>().typescript(script)...};
}

void declare_union(codec::Script& script, const std::string& name,
                   const std::vector<std::string>& alternatives) {
    script.declare(
        name, [&] { return "type " + name + " =\n  | " + joined(alternatives, "\n  | ") + ';'; });
}

}  // namespace

bool ask::Hello::settle(Trail& trail) {
    if (!lang || find_language(*lang)) return true;
    return trail.at("lang", [&] {
        return trail.fail("must be one of " + joined(language_tags()) + "; is " +
                          codec::quoted(*lang));
    });
}

std::vector<std::string> ask_kinds() {
    std::vector<std::string> kinds;
    for (const Kind* const kind : kKinds) kinds.emplace_back(kind->word);
    return kinds;
}

boost::system::result<Ask, Unreadable> read_ask(std::string_view frame) {
    const Result<json::object> object = read_strictly(frame, kDeepest, kMostSent);
    if (!object) return Unreadable{"", object.error()};
    Ask ask;
    Trail trail;
    if (read_any(*object, ask, trail)) return ask;
    const json::value* id = object->if_contains("id");
    const bool readable = id != nullptr && id->is_string() && is_good_id(id->get_string());
    return Unreadable{readable ? std::string(id->get_string()) : "", trail.problem()};
}

json::object to_json(const Ask& ask) { return std::visit(Sender{ask.id}, ask.what); }

template <class T>
json::object to_json(const T& message) {
    return codec::write_json(kContext, message).as_object();
}
template json::object to_json(const Snapshot&);
template json::object to_json(const Delta&);
template json::object to_json(const Ack&);
template json::object to_json(const Nack&);
template json::object to_json(const Advice&);
template json::object to_json(const Story&);
template json::object to_json(const Presence&);
template json::object to_json(const Pong&);
template json::object to_json(const Bye&);
template json::object to_json(const Table&);
template json::object to_json(const Line&);

std::string typescript() {
    codec::Script script;
    declare_union(script, "ServerMessage", declare(script, Messages{}));
    std::vector<std::string> asks;
    for (const Kind* const kind : kKinds) {
        asks.push_back(name_of(*kind));
        const std::string before = "  kind: \"" + std::string(kind->word) + "\";\n" +
                                   (kind->has_id() ? "  id?: string;\n" : "");
        kind->type().declare(script, asks.back(), before, kind->which);
    }
    declare_union(script, "ClientMessage", asks);
    return "// Made from src/table/wire.h. A test compares the two; to renew this file, run it "
           "so:\n"
           "// MONEYBAGS_RENEW=1 <build>/tests/test_table --gtest_filter='Wire.typescript*'\n\n" +
           script.text().substr(0, script.text().size() - 1);
}

}  // namespace moneybags::wire
