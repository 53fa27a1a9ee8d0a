#include "arena/match.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <thread>

#include "app/commands.h"
#include "app/match_file.h"
#include "app/options.h"
#include "app/seed.h"
#include "arena/foreign.h"
#include "bots/habits.h"
#include "core/version.h"
#include "core/words.h"

namespace moneybags {

namespace json = boost::json;

namespace {

constexpr std::uint64_t kBatch = 32;           // deals between two looks at the intervals
constexpr std::uint64_t kEnough = 3 * kBatch;  // fewer are no ground for an interval

struct MatchWish {
    std::string game;
    std::optional<int> players;
    std::vector<std::string> options;
    std::vector<std::string> bots;      // "rookie:4"
    std::vector<std::string> programs;  // "mine ./mybot --deep"
    int patience = 1000;
    std::uint64_t games = 2000;
    double within = 0;  // 0: all the games
    std::optional<std::uint64_t> seed;
    int threads = 0;  // 0: all there are
    std::string save;
    bool as_json = false;
    Reading reading;
};

struct Chairs {
    std::string name;
    int count = 0;
};

Result<Chairs> read_chairs(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) return Chairs{text, 1};
    Chairs chairs{text.substr(0, colon), 0};
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data() + colon + 1, end, chairs.count);
    if (error == std::errc{} && at == end && chairs.count >= 1) return chairs;
    return Problem{"--bots " + text, "must be names with how many chairs they take: rookie:4"};
}

struct Ring {
    std::unique_ptr<Game> game;
    json::object table;  // id, players and options of the game
    std::vector<Entrant> entrants;
};

Result<std::vector<Chairs>> who_plays(const MatchWish& wish, const std::vector<Foreign>& programs) {
    std::vector<Chairs> list;
    for (const std::string& each : wish.bots) {
        const Result<Chairs> chairs = read_chairs(each);
        if (!chairs) return chairs.error();
        const bool twice = std::any_of(list.begin(), list.end(),
                                       [&](const Chairs& c) { return c.name == chairs->name; });
        if (twice) return Problem{"--bots " + each, "is named twice"};
        list.push_back(*chairs);
    }
    for (const Foreign& each : programs) {  // one that nobody has counted takes a chair
        const bool counted = std::any_of(list.begin(), list.end(),
                                         [&](const Chairs& c) { return c.name == each.name; });
        if (!counted) list.insert(list.begin(), Chairs{each.name, 1});
    }
    return list;
}

Result<Ring> set_up(const MatchWish& wish) {
    const Result<const Ruleset*> ruleset = find_game(wish.game);
    if (!ruleset) return ruleset.error();
    const Result<Options> options = read_options(**ruleset, wish.options);
    if (!options) return options.error();
    std::vector<Foreign> programs;
    for (const std::string& each : wish.programs) {
        const std::size_t space = each.find(' ');
        if (space == 0 || space == std::string::npos || trimmed(each.substr(space)).empty()) {
            return Problem{"--bot " + each, "must be a name and a command: \"mine ./mybot\""};
        }
        programs.push_back({each.substr(0, space),
                            std::string(trimmed(each.substr(space))),
                            std::chrono::milliseconds(wish.patience),
                            {}});
    }
    const Result<std::vector<Chairs>> seated = who_plays(wish, programs);
    if (!seated) return seated.error();
    int chairs = 0;
    for (const Chairs& each : *seated) chairs += each.count;
    const int players = wish.players.value_or(chairs);
    if (players != chairs) {
        return Problem{
            "--bots",
            fmt::format("take {} chairs, and there are {}: one for each player", chairs, players)};
    }
    Result<std::unique_ptr<Game>> game = make_game(**ruleset, players, *options);
    if (!game) return game.error();
    Ring ring{std::move(*game),
              {{"game", (*ruleset)->id}, {"players", players}, {"options", *options}},
              {}};
    for (const Chairs& each : *seated) {
        const auto program = std::find_if(programs.begin(), programs.end(),
                                          [&](const Foreign& f) { return f.name == each.name; });
        if (program == programs.end()) {
            if (const auto bot = make_for_the_ring(**ruleset, each.name); !bot) {
                return bot.error();
            }
            ring.entrants.push_back(own_entrant(**ruleset, each.name, each.count));
            continue;
        }
        program->table = ring.table;
        if (const auto problem = problem_with(*program, *ring.game)) return *problem;
        ring.entrants.push_back(foreign_entrant(*program, each.count));
    }
    return ring;
}

json::object header(const Ring& ring, std::uint64_t seed) {
    json::object about = ring.table;
    json::array bots;
    for (const Entrant& each : ring.entrants) {
        bots.push_back({{"bot", each.name}, {"chairs", each.chairs}});
    }
    about["bots"] = std::move(bots);
    about["seed"] = seed;
    return about;
}

