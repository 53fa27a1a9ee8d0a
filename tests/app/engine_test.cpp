// The engine: every request kind, whole games driven through it, and nothing that kills it.

#include "app/engine.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "app/log_file.h"
#include "bots/bot.h"
#include "table/proof.h"
#include "tests/support/object_of.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"

namespace moneybags {
namespace {

namespace json = boost::json;
using testing_support::object_of;
using testing_support::scaled;

// An engine spoken to in JSON.
class Driver {
   public:
    Driver() = default;
    // At a table of the first edition; with the Leader and the Loot drawn if it is to be picked at.
    enum Stage { Opened, Picking };
    Driver(int players, int seed, Stage stage = Opened) {
        does("new", "game", "millions-1e", "players", players, "seed", seed);
        for (int i = 0; stage == Picking && i < 2; ++i) does("chance");
    }
    json::object ask(std::string_view request) {
        const json::value reply = json::parse(engine_.answer(request));
        return reply.as_object();
    }
    json::object ask(const json::object& request) { return ask(json::serialize(request)); }
    // One that must be granted.
    json::object get(std::string_view request) {
        json::object reply = ask(request);
        EXPECT_EQ(reply.at("ok"), json::value(true)) << request << " -> " << json::serialize(reply);
        return reply;
    }
    template <class... Fields>
    json::object does(std::string_view what, const Fields&... fields) {
        return get(json::serialize(object_of("do", what, fields...)));
    }
    json::object plays(int seat, std::string_view move) {
        return does("play", "seat", seat, "move", move);
    }
    // The complaint about one that must not.
    std::string no(std::string_view request) {
        const json::object reply = ask(request);
        EXPECT_EQ(reply.at("ok"), json::value(false))
            << request << " -> " << json::serialize(reply);
        if (!reply.contains("error")) return {};
        const json::object& error = reply.at("error").as_object();
        return std::string(error.at("where").as_string()) + ": " +
               std::string(error.at("what").as_string());
    }
    bool finished() const { return engine_.finished(); }

