#pragma once

// Whole positions of any game in a line and in JSON, over a game's own description of its State
// (codec.h). The game is known by its ruleset's id and its figures. `more` adds and takes what a
// game writes in its own way (records.h); `impossible` says why a state cannot occur.

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/codec.h"
#include "notation/position/position.h"
#include "notation/records.h"

namespace moneybags::position {

namespace json = boost::json;
using codec::quoted;
using codec::Trail;

inline constexpr std::string_view kPlayers = "players=";

inline bool is_this_game(std::string_view ruleset, bool same, const std::string& is, Trail& trail) {
    return same || trail.must_be('"' + std::string(ruleset) + '"', is);
}

template <class C, class State, class Policy, class More = records::NothingMore>
std::string line(std::string_view ruleset, const C& context, const State& state,
                 const Policy& field, const More& more = {}) {
    std::string text(ruleset);
    text += ' ';
    text += kPlayers;
    text += std::to_string(context.players);
    codec::write_fields(context, state, field, text);
    more.write(text);
    return text;
}

template <class C, class State, class More = records::NothingMore>
json::value in_json(std::string_view ruleset, const C& context, const State& state,
                    const More& more = {}) {
    json::object told;
    told["ruleset"] = ruleset;
    told["players"] = context.players;
    for (auto& field : codec::write_object(context, state, codec::every_field)) {
        told[field.key()] = std::move(field.value());
    }
    more.write(told);
    return told;
}

template <class C, class State, class Policy, class Impossible, class More = records::NothingMore>
Result<State> read(std::string_view ruleset, const C& context, std::string_view text, State& state,
                   const Policy& field, const Impossible& impossible, const More& more = {}) {
    Trail trail;
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return trail.problem();
    const std::string_view id = words.empty() ? std::string_view{} : words[0];
    if (!trail.at("ruleset",
                  [&] { return is_this_game(ruleset, id == ruleset, quoted(id), trail); })) {
        return trail.problem();
    }
    words.erase(words.begin());
    if (!words.empty() && words[0].starts_with(kPlayers)) {
        std::int64_t n = 0;
        if (!trail.at("players", [&] {
                return codec::read_number(words[0].substr(kPlayers.size()), context.players,
                                          context.players, n, trail);
            })) {
            return trail.problem();
        }
        words.erase(words.begin());
    }
    if (!more.read(words, trail) ||
        !codec::read_fields(context, std::span<const std::string_view>(words), state, trail,
                            field)) {
        return trail.problem();
    }
    if (std::optional<Problem> problem = impossible(state)) {
        problem->where.erase(0, problem->where.find('.') + 1);  // a line has no open.… and secret.…
        return *std::move(problem);
    }
    return state;
}

template <class C, class State, class Impossible, class More = records::NothingMore>
Result<State> read(std::string_view ruleset, const C& context, const json::value& from,
                   State& state, const Impossible& impossible, const More& more = {}) {
    Trail trail;
    if (!from.is_object()) {
        trail.must_be("an object", quoted(from));
        return trail.problem();
    }
    json::object rest = from.get_object();
    const auto take = [&](std::string_view field, const auto& use) {
        const json::value* found = rest.if_contains(field);
        if (found == nullptr) return true;
        const bool ok = trail.at(field, [&] { return use(*found); });
        rest.erase(field);
        return ok;
    };
    const auto this_game = [&](const json::value& is) {
        return is_this_game(ruleset, is == json::value(ruleset), quoted(is), trail);
    };
    const auto so_many = [&](const json::value& is) {
        std::int64_t n = 0;
        return codec::read_number(is, context.players, context.players, n, trail);
    };
    if (!take("ruleset", this_game) || !take("players", so_many) || !more.read(rest, trail) ||
        !codec::read_object(context, json::value(rest), state, trail, codec::every_field)) {
        return trail.problem();
    }
    if (std::optional<Problem> problem = impossible(state)) return *std::move(problem);
    return state;
}

template <class C, class State>
std::uint64_t fingerprint(const C& context, const State& state) {
    using codec::fold;
    codec::Fold sum;
    fold(context, state, sum);
    return sum.sum();
}

}  // namespace moneybags::position

namespace moneybags {

template <class State>
Result<AnyState> boxed(const Result<State>& read) {
    if (read.has_error()) return read.error();
    return AnyState::of(*read);
}

// By the functions of the family's own namespace.
template <class Family>
constexpr Positions positions_by_types() {
    using State = typename Family::State;
    return {
        .line =
            [](const Game& game, const Names& names, const AnyState& state) {
                return position_line(game.ruleset().id, rules_of<Family>(game), names,
                                     state.as<State>());
            },
        .json =
            [](const Game& game, const AnyState& state) {
                return position_json(game.ruleset().id, rules_of<Family>(game), state.as<State>());
            },
        .read_line =
            [](const Game& game, const Names& names, std::string_view line) {
                return boxed(read_position(game.ruleset().id, rules_of<Family>(game), names, line));
            },
        .read_json =
            [](const Game& game, const boost::json::value& from) {
                return boxed(read_position(game.ruleset().id, rules_of<Family>(game), from));
            },
        .fingerprint =
            [](const Game& game, const AnyState& state) {
                return fingerprint(rules_of<Family>(game), state.as<State>());
            }};
}

}  // namespace moneybags
