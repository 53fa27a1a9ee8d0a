#include "notation/guillotines/move_json.h"

#include <algorithm>

#include "notation/guillotines/grammar.h"

namespace moneybags::guillotines {

namespace {

std::vector<std::string> fields_of(const Form& form) {
    std::vector<std::string> fields{"act"};
    if (form.markets > 0) fields.emplace_back("market");
    if (form.markets > 1) fields.emplace_back("other");
    if (form.cards > 0) fields.emplace_back("cards");
    if (form.assets > 0) fields.emplace_back("assets");
    if (form.seat) fields.emplace_back("seat");
    if (form.role) fields.emplace_back("role");
    if (form.policy) fields.emplace_back("policy");
    if (form.billionaire) fields.emplace_back("billionaire");
    if (form.crisis) fields.emplace_back("crisis");
    if (form.ups) fields.emplace_back("ups");
    return fields;
}

// Pieces up to the last that is there; "none" only before it.
template <class T>
json::array listed(const Context& context, const std::array<T, 3>& pieces) {
    std::size_t size = pieces.size();
    while (size > 0 && pieces[size - 1] == T::None) --size;
    json::array list;
    for (std::size_t i = 0; i < size; ++i) list.push_back(write_json(context, pieces[i]));
    return list;
}

template <class T>
bool read_listed(const Context& context, const json::value& from, int most,
                 std::array<T, 3>& pieces, Trail& trail) {
    return codec::each_item(from, codec::kOuter, static_cast<std::size_t>(most), trail,
                            [&](std::size_t i, const json::value& item) {
                                if (!read_json(context, item, pieces[i], trail)) return false;
                                if constexpr (std::is_same_v<T, Kind>) {
                                    return pieces[i] != Kind::Hidden ||
                                           trail.fail("must name a card");
                                }
                                return true;
                            });
}

}  // namespace

json::value to_json(const Context& context, const Move& m) {
    const Form& form = guillotines::form(m.act);
    json::object told;
    told["act"] = codec::name_of(m.act);
    if (form.markets > 0) told["market"] = write_json(context, m.market);
    if (form.markets > 1) told["other"] = write_json(context, m.other);
    if (form.cards > 0) told["cards"] = listed(context, m.cards);
    if (form.assets > 0) told["assets"] = listed(context, m.assets);
    if (form.seat && m.seat != kNobody) told["seat"] = write_json(context, m.seat);
    if (form.role) told["role"] = write_json(context, m.role);
    if (form.policy) told["policy"] = write_json(context, m.policy);
    if (form.billionaire) told["billionaire"] = write_json(context, m.billionaire);
    if (form.crisis) told["crisis"] = write_json(context, m.crisis);
    if (form.ups) told["ups"] = m.ups;
    return told;
}

bool from_json(const Context& context, const json::value& from, Move& out, Trail& trail) {
    if (!from.is_object()) {
        return trail.must_be("an object like {\"act\": \"Draw\"}", codec::quoted(from));
    }
    const json::object& object = from.get_object();
    const json::value* act = object.if_contains("act");
    if (!trail.at("act", [&] {
            return act == nullptr ? trail.fail("is missing")
                                  : codec::read_json(static_cast<const codec::Context&>(context),
                                                     *act, out.act, trail);
        })) {
        return false;
    }
    const Form& form = guillotines::form(out.act);
    const std::vector<std::string> fields = fields_of(form);
    for (const auto& item : object) {
        const std::string_view key = item.key();
        const bool read = trail.at(codec::fit(key), [&] {
            if (std::find(fields.begin(), fields.end(), key) == fields.end()) {
                return trail.fail("is no field of " + std::string(codec::name_of(out.act)) +
                                  "; its fields are " + codec::joined(fields));
            }
            const json::value& value = item.value();
            if (key == "market") return read_json(context, value, out.market, trail);
            if (key == "other") return read_json(context, value, out.other, trail);
            if (key == "cards") return read_listed(context, value, form.cards, out.cards, trail);
            if (key == "assets") {
                return read_listed(context, value, form.assets, out.assets, trail);
            }
            if (key == "seat") return read_json(context, value, out.seat, trail);
            if (key == "role") return read_json(context, value, out.role, trail);
            if (key == "policy") return read_json(context, value, out.policy, trail);
            if (key == "billionaire") return read_json(context, value, out.billionaire, trail);
            if (key == "crisis") return read_json(context, value, out.crisis, trail);
            if (key != "ups") return true;
            std::int64_t ups = 0;
            if (!codec::read_number(value, 0, 7, ups, trail)) return false;
            out.ups = static_cast<std::uint8_t>(ups);
            return true;
        });
        if (!read) return false;
    }
    for (const std::string must : {"market", "other", "policy", "billionaire", "crisis"}) {
        const bool asked = std::find(fields.begin(), fields.end(), must) != fields.end();
        if (asked && !object.contains(must)) {
            return trail.at(must, [&] { return trail.fail("is missing"); });
        }
    }
    return true;
}

}  // namespace moneybags::guillotines
