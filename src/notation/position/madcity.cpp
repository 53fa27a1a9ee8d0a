#include "notation/position/madcity.h"

#include "notation/madcity/describe.h"
#include "notation/position/whole.h"

namespace moneybags::madcity {

namespace {

const moneybags::Names kNoNames;

}  // namespace

std::string position_line(std::string_view ruleset, const Rules& rules,
                          const moneybags::Names& names, const State& state) {
    return position::line(ruleset, Context(rules, names), state, line_field);
}

boost::json::value position_json(std::string_view ruleset, const Rules& rules, const State& state) {
    return position::in_json(ruleset, Context(rules, kNoNames), state);
}

Result<State> read_position(std::string_view ruleset, const Rules& rules,
                            const moneybags::Names& names, std::string_view line) {
    State state;
    return position::read(ruleset, Context(rules, names), line, state, line_field,
                          [&](const State& read) { return impossible(rules, read); });
}

Result<State> read_position(std::string_view ruleset, const Rules& rules,
                            const boost::json::value& from) {
    State state;
    return position::read(ruleset, Context(rules, kNoNames), from, state,
                          [&](const State& read) { return impossible(rules, read); });
}

std::uint64_t fingerprint(const Rules& rules, const State& state) {
    return position::fingerprint(Context(rules, kNoNames), state);
}

}  // namespace moneybags::madcity

namespace moneybags {

template <>
Positions positions_of<madcity::Family>() {
    return positions_by_types<madcity::Family>();
}

}  // namespace moneybags