   private:
    Engine engine_;
};

bool says(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// So many steps, luck drawn from the seed and every seat by a bot; true if that was the end.
bool play_on(Driver& engine, std::string_view level, int steps) {
    for (int step = 0; step < steps; ++step) {
        const json::object turn = engine.does("turn").at("turn").as_object();
        if (turn.at("kind") == "over") return true;
        if (turn.at("kind") == "chance") {
            engine.does("chance");
            continue;
        }
        const json::object choice = engine.does("bot", "seat", turn.at("next"), "level", level);
        const char* form = step % 2 == 0 ? "move" : "text";  // both count
        engine.does("play", "seat", turn.at("next"), "move", choice.at(form));
    }
    return false;
}

void play_to_the_end(Driver& engine, std::string_view level) {
    ASSERT_TRUE(play_on(engine, level, 20000)) << "the game does not end";
}

TEST(Engine, tells_the_rulesets_with_players_options_and_bots) {
    Driver engine;
    const json::object reply = engine.does("rulesets");
    const json::array& list = reply.at("rulesets").as_array();
    ASSERT_EQ(list.size(), catalogue().size());
    EXPECT_EQ(list[0].at("game"), json::value(catalogue()[0].id));
    EXPECT_EQ(list[0].at("players").at("least"), json::value(catalogue()[0].least_players));
    EXPECT_EQ(list[0].at("options").as_array().size(), catalogue()[0].options.size());
    EXPECT_EQ(list[0].at("bots").as_array().size(), bot_levels(catalogue()[0]).size());
    EXPECT_EQ(list[0].at("strengths"), json::value(10));
}

TEST(Engine, plays_a_whole_game_of_every_ruleset_and_its_log_is_read_back) {
    for (const Ruleset& ruleset : catalogue()) {
        const int some = testing_support::players_near(ruleset, 5);
        for (int players : {ruleset.least_players, some, ruleset.most_players}) {
            SCOPED_TRACE(std::string(ruleset.id) + " " + std::to_string(players));
            Driver engine;
            engine.does("new", "game", ruleset.id, "players", players, "seed", 4);
            play_to_the_end(engine, players == some ? "random" : "rookie");
            ASSERT_FALSE(HasFatalFailure());
            const json::object standing = engine.does("standing");
            const json::object saved = engine.does("save");

            const json::object log = engine.does("log");
            EXPECT_TRUE(log.at("log").as_array().front().as_object().contains("open"));
            Driver other;
            const json::object reply = other.does("read_log", "log", log.at("log"));
            EXPECT_EQ(reply.at("turn").at("kind"), "over");
            EXPECT_EQ(other.does("standing"), standing);
            EXPECT_EQ(other.does("save"), saved);
        }
    }
}

TEST(Engine, the_same_seed_gives_the_same_game) {
    json::object logs[2];
    for (json::object& log : logs) {
        Driver engine(5, 77);
        play_to_the_end(engine, "random");
        log = engine.does("log");
    }
    EXPECT_EQ(logs[0], logs[1]);
}

TEST(Engine, its_log_is_proved_by_the_seed_save_where_luck_was_dictated) {
    Driver engine(4, 7);
    engine.does("chance", "outcome", "leader Bea");
    engine.does("chance");
    play_on(engine, "random", 40);
    std::string log;
    const json::object reply = engine.does("log");
    for (const json::value& line : reply.at("log").as_array()) {
        log += json::serialize(line) + "\n";
    }
    const Result<Log> read = read_any_log(log);
    ASSERT_TRUE(read) << read.error().sentence();
    entry::Open open = read->kept.table.opening();
    EXPECT_EQ(open.unsealed, 1);
    EXPECT_FALSE(check_proof(read->session(), open));
    open.seed.bytes[0] ^= 1;
    EXPECT_TRUE(check_proof(read->session(), open));
}

TEST(Engine, luck_does_not_repeat_itself_after_a_load_unless_the_seed_does) {
    const auto leaders = [](bool seeded) {
        Driver engine(8, 5);
        const json::value start = engine.does("save").at("position");
        std::vector<json::value> list;
        for (int i = 0; i < 8; ++i) {
            seeded ? engine.does("load", "position", start, "seed", 3)
                   : engine.does("load", "position", start);
            list.push_back(engine.does("chance").at("text"));
        }
        return list;
    };
    EXPECT_EQ(leaders(true), std::vector(8, leaders(true).front()));
    EXPECT_NE(leaders(false), std::vector(8, leaders(false).front()));
    EXPECT_EQ(leaders(false), leaders(false)) << "all of it comes from the first seed";
}

// EX1-01, dictated: luck by outcomes, moves by text and JSON, and the purses of the rulebook at the
// end.
TEST(Engine, EX1_01_is_told_through_it) {
    Driver engine;
    engine.get(R"({"do":"new","game":"millions-1e","players":5,
                   "names":["Al","Bea","Cid","Dan","Eva"],"seed":1})");
    const json::object outcomes = engine.does("outcomes");
    ASSERT_EQ(outcomes.at("outcomes").as_array().size(), 5u);
    const json::value& al = outcomes.at("outcomes").as_array()[0];
    engine.does("chance", "outcome", al.at("outcome"));  // as JSON
    engine.does("chance", "outcome", "loot L1-05");      // as text
    engine.plays(0, "pick Snitch");
    engine.does("play", "seat", "Bea", "move", "pick Driver");
    engine.plays(2, "pick Driver");
    engine.plays(3, "pick Crook");
    engine.plays(4, "pick Crook");
    const json::object hidden = engine.does("outcomes");
    for (const json::value& each : hidden.at("outcomes").as_array()) {
        if (!says(std::string(each.at("text").as_string()), "Snitch")) continue;
        engine.does("chance", "outcome", each.at("outcome"));
        break;
    }
    engine.plays(0, "ready");
    engine.plays(1, "withdraw");
    engine.plays(2, "withdraw");
    engine.plays(3, "withdraw");
    engine.plays(4, "ready");
    engine.plays(0, "ready");
    const json::object named = engine.plays(0, "name Driver");
    EXPECT_FALSE(named.at("events").as_array().empty());
    const json::object standing = engine.does("standing");
    EXPECT_TRUE(says(json::serialize(standing), "[10,5,5,5,10]")) << json::serialize(standing);
}

TEST(Engine, a_position_is_saved_and_loaded_in_both_forms_and_the_log_goes_on_from_it) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        Driver engine;
        const int players = testing_support::players_near(ruleset, 4);
        engine.does("new", "game", ruleset.id, "players", players, "seed", 9);
        play_on(engine, "rookie", 12);
        const json::object saved = engine.does("save");
        for (const char* form : {"position", "text"}) {
            Driver other;
            other.does("new", "game", ruleset.id, "players", players, "seed", 9);
            other.does("load", "position", saved.at(form));
            EXPECT_EQ(other.does("save"), saved);
            play_to_the_end(other, "rookie");
            const json::object end = other.does("save");
            Driver third;
            third.does("read_log", "log", other.does("log").at("log"));
            EXPECT_EQ(third.does("save"), end);
        }
        EXPECT_NE(engine.no(R"({"do":"load","position":"nonsense"})"), "");
        EXPECT_NE(engine.no(R"({"do":"load","position":{}})"), "");
        EXPECT_EQ(engine.does("save"), saved);  // what was refused changed nothing
    }
}

