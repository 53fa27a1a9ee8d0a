// The log is the truth: whatever is played folds again to the same state, and what cannot have
// happened is refused with its line.

#include "table/log.h"

#include <gtest/gtest.h>

#include "games/embedded.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"

namespace moneybags {
namespace {

using testing_support::option_sets;
using testing_support::scaled;

Session begun(const Ruleset& ruleset, int players, const Options& options = {}) {
    Agreement agreed;
    agreed.game = ruleset.id;
    agreed.players = players;
    agreed.options = options;
    Result<Session> session = Session::begin(agreed);
    EXPECT_TRUE(session.has_value()) << session.error().sentence();
    return std::move(*session);
}

// One step that could happen now: luck, now and then the clock or a word, else any legal move.
void step_anyhow(Session& session, Rng& luck) {
    const Game& game = session.game();
    const Turn turn = game.turn(session.state());
    if (turn.kind == Turn::Kind::Chance) {
        ASSERT_TRUE(session.step(record::Chance{game.draw(game.outcomes(session.state()), luck)}));
        return;
    }
    if (luck.below(20) == 0) {
        const Seat speaker{
            static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(game.players())))};
        session.step(
            record::Say{speaker, "I swear, \"this time\" 我是好人"});  // may be refused: fine
    }
    if (luck.below(50) == 0 && game.may_time_out(session.state())) {
        ASSERT_TRUE(session.step(record::Clock{}));
        return;
    }
    // Anybody who may act does, not only the one `next` would choose.
    std::vector<Seat> may;
    for (const Seat seat : turn.seats) {
        if (!game.legal(session.state(), seat).empty()) may.push_back(seat);
    }
    ASSERT_FALSE(may.empty());
    const Seat seat = may[luck.below(static_cast<std::uint32_t>(may.size()))];
    const AnyMove move = game.draw_move(game.legal(session.state(), seat), luck);
    ASSERT_TRUE(session.step(record::Move{seat, move})) << session.notation().move_text(seat, move);
}

void play_out(Session& session, Rng& luck) {
    while (session.game().turn(session.state()).kind != Turn::Kind::Over) {
        step_anyhow(session, luck);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

TEST(Log, folds_to_the_same_state_in_random_games_of_every_ruleset) {
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            for (const Options& options : option_sets(ruleset)) {
                for (int seed = 0; seed < scaled(3); ++seed) {
                    SCOPED_TRACE(std::string(ruleset.id) + ", players " + std::to_string(players) +
                                 ", options " + boost::json::serialize(options) + ", seed " +
                                 std::to_string(seed));
                    Session played = begun(ruleset, players, options);
                    Rng luck{static_cast<std::uint64_t>(seed)};
                    play_out(played, luck);
                    ASSERT_FALSE(HasFatalFailure());

                    const std::string log = write_log(played);
                    const Result<Session> read = read_log(log);
                    ASSERT_TRUE(read.has_value()) << read.error().sentence();
                    EXPECT_TRUE(played.game().same(played.state(), read->state()));
                    EXPECT_EQ(write_log(*read), log);
                }
            }
        }
    }
}

TEST(Log, folds_from_any_moment_of_a_game) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        Session played = begun(ruleset, ruleset.least_players);
        Rng luck{11}, moments{12};
        while (played.game().turn(played.state()).kind != Turn::Kind::Over) {
            step_anyhow(played, luck);
            ASSERT_FALSE(HasFatalFailure());
            // A long game has thousands of moments, and each is a log as long: all of the first,
            // some later.
            if (played.records().size() > 60 && moments.below(24) != 0) continue;
            const Result<Session> read = read_log(write_log(played));
            ASSERT_TRUE(read.has_value()) << read.error().sentence();
            ASSERT_TRUE(played.game().same(played.state(), read->state()));
            ASSERT_EQ(read->records().size(), played.records().size());
        }
    }
}

