#include "notation/guillotines/describe.h"

#include <cctype>

#include "core/words.h"

namespace moneybags::guillotines {

namespace {

using codec::each_item;
using codec::field;
using codec::kInner;
using codec::kOf;
using codec::kOuter;
using codec::quoted;
using codec::Struct;
using codec::type_of;

const Rules& rules_of(const codec::Context& context) {
    return static_cast<const Context&>(context).rules;
}

std::string dashed(std::string_view name) {  // "KillerRobots" -> "killer-robots"
    std::string text;
    for (const char c : name) {
        if (std::isupper(static_cast<unsigned char>(c)) != 0) {
            if (!text.empty()) text += '-';
            text += lower(c);
        } else {
            text += c;
        }
    }
    return text;
}

constexpr std::string_view kHidden = "hidden";

class Kinds final : public codec::Word {
   public:
    Kinds() : Word(kOf<Kind>, static_cast<std::uint8_t>(Kind::None)) {}
    std::size_t count(const codec::Context&) const override {
        return static_cast<std::size_t>(Kind::Hidden) + 1;
    }
    std::string word(const codec::Context&, std::size_t i) const override {
        return id_of(Kind{static_cast<std::uint8_t>(i)});
    }
    std::string name(codec::Script&) const override { return "string"; }
};

class Assets final : public codec::Word {
   public:
    Assets() : Word(kOf<Asset>, static_cast<std::uint8_t>(Asset::None)) {}
    std::size_t count(const codec::Context&) const override { return kAssets; }
    std::string word(const codec::Context& context, std::size_t i) const override {
        return id_of(rules_of(context), Asset{static_cast<std::uint8_t>(i)});
    }
    std::string name(codec::Script&) const override { return "string"; }
};

// ---- Heaps of cards ----

class Bags final : public Type {
   public:
    using Type::Type;
    json::value write_json(const codec::Context&, const void* bag) const override {
        json::array list;
        for (const std::string& id : ids(bag)) list.push_back(json::value(id));
        return list;
    }
    std::string write_text(const codec::Context& context, const void* bag, char) const override {
        const std::vector<std::string> all = ids(bag);
        return all.empty() ? std::string(context.nothing) : joined(all, "+");
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        Bag& bag = *static_cast<Bag*>(out);
        bag = {};
        return each_item(from, kInner, kMaxCards, trail, [&](std::size_t, const json::value& item) {
            Kind kind{};
            return type_of<Kind>().read_json(context, item, &kind, trail) && put(bag, kind, trail);
        });
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        Bag& bag = *static_cast<Bag*>(out);
        bag = {};
        if (codec::is_nothing(from)) return true;
        return each_item(from, kInner, kMaxCards, trail, [&](std::size_t, std::string_view item) {
            Kind kind{};
            return type_of<Kind>().read_text(context, item, &kind, trail) && put(bag, kind, trail);
        });
    }
    void fold(const codec::Context&, const void* bag, codec::Fold& into) const override {
        const std::uint64_t bits = static_cast<const Bag*>(bag)->bits();
        into.add(static_cast<std::int64_t>(bits & 0xFFFFFFFFu));
        into.add(static_cast<std::int64_t>(bits >> 32));
    }
    std::string typescript(codec::Script&) const override { return "string[]"; }

