// Logs of before there were tables, as tests/kept holds some: what cannot have happened is refused
// with its line.

#include <gtest/gtest.h>

#include "app/log_file.h"
#include "tests/app/program.h"
#include "tests/support/scale.h"

namespace moneybags {
namespace {

using testing_support::scaled;

std::string joined_lines(const std::vector<std::string>& lines) {
    std::string log;
    for (const std::string& line : lines) log += line + "\n";
    return log;
}
std::vector<std::string> whole_game() { return lines_of(content("tests/kept/millions-1e.jsonl")); }

TEST(CorruptLog, is_refused_with_its_line) {
    struct Row {
        std::string story;
        std::size_t line;  // counted from 1; this one is replaced
        std::string by;
        std::string says;
    };
    const Row rows[] = {
        {"no header",           1, R"({"seat":0,"move":{}})",                                           "moneybags"  },
        {"another format",      1, R"({"moneybags":2,"game":"millions-1e","players":4})",               "moneybags"  },
        {"an unknown game",     1, R"({"moneybags":1,"game":"poker","players":4})",                     "millions-1e"},
        {"a misspelt field",    1, R"({"moneybags":1,"game":"millions-1e","player":4})",                "players"    },
        {"too many players",    1, R"({"moneybags":1,"game":"millions-1e","players":9})",               "8"          },
        {"an unknown option",   1,
         R"({"moneybags":1,"game":"millions-1e","players":4,"options":{"x":1}})",                       "quick"      },
        {"two equal names",     1,
         R"({"moneybags":1,"game":"millions-1e","players":4,"names":["A","A","B","C"]})",               ""           },
        {"a position",          1, R"({"moneybags":1,"game":"millions-1e","players":4,"position":{}})",
         "money"                                                                                                     },
        {"no JSON",             3, "{",                                                                 "JSON"       },
        {"no object",           3, "[1]",                                                               "object"     },
        {"two things at once",  3, R"({"chance":{},"clock":true})",                                     "exactly one"},
        {"nothing at all",      3, "{}",                                                                "exactly one"},
        {"no seat",             3, R"({"move":{}})",                                                    "seat"       },
        {"a seat too high",     3, R"({"seat":4,"say":"x"})",                                           "0 to 2"     },
        {"a seat below",        3, R"({"seat":-1,"say":"x"})",                                          "0 to 2"     },
        {"luck with a seat",    3, R"({"seat":1,"clock":true})",                                        "seat"       },
        {"a clock that lies",   3, R"({"clock":false})",                                                "clock"      },
        {"a clock that stands", 3, R"({"clock":true})",                                                 ""           },
        {"words that are none", 3, R"({"seat":1,"say":7})",                                             "say"        },
        {"no words",            3, R"({"seat":1,"say":""})",                                            "words"      },
        {"two lines of words",  3, R"({"seat":1,"say":"a\nb"})",                                        "words"      },
        {"a move of nobody",    3, R"({"seat":1,"move":{"act":"dance"}})",                              ""           },
        {"an early result",     3, R"({"result":{"winners":[0],"score":[1,2,3,4]}})",                   "not over"   },
        {"an unknown field",    3, R"({"seat":1,"say":"x","mood":"bad"})",                              "mood"       },
    };
    const std::vector<std::string> good = whole_game();
    ASSERT_TRUE(read_any_log(joined_lines(good)).has_value());
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        std::vector<std::string> bad = good;
        bad[row.line - 1] = row.by;
        const Result<Log> read = read_any_log(joined_lines(bad));
        ASSERT_TRUE(read.has_error());
        EXPECT_EQ(read.error().where, "line " + std::to_string(row.line));
        EXPECT_NE(read.error().what, "");
        EXPECT_NE(read.error().what.find(row.says), std::string::npos) << read.error().what;
    }
}

// A record that the rules refuse is told with who did what.
TEST(CorruptLog, names_the_seat_and_the_move_that_cannot_be) {
    std::vector<std::string> lines = whole_game();
    lines.resize(3);  // the header and two draws of luck: all pick now
    lines.push_back(R"({"seat":2,"move":{"act":"Ready"}})");
    const Result<Log> read = read_any_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, "line 4");
    EXPECT_TRUE(read.error().what.starts_with("Cid: ready: ")) << read.error().what;
    lines.back() = R"({"seat":2,"move":{"act":"dance"}})";
    EXPECT_TRUE(read_any_log(joined_lines(lines)).error().what.starts_with("Cid: "));
}

