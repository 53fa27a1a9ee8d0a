// Many games going on, then kill -9: how long until they go on?

#include <signal.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "bench/load.h"
#include "bench/load_crowd.h"
#include "bench/load_http.h"
#include "bench/load_told.h"
#include "games/catalogue.h"

namespace moneybags::load {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr int kMoves = 10;  // of the person at each table, before the crash

// The one person at a table, who plays so many moves and then waits.
class Player : public Line {
   public:
    Player(Chair chair, std::uint64_t seed) : chair_(std::move(chair)), luck_(seed) {}
    bool is_done() const { return moves_ >= kMoves || over_; }
    bool is_over() const { return over_; }
    bool has_heard() const { return heard_; }
    void begin_anew() { heard_ = false; }

   protected:
    void opened() override {
        send(json::serialize(
            json::object{{"kind", "hello"}, {"table", chair_.table}, {"token", chair_.token}}));
    }
    void heard(std::string_view text) override {
        if (!text.starts_with("{\"kind\":\"snapshot\"") &&
            !text.starts_with("{\"kind\":\"delta\"")) {
            return;
        }
        heard_ = true;
        if (is_done()) return;
        const json::value message = json::parse(text);
        const json::value* game = message.as_object().if_contains("game");
        if (game == nullptr) return;
        over_ = game->at("standing").at("over").as_bool();
        if (auto move = any_move(game->as_object(), luck_)) {
            (*move)["id"] = std::to_string(++moves_);
            send(json::serialize(*move));
        }
    }
    void closed(std::uint16_t) override {}

   private:
    Chair chair_;
    std::mt19937_64 luck_;
    int moves_ = 0;
    bool over_ = false, heard_ = false;
};

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

}  // namespace

void load_restart(const Run& run, Figures& figures) {
    if (run.server == nullptr) throw std::runtime_error("needs a server of its own: --program");
    std::vector<TableWish> wishes;
    for (int i = 0; i < run.tables; ++i) {
        const Ruleset& ruleset = catalogue()[static_cast<std::size_t>(i) % catalogue().size()];
        wishes.push_back({.game = std::string(ruleset.id),
                          .players = std::max(4, ruleset.least_players),
                          .people = 1,
                          .settings = {{"pace", 0}}});
    }
    const auto tables = open_tables(run.port, wishes);
    Crowd crowd;
    std::vector<std::unique_ptr<Player>> players;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        players.push_back(std::make_unique<Player>(tables[i].front(), i));
        players.back()->connect(crowd, run.port);
    }
    const auto done = [&] {
        return std::all_of(players.begin(), players.end(),
                           [](const auto& player) { return player->is_done(); });
    };
    if (!crowd.wait_until(done, 300s))
        throw std::runtime_error("the games did not come far enough");
    std::size_t over = 0;
    for (const auto& player : players) over += player->is_over() ? 1 : 0;
    const double steps = metric(run.port, "steps_total");
    const double live = metric(run.port, "tables_live");
    const Usage before = usage_of(run.server->pid());

    run.server->kill(SIGKILL);
    run.server->wait(10s);
    crowd.wait(Millis{0});
    for (const auto& player : players) {
        player->abort();
        player->begin_anew();
    }
    std::mt19937_64 luck(7);
    Player& anybody = *players[luck() % players.size()];
    const auto began = Clock::now();
    run.server->start_at_once();
    while (!anybody.has_heard() && seconds_since(began) < 60) {
        if (!anybody.is_connected()) anybody.connect(crowd, run.port);
        crowd.wait(Millis{1});
    }
    const double first = seconds_since(began);
    for (const auto& player : players) {
        if (player.get() != &anybody) player->connect(crowd, run.port);
    }
    const auto all_heard = [&] {
        return std::all_of(players.begin(), players.end(),
                           [](const auto& player) { return player->has_heard(); });
    };
    const bool all = crowd.wait_until(all_heard, 60s);
    const double everybody = seconds_since(began);
    const Usage after = usage_of(run.server->pid());

    figures.add("tables", std::to_string(run.tables));
    figures.add("live when the server was killed", with_digits(live, 0, ""));
    figures.add("games over by then", std::to_string(over));
    figures.add("steps at a table, mean", with_digits(steps / run.tables, 0, ""));
    figures.add("exec to the first snapshot at any table", with_digits(first * 1000, 0, "ms"),
                "2 s", first < 2);
    figures.add("exec to snapshots at all tables", with_digits(everybody * 1000, 0, "ms"), "all",
                all);
    figures.add("the server's memory before", with_digits(before.rss_mb, 0, "MB"));
    figures.add("the server's memory after", with_digits(after.rss_mb, 0, "MB"));
}

}  // namespace moneybags::load
