#include "games/guillotines/game.h"
#include "notation/guillotines/describe.h"
#include "notation/position/whole.h"

namespace moneybags::guillotines {

std::optional<Problem> impossible(const Rules&, const State&);  // guillotines_possible.cpp

namespace {

using codec::field;
using codec::kOf;
using codec::Struct;
using codec::type_of;

const Type& markets() {
    static const Markets type{kOf<State>,
                              [](const void* state) -> const Markets::Sizes& {
                                  return static_cast<const State*>(state)->open.cards;
                              },
                              [](const void* state) -> const MarketCards& {
                                  return static_cast<const State*>(state)->secret.market;
                              }};
    return type;
}

}  // namespace

// Two things stand apart in the State: the cards at the Markets, because how many are whose is said
// by Open::cards, and the Roles being looked at, which share their name with their number.
// clang-format off
const Type& describe(Tag<Secret>) {
    static const Struct type{kOf<Secret>, "Secret", {
        field<&Secret::deck>(), field<&Secret::pool>(), field<&Secret::hand>(),
        field<&Secret::envelope>(), field<&Secret::put>(), field<&Secret::aside>(),
        field<&Secret::role>(), field<&Secret::yes>(), field<&Secret::revealer>(maybe_seat),
        field<&Secret::target>(), field<&Secret::dictated>(), field<&Secret::surrendered>(),
        field<&Secret::offer>(), field<&Secret::met>(), field<&Secret::barred>(),
    }};
    return type;
}
// clang-format on

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
Whole whole_of<guillotines::Family>(const Game& game, const Names& names) {
    using namespace guillotines;
    const Rules& rules = rules_of<Family>(game);
    const codec::Field sees{"sees",
                            [](const void* state) -> const void* {
                                return &static_cast<const State*>(state)->secret.looking;
                            },
                            type_of<RoleSet>};
    static const Struct state{kOf<State>,
                              "State",
                              {field<&State::open>(), field<&State::secret>(),
                               codec::whole("market_cards", markets), sees}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) { return impossible(rules, any.as<State>()); },
            [context](const AnyState& any, codec::Fold& sum) {
                const auto read = any.as<State>();
                type_of<Open>().fold(*context, &read.open, sum);
                type_of<Secret>().fold(*context, &read.secret, sum);
                type_of<Markets::Sizes>().fold(*context, &read.open.cards, sum);
                type_of<RoleSet>().fold(*context, &read.secret.looking, sum);
                for (const MarketCard card : read.secret.market) {
                    sum.add(static_cast<int>(card.kind()));
                    sum.add(card.from());
                }
            }};
}

}  // namespace moneybags
