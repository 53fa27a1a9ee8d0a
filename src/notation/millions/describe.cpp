#include "notation/millions/describe.h"

#include "core/words.h"
#include "games/millions/edition.h"
#include "notation/facts.h"
#include "notation/millions/parts.h"

namespace moneybags::millions {

namespace {

using codec::field;
using codec::Field;
using codec::kOf;
using codec::quoted;
using codec::Struct;
using codec::type_of;

const Rules& rules_of(const codec::Context& context) {
    return static_cast<const Context&>(context).rules;
}

// ---- Characters and cards ----

class Characters final : public codec::Word {
   public:
    using Word::Word;
    std::size_t count(const codec::Context& context) const override {
        const Rules& rules = rules_of(context);
        return std::size_t{rules.players} * rules.slots;
    }
    std::string word(const codec::Context& context, std::size_t i) const override {
        const Rules& rules = rules_of(context);
        const Character c{static_cast<std::uint8_t>(i)};
        const Seat seat = owner(rules, c);
        std::string text = context.names[static_cast<std::size_t>(seat)];
        if (rules.slots == 2) text += c == character(rules, seat, 0) ? ".1" : ".2";
        return text;
    }
    std::string name(codec::Script&) const override { return "number"; }
    bool is_numbered() const override { return true; }
};

class Cards final : public codec::Word {
   public:
    using Word::Word;
    std::size_t count(const codec::Context& context) const override {
        return rules_of(context).loot.size();
    }
    std::string word(const codec::Context& context, std::size_t i) const override {
        const auto& id = rules_of(context).loot[i].id;
        const std::string_view text(id.data(), id.size());
        return std::string(text.substr(0, text.find('\0')));
    }
    std::string name(codec::Script&) const override { return "string"; }
};

// ---- Deals ----

// Deal's own fields share bytes and so have no addresses; these have.
struct DealFields {
    Seat proposer{};
    Character character{};
    std::optional<Seat> payer;
    std::optional<Millions> amount;
    std::optional<bool> pool;
};

class Deals final : public Type {
   public:
    using Type::Type;

    json::value write_json(const codec::Context& context, const void* value) const override {
        const Deal& deal = *static_cast<const Deal*>(value);
        DealFields fields{deal.proposer, deal.character, {}, {}, {}};
        if (deal.pooled()) {
            fields.pool = true;
        } else {
            fields.payer = deal.payer;
            fields.amount = deal.amount;
        }
        return table().write_json(context, &fields);
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        DealFields fields;
        if (!table().read_json(context, from, &fields, trail)) return false;
        if (fields.pool && (!*fields.pool || fields.payer || fields.amount)) {
            return trail.at("pool", [&] {
                return trail.fail("must be true and stand instead of a payer, or not be there");
            });
        }
        *static_cast<Deal*>(out) = to_deal(fields);
        return true;
    }
    std::string write_text(const codec::Context& context, const void* value, char) const override {
        const Deal& deal = *static_cast<const Deal*>(value);
        const Seat proposer = deal.proposer;
        const Character leaver = deal.character;
        std::string text = type_of<Seat>().write_text(context, &proposer) + '>' +
                           type_of<Character>().write_text(context, &leaver) + ':';
        if (deal.pooled()) return text + "pool";
        text += std::to_string(deal.amount.count());
        if (deal.payer != proposer) {
            text += '(' + type_of<Seat>().write_text(context, &deal.payer) + ')';
        }
        return text;
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        const std::size_t arrow = from.find('>'), colon = from.find(':');
        if (arrow == from.npos || colon == from.npos || colon < arrow) {
            return trail.must_be("like Al>Bea:3, Bea>Bea:3(Al) or Al>Bea:pool", quoted(from));
        }
        const Type &seat = type_of<Seat>(), &character = type_of<Character>();
        const std::string_view leaver = from.substr(arrow + 1, colon - arrow - 1);
        DealFields fields;
        if (!seat.read_text(context, from.substr(0, arrow), &fields.proposer, trail) ||
            !character.read_text(context, leaver, &fields.character, trail)) {
            return false;
        }
        std::string_view amount = from.substr(colon + 1);
        if (amount == "pool") {
            fields.pool = true;
        } else {
            fields.payer = fields.proposer;
            if (const std::size_t bracket = amount.find('('); bracket != amount.npos) {
                if (!amount.ends_with(')')) return trail.fail("must end with \")\"");
                const std::string_view name =
                    amount.substr(bracket + 1, amount.size() - bracket - 2);
                if (!seat.read_text(context, name, &*fields.payer, trail)) return false;
                amount = amount.substr(0, bracket);
            }
            Millions& sum = fields.amount.emplace();
            if (!type_of<Millions>().read_text(context, amount, &sum, trail)) return false;
        }
        *static_cast<Deal*>(out) = to_deal(fields);
        return true;
    }
    void fold(const codec::Context&, const void* value, codec::Fold& into) const override {
        const Deal& deal = *static_cast<const Deal*>(value);
        into.add(number(deal.proposer));
        into.add(static_cast<int>(deal.character));
        into.add(number(deal.payer));
        into.add(deal.amount.count());
    }
    std::string typescript(codec::Script& script) const override {
        return table().typescript(script);
    }

