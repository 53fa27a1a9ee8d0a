#pragma once

// Whole positions, secrets and all, in text and JSON. Only the engine, the bench and tests link
// this.

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

std::string position_line(const Game&, const Names&, const AnyState&);  // one line
boost::json::value position_json(const Game&, const AnyState&);
// Refused unless money, cards and roles add up and the rules can play on from there.
Result<AnyState> read_position(const Game&, const Names&, std::string_view line);
Result<AnyState> read_position(const Game&, const boost::json::value&);

// A number that depends on every field of a state and on nothing else, the same on every compiler.
std::uint64_t fingerprint(const Game&, const AnyState&);

}  // namespace moneybags