// Which program it is, and how its bots play. Games of others must not be counted with theirs.
constexpr std::string_view kBy = "by";
json::object players_of(const Ring& ring) {
    json::array manners;
    for (const Entrant& each : ring.entrants) {
        manners.push_back(each.level.empty() ? json::value()
                                             : json::value(manner(*ring.game, each.level)));
    }
    return {{"program", kVersion}, {"manners", std::move(manners)}};
}

// ---- What is told ----

json::object measure_json(const Measure& measure) {
    return {{"value", measure.value}, {"low", measure.low}, {"high", measure.high}};
}

json::object to_json(const Ring& ring, const Match& match, std::uint64_t seed, bool narrow,
                     const Tally& all) {
    json::object about = ring.table;
    about["seed"] = seed;
    about["games"] = all.games;
    about["majority"] = match.entrants()[static_cast<std::size_t>(match.majority())].name;
    about["nobody"] = all.nobody;
    about["narrow"] = narrow;
    json::array bots;
    for (std::size_t i = 0; i < all.scores.size(); ++i) {
        const Score& score = all.scores[i];
        json::object faults;
        for (std::size_t k = 0; k < kFaults; ++k) {
            faults[word(static_cast<Fault>(k))] = score.faults[k];
        }
        json::object one = {{"bot", match.entrants()[i].name},
                            {"chairs", match.entrants()[i].chairs},
                            {"games", score.games},
                            {"win_share", score.win_share.value},
                            {"win_low", score.win_share.low},
                            {"win_high", score.win_share.high},
                            {"own_share", score.own_share},
                            {"ratio", nullptr},
                            {"low", nullptr},
                            {"high", nullptr},
                            {"mean_score", score.mean_score},
                            {"rating", measure_json(score.rating)},
                            {"faults", std::move(faults)}};
        if (score.ratio) {
            one["ratio"] = score.ratio->value;
            one["low"] = score.ratio->low;
            one["high"] = score.ratio->high;
        }
        bots.push_back(std::move(one));
    }
    about["bots"] = std::move(bots);
    return about;
}

void print(const Match& match, const Tally& all, std::uint64_t seed, const Voice& words) {
    fmt::print("{}\n",
               words("match.table", Figures{{"name", std::string(match.game().ruleset().name)},
                                            {"games", std::to_string(all.games)},
                                            {"seed", std::to_string(seed)}}));
    std::size_t width = 0;
    for (const Entrant& each : match.entrants()) width = std::max(width, each.name.size());
    for (std::size_t i = 0; i < all.scores.size(); ++i) {
        const Score& score = all.scores[i];
        const Entrant& who = match.entrants()[i];
        const std::string ratio = score.ratio
                                      ? fmt::format("{:.2f} ({:.2f} … {:.2f})", score.ratio->value,
                                                    score.ratio->low, score.ratio->high)
                                      : "–";
        fmt::print("  {:<{}}  {}\n", who.name, width,
                   words("match.row",
                         Figures{{"chairs", std::to_string(who.chairs)},
                                 {"share", fmt::format("{:.1f}", 100 * score.win_share.value)},
                                 {"half", fmt::format("{:.1f}", 100 * score.win_share.half())},
                                 {"own", fmt::format("{:.1f}", 100 * score.own_share)},
                                 {"ratio", ratio},
                                 {"score", fmt::format("{:.1f}", score.mean_score)},
                                 {"rating", fmt::format("{:+.0f} ± {:.0f}", score.rating.value,
                                                        score.rating.half())}}));
        for (std::size_t k = 0; k < kFaults; ++k) {
            if (score.faults[k] == 0) continue;
            const std::string key = "match.fault." + std::string(word(static_cast<Fault>(k)));
            fmt::print("  {:<{}}  {}\n", "", width,
                       words(key, "count", std::to_string(score.faults[k])));
        }
    }
    if (all.nobody > 0) {
        fmt::print("{}\n", words("match.nobody", "share", fmt::format("{:.1f}", 100 * all.nobody)));
    }
}

// Told while people wait, where people wait.
class MatchBar {
   public:
    MatchBar(std::uint64_t done, std::uint64_t all) : done_(done), all_(all) {}
    void step() {
        ++done_;
        constexpr std::uint64_t kWide = 40;
        const std::uint64_t full = kWide * done_ / all_;
        if (!shown_) return;
        fmt::print(stderr, "\r[{:-<{}}] {:3} %", std::string(full, '='), kWide, 100 * done_ / all_);
        std::fflush(stderr);
    }
    void clear() const {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }

   private:
    std::uint64_t done_, all_;
    bool shown_ = isatty(STDERR_FILENO) != 0;
};