TEST(Engine, shows_a_seat_only_what_it_may_see) {
    Driver engine(4, 2, Driver::Picking);
    const json::object before = engine.does("view", "seat", 1);
    Driver twin;
    twin.does("read_log", "log", engine.does("log").at("log"));
    // Two tables that differ only in what seat 0 picked look alike to seat 1 and to spectators.
    const auto brute = engine.does("play", "seat", 0, "move", "pick Brute", "for", 1);
    const auto crook = twin.does("play", "seat", 0, "move", "pick Crook", "for", 1);
    EXPECT_EQ(brute, crook);
    for (const char* seat : {"1", "\"spectator\""}) {
        const std::string ask = std::string(R"({"do":"view","seat":)") + seat + "}";
        EXPECT_EQ(engine.get(ask), twin.get(ask));
    }
    EXPECT_NE(engine.does("view", "seat", 0), twin.does("view", "seat", 0));
    EXPECT_NE(engine.does("view", "seat", 1), before);
    // A trusted driver who names nobody gets everything.
    const json::object all = engine.plays(1, "pick Driver");
    const json::object some = twin.does("play", "seat", 1, "move", "pick Driver", "for", 0);
    EXPECT_GT(all.at("events").as_array().size(), some.at("events").as_array().size());
}

TEST(Engine, guesses_a_position_with_the_same_view) {
    Driver engine(5, 2, Driver::Picking);
    engine.plays(0, "pick Brute");
    const json::object seen = engine.does("view", "seat", 1);
    const json::object guessed = engine.does("guess", "seat", 1, "seed", 5);
    EXPECT_EQ(engine.does("guess", "seat", 1, "seed", 5), guessed);
    engine.does("load", "position", guessed.at("position"));
    EXPECT_EQ(engine.does("view", "seat", 1), seen);
}

TEST(Engine, a_refused_move_names_its_clause_and_changes_nothing) {
    Driver engine(5, 2);
    const json::object before = engine.does("save");
    EXPECT_TRUE(says(engine.no(R"({"do":"play","seat":0,"move":"ready"})"), ":"));
    engine.does("chance");
    engine.does("chance");
    for (int seat = 0; seat < 5; ++seat) engine.plays(seat, "pick Brute");
    engine.does("chance");
    const int first = engine.does("turn").at("turn").at("next").to_number<int>();
    const int other = (first + 1) % 5;
    const json::object saved = engine.does("save");
    // MX-R-09: an offer above the purse.
    const std::string offer = "offer 99 to " + default_names(5)[static_cast<std::size_t>(other)];
    const json::object reply = engine.ask(object_of("do", "play", "seat", first, "move", offer));
    EXPECT_EQ(reply.at("ok"), json::value(false));
    EXPECT_EQ(reply.at("error").at("where"), "MX-R-09");
    EXPECT_TRUE(reply.contains("refusal"));
    EXPECT_EQ(engine.does("save"), saved);
    EXPECT_NE(saved, before);
}

TEST(Engine, legal_lists_what_play_takes) {
    Driver engine(3, 2, Driver::Picking);
    const json::object legal = engine.does("legal", "seat", 0);
    EXPECT_EQ(legal.at("moves"), json::value(20));  // an ordered pair of five roles, MX-R-26
    EXPECT_EQ(legal.at("choices").as_array().size(), 20u);
    engine.does("play", "seat", 0, "move", legal.at("choices").as_array()[3].at("move"));
    EXPECT_TRUE(engine.does("legal", "seat", 0).at("choices").as_array().empty());
}

TEST(Engine, the_clock_runs_in_live_talk_only) {
    for (const char* scheduling : {"turn", "live"}) {
        Driver engine;
        engine.does("new", "game", "millions-1e", "players", 4, "seed", 3, "options",
                    object_of("scheduling", scheduling));
        engine.no(R"({"do":"clock"})");
        engine.does("chance");
        engine.does("chance");
        for (int seat = 0; seat < 4; ++seat) engine.plays(seat, "pick Brute");
        engine.does("chance");
        if (std::string_view(scheduling) == "turn") {
            engine.no(R"({"do":"clock"})");
        } else {
            EXPECT_FALSE(engine.does("clock").at("events").as_array().empty());
            engine.no(R"({"do":"clock"})");
        }
    }
}

