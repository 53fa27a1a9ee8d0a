#include "games/catalogue.h"

#include <algorithm>

#include "games/data.h"
#include "games/embedded.h"
#include "games/guillotines/load.h"
#include "games/madcity/load.h"
#include "games/millions/load.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const Option kQuick{.name = "quick", .fallback = false};
const Option kFooled{.name = "fooled", .fallback = false};
const Option kTalk{
    .name = "talk", .kind = Option::Kind::Number, .fallback = 8, .least = 3, .most = 50};
const Option kScheduling{.name = "scheduling",
                         .kind = Option::Kind::Word,
                         .fallback = "turn",
                         .words = {"turn", "live"}};

// MM-OPT-01, in thousands of dollars.
const Option kTarget{
    .name = "target", .kind = Option::Kind::Number, .fallback = 1000, .least = 100, .most = 5000};
const Option kExactFinish{.name = "exactFinish", .fallback = true};
const Option kOneWay{.name = "oneWay", .fallback = true};
const Option kSix{.name = "six",
                  .kind = Option::Kind::Word,
                  .fallback = "standard",
                  .words = {"standard", "none", "bonus", "miss", "again"}};
const Option kTurnLimit{
    .name = "turnLimit", .kind = Option::Kind::Number, .fallback = 0, .least = 0, .most = 65535};

std::string right_values(const Option& option) {
    switch (option.kind) {
        case Option::Kind::Switch:
            return "true or false";
        case Option::Kind::Number:
            return "a whole number from " + std::to_string(option.least) + " to " +
                   std::to_string(option.most);
        case Option::Kind::Word:
            return "one of " + joined(option.words);
    }
    return {};
}

bool fits(const Option& option, const json::value& value) {
    switch (option.kind) {
        case Option::Kind::Switch:
            return value.is_bool();
        case Option::Kind::Number:
            return value.is_int64() && value.as_int64() >= option.least &&
                   value.as_int64() <= option.most;
        case Option::Kind::Word:
            return value.is_string() &&
                   std::find(option.words.begin(), option.words.end(),
                             std::string_view(value.as_string())) != option.words.end();
    }
    return false;
}

}  // namespace

const std::vector<Ruleset>& catalogue() {
    static const std::vector<Ruleset> rulesets = {
        {.id = "millions-1e",
         .name = "Millions of Dollars, first edition",
         .least_players = 3,
         .most_players = 8,
         .options = {kQuick, kFooled, kTalk, kScheduling},
         .data = "data/millions-1e.json",
         .texts = "millions",
         .rules = "docs/rules/millions.md",
         .load = millions::load_first},
        {.id = "millions-2e",
         .name = "Millions of Dollars, second edition",
         .least_players = 3,
         .most_players = 8,
         .options = {kTalk, kScheduling},
         .data = "data/millions-2e.json",
         .texts = "millions",
         .rules = "docs/rules/millions.md",
         .load = millions::load_second},
        {.id = "guillotines",
         .name = "Billionaires & Guillotines",
         .least_players = 2,
         .most_players = 5,
         .options = guillotines::options(),
         .data = "data/guillotines.json",
         .texts = "guillotines",
         .rules = "docs/rules/guillotines.md",
         .load = guillotines::load},
        {.id = "mad-millionaire",
         .name = "Mad Millionaire",
         .least_players = 2,
         .most_players = 6,
         .options = {kTarget, kExactFinish, kOneWay, kSix, kTurnLimit},
         .data = "data/mad-millionaire.json",
         .texts = "mad-millionaire",
         .rules = "docs/rules/mad-millionaire.md",
         .load = madcity::load},
    };
    return rulesets;
}

const Ruleset* find_ruleset(std::string_view id) {
    for (const Ruleset& ruleset : catalogue()) {
        if (ruleset.id == id) return &ruleset;
    }
    return nullptr;
}

Result<Options> complete(const Ruleset& ruleset, const Options& given) {
    Options all;
    std::vector<std::string_view> known;
    for (const Option& option : ruleset.options) {
        known.push_back(option.name);
        const json::value* value = given.if_contains(option.name);
        if (value != nullptr && !fits(option, *value)) {
            return Problem{"option " + std::string(option.name),
                           "must be " + right_values(option) + ", is " + json::serialize(*value)};
        }
        all[option.name] = value != nullptr ? *value : option.fallback;
    }
    for (const auto& entry : given) {
        if (!all.contains(entry.key())) {
            return Problem{
                "option " + std::string(entry.key()),
                std::string(ruleset.id) + " has no such option; it has " + joined(known)};
        }
    }
    return all;
}

Result<std::unique_ptr<Game>> make_game(const Ruleset& ruleset, int players, const Options& given,
                                        std::string_view data, std::string_view file) {
    if (players < ruleset.least_players || players > ruleset.most_players) {
        return Problem{"players", std::string(ruleset.id) + " is for " +
                                      std::to_string(ruleset.least_players) + " to " +
                                      std::to_string(ruleset.most_players) + " players, not " +
                                      std::to_string(players)};
    }
    const Result<Options> options = complete(ruleset, given);
    if (!options) return options.error();
    if (data.empty()) {
        data = embedded(ruleset.data);
        file = ruleset.data;
    }
    return ruleset.load(ruleset, players, *options, data, file);
}

}  // namespace moneybags