   private:
    static std::vector<std::string> ids(const void* bag) {
        std::vector<std::string> all;
        for (const Kind kind : *static_cast<const Bag*>(bag)) {
            all.insert(all.end(), static_cast<const Bag*>(bag)->count(kind), id_of(kind));
        }
        return all;
    }
    // Adds a card that was read to a heap that may be full of its kind.
    static bool put(Bag& bag, Kind kind, Trail& trail) {
        if (static_cast<std::size_t>(kind) >= kKinds) return trail.fail("must name a card");
        if (bag.count(kind) == Bag::kMostCopies) {
            return trail.fail("must not hold more than " + std::to_string(Bag::kMostCopies) +
                              " of " + quoted(id_of(kind)));
        }
        bag.add(kind);
        return true;
    }
};

// Pieces of a move up to the last that is there.
template <class T>
class Pieces final : public Type {
   public:
    using Array = std::array<T, 3>;
    Pieces() : Type(kOf<Array>) {}
    json::value write_json(const codec::Context& context, const void* value) const override {
        const Array& pieces = *static_cast<const Array*>(value);
        std::size_t size = pieces.size();
        while (size > 0 && pieces[size - 1] == T::None) --size;
        json::array list;
        for (std::size_t i = 0; i < size; ++i) {
            list.push_back(type_of<T>().write_json(context, &pieces[i]));
        }
        return list;
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        return each_item(from, kOuter, std::tuple_size_v<Array>, trail,
                         [&](std::size_t i, const json::value& item) {
                             return type_of<T>().read_json(context, item,
                                                           &(*static_cast<Array*>(out))[i], trail);
                         });
    }
    std::string typescript(codec::Script&) const override { return "(string | null)[]"; }
};
template <class T>
const Type& pieces() {
    static const Pieces<T> type;
    return type;
}

// ---- Offers ----

struct StepFields {
    Asset given = Asset::None;
    std::optional<Asset> back;
    std::optional<Seat> to;
};
const Type& describe(Tag<StepFields>) {
    static const Struct type{
        kOf<StepFields>,
        "OfferStep",
        {field<&StepFields::given>(), field<&StepFields::back>(), field<&StepFields::to>()}};
    return type;
}

struct OfferFields {
    FixedVector<StepFields, kMaxSteps> steps;
    FixedVector<Asset, kSacrificed> sacrifice;
};

class Offers final : public Type {
   public:
    using Type::Type;
    json::value write_json(const codec::Context& context, const void* value) const override {
        const Offer& offer = *static_cast<const Offer*>(value);
        if (offer.empty()) return nullptr;
        OfferFields fields;
        for (std::size_t i = 0; i < offer.made; ++i) {
            const OfferStep& step = offer.steps[i];
            StepFields told{step.given, {}, {}};
            if (step.is_swap()) {
                told.back = step.back;
            } else {
                told.to = step.to;
            }
            fields.steps.push_back(told);
        }
        for (std::size_t i = 0; i < offer.sacrificed; ++i) {
            fields.sacrifice.push_back(offer.sacrifice[i]);
        }
        return table().write_json(context, &fields);
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        Offer& offer = *static_cast<Offer*>(out);
        offer = Offer{};
        if (from.is_null()) return true;
        OfferFields fields;
        if (!table().read_json(context, from, &fields, trail)) return false;
        for (const StepFields& step : fields.steps) {
            if (!put(offer, {step.given, step.back.value_or(Asset::None), step.to.value_or(Seat{})},
                     trail)) {
                return false;
            }
        }
        for (const Asset asset : fields.sacrifice) {
            if (!sacrifice(offer, asset, trail)) return false;
        }
        return true;
    }
    std::string write_text(const codec::Context& context, const void* value, char) const override {
        const Offer& offer = *static_cast<const Offer*>(value);
        if (offer.empty()) return std::string(context.nothing);
        const auto text = [&](const auto& piece) {
            return type_of<std::remove_cvref_t<decltype(piece)>>().write_text(context, &piece);
        };
        std::vector<std::string> steps, sacrificed;
        for (std::size_t i = 0; i < offer.made; ++i) {
            const OfferStep& step = offer.steps[i];
            steps.push_back(text(step.given) +
                            (step.is_swap() ? '~' + text(step.back) : '>' + text(step.to)));
        }
        for (std::size_t i = 0; i < offer.sacrificed; ++i) {
            sacrificed.push_back(text(offer.sacrifice[i]));
        }
        return joined(steps, "+") + '/' + joined(sacrificed, "+");
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        Offer& offer = *static_cast<Offer*>(out);
        offer = Offer{};
        if (codec::is_nothing(from)) return true;
        const std::size_t slash = from.find('/');
        if (slash == from.npos) {
            return trail.must_be("like think-tank~mega-yacht/ or /art-hoard+mega-yacht+think-tank",
                                 quoted(from));
        }
        const auto read = [&](std::string_view word, auto& piece) {
            return type_of<std::remove_cvref_t<decltype(piece)>>().read_text(context, word, &piece,
                                                                             trail);
        };
        const auto step = [&](std::size_t, std::string_view item) {
            const std::size_t sign = item.find_first_of("~>");
            if (sign == item.npos) return trail.must_be("like think-tank~mega-yacht", quoted(item));
            OfferStep made;
            const std::string_view rest = item.substr(sign + 1);
            return read(item.substr(0, sign), made.given) &&
                   (item[sign] == '~' ? read(rest, made.back) : read(rest, made.to)) &&
                   put(offer, made, trail);
        };
        const auto given = [&](std::size_t, std::string_view item) {
            Asset asset{};
            return read(item, asset) && sacrifice(offer, asset, trail);
        };
        const std::string_view steps = from.substr(0, slash), sacrificed = from.substr(slash + 1);
        return (steps.empty() || each_item(steps, kInner, kMaxSteps, trail, step)) &&
               (sacrificed.empty() || each_item(sacrificed, kInner, kSacrificed, trail, given));
    }
    void fold(const codec::Context&, const void* value, codec::Fold& into) const override {
        const Offer& offer = *static_cast<const Offer*>(value);
        into.add(offer.made);
        into.add(offer.sacrificed);
        for (const OfferStep& step : offer.steps) {
            into.add(static_cast<int>(step.given));
            into.add(static_cast<int>(step.back));
            into.add(number(step.to));
        }
        for (const Asset asset : offer.sacrifice) into.add(static_cast<int>(asset));
    }
    std::string typescript(codec::Script& script) const override {
        return table().typescript(script) + " | null";
    }