TEST(Log, rewound_and_stepped_again_is_the_same_game) {
    for (const Ruleset& ruleset : catalogue()) {
        Session played = begun(ruleset, ruleset.most_players);
        Rng luck{3};
        play_out(played, luck);
        Session again = rewound(played);
        EXPECT_TRUE(again.game().same(again.state(), again.game().setup()));
        for (const Record& record : played.records()) ASSERT_TRUE(again.step(record));
        EXPECT_TRUE(played.game().same(played.state(), again.state()));
    }
}

// MX-NEG-15, EXN-07: SAY is not an act. Whatever is said, the table stays as it was.
TEST(Say, MX_NEG_15_EXN_07_leaves_the_state_unchanged) {
    int said = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (int seed = 0; seed < scaled(10); ++seed) {
            Session played = begun(ruleset, testing_support::players_near(ruleset, 5));
            Rng luck{static_cast<std::uint64_t>(seed)};
            while (played.game().turn(played.state()).kind != Turn::Kind::Over) {
                step_anyhow(played, luck);
                ASSERT_FALSE(HasFatalFailure());
                for (const Seat seat : SeatSet::first(5)) {
                    const AnyState before = played.state();
                    const std::size_t records = played.records().size();
                    const bool refused = !played.step(record::Say{seat, "I am the Driver."});
                    ASSERT_TRUE(played.game().same(before, played.state()));
                    ASSERT_EQ(played.records().size(), records + (refused ? 0 : 1));
                    said += refused ? 0 : 1;
                }
            }
        }
    }
    EXPECT_GT(said, 100);
}

// EXN-07, as it is told: Al is ready, says something, and stays ready; the token does not move
// (MX-TURN-06).
TEST(Say, EXN_07_who_is_ready_stays_ready) {
    const Ruleset& ruleset = *find_ruleset("millions-1e");
    Session played = begun(ruleset, 4);
    Rng luck{1};
    const auto text = [&](Seat seat, std::string_view move) {
        return *played.notation().read_move(seat, move, played.game().legal(played.state(), seat));
    };
    while (played.game().turn(played.state()).kind == Turn::Kind::Chance ||
           played.records().size() < 7) {  // leader, loot, four picks, the hidden card
        step_anyhow(played, luck);
    }
    const Seat first = played.game().next(played.state());
    ASSERT_TRUE(played.step(record::Move{first, text(first, "ready")}));
    const Seat next = played.game().next(played.state());
    const boost::json::value before =
        played.notation().view_json(played.game().view(played.state(), kSpectator));
    ASSERT_TRUE(played.step(record::Say{first, "Trust me."}));
    EXPECT_EQ(played.notation().view_json(played.game().view(played.state(), kSpectator)), before);
    EXPECT_EQ(played.game().next(played.state()), next);
}

// M1-NEG-05: who is out may not talk.
TEST(Say, M1_NEG_05_is_refused_to_who_has_left) {
    Session played = begun(*find_ruleset("millions-1e"), 4);
    Rng luck{1};
    while (played.records().size() < 7) step_anyhow(played, luck);
    const Seat first = played.game().next(played.state());
    const auto withdraw =
        played.notation().read_move(first, "withdraw", played.game().legal(played.state(), first));
    ASSERT_TRUE(played.step(record::Move{first, *withdraw}));
    const std::size_t records = played.records().size();
    const auto said = played.step(record::Say{first, "Wait!"});
    ASSERT_FALSE(said);
    EXPECT_EQ(said.error().clause, "M1-NEG-05");
    EXPECT_EQ(played.records().size(), records);
}

TEST(Session, a_refused_step_changes_nothing) {
    for (const Ruleset& ruleset : catalogue()) {
        Session played = begun(ruleset, testing_support::players_near(ruleset, 5));
        const AnyState before = played.state();
        // Luck comes first in every game of ours, so nobody may move yet and no clock runs.
        EXPECT_FALSE(played.step(record::Move{Seat{0}, AnyMove{}}));
        EXPECT_FALSE(played.step(record::Clock{}));
        EXPECT_TRUE(played.records().empty());
        EXPECT_TRUE(played.game().same(before, played.state()));
    }
}

