// Which bots may sit down at which game.

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "bots/random.h"
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

}  // namespace

std::vector<std::string_view> bot_levels(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& level : levels(ruleset)) {
        if (level.make()) names.push_back(level.name);
    }
    return names;
}

bool knows_level(const Ruleset& ruleset, std::string_view level) {
    const std::vector<Level> all = levels(ruleset);
    return std::any_of(all.begin(), all.end(),
                       [&](const Level& each) { return each.name == level; });
}

std::string_view house_level(const Ruleset& ruleset) {
    const std::vector<std::string_view> levels = bot_levels(ruleset);
    return std::find(levels.begin(), levels.end(), kHouse) != levels.end() ? kHouse
                                                                           : levels.front();
}

Result<std::unique_ptr<Bot>> make_bot(const Ruleset& ruleset, std::string_view name) {
    std::string why = "there is none for " + std::string{ruleset.id};
    for (const Level& level : levels(ruleset)) {
        if (level.name != name) continue;
        Result<std::unique_ptr<Bot>> bot = level.make();
        if (bot) return bot;
        why = "cannot play " + std::string{ruleset.id} + " (" + bot.error().sentence() + ")";
    }
    return Problem{.where = "bot level \"" + std::string{name} + "\"",
                   .what = why + "; choose from " + joined(bot_levels(ruleset))};
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
