#include "notation/millions/move_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/millions/parts.h"
#include "notation/typed.h"

namespace moneybags::millions {
namespace {

// The fields that an act uses, in the order in which they are written.
std::vector<std::string> fields_of(Act act) {
    std::vector<std::string> fields{"act"};
    if (has_proposer(act)) fields.emplace_back("proposer");
    if (has_character(act)) fields.emplace_back("character");
    if (has_role(act)) fields.emplace_back("role");
    if (has_roles(act)) fields.emplace_back("second");
    if (pays(act)) fields.emplace_back("pay");
    return fields;
}

// A role of another table is read too, so that the rules can say why it is none here.
bool read_any_role(const Context& context, const json::value& from, Role& out, Trail& trail) {
    for (std::size_t i = 0; i < kRoles; ++i) {
        const Role role{static_cast<std::uint8_t>(i)};
        if (from.is_string() && std::string_view(from.get_string()) == codec::name_of(role)) {
            out = role;
            return true;
        }
    }
    return read_json(context, from, out, trail);
}

bool read_pay(const Context& context, const json::value& from, PerSeat<Millions>& out,
              Trail& trail) {
    if (!from.is_object()) return trail.must_be("an object like {\"0\": 3}", codec::quoted(from));
    for (const auto& [key, amount] : from.get_object()) {
        const std::string_view name = key;
        const bool read = trail.at(codec::fit(name), [&, &value = amount] {
            const auto seat = whole_number(name);
            if (!seat || *seat < 0 || *seat >= context.players ||
                name != fmt::format("{}", *seat)) {
                return trail.fail(
                    fmt::format("is no seat; seats are 0 to {}", context.players - 1));
            }
            std::int64_t n = 0;
            if (!codec::read_number(value, -kMostAmount, kMostAmount, n, trail)) return false;
            out[Seat{static_cast<std::uint8_t>(*seat)}] = Millions{static_cast<std::int32_t>(n)};
            return true;
        });
        if (!read) return false;
    }
    return true;
}

}  // namespace

json::value to_json(const Context& context, const Move& m) {
    json::object object;
    object["act"] = codec::name_of(m.act);
    if (has_proposer(m.act)) object["proposer"] = write_json(context, m.proposer);
    if (has_character(m.act)) object["character"] = write_json(context, m.character);
    if (has_role(m.act)) object["role"] = write_json(context, m.role);
    if (has_roles(m.act) && m.second != Role::None)
        object["second"] = write_json(context, m.second);
    if (pays(m.act)) {
        json::object pay;
        for (std::size_t i = 0; i < kMaxSeats; ++i) {
            const Millions amount = m.pay[Seat{static_cast<std::uint8_t>(i)}];
            if (amount != Millions{}) pay[fmt::format("{}", i)] = amount.count();
        }
        object["pay"] = std::move(pay);
    }
    return object;
}

bool from_json(const Context& context, const json::value& from, Move& out, Trail& trail) {
    using codec::read_json;  // for what is not this game's own, like seats
    if (!from.is_object())
        return trail.must_be("an object like {\"act\": \"Ready\"}", codec::quoted(from));
    const json::object& object = from.get_object();
    const auto field = [&](std::string_view key, bool must, const auto& read) {
        return trail.at(key, [&] {
            const json::value* value = object.if_contains(key);
            if (value == nullptr) return !must || trail.fail("is missing");
            return read(*value);
        });
    };
    const auto plain = [&](std::string_view key, auto& into, bool must = true) {
        return field(key, must, [&](const json::value& value) {
            return read_json(context, value, into, trail);
        });
    };
    const auto role = [&](std::string_view key, Role& into, bool must = true) {
        return field(key, must, [&](const json::value& value) {
            return read_any_role(context, value, into, trail);
        });
    };
    if (!plain("act", out.act)) return false;
    const std::vector<std::string> fields = fields_of(out.act);
    for (const auto& [key, value] : object) {
        const std::string_view name = key;
        if (std::find(fields.begin(), fields.end(), name) != fields.end()) continue;
        return trail.at(codec::fit(name), [&] {
            return trail.fail(fmt::format("is no field of {}; its fields are {}",
                                          codec::name_of(out.act), joined(fields, ", ")));
        });
    }
    return (!has_proposer(out.act) || plain("proposer", out.proposer)) &&
           (!has_character(out.act) || plain("character", out.character)) &&
           (!has_role(out.act) || role("role", out.role)) &&
           (!has_roles(out.act) || role("second", out.second, false)) &&
           (!pays(out.act) || field("pay", true, [&](const json::value& value) {
               return read_pay(context, value, out.pay, trail);
           }));
}

}  // namespace moneybags::millions
