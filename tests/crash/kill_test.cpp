// The server is killed in the middle of everything, again and again, on one store.

#include <signal.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

#include "tests/crash/party.h"
#include "tests/support/postgresql.h"
#include "tests/support/scale.h"

namespace moneybags::crash {

namespace {

using namespace std::chrono_literals;
using testing_support::scaled;

std::string what_it_logged(const load::TemporaryFolder& folder) {
    std::ifstream in(folder.path() / "server.log");
    return {std::istreambuf_iterator<char>(in), {}};
}

// One life of the server: everybody comes back, is told what they missed, gets answers to what they
// had asked, and plays on until the server dies by `signal`.
void live_and_die(Party& party, load::Server& server, int signal) {
    server.start();
    party.come(server.port());
    party.settle(server.port());
    party.compare_with_snapshots(server.port());
    party.open_tables(server.port());
    party.play(Millis{party.luck()() % 300});
    std::vector<const Player*> here;
    for (const auto& player : party.players()) {
        if (player->is_up()) here.push_back(player.get());
    }
    server.kill(signal);
    if (signal == SIGTERM) {
        // It says goodbye to everybody and leaves nobody waiting.
        const auto gone = [&] {
            return std::none_of(party.players().begin(), party.players().end(),
                                [](const auto& player) { return player->is_connected(); });
        };
        EXPECT_TRUE(party.crowd().wait_until(gone, 8s)) << "not all sockets were closed";
        EXPECT_EQ(server.wait(8s), 0);
        for (const Player* player : here) {
            EXPECT_EQ(player->bye(), "restart") << player->chair().seat;
            EXPECT_EQ(player->close_code(), 1012) << player->chair().seat;
        }
    } else {
        EXPECT_EQ(server.wait(5s), 128 + signal);
        // Acks that were on their way count.
        party.crowd().wait_until([] { return false; }, Millis{5});
    }
    party.compare_with_store(server.db());
    party.expect_no_faults();
}

void live_on(Party& party, load::Server& server) {
    server.start();
    party.come(server.port());
    party.settle(server.port());
    party.compare_with_snapshots(server.port());
    party.compare_with_store(server.db());
    party.expect_no_faults();
}

void rounds(const std::string& db, int count, int signal, std::uint64_t seed) {
    const load::TemporaryFolder folder;
    const std::string store = db.empty() ? (folder.path() / "house.db").string() : db;
    load::Server server(serve(store, folder));
    Party party(seed);
    for (int round = 0; round < count; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        live_and_die(party, server, signal);
        if (testing::Test::HasFailure()) break;
    }
    live_on(party, server);
    // A test in which nothing happens proves nothing.
    EXPECT_GT(party.acked(), static_cast<std::size_t>(count) * 10);
    std::cout << count << " rounds: " << party.sent() << " commands, " << party.acked()
              << " acked, " << party.tables() << " tables\n";
    if (testing::Test::HasFailure()) std::cout << what_it_logged(folder);
}

}  // namespace

TEST(Kill, nothing_acknowledged_is_lost_or_done_twice_by_kill_9_under_load) {
    rounds("", scaled(100), SIGKILL, 1);
}

TEST(Kill, a_restart_says_goodbye_and_loses_nothing) { rounds("", scaled(10), SIGTERM, 2); }

TEST(Kill, a_house_on_PostgreSQL_survives_kill_9_too) {
    rounds(testing_support::Postgresql::shared().new_database(), scaled(8), SIGKILL, 3);
}

}  // namespace moneybags::crash
