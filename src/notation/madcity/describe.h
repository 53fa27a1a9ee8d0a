#pragma once

// The pieces of Mad Millionaire as tables of their fields, and the forms of what is more than that.
// Places, businesses and cards are their ids of the board file: "KS7", "E1", "P06a"; the depot is
// "DEPOT". No business is null in JSON, nothing in text; no card likewise.

#include "games/fields.h"
#include "games/madcity/types.h"

namespace moneybags::madcity {

namespace json = boost::json;
using codec::Tag;
using codec::Trail;
using codec::Type;

struct Context : codec::Context {
    const Rules& rules;

    Context(const Rules& of, std::span<const std::string> called)
        : codec::Context{of.players, called}, rules(of) {}
};

const Type& describe(Tag<Place>);
const Type& describe(Tag<Business>);
const Type& describe(Tag<Card>);
const Type& describe(Tag<CardRow>);  // the slots that are in use

template <class E, std::size_t N>
const Type& describe(Tag<WideSet<E, N>>) {
    using T = WideSet<E, N>;
    static const codec::Set type{
        codec::kOf<T>,
        codec::type_of<E>(),
        {N, [](const void* set, std::uint8_t i) { return static_cast<const T*>(set)->has(E{i}); },
         [](void* set, std::uint8_t i) { static_cast<T*>(set)->add(E{i}); },
         [](const void* set, codec::Fold& into) {
             for (const std::uint64_t word : static_cast<const T*>(set)->words()) {
                 into.add(static_cast<std::int64_t>(word & 0xFFFFFFFFu));
                 into.add(static_cast<std::int64_t>(word >> 32));
             }
         }}};
    return type;
}

const Type& describe(Tag<Open>);
const Type& describe(Tag<View>);
const Type& describe(Tag<Move>);
const Type& describe(Tag<Outcome>);
const Type& describe(Tag<Event>);

// Views and positions in text: what a reader looks for first is always written.
inline constexpr std::string_view kLine = "phase active cash car";

}  // namespace moneybags::madcity