TEST(Engine, words_are_logged_and_change_nothing) {  // MX-NEG-15
    Driver engine(4, 3);
    const json::object saved = engine.does("save");
    engine.does("say", "seat", 2, "words", "你好, I am harmless");
    EXPECT_EQ(engine.does("save"), saved);
    const json::object log = engine.does("log");
    EXPECT_EQ(log.at("log").as_array().back().at("step").at("record").at("say"),
              "你好, I am harmless");
    engine.no(R"({"do":"say","seat":2,"words":""})");
    engine.no(R"({"do":"say","seat":2,"words":"a\u0007b"})");
    engine.no(R"({"do":"say","seat":9,"words":"hello"})");
    EXPECT_EQ(engine.does("log"), log);
}

TEST(Engine, explains_clauses_and_suggests_near_ones) {
    Driver engine;
    const json::object reply = engine.does("explain", "clause", "m1-heist-04");
    EXPECT_EQ(reply.at("clause"), "M1-HEIST-04");
    EXPECT_TRUE(says(json::serialize(reply), "exactly one Snitch"));
    EXPECT_TRUE(says(engine.no(R"({"do":"explain","clause":"M1-HIST-04"})"), "M1-HEIST-04"));
}

TEST(Engine, echoes_the_id_of_good_and_bad_requests) {
    Driver engine;
    EXPECT_EQ(engine.does("rulesets", "id", "a").at("id"), "a");
    for (const char* id : {R"("a")", R"("")", "0", "-9223372036854775808", "18446744073709551615",
                           "true", "false", "null"}) {
        for (const char* what : {"rulesets", "dance"}) {
            const json::object reply =
                engine.ask(std::string(R"({"do":")") + what + R"(","id":)" + id + "}");
            ASSERT_TRUE(reply.contains("id")) << id;
            EXPECT_EQ(json::serialize(reply.at("id")), id);
        }
    }
}

TEST(Engine, an_id_that_could_not_be_copied_as_it_is_is_refused_and_nothing_is_done) {
    Driver engine;
    for (const char* id : {"[1,2]", "{}", "1.5", "1.0", "1e3", "18446744073709551616",
                           "-9223372036854775809", "100000000000000000000000"}) {
        const std::string request = std::string(R"({"do":"quit","id":)") + id + "}";
        EXPECT_TRUE(says(engine.no(request), "field id: must be a text, a whole number")) << id;
        EXPECT_FALSE(engine.ask(request).contains("id")) << id;
    }
    EXPECT_FALSE(engine.finished());
}

// Boost.JSON reads 1e999 as infinity and writes it as such, which no other reader takes.
TEST(Engine, a_number_beyond_all_numbers_is_refused_wherever_it_stands) {
    Driver engine(4, 1);
    const json::object before = engine.does("save");
    for (const char* request :
         {R"({"do":"rulesets","id":1e999})", R"({"do":"rulesets","id":[{"a":-1e999}]})",
          R"({"do":"new","game":"millions-1e","players":1e999})",
          R"({"do":"new","game":"millions-1e","players":4,"names":[1e999]})",
          R"({"do":"new","game":"millions-1e","players":4,"data":{"a":[1e400]}})",
          R"({"do":"play","seat":0,"move":{"act":1e999}})",
          R"({"do":"read_log","log":[{"moneybags":1e999}]})"}) {
        EXPECT_TRUE(says(engine.no(request), "too great")) << request;
    }
    // Inside a text it is the log that is wrong.
    engine.no(R"({"do":"read_log","log":"{\"moneybags\":1,\"game\":\"millions-1e\",)"
              R"(\"players\":4,\"data\":{\"a\":1e999}}"})");
    engine.no(R"({"do":"read_log","log":"{\"moneybags\":1,\"game\":\"millions-1e\",)"
              R"(\"players\":4,\"position\":{\"a\":1e999}}"})");
    EXPECT_EQ(engine.does("save"), before);
    EXPECT_FALSE(says(engine.no(R"({"do":"rulesets","id":1e308})"), "too great"));
}

TEST(Engine, a_key_that_stands_twice_in_one_object_is_refused) {
    Driver engine;
    for (const char* request :
         {R"({"do":"quit","do":"rulesets"})", R"({"do":"quit","id":1,"\u0069d":2})",
          R"({"do":"new","game":"millions-1e","players":4,"options":{"talk":8,"talk":9}})",
          R"({"do":"read_log","log":[{"moneybags":1,"moneybags":1}]})"}) {
        EXPECT_TRUE(says(engine.no(request), "twice")) << request;
    }
    EXPECT_TRUE(says(engine.no(R"({"do":"quit","id":1,"id":2})"), "field id:"));
    EXPECT_FALSE(engine.finished());
    // The same key in two objects is another matter.
    EXPECT_FALSE(says(engine.no(R"({"do":"read_log","log":[{"a":1},{"a":{"a":1}}]})"), "twice"));
}

TEST(Engine, takes_the_name_of_a_seat_in_any_case) {
    Driver engine(4, 3);
    engine.does("chance", "for", "SPECTATOR");
    engine.does("chance", "for", "cid");
    EXPECT_EQ(engine.does("view", "seat", "bEA"), engine.does("view", "seat", 1));
    EXPECT_NE(engine.does("view", "seat", "bea"), engine.does("view", "seat", 2));
    engine.does("play", "seat", "DAN", "move", "pick Brute");
    EXPECT_TRUE(says(engine.no(R"({"do":"view","seat":"be"})"), "or a name"));
}

TEST(Engine, every_wrong_number_of_players_is_answered_with_the_right_ones) {
    Driver engine;
    for (const Ruleset& ruleset : catalogue()) {
        const std::string right = std::string(ruleset.id) + " is for " +
                                  std::to_string(ruleset.least_players) + " to " +
                                  std::to_string(ruleset.most_players) + " players";
        const std::string start =
            R"({"do":"new","game":")" + std::string(ruleset.id) + R"(","seed":1)";
        EXPECT_TRUE(says(engine.no(start + "}"), right));
        for (const std::string& players :
             {std::to_string(ruleset.least_players - 1), std::to_string(ruleset.most_players + 1),
              std::string("-4"), std::string("4.0"), std::string("\"4\""), std::string("null"),
              std::string("18446744073709551615")}) {
            const std::string complaint = engine.no(start + R"(,"players":)" + players + "}");
            EXPECT_TRUE(says(complaint, "field players: ")) << complaint;
            EXPECT_TRUE(says(complaint, right)) << complaint;
        }
    }
}

// ---- The page ----

struct Example {
    std::string section, request, reply;  // no reply: the page shows none
};

std::vector<Example> examples_of_the_page() {
    std::ifstream page("docs/engine.md");
    std::vector<Example> list;
    std::string section;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("## ")) section = line.substr(3);
        if (line.starts_with("> ")) list.push_back({section, line.substr(2), ""});
        if (line.starts_with("< ") && !list.empty()) list.back().reply = line.substr(2);
    }
    return list;
}

