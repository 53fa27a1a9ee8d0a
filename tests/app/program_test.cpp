// The command line: help, refusals, whole games through a pipe, logs, rules, the engine's pipe.

#include "tests/app/program.h"

#include <boost/json.hpp>

#include "games/catalogue.h"
#include "tests/app/sitting.h"

namespace moneybags {
namespace {

namespace json = boost::json;

class Tidy : public ::testing::Environment {
    void TearDown() override { std::filesystem::remove_all(scratch_root()); }
};
const auto* const kTidy = ::testing::AddGlobalTestEnvironment(new Tidy);

TEST(Program, helps_everywhere) {
    for (const std::string command : {"", "play", "engine", "replay", "coach", "bench", "rules"}) {
        SCOPED_TRACE(command);
        const Ran ran = run(command + " --help");
        EXPECT_EQ(ran.status, 0);
        EXPECT_TRUE(has(ran.out, "Usage"));
        EXPECT_TRUE(has(ran.out, "--help"));
        EXPECT_EQ(ran.err, "");
    }
    EXPECT_EQ(run("").out, run("--help").out);
    EXPECT_EQ(run("").status, 0);
    EXPECT_TRUE(run("--version").out.starts_with("moneybags "));
    for (const Ruleset& ruleset : catalogue()) {
        EXPECT_TRUE(has(run("play --help").out, std::string(ruleset.id)));
    }
}

TEST(Program, refuses_with_the_right_ones) {
    struct Row {
        std::string arguments, says;
    };
    const Row rows[] = {
        {"frobnicate",                                     " coach, bench, match, study, rules"},
        {"--frob",                                         "--version"                         },
        {"play --frob",                                    "--players"                         },
        {"replay --frob x",                                "--verify"                          },
        {"rules --frob",                                   "--lang"                            },
        {"engine --frob",                                  "--help"                            },
        {"play poker",                                     "millions-1e"                       },
        {"play --players 2",                               "3 to 8"                            },
        {"play --players many",                            "--players"                         },
        {"play --people 6",                                "0 to 5"                            },
        {"play --people -1",                               "0 to 5"                            },
        {"play --bots genius",                             "rookie"                            },
        {"play --bots 11",                                 "1 … 10"                          },
        {"play --option quik=true",                        "quick"                             },
        {"play -o talk=2",                                 "3 to 50"                           },
        {"play -o quick=perhaps",                          "true or false"                     },
        {"play -o scheduling=never",                       "turn, live"                        },
        {"play --lang fr",                                 "en"                                },
        {"play --seed x",                                  "--seed"                            },
        {"play --pace -5",                                 "--pace"                            },
        {"play --seed -1",                                 "0 to 18446744073709551615"         },
        {"play --seed 18446744073709551616",               "0 to 18446744073709551615"         },
        {"play --seed abc",                                "0 to 18446744073709551615"         },
        {"play --players x",                               "2 to 8"                            },
        {"play --people x",                                "0 to"                              },
        {"play --bots rookie,rookie,rookie,rookie,random", "4 bots"                            },
        {"play --people 5 --bots rookie",                  "0 bots"                            },
        {"play millions-1e --resume x",                    "game: is settled by the log"       },
        {"play --players 5 --resume x",                    "--players: is settled by the log"  },
        {"play --names A --resume x",                      "--names: is settled by the log"    },
        {"play -o quick --resume x",                       "--option: is settled by the log"   },
        {"play --data y --resume x",                       "--data: is settled by the log"     },
        {"play --bots random --resume x",                  "--bots: is settled by the log"     },
        {"play --seed 1 --resume x",                       "--seed: is settled by the log"     },
        {"play --clock 60 --resume x",                     "--clock: is settled by the log"    },
        {"play --clock 60 --people 2",                     "--clock: is for one person"        },
        {"play --clock 1",                                 "5"                                 },
        {"bench --seconds nan",                            "0.01 to 3600"                      },
        {"bench --seconds inf",                            "0.01 to 3600"                      },
        {"bench millions-1e --players 2",                  "3 to 8"                            },
        {"play --names Al,Al",                             "Al"                                },
        {"play --log /no/such/folder/x",                   "/no/such/folder/x"                 },
        {"replay x --export xml",                          "json"                              },
        {"replay",                                         "file"                              },
        {"rules M1-HIST-04",                               "M1-HEIST-04"                       },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.arguments);
        const Ran ran = run(row.arguments);
        EXPECT_EQ(ran.status, 2);
        EXPECT_TRUE(has(ran.err, row.says)) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST(Play, a_whole_game_of_every_ruleset_through_a_pipe) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const std::string log = scratch() + std::string(ruleset.id) + ".log";
        const std::string arguments =
            "play " + std::string(ruleset.id) + " --seed 42 --names Zoe,Max --log ";
        const Ran ran = run(arguments + log, many("1", 3000));
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(ran.err, "");
        EXPECT_TRUE(has(ran.out, "★"));
        EXPECT_TRUE(has(ran.out, "Zoe> "));
        EXPECT_TRUE(has(ran.out, "--seed 42"));
        EXPECT_TRUE(has(ran.out, log));
        EXPECT_FALSE(has(ran.out, "\x1b")) << "colours in a pipe";

        // The same seed and the same moves give the same game.
        const std::string again = scratch() + std::string(ruleset.id) + "-again.log";
        run(arguments + again, many("1", 3000));
        EXPECT_EQ(content(log), content(again));
        const Ran checked = run("replay --verify " + log);
        EXPECT_EQ(checked.status, 0) << checked.err;
        EXPECT_TRUE(has(checked.out, "every one of them legal"));
        EXPECT_TRUE(has(checked.out, "The game is over"));
        EXPECT_TRUE(has(checked.out, "All luck was drawn from the seed"));
        // What is there already is not written over.
        EXPECT_EQ(run(arguments + log).status, 2);
    }
}

TEST(Play, nobody_but_bots_and_live_talk) {
    const Ran ran = run("play --people 0 --players 4 --seed 3 --bots random -o scheduling=live");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "★"));
    const Ran mixed = run("play --players 4 --seed 3 -o scheduling=live -o quick", many("1", 3000));
    EXPECT_EQ(mixed.status, 0) << mixed.err;
    EXPECT_TRUE(has(mixed.out, "★"));
}

