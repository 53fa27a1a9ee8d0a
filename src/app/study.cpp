#include "study/study.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "app/commands.h"
#include "app/seed.h"
#include "app/study_files.h"
#include "app/study_report.h"
#include "app/study_settings.h"
#include "app/study_solve.h"
#include "bots/bot.h"
#include "study/compare.h"
#include "study/record.h"
#include "study/team.h"

namespace moneybags {

namespace json = boost::json;

namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::string_view kMerge = "merge";
constexpr std::string_view kCompare = "compare";
constexpr std::string_view kRecordFile = "study.json";
constexpr Seconds kBetweenLines{5};
constexpr std::uint64_t kUsualGames = 10'000;
constexpr std::uint64_t kMostGames = 1'000'000'000;  // squares of more would not fit

struct StudyLine {
    std::vector<std::string> what;  // a ruleset; or merge and files
    StudyWish wish;
    std::uint64_t games = kUsualGames;
    std::string budget;
    std::optional<std::uint64_t> seed;
    int threads = 0;  // 0: all there are
    std::string out;
    bool resume = false;
    bool solve = false;
    SolveLine to_solve;
    Reading reading;
};

// Somebody wants to have what there is.
std::atomic<bool> enough = false;
static_assert(std::atomic<bool>::is_always_lock_free);
extern "C" void stop_study(int) { enough = true; }

Result<Seconds> read_budget(const std::string& text) {
    const Problem wrong{"--budget " + text, "must be a time above 0: 60s, 5m or 2h"};
    double number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || !(number > 0) || number > 1e7) return wrong;
    const std::string_view unit(at, static_cast<std::size_t>(end - at));
    if (unit == "s" || unit.empty()) return Seconds(number);
    if (unit == "m") return Seconds(60 * number);
    if (unit == "h") return Seconds(3600 * number);
    return wrong;
}

std::optional<Problem> write_record(const std::string& folder, const StudyRecord& record) {
    return write_file(std::filesystem::path(folder) / kRecordFile,
                      json::serialize(record_json(record)) + "\n");
}

std::optional<Problem> write_all(const std::string& folder, const StudyRecord& record) {
    for (const auto& [name, text] : csv_files(record)) {
        if (auto problem = write_file(std::filesystem::path(folder) / name, text)) return problem;
    }
    const std::filesystem::path page = std::filesystem::path(folder) / "report.html";
    if (auto problem = write_file(page, report_page(record_json(record)))) return problem;
    return write_record(folder, record);
}

Result<StudyRecord> load_record(const std::string& file) {
    const Result<std::vector<char>> content = read_file(file);
    if (!content) return content.error();
    return read_record({content->data(), content->size()}, file);
}

// Told while people wait: on a terminal always the same line, in what mpirun passes on one now and
// then.
class StudyBar {
   public:
    StudyBar(const Voice& words, std::uint64_t before, std::uint64_t to_play,
             std::optional<Seconds> budget, bool several)
        : words_(words),
          before_(before),
          to_play_(to_play),
          budget_(budget),
          in_lines_(several && !on_terminal_) {}

    void tell(std::uint64_t done) {
        if (done == 0) return;  // nobody knows how long it will take
        if (on_terminal_) {
            fmt::print(stderr, "\r{}\x1b[K", line(done));
            std::fflush(stderr);
        } else if (in_lines_ && StudyClock::now() - told_ >= kBetweenLines) {
            fmt::print(stderr, "{}\n", line(done));
            told_ = StudyClock::now();
        }
    }
    void clear() const {
        if (on_terminal_) fmt::print(stderr, "\r\x1b[K");
    }