bool is_narrow(const Tally& all, std::size_t deals, double within) {
    if (within <= 0 || deals < kEnough || deals % kBatch != 0) return false;
    // Who won nothing yet may have had little luck.
    return std::all_of(all.scores.begin(), all.scores.end(), [&](const Score& s) {
        return s.ratio && s.ratio->value > 0 && s.ratio->half() <= within;
    });
}

// With what was played before, if that was the same match; its seed is taken over if none is named.
std::optional<Problem> go_on(const MatchFile& file, const Ring& ring, const json::object& by,
                             std::optional<std::uint64_t>& seed, std::vector<Deal>& deals) {
    if (file.header().empty()) return {};
    const json::value* begun = file.header().if_contains("seed");
    if (!seed && begun != nullptr && begun->is_number()) seed = begun->to_number<std::uint64_t>();
    json::object about = file.header();
    const json::value theirs = about.contains(kBy) ? about.at(kBy) : json::value();
    about.erase(kBy);
    if (!seed || json::serialize(about) != json::serialize(header(ring, *seed))) {
        return Problem{"--save", "holds another match: " + json::serialize(about) +
                                     "; name another file, or that match"};
    }
    if (json::serialize(theirs) != json::serialize(by)) {
        return Problem{"--save",
                       "holds games of bots that play otherwise: of another program, or "
                       "with other networks (" +
                           json::serialize(theirs) + ", not " + json::serialize(by) +
                           "); name another file"};
    }
    Result<std::vector<Deal>> saved = file.deals(ring.game->players(), ring.entrants.size());
    if (!saved) return saved.error();
    deals = std::move(*saved);
    return {};
}

int run(const CommandLine& line, const MatchWish& wish) {
    Result<Ring> ring = set_up(wish);
    if (!ring) return refuse(line, ring.error());
    std::optional<std::uint64_t> seed = wish.seed;
    std::optional<MatchFile> file;
    std::vector<Deal> deals;
    json::object by;
    if (!wish.save.empty()) {
        by = players_of(*ring);
        Result<MatchFile> opened = MatchFile::open(wish.save);
        if (!opened) return fail(opened.error());
        file = std::move(*opened);
        if (const auto problem = go_on(*file, *ring, by, seed, deals)) return fail(*problem);
    }
    if (!seed) seed = small_seed();
    const Match match(*ring->game, ring->entrants, *seed);
    const auto chairs = static_cast<std::uint64_t>(ring->game->players());
    const std::uint64_t wanted = (wish.games + chairs - 1) / chairs;
    const int threads = wish.threads > 0
                            ? wish.threads
                            : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    MatchBar progress(deals.size(), wanted);
    Tally all = tally(match, deals);
    // Looked at after the same deals always, however many were there already.
    bool narrow = is_narrow(all, deals.size(), wish.within);
    while (deals.size() < wanted && !narrow) {
        const std::uint64_t count = std::min(kBatch - deals.size() % kBatch, wanted - deals.size());
        const std::size_t before = deals.size();
        for (Deal& each : match.play(before, count, threads, [&] { progress.step(); })) {
            deals.push_back(std::move(each));
        }
        all = tally(match, deals);
        narrow = is_narrow(all, deals.size(), wish.within);
        if (!file) continue;
        json::object about = header(*ring, *seed);
        about[kBy] = by;
        if (const auto problem = file->add(about, deals, before)) {
            return fail(*problem);
        }
    }
    progress.clear();
    if (wish.as_json) {
        std::cout << to_json(*ring, match, *seed, narrow, all) << '\n';
    } else {
        print(match, all, *seed, app_voice(wish.reading.spoken()));
    }
    return kFine;
}

}  // namespace

Errand add_match(CommandLine line, const Voice& words) {
    auto wish = std::make_shared<MatchWish>();
    line.option("game", wish->game, words("match.game")).required();
    line.option("--players", wish->players, words("match.players"))
        .within(1, static_cast<int>(kMaxSeats));
    line.option("--bots", wish->bots, words("match.bots"))
        .called("NAME:CHAIRS")
        .listed_with_commas()
        .required();
    line.option("--bot", wish->programs, words("match.bot"))
        .called("\"NAME COMMAND\"")
        .one_at_a_time();
    line.option("--patience", wish->patience, words("match.patience")).within(1, 3'600'000);
    line.option("--games", wish->games, words("match.games")).within(1u, 100'000'000u);
    line.option("--within", wish->within, words("match.within"))
        .called("0.01..10")
        .check(figure_between("0.01", "10"));
    line.option("--seed", wish->seed, words("match.seed"));
    line.option("--threads", wish->threads, words("match.threads")).within(1, 256);
    line.option("--save", wish->save, words("match.save")).called("FILE");
    line.option("-o,--option", wish->options, words("bench.option")).called("NAME=VALUE");
    line.flag("--json", wish->as_json, words("bench.json"));
    wish->reading.add_to(line, words);
    return [line, wish] { return run(line, *wish); };
}

}  // namespace moneybags
