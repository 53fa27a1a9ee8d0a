#include "notation/position/madcity.h"

#include "notation/madcity/describe.h"

namespace moneybags::madcity {

namespace {

using codec::quoted;

constexpr std::string_view kPlayers = "players=";
const moneybags::Names kNoNames;

bool is_this_game(std::string_view ruleset, bool same, const std::string& is, Trail& trail) {
    return same || trail.must_be('"' + std::string(ruleset) + '"', is);
}

}  // namespace

std::string position_line(std::string_view ruleset, const Rules& rules,
                          const moneybags::Names& names, const State& state) {
    std::string line(ruleset);
    line += ' ';
    line += kPlayers;
    line += std::to_string(rules.players);
    codec::write_fields(Context(rules, names), state, line_field, line);
    return line;
}

boost::json::value position_json(std::string_view ruleset, const Rules& rules, const State& state) {
    const Context context(rules, kNoNames);
    json::object told;
    told["ruleset"] = ruleset;
    told["players"] = int{rules.players};
    told["open"] = codec::write_json(context, state.open);
    return told;
}

Result<State> read_position(std::string_view ruleset, const Rules& rules,
                            const moneybags::Names& names, std::string_view line) {
    const Context context(rules, names);
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(line, words, trail)) return trail.problem();
    std::span<const std::string_view> rest(words);
    const std::string_view id = rest.empty() ? std::string_view{} : rest[0];
    if (!trail.at("ruleset",
                  [&] { return is_this_game(ruleset, id == ruleset, quoted(id), trail); })) {
        return trail.problem();
    }
    rest = rest.subspan(1);
    if (!rest.empty() && rest[0].starts_with(kPlayers)) {
        std::int64_t n = 0;
        if (!trail.at("players", [&] {
                return codec::read_number(rest[0].substr(kPlayers.size()), rules.players,
                                          rules.players, n, trail);
            })) {
            return trail.problem();
        }
        rest = rest.subspan(1);
    }
    State state;
    if (!codec::read_fields(context, rest, state, trail, line_field)) return trail.problem();
    if (std::optional<Problem> problem = impossible(rules, state)) {
        problem->where.erase(0, problem->where.find('.') + 1);  // a line has no open.…
        return *std::move(problem);
    }
    return state;
}

Result<State> read_position(std::string_view ruleset, const Rules& rules,
                            const boost::json::value& from) {
    const Context context(rules, kNoNames);
    Trail trail;
    if (!from.is_object()) {
        trail.must_be("an object", quoted(from));
        return trail.problem();
    }
    json::object rest = from.get_object();
    const auto take = [&](std::string_view field, const auto& read) {
        const json::value* found = rest.if_contains(field);
        if (found == nullptr) return true;
        const bool ok = trail.at(field, [&] { return read(*found); });
        rest.erase(field);
        return ok;
    };
    const bool same_game =
        take("ruleset",
             [&](const json::value& is) {
                 return is_this_game(ruleset, is == json::value(ruleset), quoted(is), trail);
             }) &&
        take("players", [&](const json::value& is) {
            std::int64_t n = 0;
            return codec::read_number(is, rules.players, rules.players, n, trail);
        });
    State state;
    if (!same_game || !codec::read_json(context, json::value(rest), state, trail))
        return trail.problem();
    if (std::optional<Problem> problem = impossible(rules, state)) return *std::move(problem);
    return state;
}

std::uint64_t fingerprint(const Rules& rules, const State& state) {
    Fold sum;
    codec::fold(Context(rules, kNoNames), state, sum);
    return sum.sum();
}

}  // namespace moneybags::madcity