   private:
    std::string line(std::uint64_t done) const {
        const Seconds spent = StudyClock::now() - start_;
        const double pace = static_cast<double>(done) / std::max(spent.count(), 1e-3);
        Seconds left{static_cast<double>(to_play_ - done) / std::max(pace, 1e-6)};
        if (budget_) left = std::min(left, *budget_ - spent);
        const auto seconds = static_cast<std::int64_t>(std::max(left.count(), 0.0));
        return words_("study.progress",
                      Figures{{"games", std::to_string(before_ + done)},
                              {"pace", fmt::format("{:.0f}", pace)},
                              {"left", fmt::format("{}:{:02}", seconds / 60, seconds % 60)}});
    }

    const Voice& words_;
    std::uint64_t before_, to_play_;
    std::optional<Seconds> budget_;
    StudyClock::time_point start_ = StudyClock::now(), told_ = start_;
    bool on_terminal_ = isatty(STDERR_FILENO) != 0;
    bool in_lines_;
};

// What was played before, if that is the same study; its seed is taken over if none is named.
std::optional<Problem> go_on(const StudyLine& asked, const std::string& file, StudyRecord& record,
                             std::uint64_t& seed) {
    if (!std::filesystem::exists(file)) return {};
    if (!asked.resume) {
        return Problem{file, "is there already; --resume goes on with it, or name another --out"};
    }
    Result<StudyRecord> kept = load_record(file);
    if (!kept) return kept.error();
    const std::uint64_t its_seed = kept->played.empty() ? seed : kept->played[0].seed;
    for (const Stretch& each : kept->played) {
        if (each.seed == its_seed) continue;
        return Problem{file, "was put together from several; it cannot be gone on with"};
    }
    if (!asked.seed) seed = its_seed;
    if (seed != its_seed || kept->layout != record.layout ||
        json::serialize(kept->about) != json::serialize(record.about)) {
        return Problem{file, "holds another study: " + json::serialize(kept->about) + ", seed " +
                                 std::to_string(its_seed) + "; name another --out, or that study"};
    }
    record = std::move(*kept);
    return {};
}

// Those that are no noise, a line each; then how many that is of how many.
class ClearChanges {
   public:
    void add(const std::string& setting, const Layout& layout,
             const std::vector<Difference>& found) {
        for (const Difference& each : found) {
            ++asked_;
            if (!each.clear) continue;
            ++clear_;
            const CellName name = name_of(layout, each.cell);
            fmt::print("  {}{}{} {}{}{}: {:+.4g} ({:+.4g} … {:+.4g})\n", setting,
                       setting.empty() ? "" : "  ", name.question, name.row,
                       name.column.empty() ? "" : " ", name.column, each.change.value,
                       each.change.low, each.change.high);
        }
    }
    void sum_up(const Voice& words) const {
        fmt::print("{}\n", words("study.clear", Figures{{"clear", std::to_string(clear_)},
                                                        {"asked", std::to_string(asked_)}}));
    }

   private:
    std::size_t asked_ = 0, clear_ = 0;
};

void print_changes(const StudyRecord& record, const Voice& words) {
    const auto found = changes(record);
    if (found.empty()) return;
    const json::array& settings = record.about.at("settings").as_array();
    ClearChanges told;
    for (std::size_t i = 0; i < found.size(); ++i) {
        told.add(std::string(settings.at(i + 1).at("name").as_string()), record.layout, found[i]);
    }
    told.sum_up(words);
}

void print_study(const StudyRecord& record, const std::string& folder, const Voice& words) {
    print_changes(record, words);
    fmt::print("{}\n", words("study.written",
                             Figures{{"name", std::string(record.about.at("name").as_string())},
                                     {"games", std::to_string(record.harvest.games())},
                                     {"folder", folder}}));
}

