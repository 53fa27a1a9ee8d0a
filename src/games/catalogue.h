#pragma once

// The one list of rulesets.

#include <boost/json.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "games/result.h"

namespace moneybags {

// An option of a ruleset: a switch, a whole number, or one of several words.
struct Option {
    enum class Kind { Switch, Number, Word };
    std::string_view name;  // "quick"; its explanation stands in the texts under "option.quick"
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
    std::string_view data;  // where its figures, texts and rules stand among the embedded files
    std::string_view texts;
    std::string_view rules;
    Result<std::unique_ptr<Game>> (*load)(const Ruleset&, int players, const Options&,
                                          std::string_view data, std::string_view file);
};

const std::vector<Ruleset>& catalogue();
const Ruleset* find_ruleset(std::string_view id);  // nullptr if there is none

// Options with every missing one filled in; refuses unknown names and bad values, saying which are
// right.
Result<Options> complete(const Ruleset&, const Options&);

// A game ready to be set up. `data`, if given, replaces the ruleset's own figures; `file` is what
// it is called in complaints about it.
Result<std::unique_ptr<Game>> make_game(const Ruleset&, int players, const Options& = {},
                                        std::string_view data = {}, std::string_view file = {});

}  // namespace moneybags
