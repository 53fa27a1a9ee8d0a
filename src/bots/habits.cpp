#include "bots/habits.h"

namespace moneybags {
namespace {

std::span<const Level> habits(const Ruleset& ruleset) {
    return with_family(ruleset, []<class Family>() { return habits_of<Family>(); });
}

}  // namespace

std::vector<std::string_view> bot_habits(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& each : habits(ruleset)) names.push_back(each.name);
    return names;
}

Result<std::unique_ptr<Bot>> make_for_the_ring(const Ruleset& ruleset, std::string_view name) {
    for (const Level& each : habits(ruleset)) {
        if (each.name == name) return each.make();
    }
    return make_bot(ruleset, name);
}

}  // namespace moneybags
