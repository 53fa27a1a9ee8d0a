#include "games/catalogue.h"
#include "games/coin/game.h"
#include "games/data.h"

namespace moneybags {

namespace {

// {"rounds": {"value": 2, "provenance": "chosen", "clause": "CO-01"}, …}
Result<std::unique_ptr<Game>> load(const Ruleset& ruleset, int, const Options&,
                                   std::string_view text, std::string_view file) {
    Data data{text, file};
    const Datum root = data.root();
    const auto figure = [&](std::string_view key, int least, int most) {
        return root[key].sourced().number(least, most);
    };
    root.only({"rounds", "start", "gold", "copper_price", "gold_price"});
    coin::Rules rules;
    rules.rounds = static_cast<std::uint8_t>(figure("rounds", 1, 100));
    rules.start = Millions{figure("start", 0, 99)};
    rules.gold = Millions{figure("gold", 0, 99)};
    rules.copper_price = Millions{figure("copper_price", 0, 99)};
    rules.gold_price = Millions{figure("gold_price", 0, 99)};
    if (!data.ok()) return data.problem();
    return std::unique_ptr<Game>{std::make_unique<TypedGame<coin::Family>>(ruleset, rules)};
}

}  // namespace

template <>
std::vector<Ruleset> rulesets_of<coin::Family>() {
    return {{.id = "coin",
             .name = "The Coin",
             .least_players = 2,
             .most_players = 2,
             .options = {},
             .data = "data/coin.json",
             .texts = "coin",
             .rules = "docs/rules/coin.md",
             .load = load}};
}

}  // namespace moneybags
