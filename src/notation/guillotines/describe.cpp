#include "notation/guillotines/describe.h"

#include <cctype>

namespace moneybags::guillotines {

namespace {

using codec::joined;
using codec::quoted;

template <class From>
bool none_of(const std::vector<std::string>& right, const From& is, Trail& trail) {
    return trail.fail("must be one of " + joined(right) + "; is " + quoted(is));
}

std::string dashed(std::string_view name) {  // "KillerRobots" -> "killer-robots"
    std::string text;
    for (const char c : name) {
        if (std::isupper(static_cast<unsigned char>(c)) != 0) {
            if (!text.empty()) text += '-';
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else {
            text += c;
        }
    }
    return text;
}

constexpr std::string_view kHidden = "hidden";

// What can be written for a value, and the value.
bool read_kind(std::string_view from, Kind& out) {
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        if (id_of(kind) != from) continue;
        out = kind;
        return true;
    }
    if (from != kHidden) return false;
    out = Kind::Hidden;
    return true;
}

std::vector<std::string> kind_ids() {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < kKinds; ++i)
        ids.push_back(id_of(Kind{static_cast<std::uint8_t>(i)}));
    return ids;
}

bool read_asset(const Context& context, std::string_view from, Asset& out) {
    for (std::size_t i = 0; i < kAssets; ++i) {
        const Asset asset{static_cast<std::uint8_t>(i)};
        if (id_of(context.rules, asset) != from) continue;
        out = asset;
        return true;
    }
    return false;
}

std::vector<std::string> asset_ids(const Context& context) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < kAssets; ++i) {
        ids.push_back(id_of(context.rules, Asset{static_cast<std::uint8_t>(i)}));
    }
    return ids;
}

// Adds a card that was read to a heap that may be full of its kind.
bool put(Bag& bag, Kind kind, Trail& trail) {
    if (static_cast<std::size_t>(kind) >= kKinds) return trail.fail("must name a card");
    if (bag.count(kind) == Bag::kMostCopies) {
        return trail.fail("must not hold more than " + std::to_string(Bag::kMostCopies) + " of " +
                          quoted(id_of(kind)));
    }
    bag.add(kind);
    return true;
}

}  // namespace

// ---- Cards ----

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

json::value write_json(const Context&, Kind kind) {
    return kind == Kind::None ? json::value(nullptr) : json::value(id_of(kind));
}
std::string write_text(const Context& context, Kind kind) {
    return kind == Kind::None ? std::string(context.nothing) : id_of(kind);
}
bool read_text(const Context& context, std::string_view from, Kind& out, Trail& trail) {
    out = Kind::None;
    return codec::is_nothing(context, from) || read_kind(from, out) ||
           none_of(kind_ids(), from, trail);
}
bool read_json(const Context&, const json::value& from, Kind& out, Trail& trail) {
    out = Kind::None;
    if (from.is_null()) return true;
    return (from.is_string() && read_kind(std::string_view(from.get_string()), out)) ||
           none_of(kind_ids(), from, trail);
}
void fold(const Context&, Kind kind, Fold& into) { into.add(static_cast<int>(kind)); }

// ---- Assets ----

std::string id_of(const Rules& rules, Asset asset) {
    if (asset == Asset::None) return "none";
    const AssetId& id = rules.asset_ids[static_cast<std::size_t>(asset)];
    const std::string_view text(id.data(), id.size());
    return std::string(text.substr(0, text.find('\0')));
}

json::value write_json(const Context& context, Asset asset) {
    return asset == Asset::None ? json::value(nullptr) : json::value(id_of(context.rules, asset));
}
std::string write_text(const Context& context, Asset asset) {
    return asset == Asset::None ? std::string(context.nothing) : id_of(context.rules, asset);
}
bool read_text(const Context& context, std::string_view from, Asset& out, Trail& trail) {
    out = Asset::None;
    return codec::is_nothing(context, from) || read_asset(context, from, out) ||
           none_of(asset_ids(context), from, trail);
}
bool read_json(const Context& context, const json::value& from, Asset& out, Trail& trail) {
    out = Asset::None;
    if (from.is_null()) return true;
    return (from.is_string() && read_asset(context, std::string_view(from.get_string()), out)) ||
           none_of(asset_ids(context), from, trail);
}
void fold(const Context&, Asset asset, Fold& into) { into.add(static_cast<int>(asset)); }

// ---- Seats ----

