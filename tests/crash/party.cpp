#include "tests/crash/party.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "bench/load_http.h"
#include "games/catalogue.h"
#include "store/store.h"
#include "tests/support/object_of.h"

namespace moneybags::crash {

using testing_support::object_of;

namespace json = boost::json;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kKinds = 3;  // of tables, for each ruleset

load::TableWish wish(std::size_t kind) {
    const Ruleset& ruleset = catalogue()[kind / kKinds];
    load::TableWish wish;
    wish.game = ruleset.id;
    wish.players = ruleset.least_players;
    switch (kind % kKinds) {
        case 0:
            wish.people = ruleset.least_players;
            break;
        case 1:
            wish.people = 1;
            wish.settings = object_of("pace", 20);
            break;
        default:
            wish.people = 2;
            wish.settings = object_of("pace", 20, "clock",
                                      object_of("kind", "live", "window", 60, "phase", 300));
            break;
    }
    return wish;
}

// Asks for everything afresh, as somebody with the same token on another device.
class Newcomer : public load::Line {
   public:
    explicit Newcomer(const Player& player) : player_(player) { bring(player.chair().cookie); }
    const Player& player() const { return player_; }
    // What differs, once both have come equally far. Nothing yet: an empty optional.
    std::optional<std::string> verdict() {
        if (!snapshot_) return {};
        const std::int64_t theirs = snapshot_->at("seq").as_int64(), known = player_.told().seq();
        if (known > theirs && is_open()) ask();
        if (known != theirs) return {};
        return player_.told().difference(*snapshot_).value_or("");
    }

    std::string state() const {
        return snapshot_ ? "a snapshot at " + json::serialize(snapshot_->at("seq")) : other_;
    }

   protected:
    void opened() override { ask(); }
    void heard(std::string_view text) override {
        if (text.starts_with("{\"kind\":\"snapshot\"")) {
            snapshot_ = json::parse(text).as_object();
        } else {
            other_ = text.substr(0, 200);
        }
    }
    void closed(std::uint16_t code) override { other_ = "closed with " + std::to_string(code); }

   private:
    void ask() {
        snapshot_.reset();
        send(player_.hello(true));
    }

    const Player& player_;
    std::optional<json::object> snapshot_;
    std::string other_ = "nothing";  // heard last instead of a snapshot
};

}  // namespace

load::Server::Wish serve(const std::string& db, const load::TemporaryFolder& folder) {
    const char* program = std::getenv("MONEYBAGS_PROGRAM");
    if (program == nullptr) throw std::runtime_error("set MONEYBAGS_PROGRAM to the program");
    return {.program = program, .db = db, .log = folder.path() / "server.log"};
}

Party::Party(std::uint64_t seed, Habits habits) : luck_(seed), habits_(habits) {}

void Party::open_tables(const Doors& doors) {
    for (std::size_t kind = 0; kind < catalogue().size() * kKinds; ++kind) {
        const auto seated = std::find_if(players_.begin(), players_.end(), [&](const auto& each) {
            return each->chair().table == table_of_[kind];
        });
        if (seated != players_.end() && (*seated)->told().status() != "over") continue;
        for (auto& player : players_) {
            if (player->chair().table != table_of_[kind]) continue;
            player->abort();
            gone_.push_back(std::move(player));
        }
        std::erase(players_, nullptr);
        open_table(doors, kind);
    }
}

