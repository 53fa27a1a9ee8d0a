#include <algorithm>
#include <iostream>

#include "app/commands.h"
#include "app/options.h"
#include "app/parlour.h"
#include "app/sitting.h"
#include "core/words.h"
#include "guide/rulebook.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct PlayWish {
    std::string game = "millions-1e";
    std::optional<int> players;
    std::optional<int> people;
    std::vector<std::string> names;
    std::vector<std::string> bots;
    std::vector<std::string> options;  // "quick=true"
    std::optional<std::string> seed;
    std::optional<int> pace;
    std::optional<int> clock;  // seconds for each answer
    std::string log, data, resume;
    Reading reading;
};

std::string problem_with_seed(const std::string& text) {
    const Result<Seed> seed = read_seed(text);
    return seed ? "" : seed.error().what;
}

std::string players_of_all_games() {
    int least = catalogue().front().least_players, most = 0;
    for (const Ruleset& ruleset : catalogue()) {
        least = std::min(least, ruleset.least_players);
        most = std::max(most, ruleset.most_players);
    }
    return "from " + std::to_string(least) + " to " + std::to_string(most);
}

// The names given, and for the rest default ones that nobody has yet.
Names all_names(const std::vector<std::string>& given, int players) {
    Names names = given;
    for (const std::string& each : default_names(static_cast<int>(kMaxSeats))) {
        if (names.size() >= static_cast<std::size_t>(std::max(players, 0))) break;
        const bool taken = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return lower(name) == lower(each);
        });
        if (!taken) names.push_back(each);
    }
    return names;
}

// What the log that is gone on with has settled already.
std::optional<Problem> unsettling(const CommandLine& line) {
    for (const char* option :
         {"game", "--players", "--names", "--bots", "--option", "--seed", "--clock", "--data"}) {
        if (!line.has(option)) continue;
        return Problem{option, "is settled by the log; leave it out with --resume"};
    }
    return {};
}

Result<Agreement> agreement(const PlayWish& wish) {
    const Result<const Ruleset*> ruleset = find_game(wish.game);
    if (!ruleset) return ruleset.error();
    const Result<Options> options = read_options(**ruleset, wish.options);
    if (!options) return options.error();
    Agreement agreed;
    agreed.game = wish.game;
    agreed.players = wish.players.value_or(usual_players(**ruleset));
    agreed.options = *options;
    agreed.names = all_names(wish.names, agreed.players);
    return agreed;
}

// The figures of a game from a file.
Result<json::value> read_data(const std::string& path, const Agreement& agreed) {
    const Result<std::vector<char>> data = read_file(path);
    if (!data) return data.error();
    const std::string_view text(data->data(), data->size());
    const auto tried =
        make_game(*find_ruleset(agreed.game), agreed.players, agreed.options, text, path);
    if (!tried) return tried.error();
    return json::parse(text);
}

// One level a seat, "" for a person: people come first, and the last level named is that of all
// further bots.
Result<Levels> seating(const PlayWish& wish, const Ruleset& ruleset) {
    const int players = wish.players.value_or(usual_players(ruleset));
    const int people = wish.people.value_or(1);
    if (people < 0 || people > players) {
        return Problem{"--people", "must be a whole number from 0 to " + std::to_string(players)};
    }
    const auto bots = static_cast<std::size_t>(players - people);
    if (wish.bots.size() > bots) {
        return Problem{"--bots", "there are " + std::to_string(bots) +
                                     " bots at this table; name at most as many levels, not " +
                                     std::to_string(wish.bots.size())};
    }
    Levels levels(static_cast<std::size_t>(people));
    for (std::size_t i = 0; i < bots; ++i) {
        levels.push_back(wish.bots.empty() ? std::string(house_level(ruleset))
                                           : wish.bots[std::min(i, wish.bots.size() - 1)]);
        if (const auto bot = make_bot(ruleset, levels.back()); !bot) return bot.error();
    }
    return levels;
}

Result<std::optional<Clock>> wanted_clock(const PlayWish& wish) {
    if (!wish.clock) return std::optional<Clock>{};
    if (wish.people.value_or(1) != 1) {
        return Problem{"--clock", "is for one person at the screen: several cannot answer at once"};
    }
    const std::chrono::seconds window{*wish.clock};
    // A whole talk may last as long as five answers, within what tables allow.
    const auto phase = std::clamp(5 * window, std::chrono::seconds{30}, std::chrono::seconds{3600});
    return std::optional(Clock{.kind = Clock::Kind::Live, .window = window, .phase = phase});
}

Time this_moment() { return std::chrono::floor<Span>(std::chrono::system_clock::now()); }

// The game itself, once everything is agreed. `file` is where its log is kept, if anywhere.
void play(const PlayWish& wish, Kept& kept, LogFile* file) {
    const Voice words = app_voice(wish.reading.spoken());
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, wish.pace));
    // Where time stands still it has never begun.
    Parlour parlour(kept, terminal, wish.reading.spoken(), kept.table.changed() > Time{});
    if (!wish.resume.empty()) parlour.remind();
    if (file != nullptr) parlour.keep_log(file);
    const bool finished = parlour.run();
    if (!finished) {
        terminal.line();
        terminal.wrapped(words("play.left"));
    }
    if (file != nullptr && !file->broken()) {
        terminal.wrapped(words("play.log", "file", file->path()));
        // To be copied, so never broken into two lines.
        if (!finished) terminal.line(words("play.go-on", "file", file->path()));
    }
    // A seed that was not shown yet is still a secret.
    const entry::Open& opening = kept.table.opening();
    if (opening.unsealed || (!finished && !wish.seed)) return;
    terminal.wrapped(words("play.seed", "seed", seed_text(opening.seed)), 0, Paint::Dim);
}