json::value write_json(const Context& context, Seat seat) {
    if (number(seat) >= context.players) return nullptr;
    return codec::write_json(static_cast<const codec::Context&>(context), seat);
}
std::string write_text(const Context& context, Seat seat) {
    if (number(seat) >= context.players) return std::string(context.nothing);
    return codec::write_text(static_cast<const codec::Context&>(context), seat);
}
bool read_json(const Context& context, const json::value& from, Seat& out, Trail& trail) {
    out = kNobody;
    return from.is_null() ||
           codec::read_json(static_cast<const codec::Context&>(context), from, out, trail);
}
bool read_text(const Context& context, std::string_view from, Seat& out, Trail& trail) {
    out = kNobody;
    return codec::is_nothing(context, from) ||
           codec::read_text(static_cast<const codec::Context&>(context), from, out, trail);
}
void fold(const Context&, Seat seat, Fold& into) { into.add(number(seat)); }

// ---- Heaps of cards ----

json::value write_json(const Context& context, Bag bag) {
    json::array list;
    for (const Kind kind : bag) {
        for (unsigned i = 0; i < bag.count(kind); ++i) list.push_back(write_json(context, kind));
    }
    return list;
}
std::string write_text(const Context& context, Bag bag) {
    std::vector<std::string> words;
    for (const Kind kind : bag) {
        for (unsigned i = 0; i < bag.count(kind); ++i) words.push_back(id_of(kind));
    }
    return words.empty() ? std::string(context.nothing) : joined(words, "+");
}
bool read_json(const Context& context, const json::value& from, Bag& out, Trail& trail) {
    out = Bag{};
    return codec::each_item(
        from, codec::kInner, kMaxCards, trail, [&](std::size_t, const json::value& item) {
            Kind kind{};
            return read_json(context, item, kind, trail) && put(out, kind, trail);
        });
}
bool read_text(const Context& context, std::string_view from, Bag& out, Trail& trail) {
    out = Bag{};
    if (codec::is_nothing(context, from)) return true;
    return codec::each_item(
        from, codec::kInner, kMaxCards, trail, [&](std::size_t, std::string_view item) {
            Kind kind{};
            return read_text(context, item, kind, trail) && put(out, kind, trail);
        });
}
void fold(const Context&, Bag bag, Fold& into) {
    into.add(static_cast<std::int64_t>(bag.bits() & 0xFFFFFFFFu));
    into.add(static_cast<std::int64_t>(bag.bits() >> 32));
}

// ---- Offers ----

namespace {

// A step that was read goes where the next one is due.
bool put(Offer& offer, const OfferStep& step, Trail& trail) {
    if (step.given == Asset::None) return trail.fail("must name an Asset");
    if (offer.made == kMaxSteps) {
        return trail.fail("must have at most " + std::to_string(kMaxSteps) + " steps");
    }
    offer.steps[offer.made++] = step;
    return true;
}
bool sacrifice(Offer& offer, Asset asset, Trail& trail) {
    if (asset == Asset::None) return trail.fail("must name an Asset");
    offer.sacrifice[offer.sacrificed++] = asset;
    return true;
}

}  // namespace

json::value write_json(const Context& context, const Offer& offer) {
    if (offer.empty()) return nullptr;
    json::array steps, sacrificed;
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        json::object told;
        told["given"] = write_json(context, step.given);
        if (step.is_swap()) {
            told["back"] = write_json(context, step.back);
        } else {
            told["to"] = write_json(context, step.to);
        }
        steps.push_back(std::move(told));
    }
    for (std::size_t i = 0; i < offer.sacrificed; ++i) {
        sacrificed.push_back(write_json(context, offer.sacrifice[i]));
    }
    json::object told;
    told["steps"] = std::move(steps);
    told["sacrifice"] = std::move(sacrificed);
    return told;
}

bool read_json(const Context& context, const json::value& from, Offer& out, Trail& trail) {
    out = Offer{};
    if (from.is_null()) return true;
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    for (const auto& item : from.get_object()) {
        const std::string_view key = item.key();
        if (key != "steps" && key != "sacrifice") {
            return trail.fail("has no field " + quoted(key) + "; its fields are steps, sacrifice");
        }
    }
    const auto step = [&](std::size_t, const json::value& item) {
        if (!item.is_object()) return trail.must_be("an object", quoted(item));
        OfferStep read;
        for (const auto& field : item.get_object()) {
            const std::string_view key = field.key();
            const bool fine = trail.at(codec::fit(key), [&] {
                if (key == "given") return read_json(context, field.value(), read.given, trail);
                if (key == "back") return read_json(context, field.value(), read.back, trail);
                if (key == "to") return read_json(context, field.value(), read.to, trail);
                return trail.fail("is no field of a step; its fields are given, back, to");
            });
            if (!fine) return false;
        }
        if (number(read.to) >= context.players) return trail.fail("must say to whom");
        return put(out, read, trail);
    };
    const auto given = [&](std::size_t, const json::value& item) {
        Asset asset{};
        return read_json(context, item, asset, trail) && sacrifice(out, asset, trail);
    };
    const json::value* steps = from.get_object().if_contains("steps");
    const json::value* sacrificed = from.get_object().if_contains("sacrifice");
    return (steps == nullptr ||
            trail.at(
                "steps",
                [&] { return codec::each_item(*steps, codec::kInner, kMaxSteps, trail, step); })) &&
           (sacrificed == nullptr || trail.at("sacrifice", [&] {
               return codec::each_item(*sacrificed, codec::kInner, kSacrificed, trail, given);
           }));
}

