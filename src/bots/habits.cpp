#include "bots/habits.h"

#include <array>
#include <charconv>

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

constexpr std::uint32_t kMost = 1'000'000;
std::optional<std::uint32_t> read_count(std::string_view text) {
    std::uint32_t count = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (problem != std::errc{} || end != text.data() + text.size()) return {};
    if (count == 0 || count > kMost) return {};
    return count;
}

// "shark@100ms" thinks so long about each move, "shark@64" for so many playouts. Matches are played
// on all processors, so that time is what the bot itself has of one.
constexpr std::string_view kShark = "shark@";
std::optional<Effort> read_effort(std::string_view text) {
    constexpr std::string_view kMilliseconds = "ms";
    const bool by_time = text.ends_with(kMilliseconds);
    if (by_time) text.remove_suffix(kMilliseconds.size());
    const std::optional<std::uint32_t> count = read_count(text);
    if (!count) return {};
    if (by_time) {
        return Effort{
            .playouts = kMost, .time = std::chrono::milliseconds(*count), .on_processor = true};
    }
    return Effort{.playouts = *count, .time = {}};
}
Result<std::unique_ptr<Bot>> make_shark(const Ruleset& ruleset, std::string_view name) {
    const std::optional<Effort> effort = read_effort(name.substr(kShark.size()));
    if (!effort) {
        return Problem{"bot level \"" + std::string{name} + "\"",
                       "must say how long to think, as shark@100ms or shark@64 (playouts)"};
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, "shark");
    if (bot) (*bot)->think(*effort);
    return bot;
}

// "regular@200" plays at that temperature, "regular@mine.net" by the network of that file.
constexpr std::string_view kOther = "regular@", kNetworkFile = ".net";
Result<std::unique_ptr<Bot>> make_other(const Ruleset& ruleset, std::string_view name) {
    const std::string_view how = name.substr(kOther.size());
    const std::optional<std::uint32_t> temperature = read_count(how);
    if (!temperature && !how.ends_with(kNetworkFile)) {
        return Problem{"bot level \"" + std::string{name} + "\"",
                       "must say its temperature in hundredths, as regular@200, or the file of its "
                       "network, as regular@mine.net"};
    }
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, kRegular);
    if (!bot) return bot;
    if (temperature) {
        (*bot)->loosen(static_cast<int>(*temperature));
    } else if (const std::optional<Problem> problem = (*bot)->play_by(std::string{how})) {
        return *problem;
    }
    return bot;
}

}  // namespace

std::vector<std::string_view> bot_habits(const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const Level& each : habits(ruleset)) {
        if (each.make()) names.push_back(each.name);
    }
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
    if (name.starts_with(kShark)) return make_shark(ruleset, name);
    if (name.starts_with(kOther)) return make_other(ruleset, name);
    Result<std::unique_ptr<Bot>> bot = make_bot(ruleset, name);
    if (bot) return bot;
    const std::vector<std::string_view> more = bot_habits(ruleset);
    if (more.empty()) return bot;
    return Problem{bot.error().where, bot.error().what + ", " + joined(more) +
                                          ", sharks as shark@100ms, and regulars as regular@200 "
                                          "or regular@mine.net"};
}

}  // namespace moneybags