int begin(const CommandLine& line, const PlayWish& wish) {
    Result<Agreement> agreed = agreement(wish);
    if (!agreed) return refuse(line, agreed.error());
    if (const auto tried = Session::begin(*agreed); !tried) return refuse(line, tried.error());
    const std::string_view book = find_ruleset(agreed->game)->texts;
    if (const auto names = check_names(agreed->names, agreed->players, book); !names) {
        return refuse(line, names.error());
    }
    if (!wish.data.empty()) {
        const Result<json::value> data = read_data(wish.data, *agreed);
        if (!data) return fail(data.error());
        agreed->data = *data;
    }
    const Result<Levels> levels = seating(wish, *find_ruleset(agreed->game));
    if (!levels) return refuse(line, levels.error());
    const Result<std::optional<Clock>> clock = wanted_clock(wish);
    if (!clock) return refuse(line, clock.error());
    const Seed seed = wish.seed ? *read_seed(*wish.seed) : fresh_seed();
    Result<Kept> kept = sit_down(opening(*agreed, seed, *clock), agreed->names, *levels,
                                 *clock ? this_moment() : Time{});
    if (!kept) return refuse(line, kept.error());
    std::optional<LogFile> file;
    if (!wish.log.empty()) {
        Result<LogFile> opened = LogFile::open(wish.log, kept->lines);
        if (!opened) return refuse(line, opened.error());
        file.emplace(std::move(*opened));
    }
    play(wish, *kept, file ? &*file : nullptr);
    return kFine;
}

// The people and bots that are wanted sit down at the table of a log.
std::optional<Problem> sit_again(const PlayWish& wish, Kept& kept) {
    if (kept.table.status() != Table::Status::Running) return {};
    if (auto problem = seat_anew(kept, wish.people)) return problem;
    // Its clock stood still meanwhile.
    if (kept.table.changed() > Time{}) {
        if (const auto wait = kept.table.waited(kept.table.changed(), this_moment())) {
            kept.add(*wait);
        }
    }
    return {};
}

int go_on(const CommandLine& line, const PlayWish& wish) {
    if (const auto problem = unsettling(line)) return refuse(line, *problem);
    const Voice words = app_voice(wish.reading.spoken());
    const Result<std::vector<char>> content = read_file(wish.resume);
    if (!content) return fail(content.error());
    Result<Log> log = read_any_log({content->data(), content->size()});
    if (!log) return fail({wish.resume, log.error().sentence()});
    const int players = log->session().game().players();
    if (wish.people && (*wish.people < 0 || *wish.people > players)) {
        return refuse(line,
                      {"--people", "must be a whole number from 0 to " + std::to_string(players)});
    }
    Kept& kept = log->kept;
    const std::size_t read = kept.lines.size();
    if (const auto problem = sit_again(wish, kept)) return fail({wish.resume, problem->sentence()});
    if (log->end.torn) std::cerr << words("log.torn", "file", wish.resume) << '\n';

    const bool same = wish.log.empty() || wish.log == wish.resume;
    const bool goes_on = same && !log->old;
    Result<LogFile> file = goes_on ? LogFile::go_on(wish.resume, log->end)
                           : same  ? LogFile::rewrite(wish.resume, kept.lines)
                                   : LogFile::open(wish.log, kept.lines);
    if (!file && !wish.log.empty()) return refuse(line, file.error());
    // A log that can only be read can still be played on with; people just must know.
    if (!file) {
        std::cerr << file.error().sentence() << '\n'
                  << words("play.log-broken", "file", wish.resume) << '\n';
    }
    for (std::size_t i = read; file && goes_on && i < kept.lines.size(); ++i) {
        file->append(kept.lines[i]);
    }
    play(wish, kept, file ? &*file : nullptr);
    return kFine;
}

}  // namespace

Errand add_play(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<PlayWish>();
    line.option("game", wish->game, words("play.game")).called("GAME").by_default(wish->game);
    line.option("--players", wish->players, words("play.players"))
        .called("N")
        .check(whole_number(players_of_all_games()))
        .by_default(std::to_string(usual_players(catalogue().front())));
    line.option("--people", wish->people, words("play.how-many-people"))
        .called("N")
        .check(whole_number("from 0 to the number of players"))
        .by_default("1");
    line.option("--names", wish->names, words("play.names")).called("A,B").listed_with_commas();
    line.option("--bots", wish->bots,
                words("play.levels", "levels", words.either(offered_levels(catalogue().front()))))
        .called("LEVEL")
        .listed_with_commas()
        .by_default(std::string(house_level(catalogue().front())));
    line.option("-o,--option", wish->options, words("play.option"))
        .called("NAME=VALUE")
        .one_at_a_time();
    line.option("--seed", wish->seed, words("play.seed-option"))
        .called("S")
        .check(problem_with_seed);
    line.option("--pace", wish->pace, words("play.pace")).called("MS").within(0, 10000);
    line.option("--clock", wish->clock, words("play.clock")).called("SECONDS").within(5, 600);
    line.option("--log", wish->log, words("play.log-option")).called("FILE");
    line.option("--resume", wish->resume, words("play.resume")).called("FILE");
    line.option("--data", wish->data, words("play.data")).called("FILE");
    wish->reading.add_to(line, words);
    line.footer(words("cli.games") + "\n" + list_of_games(words));
    return [line, wish] { return wish->resume.empty() ? begin(line, *wish) : go_on(line, *wish); };
}

}  // namespace moneybags
