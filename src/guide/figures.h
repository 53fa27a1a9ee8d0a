#pragma once

// What a guide says about one table comes from the rules in force there, so that a short game or a
// data file of one's own is explained as it is played.

#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "notation/texts.h"

namespace moneybags {

struct GuideFigures {
    Figures figures;                 // fill {goal}, {rounds} …
    std::vector<std::string> roles;  // in play at this table, in calling order: "snitch"
    std::vector<std::string> idle;   // of the edition, but not with so many players
    std::vector<std::string> notes;  // names of further notes that hold here: "turn", "three"
};
GuideFigures guide_figures(const Game&);

// The English word for what somebody calls a thing: "收買" and "bribe" are "offer", "線民" is
// "Snitch". A word that is known nowhere stays as it is.
std::string english_word(const Game&, std::string_view);

}  // namespace moneybags
