#pragma once

// What the codec of whole positions knows of a family of games, which says it of itself.

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "games/fields.h"
#include "games/game.h"
#include "games/result.h"
#include "notation/notation.h"

namespace moneybags {

struct Whole {
    std::shared_ptr<const codec::Context> context;
    const codec::Struct& state;
    std::string_view line;  // fields that a line always has
    // Why a state cannot be played on, or nothing. `where` is the path in it: "open.purse[3]".
    std::function<std::optional<Problem>(const AnyState&)> impossible;
    std::function<void(const AnyState&, codec::Fold&)> fold;
};
template <class Family>
Whole whole_of(const Game&, const Names&);

}  // namespace moneybags
