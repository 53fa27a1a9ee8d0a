#include "notation/position/millions.h"

#include "notation/millions/describe.h"
#include "notation/position/whole.h"

namespace moneybags::millions {

namespace {

const Names kNoNames;

}  // namespace

std::string position_line(std::string_view ruleset, const Rules& rules, const Names& names,
                          const State& state) {
    return position::line(ruleset, Context(rules, names), state, line_field);
}

boost::json::value position_json(std::string_view ruleset, const Rules& rules, const State& state) {
    return position::in_json(ruleset, Context(rules, kNoNames), state);
}

Result<State> read_position(std::string_view ruleset, const Rules& rules, const Names& names,
                            std::string_view line) {
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

}  // namespace moneybags::millions

namespace moneybags {

template <>
Positions positions_of<millions::Family>() {
    return positions_by_types<millions::Family>();
}

}  // namespace moneybags
