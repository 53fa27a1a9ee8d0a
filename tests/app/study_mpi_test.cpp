// `mpirun moneybags study`: many processes, one study, to the last bit; and one of them killed.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <csignal>

#include "tests/app/program.h"

namespace moneybags {
namespace {

namespace json = boost::json;

const std::string kStudied = "study millions-1e --players 4 --bots lite --seed 5 --threads 1 ";

// More processes than cores, as whoever runs tests; what MPI itself leaves behind is not ours.
std::string mpirun(int ranks) {
    return "env OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "
           "ASAN_OPTIONS=detect_leaks=0 "
           "mpirun --oversubscribe -n " +
           std::to_string(ranks) + " ";
}

Ran run_ranks(int ranks, const std::string& arguments) {
    const std::string folder = scratch();
    const std::string line = mpirun(ranks) + std::getenv("MONEYBAGS_PROGRAM") + " " + arguments +
                             " </dev/null >" + folder + "out 2>" + folder + "err";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(folder + "out"),
            content(folder + "err")};
}

class StudyUnderMpirun : public ::testing::Test {
   protected:
    void SetUp() override {
        if (std::system("command -v mpirun >/dev/null") != 0) {
            GTEST_SKIP() << "there is no mpirun here (Debian: openmpi-bin)";
        }
        const Ran alone = run_ranks(1, "study merge --out " + scratch() + "nothing");
        if (has(alone.err, "built without MPI")) {
            GTEST_SKIP() << "built without MPI (Debian: libopenmpi-dev)";
        }
    }
};

void expect_same_files(const std::string& one, const std::string& other) {
    for (const char* file : {"/study.json", "/report.html", "/role-money.csv"}) {
        EXPECT_FALSE(content(one + file).empty()) << file;
        EXPECT_TRUE(content(one + file) == content(other + file)) << file;
    }
}

TEST_F(StudyUnderMpirun, gives_the_same_files_to_the_last_bit) {
    const std::string alone = scratch() + "alone", three = scratch() + "three";
    const std::string games = "--vary quick=off,on --games 2000 --out ";
    ASSERT_EQ(run(kStudied + games + alone).status, 0);
    const Ran ran = run_ranks(3, kStudied + games + three);
    ASSERT_EQ(ran.status, 0) << ran.err;
    expect_same_files(alone, three);
    const std::vector<std::string> lines = lines_of(ran.out);  // one of them talks
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                            [](const std::string& each) { return has(each, "2000 games"); }),
              2)
        << ran.out;
}

TEST_F(StudyUnderMpirun, is_refused_in_one_voice) {
    const Ran wrong = run_ranks(3, kStudied + "--vary quick=on --out " + scratch() + "x");
    EXPECT_NE(wrong.status, 0);
    const std::vector<std::string> lines = lines_of(wrong.err);
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                            [](const std::string& each) { return has(each, "two values"); }),
              1)
        << wrong.err;
}

// The process that is rank 1 of what writes into `folder`; 0 if there is none yet.
pid_t rank_one(const std::string& folder) {
    for (const auto& each : std::filesystem::directory_iterator("/proc")) {
        const std::string name = each.path().filename().string();
        pid_t pid = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), pid);
        if (error != std::errc{} || end != name.data() + name.size()) continue;
        if (has(content(each.path().string() + "/cmdline"), folder) &&
            has(content(each.path().string() + "/environ"), "OMPI_COMM_WORLD_RANK=1")) {
            return pid;
        }
    }
    return 0;
}

std::uint64_t games_in(const std::string& folder) {
    const json::value study = json::parse(content(folder + "/study.json"));
    return study.at("games").to_number<std::uint64_t>();
}
// After the last game that anybody played.
std::uint64_t end_of(const std::string& folder) {
    const json::value study = json::parse(content(folder + "/study.json"));
    const json::value& last = study.at("played").as_array().back();
    return last.at("from").to_number<std::uint64_t>() + last.at("games").to_number<std::uint64_t>();
}

TEST_F(StudyUnderMpirun, loses_only_what_a_killed_rank_was_playing) {
    const std::string folder = scratch() + "killed", whole = scratch() + "whole";
    const std::string line = mpirun(3) + std::getenv("MONEYBAGS_PROGRAM") + " " + kStudied +
                             "--games 1000000000 --out " + folder + " >" + scratch() + "said 2>&1";
    const pid_t launcher = fork();
    if (launcher == 0) {
        execl("/bin/sh", "sh", "-c", ("exec " + line).c_str(), nullptr);
        _exit(127);
    }
    pid_t killed = 0;
    std::uint64_t before = 0;
    while (before < 100 || killed == 0) {
        ASSERT_EQ(waitpid(launcher, nullptr, WNOHANG), 0) << content(scratch() + "said");
        usleep(20'000);
        killed = rank_one(folder);
        if (std::filesystem::exists(folder + "/study.json")) before = games_in(folder);
    }
    ASSERT_EQ(kill(killed, SIGKILL), 0);
    int status = 0;
    ASSERT_EQ(waitpid(launcher, &status, 0), launcher);
    EXPECT_NE(status, 0);
    EXPECT_GE(games_in(folder), before);
    const std::string all = std::to_string(end_of(folder) + 50);
    const Ran resumed = run_ranks(2, kStudied + "--resume --games " + all + " --out " + folder);
    ASSERT_EQ(resumed.status, 0) << resumed.err;
    ASSERT_EQ(run(kStudied + "--games " + all + " --out " + whole).status, 0);
    expect_same_files(folder, whole);
}

}  // namespace
}  // namespace moneybags
