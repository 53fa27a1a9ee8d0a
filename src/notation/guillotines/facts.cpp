// What follows from a view and the rules, for those who show it and know no rule.

#include "notation/facts.h"

#include "games/guillotines/table.h"
#include "notation/guillotines/describe.h"

namespace moneybags::guillotines {

namespace {

using codec::field;
using codec::kOf;
using codec::Named;
using codec::Struct;
using codec::type_of;

struct BillionaireFacts {
    unsigned missing = 0;  // Assets still needed
    Seat seat{};
    bool puppet = false;
    PerMarket<std::uint8_t> lacks{};  // … by type
    AssetSet spare;                   // owned beyond need
    Suit suit{};
    bool operator==(const BillionaireFacts&) const = default;
};

struct Facts {
    std::uint8_t players = 0;
    bool puppets = false;
    bool questions = false;
    std::uint16_t turn_limit = 0;
    PerBillionaire<std::optional<BillionaireFacts>> billionaires{};
    MarketSet open_markets;
    PerPlayer<std::uint8_t> hand_limit{};
    unsigned rebels = 0;
    std::uint8_t rebels_in_all = 0;
    std::uint8_t panic_at = 0;
    EnumArray<Kind, std::uint8_t, kKinds> values{};
    bool foreseen = false;  // a lone answer is known to all: given at once it tells nothing
};

const Type& lacks() {
    static const Named type{kOf<PerMarket<std::uint8_t>>, type_of<std::uint8_t>(),
                            type_of<Market>(), Named::Blanks::Written};
    return type;
}
const Type& values() {
    static const Named type{kOf<decltype(Facts::values)>, type_of<std::uint8_t>(), type_of<Kind>(),
                            Named::Blanks::Written};
    return type;
}

// clang-format off
const Type& describe(Tag<BillionaireFacts>) {
    static const Struct type{kOf<BillionaireFacts>, "BillionaireFacts", {
        field<&BillionaireFacts::missing>(), field<&BillionaireFacts::seat>(),
        field<&BillionaireFacts::puppet>(), field<&BillionaireFacts::lacks>(lacks),
        field<&BillionaireFacts::spare>(), field<&BillionaireFacts::suit>(),
    }};
    return type;
}
const Type& describe(Tag<Facts>) {
    static const Struct type{kOf<Facts>, "Facts", {
        field<&Facts::players>(), field<&Facts::puppets>(), field<&Facts::questions>(),
        field<&Facts::turn_limit>(), field<&Facts::billionaires>(), field<&Facts::open_markets>(),
        field<&Facts::hand_limit>(), field<&Facts::rebels>(), field<&Facts::rebels_in_all>(),
        field<&Facts::panic_at>(), field<&Facts::values>(values), field<&Facts::foreseen>(),
    }};
    return type;
}
// clang-format on

// Whether there is a second answer must follow from what lies open: whoever has a hidden Role, or
// cards that may not be moved, is looked at while they think. So the windows in which a Role might
// be revealed stay questions.
bool foreseen(const View& view) {
    const Open& open = view.open;
    if (view.me == kSpectator || open.has_role.has(view.me)) return false;
    if (open.phase == Phase::DrawStep) return true;
    return open.phase == Phase::Envelope &&
           view.hand_size[view.me] + view.envelope_size[view.me] == 0;
}

Facts facts_of(const codec::Context& context, const View& view) {
    const Rules& rules = static_cast<const Context&>(context).rules;
    const Open& open = view.open;
    Facts told{.players = rules.players,
               .puppets = rules.puppets,
               .questions = rules.questions,
               .turn_limit = rules.turn_limit,
               .open_markets = open_markets(open),
               .rebels = rebels_on_crises(open),
               .rebels_in_all = rules.rebels,
               .panic_at = rules.panic_at,
               .foreseen = foreseen(view)};
    for (std::size_t i = 0; i < kBillionaires; ++i) {
        const Billionaire b{static_cast<std::uint8_t>(i)};
        const Seat seat = controller(rules, open, b);
        if (seat == kNobody) continue;
        const BillionaireFigures& figures = rules.billionaires[b];
        BillionaireFacts& about = told.billionaires[b].emplace();
        about.missing = missing(rules, open, b);
        about.seat = seat;
        about.puppet = is_puppet(rules, open, b);
        about.suit = figures.suit;
        for (std::size_t m = 0; m < kMarkets; ++m) {
            auto& lacks = about.lacks.items[m];
            lacks = static_cast<std::uint8_t>((figures.first >> 4 * m & 1u) +
                                              (figures.second >> 4 * m & 1u));
            for (const Asset asset :
                 open.owned[b] & assets_of_type(Market{static_cast<std::uint8_t>(m)})) {
                if (lacks > 0) {
                    --lacks;
                } else {
                    about.spare.add(asset);
                }
            }
        }
    }
    for (const Seat seat : all_seats(rules)) {
        told.hand_limit[seat] = static_cast<std::uint8_t>(hand_limit(rules, open, seat));
    }
    for (std::size_t i = 0; i < kKinds; ++i) {
        const Kind kind{static_cast<std::uint8_t>(i)};
        told.values[kind] = static_cast<std::uint8_t>(effective(rules, open, kind));
    }
    return told;
}

}  // namespace

const Type& facts() {
    static const codec::FactsOf<View, Facts> type{facts_of};
    return type;
}

}  // namespace moneybags::guillotines
