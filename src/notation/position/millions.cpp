#include "games/millions/game.h"
#include "notation/millions/describe.h"
#include "notation/position/whole.h"

namespace moneybags::millions {

std::optional<Problem> impossible(const Rules&, const State&);  // millions_possible.cpp

namespace {
using codec::field;
using codec::kOf;
using codec::Struct;
}  // namespace

const Type& describe(Tag<Secret>) {
    static const Struct type{
        kOf<Secret>, "Secret", {field<&Secret::role>(), field<&Secret::yes>()}};
    return type;
}

}  // namespace moneybags::millions

namespace moneybags {

template <>
Whole whole_of<millions::Family>(const Game& game, const Names& names) {
    using namespace millions;
    const Rules& rules = rules_of<Family>(game);
    static const Struct state{
        kOf<State>, "State", {field<&State::open>(), field<&State::secret>()}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) { return impossible(rules, any.as<State>()); },
            [context](const AnyState& any, codec::Fold& sum) {
                state.fold(*context, any.data(), sum);
            }};
}

}  // namespace moneybags
