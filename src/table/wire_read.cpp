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

template <class T>
bool read_message(const json::object& from, Ask& out, Trail& trail) {
    static constexpr auto is_sent = [](std::string_view field) {
        if constexpr (kHasId<T>) return !entry::is_filled_in<T>(field);
        return true;
    };
    std::vector<std::string_view> fields{"kind"};
    if (kHasId<T>) fields.push_back("id");
    for (const std::string_view field : form::fields_of<T>()) {
        if (is_sent(field)) fields.push_back(field);
    }
    if (!form::only(from, fields, trail)) return false;
    if (!form::take(from, "id", out.id, trail)) return false;
    if (!is_good_id(out.id)) {
        return trail.at("id", [&] {
            return trail.fail("must be at most " + std::to_string(kLongestId) +
                              " printable ASCII characters, is " + codec::quoted(out.id));
        });
    }
    T message;
    bool ok = true;
    boost::mp11::mp_for_each<form::MembersOf<T>>([&](auto d) {
        if (ok && is_sent(d.name)) ok = form::read_field(from, d.name, message.*d.pointer, trail);
    });
    if (!ok) return false;
    if constexpr (requires { message.problem(); }) {
        if (const auto problem = message.problem()) {
            return trail.at(problem->where, [&] { return trail.fail(problem->what); });
        }
    }
    if constexpr (std::is_constructible_v<Command::What, T>) {
        out.what = Command::What(std::move(message));
    } else {
        out.what = std::move(message);
    }
    return true;
}

bool read_any(const json::object& from, Ask& out, Trail& trail) {
    std::string kind;
    std::vector<std::string> kinds;
    boost::mp11::mp_for_each<Asks>([&](const auto& message) {
        kinds.emplace_back(std::remove_cvref_t<decltype(message)>::kAsked);
    });
    if (!from.contains("kind")) {
        return trail.at("kind", [&] {
            return trail.fail("is missing; must be one of " + codec::joined(kinds));
        });
    }
    if (!form::take(from, "kind", kind, trail)) return false;
    bool known = false, read = false;
    boost::mp11::mp_for_each<Asks>([&](const auto& message) {
        using Message = std::remove_cvref_t<decltype(message)>;
        if (Message::kAsked != kind) return;
        known = true;
        read = read_message<Message>(from, out, trail);
    });
    return known ? read : trail.at("kind", [&] {
        return trail.fail("must be one of " + codec::joined(kinds) + "; is " + codec::quoted(kind));
    });
}

}  // namespace

std::optional<Problem> ask::Hello::problem() const {
    if (!lang || find_language(*lang)) return {};
    return Problem{"lang", "must be one of " + codec::joined(language_tags()) + "; is " +
                               codec::quoted(*lang)};
}

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
