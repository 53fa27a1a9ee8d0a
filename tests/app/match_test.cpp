// `moneybags match`: the ring on the command line, and programs of others in it.

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <utility>

#include "tests/app/program.h"
#include "tests/support/random_network.h"

namespace moneybags {
namespace {

namespace json = boost::json;

const std::string kMatch = "match millions-1e --seed 5 --json ";

json::object told(const Ran& ran) {
    EXPECT_EQ(ran.status, 0) << ran.err;
    boost::system::error_code error;
    const json::value value = json::parse(ran.out, error);
    EXPECT_FALSE(error) << ran.out;
    return error ? json::object{} : value.as_object();
}

const json::object& bot(const json::object& told, std::size_t which) {
    return told.at("bots").at(which).as_object();
}

TEST(MatchCommand, prints_one_object_that_hangs_on_the_seed_alone) {
    const std::string bots = "--players 4 --bots random:1,rookie:3 --games 24 ";
    const Ran one = run(kMatch + bots + "--threads 1");
    const json::object all = told(one);
    EXPECT_EQ(one.out, run(kMatch + bots + "--threads 3").out);
    EXPECT_EQ(all.at("games").as_int64(), 24);
    EXPECT_EQ(all.at("majority").as_string(), "rookie");
    for (const char* field : {"bot", "games", "win_share", "own_share", "ratio", "low", "high",
                              "mean_score", "rating", "faults"}) {
        EXPECT_TRUE(bot(all, 0).contains(field)) << field;
    }
    EXPECT_LT(bot(all, 0).at("high").as_double(), 1);
}

TEST(MatchCommand, goes_on_where_it_was_left) {
    const std::string file = scratch() + "match.jsonl";
    const std::string bots = "--players 3 --bots random:1,rookie:2 ";
    const std::string save = "--save " + file + " ";
    told(run(kMatch + bots + save + "--games 9"));
    std::ofstream(file, std::ios::app) << "{\"deal\":3,\"or";  // it was killed while it wrote
    const json::object whole = told(run(kMatch + bots + "--games 30"));
    EXPECT_EQ(whole, told(run("match millions-1e --json " + bots + save + "--games 30")));
    const Ran other = run(kMatch + "--bots random:2,rookie:2 " + save + "--games 30");
    EXPECT_EQ(other.status, 1);
    EXPECT_TRUE(has(other.err, "another match")) << other.err;
    std::ofstream(file) << "Dear diary\n";
    EXPECT_TRUE(has(run(kMatch + bots + save).err, "no match that was saved"));
}

// Games of others must not be counted with those of ours.
TEST(MatchCommand, does_not_go_on_with_bots_that_play_otherwise) {
    const testing_support::RandomNetworks networks;
    ASSERT_EQ(setenv("MONEYBAGS_NETWORKS", networks.folder().c_str(), 1), 0);
    const std::string file = scratch() + "match.jsonl";
    const std::string more = "--bots regular:1,random:2 --games 9 --save " + file;
    told(run(kMatch + more));
    const std::string saved = content(file);
    EXPECT_TRUE(has(saved.substr(0, saved.find('\n')), "\"program\":\""));
    networks.write("millions",
                   testing_support::random_network(fit_of<millions::Family>(), {.seed = 2}));
    const Ran others = run(kMatch + more);
    EXPECT_EQ(others.status, 1);
    EXPECT_TRUE(has(others.err, "bots that play otherwise")) << others.err;
    EXPECT_EQ(content(file), saved);
    unsetenv("MONEYBAGS_NETWORKS");
}

TEST(MatchCommand, stops_when_the_intervals_are_as_narrow_as_asked) {
    const json::object all =
        told(run(kMatch + "--bots random:1,rookie:3 --games 100000 --within 1"));
    EXPECT_TRUE(all.at("narrow").as_bool());
    EXPECT_LT(all.at("games").as_int64(), 10'000);
    // Who won nothing yet is not known so well.
    const json::object hopeless =
        told(run("match mad-millionaire --seed 5 --json --bots random:1,rookie:1 --games 256 "
                 "--within 1"));
    EXPECT_EQ(bot(hopeless, 0).at("win_share").as_double(), 0);
    EXPECT_FALSE(hopeless.at("narrow").as_bool());
    EXPECT_EQ(hopeless.at("games").as_int64(), 256);
}

TEST(MatchCommand, refuses_what_cannot_be_played_and_says_what_can) {
    const auto complaint = [](const std::string& arguments) {
        const Ran ran = run("match " + arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        return ran.err;
    };
    EXPECT_TRUE(has(complaint("millions-1e --bots wizard:3"), "choose from random, rookie"));
    EXPECT_TRUE(has(complaint("millions-1e --players 5 --bots rookie:4"), "take 4 chairs"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:none"), "rookie:4"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:2,rookie:2"), "named twice"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:4 --bot mine"), "a name and a command"));
    EXPECT_TRUE(has(complaint("bridge --bots rookie:4"), "millions-1e"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:3 --bot 'mine /no/such/bot'"), "ended"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:3 --bot 'mine yes no'"), "wrote"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:3 --bot 'mine yes {}'"), "wrote"));
    EXPECT_TRUE(has(complaint("millions-1e --bots rookie:4 --within nan"), "from 0.01 to 10"));
}

// ---- programs of others ----

json::object against_rookies(const std::string& program, const std::string& more = {}) {
    return told(
        run(kMatch + "--bots rookie:3 --games 4 --threads 1 --bot 'mine " + program + "' " + more));
}

std::int64_t faults(const json::object& told, const char* kind) {
    EXPECT_EQ(bot(told, 0).at("bot").as_string(), "mine");
    return bot(told, 0).at("faults").at(kind).as_int64();
}

TEST(ForeignBot, of_the_example_plays_without_a_fault) {
    for (const std::string game : {"millions-1e --bots random:2", "guillotines --bots random:1",
                                   "mad-millionaire --bots random:1"}) {
        SCOPED_TRACE(game);
        const json::object all =
            told(run("match " + game + " --seed 5 --json --games 2 --patience 60000 " +
                     "--bot 'mine python3 examples/bot/bot.py'"));
        for (const char* kind : {"crashed", "late", "unreadable", "refused"}) {
            EXPECT_EQ(faults(all, kind), 0) << kind;
        }
    }
}

// What a bot of a few lines of shell answers to every question but the first.
std::string shell_bot(const std::string& answer) {
    const std::string path = scratch() + "bot.sh";
    std::ofstream(path)
        << "while read -r line; do\n"
        << "  id=$(printf %s \"$line\" | sed \"s/.*\\\"id\\\":\\([0-9]*\\).*/\\1/\")\n"
        << "  case $line in *'\"do\":\"new\"'*) echo \"{\\\"id\\\":$id}\"; continue;; esac\n"
        << "  " << answer << "\n"
        << "done\n";
    return "sh " + path;
}

TEST(ForeignBot, that_crashes_loses_its_moves_and_nothing_else) {
    const json::object all = against_rookies(shell_bot("exit 1"));
    EXPECT_GT(faults(all, "crashed"), 4);  // those of the rest of each game, too
    EXPECT_EQ(all.at("games").as_int64(), 4);
}

TEST(ForeignBot, that_dawdles_loses_its_moves) {
    const json::object all = against_rookies(shell_bot("sleep 60"), "--patience 1");
    EXPECT_GT(faults(all, "late"), 0);
}

// Its program never waits for a question, nor for its end.
TEST(ForeignBot, that_answers_other_questions_without_end_loses_its_moves) {
    const json::object all = against_rookies(shell_bot("exec yes '{\"id\":0}'"), "--patience 1");
    EXPECT_GT(faults(all, "late") + faults(all, "crashed"), 0);
    EXPECT_EQ(all.at("games").as_int64(), 4);
}

TEST(ForeignBot, that_cheats_loses_its_moves) {
    const json::object all =
        against_rookies(shell_bot("echo \"{\\\"id\\\":$id,\\\"move\\\":\\\"accept Bea\\\"}\""));
    EXPECT_GT(faults(all, "refused") + faults(all, "unreadable"), 0);
    EXPECT_EQ(faults(all, "crashed") + faults(all, "late"), 0);
}

TEST(MatchCommand, seats_strengths_by_their_number) {
    const json::object all = told(run(kMatch + "--bots 2:1,1:3 --games 8"));
    EXPECT_EQ(bot(all, 0).at("bot").as_string(), "2");
    EXPECT_EQ(bot(all, 1).at("chairs").as_int64(), 3);
    const Ran unknown = run(kMatch + "--bots 07:1,1:3 --games 8");
    EXPECT_EQ(unknown.status, 2) << unknown.err;
    EXPECT_TRUE(has(unknown.err, "1 … 10")) << unknown.err;
}

// ---- networks of one's own ----

TEST(MatchCommand, seats_regulars_with_the_networks_of_a_folder) {
    const testing_support::RandomNetworks networks;
    ASSERT_EQ(setenv("MONEYBAGS_NETWORKS", networks.folder().c_str(), 1), 0);
    const json::object all =
        told(run(kMatch + "--bots regular:1,regular-greedy:1,random:2 --games 8"));
    EXPECT_EQ(bot(all, 0).at("faults").at("refused").as_int64(), 0);
    EXPECT_TRUE(has(run("play --help").out, "regular"));
    networks.write("millions", "Dear diary");
    const Ran damaged = run(kMatch + "--bots regular:1,random:3 --games 8");
    EXPECT_EQ(damaged.status, 2) << damaged.err;
    EXPECT_TRUE(has(damaged.err, networks.file("millions"))) << damaged.err;
    EXPECT_TRUE(has(damaged.err, "is no network")) << damaged.err;
    EXPECT_TRUE(has(damaged.err, "choose from random, rookie")) << damaged.err;
    EXPECT_FALSE(has(run("play --help").out, "regular"));
    const Ran play = run("play millions-1e --bots regular");
    EXPECT_EQ(play.status, 2) << play.err;
    EXPECT_TRUE(has(play.err, "is no network")) << play.err;
    unsetenv("MONEYBAGS_NETWORKS");
}

// Beside the program's own: so one that was trained against them is measured.
TEST(MatchCommand, seats_a_regular_with_the_network_of_a_file) {
    const testing_support::RandomNetworks networks;
    const std::string mine = "regular@" + networks.file("millions");
    const json::object all = told(run(kMatch + "--bots " + mine + ":1,regular:3 --games 8"));
    EXPECT_EQ(bot(all, 0).at("bot").as_string(), mine);
    EXPECT_EQ(bot(all, 0).at("faults").at("refused").as_int64(), 0);
    const Ran foreign =
        run(kMatch + "--bots regular@" + networks.file("madcity") + ":1,regular:3 --games 8");
    EXPECT_EQ(foreign.status, 2) << foreign.err;
    EXPECT_TRUE(has(foreign.err, "is one for madcity")) << foreign.err;
    networks.write("millions", "Dear diary");
    const Ran damaged = run(kMatch + "--bots " + mine + ":1,regular:3 --games 8");
    EXPECT_EQ(damaged.status, 2) << damaged.err;
    EXPECT_TRUE(has(damaged.err, networks.file("millions"))) << damaged.err;
    EXPECT_TRUE(has(damaged.err, "is no network")) << damaged.err;
    networks.remove("millions");
    EXPECT_TRUE(
        has(run(kMatch + "--bots " + mine + ":1,regular:3 --games 8").err, "cannot be read"));
    EXPECT_TRUE(
        has(run(kMatch + "--bots regular@mine:1,regular:3 --games 8").err, "regular@mine.net"));
}

// A game that was begun with regulars goes on without their network.
TEST(PlayCommand, goes_on_with_the_house_s_bot_where_a_network_is_gone) {
    const testing_support::RandomNetworks networks;
    ASSERT_EQ(setenv("MONEYBAGS_NETWORKS", networks.folder().c_str(), 1), 0);
    const std::string log = scratch() + "game.jsonl";
    const Ran begun =
        run("play millions-1e --bots regular --seed 3 --pace 0 --log " + log, "quit\n");
    EXPECT_EQ(begun.status, 0) << begun.err;
    networks.remove("millions");
    const Ran gone_on = run("play --pace 0 --resume " + log, "1\n1\n1\nquit\n");
    EXPECT_EQ(gone_on.status, 0) << gone_on.err;
    EXPECT_TRUE(has(gone_on.out, "another plays in its place")) << gone_on.out << gone_on.err;
    unsetenv("MONEYBAGS_NETWORKS");
}

// tools/bots/matches, which plays all matches by which regulars are judged.
TEST(MatchesTool, prints_a_table_and_goes_on_where_it_was_left) {
    const testing_support::RandomNetworks networks;
    ASSERT_EQ(setenv("MONEYBAGS_NETWORKS", networks.folder().c_str(), 1), 0);
    const std::string program = std::getenv("MONEYBAGS_PROGRAM");
    const auto matches = [&](const std::string& rest) {
        const std::string out = scratch() + "table";
        const std::string line = "MONEYBAGS=" + program + " tools/bots/matches --in " + scratch() +
                                 "matches " + rest + " >" + out + " 2>" + scratch() + "err";
        return std::pair{std::system(line.c_str()), content(out)};
    };
    const std::string one = "habits --only 'millions-1e, 5 players | `crook-stays' --games ";
    const auto [status, table] = matches(one + "5");
    EXPECT_EQ(status, 0) << table;
    EXPECT_TRUE(has(table, "| millions-1e, 5 players | `crook-stays:1,regular:4` | 5 | ")) << table;
    EXPECT_TRUE(has(table, " 0 moves that the rules refused")) << table;
    EXPECT_EQ(matches(one + "5").second, table);
    EXPECT_TRUE(has(matches(one + "10").second, "| 10 |"));
    // Other networks are other players.
    networks.write("millions",
                   testing_support::random_network(fit_of<millions::Family>(), {.seed = 2}));
    EXPECT_TRUE(has(matches(one + "5").second, "| 5 |"));
    EXPECT_NE(matches("nonsense").first, 0);
    unsetenv("MONEYBAGS_NETWORKS");
}

}  // namespace
}  // namespace moneybags
