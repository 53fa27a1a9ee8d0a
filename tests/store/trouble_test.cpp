// Power cuts, full disks, databases that vanish: what was acknowledged is there afterwards, nothing
// is there by halves, and the writer goes on by itself.

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/resource.h>

#include <chrono>
#include <random>
#include <thread>

#include "store/writer.h"
#include "tests/store/load.h"
#include "tests/store/power_cut.h"
#include "tests/store/small_disk.h"

namespace moneybags {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing_support::Postgresql;

std::unique_ptr<Writer> writer_at(const std::string& address) {
    Stored<std::unique_ptr<Store>> store = open_store(address);
    if (!store) throw std::runtime_error(store.error().what);
    return std::make_unique<Writer>(
        std::move(*store), [address](Access access) { return open_store(address, access); });
}

void expect_all_at(const std::string& address, const Load& load) {
    const auto store = open_store(address, Access::Read);
    ASSERT_TRUE(store) << store.error().what;
    Load::expect_all(**store, load.acknowledged());
}

void wait_for_failure_after(std::int64_t before, const Load& load) {
    const auto until = std::chrono::steady_clock::now() + 120s;
    while (load.progress().failed == before) {
        ASSERT_TRUE(std::chrono::steady_clock::now() < until) << "nobody notices";
        std::this_thread::sleep_for(1ms);
    }
}

TEST(PowerCut, takes_nothing_that_was_acknowledged) {
    const PowerCut power;
    const Folder folder;
    const fs::path file = folder.path() / "store.db";
    const auto writer = writer_at(file.string());
    // Long entries, so that the log is copied into the file several times on the way.
    Load load(*writer, 2'000);
    std::mt19937 random(7);
    for (int cut = 0; cut < 12; ++cut) {
        SCOPED_TRACE(cut);
        load.wait_for_more(static_cast<std::int64_t>(random() % 40));
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 5'000));
        const auto acknowledged = load.acknowledged();
        const Folder elsewhere;
        power.survivors(file, elsewhere.path());
        const auto copy = open_store((elsewhere.path() / "store.db").string());
        ASSERT_TRUE(copy) << copy.error().what;
        Load::expect_all(**copy, acknowledged);
    }
}

// What the disk does is up to the caller.
void expect_to_survive_a_full_disk(const std::string& address, Writer& writer, auto fill,
                                   auto make_space) {
    Load load(writer);
    load.wait_for_more(10);
    for (int round = 0; round < 2; ++round) {
        SCOPED_TRACE(round);
        const std::int64_t failed = load.progress().failed;
        fill();
        wait_for_failure_after(failed, load);
        expect_all_at(address, load);
        make_space();
        load.wait_for_more(10);
    }
    load.stop();
    expect_all_at(address, load);
}

TEST(FullDisk, is_trouble_until_there_is_space_again) {
    SmallDisk disk;
    if (!disk.is_there()) GTEST_SKIP() << "needs the right to mount; the next test needs none";
    const std::string address = (disk.path() / "store.db").string();
    const auto writer = writer_at(address);
    expect_to_survive_a_full_disk(
        address, *writer, [&] { disk.fill(); }, [&] { disk.make_space(); });
}

TEST(FullDisk, is_trouble_as_is_a_limit_of_the_size_of_files) {
    const Folder folder;
    const std::string address = (folder.path() / "store.db").string();
    const auto writer = writer_at(address);
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_IGN);
    expect_to_survive_a_full_disk(
        address, *writer,
        [&] {
            const rlimit small{fs::file_size(address + "-wal"), before.rlim_max};
            setrlimit(RLIMIT_FSIZE, &small);
        },
        [&] { setrlimit(RLIMIT_FSIZE, &before); });
    signal(SIGXFSZ, SIG_DFL);
}

TEST(Sqlite, a_file_that_is_moved_away_is_trouble_until_it_is_back) {
    const Folder folder;
    const fs::path file = folder.path() / "store.db", aside = folder.path() / "aside.db";
    const auto writer = writer_at(file.string());
    Load load(*writer);
    load.wait_for_more(20);
    const std::int64_t failed = load.progress().failed;
    fs::rename(file, aside);
    wait_for_failure_after(failed, load);
    std::this_thread::sleep_for(300ms);  // time for mistakes
    EXPECT_FALSE(fs::exists(file)) << "an empty one must not take its place";
    fs::rename(aside, file);
    load.wait_for_more(20);
    load.stop();
    expect_all_at(file.string(), load);
}

class Vanishing : public testing::TestWithParam<Postgresql::Stop> {};

TEST_P(Vanishing, database_comes_back_with_all_that_was_acknowledged) {
    Postgresql& server = Postgresql::shared();
    const std::string address = server.new_database();
    const auto writer = writer_at(address);
    Load load(*writer);
    for (const auto away : {50ms, 1'200ms}) {
        load.wait_for_more(50);
        const std::int64_t failed = load.progress().failed;
        server.stop(GetParam());
        wait_for_failure_after(failed, load);
        std::this_thread::sleep_for(away);
        server.start();
        load.wait_for_more(50);
    }
    load.stop();
    expect_all_at(address, load);
}

INSTANTIATE_TEST_SUITE_P(Postgresql, Vanishing,
                         testing::Values(Postgresql::Stop::Fast, Postgresql::Stop::Immediate,
                                         Postgresql::Stop::Kill),
                         [](const auto& how) {
                             return how.param == Postgresql::Stop::Fast        ? "fast"
                                    : how.param == Postgresql::Stop::Immediate ? "immediate"
                                                                               : "killed";
                         });

TEST(Vanished, database_that_cannot_be_asked_is_trouble_and_can_be_closed) {
    Postgresql& server = Postgresql::shared();
    const std::string address = server.new_database();
    auto store = open_store(address);
    ASSERT_TRUE(is_written(commit(**store, {new_table("t"), append("t", 0, {"a"})})));
    server.stop(Postgresql::Stop::Kill);
    using Kind = StoreProblem::Kind;
    EXPECT_TRUE(is_kind(Kind::Trouble, commit(**store, {append("t", 1, {"b"})})));
    EXPECT_TRUE(is_kind(Kind::Trouble, (*store)->entries("t")));
    EXPECT_TRUE(is_kind(Kind::Trouble, (*store)->last_alive()));
    EXPECT_TRUE(is_kind(Kind::Trouble, open_store(address)));
    server.start();
    EXPECT_TRUE(is_kind(Kind::Trouble, commit(**store, {append("t", 1, {"b"})})))
        << "its session has ended";
    *store = nullptr;
    store = open_store(address);
    ASSERT_TRUE(store) << store.error().what;
    EXPECT_EQ((*store)->entries("t")->size(), 1u);
}

// It neither answers nor hangs up, as a machine does that swaps or is stopped.
TEST(Hanging, is_borne_no_longer_than_the_limit_and_the_house_goes_on_afterwards) {
    Postgresql database;
    const std::string address = database.new_database();
    constexpr auto kLimit = 300ms;
    Stored<std::unique_ptr<Store>> store = open_store(address, Access::Own, kLimit);
    ASSERT_TRUE(store) << store.error().what;
    const auto reading = open_store(address, Access::Read, kLimit);
    ASSERT_TRUE(reading) << reading.error().what;
    ASSERT_TRUE(is_written(commit(**store, {new_table("t"), append("t", 0, {"a"})})));

    database.freeze();
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(is_kind(StoreProblem::Kind::Trouble, commit(**store, {append("t", 1, {"b"})})));
    EXPECT_TRUE(is_kind(StoreProblem::Kind::Trouble, (*reading)->entries("t")));
    EXPECT_TRUE(is_kind(StoreProblem::Kind::Trouble, open_store(address, Access::Read, kLimit)));
    store->reset();
    EXPECT_LT(std::chrono::steady_clock::now() - start, 10s);
    database.thaw();

    Stored<std::unique_ptr<Store>> again = open_store(address, Access::Again, kLimit);
    for (int tries = 0; !again && tries < 20; ++tries) {
        again = open_store(address, Access::Again, kLimit);
    }
    ASSERT_TRUE(again) << again.error().what;
    const auto entries = (*again)->entries("t");  // whether b was written nobody could tell
    ASSERT_TRUE(entries && !entries->empty());
    const auto count = static_cast<std::int64_t>(entries->size());
    EXPECT_TRUE(is_written(commit(**again, {append("t", count, {"c"})})));
}

}  // namespace
}  // namespace moneybags