int merge_studies(const CommandLine& line, const StudyLine& asked, const Voice& words) {
    if (asked.what.size() < 3) {
        return refuse(line, {"merge", "needs two files at least: study merge a.json b.json"});
    }
    Result<StudyRecord> all = load_record(asked.what[1]);
    if (!all) return fail(all.error());
    for (std::size_t i = 2; i < asked.what.size(); ++i) {
        const Result<StudyRecord> other = load_record(asked.what[i]);
        if (!other) return fail(other.error());
        all = merged(*all, *other);
        if (!all) return fail({asked.what[i], all.error().what});
    }
    std::error_code error;
    std::filesystem::create_directories(asked.out, error);
    if (std::filesystem::exists(std::filesystem::path(asked.out) / kRecordFile)) {
        return fail({asked.out, "holds a study already; name another --out"});
    }
    if (const auto problem = write_all(asked.out, *all)) return fail(*problem);
    print_study(*all, asked.out, words);
    return kFine;
}

int compare_studies(const CommandLine& line, const StudyLine& asked, const Voice& words) {
    if (asked.what.size() != 3) {
        return refuse(line, {"compare", "needs two files: study compare a.json b.json"});
    }
    const Result<StudyRecord> first = load_record(asked.what[1]);
    if (!first) return fail(first.error());
    const Result<StudyRecord> other = load_record(asked.what[2]);
    if (!other) return fail(other.error());
    const Result<Comparison> comparison = compared(*first, *other);
    if (!comparison) return fail(comparison.error());
    ClearChanges told;
    for (const ComparedPair& each : comparison->pairs) {
        told.add(each.name, comparison->layout, each.found);
    }
    told.sum_up(words);
    if (asked.out.empty()) return kFine;
    std::error_code error;
    std::filesystem::create_directories(asked.out, error);
    const std::filesystem::path file = std::filesystem::path(asked.out) / "compare.csv";
    if (const auto problem = write_file(file, csv_of(*comparison))) return fail(*problem);
    return kFine;
}

// All cores that this process may use, if no neighbour wants them too.
int usual_threads(const Ranks& ranks) {
    const int allowed = static_cast<int>(std::thread::hardware_concurrency());
    const int all = static_cast<int>(sysconf(_SC_NPROCESSORS_ONLN));
    return std::max(1, std::min(allowed, all / ranks.here()));
}

// What one process does: the only one, or the first of those that mpirun started.
int lead_study(const CommandLine& line, const StudyLine& asked, Ranks& ranks, PlannedStudy& planned,
               int threads, const Voice& words) {
    Study& study = planned.study;
    std::optional<Seconds> budget;
    if (!asked.budget.empty()) {
        const Result<Seconds> read = read_budget(asked.budget);
        if (!read) return refuse(line, read.error());
        budget = *read;
    }
    std::error_code error;
    std::filesystem::create_directories(asked.out, error);
    study.seed = asked.seed.value_or(small_seed());
    const Layout layout = layout_of(study);
    StudyRecord record{
        about_study(study, planned.words), layout, {}, Harvest{layout, study.settings.size()}};
    const std::string file = (std::filesystem::path(asked.out) / kRecordFile).string();
    if (const auto problem = go_on(asked, file, record, study.seed)) return fail(*problem);
    if (const auto problem = write_record(asked.out, record)) return fail(*problem);

    Extent extent{.enough = enough, .threads = threads};
    extent.games = budget && !line.has("--games") ? kMostGames : asked.games;
    const StudyClock::time_point start = StudyClock::now();
    if (budget) extent.until = start + std::chrono::ceil<StudyClock::duration>(*budget);
    std::atomic<std::uint64_t> done = 0;
    StudyBar bar(words, record.harvest.games(),
                 ToDo(record.played, study.seed, extent.games).left(), budget, ranks.all() > 1);
    std::optional<Problem> unwritten = lead(
        ranks, study, record, extent, done, [&] { return write_record(asked.out, record); },
        [&] { bar.tell(done); });
    bar.clear();
    if (!unwritten) unwritten = write_all(asked.out, record);
    if (unwritten) return fail(*unwritten);
    const double spent = Seconds(StudyClock::now() - start).count();
    fmt::print("{}\n", words("study.pace",
                             Figures{{"games", std::to_string(done)},
                                     {"seconds", fmt::format("{:.1f}", spent)},
                                     {"pace", fmt::format("{:.0f}", static_cast<double>(done) /
                                                                        std::max(spent, 1e-9))}}));
    print_study(record, asked.out, words);
    return kFine;
}

