#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "notation/notation.h"
#include "notation/texts.h"

namespace moneybags {

// The English word for what somebody calls a thing: "收買" and "bribe" are "offer", "線民" is
// "Snitch". A word that is known nowhere stays as it is.
std::string english_word(const Game&, std::string_view);

}  // namespace moneybags
