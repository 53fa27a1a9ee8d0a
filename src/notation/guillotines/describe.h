#pragma once

// The pieces of Billionaires & Guillotines as tables of their fields, and the forms of those that
// are more than that.

#include "games/fields.h"
#include "games/guillotines/types.h"

namespace moneybags::guillotines {

namespace json = boost::json;
using codec::Tag;
using codec::Trail;
using codec::Type;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

// What is known by an id: a card by its kind ("locks-2", "audit", "killer-robots"; "hidden" in a
// view), an Asset by its name in the data file ("mega-yacht"); none is null and `-`.
std::string id_of(Kind);
std::string id_of(const Rules&, Asset);
const Type& describe(Tag<Kind>);
const Type& describe(Tag<Asset>);

const Type& maybe_seat();  // null and `-` for nobody

// A heap of cards: ["locks-2", "locks-2", "audit"] and `locks-2+locks-2+audit`.
const Type& describe(Tag<Bag>);

// An offer: {"steps": [{"given": "think-tank", "back": "mega-yacht"}, {"given": "art-hoard", "to":
// 1}], "sacrifice": ["…"]} and `think-tank~mega-yacht+art-hoard>Bea/a+b+c`; null if it is empty.
const Type& describe(Tag<Offer>);

// Roles that others cannot hold, of all seats: rows with `,`, seats with `/`, Roles with `+`.
const Type& describe(Tag<PerPlayer<PerPlayer<RoleSet>>>);

// The cards at all Markets with the sizes they are parted by. JSON: {"Toys": [{"kind": "bombs-1",
// "by": null, "up": true}, …], …}, from bottom to top, `by` being the investor. Text:
// `Toys:?+locks-2@Al+bombs-1^,…`: `^` lies face-up, `@Al` was invested by Al, `?` is hidden.
class Markets final : public Type {
   public:
    using Sizes = PerMarket<std::uint8_t>;
    // How the two are found in a view or a position.
    Markets(const codec::Shape& of, const Sizes& (*sizes)(const void*),
            const MarketCards& (*cards)(const void*))
        : Type(of), sizes_(sizes), cards_(cards) {}
    json::value write_json(const codec::Context&, const void*) const override;
    bool read_json(const codec::Context&, const json::value&, void*, Trail&) const override;
    std::string write_text(const codec::Context&, const void*, char) const override;
    bool read_text(const codec::Context&, std::string_view, void*, Trail&, char) const override;
    std::string typescript(codec::Script&) const override;

   private:
    Sizes& sizes(void* whole) const { return const_cast<Sizes&>(sizes_(whole)); }
    MarketCards& cards(void* whole) const { return const_cast<MarketCards&>(cards_(whole)); }
    const Sizes& (*sizes_)(const void*);
    const MarketCards& (*cards_)(const void*);
};

const Type& describe(Tag<Open>);
const Type& describe(Tag<View>);
const Type& describe(Tag<Move>);
const Type& describe(Tag<Outcome>);
const Type& describe(Tag<Event>);

const Type& facts();  // what follows from a view and the rules, for those who know no rule

// Views and positions in text: what a reader looks for first is always written.
inline constexpr std::string_view kLine =
    "phase level round turn current who at_market owned market_cards";

}  // namespace moneybags::guillotines
