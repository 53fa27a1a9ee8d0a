// `moneybags study`: many games, what they tell, and going on with it another day.

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <csignal>
#include <fstream>

#include "tests/app/program.h"

namespace moneybags {
namespace {

namespace json = boost::json;

const std::string kLite = "study millions-1e --players 4 --bots lite --seed 5 ";

json::object study_in(const std::string& folder) {
    return json::parse(content(folder + "/study.json")).as_object();
}

TEST(StudyCommand, writes_the_same_files_whatever_the_threads) {
    const std::string one = scratch() + "one", three = scratch() + "three";
    ASSERT_EQ(run(kLite + "--games 60 --threads 1 --out " + one).status, 0);
    ASSERT_EQ(run(kLite + "--games 60 --threads 3 --out " + three).status, 0);
    EXPECT_EQ(content(one + "/study.json"), content(three + "/study.json"));
    EXPECT_EQ(study_in(one).at("games").as_int64(), 60);
    const std::vector<std::string> lines = lines_of(content(one + "/win-by-seat.csv"));
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0], "setting,row,column,n,value,low,high");
    EXPECT_TRUE(lines[1].starts_with(",seat.1,,60,0.")) << lines[1];
}

TEST(StudyCommand, leaves_a_report_that_holds_the_study_and_the_code_that_shows_it) {
    const std::string folder = scratch() + "report";
    ASSERT_EQ(run(kLite + "--games 20 --out " + folder).status, 0);
    const std::string page = content(folder + "/report.html");
    const std::string begin = "id=\"study\">", end = "</script>";
    const std::size_t from = page.find(begin) + begin.size();
    ASSERT_NE(page.find(begin), std::string::npos);
    const json::value held = json::parse(page.substr(from, page.find(end, from) - from));
    EXPECT_EQ(held, json::value(study_in(folder)));
    std::size_t scripts = 0;  // two, and nothing in them opens or ends another
    for (std::size_t at = 0; (at = page.find(end, at)) != std::string::npos; ++at) ++scripts;
    EXPECT_EQ(scripts, 2u);
    EXPECT_GT(page.size(), 100'000u);
    for (const char* other : {"src=", "href=\"http"}) {
        EXPECT_FALSE(has(page.substr(0, from), other)) << other;
    }
}

TEST(StudyCommand, goes_on_where_it_was_left) {
    const std::string whole = scratch() + "whole", parts = scratch() + "parts";
    ASSERT_EQ(run(kLite + "--games 80 --out " + whole).status, 0);
    ASSERT_EQ(run(kLite + "--games 30 --out " + parts).status, 0);
    const Ran twice = run(kLite + "--games 80 --out " + parts);
    EXPECT_EQ(twice.status, 1);
    EXPECT_TRUE(has(twice.err, "--resume")) << twice.err;
    const Ran other = run("study millions-1e --players 5 --bots lite --resume --out " + parts);
    EXPECT_EQ(other.status, 1);
    EXPECT_TRUE(has(other.err, "another study")) << other.err;
    // The seed need not be said again.
    const std::string again =
        "study millions-1e --players 4 --bots lite --resume --games 80 --out ";
    ASSERT_EQ(run(again + parts).status, 0);
    EXPECT_EQ(content(whole + "/study.json"), content(parts + "/study.json"));
}

TEST(StudyCommand, keeps_what_is_done_when_it_is_interrupted) {
    const std::string folder = scratch() + "cut";
    const char* program = std::getenv("MONEYBAGS_PROGRAM");
    ASSERT_NE(program, nullptr);
    const pid_t child = fork();
    if (child == 0) {
        std::freopen((scratch() + "said").c_str(), "w", stdout);
        execl(program, program, "study", "millions-1e", "--players", "4", "--bots", "lite",
              "--seed", "5", "--games", "1000000000", "--out", folder.c_str(), nullptr);
        _exit(127);
    }
    // It minds signals by the time its first games are written down as none.
    while (!std::filesystem::exists(folder + "/study.json")) usleep(1000);
    int status = 0;
    do {
        kill(child, SIGINT);
        usleep(1000);
    } while (waitpid(child, &status, WNOHANG) == 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    const std::int64_t games = study_in(folder).at("games").as_int64();
    EXPECT_GE(games, 0);
    EXPECT_LT(games, 1'000'000'000);
    const std::string same = scratch() + "same";
    const std::string more = std::to_string(games + 50);
    ASSERT_EQ(run(kLite + "--resume --games " + more + " --out " + folder).status, 0);
    ASSERT_EQ(run(kLite + "--games " + more + " --out " + same).status, 0);
    EXPECT_EQ(content(folder + "/study.json"), content(same + "/study.json"));
}

TEST(StudyCommand, compares_two_that_were_made_apart) {
    const std::string four = scratch() + "four", other = scratch() + "other",
                      five = scratch() + "five";
    const std::string lite = "study millions-1e --bots lite --games 2000 --seed ";
    ASSERT_EQ(run(lite + "5 --players 4 --out " + four).status, 0);
    ASSERT_EQ(run(lite + "6 --players 4 --out " + other).status, 0);
    ASSERT_EQ(run(lite + "7 --players 5 --out " + five).status, 0);
    const auto compare = [](const std::string& a, const std::string& b) {
        return run("study compare " + a + "/study.json " + b + "/study.json --out " + scratch());
    };
    const Ran luck = compare(four, other);
    EXPECT_EQ(luck.status, 0);
    EXPECT_TRUE(luck.out.starts_with("0 of ")) << luck.out;
    const Ran rules = compare(four, five);
    EXPECT_EQ(rules.status, 0);
    // A whole win is shared among five instead of four, exactly.
    EXPECT_TRUE(has(rules.out, "  win-by-bot lite: -0.05 (-0.05 … -0.05)\n")) << rules.out;
    const std::vector<std::string> table = lines_of(content(scratch() + "compare.csv"));
    EXPECT_EQ(table.front(), "setting,question,row,column,change,low,high,chance,clear");
    EXPECT_TRUE(std::any_of(table.begin(), table.end(), [](const std::string& each) {
        return each.starts_with(",win-by-bot,lite,,-0.0") && each.ends_with(",0,yes");
    }));
    EXPECT_EQ(run("study compare " + four + "/study.json").status, 2);
    EXPECT_EQ(run("study compare " + four + "/study.json nothing.json").status, 1);
    ASSERT_EQ(run("study guillotines --bots lite --games 5 --out " + scratch() + "g").status, 0);
    const Ran games = compare(four, scratch() + "g");
    EXPECT_EQ(games.status, 1);
    EXPECT_TRUE(has(games.err, "different games")) << games.err;
}

TEST(StudyCommand, puts_studies_together) {
    const std::string a = scratch() + "a", b = scratch() + "b", both = scratch() + "both";
    ASSERT_EQ(run(kLite + "--games 20 --out " + a).status, 0);
    ASSERT_EQ(run(kLite + "--seed 6 --games 30 --out " + b).status, 2);  // one seed at a time
    ASSERT_EQ(
        run("study millions-1e --players 4 --bots lite --seed 6 --games 30 --out " + b).status, 0);
    const std::string files = a + "/study.json " + b + "/study.json ";
    ASSERT_EQ(run("study merge " + files + "--out " + both).status, 0);
    EXPECT_EQ(study_in(both).at("games").as_int64(), 50);
    EXPECT_EQ(study_in(both).at("played").as_array().size(), 2u);
    const Ran twice = run("study merge " + files + files + "--out " + scratch() + "more");
    EXPECT_EQ(twice.status, 1);
    EXPECT_TRUE(has(twice.err, "count twice")) << twice.err;
    EXPECT_EQ(run("study merge " + a + "/study.json --out " + scratch() + "more").status, 2);
}

TEST(StudyCommand, compares_settings_on_the_same_luck) {
    const std::string folder = scratch() + "vary";
    const Ran ran =
        run("study millions-1e --players 4 --bots lite --seed 5 --games 120 --vary quick=off,on "
            "--vary data.figures.driver_fee=1,3 --out " +
            folder);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json::array settings = study_in(folder).at("about").at("settings").as_array();
    ASSERT_EQ(settings.size(), 4u);
    EXPECT_EQ(settings[3].at("name").as_string(), "quick=on, data.figures.driver_fee=3");
    EXPECT_EQ(settings[3].at("options").at("quick").as_bool(), true);
    EXPECT_EQ(settings[1].at("figures").at("figures.driver_fee").as_int64(), 3);
    EXPECT_TRUE(has(ran.out, "length stages: -")) << ran.out;  // a quick game is shorter
    const std::string range = "study millions-1e --bots lite --seed 5 --games 5 ";
    ASSERT_EQ(run(range + "--vary players=3..8 --out " + scratch() + "range").status, 0);
    EXPECT_EQ(study_in(scratch() + "range").at("about").at("settings").as_array().size(), 6u);
}

TEST(StudyCommand, solves_a_heist) {
    const std::string folder = scratch() + "solved";
    const Ran ran = run("study millions-1e --players 5 --solve --loot L1-03 --out " + folder);
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "L1-03: nobody could win more than $")) << ran.out;
    EXPECT_TRUE(has(ran.out, "Brute")) << ran.out;
    const json::value all = json::parse(content(folder + "/solve.json"));
    const json::object& heist = all.at("solved").at(0).as_object();
    EXPECT_LE(heist.at("exploitability").to_number<double>(), 1e-4);
    EXPECT_TRUE(has(content(folder + "/report.html"), "moneybags solution 1"));
    EXPECT_EQ(heist.at("sides").as_array().size(), 1u);
    EXPECT_EQ(lines_of(content(folder + "/solve.csv")).size(), 7u);  // six plans
    const std::string rich =
        "study millions-1e --players 4 --solve --loot L1-03 --purses 0,5,5,19 ";
    ASSERT_EQ(run(rich + "--out " + folder).status, 0);
    EXPECT_EQ(lines_of(content(folder + "/solve.csv")).size(), 13u);  // three for each of four
}

TEST(StudyCommand, refuses_what_cannot_be_played_and_says_what_could) {
    const std::string out = " --out " + scratch() + "x";
    const std::string base = "study millions-1e --players 4 --bots lite --games 5 ";
    const std::pair<std::string, std::vector<std::string>> kWrong[] = {
        {"study chess",                                                    {"chess", "millions-1e"}                    },
        {base + "-o quick=maybe",                                          {"option quick", "true or false"}           },
        {base + "--vary quick",                                            {"--vary quick", "quick=off,on"}            },
        {base + "--vary quick=on",                                         {"two values"}                              },
        {base + "--vary quick=on,on",                                      {"twice"}                                   },
        {base + "--vary players=4..9",                                     {"players", "3 to 8"}                       },
        {base + "--vary players=some,four",                                {"whole numbers"}                           },
        {base + "--vary data.loot.99.amount=1,2",                          {"data/millions-1e.json: loot", "0 to "}    },
        {base + "--vary data.loot.3.sum=1,2",                              {"data/millions-1e.json: loot.3", "amount"} },
        {base + "--vary data.loot=1,2",                                    {"data/millions-1e.json: loot", "no figure"}},
        {base + "--vary data.loot.3.amount=9,0",
         {"data/millions-1e.json: loot[3].amount", "whole number from 1"}                                              },
        {base + "--budget soon",                                           {"--budget soon", "60s"}                    },
        {"study millions-1e --players 4 --bots lite:3",                    {"--bots", "3 chairs", "4"}                 },
        {"study millions-1e --bots lite,rookie",                           {"--bots rookie", "without a number"}       },
        {"study guillotines --solve",                                      {"--solve", "millions-1e"}                  },
        {"study millions-1e --solve --loot L9",                            {"--loot L9", "L1-01"}                      },
        {"study millions-1e --solve --purses 1,2",                         {"--purses", "5 whole numbers"}             },
        {"study millions-1e --solve --games 5",                            {"--games", "--solve"}                      },
        {"study millions-1e --players 8 --solve --purses 1,2,3,4,5,6,7,8", {"--purses", "equal"}                       },
        {"study millions-1e --loot L1-01",                                 {"--solve"}                                 },
        {"study millions-1e --bots grandmaster",                           {"grandmaster", "rookie"}                   },
    };
    for (const auto& [line, words] : kWrong) {
        SCOPED_TRACE(line);
        const Ran ran = run(line + out);
        EXPECT_EQ(ran.status, 2);
        for (const std::string& each : words) EXPECT_TRUE(has(ran.err, each)) << each << ran.err;
    }
    const Ran nowhere = run("study millions-1e");
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_TRUE(has(nowhere.err, "--out")) << nowhere.err;
    EXPECT_FALSE(std::filesystem::exists(scratch() + "x/study.json"));
}

}  // namespace
}  // namespace moneybags
