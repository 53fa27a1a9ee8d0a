// Files that fail us and screens that cannot be written to: said plainly, and no game is lost.

#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <sstream>

#include "tests/app/program.h"
#include "tests/app/sitting.h"
#include "tests/support/languages.h"

namespace moneybags {
namespace {

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
    for (const Language language : languages()) {
        Kept kept = table_of({"", "rookie", "rookie", "rookie"});
        const std::string path = scratch() + std::string(language.tag());
        Result<LogFile> file = LogFile::open(path, kept.lines);
        ASSERT_TRUE(file.has_value());
        const std::string elsewhere = path + "-elsewhere";
        std::istringstream in(many("1", 3000));
        std::ostringstream out;
        Terminal terminal(in, out, {});
        Parlour parlour(kept, terminal, language);
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
        EXPECT_TRUE(read_any_log(content(path)).has_value());
        EXPECT_FALSE(save_log(elsewhere, kept.lines));
        EXPECT_EQ(read_any_log(content(elsewhere))->kept.lines, kept.lines);
        EXPECT_FALSE(save_log(elsewhere, kept.lines)) << "a log may be replaced";
        std::ofstream(elsewhere) << "Dear diary\n";
        EXPECT_TRUE(save_log(elsewhere, kept.lines)) << "anything else may not";
    }
}

TEST(Resume, goes_on_in_the_same_file_after_a_crash_in_the_middle_of_a_write) {
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --seed 7 --log " + log, "1\n").status, 0);
    const std::string whole = content(log);
    std::ofstream(log, std::ios::binary | std::ios::app) << R"({"at":0,"st)";
    const Ran checked = run("replay --verify " + log);
    EXPECT_EQ(checked.status, 0);
    EXPECT_TRUE(has(checked.err, "cut off")) << checked.err;

    const Ran on = run("play --resume " + log, many("1", 3000));
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_TRUE(has(on.err, "cut off")) << on.err;
    EXPECT_TRUE(has(on.out, "★"));
    EXPECT_TRUE(content(log).starts_with(whole));
    const Ran again = run("replay --verify " + log);
    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(again.err, "");
    EXPECT_TRUE(has(again.out, "All luck was drawn from the seed")) << "one seed for all of it";
}

TEST(Resume, seats_the_people_and_the_bots_again) {
    const std::string log = scratch() + "game.log";
    const Ran left =
        run("play --people 2 --players 4 --names Ann,Ben --bots rookie,random --log " + log,
            "\n\nquit\n");
    EXPECT_TRUE(has(left.out, "--resume " + log)) << left.out;
    EXPECT_TRUE(has(content(log), R"("levels":["","","rookie","random"])"));
    EXPECT_TRUE(has(run("play --resume " + log).out, "At this screen: Ann and Ben."));
    EXPECT_TRUE(has(run("play --people 1 --resume " + log).out, "You are Ann."));
    EXPECT_TRUE(has(run("play --resume " + log).out, "You are Ann.")) << "Ben has left";
    EXPECT_TRUE(has(run("play --people 3 --resume " + log).out, "Ann, Ben and "));
    EXPECT_EQ(run("replay --verify " + log).status, 0);
    EXPECT_EQ(run("play --people 5 --resume " + log).status, 2);
}

// Whom nobody is left for is minded: a table that all have left would be closed.
TEST(Resume, lets_bots_play_for_everybody) {
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --players 3 -o quick --seed 2 --log " + log, "1\n").status, 0);
    const Ran watched = run("play --people 0 --resume " + log);
    EXPECT_TRUE(has(watched.out, "A bot answers for Al.")) << watched.out;
    EXPECT_TRUE(has(watched.out, "until you press Enter")) << watched.out;
    const Ran back = run("play --resume " + log);
    EXPECT_TRUE(has(back.out, "Al is back.")) << back.out;
    EXPECT_TRUE(has(back.out, "Al> "));
}

// Logs of the terminal as it was before it had a table (tests/kept): who sat where comes first.
TEST(Resume, goes_on_with_a_log_of_before_there_were_tables) {
    struct Row {
        std::string log, here;
    };
    const Row rows[] = {
        {"millions-1e-unfinished", "At this screen: Ann and Ben."},
        {"guillotines-unfinished", "You are Al."                 },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.log);
        const std::string old = "tests/kept/" + row.log + ".jsonl";
        const std::string log = scratch() + row.log + ".log";
        std::filesystem::copy_file(old, log, std::filesystem::copy_options::overwrite_existing);
        const Ran before = run("replay --export text " + log);
        ASSERT_EQ(before.status, 0) << before.err;

        const Ran on = run("play --resume " + log, "\n\n1\n\n1\nquit\n");
        EXPECT_EQ(on.status, 0) << on.err;
        EXPECT_TRUE(has(on.out, row.here)) << on.out;
        EXPECT_FALSE(has(on.out, "Until then its digest")) << "the first cards had no seed";
        const Ran after = run("replay --export text " + log);
        EXPECT_TRUE(after.out.starts_with(before.out));
        EXPECT_GT(after.out.size(), before.out.size());
        const Ran checked = run("replay --verify " + log);
        EXPECT_EQ(checked.status, 0) << checked.err;
        EXPECT_TRUE(has(checked.out, "before the game had a seed")) << checked.out;
        EXPECT_TRUE(has(run("play --resume " + log).out, row.here));

        const std::string elsewhere = scratch() + row.log + "-elsewhere.log";
        EXPECT_EQ(run("play --resume " + old + " --log " + elsewhere).status, 0);
        EXPECT_TRUE(has(content(elsewhere), "\"open\""));
    }
    EXPECT_TRUE(has(run("replay tests/kept/millions-1e-unfinished.jsonl").out, "I am a thief"));
    // One that is over has only its end to show.
    const std::string over = scratch() + "over.log";
    const Ran shown = run("play --resume tests/kept/mad-millionaire.jsonl --log " + over);
    EXPECT_TRUE(has(shown.out, "How it ended")) << shown.err;
    EXPECT_TRUE(has(run("replay --verify " + over).out, "76 steps"));
}

TEST(Resume, goes_on_with_a_game_that_began_from_a_position) {
    const std::string log = scratch() + "game.log";
    const Ran engine = run(
        "engine", "{\"do\":\"new\",\"game\":\"millions-1e\",\"players\":3}\n{\"do\":\"save\"}\n");
    const std::size_t at = engine.out.find("\"position\":");
    const std::size_t end = engine.out.find(",\"text\":", at);
    ASSERT_NE(end, std::string::npos) << engine.out;
    std::ofstream(log) << R"({"moneybags":1,"game":"millions-1e","players":3,)"
                       << engine.out.substr(at, end - at) << "}\n";
    EXPECT_EQ(run("replay --verify " + log).status, 0);
    const Ran on = run("play --resume " + log);
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_TRUE(has(on.out, "You are Al.")) << on.out;
    EXPECT_TRUE(has(content(log), R"("position":)"));
    EXPECT_EQ(run("replay --verify " + log).status, 0);
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
    const std::size_t steps = times(content(log), "\"step\"");
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
