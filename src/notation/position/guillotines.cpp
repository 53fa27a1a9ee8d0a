#include "notation/position/guillotines.h"

#include "notation/guillotines/apart.h"
#include "notation/position/whole.h"

namespace moneybags::guillotines {

namespace {

const Names kNoNames;

Apart apart(const Context& context, State& state) {
    return {context, state.open.cards, state.secret.market, state.secret.looking};
}

}  // namespace

std::string position_line(std::string_view ruleset, const Rules& rules, const Names& names,
                          const State& state) {
    const Context context(rules, names);
    State written = state;
    return position::line(ruleset, context, written, line_field, apart(context, written));
}

boost::json::value position_json(std::string_view ruleset, const Rules& rules, const State& state) {
    const Context context(rules, kNoNames);
    State written = state;
    return position::in_json(ruleset, context, written, apart(context, written));
}

Result<State> read_position(std::string_view ruleset, const Rules& rules, const Names& names,
                            std::string_view line) {
    const Context context(rules, names);
    State state;
    return position::read(
        ruleset, context, line, state, line_field,
        [&](const State& read) { return impossible(rules, read); }, apart(context, state));
}

Result<State> read_position(std::string_view ruleset, const Rules& rules,
                            const boost::json::value& from) {
    const Context context(rules, kNoNames);
    State state;
    return position::read(
        ruleset, context, from, state, [&](const State& read) { return impossible(rules, read); },
        apart(context, state));
}

std::uint64_t fingerprint(const Rules& rules, const State& state) {
    const Context context(rules, kNoNames);
    codec::Fold sum;
    fold(context, state, sum);
    fold(context, state.open.cards, sum);
    fold(context, state.secret.looking, sum);
    for (const MarketCard card : state.secret.market) {
        fold(context, card.kind(), sum);
        sum.add(card.from());
    }
    return sum.sum();
}

}  // namespace moneybags::guillotines

namespace moneybags {

template <>
Positions positions_of<guillotines::Family>() {
    return positions_by_types<guillotines::Family>();
}

}  // namespace moneybags
