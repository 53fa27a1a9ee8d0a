// Files that fail us and screens that cannot be written to: said plainly, and no game is lost.

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <sstream>

#include "app/parlour.h"
#include "tests/app/program.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

std::string many(const std::string& line, int times) {
    std::string lines;
    for (int i = 0; i < times; ++i) lines += line + "\n";
    return lines;
}

std::size_t times(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++count;
    return count;
}

TEST(Files, that_cannot_be_read_are_named_with_the_reason) {
    const std::string folder = scratch();
    std::filesystem::create_directories(folder + "folder");
    std::ofstream(folder + "empty").close();
    std::ofstream(folder + "large") << "x";
    std::filesystem::resize_file(folder + "large", (64u << 20) + 1);
    const std::pair<std::string, std::string> rows[] = {
        {"folder",  "is a directory"       },
        {"empty",   "is empty"             },
        {"large",   "is larger than 64 MiB"},
        {"missing", "cannot be read"       },
    };
    for (const std::string command : {"replay ", "play --resume ", "play --data "}) {
        for (const auto& [name, says] : rows) {
            SCOPED_TRACE(command + name);
            const Ran ran = run(command + folder + name);
            EXPECT_EQ(ran.status, 1);
            EXPECT_TRUE(ran.err.starts_with(folder + name + ": " + says)) << ran.err;
            EXPECT_EQ(ran.out, "");
        }
    }
}

TEST(Output, that_cannot_be_written_is_an_error) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP();
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --people 0 --players 3 --seed 3 --log " + log).status, 0);
    // What `run` itself redirects is only the `:` at the end.
    for (const std::string& command :
         {std::string("rules"), "replay " + log, "replay --verify " + log,
          std::string("bench --games 1"), std::string("play --people 0"), std::string("play"),
          std::string("--help")}) {
        SCOPED_TRACE(command);
        const std::string err = scratch() + "said";
        const Ran ran = run(command + " >/dev/full </dev/null 2>" + err + "; exit $?; :");
        EXPECT_EQ(ran.status, 1);
        EXPECT_TRUE(has(content(err), "standard output: cannot be written"));
    }
}

// The disk takes 2000 bytes and no more: the game is played to its end all the same.
TEST(LogFile, that_can_no_longer_be_written_is_mourned_once_and_the_game_goes_on) {
    Agreement agreed;
    agreed.game = "millions-1e";
    agreed.players = 4;
    for (const Language language : languages()) {
        Session session = *Session::begin(agreed);
        const std::string path = scratch() + (language == kEnglish ? "en" : "zh");
        Result<LogFile> file = LogFile::open(path, session);
        ASSERT_TRUE(file.has_value());
        const std::string elsewhere = path + "-elsewhere";
        std::istringstream in(many("1", 3000));
        std::ostringstream out;
        Terminal terminal(in, out, {});
        Parlour parlour(session, terminal, language, {"", "rookie", "rookie", "rookie"}, 5);
        parlour.keep_log(&*file);

        const auto before = std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
        rlimit small = usual;
        small.rlim_cur = 2000;
        ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
        const bool finished = parlour.run();
        setrlimit(RLIMIT_FSIZE, &usual);
        std::signal(SIGXFSZ, before);

        EXPECT_TRUE(finished);
        EXPECT_TRUE(file->broken());
        EXPECT_EQ(times(out.str(), path), 1u);
        // What was written is a log of the game so far, and all of it can be saved elsewhere.
        EXPECT_TRUE(read_log(content(path)).has_value());
        EXPECT_FALSE(save_log(elsewhere, session));
        EXPECT_EQ(content(elsewhere), write_log(session));
    }
}

TEST(Resume, goes_on_in_the_same_file_after_a_crash_in_the_middle_of_a_write) {
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --seed 7 --log " + log, "1\n").status, 0);
    const std::string whole = content(log);
    std::ofstream(log, std::ios::binary | std::ios::app) << R"({"seat":0,"mo)";
    const Ran checked = run("replay --verify " + log);
    EXPECT_EQ(checked.status, 0);
    EXPECT_TRUE(has(checked.err, "cut off")) << checked.err;

    const Ran on = run("play --resume " + log, many("1", 3000));
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_TRUE(has(on.err, "cut off")) << on.err;
    EXPECT_TRUE(has(on.out, "★"));
    EXPECT_FALSE(has(on.out, "--seed")) << "no one seed gives this game again";
    EXPECT_TRUE(content(log).starts_with(whole));
    EXPECT_TRUE(has(content(log), "\"result\""));
    const Ran again = run("replay --verify " + log);
    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(again.err, "");
}

TEST(Resume, seats_the_people_and_the_bots_again) {
    const std::string log = scratch() + "game.log";
    const Ran left =
        run("play --people 2 --players 4 --names Ann,Ben --bots rookie,random --log " + log,
            "\n\nquit\n");
    EXPECT_TRUE(has(left.out, "--resume " + log)) << left.out;
    EXPECT_TRUE(has(content(log), R"("people":[0,1],"bots":["rookie","random"])"));
    EXPECT_TRUE(has(run("play --resume " + log).out, "At this screen: Ann and Ben."));
    EXPECT_TRUE(has(run("play --people 1 --resume " + log).out, "You are Ann."));
}

TEST(HotSeat, only_an_empty_line_passes_the_screen_on) {
    const std::string table = "play --people 2 --players 4 --names Ann,Ben --seed 5";
    const Ran begins = run(table, "1\n\nhello\n");
    EXPECT_EQ(times(begins.out, "Press Enter to begin"), 2u) << begins.out;
    EXPECT_EQ(times(begins.out, "Pass the screen to "), 2u) << begins.out;
    EXPECT_FALSE(has(begins.out, "> ")) << "nobody has pressed Enter yet";
    for (const std::string typed : {"quit\n", "\nquit\n", "\n"}) {
        const Ran ran = run(table, typed);
        EXPECT_EQ(ran.status, 0);
        EXPECT_TRUE(has(ran.out, "You leave the table"));
        EXPECT_FALSE(has(ran.out, "> "));
    }
}

TEST(Replay, exports_and_verifies_at_once_and_says_where_one_stopped) {
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --people 0 --players 4 --seed 3 --log " + log).status, 0);
    const Ran both = run("replay --export json --verify " + log);
    EXPECT_EQ(both.status, 0);
    EXPECT_EQ(both.out, run("replay --export json " + log).out);
    EXPECT_TRUE(has(both.err, "every one of them legal"));
    const std::string text = content(log);
    const std::size_t steps =
        static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) - 2;
    const Ran stopped = run("replay --step " + log, "\n");
    EXPECT_TRUE(has(stopped.out, "Stopped after step 2 of " + std::to_string(steps) + "."))
        << stopped.out;
    EXPECT_FALSE(has(stopped.out, "not finished"));
}

TEST(Bench, says_for_how_many_and_in_which_language) {
    EXPECT_TRUE(has(run("bench millions-1e --games 1 --players 4").out, ", 4 players\n"));
    EXPECT_TRUE(has(run("bench --games 1 --players 1").out, "3 players (it takes 3 to 8)"));
    EXPECT_TRUE(has(run("bench --games 1 --json --players 6").out, "\"players\":6"));
    EXPECT_TRUE(has(run("bench --games 1 --lang zh").out, "5 人"));
}

}  // namespace
}  // namespace moneybags
