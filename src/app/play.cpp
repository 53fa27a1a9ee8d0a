#include <algorithm>
#include <charconv>
#include <iostream>

#include "app/commands.h"
#include "app/options.h"
#include "app/parlour.h"
#include "app/rulebook.h"
#include "app/seed.h"

namespace moneybags {

namespace json = boost::json;

namespace {

struct Wish {
    std::string game = "millions-1e";
    int players = 5;
    int people = 1;
    std::vector<std::string> names;
    std::vector<std::string> bots = {"rookie"};
    std::vector<std::string> options;  // "quick=true"
    std::optional<std::uint64_t> seed;
    std::optional<int> pace;
    std::string log, data, resume;
    Reading reading;
};

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

Result<Session> agreed_session(const Wish& wish) {
    if (!wish.resume.empty()) {
        const Result<std::vector<char>> log = read_file(wish.resume);
        if (!log) return log.error();
        Result<Session> session = read_log({log->data(), log->size()});
        if (!session) return Problem{wish.resume, session.error().sentence()};
        return session;
    }
    const Result<const Ruleset*> ruleset = find_game(wish.game);
    if (!ruleset) return ruleset.error();
    const Result<Options> options = read_options(**ruleset, wish.options);
    if (!options) return options.error();
    Agreement agreed;
    agreed.game = wish.game;
    agreed.players = wish.players;
    agreed.options = *options;
    agreed.names = all_names(wish.names, wish.players);
    if (!wish.data.empty()) {
        const Result<std::vector<char>> data = read_file(wish.data);
        if (!data) return data.error();
        const std::string_view text(data->data(), data->size());
        // Once by its own name, so that complaints say which file it was.
        const auto tried = make_game(**ruleset, wish.players, *options, text, wish.data);
        if (!tried) return tried.error();
        agreed.data = json::parse(text);
    }
    return Session::begin(agreed);
}

// One level a seat, people first; the last level named is that of all further bots.
Result<std::vector<std::string>> seating(const Wish& wish, const Session& session) {
    const int players = session.game().players();
    if (wish.people < 0 || wish.people > players) {
        return Problem{"--people", "must be a whole number from 0 to " + std::to_string(players)};
    }
    std::vector<std::string> levels(static_cast<std::size_t>(wish.people));
    for (std::size_t i = 0; levels.size() < static_cast<std::size_t>(players); ++i) {
        const std::string& level = wish.bots[std::min(i, wish.bots.size() - 1)];
        if (const auto bot = make_bot(session.game().ruleset(), level); !bot) return bot.error();
        levels.push_back(level);
    }
    return levels;
}

int play(const CLI::App& app, const Wish& wish) {
    Result<Session> session = agreed_session(wish);
    if (!session) return refuse(app, session.error());
    const Result<std::vector<std::string>> levels = seating(wish, *session);
    if (!levels) return refuse(app, levels.error());
    std::optional<LogFile> file;
    if (!wish.log.empty()) {
        Result<LogFile> opened = LogFile::open(wish.log, *session, wish.log == wish.resume);
        if (!opened) return refuse(app, opened.error());
        file.emplace(std::move(*opened));
    }

    const std::uint64_t seed = wish.seed ? *wish.seed : fresh_seed();
    const Voice words = app_voice(wish.reading.spoken());
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, wish.pace));
    Parlour parlour(*session, terminal, wish.reading.spoken(), *levels, seed);
    if (!wish.resume.empty()) parlour.catch_up();
    if (file) parlour.keep_log(&*file);
    if (!parlour.run()) {
        terminal.line();
        terminal.line(words("play.left"));
    }
    if (file)
        terminal.line(words("play.log", {
                                            {"file", file->path()}
        }));
    terminal.line(words("play.seed",
                        {
                            {"seed", std::to_string(seed)}
    }),
                  Paint::Dim);
    return kFine;
}

}  // namespace

Command add_play(CLI::App& program, const Voice& words) {
    CLI::App* app = program.add_subcommand("play", words("play.about"));
    const auto wish = std::make_shared<Wish>();
    app->add_option("game", wish->game, words("play.game"))
        ->type_name("GAME")
        ->capture_default_str();
    app->add_option("--players", wish->players, words("play.players"))
        ->type_name("N")
        ->capture_default_str();
    app->add_option("--people", wish->people, words("play.how-many-people"))
        ->type_name("N")
        ->capture_default_str();
    app->add_option("--names", wish->names, words("play.names"))->type_name("A,B")->delimiter(',');
    app->add_option("--bots", wish->bots, words("play.levels"))
        ->type_name("LEVEL")
        ->delimiter(',')
        ->capture_default_str();
    app->add_option("-o,--option", wish->options, words("play.option"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    app->add_option("--seed", wish->seed, words("play.seed-option"))->type_name("S");
    app->add_option("--pace", wish->pace, words("play.pace"))
        ->type_name("MS")
        ->check(CLI::Range(0, 10000));
    app->add_option("--log", wish->log, words("play.log-option"))->type_name("FILE");
    app->add_option("--resume", wish->resume, words("play.resume"))->type_name("FILE");
    app->add_option("--data", wish->data, words("play.data"))->type_name("FILE");
    wish->reading.add_to(*app, words);
    app->footer(words("cli.games") + "\n" + list_of_games(words));
    return {app, [app, wish] { return play(*app, *wish); }};
}

}  // namespace moneybags
