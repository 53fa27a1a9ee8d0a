#include "notation/madcity/move_json.h"

#include <string>
#include <string_view>

#include "notation/madcity/vocabulary.h"

namespace moneybags::madcity {
namespace {

// The one field that an act has beside itself; empty if it has none.
std::string_view field_of(Act act) {
    if (has_business(act)) return "business";
    if (has_place(act)) return "place";
    return has_seat(act) ? "seat" : "";
}

}  // namespace

json::value to_json(const Context& context, const Move& m) {
    json::object object;
    object["act"] = codec::name_of(m.act);
    if (has_business(m.act)) object["business"] = write_json(context, m.business);
    if (has_place(m.act)) object["place"] = write_json(context, m.place);
    if (has_seat(m.act)) object["seat"] = codec::write_json(context, m.seat);
    return object;
}

bool from_json(const Context& context, const json::value& from, Move& out, Trail& trail) {
    if (!from.is_object())
        return trail.must_be("an object like {\"act\": \"Roll\"}", codec::quoted(from));
    const json::object& object = from.get_object();
    const json::value* act = object.if_contains("act");
    const bool read = trail.at("act", [&] {
        return act == nullptr ? trail.fail("is missing")
                              : codec::read_json(context, *act, out.act, trail);
    });
    if (!read) return false;
    const std::string_view field = field_of(out.act);
    for (const auto& [key, value] : object) {
        const std::string_view name = key;
        if (name == "act" || name == field) continue;
        return trail.at(codec::fit(name), [&] {
            return trail.fail("is no field of " + std::string(codec::name_of(out.act)) +
                              "; its fields are act" +
                              (field.empty() ? "" : ", " + std::string(field)));
        });
    }
    if (field.empty()) return true;
    return trail.at(field, [&] {
        const json::value* value = object.if_contains(field);
        if (value == nullptr) return trail.fail("is missing");
        if (has_place(out.act)) return read_json(context, *value, out.place, trail);
        if (has_seat(out.act)) return codec::read_json(context, *value, out.seat, trail);
        if (value->is_null()) return trail.must_be("the id of a business", "null");
        return read_json(context, *value, out.business, trail);
    });
}

}  // namespace moneybags::madcity