void Party::open_table(const Doors& doors, std::size_t kind) {
    load::Http http(doors.any(luck_));
    const load::TableWish wanted = wish(kind);
    const std::vector<load::Chair> chairs = load::open_table(http, wanted);
    const std::string name = "t" + std::to_string(count_++);
    std::vector<Player*> here;
    for (const load::Chair& chair : chairs) {
        players_.push_back(
            std::make_unique<Player>(chair, name + "s" + std::to_string(chair.seat), habits_));
        here.push_back(players_.back().get());
    }
    players_.push_back(std::make_unique<Player>(load::Chair{.table = chairs.front().table},
                                                name + "watcher", habits_));
    here.push_back(players_.back().get());
    table_of_[kind] = chairs.front().table;
    for (Player* player : here) player->come(crowd_, doors.any(luck_));
    auto insist_at = Clock::now() + 500ms;
    const auto all_up = [&] {
        if (Clock::now() > insist_at) {  // "storage" is no answer
            insist_at = Clock::now() + 500ms;
            for (Player* each : here) each->insist();
        }
        return std::all_of(here.begin(), here.end(),
                           [](const Player* each) { return each->is_up(); });
    };
    EXPECT_TRUE(crowd_.wait_until(all_up, 10s)) << "nobody is let in at " << wanted.game;
    if (wanted.people > 1) here.front()->start();
}

void Party::reconnect(const Doors& doors) {
    for (const auto& player : players_) {
        if (player->is_connected() && !player->is_spent() && !player->waits_in_vain()) continue;
        player->abort();
        player->come(crowd_, doors.any(luck_));
    }
}

void Party::come(const Doors& doors) {
    for (const auto& player : players_) {
        player->abort();
        player->come(crowd_, doors.any(luck_));
    }
}

void Party::settle(const Doors& doors, Millis patience) {
    const auto end = Clock::now() + patience;
    auto insist_at = Clock::now() + 500ms;
    for (;;) {
        const bool all = std::all_of(players_.begin(), players_.end(), [](const auto& player) {
            return player->is_up() && player->unanswered() == 0;
        });
        if (all) return;
        if (Clock::now() > end) break;
        reconnect(doors);
        crowd_.wait(Millis{2});
        // "storage" is no answer, and what is held back must go some time.
        if (Clock::now() > insist_at) {
            insist_at = Clock::now() + 500ms;
            for (const auto& player : players_) player->insist();
        }
    }
    for (const auto& player : players_) {
        if (player->is_up() && player->unanswered() == 0) continue;
        ADD_FAILURE() << player->chair().table << " seat " << player->chair().seat << ": "
                      << (player->is_up() ? "here" : "not let in") << ", " << player->unanswered()
                      << " commands without an answer";
    }
}

void Party::play(Millis span, const Doors& doors) {
    const auto end = Clock::now() + span;
    while (Clock::now() < end) {
        if (!doors.is_empty()) {
            reconnect(doors);
            if (Clock::now() > insist_at_) {
                insist_at_ = Clock::now() + 500ms;
                for (const auto& player : players_) player->insist();
            }
        }
        for (const auto& player : players_) {
            if (luck_() % 3 == 0) player->act(luck_);
        }
        crowd_.wait(Millis{1});
    }
}

void Party::compare_with_snapshots(const Doors& doors) {
    std::vector<std::unique_ptr<Newcomer>> newcomers;
    for (const auto& player : players_) {
        newcomers.push_back(std::make_unique<Newcomer>(*player));
        newcomers.back()->connect(crowd_, doors.any(luck_));
    }
    const auto end = Clock::now() + 20s;
    while (!newcomers.empty() && Clock::now() < end) {
        crowd_.wait(Millis{2});
        // Bots may tell more than a test that must share the machine can read: then it was cut.
        reconnect(doors);
        for (const auto& newcomer : newcomers) {
            if (!newcomer->is_connected()) newcomer->connect(crowd_, doors.any(luck_));
        }
        std::erase_if(newcomers, [](const auto& newcomer) {
            const auto verdict = newcomer->verdict();
            if (verdict && !verdict->empty()) {
                ADD_FAILURE() << newcomer->player().chair().table << " "
                              << newcomer->player().told().stream() << ": " << *verdict;
            }
            return verdict.has_value();
        });
    }
    for (const auto& newcomer : newcomers) {
        ADD_FAILURE() << newcomer->player().chair().table << " "
                      << newcomer->player().told().stream() << " at "
                      << newcomer->player().told().seq()
                      << " never agreed with a newcomer, who has heard " << newcomer->state()
                      << "; it is " << newcomer->player().condition();
    }
}

