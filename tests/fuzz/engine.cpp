// Lines of bytes where requests are read: every one gets a reply that is JSON and says whether it
// was granted.

#include "app/engine.h"

#include <string>
#include <vector>

#include "games/catalogue.h"
#include "tests/fuzz/bytes.h"
#include "tests/support/object_of.h"

namespace moneybags::fuzz {
namespace {

// The option otherwise than it is unless somebody asks.
boost::json::value otherwise(const Option& option) {
    switch (option.kind) {
        case Option::Kind::Switch:
            return !option.fallback.as_bool();
        case Option::Kind::Number:
            return option.least;
        case Option::Kind::Word:
            return boost::json::value(option.words.back());
    }
    return {};
}

std::string begin(const Ruleset& ruleset, int players, const Options& options) {
    return boost::json::serialize(testing_support::object_of(
        "do", "new", "game", ruleset.id, "players", players, "seed", players, "options", options));
}

// Most lines should reach a table that is under way: every ruleset with every number of players,
// and with each option changed (the last, how the talk is scheduled, changes most: it is first).
std::vector<std::string> beginnings() {
    std::vector<std::string> list = {R"({"do":"rulesets"})"};
    for (const Ruleset& ruleset : catalogue()) {
        for (auto option = ruleset.options.rbegin(); option != ruleset.options.rend(); ++option) {
            list.push_back(begin(ruleset, ruleset.least_players,
                                 {
                                     {option->name, otherwise(*option)}
            }));
        }
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            list.push_back(begin(ruleset, players, {}));
        }
    }
    return list;
}

void ask(Engine& engine, std::string_view line) {
    boost::system::error_code error;
    const boost::json::value reply = boost::json::parse(engine.answer(line), error);
    must(!error && reply.is_object() && reply.get_object().contains("ok"), "no good reply", line);
    must(reply.at("ok").as_bool() || reply.as_object().contains("error"), "no reason given", line);
}

}  // namespace
}  // namespace moneybags::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace moneybags;
    fuzz::Bytes bytes(data, size);
    Engine engine;
    static const std::vector<std::string> beginnings = fuzz::beginnings();
    fuzz::ask(engine, beginnings[bytes.below(static_cast<std::uint32_t>(beginnings.size()))]);
    for (std::uint32_t k = bytes.below(16); k > 0; --k) {  // some steps on, by luck and bots
        fuzz::ask(engine, R"({"do":"chance"})");
        const std::string seat = std::to_string(bytes.below(8));
        fuzz::ask(engine, R"({"do":"bot","seat":)" + seat + R"(,"level":"random"})");
    }
    std::string_view rest = bytes.rest();
    while (!rest.empty() && !engine.finished()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        // Thousands of games may be asked for, which take long and show nothing new.
        const bool takes_long =
            line.find("playout") != line.npos && line.find("games") != line.npos;
        if (!takes_long) fuzz::ask(engine, line);
    }
    return 0;
}
