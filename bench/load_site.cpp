// Several servers that share a store (docs/hosting.md): what does it cost to come to a server that
// does not have the table, and how much more do three of them bear than one?

#include <signal.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "bench/load_player.h"
#include "bench/load_throttle.h"
#include "tests/support/nats.h"
#include "tests/support/postgresql.h"

namespace moneybags::load {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kServers = 3;
constexpr auto kPause = 250ms;  // of one person: who sends more is cut off for flooding
constexpr double kSlice = 4;    // seconds until the other one has its turn

// What PostgreSQL and NATS all of them use.
struct Ground {
    testing_support::Postgresql postgresql;
    testing_support::Nats nats;
    TemporaryFolder folder;
};

// Servers on a database of their own, and people at tables on all of them.
class Site {
   public:
    Site(Ground& ground, const Run& run, std::size_t servers, double narrow) {
        const std::string db = ground.postgresql.new_database();
        for (std::size_t i = 0; i < servers; ++i) {
            servers_.push_back(
                std::make_unique<Server>(Server::Wish{.program = run.program,
                                                      .db = narrow > 0 ? throttled(db, narrow) : db,
                                                      .more = {"--cluster", ground.nats.url()},
                                                      .log = ground.folder.path() / "server.log"}));
            servers_.back()->start();
        }
        const auto wishes = tables_of_all_games(run.tables, run.people, "rookie");
        for (std::size_t i = 0; i < servers; ++i) {
            std::vector<TableWish> some;
            for (std::size_t at = i; at < wishes.size(); at += servers) some.push_back(wishes[at]);
            tables_.push_back(open_tables(port(i), some));
        }
    }
    ~Site() {
        for (const auto& server : servers_) server->kill(SIGTERM);
        for (const auto& server : servers_) server->wait(10s);
    }
    Site(const Site&) = delete;

    // With the number of the server that has the table.
    template <class Visit>
    void for_all_chairs(Visit visit) {
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            for (const std::vector<Chair>& chairs : tables_[i]) {
                for (const Chair& chair : chairs) visit(chair, i);
            }
        }
    }
    std::size_t size() const { return servers_.size(); }
    std::uint16_t port(std::size_t server) const { return servers_[server % size()]->port(); }

    double all(const std::string& metric_name) const {
        double sum = 0;
        for (const auto& server : servers_) sum += metric(server->port(), metric_name);
        return sum;
    }

   private:
    std::string throttled(const std::string& db, double bytes_a_second) {
        const std::string before = "host=";
        const std::size_t at = db.find(before) + before.size();
        const std::size_t end = db.find('&', at);
        ways_.push_back(
            std::make_unique<Throttle>(db.substr(at, end - at) + "/.s.PGSQL.5432", bytes_a_second));
        return "postgresql://moneybags@127.0.0.1:" + std::to_string(ways_.back()->port()) +
               "/postgres?" + db.substr(end + 1);
    }

    std::vector<std::unique_ptr<Throttle>> ways_;
    std::vector<std::unique_ptr<Server>> servers_;
    std::vector<std::vector<std::vector<Chair>>> tables_;  // of each server
};

using Players = std::vector<std::unique_ptr<Player>>;

template <class Question>
bool wait_for(Crowd& crowd, const Players& players, Question question, Millis patience) {
    return crowd.wait_until(
        [&] {
            return std::all_of(players.begin(), players.end(),
                               [&](const auto& player) { return question(*player); });
        },
        patience);
}

bool is_idle(const Player& player) { return player.unanswered() == 0; }

void wait_until_seated(Crowd& crowd, const Players& players) {
    if (!wait_for(
            crowd, players, [](const Player& p) { return p.is_seated(); }, 60s)) {
        throw std::runtime_error("not everybody got a snapshot");
    }
}

void begin_games(Crowd& crowd, const Players& players) {
    wait_until_seated(crowd, players);
    for (const auto& player : players) {
        if (player->is_host()) player->command({{"kind", "start"}}, Clock::now());
    }
    if (!wait_for(
            crowd, players, [](const Player& p) { return p.is_running(); }, 60s)) {
        throw std::runtime_error("not every game has begun");
    }
    wait_for(crowd, players, is_idle, 10s);
}

// ---- what it costs to come elsewhere ----