// Whether the page tells the truth: what stands between its "…" stands in the text, in that order,
// and before the first and after the last nothing is left out.
bool tells(std::string_view page, std::string_view text) {
    static constexpr std::string_view kLeftOut = "…";
    std::size_t gap = page.find(kLeftOut);
    if (gap == std::string_view::npos) return page == text;
    if (!text.starts_with(page.substr(0, gap))) return false;
    text.remove_prefix(gap);
    while (true) {
        page.remove_prefix(gap + kLeftOut.size());
        gap = page.find(kLeftOut);
        if (gap == std::string_view::npos) return text.ends_with(page);
        const std::size_t at = text.find(page.substr(0, gap));
        if (at == std::string_view::npos) return false;
        text.remove_prefix(at + gap);
    }
}

TEST(EnginePage, the_comparison_sees_differences) {
    EXPECT_TRUE(tells("abc", "abc"));
    EXPECT_TRUE(tells("a…c…e", "abcde"));
    EXPECT_TRUE(tells("a…", "a"));
    EXPECT_FALSE(tells("abc", "abcd"));
    EXPECT_FALSE(tells("b…", "abc"));
    EXPECT_FALSE(tells("a…b", "abc"));
    EXPECT_FALSE(tells("a…c…b…e", "abcde"));
    EXPECT_FALSE(tells("ab…bc", "abc"));  // nothing counts twice
}

