#pragma once

// The words that moves are made of: the verbs, what else people say for them, and Chinese.

#include <span>
#include <string_view>

#include "games/millions/types.h"

namespace moneybags::millions {

struct Verb {
    Act act;
    std::string_view words;  // as it is typed
    std::string_view usage;  // what must follow, when it cannot be shown on a listed move
};
std::span<const Verb> verbs();  // in the order of Act
const Verb& verb(Act);

// Other words people use, whole or as a beginning where no verb above fits.
struct Synonym {
    std::string_view word;
    Act act;
};
std::span<const Synonym> synonyms();

// Chinese needs no spaces between words, so these are found inside a line; each stands for the
// English words beside it. Longer ones are tried first wherever both fit.
struct Chinese {
    std::string_view word, english;
};
std::span<const Chinese> chinese();

bool is_filler(std::string_view word);  // says nothing: "the", "please"

inline constexpr std::string_view kNothing = "nothing";

}  // namespace moneybags::millions
