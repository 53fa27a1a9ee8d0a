// Which bots may sit down at which game.

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "bots/random.h"
#include "bots/strength.h"
#include "core/words.h"

namespace moneybags {
namespace {

// Quick and no fool: the one that the house seats.
constexpr std::string_view kHouse = "rookie";

// Those that play any game, and then those that know this one.
std::vector<Level> levels(const Ruleset& ruleset) {
    std::vector<Level> all = {{"random", seated<RandomBot>}};
    const std::span<const Level> own =
        with_family(ruleset, []<class Family>() { return levels_of<Family>(); });
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

bool lacks_nothing(const Level& level) { return level.lacks == nullptr || !level.lacks(); }

// One that is new, or why it cannot sit down; nothing if there is no such level.
std::optional<Result<std::unique_ptr<Bot>>> made(const Ruleset& ruleset, std::string_view name) {
    const std::optional<Strength> strength = strength_called(ruleset, name);
    if (strength) return make_bot_of(ruleset, *strength);
    for (const Level& level : levels(ruleset)) {
        if (level.name == name) return level.make();
    }
    return {};
}

}  // namespace

std::vector<std::string_view> bot_levels(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& level : levels(ruleset)) {
        if (lacks_nothing(level)) names.push_back(level.name);
    }
    return names;
}

int bot_strengths(const Ruleset& ruleset) {
    if (!has_network(ruleset)) return 0;
    return static_cast<int>(std::count_if(
        kStrengths.begin(), kStrengths.end(),
        [&](std::string_view each) { return strength_called(ruleset, each).has_value(); }));
}

bool has_network(const Ruleset& ruleset) {
    const std::vector<Level> all = levels(ruleset);
    return std::any_of(all.begin(), all.end(), [](const Level& each) {
        return each.lacks != nullptr && lacks_nothing(each);
    });
}

bool can_sit_down(const Ruleset& ruleset, std::string_view level) {
    if (strength_called(ruleset, level)) return has_network(ruleset);
    const std::vector<Level> all = levels(ruleset);
    return std::any_of(all.begin(), all.end(), [&](const Level& each) {
        return each.name == level && lacks_nothing(each);
    });
}

std::vector<std::string> offered_levels(const Ruleset& ruleset) {
    const std::vector<std::string_view> named = bot_levels(ruleset);
    std::vector<std::string> all(named.begin(), named.end());
    if (const int strengths = bot_strengths(ruleset); strengths > 0) {
        all.push_back("1 … " + std::to_string(strengths));
    }
    return all;
}

bool knows_level(const Ruleset& ruleset, std::string_view level) {
    if (strength_called(ruleset, level)) return true;
    const std::vector<Level> all = levels(ruleset);
    return std::any_of(all.begin(), all.end(),
                       [&](const Level& each) { return each.name == level; });
}

bool is_learned(const Ruleset& ruleset, std::string_view level) {
    if (strength_called(ruleset, level)) return true;
    bool beyond = false;
    for (const Level& each : levels(ruleset)) {
        if (each.name == level) return beyond;
        beyond = beyond || each.name == kHouse;
    }
    return false;
}

std::string_view house_level(const Ruleset& ruleset) {
    const std::vector<std::string_view> levels = bot_levels(ruleset);
    return std::find(levels.begin(), levels.end(), kHouse) != levels.end() ? kHouse
                                                                           : levels.front();
}

Result<std::unique_ptr<Bot>> make_bot(const Ruleset& ruleset, std::string_view name) {
    std::string why = "there is none for " + std::string{ruleset.id};
    if (std::optional<Result<std::unique_ptr<Bot>>> bot = made(ruleset, name)) {
        if (*bot) return std::move(*bot);
        why = "cannot play " + std::string{ruleset.id} + " (" + bot->error().sentence() + ")";
    }
    return Problem{.where = "bot level \"" + std::string{name} + "\"",
                   .what = why + "; choose from " + joined(offered_levels(ruleset))};
}

Company make_company(const Ruleset& ruleset, std::string_view level, std::optional<Temper> temper) {
    Company company;
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, level);
    if (!bot) {
        company.instead = bot.error();
        bot = make_bot(ruleset, house_level(ruleset));
    }
    company.bot = std::move(*bot);
    if (temper) company.bot->be(*temper);
    return company;
}

}  // namespace moneybags
