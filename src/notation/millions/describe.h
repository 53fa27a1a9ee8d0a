#pragma once

// The pieces of Millions of Dollars as tables of their fields, and the forms of the few that are
// more than that.

#include "games/fields.h"
#include "games/millions/characters.h"

namespace moneybags::millions {

namespace json = boost::json;
using codec::Tag;
using codec::Trail;
using codec::Type;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

// A character is its number in JSON; in text its owner's name, with three players `Bea.1` and
// `Bea.2`.
const Type& describe(Tag<Character>);
const Type& describe(Tag<Card>);  // a Loot card is its id: "L1-03"

// A deal: {"proposer": 0, "character": 1, "payer": 0, "amount": 3} and `Al>Bea:3`. If another than
// the proposer pays, `Bea>Bea:3(Al)`. Of a pool, {"proposer": 0, "character": 1, "pool": true} and
// `Al>Bea:pool`: its amounts stand with the pools.
const Type& describe(Tag<Deal>);

// A pool: {"pay": [1, 0, 0, 2], "consents": [0]} and `Al:1+Dan:2/Al`, who pays what and who has
// consented; null where there is none.
const Type& describe(Tag<Pool>);

const Type& describe(Tag<Open>);
const Type& describe(Tag<View>);
const Type& describe(Tag<Move>);
const Type& describe(Tag<Outcome>);
const Type& describe(Tag<Event>);

// Views and positions in text: what a reader looks for first is always written.
inline constexpr std::string_view kLine = "phase round leader loot reserve purse";

}  // namespace moneybags::millions