TEST(Session, begins_with_own_figures_and_the_log_carries_them) {
    Agreement agreed;
    agreed.game = "millions-1e";
    agreed.players = 4;
    const Result<Session> usual = Session::begin(agreed);
    ASSERT_TRUE(usual.has_value());
    // The same figures, but every player begins with two more.
    boost::json::value figures = boost::json::parse(embedded("data/millions-1e.json"));
    figures.at("figures").at("start_cash").as_object()["value"] = 7;
    agreed.data = figures;
    Result<Session> rich = Session::begin(agreed);
    ASSERT_TRUE(rich.has_value()) << rich.error().sentence();
    EXPECT_EQ(rich->game().standing(rich->state()).score[Seat{0}], 7);
    const Result<Session> read = read_log(write_log(*rich));
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(read->game().standing(read->state()).score[Seat{0}], 7);
    EXPECT_FALSE(rich->game().same(rich->state(), usual->state()));
}

// ---- Logs that cannot be true ----

std::vector<std::string> lines_of(const std::string& log) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < log.size();) {
        const std::size_t end = log.find('\n', at);
        lines.push_back(log.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}
std::string joined_lines(const std::vector<std::string>& lines) {
    std::string log;
    for (const std::string& line : lines) log += line + "\n";
    return log;
}
std::vector<std::string> whole_game() {
    Session played = begun(*find_ruleset("millions-1e"), 4);
    Rng luck{5};
    play_out(played, luck);
    return lines_of(write_log(played));
}

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
         "engine"                                                                                                    },
        {"no JSON",             3, "{",                                                                 "JSON"       },
        {"no object",           3, "[1]",                                                               "object"     },
        {"two things at once",  3, R"({"chance":{},"clock":true})",                                     "exactly one"},
        {"nothing at all",      3, "{}",                                                                "exactly one"},
        {"no seat",             3, R"({"move":{}})",                                                    "seat"       },
        {"a seat too high",     3, R"({"seat":4,"say":"x"})",                                           "0 to 3"     },
        {"a seat below",        3, R"({"seat":-1,"say":"x"})",                                          "0 to 3"     },
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
    ASSERT_TRUE(read_log(joined_lines(good)).has_value());
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        std::vector<std::string> bad = good;
        bad[row.line - 1] = row.by;
        const Result<Session> read = read_log(joined_lines(bad));
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
    const Result<Session> read = read_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, "line 4");
    EXPECT_TRUE(read.error().what.starts_with("Cid: ready: ")) << read.error().what;
    lines.back() = R"({"seat":2,"move":{"act":"dance"}})";
    EXPECT_TRUE(read_log(joined_lines(lines)).error().what.starts_with("Cid: "));
}

TEST(TornLog, is_read_up_to_its_last_whole_line) {
    const std::vector<std::string> lines = whole_game();
    const std::string good = joined_lines({lines.begin(), lines.begin() + 9});
    for (std::size_t length = 1; length < lines[9].size(); ++length) {
        const std::string torn = good + lines[9].substr(0, length);
        const Result<ReadLog> read = read_torn_log(torn);
        ASSERT_TRUE(read.has_value()) << read.error().sentence();
        EXPECT_TRUE(read->end.torn);
        EXPECT_EQ(read->end.whole, good.size());
        EXPECT_EQ(read->session.records().size(), 8u);
        ASSERT_TRUE(read_log(torn).has_error());  // who needs all of it is told
        EXPECT_EQ(read_log(torn).error().where, "line 10");
    }
    // Not torn: half a line that has its end, half a header, a whole line without its end.
    EXPECT_TRUE(read_torn_log(good + "{\n").has_error());
    EXPECT_TRUE(read_torn_log(lines[0].substr(0, 20)).has_error());
    const Result<ReadLog> unended = read_torn_log(good + lines[9]);
    ASSERT_TRUE(unended.has_value());
    EXPECT_FALSE(unended->end.torn);
    EXPECT_EQ(unended->session.records().size(), 9u);
    EXPECT_FALSE(unended->end.result);
    EXPECT_TRUE(read_torn_log(joined_lines(lines))->end.result);
}

