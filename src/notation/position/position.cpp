#include "notation/position/position.h"

namespace moneybags {

namespace {

Positions positions(const Game& game) {
    return with_family(game.ruleset(), []<class Family>() { return positions_of<Family>(); });
}

}  // namespace

std::string position_line(const Game& game, const Names& names, const AnyState& state) {
    return positions(game).line(game, names, state);
}

boost::json::value position_json(const Game& game, const AnyState& state) {
    return positions(game).json(game, state);
}

Result<AnyState> read_position(const Game& game, const Names& names, std::string_view line) {
    return positions(game).read_line(game, names, line);
}

Result<AnyState> read_position(const Game& game, const boost::json::value& from) {
    return positions(game).read_json(game, from);
}

std::uint64_t fingerprint(const Game& game, const AnyState& state) {
    return positions(game).fingerprint(game, state);
}

}  // namespace moneybags
