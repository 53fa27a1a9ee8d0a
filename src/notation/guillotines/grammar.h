#pragma once

// Moves as text: a verb, and after it the pieces it is about. What is written is exact and can be
// read without knowing the table.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/guillotines/types.h"
#include "notation/notation.h"

namespace moneybags::guillotines {

// Which pieces of a Move an act has, each once, except for cards and Assets.
struct Form {
    Act act;
    std::string_view verb;
    std::string_view usage;                 // an example of the whole
    int cards = 0, assets = 0;              // at most
    int least_cards = 0, least_assets = 0;  // at least
    int markets = 0;
    bool seat = false, role = false, policy = false, billionaire = false, crisis = false;
    bool ups = false;
};
std::span<const Form> forms();  // in the order of Act
const Form& form(Act);

std::string move_text(const Rules&, const Names&, const Move&);

// Nothing unless every word is as it would have been written.
std::optional<Move> read_exactly(const Rules&, const Names&, std::string_view text);

}  // namespace moneybags::guillotines