std::string write_text(const Context& context, const Offer& offer) {
    if (offer.empty()) return std::string(context.nothing);
    std::vector<std::string> steps, sacrificed;
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        steps.push_back(write_text(context, step.given) +
                        (step.is_swap() ? '~' + write_text(context, step.back)
                                        : '>' + write_text(context, step.to)));
    }
    for (std::size_t i = 0; i < offer.sacrificed; ++i) {
        sacrificed.push_back(write_text(context, offer.sacrifice[i]));
    }
    return joined(steps, "+") + '/' + joined(sacrificed, "+");
}

bool read_text(const Context& context, std::string_view from, Offer& out, Trail& trail) {
    out = Offer{};
    if (codec::is_nothing(context, from)) return true;
    const std::size_t slash = from.find('/');
    if (slash == from.npos) {
        return trail.must_be("like think-tank~mega-yacht/ or /art-hoard+mega-yacht+think-tank",
                             quoted(from));
    }
    const auto step = [&](std::size_t, std::string_view item) {
        const std::size_t sign = item.find_first_of("~>");
        if (sign == item.npos) return trail.must_be("like think-tank~mega-yacht", quoted(item));
        OfferStep read;
        const std::string_view rest = item.substr(sign + 1);
        const bool fine = read_text(context, item.substr(0, sign), read.given, trail) &&
                          (item[sign] == '~' ? read_text(context, rest, read.back, trail)
                                             : read_text(context, rest, read.to, trail));
        if (!fine) return false;
        if (number(read.to) >= context.players) return trail.fail("must say to whom");
        return put(out, read, trail);
    };
    const auto given = [&](std::size_t, std::string_view item) {
        Asset asset{};
        return read_text(context, item, asset, trail) && sacrifice(out, asset, trail);
    };
    const std::string_view steps = from.substr(0, slash), sacrificed = from.substr(slash + 1);
    return (steps.empty() || codec::each_item(steps, codec::kInner, kMaxSteps, trail, step)) &&
           (sacrificed.empty() ||
            codec::each_item(sacrificed, codec::kInner, kSacrificed, trail, given));
}

void fold(const Context& context, const Offer& offer, Fold& into) {
    into.add(offer.made);
    into.add(offer.sacrificed);
    for (const OfferStep& step : offer.steps) {
        fold(context, step.given, into);
        fold(context, step.back, into);
        fold(context, step.to, into);
    }
    fold(context, offer.sacrifice, into);
}

// ---- Roles that others cannot hold ----

std::string write_text(const Context& context, const Barred& barred) {
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < std::size_t(context.players); ++i) {
        std::vector<std::string> seats;
        for (std::size_t k = 0; k < std::size_t(context.players); ++k) {
            seats.push_back(write_text(context, barred.items[i].items[k], codec::kInner));
        }
        rows.push_back(joined(seats, "/"));
    }
    return joined(rows, ",");
}

bool read_text(const Context& context, std::string_view from, Barred& out, Trail& trail) {
    const auto players = static_cast<std::size_t>(context.players);
    std::size_t rows = 0;
    const bool read = codec::each_item(
        from, codec::kOuter, players, trail, [&](std::size_t i, std::string_view row) {
            ++rows;
            std::size_t seats = 0;
            return codec::each_item(row, '/', players, trail,
                                    [&](std::size_t k, std::string_view roles) {
                                        ++seats;
                                        return read_text(context, roles, out.items[i].items[k],
                                                         trail, codec::kInner);
                                    }) &&
                   (seats == players || trail.fail("must have as many parts as players"));
        });
    return read && (rows == players || trail.fail("must have as many rows as players"));
}

// ---- Markets ----

namespace {

// A card that was read goes on top of its Market; Markets are read in order.
bool put(MarketsRef into, std::size_t& total, Market market, MarketCard card, Trail& trail) {
    if (total == kMaxCards) {
        return trail.fail("must not be more than " + std::to_string(kMaxCards) + " cards");
    }
    if (card.kind() == Kind::None) return trail.fail("must be a card");
    into.cards[total++] = card;
    ++into.sizes[market];
    return true;
}

}  // namespace