   private:
    static const Struct& table() {
        static const Struct type{kOf<DealFields>,
                                 "Deal",
                                 {field<&DealFields::proposer>(), field<&DealFields::character>(),
                                  field<&DealFields::payer>(), field<&DealFields::amount>(),
                                  field<&DealFields::pool>()}};
        return type;
    }
    static Deal to_deal(const DealFields& fields) {
        Deal deal;
        deal.proposer = fields.proposer;
        deal.character = fields.character;
        deal.payer = fields.pool ? Deal::kPool : fields.payer.value_or(Seat{});
        deal.amount = fields.amount.value_or(Millions{});
        return deal;
    }
};

// ---- Pools ----

class Pools final : public Type {
   public:
    using Type::Type;

    json::value write_json(const codec::Context& context, const void* value) const override {
        if (*static_cast<const Pool*>(value) == Pool{}) return nullptr;
        return table().write_json(context, value);
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        *static_cast<Pool*>(out) = Pool{};
        return from.is_null() || table().read_json(context, from, out, trail);
    }
    std::string write_text(const codec::Context& context, const void* value, char) const override {
        const Pool& pool = *static_cast<const Pool*>(value);
        if (pool == Pool{}) return std::string(context.nothing);
        std::vector<std::string> payments;
        for (const Seat seat : all_seats(rules_of(context))) {
            if (pool.pay[seat] == Millions{}) continue;
            payments.push_back(type_of<Seat>().write_text(context, &seat) + ':' +
                               std::to_string(pool.pay[seat].count()));
        }
        return joined(payments, "+") + '/' +
               type_of<SeatSet>().write_text(context, &pool.consents, codec::kInner);
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        Pool& pool = *static_cast<Pool*>(out);
        pool = Pool{};
        if (codec::is_nothing(from)) return true;
        const std::size_t slash = from.find('/');
        if (slash == from.npos) return trail.must_be("like Al:1+Dan:2/Al", quoted(from));
        const auto payment = [&](std::size_t, std::string_view item) {
            const std::size_t colon = item.find(':');
            if (colon == item.npos) return trail.must_be("like Al:1", quoted(item));
            const std::string_view name = item.substr(0, colon);
            Seat seat{};
            if (!type_of<Seat>().read_text(context, name, &seat, trail)) return false;
            if (pool.pay[seat] != Millions{}) {
                return trail.fail("must not name " + quoted(name) + " twice");
            }
            return type_of<Millions>().read_text(context, item.substr(colon + 1), &pool.pay[seat],
                                                 trail);
        };
        const std::string_view payments = from.substr(0, slash);
        return (payments.empty() ||
                codec::each_item(payments, codec::kInner, kMaxSeats, trail, payment)) &&
               type_of<SeatSet>().read_text(context, from.substr(slash + 1), &pool.consents, trail,
                                            codec::kInner);
    }
    void fold(const codec::Context& context, const void* value, codec::Fold& into) const override {
        table().fold(context, value, into);
    }
    std::string typescript(codec::Script& script) const override {
        return table().typescript(script) + " | null";
    }