TEST(Log, empty_lines_are_skipped_and_still_counted) {
    std::vector<std::string> lines = whole_game();
    const std::size_t records = lines.size() - 2;
    lines.insert(lines.begin() + 3, {"", " \r"});
    const Result<Session> read = read_log(joined_lines(lines) + "\n");
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(read->records().size(), records);
    lines[5] = "{";
    EXPECT_EQ(read_log(joined_lines(lines)).error().where, "line 6");
    EXPECT_TRUE(read_log("\n\n").has_error());
}

TEST(Log, tells_who_sat_where) {
    const std::string header = R"({"moneybags":1,"game":"millions-1e","players":4,)";
    const Result<Session> read =
        read_log(header + R"("people":[0,2],"bots":["rookie","random"]})" + "\n");
    ASSERT_TRUE(read.has_value()) << read.error().sentence();
    EXPECT_EQ(read->agreement().people, (std::vector<Seat>{Seat{0}, Seat{2}}));
    EXPECT_EQ(read->agreement().bots, (std::vector<std::string>{"rookie", "random"}));
    EXPECT_EQ(rewound(*read).agreement().people, read->agreement().people);
    EXPECT_EQ(write_log(*read_log(write_log(*read))), write_log(*read));
    for (const char* wrong : {R"("people":[4])", R"("people":[1,1])", R"("people":7)",
                              R"("people":[0],"bots":["rookie"])", R"("people":[0],"bots":[1,2,3])",
                              R"("bots":["rookie"])"}) {
        EXPECT_TRUE(read_log(header + wrong + "}\n").has_error()) << wrong;
    }
}

TEST(CorruptLog, the_result_must_be_the_one_the_game_leads_to) {
    std::vector<std::string> lines = whole_game();
    const std::string where = "line " + std::to_string(lines.size());
    lines.back() = R"({"result":{"winners":[0,1,2,3],"score":[99,99,99,99]}})";
    const Result<Session> read = read_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, where);
}

TEST(CorruptLog, nothing_follows_the_result) {
    std::vector<std::string> lines = whole_game();
    lines.push_back(R"({"seat":0,"say":"again!"})");
    const Result<Session> read = read_log(joined_lines(lines));
    ASSERT_TRUE(read.has_error());
    EXPECT_EQ(read.error().where, "line " + std::to_string(lines.size()));
}

TEST(CorruptLog, a_line_left_out_or_twice_is_noticed_where_it_stops_making_sense) {
    const std::vector<std::string> good = whole_game();
    for (std::size_t i = 0; i < 7;
         ++i) {  // the header, and what luck and everybody must do in order
        std::vector<std::string> bad = good;
        bad.erase(bad.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_TRUE(read_log(joined_lines(bad)).has_error()) << i;
        bad = good;
        bad.insert(bad.begin() + static_cast<std::ptrdiff_t>(i), good[i]);
        EXPECT_TRUE(read_log(joined_lines(bad)).has_error()) << i;
    }
}

TEST(CorruptLog, an_unfinished_game_and_a_missing_result_are_no_corruption) {
    std::vector<std::string> lines = whole_game();
    lines.pop_back();
    EXPECT_TRUE(read_log(joined_lines(lines)).has_value());
    lines.resize(lines.size() / 2);
    EXPECT_TRUE(read_log(joined_lines(lines)).has_value());
    lines.resize(1);
    EXPECT_TRUE(read_log(joined_lines(lines)).has_value());
    EXPECT_TRUE(read_log("").has_error());
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
        refused += read_log(bad).has_error() ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace moneybags
