#include <algorithm>
#include <charconv>
#include <iostream>

#include "app/commands.h"
#include "app/options.h"
#include "app/parlour.h"
#include "app/seed.h"
#include "guide/rulebook.h"

namespace moneybags {

namespace json = boost::json;

namespace {

const std::string kUsualLevel = "rookie";

struct Wish {
    std::string game = "millions-1e";
    int players = 5;
    std::optional<int> people;
    std::vector<std::string> names;
    std::vector<std::string> bots;
    std::vector<std::string> options;  // "quick=true"
    std::optional<std::uint64_t> seed;
    std::optional<int> pace;
    std::string log, data, resume;
    Reading reading;
};

std::string problem_with_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, seed);
    if (error == std::errc{} && at == end) return {};
    return "must be a whole number from 0 to 18446744073709551615, is " + text;
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
    for (const char* option : {"game", "--players", "--names", "--option", "--data"}) {
        if (!line.has(option)) continue;
        return Problem{option, "is settled by the log; leave it out with --resume"};
    }
    return {};
}

Result<Agreement> agreement(const Wish& wish) {
    const Result<const Ruleset*> ruleset = find_game(wish.game);
    if (!ruleset) return ruleset.error();
    const Result<Options> options = read_options(**ruleset, wish.options);
    if (!options) return options.error();
    Agreement agreed;
    agreed.game = wish.game;
    agreed.players = wish.players;
    agreed.options = *options;
    agreed.names = all_names(wish.names, wish.players);
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

// Who sat at a table that is gone on with: the level of each bot, nothing for a person. None if the
// log does not say.
std::vector<std::string> seated_before(const Agreement& agreed) {
    if (!agreed.people) return {};
    std::vector<std::string> levels;
    auto bot = agreed.bots.begin();
    for (int i = 0; i < agreed.players; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const auto& people = *agreed.people;
        const bool person = std::find(people.begin(), people.end(), seat) != people.end();
        levels.push_back(person ? "" : bot == agreed.bots.end() ? kUsualLevel : *bot++);
    }
    return levels;
}

// One level a seat, empty for a person. What is not asked for stays as it was, if it ever was;
// else people come first, and the last level named is that of all further bots.
Result<std::vector<std::string>> seating(const Wish& wish, const Session& session) {
    const int players = session.game().players();
    std::vector<std::string> levels = seated_before(session.agreement());
    if (wish.people || levels.empty()) {
        const int people = wish.people.value_or(1);
        if (people < 0 || people > players) {
            return Problem{"--people",
                           "must be a whole number from 0 to " + std::to_string(players)};
        }
        levels.resize(static_cast<std::size_t>(players), kUsualLevel);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if (i < static_cast<std::size_t>(people)) {
                levels[i].clear();
            } else if (levels[i].empty()) {
                levels[i] = kUsualLevel;
            }
        }
    }
    std::size_t bots = 0;
    for (std::string& level : levels) {
        if (level.empty()) continue;
        if (!wish.bots.empty()) level = wish.bots[std::min(bots, wish.bots.size() - 1)];
        if (const auto bot = make_bot(session.game().ruleset(), level); !bot) return bot.error();
        ++bots;
    }
    if (wish.bots.size() > bots) {
        return Problem{"--bots", "there are " + std::to_string(bots) +
                                     " bots at this table; name at most as many levels, not " +
                                     std::to_string(wish.bots.size())};
    }
    return levels;
}

void note_seating(Session& session, const std::vector<std::string>& levels) {
    std::vector<Seat> people;
    std::vector<std::string> bots;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (levels[i].empty()) {
            people.push_back(Seat{static_cast<std::uint8_t>(i)});
        } else {
            bots.push_back(levels[i]);
        }
    }
    session.note_seating(std::move(people), std::move(bots));
}

// The game itself, once everything is agreed. `file` is where its log is kept, if anywhere.
void sit_down(const Wish& wish, Session& session, const std::vector<std::string>& levels,
              LogFile* file) {
    const std::uint64_t seed = wish.seed ? *wish.seed : small_seed();
    const Voice words = app_voice(wish.reading.spoken());
    Terminal terminal(std::cin, std::cout, standard_manner(wish.reading.no_colour, wish.pace));
    Parlour parlour(session, terminal, wish.reading.spoken(), levels, seed);
    if (!wish.resume.empty()) parlour.catch_up();
    if (file != nullptr) parlour.keep_log(file);
    const bool finished = parlour.run();
    if (!finished) {
        terminal.line();
        terminal.wrapped(words("play.left"));
    }
    if (file != nullptr && !file->broken()) {
        terminal.wrapped(words("play.log", {{"file", file->path()}}));
        // To be copied, so never broken into two lines.
        if (!finished) terminal.line(words("play.go-on", {{"file", file->path()}}));
    }
    // The luck of a game that was gone on with had two seeds.
    if (!wish.resume.empty()) return;
    terminal.wrapped(words("play.seed", {{"seed", std::to_string(seed)}}), 0, Paint::Dim);
}

