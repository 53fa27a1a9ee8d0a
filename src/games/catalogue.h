#pragma once

// The one list of games. A game is known here by its Family (games/<game>/game.h); whatever a room
// needs of each game it declares as a function template over the family (`rulesets_of`,
// `notation_of`, `levels_of` …), and the game's own folder defines it. No other list of games
// stands in src/.

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "games/result.h"

namespace moneybags {

template <class... Each>
struct TypeList {};
template <class... A, class... B>
TypeList<A..., B...> operator+(TypeList<A...>, TypeList<B...>);

namespace millions {
struct Family;
}
namespace guillotines {
struct Family;
}
namespace madcity {
struct Family;
}
#ifdef MONEYBAGS_EXAMPLES
namespace coin {
struct Family;
}
using Families = TypeList<millions::Family, guillotines::Family, madcity::Family, coin::Family>;
#else
using Families = TypeList<millions::Family, guillotines::Family, madcity::Family>;
#endif

// An option of a ruleset: a switch, a whole number, or one of several words.
struct Option {
    enum class Kind { Switch, Number, Word };
    std::string_view name;  // "quick"; what people call it stands in the texts under "option.quick"
    Kind kind = Kind::Switch;
    boost::json::value fallback;               // what holds if it is not given
    int least = 0, most = 0;                   // Number
    std::vector<std::string_view> words = {};  // Word
};

using Options = boost::json::object;  // option name -> bool, number or string

struct Ruleset {
    std::string_view id;    // "millions-1e"
    std::string_view name;  // "Millions of Dollars, first edition"
    int least_players = 0, most_players = 0;
    std::vector<Option> options;
    std::size_t family = 0;  // its place among the Families; the catalogue fills it in
    std::string_view data;   // where its figures, texts and rules stand among the embedded files
    std::string_view texts;
    std::string_view rules;
    Result<std::unique_ptr<Game>> (*load)(const Ruleset&, int players, const Options&,
                                          std::string_view data, std::string_view file);
};

// The rulesets of one family.
template <class Family>
std::vector<Ruleset> rulesets_of();

const std::vector<Ruleset>& catalogue();           // of all families, in their order
const Ruleset* find_ruleset(std::string_view id);  // nullptr if there is none

// Options with every missing one filled in; refuses unknown names and bad values, saying which are
// right.
Result<Options> complete(const Ruleset&, const Options&);

// A game ready to be set up. `data`, if given, replaces the ruleset's own figures; `file` is what
// it is called in complaints about it.
Result<std::unique_ptr<Game>> make_game(const Ruleset&, int players, const Options& = {},
                                        std::string_view data = {}, std::string_view file = {});

// Calls `use.operator()<Family>()` for the family that a ruleset belongs to.
template <class Use, class First, class... Rest>
auto with_family(std::size_t family, const Use& use, TypeList<First, Rest...>) {
    if constexpr (sizeof...(Rest) > 0) {
        if (family > 0) return with_family(family - 1, use, TypeList<Rest...>{});
    }
    return use.template operator()<First>();
}
template <class Use>
auto with_family(const Ruleset& ruleset, const Use& use) {
    return with_family(ruleset.family, use, Families{});
}

// The rules of a game that is known to be of this family.
template <class Family>
const typename Family::Rules& rules_of(const Game& game) {
    return static_cast<const TypedGame<Family>&>(game).rules();
}

}  // namespace moneybags