// Everybody sits on two sockets, and says one thing here, the next there.
void measure_ways(Ground& ground, const Run& run, Figures& figures) {
    Site site(ground, run, kServers, 0);
    Crowd crowd;
    Tally here, elsewhere;
    Players direct, around;
    site.for_all_chairs([&](const Chair& chair, std::size_t server) {
        direct.push_back(std::make_unique<Player>(chair, here));
        direct.back()->connect(crowd, site.port(server));
        around.push_back(std::make_unique<Player>(chair, elsewhere));
        around.back()->connect(crowd, site.port(server + 1));
    });
    wait_until_seated(crowd, around);
    begin_games(crowd, direct);
    here = {}, elsewhere = {};

    std::mt19937_64 luck(1);
    const auto began = Clock::now();
    const auto end = began + std::chrono::duration_cast<Clock::duration>(
                                 std::chrono::duration<double>(run.seconds));
    std::size_t due_count = 0, at = 0;
    while (Clock::now() < end) {
        const auto due =
            began + std::chrono::duration_cast<Clock::duration>(
                        std::chrono::duration<double>(static_cast<double>(due_count) / run.rate));
        if (Clock::now() < due) {
            crowd.wait(Millis{1});
            continue;
        }
        const Players& way = due_count++ % 2 == 0 ? direct : around;
        for (std::size_t tried = 0; tried < way.size(); ++tried) {
            const std::size_t who = at++ % way.size();
            if (!is_idle(*direct[who]) || !is_idle(*around[who])) continue;
            if (auto idea = way[who]->idea(luck)) {
                way[who]->command(std::move(*idea), due);
                break;
            }
        }
        crowd.wait(Millis{0});
    }
    const bool answered =
        wait_for(crowd, direct, is_idle, 10s) && wait_for(crowd, around, is_idle, 10s);

    const auto count = [](const Tally& tally) { return std::to_string(tally.acks.count()); };
    figures.add("sockets passed on", with_digits(site.all("cluster_sockets_passed_on"), 0, ""));
    figures.add("acked where the table is, elsewhere", count(here) + ", " + count(elsewhere));
    for (const double part : {0.5, 0.9, 0.99}) {
        const std::string what = ", p" + with_digits(part * 100, 0, "");
        figures.add("due to ack where the table is" + what,
                    with_digits(here.acks.at(part), 2, "ms"));
        figures.add("due to ack elsewhere" + what, with_digits(elsewhere.acks.at(part), 2, "ms"));
    }
    const double more = elsewhere.acks.at(0.5) - here.acks.at(0.5);
    figures.add("an ack elsewhere takes longer by, p50", with_digits(more, 2, "ms"), "3 ms",
                more <= 3);
    figures.add("sockets that were closed", std::to_string(here.closed + elsewhere.closed), "0",
                answered && here.closed + elsewhere.closed == 0);
}

// ---- how much they bear ----

// Everybody who can do something does it at once, and comes to any of the servers.
class Rush {
   public:
    Rush(Ground& ground, const Run& run, std::size_t servers)
        : site_(ground, run, servers, run.narrow * 1000) {
        site_.for_all_chairs([&](const Chair& chair, std::size_t) {
            players_.push_back(std::make_unique<Player>(chair, tally_));
            players_.back()->connect(crowd_, site_.port(players_.size()));
        });
        begin_games(crowd_, players_);
        next_.resize(players_.size());
        tally_ = {};
    }

    void play(double seconds) {
        const double commits = site_.all("commits_total"), took = site_.all("commit_seconds_sum"),
                     changes = site_.all("changes_total");
        const std::size_t acked = tally_.acks.count();
        const auto began = Clock::now();
        while (ms(Clock::now() - began) < seconds * 1000) {
            for (std::size_t who = 0; who < players_.size(); ++who) {
                Player& player = *players_[who];
                const auto now = Clock::now();
                if (!player.is_open() || !is_idle(player) || now < next_[who]) continue;
                if (auto idea = player.idea(luck_)) {
                    player.command(std::move(*idea), now);
                    next_[who] = now + kPause;
                }
            }
            crowd_.wait(Millis{2});
        }
        seconds_ += ms(Clock::now() - began) / 1000;
        acked_ += tally_.acks.count() - acked;
        commits_ += site_.all("commits_total") - commits;
        changes_ += site_.all("changes_total") - changes;
        commit_seconds_ += site_.all("commit_seconds_sum") - took;
        all_answered_ = wait_for(crowd_, players_, is_idle, 20s) && all_answered_;
    }

    double rate() const { return static_cast<double>(acked_) / seconds_; }
    void tell(Figures& figures) {
        const std::string who = site_.size() == 1 ? "one server: " : "three servers: ";
        figures.add(who + "acked", with_digits(rate(), 0, "/s"));
        figures.add(who + "due to ack, p50", with_digits(tally_.acks.at(0.5), 0, "ms"));
        figures.add(who + "a commit takes",
                    with_digits(commit_seconds_ / commits_ * 1000, 0, "ms"));
        figures.add(who + "changes in a commit", with_digits(changes_ / commits_, 1, ""));
        figures.add(who + "without an answer, closed", std::to_string(tally_.closed), "0",
                    all_answered_ && tally_.closed == 0);
    }

   private:
    Site site_;
    Crowd crowd_;
    Tally tally_;
    Players players_;
    std::vector<Clock::time_point> next_;  // when each may do something again
    std::mt19937_64 luck_{1};
    double seconds_ = 0, commits_ = 0, changes_ = 0, commit_seconds_ = 0;
    std::size_t acked_ = 0;
    bool all_answered_ = true;
};

// By turns, so that what else the machine does hits both alike.
void measure_rush(Ground& ground, const Run& run, Figures& figures) {
    Rush one(ground, run, 1), three(ground, run, kServers);
    for (double spent = 0; spent < run.seconds; spent += kSlice) {
        one.play(kSlice);
        three.play(kSlice);
    }
    figures.add("the way of each server to PostgreSQL", with_digits(run.narrow, 0, "kB/s"));
    one.tell(figures);
    three.tell(figures);
    const double times = three.rate() / one.rate();
    figures.add("three servers bear", with_digits(times, 2, "times"), "2.5 times", times >= 2.5);
}

}  // namespace

void load_site(const Run& run, Figures& figures) {
    if (run.program.empty()) throw std::runtime_error("needs servers of its own: --program");
    figures.add("tables, people at each",
                std::to_string(run.tables) + ", " + std::to_string(run.people));
    Ground ground;
    measure_ways(ground, run, figures);
    measure_rush(ground, run, figures);
}

}  // namespace moneybags::load
