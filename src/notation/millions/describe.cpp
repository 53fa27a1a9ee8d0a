#include "notation/millions/describe.h"

namespace moneybags::millions {

namespace {

using codec::joined;
using codec::quoted;

template <class T>
bool none_of(const std::vector<std::string>& right, const T& is, Trail& trail) {
    return trail.fail("must be one of " + joined(right) + "; is " + quoted(is));
}

std::string_view id_of(const LootCard& card) {
    const std::string_view id(card.id.data(), card.id.size());
    return id.substr(0, id.find('\0'));
}

std::vector<std::string> names_in_use(const Context& context, std::string_view none) {
    std::vector<std::string> names;
    for (const Role role : context.rules.roles) names.emplace_back(codec::name_of(role));
    names.emplace_back(none);
    return names;
}

bool read_role(const Context& context, std::string_view from, Role& out) {
    for (const Role role : context.rules.roles) {
        if (codec::name_of(role) != from) continue;
        out = role;
        return true;
    }
    return false;
}

}  // namespace

// ---- Characters ----

json::value write_json(const Context&, Character c) { return static_cast<int>(c); }

std::string write_text(const Context& context, Character c) {
    const Seat seat = owner(context.rules, c);
    std::string text = write_text(context, seat);
    if (context.rules.slots == 2) text += c == character(context.rules, seat, 0) ? ".1" : ".2";
    return text;
}

bool read_json(const Context& context, const json::value& from, Character& out, Trail& trail) {
    std::int64_t n = 0;
    const auto count = static_cast<std::int64_t>(live(context, Character{}));
    if (!codec::read_number(from, 0, count - 1, n, trail)) return false;
    out = Character{static_cast<std::uint8_t>(n)};
    return true;
}

bool read_text(const Context& context, std::string_view from, Character& out, Trail& trail) {
    std::vector<std::string> right;
    for (const Character c : all_characters(context.rules)) {
        right.push_back(write_text(context, c));
        if (right.back() != from) continue;
        out = c;
        return true;
    }
    return none_of(right, from, trail);
}

void fold(const Context&, Character c, Fold& into) { into.add(static_cast<int>(c)); }

// ---- Loot cards ----

std::string write_text(const Context& context, Card card) {
    return std::string(id_of(context.rules.loot[static_cast<std::size_t>(card)]));
}

json::value write_json(const Context& context, Card card) {
    return json::value(write_text(context, card));
}

bool read_text(const Context& context, std::string_view from, Card& out, Trail& trail) {
    std::vector<std::string> right;
    for (std::size_t i = 0; i < context.rules.loot.size(); ++i) {
        right.emplace_back(id_of(context.rules.loot[i]));
        if (right.back() != from) continue;
        out = Card{static_cast<std::uint8_t>(i)};
        return true;
    }
    return none_of(right, from, trail);
}

bool read_json(const Context& context, const json::value& from, Card& out, Trail& trail) {
    if (!from.is_string()) return trail.must_be("the id of a Loot card", quoted(from));
    return read_text(context, std::string_view(from.get_string()), out, trail);
}

void fold(const Context&, Card card, Fold& into) { into.add(static_cast<int>(card)); }

// ---- Roles ----

json::value write_json(const Context&, Role role) {
    return role == Role::None ? json::value(nullptr) : json::value(codec::name_of(role));
}

std::string write_text(const Context& context, Role role) {
    return std::string(role == Role::None ? context.nothing : codec::name_of(role));
}

bool read_json(const Context& context, const json::value& from, Role& out, Trail& trail) {
    if (from.is_null()) {
        out = Role::None;
        return true;
    }
    if (from.is_string() && read_role(context, from.get_string(), out)) return true;
    return none_of(names_in_use(context, "null"), from, trail);
}

bool read_text(const Context& context, std::string_view from, Role& out, Trail& trail) {
    if (codec::is_nothing(context, from)) {
        out = Role::None;
        return true;
    }
    return read_role(context, from, out) ||
           none_of(names_in_use(context, context.nothing), from, trail);
}

// ---- Deals ----

namespace {

// Deal's own fields share bytes and so cannot be described; these can.
struct DealFields {
    Seat proposer{};
    Character character{};
    Seat payer{};
    Millions amount;
    bool pool = false;
};
BOOST_DESCRIBE_STRUCT(DealFields, (), (proposer, character, payer, amount, pool))

codec::Field with_one_payer(std::string_view name) {
    return name == "pool" ? codec::Field::Absent : codec::Field::Always;
}
codec::Field of_a_pool(std::string_view name) {
    return name == "payer" || name == "amount" ? codec::Field::Absent : codec::Field::Always;
}

Deal to_deal(const DealFields& fields) {
    Deal deal;
    deal.proposer = fields.proposer;
    deal.character = fields.character;
    deal.payer = fields.pool ? Deal::kPool : fields.payer;
    deal.amount = fields.amount;
    return deal;
}

}  // namespace

json::value write_json(const Context& context, const Deal& deal) {
    const DealFields fields{deal.proposer, deal.character, deal.payer, deal.amount, deal.pooled()};
    return deal.pooled() ? codec::write_object(context, fields, of_a_pool)
                         : codec::write_object(context, fields, with_one_payer);
}

bool read_json(const Context& context, const json::value& from, Deal& out, Trail& trail) {
    const bool pooled = from.is_object() && from.get_object().contains("pool");
    DealFields fields;
    const bool read = pooled ? codec::read_object(context, from, fields, trail, of_a_pool)
                             : codec::read_object(context, from, fields, trail, with_one_payer);
    if (!read) return false;
    if (pooled && !fields.pool) {
        return trail.at("pool", [&] { return trail.fail("must be true or not be there"); });
    }
    out = to_deal(fields);
    return true;
}

std::string write_text(const Context& context, const Deal& deal) {
    const Seat proposer = deal.proposer;
    const Character leaver = deal.character;
    std::string text = write_text(context, proposer) + '>' + write_text(context, leaver) + ':';
    if (deal.pooled()) return text + "pool";
    text += write_text(context, deal.amount);
    if (deal.payer != proposer) text += '(' + write_text(context, deal.payer) + ')';
    return text;
}

bool read_text(const Context& context, std::string_view from, Deal& out, Trail& trail) {
    const std::size_t arrow = from.find('>');
    const std::size_t colon = from.find(':');
    if (arrow == from.npos || colon == from.npos || colon < arrow) {
        return trail.must_be("like Al>Bea:3, Bea>Bea:3(Al) or Al>Bea:pool", quoted(from));
    }
    DealFields fields;
    if (!read_text(context, from.substr(0, arrow), fields.proposer, trail)) return false;
    if (!read_text(context, from.substr(arrow + 1, colon - arrow - 1), fields.character, trail)) {
        return false;
    }
    std::string_view amount = from.substr(colon + 1);
    fields.pool = amount == "pool";
    fields.payer = fields.proposer;
    if (!fields.pool) {
        if (const std::size_t bracket = amount.find('('); bracket != amount.npos) {
            if (!amount.ends_with(')')) return trail.fail("must end with \")\"");
            const std::string_view name = amount.substr(bracket + 1, amount.size() - bracket - 2);
            if (!read_text(context, name, fields.payer, trail)) return false;
            amount = amount.substr(0, bracket);
        }
        if (!read_text(context, amount, fields.amount, trail)) return false;
    }
    out = to_deal(fields);
    return true;
}

void fold(const Context& context, const Deal& deal, Fold& into) {
    const Seat proposer = deal.proposer;
    const Character leaver = deal.character;
    fold(context, proposer, into);
    fold(context, leaver, into);
    fold(context, deal.payer, into);
    fold(context, deal.amount, into);
}

// ---- Pools ----

json::value write_json(const Context& context, const Pool& pool) {
    if (pool == Pool{}) return nullptr;
    return codec::write_object(context, pool, codec::every_field);
}

bool read_json(const Context& context, const json::value& from, Pool& out, Trail& trail) {
    out = Pool{};
    return from.is_null() || codec::read_object(context, from, out, trail, codec::every_field);
}

std::string write_text(const Context& context, const Pool& pool) {
    if (pool == Pool{}) return std::string(context.nothing);
    std::vector<std::string> payments;
    for (const Seat seat : all_seats(context.rules)) {
        if (pool.pay[seat] == Millions{}) continue;
        payments.push_back(write_text(context, seat) + ':' + write_text(context, pool.pay[seat]));
    }
    return joined(payments, "+") + '/' + write_text(context, pool.consents, codec::kInner);
}

bool read_text(const Context& context, std::string_view from, Pool& out, Trail& trail) {
    out = Pool{};
    if (codec::is_nothing(context, from)) return true;
    const std::size_t slash = from.find('/');
    if (slash == from.npos) return trail.must_be("like Al:1+Dan:2/Al", quoted(from));
    const auto payment = [&](std::size_t, std::string_view item) {
        const std::size_t colon = item.find(':');
        if (colon == item.npos) return trail.must_be("like Al:1", quoted(item));
        Seat seat{};
        if (!read_text(context, item.substr(0, colon), seat, trail)) return false;
        if (out.pay[seat] != Millions{}) {
            return trail.fail("must not name " + quoted(item.substr(0, colon)) + " twice");
        }
        return read_text(context, item.substr(colon + 1), out.pay[seat], trail);
    };
    if (slash > 0 &&
        !codec::each_item(from.substr(0, slash), codec::kInner, kMaxSeats, trail, payment)) {
        return false;
    }
    return read_text(context, from.substr(slash + 1), out.consents, trail, codec::kInner);
}

}  // namespace moneybags::millions