TEST(TornLog, is_read_up_to_its_last_whole_line) {
    const std::vector<std::string> lines = whole_game();
    const std::string good = joined_lines({lines.begin(), lines.begin() + 9});
    for (std::size_t length = 1; length < lines[9].size(); ++length) {
        const std::string torn = good + lines[9].substr(0, length);
        const Result<Log> read = read_any_log(torn);
        ASSERT_TRUE(read.has_value()) << read.error().sentence();
        EXPECT_TRUE(read->end.torn);
        EXPECT_EQ(read->end.whole, good.size());
        EXPECT_EQ(read->session().records().size(), 8u);
    }
    // Not torn: half a line that has its end, half a header, a whole line without its end.
    EXPECT_TRUE(read_any_log(good + "{\n").has_error());
    EXPECT_TRUE(read_any_log(lines[0].substr(0, 20)).has_error());
    const Result<Log> unended = read_any_log(good + lines[9]);
    ASSERT_TRUE(unended.has_value());
    EXPECT_FALSE(unended->end.torn);
    EXPECT_EQ(unended->session().records().size(), 9u);
    EXPECT_FALSE(unended->end.result);
    EXPECT_TRUE(read_any_log(joined_lines(lines))->end.result);
}

TEST(Log, empty_lines_are_skipped_and_still_counted) {
    std::vector<std::string> lines = whole_game();
    const std::size_t records = lines.size() - 2;
    lines.insert(lines.begin() + 3, {"", " \r"});
    const Result<Log> read = read_any_log(joined_lines(lines) + "\n");
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(read->session().records().size(), records);
    lines[5] = "{";
    EXPECT_EQ(read_any_log(joined_lines(lines)).error().where, "line 6");
    EXPECT_TRUE(read_any_log("\n\n").has_error());
}

TEST(Log, tells_who_sat_where) {
    const std::string header = R"({"moneybags":1,"game":"millions-1e","players":4,)";
    const Result<Log> read =
        read_any_log(header + R"("people":[0,2],"bots":["rookie","random"]})" + "\n");
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(levels_of(read->kept.table), (Levels{"", "rookie", "", "random"}));
    for (const char* wrong : {R"("people":[4])", R"("people":[1,1])", R"("people":7)",
                              R"("people":[0],"bots":["rookie"])", R"("people":[0],"bots":[1,2,3])",
                              R"("bots":["rookie"])"}) {
        EXPECT_TRUE(read_any_log(header + wrong + "}\n").has_error()) << wrong;
    }
}

TEST(CorruptLog, the_result_must_be_the_one_the_game_leads_to) {
    std::vector<std::string> lines = whole_game();
    const std::string where = "line " + std::to_string(lines.size());
    lines.back() = R"({"result":{"winners":[0,1,2,3],"score":[99,99,99,99]}})";
    const Result<Log> read = read_any_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, where);
}

TEST(CorruptLog, nothing_follows_the_result) {
    std::vector<std::string> lines = whole_game();
    lines.push_back(R"({"seat":0,"say":"again!"})");
    const Result<Log> read = read_any_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, "line " + std::to_string(lines.size()));
}

TEST(CorruptLog, a_line_left_out_or_twice_is_noticed_where_it_stops_making_sense) {
    const std::vector<std::string> good = whole_game();
    // The header, and what luck and everybody must do in order. Line 5 is talk.
    for (const std::size_t i : {0u, 1u, 2u, 3u, 5u, 6u}) {
        std::vector<std::string> bad = good;
        bad.erase(bad.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_TRUE(read_any_log(joined_lines(bad)).has_error()) << i;
        bad = good;
        bad.insert(bad.begin() + static_cast<std::ptrdiff_t>(i), good[i]);
        EXPECT_TRUE(read_any_log(joined_lines(bad)).has_error()) << i;
    }
}

TEST(CorruptLog, an_unfinished_game_and_a_missing_result_are_no_corruption) {
    std::vector<std::string> lines = whole_game();
    lines.pop_back();
    EXPECT_TRUE(read_any_log(joined_lines(lines)).has_value());
    lines.resize(lines.size() / 2);
    EXPECT_TRUE(read_any_log(joined_lines(lines)).has_value());
    lines.resize(1);
    EXPECT_TRUE(read_any_log(joined_lines(lines)).has_value());
    EXPECT_TRUE(read_any_log("").has_error());
}

TEST(CorruptLog, bytes_changed_at_random_never_break_the_reader) {
    const std::string good = joined_lines(whole_game());
    Rng luck{17};
    int refused = 0;
    for (int i = 0; i < scaled(300); ++i) {
        std::string bad = good;
        for (std::uint32_t k = 1 + luck.below(3); k > 0; --k) {
            bad[luck.below(static_cast<std::uint32_t>(bad.size()))] =
                static_cast<char>(luck.below(256));
        }
        refused += read_any_log(bad).has_error() ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace moneybags