TEST(EnginePage, every_example_is_true_from_the_first_line_of_its_section_on) {
    const std::vector<Example> examples = examples_of_the_page();
    ASSERT_FALSE(examples.empty()) << "docs/engine.md is read from the root of the repository";
    std::size_t replies = 0;
    std::string section;
    Engine engine;
    for (const Example& example : examples) {
        SCOPED_TRACE(example.section + ": " + example.request);
        const json::value request = json::parse(example.request);
        if (example.section != section && request.at("do") == "new") engine = Engine{};
        section = example.section;
        const std::string reply = engine.answer(example.request);
        if (example.reply.empty()) {
            EXPECT_EQ(json::parse(reply).at("ok"), json::value(true)) << reply;
        } else {
            ++replies;
            EXPECT_TRUE(tells(example.reply, reply)) << reply;
        }
    }
    EXPECT_GT(replies, 0u);
}

TEST(Engine, says_what_would_have_been_right) {
    struct Row {
        std::string story, request, says;
    };
    const Row rows[] = {
        {"nothing",                "",                                                                      "JSON"                         },
        {"no JSON",                "new game please",                                                       "JSON"                         },
        {"half of it",             R"({"do":)",                                                             "JSON"                         },
        {"a list",                 "[]",                                                                    "object"                       },
        {"no do",                  "{}",                                                                    "rulesets"                     },
        {"a number to do",         R"({"do":1})",                                                           "rulesets"                     },
        {"an unknown do",          R"({"do":"dance"})",                                                     "read_log"                     },
        {"an unknown field",       R"({"do":"rulesets","game":"x"})",                                       "none"                         },
        {"another unknown field",  R"({"do":"legal","sead":0})",                                            "seat"                         },
        {"an unknown game",        R"({"do":"new","game":"poker","players":4})",                            "millions-1e"                  },
        {"no game",                R"({"do":"new","players":4})",                                           "millions-1e"                  },
        {"no players",             R"({"do":"new","game":"millions-1e"})",                                  "players"                      },
        {"two players",            R"({"do":"new","game":"millions-1e","players":2})",                      "3 to 8"                       },
        {"a NUL in a name",
         R"({"do":"new","game":"millions-1e","players":3,"names":["Al","B\u0000","Cy"]})",                  "names[1]: must not hold a NUL"},
        {"half a player",          R"({"do":"new","game":"millions-1e","players":3.5})",                    "players"                      },
        {"a million players",      R"({"do":"new","game":"millions-1e","players":1000000})",                "players"                      },
        {"an unknown option",
         R"({"do":"new","game":"millions-1e","players":4,"options":{"fast":true}})",                        "quick"                        },
        {"a bad option",           R"({"do":"new","game":"millions-1e","players":4,"options":{"talk":2}})",
         "3 to 50"                                                                                                                         },
        {"options in a list",      R"({"do":"new","game":"millions-1e","players":4,"options":[]})",
         "object"                                                                                                                          },
        {"too few names",          R"({"do":"new","game":"millions-1e","players":4,"names":["A"]})",        "name"                         },
        {"names that are numbers",
         R"({"do":"new","game":"millions-1e","players":4,"names":[1,2,3,4]})",                              "names"                        },
        {"a bad seed",             R"({"do":"new","game":"millions-1e","players":4,"seed":-1})",            "seed"                         },
        {"empty figures",          R"({"do":"new","game":"millions-1e","players":4,"data":{}})",            "data"                         },
        {"no seat",                R"({"do":"legal"})",                                                     "0 to 3"                       },
        {"a seat too far",         R"({"do":"legal","seat":4})",                                            "0 to 3"                       },
        {"a spectator moves",      R"({"do":"play","seat":"spectator","move":"ready"})",                    "seat"                         },
        {"no move",                R"({"do":"play","seat":0})",                                             "move"                         },
        {"a move of numbers",      R"({"do":"play","seat":0,"move":7})",                                    ""                             },
        {"a bad outcome",          R"({"do":"chance","outcome":"rain"})",                                   ""                             },
        {"an unknown reader",      R"({"do":"chance","for":"Zoe"})",                                        "spectator"                    },
        {"no words",               R"({"do":"say","seat":0})",                                              "words"                        },
        {"an unknown bot",         R"({"do":"bot","seat":0,"level":"genius"})",                             "rookie"                       },
        {"no level",               R"({"do":"bot","seat":0})",                                              "rookie"                       },
        {"no log",                 R"({"do":"read_log"})",                                                  "log"                          },
        {"an empty log",           R"({"do":"read_log","log":""})",                                         "line 1"                       },
        {"a bad log",              R"({"do":"read_log","log":[{"moneybags":1}]})",                          "line 1"                       },
        {"no position",            R"({"do":"load"})",                                                      "position"                     },
        {"no clause",              R"({"do":"explain"})",                                                   "clause"                       },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Driver engine(4, 1);
        const json::object before = engine.does("save");
        const std::string complaint = engine.no(row.request);
        EXPECT_TRUE(says(complaint, row.says)) << complaint;
        EXPECT_EQ(engine.does("save"), before);
    }
}

