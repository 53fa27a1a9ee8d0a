// People at many tables who play, talk and react at an even rate, whatever the server makes of it:
// how long from when a command was due until its ack?

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "bench/load.h"
#include "bench/load_neighbours.h"
#include "bench/load_player.h"

namespace moneybags::load {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

// How long the disk itself takes for a small write that must last.
Times sync_times(const std::string& folder) {
    Times times;
    const std::string file = folder + "/sync-probe";
    const int fd = open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) return times;
    const std::string page(4096, 'x');
    for (int i = 0; i < 200; ++i) {
        const auto began = Clock::now();
        if (write(fd, page.data(), page.size()) < 0 || fdatasync(fd) != 0) break;
        times.add(ms(Clock::now() - began));
    }
    close(fd);
    unlink(file.c_str());
    return times;
}

}  // namespace

void load_commands(const Run& run, Figures& figures) {
    if (!run.folder.empty()) {
        Times syncs = sync_times(run.folder);
        figures.add("the disk's own sync of 4 KiB, p50", with_digits(syncs.at(0.5), 2, "ms"));
        figures.add("the disk's own sync of 4 KiB, p99", with_digits(syncs.at(0.99), 2, "ms"));
    }
    const auto tables =
        open_tables(run.port, tables_of_all_games(run.tables, run.people, run.bots));

    Crowd crowd;
    Tally tally;
    std::vector<std::unique_ptr<Player>> players;
    // One of each table after the other, so that commands spread over the tables.
    for (int seat = 0; seat < run.people; ++seat) {
        for (const auto& chairs : tables) {
            players.push_back(
                std::make_unique<Player>(chairs[static_cast<std::size_t>(seat)], tally));
            players.back()->connect(crowd, run.port);
        }
    }
    const auto all = [&](auto question) {
        return [&players, question] {
            return std::all_of(players.begin(), players.end(),
                               [&](const auto& player) { return question(*player); });
        };
    };
    if (!crowd.wait_until(all([](const Player& p) { return p.is_seated(); }), 60s)) {
        throw std::runtime_error("not everybody got a snapshot");
    }
    if (run.people > 1) {
        for (const auto& player : players) {
            if (player->is_host()) player->command({{"kind", "start"}}, Clock::now());
        }
    }
    if (!crowd.wait_until(all([](const Player& p) { return p.is_running(); }), 60s)) {
        throw std::runtime_error("not every game has begun");
    }
    crowd.wait_until(all([](const Player& p) { return p.unanswered() == 0; }), 10s);
    tally = {};

    const Neighbours neighbours(run.neighbours, run.folder);
    const double commits = metric(run.port, "commits_total");
    const double commit_seconds = metric(run.port, "commit_seconds_sum");
    const double changes = metric(run.port, "changes_total");
    const double thoughts = metric(run.port, "thoughts_total");
    const Usage before = run.server ? usage_of(run.server->pid()) : Usage{};
    const std::uint64_t bytes = crowd.bytes_in();
    std::mt19937_64 luck(1);
    const auto began = Clock::now();
    const auto end = began + std::chrono::duration_cast<Clock::duration>(
                                 std::chrono::duration<double>(run.seconds));
    std::size_t due_count = 0, at = 0, idle = 0;
    double most_late = 0;
    while (Clock::now() < end) {
        const auto due =
            began + std::chrono::duration_cast<Clock::duration>(
                        std::chrono::duration<double>(static_cast<double>(due_count) / run.rate));
        const auto now = Clock::now();
        if (now < due) {
            crowd.wait(Millis{1});  // late by that much at most, which counts against us
            continue;
        }
        ++due_count;
        most_late = std::max(most_late, ms(now - due));
        bool found = false;
        for (std::size_t tried = 0; tried < players.size() && !found; ++tried) {
            Player& player = *players[at++ % players.size()];
            if (!player.is_open() || player.unanswered() > 0) continue;
            if (auto idea = player.idea(luck)) {
                player.command(std::move(*idea), due);
                found = true;
            }
        }
        if (!found) ++idle;
        if (due_count % 4 == 0) crowd.wait(Millis{0});
    }
    const double took = ms(Clock::now() - began) / 1000;
    const bool answered =
        crowd.wait_until(all([](const Player& p) { return p.unanswered() == 0; }), 10s);
    const Usage after = run.server ? usage_of(run.server->pid()) : Usage{};

    std::size_t unanswered = 0;
    for (const auto& player : players) unanswered += player->unanswered();
    const std::size_t total = tally.acks.count() + tally.nacks.count() + unanswered;
    figures.add("tables, people at each",
                std::to_string(run.tables) + ", " + std::to_string(run.people));
    if (run.people == 1) {
        figures.add("bots", run.bots);
        figures.add("bots' moves",
                    with_digits((metric(run.port, "thoughts_total") - thoughts) / took, 0, "/s"));
    }
    figures.add("commands sent", std::to_string(total));
    for (const auto& [kind, count] : tally.sent) figures.add("  " + kind, std::to_string(count));
    figures.add("a second", with_digits(static_cast<double>(total) / took, 0, "/s"));
    figures.add("acked", std::to_string(tally.acks.count()));
    for (const auto& [reason, count] : tally.refused) {
        figures.add("  refused: " + reason, std::to_string(count));
    }
    figures.add("times nobody had anything to do", std::to_string(idle));
    figures.add("the load itself late by at most", with_digits(most_late, 1, "ms"));
    figures.add("due to ack, p50", with_digits(tally.acks.at(0.5), 1, "ms"));
    figures.add("due to ack, p90", with_digits(tally.acks.at(0.9), 1, "ms"));
    const double p99 = tally.acks.at(0.99);
    if (run.neighbours == 0) {
        figures.add("due to ack, p99", with_digits(p99, 1, "ms"), "25 ms", p99 <= 25);
    } else {
        figures.add("busy neighbours", std::to_string(run.neighbours));
        figures.add("due to ack, p99", with_digits(p99, 1, "ms"));
    }
    figures.add("due to ack, longest", with_digits(tally.acks.at(1), 1, "ms"));
    figures.add("due to nack, p99", with_digits(tally.nacks.at(0.99), 1, "ms"));
    figures.add("without an answer", std::to_string(unanswered), "0", answered && unanswered == 0);
    figures.add("sockets that were closed", std::to_string(tally.closed), "0", tally.closed == 0);
    figures.add("received by the clients",
                with_digits(static_cast<double>(crowd.bytes_in() - bytes) / took / 1e6, 1, "MB/s"));
    const double made = metric(run.port, "commits_total") - commits;
    figures.add("commits", with_digits(made / took, 0, "/s"));
    figures.add("a commit takes",
                with_digits((metric(run.port, "commit_seconds_sum") - commit_seconds) / made * 1000,
                            2, "ms"));
    figures.add("changes in a commit",
                with_digits((metric(run.port, "changes_total") - changes) / made, 1, ""));
    if (run.server) {
        figures.add("the server's processor time",
                    with_digits((after.cpu_seconds - before.cpu_seconds) / took * 100, 0, "%"));
        figures.add("the server's memory", with_digits(after.rss_mb, 0, "MB"));
    }
}

}  // namespace moneybags::load
