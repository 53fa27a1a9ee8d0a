// The disk is full, or the database is away, and then it is not.

#include <signal.h>
#include <sys/mount.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>

#include "tests/crash/party.h"
#include "tests/support/postgresql.h"
#include "tests/support/scale.h"

namespace moneybags::crash {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

int health(std::uint16_t port) { return load::Http(port, 10s).get("/healthz").status; }

// People play; writing becomes impossible; they are told so, and so is whoever asks after the
// house's health; writing becomes possible again; the house goes on by itself and nothing that was
// acknowledged is lost.
void survive(load::Server& server, const std::function<void()>& starve,
             const std::function<void()>& feed) {
    Party party(21);
    party.open_tables(server.port());
    party.settle(server.port());
    party.play(300ms);
    for (int round = 0; round < 2; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const int before = party.nacks("storage");
        starve();
        const auto end = Clock::now() + 20s;
        party.play_while([&] { return party.nacks("storage") == before && Clock::now() < end; },
                         server.port());
        EXPECT_GT(party.nacks("storage"), before);
        EXPECT_EQ(health(server.port()), 503);
        party.play(500ms, server.port());
        feed();
        const auto fed = Clock::now();
        while (health(server.port()) != 200 && Clock::now() < fed + 20s) {
            party.crowd().wait(Millis{50});
        }
        std::cout << "healthy again after "
                  << std::chrono::duration_cast<Millis>(Clock::now() - fed).count() << " ms\n";
        EXPECT_EQ(health(server.port()), 200);
        party.settle(server.port());
        party.play(200ms, server.port());
        party.settle(server.port());
        party.compare_with_snapshots(server.port());
        party.compare_with_store(server.db());
        party.expect_no_faults();
    }
    EXPECT_TRUE(server.is_running());
    EXPECT_FALSE(server.wait(0ms).has_value()) << "it has died";
    // What it wrote under such conditions can be read by its successor.
    server.kill(SIGKILL);
    server.wait(5s);
    party.compare_with_store(server.db());
    server.start();
    party.come(server.port());
    party.settle(server.port());
    party.compare_with_snapshots(server.port());
    party.expect_no_faults();
}

}  // namespace

TEST(Disk, a_file_that_may_not_grow_stops_play_until_it_may) {
    const load::TemporaryFolder folder;
    load::Server server(serve((folder.path() / "house.db").string(), folder));
    server.start();
    survive(
        server, [&] { server.limit_file_size(8192); },
        [&] { server.limit_file_size(RLIM_INFINITY); });
}

TEST(Disk, a_full_disk_stops_play_until_there_is_room) {
    const load::TemporaryFolder folder;
    const fs::path disk = folder.path() / "disk";
    fs::create_directory(disk);
    if (mount("none", disk.c_str(), "tmpfs", 0, "size=12m") != 0) {
        GTEST_SKIP() << "only root may mount a small disk; a file that may not grow stands in";
    }
    {
        load::Server server(serve((disk / "house.db").string(), folder));
        server.start();
        const fs::path ballast = disk / "ballast";
        const auto fill = [&] {
            std::ofstream out(ballast, std::ios::binary);
            const std::string page(4096, 'x');
            while (out.write(page.data(), static_cast<std::streamsize>(page.size())).flush()) {
            }
        };
        survive(server, fill, [&] { fs::remove(ballast); });
    }
    EXPECT_EQ(umount(disk.c_str()), 0);
}

TEST(Disk, a_store_that_was_moved_away_is_waited_for_and_not_begun_anew) {
    const load::TemporaryFolder folder;
    const fs::path here = folder.path() / "here", away = folder.path() / "away";
    load::Server server(serve((here / "house.db").string(), folder));
    server.start();
    survive(
        server, [&] { fs::rename(here, away); }, [&] { fs::rename(away, here); });
}

TEST(Disk, a_database_that_is_away_for_a_while_is_waited_for) {
    using testing_support::Postgresql;
    Postgresql database;
    const load::TemporaryFolder folder;
    load::Server server(serve(database.new_database(), folder));
    server.start();
    int times = 0;
    survive(
        server,
        [&] { database.stop(times++ == 0 ? Postgresql::Stop::Kill : Postgresql::Stop::Fast); },
        [&] { database.start(); });
}

TEST(Disk, a_database_that_hangs_is_waited_for_and_nobody_is_left_without_an_answer) {
    testing_support::Postgresql database;
    const load::TemporaryFolder folder;
    load::Server server(serve(database.new_database(), folder));
    server.start();
    survive(
        server, [&] { database.freeze(); }, [&] { database.thaw(); });
}

TEST(Disk, a_database_that_hangs_is_told_of_within_seconds_and_keeps_nobody_from_closing) {
    testing_support::Postgresql database;
    const load::TemporaryFolder folder;
    load::Server server(serve(database.new_database(), folder));
    server.start();
    Party party(22);
    party.open_tables(server.port());
    party.settle(server.port());
    party.play(200ms);
    ASSERT_EQ(health(server.port()), 200);

    database.freeze();
    const auto since = [](Clock::time_point then) { return Clock::now() - then; };
    const auto frozen = Clock::now();
    EXPECT_EQ(health(server.port()), 503);
    EXPECT_LT(since(frozen), 3s);  // a second, and what a busy machine adds
    const int before = party.nacks("storage");
    const auto asked = Clock::now();
    party.play_while([&] { return party.nacks("storage") == before && since(asked) < 20s; },
                     server.port());
    EXPECT_LT(since(asked), 5s);
    const auto again = Clock::now();
    EXPECT_EQ(health(server.port()), 503);
    EXPECT_LT(since(again), 3s);

    const auto told = Clock::now();
    server.kill(SIGTERM);
    EXPECT_EQ(server.wait(20s), 0);
    EXPECT_LT(since(told), 10s);
    database.thaw();
    server.start();  // the old session has ended with its socket
    party.come(server.port());
    party.settle(server.port());
    party.compare_with_snapshots(server.port());
    party.compare_with_store(server.db());
    party.expect_no_faults();
}

}  // namespace moneybags::crash
