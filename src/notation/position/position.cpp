#include "notation/position/position.h"

#include <cstring>

#include "notation/position/whole.h"

namespace moneybags {

namespace {

namespace json = boost::json;
using codec::quoted;
using codec::Trail;

constexpr std::string_view kPlayers = "players=";

Whole whole_of(const Game& game, const Names& names) {
    return with_family(game.ruleset(),
                       [&]<class Family>() { return whole_of<Family>(game, names); });
}

AnyState blank(const Whole& whole) {
    AnyState state;
    std::memcpy(state.data(), whole.state.shape.blank, whole.state.shape.size);
    return state;
}

bool is_this_game(const Game& game, bool same, const std::string& is, Trail& trail) {
    return same || trail.must_be('"' + std::string(game.ruleset().id) + '"', is);
}

bool read_line(const Game& game, const Whole& whole, std::string_view text, AnyState& state,
               Trail& trail) {
    std::vector<std::string_view> words;
    if (!codec::read_words(text, words, trail)) return false;
    const std::string_view id = words.empty() ? std::string_view{} : words[0];
    if (!trail.at("ruleset",
                  [&] { return is_this_game(game, id == game.ruleset().id, quoted(id), trail); })) {
        return false;
    }
    words.erase(words.begin());
    if (!words.empty() && words[0].starts_with(kPlayers)) {
        std::int64_t n = 0;
        if (!trail.at("players", [&] {
                return codec::read_number(words[0].substr(kPlayers.size()), game.players(),
                                          game.players(), n, trail);
            })) {
            return false;
        }
        words.erase(words.begin());
    }
    return whole.state.read_line(*whole.context, words, state.data(), trail, codec::kSet);
}

bool read_object(const Game& game, const Whole& whole, const json::value& from, AnyState& state,
                 Trail& trail) {
    if (!from.is_object()) return trail.must_be("an object", quoted(from));
    json::object rest = from.get_object();
    const auto take = [&](std::string_view field, const auto& use) {
        const json::value* found = rest.if_contains(field);
        if (found == nullptr) return true;
        const bool ok = trail.at(field, [&] { return use(*found); });
        rest.erase(field);
        return ok;
    };
    const auto this_game = [&](const json::value& is) {
        return is_this_game(game, is == json::value(game.ruleset().id), quoted(is), trail);
    };
    const auto so_many = [&](const json::value& is) {
        std::int64_t n = 0;
        return codec::read_number(is, game.players(), game.players(), n, trail);
    };
    return take("ruleset", this_game) && take("players", so_many) &&
           whole.state.read_json(*whole.context, rest, state.data(), trail);
}

// Where play does not end, luck or a seat must be able to go on.
std::optional<Problem> unplayable(const Game& game, const Whole& whole, const AnyState& state) {
    if (std::optional<Problem> problem = whole.unplayable(state)) return problem;
    const Turn turn = game.turn(state);
    bool goes_on = turn.kind != Turn::Kind::Seats || !turn.awaited.empty();
    if (turn.kind == Turn::Kind::Chance) goes_on = !game.outcomes(state).empty();
    for (const Seat seat : turn.awaited) goes_on = goes_on && !game.legal(state, seat).empty();
    if (goes_on) return std::nullopt;
    return Problem{"", "must be a position in which whoever is to act can act"};
}

}  // namespace

std::string position_line(const Game& game, const Names& names, const AnyState& state) {
    const Whole whole = whole_of(game, names);
    std::string text = std::string(game.ruleset().id) + ' ' + std::string(kPlayers) +
                       std::to_string(game.players());
    whole.state.write_line(*whole.context, state.data(),
                           {.always = whole.line, .others = codec::Presence::IfSet}, text);
    return text;
}

json::value position_json(const Game& game, const AnyState& state) {
    const Names no_names;
    const Whole whole = whole_of(game, no_names);
    json::object told;
    told["ruleset"] = game.ruleset().id;
    told["players"] = game.players();
    for (auto& field : whole.state.write_object(*whole.context, state.data(), codec::kEvery)) {
        told[field.key()] = std::move(field.value());
    }
    return told;
}

Result<AnyState> read_position(const Game& game, const Names& names, std::string_view line) {
    const Whole whole = whole_of(game, names);
    Trail trail;
    AnyState state = blank(whole);
    if (!read_line(game, whole, line, state, trail)) return trail.problem();
    if (std::optional<Problem> problem = unplayable(game, whole, state)) {
        problem->where.erase(0, problem->where.find('.') + 1);  // a line has no open.… and secret.…
        return *std::move(problem);
    }
    return state;
}

Result<AnyState> read_position(const Game& game, const json::value& from) {
    const Names no_names;
    const Whole whole = whole_of(game, no_names);
    Trail trail;
    AnyState state = blank(whole);
    if (!read_object(game, whole, from, state, trail)) return trail.problem();
    if (std::optional<Problem> problem = unplayable(game, whole, state)) return *std::move(problem);
    return state;
}

std::uint64_t fingerprint(const Game& game, const AnyState& state) {
    const Names no_names;
    codec::Fold sum;
    whole_of(game, no_names).fold(state, sum);
    return sum.sum();
}

}  // namespace moneybags