TEST(Engine, without_a_table_most_requests_are_refused) {
    Driver engine;
    for (const char* name : {"load", "save", "turn", "legal", "play", "outcomes", "chance", "clock",
                             "say", "view", "guess", "bot", "standing", "log"}) {
        EXPECT_TRUE(says(engine.no(std::string(R"({"do":")") + name + "\"}"), "new")) << name;
    }
}

TEST(Engine, takes_lines_up_to_its_limits_and_no_further) {
    Driver engine;
    const std::string deep(200, '[');
    EXPECT_TRUE(says(engine.no(R"({"do":)" + deep), "deeper than 32"));
    const std::string nested =
        R"({"do":"rulesets","id":)" + std::string(100, '[') + std::string(100, ']') + "}";
    EXPECT_TRUE(says(engine.no(nested), "deeper than 32"));
    EXPECT_TRUE(says(engine.no(std::string(Engine::kLongestLine + 1, ' ')), "longer"));
    engine.get(std::string(Engine::kLongestLine - 20, ' ') + R"({"do":"rulesets"})");
}

TEST(Engine, tells_with_a_step_what_is_next) {
    Driver driver(4, 7);
    const json::array all = {"view", "legal", "standing"};
    json::object told = driver.does("chance", "with", all);
    EXPECT_FALSE(told.contains("view"));  // luck is next
    EXPECT_EQ(told.at("standing"), driver.does("standing").at("standing"));
    told = driver.does("chance", "with", all);
    const json::value next = told.at("turn").at("next");
    EXPECT_EQ(told.at("view"), driver.does("view", "seat", next).at("view"));
    const json::object legal = driver.does("legal", "seat", next);
    EXPECT_EQ(told.at("choices"), legal.at("choices"));
    EXPECT_EQ(told.at("moves"), legal.at("moves"));
    told = driver.does("play", "seat", next, "move", "pick Driver", "with", json::array{"view"});
    EXPECT_TRUE(told.contains("view"));
    EXPECT_FALSE(told.contains("choices"));
    EXPECT_FALSE(
        driver.plays(told.at("turn").at("next").to_number<int>(), "pick Brute").contains("view"));
    EXPECT_EQ(driver.no(R"({"do": "chance", "with": ["luck"]})"),
              R"(field with: must be a list of some of "view", "legal", "standing")");
}

TEST(Engine, holds_tables_by_name_and_clones_them) {
    Driver driver(4, 7, Driver::Picking);
    driver.does("new", "table", "other", "game", "guillotines", "players", 2, "seed", 1);
    driver.does("clone", "to", "copy");
    const auto mark = [&](std::string_view table) {
        return driver.does("save", "table", table).at("fingerprint");
    };
    const json::value before = mark("");
    EXPECT_EQ(before, mark("copy"));
    EXPECT_NE(before, mark("other"));
    EXPECT_EQ(driver.does("log").at("log"), driver.does("log", "table", "copy").at("log"));
    driver.does("play", "table", "copy", "seat", 0, "move", "pick Driver");
    EXPECT_EQ(before, mark(""));
    EXPECT_NE(before, mark("copy"));
    // The same luck awaits both.
    driver.plays(0, "pick Driver");
    for (const std::string_view table : {"", "copy"}) {
        for (int seat = 1; seat < 4; ++seat) {
            driver.does("play", "table", table, "seat", seat, "move", "pick Brute");
        }
    }
    EXPECT_EQ(driver.does("chance").at("outcome"),
              driver.does("chance", "table", "copy").at("outcome"));
    driver.does("drop", "table", "copy");
    EXPECT_EQ(driver.no(R"({"do": "turn", "table": "copy"})"),
              R"(field table: there is no such table; there are "", "other")");
    driver.does("drop");
    EXPECT_TRUE(driver.no(R"({"do": "turn"})").starts_with(": there is no table yet"));
    EXPECT_TRUE(driver.no(R"({"do": "turn", "table": 3})").starts_with("field table: must be"));
}

