#pragma once

// Header only, so that fuzz targets can use it too.

#include <algorithm>
#include <utility>
#include <vector>

#include "games/catalogue.h"

namespace moneybags::testing_support {

// So many players, or as near to it as the game allows.
inline int players_near(const Ruleset& ruleset, int wanted) {
    return std::clamp(wanted, ruleset.least_players, ruleset.most_players);
}

// Values to try: a switch off and on, every word, every number if there are at most five of them,
// otherwise the least one and the usual one. A limit on turns is set: that is what it is for
// (MM-OPT-08), and without it players who choose at random take thousands of steps.
inline std::vector<boost::json::value> values_to_try(const Option& option) {
    std::vector<boost::json::value> values;
    switch (option.kind) {
        case Option::Kind::Switch:
            return {false, true};
        case Option::Kind::Word:
            for (const std::string_view word : option.words) {
                values.emplace_back(boost::json::string(word));
            }
            break;
        case Option::Kind::Number:
            if (option.name == "turnLimit") return {100};
            if (option.most - option.least < 5) {
                for (int n = option.least; n <= option.most; ++n) values.emplace_back(n);
            } else {
                values.emplace_back(option.least);
                if (option.fallback != values.front()) values.push_back(option.fallback);
            }
            break;
    }
    return values;
}

// Every way to set the options of a ruleset.
inline std::vector<Options> option_sets(const Ruleset& ruleset) {
    std::vector<Options> sets{Options{}};
    for (const Option& option : ruleset.options) {
        std::vector<Options> longer;
        for (const Options& set : sets) {
            for (const boost::json::value& value : values_to_try(option)) {
                longer.push_back(set);
                longer.back()[option.name] = value;
            }
        }
        sets = std::move(longer);
    }
    return sets;
}

}  // namespace moneybags::testing_support
