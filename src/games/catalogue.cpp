#include "games/catalogue.h"

#include <algorithm>

#include "core/words.h"
#include "games/data.h"
#include "games/embedded.h"

namespace moneybags {

namespace json = boost::json;

namespace {

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

template <class... Family>
std::vector<Ruleset> all_rulesets(TypeList<Family...>) {
    std::vector<Ruleset> all;
    std::size_t family = 0;
    for (const std::vector<Ruleset>& some : {rulesets_of<Family>()...}) {
        for (Ruleset ruleset : some) {
            ruleset.family = family;
            all.push_back(std::move(ruleset));
        }
        ++family;
    }
    return all;
}

}  // namespace

const std::vector<Ruleset>& catalogue() {
    static const std::vector<Ruleset> rulesets = all_rulesets(Families{});
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
