// Which bots may sit down at which game.

#include "bots/bot.h"
#include "bots/guillotines/rookie.h"
#include "bots/madcity/rookie.h"
#include "bots/millions/rookie.h"
#include "bots/random.h"

namespace moneybags {
namespace {

using Factory = std::unique_ptr<Bot> (*)();

template <class SomeBot>
std::unique_ptr<Bot> make() {
    return std::make_unique<SomeBot>();
}

struct Level {
    std::string_view ruleset;  // "" for every ruleset
    std::string_view name;
    Factory make;
};

// A game gains a bot by one line here. In the order in which levels are offered.
constexpr Level kLevels[] = {
    {"", "random", make<RandomBot>},
    {"millions-1e", "rookie", make<millions::RookieBot>},
    {"millions-2e", "rookie", make<millions::RookieBot>},
    {"guillotines", "rookie", make<guillotines::RookieBot>},
    {"mad-millionaire", "rookie", make<madcity::RookieBot>},
};

bool serves(const Level& level, const Ruleset& ruleset) {
    return level.ruleset.empty() || level.ruleset == ruleset.id;
}

}  // namespace

std::vector<std::string_view> bot_levels(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& level : kLevels) {
        if (serves(level, ruleset)) names.push_back(level.name);
    }
    return names;
}

Result<std::unique_ptr<Bot>> make_bot(const Ruleset& ruleset, std::string_view name) {
    for (const Level& level : kLevels) {
        if (serves(level, ruleset) && level.name == name) return level.make();
    }
    std::string right;
    for (const std::string_view each : bot_levels(ruleset)) {
        right += right.empty() ? "" : ", ";
        right += each;
    }
    return Problem{
        .where = "bot level \"" + std::string{name} + "\"",
        .what = "there is none for " + std::string{ruleset.id} + "; choose from " + right};
}

}  // namespace moneybags