json::value markets_json(const Context& context, const PerMarket<std::uint8_t>& sizes,
                         const MarketCards& cards) {
    json::object told;
    std::size_t at = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        const Market market{static_cast<std::uint8_t>(m)};
        json::array list;
        for (int i = 0; i < sizes[market]; ++i, ++at) {
            json::object card;
            card["kind"] = write_json(context, cards[at].kind());
            card["by"] = cards[at].is_invested() ? write_json(context, cards[at].investor())
                                                 : json::value(nullptr);
            card["up"] = cards[at].is_face_up();
            list.push_back(std::move(card));
        }
        told[codec::name_of(market)] = std::move(list);
    }
    return told;
}

std::string markets_text(const Context& context, const PerMarket<std::uint8_t>& sizes,
                         const MarketCards& cards) {
    std::vector<std::string> markets;
    std::size_t at = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        const Market market{static_cast<std::uint8_t>(m)};
        std::vector<std::string> list;
        for (int i = 0; i < sizes[market]; ++i, ++at) {
            std::string card =
                cards[at].kind() == Kind::Hidden ? "?" : write_text(context, cards[at].kind());
            if (cards[at].is_face_up()) card += '^';
            if (cards[at].is_invested()) card += '@' + write_text(context, cards[at].investor());
            list.push_back(std::move(card));
        }
        markets.push_back(std::string(codec::name_of(market)) + ':' +
                          (list.empty() ? std::string(context.nothing) : joined(list, "+")));
    }
    return joined(markets, ",");
}

bool read_markets(const Context& context, const json::value& from, MarketsRef into, Trail& trail) {
    into.sizes = {};
    into.cards = {};
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    std::size_t total = 0;
    for (const auto& item : from.get_object()) {
        Market market{};
        const Context& c = context;
        if (!read_text(c, std::string_view(item.key()), market, trail)) return false;
    }
    for (std::size_t m = 0; m < kMarkets; ++m) {
        const Market market{static_cast<std::uint8_t>(m)};
        const json::value* list = from.get_object().if_contains(codec::name_of(market));
        if (list == nullptr) continue;
        const bool read = trail.at(codec::name_of(market), [&] {
            return codec::each_item(
                *list, codec::kInner, kMaxCards, trail, [&](std::size_t, const json::value& card) {
                    if (!card.is_object()) return trail.must_be("an object", quoted(card));
                    Kind kind = Kind::None;
                    Seat by = kNobody;
                    bool up = false;
                    for (const auto& field : card.get_object()) {
                        const std::string_view key = field.key();
                        const bool fine = trail.at(codec::fit(key), [&] {
                            if (key == "kind")
                                return read_json(context, field.value(), kind, trail);
                            if (key == "by") return read_json(context, field.value(), by, trail);
                            if (key == "up") {
                                return codec::read_json(static_cast<const codec::Context&>(context),
                                                        field.value(), up, trail);
                            }
                            return trail.fail("is no field of a card; they are kind, by, up");
                        });
                        if (!fine) return false;
                    }
                    if (up && by != kNobody) return trail.fail("must not be invested and face-up");
                    return put(into, total, market,
                               up              ? MarketCard::face_up(kind)
                               : by == kNobody ? MarketCard::dealt(kind)
                                               : MarketCard::invested(kind, by),
                               trail);
                });
        });
        if (!read) return false;
    }
    return true;
}

bool read_markets(const Context& context, std::string_view from, MarketsRef into, Trail& trail) {
    into.sizes = {};
    into.cards = {};
    std::size_t total = 0;
    return codec::each_item(
        from, codec::kOuter, kMarkets, trail, [&](std::size_t m, std::string_view item) {
            const Market market{static_cast<std::uint8_t>(m)};
            const std::string before = std::string(codec::name_of(market)) + ':';
            if (!item.starts_with(before)) {
                return trail.must_be("like " + before + "locks-2+bombs-1^", quoted(item));
            }
            item.remove_prefix(before.size());
            if (codec::is_nothing(context, item)) return true;
            return codec::each_item(
                item, codec::kInner, kMaxCards, trail, [&](std::size_t, std::string_view card) {
                    const bool up = card.ends_with('^');
                    if (up) card.remove_suffix(1);
                    Seat by = kNobody;
                    if (const std::size_t sign = card.find('@'); sign != card.npos) {
                        if (!read_text(context, card.substr(sign + 1), by, trail)) return false;
                        card = card.substr(0, sign);
                    }
                    if (up && by != kNobody) return trail.fail("must not be invested and face-up");
                    Kind kind = Kind::Hidden;
                    if (card != "?" && !read_text(context, card, kind, trail)) return false;
                    return put(into, total, market,
                               up              ? MarketCard::face_up(kind)
                               : by == kNobody ? MarketCard::dealt(kind)
                                               : MarketCard::invested(kind, by),
                               trail);
                });
        });
}

}  // namespace moneybags::guillotines
