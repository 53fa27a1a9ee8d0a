#include "notation/position/position.h"

#include <cassert>

#include "notation/position/guillotines.h"
#include "notation/position/madcity.h"
#include "notation/position/millions.h"

namespace moneybags {

namespace {

template <class State>
Result<AnyState> boxed(const Result<State>& read) {
    if (read.has_error()) return read.error();
    return AnyState::of(*read);
}

// One line for each family of games. `use` takes its rules, and a State to know the type by.
template <class Use>
auto with_rules(const Game& game, const Use& use) {
    if (const auto* typed = dynamic_cast<const TypedGame<guillotines::Interface>*>(&game)) {
        return use(typed->rules(), guillotines::State{});
    }
    if (const auto* typed = dynamic_cast<const TypedGame<madcity::Interface>*>(&game)) {
        return use(typed->rules(), madcity::State{});
    }
    const auto* typed = dynamic_cast<const TypedGame<millions::Interface>*>(&game);
    assert(typed != nullptr);  // a game in the catalogue without a codec for its positions
    return use(typed->rules(), millions::State{});
}

}  // namespace

std::string position_line(const Game& game, const Names& names, const AnyState& state) {
    return with_rules(game, [&]<class State>(const auto& rules, const State&) {
        return position_line(game.ruleset().id, rules, names, state.as<State>());
    });
}

boost::json::value position_json(const Game& game, const AnyState& state) {
    return with_rules(game, [&]<class State>(const auto& rules, const State&) {
        return position_json(game.ruleset().id, rules, state.as<State>());
    });
}

Result<AnyState> read_position(const Game& game, const Names& names, std::string_view line) {
    return with_rules(game, [&](const auto& rules, const auto&) {
        return boxed(read_position(game.ruleset().id, rules, names, line));
    });
}

Result<AnyState> read_position(const Game& game, const boost::json::value& from) {
    return with_rules(game, [&](const auto& rules, const auto&) {
        return boxed(read_position(game.ruleset().id, rules, from));
    });
}

std::uint64_t fingerprint(const Game& game, const AnyState& state) {
    return with_rules(game, [&]<class State>(const auto& rules, const State&) {
        return fingerprint(rules, state.as<State>());
    });
}

}  // namespace moneybags