TEST(Play, ctrl_d_leaves_cleanly_and_the_game_can_go_on) {
    const std::string log = scratch() + "game.log";
    const Ran ran = run("play --seed 7 --log " + log, "1\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "You leave the table"));
    EXPECT_TRUE(has(ran.out, log));
    EXPECT_TRUE(has(run("replay --verify " + log).out, "not finished"));

    const Ran on = run("play --resume " + log + " --log " + log, many("1", 3000));
    EXPECT_EQ(on.status, 0) << on.err;
    EXPECT_TRUE(has(on.out, "★"));
    EXPECT_TRUE(has(run("replay --verify " + log).out, "The game is over"));
    EXPECT_EQ(run("play", "").status, 0);
    EXPECT_EQ(run("play", "quit\n").status, 0);
}

TEST(Play, bad_input_is_explained_and_nothing_is_lost) {
    const Ran ran =
        run("play --seed 7", "pick Acrobat\n99\n1 1\nxyzzy\n\npick\nrules M1-HEIST-99\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "numbered from 1 to 4"));
    EXPECT_TRUE(has(ran.out, "no amount"));
    EXPECT_TRUE(has(ran.out, "Nothing has happened yet"));
    EXPECT_TRUE(has(ran.out, "near to it are"));
    EXPECT_FALSE(has(ran.out, "You go in as"));
}

TEST(Play, answers_help_rules_log_hint_say_and_save) {
    const std::string file = scratch() + "saved.log";
    const Ran ran = run("play --seed 7",
                        "help\nhelp snitch\nhelp Brute\nrules\nrules m1-heist-04\nrules driver\n"
                        "hint\nsay Trust me, I'm a thief.\nsay\nshow\nlog\nsave " +
                            file + "\nsave\n/quit\n");
    EXPECT_EQ(ran.status, 0) << ran.err;
    for (const char* part :
         {"THE GOAL", "help ROLE", "Snitch: called first", "Brute: the safe one", "Both editions",
          "exactly one Snitch: ante back", "M1-SHARE-03", "The shark would say: pick",
          "Al: “Trust me, I'm a thief.”", "Saved.", "You leave the table"}) {
        EXPECT_TRUE(has(ran.out, part)) << part;
    }
    EXPECT_TRUE(has(content(file), "Trust me"));
    EXPECT_EQ(run("replay --verify " + file).status, 0);
}

TEST(Play, a_range_asks_for_the_amount_or_takes_it_at_once) {
    // Four people and no bot, so that luck alone decides who comes when. All pick; then the
    // Leader's list holds four asks and claims, and further on "offer … $1M to $3M".
    const std::string table = "play --seed 7 --players 4 --people 4";
    const std::string picks = "\n\n1\n\n1\n\n1\n\n1\n\n";
    const Ran lists = run(table, picks);
    const std::size_t range = lists.out.find(" $1M to $");
    ASSERT_NE(range, std::string::npos) << lists.out;
    const std::size_t offer = lists.out.rfind(')', range);
    const std::size_t blank = lists.out.rfind(' ', offer) + 1;
    const std::string number = lists.out.substr(blank, offer - blank);

    const Ran asked = run(table, picks + number + "\n99\n" + number + "\n2\n\n");
    EXPECT_TRUE(has(asked.out, "How much, 1 to "));
    EXPECT_TRUE(has(asked.out, "must be a whole number from 1 to "));
    EXPECT_TRUE(has(asked.out, "offers you $2M to leave")) << asked.out;
    const Ran at_once = run(table, picks + number + " 2\n\n");
    EXPECT_FALSE(has(at_once.out, "How much"));
    EXPECT_TRUE(has(at_once.out, "offers you $2M to leave")) << at_once.out;
}

TEST(Play, speaks_chinese) {
    const Ran ran =
        run("play --lang zh --seed 7", "說明\nhelp 告密者\n規則 M1-HEIST-04\n" + many("1", 3000));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(ran.out, "你是 Al"));
    EXPECT_TRUE(has(ran.out, "目標"));
    EXPECT_TRUE(has(ran.out, "告密者：最先被點到"));
    EXPECT_TRUE(has(ran.out, "結局"));
    EXPECT_FALSE(has(ran.out, "{"));  // no placeholder left over
    EXPECT_TRUE(has(run("--help --lang zh").out, "用法"));
}

// What one person sees must not hang on another's secret: two games that differ in Ann's pick only
// show Ben the same screen, byte for byte.
TEST(HotSeat, the_screen_handed_over_shows_nothing_of_the_others_secret) {
    const std::string arguments = "play --people 2 --players 4 --names Ann,Ben --seed 5";
    const auto screens = [&](const std::string& pick) {  // cut where the screen is passed on
        const Ran ran = run(arguments, "\n\npick " + pick + "\n\npick Driver\n");
        EXPECT_EQ(ran.status, 0) << ran.err;
        std::vector<std::string> parts;
        std::size_t at = 0;
        for (std::size_t next;
             (next = ran.out.find("Pass the screen to ", at)) != std::string::npos;) {
            parts.push_back(ran.out.substr(at, next - at));
            at = next + 1;
        }
        parts.push_back(ran.out.substr(at));
        return parts;
    };
    const std::vector<std::string> brute = screens("Brute"), crook = screens("Crook");
    ASSERT_GE(brute.size(), 3u);
    ASSERT_GE(crook.size(), 3u);
    EXPECT_EQ(brute[1], crook[1]);  // the first picker, before the pick
    EXPECT_EQ(brute[2], crook[2]);  // the second one, while the first one's pick is secret
    EXPECT_FALSE(has(brute[2], "You go in as the Brute"));
    EXPECT_TRUE(has(brute[2], "> "));
}

TEST(Replay, shows_exports_and_finds_corruption) {
    const std::string log = scratch() + "game.log";
    ASSERT_EQ(run("play --people 0 --players 4 --seed 3 --log " + log).status, 0);
    const std::string good = content(log);
    const std::size_t first = good.find("\"step\"");
    const auto steps = static_cast<std::size_t>(
        std::count(good.begin() + static_cast<std::ptrdiff_t>(first), good.end(), '\n'));

    const Ran all = run("replay " + log);
    EXPECT_EQ(all.status, 0);
    EXPECT_TRUE(has(all.out, "wins"));
    const Ran bea = run("replay --seat Bea " + log);
    EXPECT_TRUE(has(bea.out, "You go in as the "));
    EXPECT_EQ(run("replay --seat 1 " + log).out, bea.out);
    EXPECT_EQ(run("replay --seat Zoe " + log).status, 2);
    const Ran stepped = run("replay --step " + log, "\n\n\n");
    EXPECT_EQ(stepped.status, 0);
    EXPECT_LT(stepped.out.size(), all.out.size() + 10000);

    const Ran text = run("replay --export text " + log);
    EXPECT_EQ(static_cast<std::size_t>(std::count(text.out.begin(), text.out.end(), '\n')), steps);
    const json::value whole = json::parse(run("replay --export json " + log).out);
    EXPECT_EQ(whole.at("steps").as_array().size(), steps);
    EXPECT_TRUE(whole.as_object().contains("result"));
    // A seat's export keeps the others' picks to itself.
    const Ran seat = run("replay --export json --seat 0 " + log);
    EXPECT_FALSE(has(seat.out, "\"move\""));

    const std::string bad = scratch() + "bad.log";
    std::ofstream(bad) << good.substr(0, good.find('\n') + 1)
                       << "{\"at\":0,\"step\":{\"hand\":\"luck\",\"record\":{\"clock\":true}}}\n";
    const Ran corrupt = run("replay " + bad);
    EXPECT_EQ(corrupt.status, 1);
    EXPECT_TRUE(has(corrupt.err, "line 2")) << corrupt.err;
    EXPECT_EQ(run("replay --verify " + bad).status, 1);
    EXPECT_EQ(run("replay /no/such/file").status, 1);
}

TEST(Rules, are_found_by_clause_section_and_word) {
    EXPECT_TRUE(has(run("rules").out, "M1-SETUP-01 … M1-INV-01"));
    const Ran clause = run("rules m1-heist-04");
    EXPECT_EQ(clause.status, 0);
    EXPECT_TRUE(has(clause.out, "rule: exactly one Snitch"));
    EXPECT_TRUE(has(clause.out, "source: printed"));
    EXPECT_TRUE(has(clause.out, "EX1-01"));
    EXPECT_TRUE(has(run("rules 3.1").out, "M1-SHARE-06"));
    EXPECT_TRUE(has(run("rules millions-1e mastermind").out, "M1-SHARE-01"));
    EXPECT_FALSE(has(run("rules millions-1e driver").out, "M2-HEIST-12"));
    EXPECT_TRUE(has(run("rules millions-2e driver").out, "M2-HEIST-12"));
    EXPECT_TRUE(has(run("rules EX2-03").out, "Tech"));
    EXPECT_EQ(run("rules xyzzy").status, 2);
}

TEST(EnginePipe, replies_to_every_line_and_leaves_at_the_end) {
    const std::string input =
        "{\"do\":\"rulesets\"}\n\nnonsense\n" + std::string(1100000, 'x') +
        "\n{\"do\":\"turn\",\"id\":1}\n{\"do\":\"quit\"}\n{\"do\":\"turn\"}\n";
    const Ran ran = run("engine", input);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    std::vector<json::value> replies;
    for (std::size_t at = 0; at < ran.out.size();) {
        const std::size_t end = ran.out.find('\n', at);
        replies.push_back(json::parse(ran.out.substr(at, end - at)));
        at = end + 1;
    }
    ASSERT_EQ(replies.size(), 5u);  // nothing after quit, nothing for an empty line
    EXPECT_EQ(replies[0].at("ok"), json::value(true));
    EXPECT_EQ(replies[1].at("ok"), json::value(false));
    EXPECT_EQ(replies[2].at("ok"), json::value(false));
    EXPECT_EQ(replies[3].at("id"), json::value(1));
    EXPECT_EQ(replies[4].at("ok"), json::value(true));
    EXPECT_EQ(run("engine", "{\"do\":\"rulesets\"}").status, 0);  // no end of line at the end
}

// An empty key would open a private house to everybody. (The address is one that nobody can listen
// on: where the key is not minded the program speaks of that.)
TEST(Program, serve_refuses_a_key_of_the_house_that_is_none) {
    const std::string line = "serve --private --bind 192.0.2.1 --db " + scratch() + "tables.db";
    for (const char* key : {"", "short", "fifteen letters"}) {
        setenv("MONEYBAGS_HOUSE_KEY", key, 1);
        const Ran ran = run(line);
        EXPECT_NE(ran.status, 0);
        EXPECT_TRUE(has(ran.err, "MONEYBAGS_HOUSE_KEY")) << ran.err;
        EXPECT_FALSE(has(ran.err, "192.0.2.1")) << ran.err;
    }
    setenv("MONEYBAGS_HOUSE_KEY", "sixteen letters!", 1);
    EXPECT_TRUE(has(run(line).err, "192.0.2.1"));
    unsetenv("MONEYBAGS_HOUSE_KEY");
    EXPECT_TRUE(has(run(line).err, "192.0.2.1"));
}

}  // namespace
}  // namespace moneybags
