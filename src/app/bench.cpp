#include "arena/bench.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <optional>

#include "app/commands.h"
#include "app/options.h"
#include "app/signature.h"
#include "games/catalogue.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct BenchWish {
    std::string game;  // all of them when empty
    std::optional<int> players;
    std::uint64_t games = 0;
    double seconds = 1;
    std::vector<std::string> options;
    bool as_json = false;
    Reading reading;
};

struct Measured {
    const Ruleset* ruleset;
    int players;
    Speed speed;
    std::optional<std::uint64_t> signature;
};

// One game named must have the players asked for; among all games each takes what it can.
int players_of(const Ruleset& ruleset, const BenchWish& wish) {
    const int wanted = wish.players.value_or(usual_players(ruleset));
    if (!wish.game.empty()) return wanted;
    return std::clamp(wanted, ruleset.least_players, ruleset.most_players);
}

Result<std::vector<Measured>> run(const BenchWish& wish) {
    std::vector<Measured> rows;
    for (const Ruleset& ruleset : catalogue()) {
        if (!wish.game.empty() && ruleset.id != wish.game) continue;
        const Result<Options> options = read_options(ruleset, wish.options);
        if (!options) return options.error();
        const int players = players_of(ruleset, wish);
        const Result<std::unique_ptr<Game>> game = make_game(ruleset, players, *options);
        if (!game) return game.error();
        Measured row{.ruleset = &ruleset, .players = players, .speed = {}, .signature = {}};
        if (wish.games > 0) {
            row.speed = play_games(**game, wish.games);
        } else {
            row.speed = measure(**game, wish.seconds);
            row.signature = signature(ruleset);
        }
        rows.push_back(row);
    }
    return rows;
}

double per_second(std::uint64_t count, double seconds) {
    return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

json::value to_json(const Measured& row) {
    json::object entry{
        {"game", row.ruleset->id},
        {"players", row.players},
        {"games", row.speed.games},
        {"decisions", row.speed.decisions},
        {"seconds", row.speed.seconds},
        {"decisions_per_second", per_second(row.speed.decisions, row.speed.seconds)},
        {"playouts_per_second", per_second(row.speed.games, row.speed.seconds)},
        {"state_bytes", static_cast<std::uint64_t>(row.speed.state_bytes)},
    };
    if (row.signature) {
        entry["view_cost"] = row.speed.view_cost;
        entry["guess_cost"] = row.speed.guess_cost;
        entry["signature"] = fmt::format("{:016x}", *row.signature);
    }
    return entry;
}

void print(const Measured& row, const BenchWish& wish, const Voice& words) {
    const Speed& speed = row.speed;
    const Figures table = {{"name", std::string(row.ruleset->name)},
                           {"players", std::to_string(row.players)},
                           {"least", std::to_string(row.ruleset->least_players)},
                           {"most", std::to_string(row.ruleset->most_players)}};
    fmt::print("{}\n",
               words(row.players == wish.players.value_or(row.players) ? "bench.table"
                                                                       : "bench.other-table",
                     table));
    const auto line = [&](std::string_view key, const std::string& value) {
        fmt::print("  {:>14}  {}\n", value, words(key));
    };
    line("bench.decisions",
         fmt::format("{:.2f} M", per_second(speed.decisions, speed.seconds) / 1e6));
    line("bench.playouts", fmt::format("{:.0f}", per_second(speed.games, speed.seconds)));
    line("bench.state", fmt::format("{}", speed.state_bytes));
    if (row.signature) {
        line("bench.view", fmt::format("{:.2f}", speed.view_cost));
        line("bench.guess", fmt::format("{:.2f}", speed.guess_cost));
        line("bench.signature", fmt::format("{:016x}", *row.signature));
    } else {
        line("bench.games-played", fmt::format("{}", speed.games));
        line("bench.decisions-made", fmt::format("{}", speed.decisions));
    }
}

}  // namespace

Errand add_bench(CommandLine line, const Voice& words) {
    auto wish = std::make_shared<BenchWish>();
    std::vector<std::string> ids;
    for (const Ruleset& ruleset : catalogue()) ids.emplace_back(ruleset.id);
    line.option("game", wish->game, words("bench.game")).one_of(ids);
    line.option("--players", wish->players, words("bench.players"))
        .within(1, static_cast<int>(kMaxSeats));
    line.option("--games", wish->games, words("bench.games")).within(1u, 1'000'000'000u);
    line.option("--seconds", wish->seconds, words("bench.seconds"))
        .called("0.01..3600")
        .check(figure_between("0.01", "3600"));
    line.option("-o,--option", wish->options, words("bench.option")).called("NAME=VALUE");
    line.flag("--json", wish->as_json, words("bench.json"));
    wish->reading.add_to(line, words);
    return [line, wish] {
        const Voice words = app_voice(wish->reading.spoken());
        const Result<std::vector<Measured>> rows = run(*wish);
        if (!rows) return refuse(line, rows.error());
        if (wish->as_json) {
            json::array list;
            for (const Measured& row : *rows) list.push_back(to_json(row));
            std::cout << list << '\n';
        } else {
            for (const Measured& row : *rows) print(row, *wish, words);
        }
        return kFine;
    };
}

}  // namespace moneybags
