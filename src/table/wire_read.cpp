#include <boost/mp11.hpp>
#include <utility>

#include "notation/language.h"
#include "table/form.h"
#include "table/strict_json.h"
#include "table/wire.h"

namespace moneybags::wire {

namespace json = boost::json;
using codec::Trail;

namespace {

bool is_good_id(std::string_view id) {
    if (id.size() > kLongestId) return false;
    for (const char c : id) {
        if (c < 0x20 || c > 0x7E) return false;
    }
    return true;
}

// What a struct's fields do not say: nothing for most.
template <class T>
bool check(const T&, Trail&) {
    return true;
}
bool check(const ask::Hello& hello, Trail& trail) {
    if (!hello.lang || find_language(*hello.lang)) return true;
    return trail.at("lang", [&] {
        return trail.fail("must be one of " + codec::joined(language_tags()) + "; is " +
                          codec::quoted(*hello.lang));
    });
}
bool check(const ask::Move& move, Trail& trail) {
    if (move.move.has_value() != move.text.has_value()) return true;
    return trail.fail(move.move ? "must have either move or text, has both"
                                : "must have either move or text, has neither");
}

template <class Message>
bool read_message(const json::object& from, Ask& out, Trail& trail) {
    Message message;
    if (!form::read_fields(from, message, trail, "id")) return false;
    if constexpr (requires { message.id; }) {
        if (!is_good_id(message.id)) {
            return trail.at("id", [&] {
                return trail.fail("must be at most " + std::to_string(kLongestId) +
                                  " printable ASCII characters, is " + codec::quoted(message.id));
            });
        }
    }
    if (!check(message, trail)) return false;
    out = std::move(message);
    return true;
}

bool read_any(const json::object& from, Ask& out, Trail& trail) {
    std::string kind;
    std::vector<std::string> kinds;
    boost::mp11::mp_for_each<Ask>([&](const auto& message) { kinds.push_back(message.kind); });
    if (!from.contains("kind")) {
        return trail.at("kind", [&] {
            return trail.fail("is missing; must be one of " + codec::joined(kinds));
        });
    }
    if (!form::take(from, "kind", kind, trail)) return false;
    bool known = false, read = false;
    boost::mp11::mp_for_each<Ask>([&](const auto& message) {
        if (message.kind != kind) return;
        known = true;
        read = read_message<std::remove_cvref_t<decltype(message)>>(from, out, trail);
    });
    return known ? read : trail.at("kind", [&] {
        return trail.fail("must be one of " + codec::joined(kinds) + "; is " + codec::quoted(kind));
    });
}

}  // namespace

boost::system::result<Ask, Unreadable> read_ask(std::string_view frame) {
    const Result<json::object> object = read_strictly(frame);
    if (!object) return Unreadable{"", object.error()};
    Ask ask;
    Trail trail;
    if (read_any(*object, ask, trail)) return ask;
    const json::value* id = object->if_contains("id");
    const bool readable = id != nullptr && id->is_string() && is_good_id(id->get_string());
    return Unreadable{readable ? std::string(id->get_string()) : "", trail.problem()};
}

}  // namespace moneybags::wire
