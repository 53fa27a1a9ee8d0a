#include "games/madcity/game.h"
#include "notation/madcity/describe.h"
#include "notation/position/whole.h"

namespace moneybags::madcity {

std::optional<Problem> impossible(const Rules&, const State&);  // madcity_possible.cpp

}  // namespace moneybags::madcity

namespace moneybags {

template <>
Whole whole_of<madcity::Family>(const Game& game, const Names& names) {
    using namespace madcity;
    const Rules& rules = rules_of<Family>(game);
    static const codec::Struct state{codec::kOf<State>, "State", {codec::field<&State::open>()}};
    const auto context = std::make_shared<Context>(rules, names);
    return {context, state, kLine,
            [&rules](const AnyState& any) { return impossible(rules, any.as<State>()); },
            [context](const AnyState& any, codec::Fold& sum) {
                state.fold(*context, any.data(), sum);
            }};
}

}  // namespace moneybags