TEST(Engine, holds_no_more_tables_than_it_may) {
    Driver driver(3, 1);
    for (std::size_t i = 1; i < Engine::kMostTables; ++i) {
        driver.does("clone", "to", std::to_string(i));
    }
    EXPECT_EQ(driver.no(R"({"do": "clone", "to": "one more"})"),
              "field table: there are 1000 tables, which is the most: drop one first");
    driver.no(R"({"do": "new", "table": "one more", "game": "millions-1e", "players": 3})");
    driver.does("clone", "to", "1");  // in the place of another
    driver.does("drop", "table", "2");
    driver.does("clone", "to", "one more");
}

// Kept between requests, and yet as if each were asked for the first time.
TEST(Engine, a_bot_chooses_by_what_happened_however_often_it_was_asked) {
    Driver often(4, 3), once(4, 3);
    for (int step = 0; step < 120; ++step) {
        const json::object turn = often.does("turn").at("turn").as_object();
        if (turn.at("kind") == "over") break;
        if (turn.at("kind") == "chance") {
            often.does("chance");
            once.does("chance");
            continue;
        }
        json::value move;
        for (int again = 0; again < 3; ++again) {
            move = often.does("bot", "seat", turn.at("next"), "level", "rookie", "seed", step)
                       .at("move");
        }
        Driver fresh;
        fresh.does("read_log", "log", once.does("log").at("log"), "seed", 3);
        EXPECT_EQ(
            move,
            fresh.does("bot", "seat", turn.at("next"), "level", "rookie", "seed", step).at("move"));
        often.does("play", "seat", turn.at("next"), "move", move);
        once.does("play", "seat", turn.at("next"), "move", move);
    }
}

TEST(Engine, plays_out_from_here_and_leaves_the_table_as_it_is) {
    Driver driver(4, 3, Driver::Picking);
    const json::value before = driver.does("save").at("fingerprint");
    const json::object told = driver.does("playout", "level", "rookie", "games", 8, "seed", 1);
    EXPECT_EQ(told, driver.does("playout", "level", "rookie", "games", 8, "seed", 1));
    EXPECT_NE(told, driver.does("playout", "level", "rookie", "games", 8, "seed", 2));
    double shares = 0;
    for (const json::value& each : told.at("win_share").as_array()) shares += each.as_double();
    EXPECT_NEAR(shares, 1, 1e-9);
    EXPECT_EQ(driver.does("save").at("fingerprint"), before);
    EXPECT_EQ(driver.no(R"({"do": "playout", "level": "random", "games": 0})"),
              "field games: must be a whole number from 1 to 10000");
    EXPECT_TRUE(driver.no(R"({"do": "playout", "level": "wizard"})").find("choose from") !=
                std::string::npos);
}

TEST(Engine, quits_when_asked) {
    Driver engine;
    EXPECT_FALSE(engine.finished());
    engine.does("quit");
    EXPECT_TRUE(engine.finished());
}

TEST(Engine, hundreds_of_garbled_lines_never_kill_it) {
    const std::string good[] = {
        R"({"do":"new","game":"millions-1e","players":5,"options":{"quick":true},"seed":1})",
        R"({"do":"chance","outcome":{"luck":"Loot","loot":"L1-03"},"id":4})",
        R"({"do":"play","seat":0,"move":"pick Brute","for":"spectator"})",
        R"({"do":"play","seat":1,"move":{"act":"Pick","role":"Driver"}})",
        R"({"do":"bot","seat":2,"level":"rookie","seed":18446744073709551615})",
        R"({"do":"read_log","log":[{"moneybags":1,"game":"millions-2e","players":4}]})",
        R"({"do":"load","position":{"ruleset":"millions-1e","players":5,"open":{"phase":"Talking"}}})",
        R"({"do":"say","seat":0,"words":"hello"})",
        R"({"do":"guess","seat":1})",
    };
    Driver engine;
    Rng luck{23};
    for (int i = 0; i < scaled(3000); ++i) {
        std::string line = good[luck.below(std::size(good))];
        for (std::uint32_t k = luck.below(4); k > 0; --k) {
            const std::size_t at = luck.below(static_cast<std::uint32_t>(line.size()));
            switch (luck.below(3)) {
                case 0:
                    line[at] = static_cast<char>(luck.below(256));
                    break;
                case 1:
                    line.erase(at, 1 + luck.below(4));
                    break;
                default:
                    line.insert(at, line.substr(luck.below(static_cast<std::uint32_t>(at + 1)), 5));
            }
            if (line.empty()) break;
        }
        ASSERT_TRUE(engine.ask(line).contains("ok")) << line;
    }
    engine.does("rulesets");
}

}  // namespace
}  // namespace moneybags