   private:
    static const Struct& table() {
        static const Struct type{kOf<OfferFields>,
                                 "Offer",
                                 {field<&OfferFields::steps>(), field<&OfferFields::sacrifice>()}};
        return type;
    }
    // A step that was read goes where the next one is due.
    static bool put(Offer& offer, const OfferStep& step, Trail& trail) {
        if (step.given == Asset::None) return trail.fail("must name an Asset");
        offer.steps[offer.made++] = step;
        return true;
    }
    static bool sacrifice(Offer& offer, Asset asset, Trail& trail) {
        if (asset == Asset::None) return trail.fail("must name an Asset");
        offer.sacrifice[offer.sacrificed++] = asset;
        return true;
    }
};

// ---- Roles that others cannot hold ----

class Bars final : public Type {
   public:
    using Barred = PerPlayer<PerPlayer<RoleSet>>;
    using Type::Type;
    json::value write_json(const codec::Context& context, const void* value) const override {
        return rows().write_json(context, value);
    }
    bool read_json(const codec::Context& context, const json::value& from, void* out,
                   Trail& trail) const override {
        return rows().read_json(context, from, out, trail);
    }
    std::string write_text(const codec::Context& context, const void* value, char) const override {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < std::size_t(context.players); ++i) {
            const auto& row = static_cast<const Barred*>(value)->items[i];
            all.push_back(type_of<PerPlayer<RoleSet>>().write_text(context, &row, '/'));
        }
        return joined(all, ",");
    }
    bool read_text(const codec::Context& context, std::string_view from, void* out, Trail& trail,
                   char) const override {
        const auto players = static_cast<std::size_t>(context.players);
        const auto row = [&](std::size_t i, std::string_view item) {
            return type_of<PerPlayer<RoleSet>>().read_text(
                context, item, &static_cast<Barred*>(out)->items[i], trail, '/');
        };
        return each_item(from, kOuter, players, trail, row) &&
               (codec::split(from, kOuter).size() == players ||
                trail.fail("must have as many rows as players"));
    }
    void fold(const codec::Context& context, const void* value, codec::Fold& into) const override {
        rows().fold(context, value, into);
    }
    std::string typescript(codec::Script& script) const override {
        return rows().typescript(script);
    }

