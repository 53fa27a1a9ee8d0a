// The coach on the command line: for people, as JSON, and what he says to what is no finished game.

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/app/program.h"

namespace moneybags {
namespace {

namespace json = boost::json;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// A short game of one person, who always does the first thing that is offered, among bots.
std::string log_of_a_game(const std::string& game) {
    std::string input;
    for (int i = 0; i < 3000; ++i) input += "1\n";
    const std::string log = scratch() + "game.jsonl";
    EXPECT_EQ(run("play " + game + " --seed 4 --names Zoe --log " + log, input).status, 0);
    return log;
}

TEST(Coach, tells_people_in_their_language_what_turned_the_game) {
    const std::string log = log_of_a_game("millions-1e --players 3 -o quick");
    const Ran ran = run("coach " + log + " --effort 16");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");  // no progress where nobody looks
    EXPECT_TRUE(has(ran.out, "The coach, to Zoe"));
    EXPECT_FALSE(has(ran.out, "The coach, to Bea"));
    EXPECT_TRUE(has(ran.out, "own decisions"));
    EXPECT_TRUE(has(ran.out, "▁") || has(ran.out, "█"));
    EXPECT_TRUE(has(run("coach " + log + " --effort 4 --lang zh-Hant").out, "教練給 Zoe 的話"));
}

TEST(Coach, writes_json_whose_parts_add_up) {
    const std::string log = log_of_a_game("mad-millionaire --players 2 -o turnLimit=20");
    const Ran ran = run("coach " + log + " --json --seat 1 --effort 4");
    ASSERT_EQ(ran.status, 0) << ran.err;
    const json::value told = json::parse(ran.out);
    EXPECT_EQ(told.at("game"), "mad-millionaire");
    ASSERT_EQ(told.at("seats").as_array().size(), 1u);
    const json::value& seat = told.at("seats").at(0);
    EXPECT_EQ(seat.at("seat"), 1);
    const auto share = [&](std::string_view part) {
        return seat.at("shares").at(part).to_number<double>();
    };
    EXPECT_NEAR(share("initial") + share("skill") + share("luck") + share("others"),
                share("result"), 0.001);
    const json::array& curve = seat.at("curve").as_array();
    EXPECT_EQ(curve.back().at("step"), seat.at("steps"));
}

TEST(Coach, says_what_would_have_been_right) {
    const std::string log = log_of_a_game("millions-1e --players 3 -o quick");
    const std::string lines = content(log);
    const std::string unfinished = scratch() + "unfinished.jsonl";
    std::ofstream(unfinished) << lines.substr(0, lines.rfind('\n', lines.size() * 3 / 4) + 1);
    const std::string none = scratch() + "none.jsonl";
    std::ofstream(none) << "hello\n";
    const struct {
        std::string arguments;
        int status;
        std::string_view says;
    } rows[] = {
        {"",                     2, "file"         },
        {"nowhere.jsonl",        1, "nowhere.jsonl"},
        {none,                   1, "none.jsonl"   },
        {unfinished,             1, "not over"     },
        {log + " --seat Nobody", 2, "0 (Zoe)"      },
        {log + " --effort 0",    2, "effort"       },
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.arguments);
        const Ran ran = run("coach " + row.arguments);
        EXPECT_EQ(ran.status, row.status);
        EXPECT_TRUE(has(ran.err, row.says)) << ran.err;
    }
    // Without a network nobody can say what was better.
    setenv("MONEYBAGS_NETWORKS", scratch().c_str(), 1);
    const Ran ran = run("coach " + log);
    unsetenv("MONEYBAGS_NETWORKS");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "millions.net")) << ran.err;
}

}  // namespace
}  // namespace moneybags
