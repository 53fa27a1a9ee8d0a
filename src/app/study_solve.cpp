#include "app/study_solve.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "app/options.h"
#include "app/study_files.h"
#include "app/study_report.h"
#include "notation/money.h"
#include "study/record.h"

namespace moneybags {

namespace json = boost::json;

namespace {

// "seat.2" or "all", and "role.Snitch>role.Brute" or "role.Brute+role.Crook", as people say it.
std::string seat_text(const Voice& words, std::string_view key) {
    constexpr std::string_view kSeat = "seat.";
    if (!key.starts_with(kSeat)) return words("study.everybody");
    return words("study.seat", "number", std::string(key.substr(kSeat.size())));
}
std::string choice_text(const Voice& words, const Voice& names, const std::string& key) {
    const std::size_t names_at = key.find('>'), and_at = key.find('+');
    if (names_at != std::string::npos) {
        return words("study.naming",
                     Figures{{"choice", choice_text(words, names, key.substr(0, names_at))},
                             {"named", names(key.substr(names_at + 1))}});
    }
    if (and_at == std::string::npos) return names(key);
    return words.list({names(key.substr(0, and_at)), names(key.substr(and_at + 1))});
}

std::string solution_csv(const std::vector<OneShot>& shots, const std::vector<Equilibrium>& found) {
    std::string text = "loot,seat,choice,chance,worth,value,exploitability\n";
    for (std::size_t i = 0; i < shots.size(); ++i) {
        const Mixture worth = shots[i].worth(found[i].play);
        for (std::size_t side = 0; side < shots[i].sides.size(); ++side) {
            for (std::size_t k = 0; k < shots[i].choices[side].size(); ++k) {
                text += fmt::format("{},{},{},{},{},{},{}\n", shots[i].name, shots[i].sides[side],
                                    shots[i].choices[side][k], found[i].play[side][k],
                                    worth[side][k], found[i].value[side], found[i].exploitability);
            }
        }
    }
    return text;
}

json::object solution_json(const Game& game, const std::vector<OneShot>& shots,
                           const std::vector<Equilibrium>& found) {
    json::array list;
    for (std::size_t i = 0; i < shots.size(); ++i) {
        list.push_back({
            {"name", shots[i].name},
            {"sides", json::value_from(shots[i].sides)},
            {"choices", json::value_from(shots[i].choices)},
            {"play", json::value_from(found[i].play)},
            {"worth", json::value_from(shots[i].worth(found[i].play))},
            {"value", json::value_from(found[i].value)},
            {"exploitability", found[i].exploitability},
        });
    }
    return {{"format", "moneybags solution 1"},
            {"game", game.ruleset().id},
            {"texts", game.ruleset().texts},
            {"name", game.ruleset().name},
            {"called", names_of_game(game.ruleset().id)},
            {"players", game.players()},
            {"score_unit", score_unit(game)},
            {"solved", std::move(list)}};
}

void print_solution(const OneShot& shot, const Equilibrium& found, const Game& game,
                    const Voice& words, const Voice& names) {
    const auto dollars = [&](double score) {
        return money_text(words, std::llround(score * static_cast<double>(score_unit(game))));
    };
    fmt::print("{}\n", words("study.solved", Figures{{"loot", shot.name},
                                                     {"gain", dollars(found.exploitability)},
                                                     {"rounds", std::to_string(found.rounds)}}));
    constexpr double kSeldom = 0.0005;  // less is not worth a line
    for (std::size_t side = 0; side < shot.sides.size(); ++side) {
        fmt::print("  {}\n",
                   words("study.worth", Figures{{"seat", seat_text(words, shot.sides[side])},
                                                {"value", dollars(found.value[side])}}));
        for (std::size_t k = 0; k < shot.choices[side].size(); ++k) {
            if (found.play[side][k] < kSeldom) continue;
            fmt::print("    {:5.1f} %  {}\n", 100 * found.play[side][k],
                       choice_text(words, names, shot.choices[side][k]));
        }
    }
}

}  // namespace

int run_solve(const CommandLine& line, const SolveLine& asked, Language language) {
    const Voice words = app_voice(language);
    for (const char* other : {"--vary", "--bots", "--games", "--budget", "--resume", "--seed"}) {
        if (line.has(other))
            return refuse(line, {other, "has no part in --solve: nothing is played"});
    }
    const Result<const Ruleset*> ruleset = find_game(asked.game);
    if (!ruleset) return refuse(line, ruleset.error());
    const Result<Options> options = read_options(**ruleset, asked.options);
    if (!options) return refuse(line, options.error());
    const Result<std::unique_ptr<Game>> game =
        make_game(**ruleset, asked.players.value_or(usual_players(**ruleset)), *options);
    if (!game) return refuse(line, game.error());
    SolveWish wish{asked.loot, {}};
    for (const std::string& each : asked.purses) {
        int number = -1;
        const char* end = each.data() + each.size();
        const auto [at, error] = std::from_chars(each.data(), end, number);
        wish.purses.push_back(error == std::errc{} && at == end ? number : -1);
    }
    const Result<std::vector<OneShot>> shots = one_shots(**game, wish);
    if (!shots) return refuse(line, shots.error());
    std::error_code error;
    std::filesystem::create_directories(asked.out, error);
    const Voice names((*ruleset)->texts, language);
    std::vector<Equilibrium> found;
    for (const OneShot& shot : *shots) {
        found.push_back(solve(shot));
        print_solution(shot, found.back(), **game, words, names);
    }
    const std::filesystem::path folder(asked.out);
    if (const auto problem = write_file(folder / "solve.csv", solution_csv(*shots, found))) {
        return fail(*problem);
    }
    const json::object all = solution_json(**game, *shots, found);
    if (const auto problem = write_file(folder / "solve.json", json::serialize(all) + "\n")) {
        return fail(*problem);
    }
    if (const auto problem = write_file(folder / "report.html", report_page(all))) {
        return fail(*problem);
    }
    return kFine;
}

}  // namespace moneybags