   private:
    static const Type& rows() {
        static const codec::Row type{kOf<Barred>, type_of<PerPlayer<RoleSet>>(),
                                     &static_cast<const codec::Word&>(type_of<Seat>())};
        return type;
    }
};

// ---- Cards at a Market ----

struct CardFields {
    Kind kind = Kind::None;
    Seat by = kNobody;
    bool up = false;
};
const Type& describe(Tag<CardFields>) {
    static const Struct type{
        kOf<CardFields>,
        "MarketCard",
        {field<&CardFields::kind>(), field<&CardFields::by>(maybe_seat), field<&CardFields::up>()}};
    return type;
}
using CardList = std::vector<CardFields>;

CardFields fields_of(MarketCard card) {
    return {card.kind(), card.is_invested() ? card.investor() : kNobody, card.is_face_up()};
}

// A card that was read goes on top of its Market; Markets are read in order.
bool put(Markets::Sizes& sizes, MarketCards& cards, Market market, const CardFields& card,
         Trail& trail) {
    std::size_t total = 0;
    for (const std::uint8_t size : sizes.items) total += size;
    if (total == kMaxCards) {
        return trail.fail("must not be more than " + std::to_string(kMaxCards) + " cards");
    }
    if (card.kind == Kind::None) return trail.fail("must be a card");
    if (card.up && card.by != kNobody) return trail.fail("must not be invested and face-up");
    cards[total] = card.up              ? MarketCard::face_up(card.kind)
                   : card.by == kNobody ? MarketCard::dealt(card.kind)
                                        : MarketCard::invested(card.kind, card.by);
    ++sizes[market];
    return true;
}

Market nth_market(std::size_t m) { return Market{static_cast<std::uint8_t>(m)}; }

}  // namespace

// ---- Markets ----

json::value Markets::write_json(const codec::Context& context, const void* whole) const {
    json::object told;
    std::size_t at = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        CardList list;
        for (int i = 0; i < sizes_(whole)[nth_market(m)]; ++i) {
            list.push_back(fields_of(cards_(whole)[at++]));
        }
        told[codec::name_of(nth_market(m))] = type_of<CardList>().write_json(context, &list);
    }
    return told;
}

std::string Markets::write_text(const codec::Context& context, const void* whole, char) const {
    std::vector<std::string> markets;
    std::size_t at = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        std::vector<std::string> list;
        for (int i = 0; i < sizes_(whole)[nth_market(m)]; ++i) {
            const CardFields fields = fields_of(cards_(whole)[at++]);
            std::string card = fields.kind == Kind::Hidden ? "?" : id_of(fields.kind);
            if (fields.up) card += '^';
            if (fields.by != kNobody) card += '@' + type_of<Seat>().write_text(context, &fields.by);
            list.push_back(std::move(card));
        }
        markets.push_back(std::string(codec::name_of(nth_market(m))) + ':' +
                          (list.empty() ? std::string(context.nothing) : joined(list, "+")));
    }
    return joined(markets, ",");
}

bool Markets::read_json(const codec::Context& context, const json::value& from, void* out,
                        Trail& trail) const {
    sizes(out) = {};
    cards(out) = {};
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    for (const auto& item : from.get_object()) {
        Market market{};
        if (!type_of<Market>().read_text(context, item.key(), &market, trail)) return false;
    }
    for (std::size_t m = 0; m < kMarkets; ++m) {
        const json::value* list = from.get_object().if_contains(codec::name_of(nth_market(m)));
        if (list == nullptr) continue;
        const bool read = trail.at(codec::name_of(nth_market(m)), [&] {
            CardList market;
            if (!type_of<CardList>().read_json(context, *list, &market, trail)) return false;
            for (std::size_t i = 0; i < market.size(); ++i) {
                if (!trail.at(i, [&] {
                        return put(sizes(out), cards(out), nth_market(m), market[i], trail);
                    })) {
                    return false;
                }
            }
            return true;
        });
        if (!read) return false;
    }
    return true;
}