   private:
    static const Struct& table() {
        static const Struct type{
            kOf<Pool>, "Pool", {field<&Pool::pay>(), field<&Pool::consents>()}};
        return type;
    }
};

// Who pays how much in a move: {"0": 3}.
class Payments final : public Type {
   public:
    using Type::Type;

    json::value write_json(const codec::Context&, const void* value) const override {
        const auto& pay = *static_cast<const PerSeat<Millions>*>(value);
        json::object told;
        for (std::size_t i = 0; i < kMaxSeats; ++i) {
            if (pay.items[i] != Millions{}) told[std::to_string(i)] = pay.items[i].count();
        }
        return told;
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        auto& pay = *static_cast<PerSeat<Millions>*>(out);
        if (!from.is_object()) return trail.must_be("an object like {\"0\": 3}", quoted(from));
        for (const auto& item : from.get_object()) {
            const std::string_view name = item.key();
            const bool read = trail.at(codec::fit(name), [&] {
                const auto seat = as_number(name);
                if (!seat || *seat < 0 || *seat >= context.players ||
                    name != std::to_string(*seat)) {
                    return trail.fail("is no seat; seats are 0 to " +
                                      std::to_string(context.players - 1));
                }
                std::int64_t n = 0;
                if (!codec::read_number(item.value(), -kMostAmount, kMostAmount, n, trail)) {
                    return false;
                }
                pay[Seat{static_cast<std::uint8_t>(*seat)}] =
                    Millions{static_cast<std::int32_t>(n)};
                return true;
            });
            if (!read) return false;
        }
        return true;
    }
    std::string typescript(codec::Script&) const override { return "Record<string, number>"; }
};

const Type& payments() {
    static const Payments type{kOf<PerSeat<Millions>>};
    return type;
}

// What follows from the rules and the table, for those who show it and know no rule.
struct Loot {  // the card of this heist
    Millions amount, ante, bonus;
    RoleSet shown;
};
// What somebody's leaving is worth, if all who are in get through: it is what people reckon with
// when they talk, not what will be.
struct Prices {
    Millions mine,
        mine_without;        // what the reader gets as it stands, and with one of the others gone
    Millions offer, demand;  // the price to begin with: what one gains, what one gives up
};
struct Facts {
    std::uint8_t rounds = 0;
    Millions goal;
    std::uint8_t slots = 0;  // characters per player
    RoleSet roles;           // in use, in calling order
    std::optional<Loot> loot;
    std::optional<Prices> prices;
};

// clang-format off
const Type& describe(Tag<Loot>) {
    static const Struct type{kOf<Loot>, "Loot", {
        field<&Loot::amount>(), field<&Loot::ante>(), field<&Loot::bonus>(), field<&Loot::shown>(),
    }};
    return type;
}
const Type& describe(Tag<Prices>) {
    static const Struct type{kOf<Prices>, "Prices", {
        field<&Prices::mine>(), field<&Prices::mine_without>(), field<&Prices::offer>(),
        field<&Prices::demand>(),
    }};
    return type;
}
const Type& describe(Tag<Facts>) {
    static const Struct type{kOf<Facts>, "Facts", {
        field<&Facts::rounds>(), field<&Facts::goal>(), field<&Facts::slots>(),
        field<&Facts::roles>(), field<&Facts::loot>(), field<&Facts::prices>(),
    }};
    return type;
}
// clang-format on

std::optional<Prices> prices_of(const Rules& rules, const View& view) {
    const Open& open = view.open;
    const int in = open.in.size();
    if (view.me == kSpectator || in < 2 || open.phase == Phase::TurnUpLoot) return {};
    const int own = (open.in & characters_of(rules, view.me)).size();
    if (own == 0) return {};
    // What is shared: the card's money, which the second edition has laid into the Centre.
    const Millions pot = open.centre > Millions{} ? open.centre : loot(rules, open).amount;
    const auto share = [&](int sharers) {
        return in_edition(rules, [&](auto edition) { return edition.share(pot, sharers); });
    };
    const Millions now = share(in), then = share(in - 1);
    const auto at_least_one = [](Millions price) { return std::max(price, Millions{1}); };
    return Prices{Millions{own * now.count()}, Millions{own * then.count()},
                  at_least_one(then - now), at_least_one(now)};
}

Facts facts_of(const codec::Context& context, const View& view) {
    const Rules& rules = rules_of(context);
    const Open& open = view.open;
    Facts told{rules.rounds, rules.goal, rules.slots, rules.roles, {}, prices_of(rules, view)};
    if (open.round > 0 && open.phase != Phase::TurnUpLoot) {
        const LootCard& card = loot(rules, open);
        told.loot = Loot{card.amount, card.ante, card.bonus, card.shown};
    }
    return told;
}

const Type& facts() {
    static const codec::FactsOf<View, Facts> type{facts_of};
    return type;
}

}  // namespace

const Type& describe(Tag<Character>) {
    static const Characters type{kOf<Character>};
    return type;
}
const Type& describe(Tag<Card>) {
    static const Cards type{kOf<Card>};
    return type;
}
const Type& describe(Tag<Deal>) {
    static const Deals type{kOf<Deal>};
    return type;
}
const Type& describe(Tag<Pool>) {
    static const Pools type{kOf<Pool>};
    return type;
}

// clang-format off
const Type& describe(Tag<Open>) {
    static const Struct type{kOf<Open>, "Open", {
        field<&Open::phase>(), field<&Open::round>(), field<&Open::leader>(), field<&Open::loot>(),
        field<&Open::turned_up>(), field<&Open::reserve>(), field<&Open::centre>(),
        field<&Open::purse>(), field<&Open::picked>(), field<&Open::in>(), field<&Open::antes>(),
        field<&Open::on_view>(), field<&Open::last>(), field<&Open::cards>(),
        field<&Open::fresh>(), field<&Open::looked>(), field<&Open::spoke>(),
        field<&Open::claim>(), field<&Open::talk>(), field<&Open::ready>(), field<&Open::acted>(),
        field<&Open::deals>(), field<&Open::pools>(), field<&Open::token>(),
        field<&Open::asked>(), field<&Open::roll_call_used>(), field<&Open::call_used>(),
        field<&Open::time_is_up>(), field<&Open::votes_left>(), field<&Open::vote_barred>(),
        field<&Open::voted>(), field<&Open::shown>(), field<&Open::alive>(),
        field<&Open::named>(), field<&Open::winners>(),
    }};
    return type;
}
const Type& describe(Tag<View>) {
    static const Struct type{kOf<View>, "View", {
        field<&View::me>(codec::viewer), field<&View::voted_yes>(), field<&View::open>(),
        field<&View::role>(), codec::whole("facts", facts),
    }};
    return type;
}
const Type& describe(Tag<Move>) {
    static const Struct type{kOf<Move>, "Move", {
        field<&Move::act>(), field<&Move::proposer>(), field<&Move::character>(),
        field<&Move::role>(), field<&Move::second>(), field<&Move::pay>(payments),
    }};
    return type;
}
const Type& describe(Tag<Outcome>) {
    static const Struct type{kOf<Outcome>, "Outcome", {
        field<&Outcome::luck>(), field<&Outcome::leader>(), field<&Outcome::loot>(),
        field<&Outcome::hidden>(),
    }};
    return type;
}
const Type& describe(Tag<Event>) {
    static const Struct type{kOf<Event>, "Event", {
        field<&Event::what>(), field<&Event::to>(), field<&Event::seat>(), field<&Event::other>(),
        field<&Event::character>(), field<&Event::role>(), field<&Event::second>(),
        field<&Event::card>(), field<&Event::number>(), field<&Event::amount>(),
        field<&Event::seats>(), field<&Event::pay>(), field<&Event::roles>(),
    }};
    return type;
}
// clang-format on

}  // namespace moneybags::millions
