#pragma once

// The words that moves are made of: the verbs, what else people say for them, and Chinese.

#include <span>
#include <string_view>

#include "games/madcity/types.h"

namespace moneybags::madcity {

struct Verb {
    Act act;
    std::string_view word;   // as it is typed
    std::string_view usage;  // what must follow, when it cannot be shown on a listed move
};
std::span<const Verb> verbs();  // in the order of Act
const Verb& verb(Act);

bool has_business(Act);  // the fields of Move that an act uses
inline bool has_place(Act act) { return act == Act::Go; }
inline bool has_seat(Act act) { return act == Act::Miss; }
inline bool is_bare(Act act) { return !has_business(act) && !has_place(act) && !has_seat(act); }

// Other words people begin with, of several words or in Chinese too; the longest that fits is
// meant.
struct Synonym {
    std::string_view words;
    Act act;
};
std::span<const Synonym> synonyms();

bool is_filler(std::string_view word);          // says nothing: "the", "please"
std::span<const std::string_view> particles();  // Chinese that says nothing
}  // namespace moneybags::madcity
