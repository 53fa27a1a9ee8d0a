// Very many who only watch: what does a connection cost?

#include <sys/resource.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "bench/load.h"
#include "bench/load_crowd.h"
#include "bench/load_http.h"
#include "games/catalogue.h"

namespace moneybags::load {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kAtOnce = 500;  // sockets that are being opened
constexpr int kPerSource = 20'000;    // sockets from one address

class Watcher : public Line {
   public:
    explicit Watcher(std::string hello) : hello_(std::move(hello)) {}
    bool has_heard() const { return heard_ > 0; }
    std::size_t deltas() const { return deltas_; }
    bool was_closed() const { return closed_; }
    void say(const std::string& words) {
        send(json::serialize(json::object{{"kind", "say"}, {"id", words}, {"words", words}}));
    }

   protected:
    void opened() override { send(hello_); }
    void heard(std::string_view text) override {
        if (text.starts_with("{\"kind\":\"snapshot\"")) ++heard_;
        if (text.starts_with("{\"kind\":\"delta\"")) ++deltas_;
    }
    void closed(std::uint16_t) override { closed_ = true; }

   private:
    std::string hello_;
    std::size_t heard_ = 0, deltas_ = 0;
    bool closed_ = false;
};

void raise_file_limit(rlim_t wanted) {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = std::min(limit.rlim_max, wanted);
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < wanted) {
        throw std::runtime_error("this process may not open so many files: see ulimit -n");
    }
}

}  // namespace

void load_connections(const Run& run, Figures& figures) {
    if (run.server == nullptr) throw std::runtime_error("needs a server of its own: --program");
    raise_file_limit(static_cast<rlim_t>(run.sockets) + 100);
    std::vector<TableWish> wishes;
    for (int i = 0; i < run.tables; ++i) {
        const Ruleset& ruleset = catalogue()[static_cast<std::size_t>(i) % catalogue().size()];
        wishes.push_back({.game = std::string(ruleset.id),
                          .players = ruleset.most_players,
                          .people = 1,
                          .settings = {{"pace", 0}}});
    }
    const auto tables = open_tables(run.port, wishes);

    Crowd crowd;
    std::vector<std::unique_ptr<Watcher>> hosts, watchers;
    for (const auto& chairs : tables) {
        hosts.push_back(std::make_unique<Watcher>(json::serialize(json::object{
            {"kind", "hello"}, {"table", chairs.front().table}, {"token", chairs.front().token}})));
        hosts.back()->connect(crowd, run.port);
    }
    const auto all_heard = [&] {
        return std::all_of(watchers.begin(), watchers.end(),
                           [](const auto& each) { return each->has_heard(); });
    };
    crowd.wait_until([&] { return hosts.back()->has_heard(); }, 10s);
    crowd.wait_until([] { return false; }, 2s);  // until the bots wait for the person
    const Usage before = usage_of(run.server->pid());

    const auto began = Clock::now();
    for (int i = 0; i < run.sockets; ++i) {
        const std::string& table =
            tables[static_cast<std::size_t>(i) % tables.size()].front().table;
        watchers.push_back(std::make_unique<Watcher>(
            json::serialize(json::object{{"kind", "hello"}, {"table", table}})));
        watchers.back()->connect(crowd, run.port, 1 + i / kPerSource);
        if (watchers.size() % kAtOnce == 0 && !crowd.wait_until(all_heard, 60s)) break;
    }
    const bool seated = crowd.wait_until(all_heard, 60s);
    const double took = std::chrono::duration<double>(Clock::now() - began).count();
    crowd.wait_until([] { return false; }, 2s);  // the last words about who is here
    const Usage after = usage_of(run.server->pid());

    // One word at each table goes to everybody.
    const auto said = Clock::now();
    std::size_t deltas = 0;
    for (const auto& watcher : watchers) deltas += watcher->deltas();
    const auto heard_more = [&] {
        std::size_t now = 0;
        for (const auto& watcher : watchers) now += watcher->deltas();
        return now >= deltas + watchers.size();
    };
    for (std::size_t i = 0; i < hosts.size(); ++i) hosts[i]->say("word " + std::to_string(i));
    const bool all_told = crowd.wait_until(heard_more, 30s);
    const double telling = std::chrono::duration<double>(Clock::now() - said).count();
    const Usage told = usage_of(run.server->pid());
    std::size_t lost = 0;
    for (const auto& watcher : watchers) lost += watcher->was_closed() ? 1 : 0;

    figures.add("tables", std::to_string(run.tables));
    figures.add("sockets", std::to_string(watchers.size()), std::to_string(run.sockets),
                seated && lost == 0 && static_cast<int>(watchers.size()) == run.sockets);
    figures.add("opened, with a snapshot each, in", with_digits(took, 1, "s"));
    figures.add("the server's memory before", with_digits(before.rss_mb, 0, "MB"));
    figures.add("the server's memory with all of them", with_digits(after.rss_mb, 0, "MB"),
                "250 MB", after.rss_mb <= 250);
    figures.add("each", with_digits((after.rss_mb - before.rss_mb) * 1024 /
                                        static_cast<double>(watchers.size()),
                                    1, "KiB"));
    figures.add("a word at every table reached all in", with_digits(telling, 2, "s"), "all",
                all_told);
    figures.add("the server's memory then", with_digits(told.rss_mb, 0, "MB"), "250 MB",
                told.rss_mb <= 250);
    figures.add("at its highest", with_digits(told.peak_mb, 0, "MB"));
}

}  // namespace moneybags::load
