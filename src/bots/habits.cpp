#include "bots/habits.h"

#include <array>

#include "core/words.h"

namespace moneybags {
namespace {

std::span<const Level> habits(const Ruleset& ruleset) {
    return with_family(ruleset, []<class Family>() { return habits_of<Family>(); });
}

constexpr std::string_view kRegular = "regular";
struct Tempered {
    std::string_view name;
    Temper temper;
};
constexpr std::array<Tempered, kTempers> kTempered = {{
    {"regular-honest", Temper::Honest},
    {"regular-sly", Temper::Sly},
    {"regular-greedy", Temper::Greedy},
    {"regular-cautious", Temper::Cautious},
}};

}  // namespace

std::vector<std::string_view> bot_habits(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& each : habits(ruleset)) names.push_back(each.name);
    for (const Tempered& each : kTempered) {
        if (make_bot(ruleset, kRegular)) names.push_back(each.name);
    }
    return names;
}

Result<std::unique_ptr<Bot>> make_for_the_ring(const Ruleset& ruleset, std::string_view name) {
    for (const Level& each : habits(ruleset)) {
        if (each.name == name) return each.make();
    }
    for (const Tempered& each : kTempered) {
        if (each.name != name) continue;
        Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, kRegular);
        if (bot) (*bot)->be(each.temper);
        return bot;
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, name);
    if (bot) return bot;
    const std::vector<std::string_view> more = bot_habits(ruleset);
    if (more.empty()) return bot;
    return Problem{bot.error().where, bot.error().what + ", " + joined(more)};
}

}  // namespace moneybags
