#pragma once

// Whole positions of Billionaires & Guillotines. The game is known by its ruleset's id and its
// figures.

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/guillotines/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags::guillotines {

std::string position_line(std::string_view ruleset, const Rules&, const Names&, const State&);
boost::json::value position_json(std::string_view ruleset, const Rules&, const State&);
Result<State> read_position(std::string_view ruleset, const Rules&, const Names&,
                            std::string_view line);
Result<State> read_position(std::string_view ruleset, const Rules&, const boost::json::value&);
std::uint64_t fingerprint(const Rules&, const State&);

// Why a state cannot occur in any game by these rules, or nothing. `where` is the path in the
// state: "open.owned". Its seats, cards, Assets and Roles must be this game's. What is
// accepted can be played on; whatever play brings about is accepted.
std::optional<Problem> impossible(const Rules&, const State&);

}  // namespace moneybags::guillotines