bool Markets::read_text(const codec::Context& context, std::string_view from, void* out,
                        Trail& trail, char) const {
    sizes(out) = {};
    cards(out) = {};
    return each_item(from, kOuter, kMarkets, trail, [&](std::size_t m, std::string_view item) {
        const std::string before = std::string(codec::name_of(nth_market(m))) + ':';
        if (!item.starts_with(before)) {
            return trail.must_be("like " + before + "locks-2+bombs-1^", quoted(item));
        }
        item.remove_prefix(before.size());
        if (codec::is_nothing(item)) return true;
        return each_item(item, kInner, kMaxCards, trail, [&](std::size_t, std::string_view card) {
            CardFields fields{Kind::Hidden, kNobody, card.ends_with('^')};
            if (fields.up) card.remove_suffix(1);
            if (const std::size_t sign = card.find('@'); sign != card.npos) {
                const std::string_view name = card.substr(sign + 1);
                if (!type_of<Seat>().read_text(context, name, &fields.by, trail)) return false;
                card = card.substr(0, sign);
            }
            if (card != "?" && !type_of<Kind>().read_text(context, card, &fields.kind, trail)) {
                return false;
            }
            return put(sizes(out), cards(out), nth_market(m), fields, trail);
        });
    });
}

std::string Markets::typescript(codec::Script& script) const {
    return "Record<" + static_cast<const codec::Word&>(type_of<Market>()).name(script) + ", " +
           type_of<CardList>().typescript(script) + '>';
}

// ---- Ids ----

std::string id_of(Kind kind) {
    if (is_resource(kind)) {
        return dashed(codec::name_of(suit_of(kind))) + '-' + std::to_string(printed_value(kind));
    }
    if (is_crisis(kind)) return dashed(codec::name_of(crisis_of(kind)));
    switch (kind) {
        case Kind::Audit:
            return "audit";
        case Kind::GameTheMarket:
            return "game-the-market";
        case Kind::Scam:
            return "scam";
        case Kind::Hidden:
            return std::string(kHidden);
        default:
            return "none";
    }
}

std::string id_of(const Rules& rules, Asset asset) {
    if (asset == Asset::None) return "none";
    const AssetId& id = rules.asset_ids[static_cast<std::size_t>(asset)];
    const std::string_view text(id.data(), id.size());
    return std::string(text.substr(0, text.find('\0')));
}

// ---- Tables ----

const Type& maybe_seat() {
    static const codec::Seats type{kOf<Seat>, static_cast<std::uint8_t>(kNobody)};
    return type;
}
const Type& describe(Tag<Kind>) {
    static const Kinds type;
    return type;
}
const Type& describe(Tag<Asset>) {
    static const Assets type;
    return type;
}
const Type& describe(Tag<Bag>) {
    static const Bags type{kOf<Bag>};
    return type;
}
const Type& describe(Tag<Offer>) {
    static const Offers type{kOf<Offer>};
    return type;
}
const Type& describe(Tag<PerPlayer<PerPlayer<RoleSet>>>) {
    static const Bars type{kOf<PerPlayer<PerPlayer<RoleSet>>>};
    return type;
}

namespace {
const Type& markets() {
    static const Markets type{kOf<View>,
                              [](const void* seen) -> const Markets::Sizes& {
                                  return static_cast<const View*>(seen)->open.cards;
                              },
                              [](const void* seen) -> const MarketCards& {
                                  return static_cast<const View*>(seen)->market;
                              }};
    return type;
}
}  // namespace

