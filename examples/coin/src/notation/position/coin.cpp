#include <algorithm>

#include "notation/coin/describe.h"
#include "notation/position/whole.h"

namespace moneybags {

namespace {

// A fist that is held has a coin in it and no other has, what is said is said of a coin, and money
// has come from gold only.
std::optional<Problem> unplayable(const coin::Rules& rules, const coin::State& state) {
    using enum coin::Phase;
    const coin::Open& open = state.open;
    const bool held = open.phase == Ask || open.phase == Answer;
    if (held != (state.coin != coin::Coin::None)) {
        return Problem{"coin", held ? "must be there" : "must be null: nothing is held"};
    }
    if ((open.phase == Answer) != (open.said != coin::Coin::None)) {
        return Problem{"open.said", "is what the holder has said, and null before and after"};
    }
    const int last = rules.rounds - (open.phase == Over ? 0 : 1);
    if (open.round > last || (open.phase == Over && open.round != last)) {
        return Problem{"open.round", "must be " + std::to_string(last) + " at most"};
    }
    int more = 0;
    for (const Seat seat : SeatSet::first(rules.players)) {
        more += (open.purse[seat] - rules.start).count();
    }
    const int gold = std::max(rules.gold.count(), 1);
    if (more < 0 || more % gold != 0 || more > open.round * rules.gold.count()) {
        return Problem{"open.purse", "must hold what both began with and the gold of " +
                                         std::to_string(open.round) + " rounds at most"};
    }
    return {};
}

}  // namespace

template <>
Whole whole_of<coin::Family>(const Game& game, const Names& names) {
    using coin::State;
    const coin::Rules& rules = rules_of<coin::Family>(game);
    static const codec::Struct state{
        codec::kOf<State>, "State", {codec::field<&State::open>(), codec::field<&State::coin>()}};
    const auto context = std::make_shared<codec::Context>(codec::Context{rules.players, names});
    return {context, state, coin::kLine,
            [&rules](const AnyState& any) { return unplayable(rules, any.as<State>()); },
            [context](const AnyState& any, codec::Fold& sum) {
                state.fold(*context, any.data(), sum);
            }};
}

}  // namespace moneybags