int begin(const CommandLine& line, const Wish& wish) {
    Result<Agreement> agreed = agreement(wish);
    if (!agreed) return refuse(line, agreed.error());
    Result<Session> session = Session::begin(*agreed);
    if (!session) return refuse(line, session.error());
    if (!wish.data.empty()) {
        const Result<json::value> data = read_data(wish.data, *agreed);
        if (!data) return fail(data.error());
        agreed->data = *data;
        session = Session::begin(*agreed);
        if (!session) return fail({wish.data, session.error().sentence()});
    }
    const Result<std::vector<std::string>> levels = seating(wish, *session);
    if (!levels) return refuse(line, levels.error());
    note_seating(*session, *levels);
    std::optional<LogFile> file;
    if (!wish.log.empty()) {
        Result<LogFile> opened = LogFile::open(wish.log, *session);
        if (!opened) return refuse(line, opened.error());
        file.emplace(std::move(*opened));
    }
    sit_down(wish, *session, *levels, file ? &*file : nullptr);
    return kFine;
}

int go_on(const CommandLine& line, const Wish& wish) {
    if (const auto problem = unsettling(line)) return refuse(line, *problem);
    const Voice words = app_voice(wish.reading.spoken());
    const Result<std::vector<char>> content = read_file(wish.resume);
    if (!content) return fail(content.error());
    Result<ReadLog> log = read_torn_log({content->data(), content->size()});
    if (!log) return fail({wish.resume, log.error().sentence()});
    const Result<std::vector<std::string>> levels = seating(wish, log->session);
    if (!levels) return refuse(line, levels.error());
    if (log->end.torn) std::cerr << words("log.torn", {{"file", wish.resume}}) << '\n';

    const bool same = wish.log.empty() || wish.log == wish.resume;
    if (!same) note_seating(log->session, *levels);  // a new log has a new header
    Result<LogFile> file = same ? LogFile::go_on(wish.resume, log->session, log->end)
                                : LogFile::open(wish.log, log->session);
    if (!file && !wish.log.empty()) return refuse(line, file.error());
    // A log that can only be read can still be played on with; people just must know.
    if (!file) {
        std::cerr << file.error().sentence() << '\n'
                  << words("play.log-broken", {{"file", wish.resume}}) << '\n';
    }
    note_seating(log->session, *levels);
    sit_down(wish, log->session, *levels, file ? &*file : nullptr);
    return kFine;
}

}  // namespace

Errand add_play(CommandLine line, const Voice& words) {
    const auto wish = std::make_shared<Wish>();
    line.option("game", wish->game, words("play.game")).called("GAME").by_default(wish->game);
    line.option("--players", wish->players, words("play.players"))
        .called("N")
        .check(whole_number(players_of_all_games()))
        .by_default(std::to_string(wish->players));
    line.option("--people", wish->people, words("play.how-many-people"))
        .called("N")
        .check(whole_number("from 0 to the number of players"))
        .by_default("1");
    line.option("--names", wish->names, words("play.names")).called("A,B").listed_with_commas();
    line.option("--bots", wish->bots, words("play.levels"))
        .called("LEVEL")
        .listed_with_commas()
        .by_default(kUsualLevel);
    line.option("-o,--option", wish->options, words("play.option"))
        .called("NAME=VALUE")
        .one_at_a_time();
    line.option("--seed", wish->seed, words("play.seed-option"))
        .called("S")
        .check(problem_with_seed);
    line.option("--pace", wish->pace, words("play.pace")).called("MS").within(0, 10000);
    line.option("--log", wish->log, words("play.log-option")).called("FILE");
    line.option("--resume", wish->resume, words("play.resume")).called("FILE");
    line.option("--data", wish->data, words("play.data")).called("FILE");
    wish->reading.add_to(line, words);
    line.footer(words("cli.games") + "\n" + list_of_games(words));
    return [line, wish] { return wish->resume.empty() ? begin(line, *wish) : go_on(line, *wish); };
}

}  // namespace moneybags