// clang-format off
const Type& describe(Tag<Open>) {
    static const Struct type{kOf<Open>, "Open", {
        field<&Open::phase>(), field<&Open::stage>(), field<&Open::then>(), field<&Open::level>(),
        field<&Open::steps_level>(), field<&Open::specials>(), field<&Open::round>(),
        field<&Open::turn>(), field<&Open::question>(), field<&Open::current>(),
        field<&Open::last>(), field<&Open::window>(), field<&Open::asked>(), field<&Open::setter>(),
        field<&Open::awaiting>(), field<&Open::answered>(), field<&Open::who>(),
        field<&Open::puppet>(), field<&Open::at_market>(), field<&Open::owned>(),
        field<&Open::bunker>(maybe_seat), field<&Open::discard>(), field<&Open::table>(),
        field<&Open::crisis>(), field<&Open::activated>(), field<&Open::rebels>(),
        field<&Open::shown>(), field<&Open::known>(), field<&Open::read>(), field<&Open::policy>(),
        field<&Open::bribe>(), field<&Open::held_up>(), field<&Open::face_up>(),
        field<&Open::has_role>(), field<&Open::role_known>(), field<&Open::looking>(),
        field<&Open::served>(), field<&Open::market>(), field<&Open::due>(), field<&Open::asset>(),
        field<&Open::left>(), field<&Open::die>(), field<&Open::second_roll>(),
        field<&Open::puppet_buys>(), field<&Open::stirred>(), field<&Open::idle>(),
        field<&Open::put_in>(), field<&Open::taken_out>(), field<&Open::taxed>(),
        field<&Open::traded>(), field<&Open::panic>(), field<&Open::panic_card>(),
        field<&Open::leader>(), field<&Open::lap>(), field<&Open::slot>(), field<&Open::passes>(),
        field<&Open::offer_made>(), field<&Open::winners>(), field<&Open::reason>(),
    }};
    return type;
}
const Type& describe(Tag<View>) {
    static const Struct type{kOf<View>, "View", {
        field<&View::me>(codec::viewer), field<&View::open>(), field<&View::deck>(),
        field<&View::pool>(), field<&View::aside>(), field<&View::role_deck>(),
        field<&View::hand_size>(), field<&View::envelope_size>(), field<&View::hand>(),
        field<&View::envelope>(), field<&View::put>(), field<&View::role>(),
        field<&View::answered_yes>(), field<&View::revealer>(maybe_seat), field<&View::target>(),
        field<&View::dictated>(), field<&View::surrendered>(), field<&View::offer>(),
        field<&View::met>(), field<&View::barred>(), codec::whole("market_cards", markets),
        field<&View::looking>("sees"), codec::whole("facts", facts),
    }};
    return type;
}
const Type& describe(Tag<Move>) {
    static const Struct type{kOf<Move>, "Move", {
        field<&Move::act>(), field<&Move::market>(), field<&Move::other>(),
        field<&Move::cards>(pieces<Kind>), field<&Move::assets>(pieces<Asset>),
        field<&Move::seat>(maybe_seat), field<&Move::role>(), field<&Move::policy>(),
        field<&Move::billionaire>(), field<&Move::crisis>(), field<&Move::ups>(),
    }};
    return type;
}
const Type& describe(Tag<Outcome>) {
    static const Struct type{kOf<Outcome>, "Outcome", {
        field<&Outcome::luck>(), field<&Outcome::seat>(), field<&Outcome::billionaire>(),
        field<&Outcome::asset>(), field<&Outcome::kind>(), field<&Outcome::role>(),
        field<&Outcome::panic>(), field<&Outcome::die>(),
    }};
    return type;
}
const Type& describe(Tag<Event>) {
    static const Struct type{kOf<Event>, "Event", {
        field<&Event::what>(), field<&Event::to>(), field<&Event::seat>(maybe_seat),
        field<&Event::other>(), field<&Event::seats>(), field<&Event::billionaire>(),
        field<&Event::market>(), field<&Event::second>(), field<&Event::kind>(),
        field<&Event::kind2>(), field<&Event::asset>(), field<&Event::asset2>(),
        field<&Event::crisis>(), field<&Event::role>(), field<&Event::policy>(),
        field<&Event::panic>(), field<&Event::reason>(), field<&Event::number>(),
        field<&Event::number2>(), field<&Event::assets>(), field<&Event::cards>(),
        field<&Event::offer>(),
    }};
    return type;
}
// clang-format on

}  // namespace moneybags::guillotines