// A rank that only helps says nothing.
void be_quiet() {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
}

int run_study(const CommandLine& line, StudyLine& asked, Ranks& ranks) {
    const Voice words = app_voice(asked.reading.spoken());
    const std::string& what = asked.what.front();
    const bool plays = !asked.solve && what != kMerge && what != kCompare;
    if (!plays && ranks.own() > 0) return kFine;
    if (what == kCompare) return compare_studies(line, asked, words);
    if (asked.out.empty()) {
        return refuse(line, {"--out", "is needed: the folder for what is written"});
    }
    if (what == kMerge) return merge_studies(line, asked, words);
    if (asked.what.size() > 1) {
        return refuse(line, {"game " + asked.what[1], "one game at a time is studied"});
    }
    if (asked.solve) {
        asked.to_solve.game = what;
        asked.to_solve.players = asked.wish.players;
        asked.to_solve.options = asked.wish.options;
        asked.to_solve.out = asked.out;
        return run_solve(line, asked.to_solve, asked.reading.spoken());
    }
    asked.wish.game = what;
    if (const auto ruleset = find_game(asked.wish.game); ruleset && asked.wish.bots.empty()) {
        asked.wish.bots = {std::string(house_level(**ruleset))};
    }
    Result<PlannedStudy> planned = plan_study(asked.wish);
    if (!planned) return refuse(line, planned.error());
    const Study& study = planned->study;
    const Layout layout = layout_of(study);
    const int threads = asked.threads > 0 ? asked.threads : usual_threads(ranks);
    if (ranks.own() > 0) {
        follow(ranks, study, layout, threads, enough);
        return kFine;
    }
    return lead_study(line, asked, ranks, *planned, threads, words);
}

}  // namespace

Errand add_study(CommandLine line, const Voice& words) {
    auto asked = std::make_shared<StudyLine>();
    line.option("game", asked->what, words("study.game"))
        .called("RULESET | merge FILE FILE | compare FILE FILE")
        .required();
    line.option("--players", asked->wish.players, words("study.players"))
        .within(1, static_cast<int>(kMaxSeats));
    line.option("--bots", asked->wish.bots, words("study.bots"))
        .called("NAME:CHAIRS")
        .listed_with_commas();
    line.option("--vary", asked->wish.vary, words("study.vary"))
        .called("NAME=VALUE,VALUE")
        .one_at_a_time();
    line.option("-o,--option", asked->wish.options, words("bench.option")).called("NAME=VALUE");
    line.option("--games", asked->games, words("study.games"))
        .within(1u, static_cast<unsigned>(kMostGames));
    line.option("--budget", asked->budget, words("study.budget")).called("60s");
    line.option("--seed", asked->seed, words("match.seed"));
    line.option("--threads", asked->threads, words("match.threads")).within(1, 256);
    line.option("--out", asked->out, words("study.out")).called("DIR");
    line.flag("--solve", asked->solve, words("study.solve"));
    line.option("--loot", asked->to_solve.loot, words("study.loot")).called("ID").needs("--solve");
    line.option("--purses", asked->to_solve.purses, words("study.purses"))
        .called("5,5,8")
        .listed_with_commas()
        .needs("--solve");
    line.flag("--resume", asked->resume, words("study.resume"));
    asked->reading.add_to(line, words);
    return [line, asked] {
        const Result<std::unique_ptr<Ranks>> ranks = join_ranks();
        if (!ranks) return fail(ranks.error());
        if ((*ranks)->own() > 0) be_quiet();
        enough = false;
        std::signal(SIGINT, stop_study);
        std::signal(SIGTERM, stop_study);
        const int status = run_study(line, *asked, **ranks);
        send_home(**ranks);
        return status;
    };
}

}  // namespace moneybags
