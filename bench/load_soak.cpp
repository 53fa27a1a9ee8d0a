// Bots that play against each other as fast as they can, for a long time: does memory stop growing?

#include <fmt/format.h>

#include <iostream>
#include <stdexcept>
#include <thread>

#include "bench/load.h"
#include "bench/load_http.h"
#include "games/catalogue.h"

namespace moneybags::load {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

// A finished table is kept in memory for a minute, so only what comes later tells something.
constexpr double kWarmUp = 90;
constexpr double kMostGrowth = 1.10;

}  // namespace

void load_soak(const Run& run, Figures& figures) {
    if (run.server == nullptr) throw std::runtime_error("needs a server of its own: --program");
    if (run.seconds < kWarmUp + 60) throw std::runtime_error("needs 150 seconds or more");
    const auto began = Clock::now();
    const auto elapsed = [&] {
        return std::chrono::duration<double>(Clock::now() - began).count();
    };
    const double middle = kWarmUp + (run.seconds - kWarmUp) / 2;
    double earlier = 0, later = 0, next_report = 0;  // highest memory in each half
    std::size_t opened = 0;
    while (elapsed() < run.seconds) {
        const double now = elapsed();
        const int missing = run.tables - static_cast<int>(metric(run.port, "tables_live"));
        std::vector<TableWish> wishes;
        for (int i = 0; i < missing; ++i) {
            const Ruleset& ruleset = catalogue()[(opened + wishes.size()) % catalogue().size()];
            const int range = ruleset.most_players - ruleset.least_players + 1;
            wishes.push_back({.game = std::string(ruleset.id),
                              .players = ruleset.least_players + static_cast<int>(opened) % range,
                              .people = 0,
                              .settings = {{"pace", 0}}});
        }
        open_tables(run.port, wishes);
        opened += wishes.size();
        const double rss = usage_of(run.server->pid()).rss_mb;
        if (now > kWarmUp)
            (now < middle ? earlier : later) = std::max(now < middle ? earlier : later, rss);
        if (now >= next_report) {
            std::cout << fmt::format(
                "{:6.0f} s  {:6.0f} MB  {:8} tables opened  {:6.0f} in memory\n", now, rss, opened,
                metric(run.port, "tables_in_memory"));
            std::cout.flush();
            next_report += 15;
        }
        std::this_thread::sleep_for(500ms);
    }
    figures.add("tables at once", std::to_string(run.tables));
    figures.add("tables played", std::to_string(opened));
    figures.add("steps a second",
                with_digits(metric(run.port, "steps_total") / run.seconds, 0, "/s"));
    figures.add("thoughts a second",
                with_digits(metric(run.port, "thoughts_total") / run.seconds, 0, "/s"));
    figures.add("writes that failed", with_digits(metric(run.port, "write_failures_total"), 0, ""),
                "0", metric(run.port, "write_failures_total") == 0);
    figures.add("memory, first half after the warm-up", with_digits(earlier, 0, "MB"));
    figures.add("memory, second half", with_digits(later, 0, "MB"), "at most a tenth more",
                later <= earlier * kMostGrowth);
}

}  // namespace moneybags::load