void Party::compare_with_store(const std::string& db) {
    const auto store = open_store(db, Access::Read);
    ASSERT_TRUE(store) << store.error().what;
    std::map<std::string, std::map<std::string, int>> done;  // table -> command -> how often
    const auto read = [&](const std::string& table) {
        if (done.contains(table)) return;
        const auto entries = (*store)->entries(table);
        ASSERT_TRUE(entries) << entries.error().what;
        std::map<std::string, int>& commands = done[table];
        for (const std::string& text : *entries) {
            const json::value entry = json::parse(text);
            const json::value* id = entry.as_object().if_contains("command");
            if (id != nullptr && !id->as_string().empty()) ++commands[std::string(id->as_string())];
        }
    };
    const auto check = [&](const Player& player) {
        read(player.chair().table);
        const std::map<std::string, int>& commands = done[player.chair().table];
        for (const auto& [id, fate] : player.commands()) {
            const auto at = commands.find(id);
            const int times = at == commands.end() ? 0 : at->second;
            EXPECT_LE(times, 1) << id << " was done more than once: " << fate.text;
            if (fate.acks > 0) {
                EXPECT_EQ(times, 1) << id << " was acked and is lost: " << fate.text;
            } else if (fate.copies == 1 && !fate.denied.empty()) {
                EXPECT_EQ(times, 0) << id << " was refused (" << fate.denied << ") and done";
            }
        }
    };
    for (const auto& player : players_) check(*player);
    // Of the tables left behind, the newest: the others were looked at before.
    for (std::size_t i = gone_.size() - std::min<std::size_t>(gone_.size(), 8); i < gone_.size();
         ++i) {
        check(*gone_[i]);
    }
}

std::set<std::string> Party::tables_played() const {
    std::set<std::string> tables;
    for (const auto& player : players_) tables.insert(player->chair().table);
    return tables;
}

std::vector<Millis> Party::served_again_after(Clock::time_point when,
                                              const std::set<std::string>& tables) const {
    std::map<std::string, Clock::time_point> first;
    for (const auto& player : players_) {
        if (!tables.contains(player->chair().table)) continue;
        for (const auto& [id, fate] : player->commands()) {
            if (fate.sent < when || fate.acked < when) continue;
            Clock::time_point& at =
                first.try_emplace(player->chair().table, fate.acked).first->second;
            at = std::min(at, fate.acked);
        }
    }
    std::vector<Millis> spans;
    for (const auto& [table, at] : first) {
        spans.push_back(std::chrono::duration_cast<Millis>(at - when));
    }
    return spans;
}

void Party::expect_no_faults() {
    for (const auto* group : {&players_, &gone_}) {
        for (const auto& player : *group) {
            for (const std::string& fault : player->faults()) ADD_FAILURE() << fault;
            if (group == &players_) {
                EXPECT_TRUE(player->has_all_promised());
            }
        }
    }
}

int Party::nacks(const std::string& reason) const {
    int sum = 0;
    for (const auto* group : {&players_, &gone_}) {
        for (const auto& player : *group) {
            const auto at = player->nacks().find(reason);
            if (at != player->nacks().end()) sum += at->second;
        }
    }
    return sum;
}

std::size_t Party::acked() const {
    std::size_t sum = 0;
    for (const auto* group : {&players_, &gone_}) {
        for (const auto& player : *group) {
            for (const auto& [id, fate] : player->commands()) sum += fate.acks > 0 ? 1U : 0U;
        }
    }
    return sum;
}

std::size_t Party::sent() const {
    std::size_t sum = 0;
    for (const auto* group : {&players_, &gone_}) {
        for (const auto& player : *group) sum += player->commands().size();
    }
    return sum;
}

}  // namespace moneybags::crash
