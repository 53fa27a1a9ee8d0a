#include "app/study_settings.h"

#include <algorithm>
#include <charconv>

#include "app/commands.h"
#include "app/options.h"
#include "bots/habits.h"
#include "core/words.h"
#include "games/embedded.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostSettings = 64;
constexpr std::string_view kData = "data.";

struct Varied {
    std::string name;
    std::vector<std::string> values;
};

std::optional<int> int_of(std::string_view text) {
    int number = 0;
    const auto [at, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || at != text.data() + text.size()) return {};
    return number;
}

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts = {""};
    for (const char c : text) {
        if (c == at) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

Result<Varied> read_varied(const std::string& text) {
    const std::size_t equals = text.find('=');
    const Problem wrong{"--vary " + text,
                        "must be a name and its values: quick=off,on, players=3..8 or "
                        "data.loot.3.amount=9,12"};
    if (equals == 0 || equals == std::string::npos) return wrong;
    Varied varied{text.substr(0, equals), {}};
    for (const std::string& each : split(text.substr(equals + 1), ',')) {
        const std::size_t dots = each.find("..");
        if (each.empty()) return wrong;
        if (dots == std::string::npos) {
            varied.values.push_back(each);
            continue;
        }
        const auto from = int_of(each.substr(0, dots)), to = int_of(each.substr(dots + 2));
        if (!from || !to || *from > *to || *to - *from >= static_cast<int>(kMostSettings)) {
            return wrong;
        }
        for (int i = *from; i <= *to; ++i) varied.values.push_back(std::to_string(i));
    }
    for (std::size_t i = 0; i < varied.values.size(); ++i) {
        if (std::count(varied.values.begin(), varied.values.end(), varied.values[i]) > 1) {
            return Problem{"--vary " + text, "names " + varied.values[i] + " twice"};
        }
    }
    if (varied.values.size() < 2) {
        return Problem{"--vary " + text, "needs two values at least, to compare them"};
    }
    return varied;
}

std::vector<std::string> keys_of(const json::value& value) {
    std::vector<std::string> keys;
    if (const json::object* object = value.if_object()) {
        for (const auto& each : *object) keys.emplace_back(each.key());
    }
    if (const json::array* array = value.if_array()) {
        keys.push_back("0 to " + std::to_string(array->size() - 1));
    }
    return keys;
}

// Puts a value where the path leads: "loot.3.amount". A figure that stands there with where it is
// from keeps that.
std::optional<Problem> put_figure(json::value& data, std::string_view file, const std::string& path,
                                  const std::string& text) {
    json::value* at = &data;
    std::string way;
    for (const std::string& key : split(path, '.')) {
        json::value* next = nullptr;
        if (json::object* object = at->if_object()) next = object->if_contains(key);
        if (json::array* array = at->if_array()) {
            const auto i = int_of(key);
            if (i && *i >= 0 && static_cast<std::size_t>(*i) < array->size()) {
                next = &(*array)[static_cast<std::size_t>(*i)];
            }
        }
        const std::string where = std::string(file) + (way.empty() ? "" : ": " + way);
        if (next == nullptr) {
            const std::vector<std::string> keys = keys_of(*at);
            return Problem{where, keys.empty() ? "is a figure and has no \"" + key + "\" in it"
                                               : "has no \"" + key + "\"; it has " + joined(keys)};
        }
        at = next;
        way += (way.empty() ? "" : ".") + key;
    }
    if (json::object* object = at->if_object()) {
        if (json::value* value = object->if_contains("value")) at = value;
    }
    if (at->is_object() || at->is_array()) {
        return Problem{std::string(file) + ": " + way,
                       "is no figure but holds several: " + joined(keys_of(*at))};
    }
    boost::system::error_code error;
    json::value meant = json::parse(text, error);
    *at = error ? json::value(text) : meant;
    return {};
}

// The bots of a table with so many players, chair by chair.
Result<std::vector<std::string>> chairs_of(const Ruleset& ruleset,
                                           const std::vector<std::string>& bots, int players) {
    std::vector<std::string> chairs;
    std::string rest;
    for (const std::string& each : bots) {
        const std::size_t colon = each.rfind(':');
        const std::string name = each.substr(0, colon);
        if (const auto bot = make_for_the_ring(ruleset, name); !bot) return bot.error();
        if (colon == std::string::npos) {
            if (!rest.empty()) {
                return Problem{"--bots " + each,
                               "only one may be named without a number: it takes the other chairs"};
            }
            rest = name;
            continue;
        }
        const auto count = int_of(each.substr(colon + 1));
        if (!count || *count < 1 || *count > static_cast<int>(kMaxSeats)) {
            return Problem{"--bots " + each,
                           "must be a name with how many chairs it takes: rookie:4"};
        }
        chairs.insert(chairs.end(), static_cast<std::size_t>(*count), name);
    }
    const auto wanted = static_cast<std::size_t>(players);
    if (!rest.empty() && chairs.size() < wanted) chairs.resize(wanted, rest);
    if (chairs.size() != wanted) {
        return Problem{"--bots", "take " + std::to_string(chairs.size()) +
                                     " chairs, and there are " + std::to_string(players) +
                                     ": name one without a number for the rest"};
    }
    return chairs;
}

// One value of each that is varied.
Result<std::pair<Setting, SettingWords>> one_setting(
    const Ruleset& ruleset, const StudyWish& wish,
    const std::vector<std::pair<std::string, std::string>>& varied) {
    int players = wish.players.value_or(usual_players(ruleset));
    std::vector<std::string> options = wish.options;
    json::value data;
    SettingWords words;
    for (const auto& [name, value] : varied) {
        words.name += (words.name.empty() ? "" : ", ") + name + "=" + value;
        if (name == "players") {
            const auto number = int_of(value);
            if (!number) return Problem{"--vary players", "must be whole numbers, one is " + value};
            players = *number;
        } else if (name.starts_with(kData)) {
            if (data.is_null()) data = json::parse(embedded(ruleset.data));
            const std::string path = name.substr(kData.size());
            if (const auto problem = put_figure(data, ruleset.data, path, value)) return *problem;
            boost::system::error_code error;
            json::value meant = json::parse(value, error);
            words.figures[path] = error ? json::value(value) : meant;
        } else {
            options.push_back(name + "=" + value);
        }
    }
    const Result<Options> complete = read_options(ruleset, options);
    if (!complete) return complete.error();
    Result<std::unique_ptr<Game>> game =
        data.is_null()
            ? make_game(ruleset, players, *complete)
            : make_game(ruleset, players, *complete, json::serialize(data), ruleset.data);
    if (!game) return game.error();
    Result<std::vector<std::string>> chairs = chairs_of(ruleset, wish.bots, players);
    if (!chairs) return chairs.error();
    words.players = players;
    words.options = *complete;
    Setting setting{words.name, std::move(*game), std::move(*chairs)};
    return std::pair{std::move(setting), std::move(words)};
}

}  // namespace

Result<PlannedStudy> plan_study(const StudyWish& wish) {
    const Result<const Ruleset*> ruleset = find_game(wish.game);
    if (!ruleset) return ruleset.error();
    std::vector<std::vector<std::pair<std::string, std::string>>> all = {{}};
    for (const std::string& each : wish.vary) {
        const Result<Varied> varied = read_varied(each);
        if (!varied) return varied.error();
        std::vector<std::vector<std::pair<std::string, std::string>>> more;
        for (const auto& before : all) {
            for (const std::string& value : varied->values) {
                more.push_back(before);
                more.back().emplace_back(varied->name, value);
            }
        }
        all = std::move(more);
        if (all.size() > kMostSettings) {
            return Problem{"--vary", "makes " + std::to_string(all.size()) +
                                         " settings; there may be " +
                                         std::to_string(kMostSettings) + " at most"};
        }
    }
    PlannedStudy planned;
    for (const auto& each : all) {
        Result<std::pair<Setting, SettingWords>> made = one_setting(**ruleset, wish, each);
        if (!made) return made.error();
        planned.study.settings.push_back(std::move(made->first));
        planned.words.push_back(std::move(made->second));
    }
    return planned;
}

}  // namespace moneybags
