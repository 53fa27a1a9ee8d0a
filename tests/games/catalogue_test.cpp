// The list of rulesets: who may play, which options there are, and what a data file must hold.

#include "games/catalogue.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>

#include "games/millions/game.h"
#include "tests/games/millions/figures.h"
#include "tests/support/data_file.h"
#include "tests/support/object_of.h"

namespace moneybags {
namespace {

namespace json = boost::json;
namespace figures = millions::figures;
using millions::Role;
using millions::RoleSet;
using testing_support::change;
using testing_support::object_of;
using testing_support::own_data;

using MillionsGame = TypedGame<millions::Family>;

const Ruleset& first() { return *find_ruleset("millions-1e"); }
const Ruleset& second() { return *find_ruleset("millions-2e"); }

// The rules of a game that must not be refused.
millions::Rules rules_of(const Ruleset& ruleset, int players, const Options& options = {}) {
    const Result<std::unique_ptr<Game>> game = make_game(ruleset, players, options);
    if (!game) throw std::runtime_error(game.error().sentence());
    return dynamic_cast<const MillionsGame&>(**game).rules();
}

bool says(const std::string& sentence, std::string_view words) {
    return sentence.find(words) != std::string::npos;
}

TEST(Catalogue, every_ruleset_has_an_id_of_its_own_and_carries_its_files) {
    std::set<std::string_view> ids;
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        EXPECT_TRUE(ids.insert(ruleset.id).second);
        EXPECT_EQ(find_ruleset(ruleset.id), &ruleset);
        EXPECT_FALSE(ruleset.name.empty());
        EXPECT_FALSE(embedded(ruleset.data).empty());
        EXPECT_FALSE(
            embedded("data/texts/en/" + std::string(ruleset.texts) + "/words.json").empty());
        EXPECT_FALSE(embedded(ruleset.rules).empty());
    }
    EXPECT_EQ(find_ruleset("millions-3e"), nullptr);
    EXPECT_EQ(find_ruleset(""), nullptr);
}

TEST(Catalogue, a_game_knows_its_ruleset_and_players) {
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            const Result<std::unique_ptr<Game>> game = make_game(ruleset, players);
            ASSERT_TRUE(game) << game.error().sentence();
            EXPECT_EQ((*game)->players(), players);
            EXPECT_EQ(&(*game)->ruleset(), &ruleset);
        }
    }
}

TEST(Catalogue, M1_SETUP_01_three_to_eight_may_play_any_other_number_is_refused) {
    // M1-SETUP-01, M2-SETUP-01
    for (const Ruleset* ruleset : {&first(), &second()}) {
        SCOPED_TRACE(ruleset->id);
        EXPECT_EQ(ruleset->least_players, 3);
        EXPECT_EQ(ruleset->most_players, 8);
        for (int players = 3; players <= 8; ++players) EXPECT_TRUE(make_game(*ruleset, players));
        for (const int players : {-1, 0, 1, 2, 9, 259}) {  // 259 is 3 to whoever counts in bytes
            SCOPED_TRACE(players);
            const Result<std::unique_ptr<Game>> game = make_game(*ruleset, players);
            ASSERT_FALSE(game);
            EXPECT_EQ(game.error().where, "players");
            EXPECT_TRUE(says(game.error().what, "3 to 8")) << "the refusal says what is right";
        }
    }
}

TEST(Catalogue, M1_SETUP_02_roles_by_number_of_players) {  // M1-SETUP-02
    using enum Role;
    struct Row {
        int players;
        RoleSet first, second;
    };
    const Row rows[] = {
  // table 1.3
        {3, {Snitch, Brute, Driver, Crook, Mastermind}, {Tech, Brute, Mentalist, Brain, Driver}},
        {4, {Brute, Driver, Crook},                     {Brute, Mentalist, Driver}             },
        {5, {Brute, Driver, Crook, Snitch},             {Brute, Mentalist, Driver, Tech}       },
        {6, {Brute, Driver, Crook, Snitch},             {Tech, Brute, Mentalist, Brain, Driver}},
        {7,
         {Snitch, Brute, Driver, Crook, Mastermind},
         {Tech, Acrobat, Brute, Mentalist, Brain, Driver}                                      },
        {8,
         {Snitch, Brute, Driver, Crook, Mastermind},
         {Tech, Acrobat, Brute, Mentalist, Brain, Driver}                                      },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.players);
        EXPECT_EQ(rules_of(first(), row.players).roles, row.first);
        EXPECT_EQ(rules_of(second(), row.players).roles, row.second);
        EXPECT_EQ(rules_of(first(), row.players).slots, row.players == 3 ? 2 : 1);
    }
}

TEST(Catalogue, M1_SETUP_04_ten_loot_cards_eight_rounds_or_six) {  // M1-SETUP-04, M1-QUICK-01
    const millions::Rules slow = rules_of(first(), 5);
    EXPECT_EQ(slow.loot.size(), 10u);
    EXPECT_EQ(slow.rounds, 8);
    EXPECT_EQ(slow.goal, Millions{20});
    const millions::Rules quick = rules_of(first(), 5, object_of("quick", true));
    EXPECT_EQ(quick.loot.size(), 10u);
    EXPECT_EQ(quick.rounds, 6);
    EXPECT_EQ(quick.goal, Millions{16});
    for (const millions::LootCard& card : slow.loot) {  // the printed ranges
        EXPECT_GE(card.amount, Millions{8});
        EXPECT_LE(card.amount, Millions{12});
        EXPECT_TRUE(card.ante == Millions{1} || card.ante == Millions{2});
        EXPECT_LE(card.shown.size(), 1);
    }
}

TEST(Catalogue, the_first_edition_s_data_are_the_figures_the_examples_use) {
    for (int players = 3; players <= 8; ++players) {
        for (const bool quick : {false, true}) {
            for (const bool fooled : {false, true}) {
                for (const bool live : {false, true}) {
                    for (const int talk : {3, 8, 50}) {
                        const Options options =
                            object_of("quick", quick, "fooled", fooled, "scheduling",
                                      live ? "live" : "turn", "talk", talk);
                        SCOPED_TRACE(json::serialize(options));
                        EXPECT_EQ(rules_of(first(), players, options),
                                  figures::first_edition(
                                      players, {.quick = quick,
                                                .fooled = fooled,
                                                .scheduling = live ? millions::Scheduling::Live
                                                                   : millions::Scheduling::Turn,
                                                .talk = talk}));
                    }
                }
            }
        }
        EXPECT_EQ(rules_of(first(), players), figures::first_edition(players)) << "without options";
    }
}

TEST(Catalogue, the_second_edition_s_data_are_the_figures_the_examples_use) {
    for (int players = 3; players <= 8; ++players) {
        SCOPED_TRACE(players);
        EXPECT_EQ(rules_of(second(), players), figures::second_edition(players));
        EXPECT_EQ(rules_of(second(), players, object_of("scheduling", "live", "talk", 3)),
                  figures::second_edition(players,
                                          {.scheduling = millions::Scheduling::Live, .talk = 3}));
    }
}

struct WrongOption {
    const char* story;
    const char* name;
    json::value value;
    const char* what;  // the complaint says what would be right
};

void expect_refused(const Ruleset& ruleset, const WrongOption& wrong) {
    SCOPED_TRACE(wrong.story);
    Options options;
    options["scheduling"] = "live";  // a good one beside the bad one
    options[wrong.name] = wrong.value;
    const Result<std::unique_ptr<Game>> game = make_game(ruleset, 5, options);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().where, std::string("option ") + wrong.name);
    EXPECT_TRUE(says(game.error().what, wrong.what)) << game.error().sentence();
}

TEST(Catalogue, a_wrong_option_is_refused_with_what_would_be_right) {
    const WrongOption rows[] = {
        {"no such option",        "slow",       true,    "quick, fooled, talk, scheduling"},
        {"names are exact",       "Quick",      true,    "quick, fooled, talk, scheduling"},
        {"a word for a switch",   "quick",      "yes",   "true or false"                  },
        {"a number for a switch", "fooled",     1,       "true or false"                  },
        {"nothing for a switch",  "quick",      nullptr, "true or false"                  },
        {"too little talk",       "talk",       2,       "3 to 50"                        },
        {"too much talk",         "talk",       51,      "3 to 50"                        },
        {"8 if counted in bytes", "talk",       264,     "3 to 50"                        },
        {"half a word",           "talk",       3.5,     "whole number"                   },
        {"a number as text",      "talk",       "8",     "whole number"                   },
        {"no such scheduling",    "scheduling", "slow",  "turn, live"                     },
        {"a switch for a word",   "scheduling", true,    "turn, live"                     },
    };
    for (const WrongOption& row : rows) expect_refused(first(), row);
}

TEST(Catalogue, M2_R_29_the_second_edition_is_neither_quick_nor_fooled) {  // M2-R-29
    expect_refused(second(), {"no quick", "quick", true, "talk, scheduling"});
    expect_refused(second(), {"not even switched off", "fooled", false, "talk, scheduling"});
}

TEST(Catalogue, options_are_completed_with_their_defaults) {
    const Result<Options> all = complete(first(), object_of("fooled", true));
    ASSERT_TRUE(all);
    EXPECT_EQ(*all, object_of("quick", false, "fooled", true, "talk", 8, "scheduling", "turn"));
}

// ---- Data files ----

Result<std::unique_ptr<Game>> load_with(const Ruleset& ruleset, const json::value& data,
                                        const Options& options = {}) {
    return make_game(ruleset, 5, options, json::serialize(data), "mine.json");
}

TEST(Catalogue, other_figures_need_no_other_code) {
    json::value data = own_data(first());
    data.at_pointer("/loot/0/amount") = 42;
    data.at_pointer("/figures/start_cash/value") = 7;
    const Result<std::unique_ptr<Game>> game = load_with(first(), data);
    ASSERT_TRUE(game) << game.error().sentence();
    const millions::Rules& rules = dynamic_cast<const MillionsGame&>(**game).rules();
    EXPECT_EQ(rules.loot[0].amount, Millions{42});
    EXPECT_EQ(rules.start_cash, Millions{7});
    EXPECT_EQ(rules.reserve, 175 - 5 * 7) << "what is dealt is no longer in the box";
}

struct Impossible {
    const char* story;
    const char* pointer;          // where the ruleset's own data are changed …
    json::value value;            // … to this
    const char* what;             // the reason
    const char* field = nullptr;  // what is complained of, if not the very place
};

void expect_unloadable(const Ruleset& ruleset, const Impossible& wrong) {
    SCOPED_TRACE(wrong.story);
    json::value data = own_data(ruleset);
    const std::string place = change(data, wrong.pointer, wrong.value);
    const Result<std::unique_ptr<Game>> game = load_with(ruleset, data);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().where,
              "mine.json: " + (wrong.field != nullptr ? std::string(wrong.field) : place));
    EXPECT_TRUE(says(game.error().what, wrong.what)) << game.error().sentence();
}

TEST(Catalogue, an_impossible_figure_is_refused_with_file_field_and_reason) {
    const Impossible rows[] = {
        {"nobody has anything",     "/figures/start_cash/value",  0,             "is 0"        },
        {"money of the wrong sign", "/figures/lone_fine/value",   -3,            "is -3"       },
        {"half a million",          "/figures/driver_fee/value",  0.5,           "whole number"},
        {"a figure as text",        "/figures/goal/value",        "20",          "whole number"},
        {"a goal one starts with",  "/figures/goal/value",        5,             "6 to 999"    },
        {"too little in the box",   "/figures/box/value",         39,            "40 to 9999"  },
        {"no rounds",               "/figures/rounds/value",      0,             "is 0"        },
        {"1 if counted in bytes",   "/figures/rounds/value",      257,           "is 257"      },
        {"beyond any purse",        "/figures/thief_takes/value", 70000,         "is 70000"    },
        {"beyond any number",       "/figures/box/value",         1e300,         "whole number"},
        {"hearsay",                 "/figures/goal/provenance",   "guessed",     "printed"     },
        {"a misspelt figure",       "/figures/gaol",              1,             "no field"    },
        {"a misspelt table",        "/loots",                     1,             "no field"    },
        {"another ruleset's file",  "/ruleset",                   "millions-2e", "millions-1e" },
        {"a format to come",        "/format",                    2,             "is 2"        },
    };
    for (const Impossible& row : rows) expect_unloadable(first(), row);
    expect_unloadable(first(), {"no table", "/figures", 5, "an object"});
}

TEST(Catalogue, an_impossible_loot_card_is_refused) {
    const Impossible rows[] = {
        {"free loot",              "/loot/3/amount", 0,                "is 0"         },
        {"loot beyond any purse",  "/loot/3/amount", 40000,            "is 40000"     },
        {"no ante",                "/loot/9/ante",   0,                "is 0"         },
        {"two cards of one name",  "/loot/1/id",     "L1-01",          "earlier entry"},
        {"a name too long",        "/loot/1/id",     "L1-01-and-more", "8 bytes"      },
        {"a nameless card",        "/loot/1/id",     "",               "1 to 8 bytes" },
        {"a name that is nothing", "/loot/1/id",     "-",              "a letter"     },
        {"a name one cannot see",  "/loot/1/id",     "L1\x7f",         "a letter"     },
        {"a card that is no card", "/loot/2",        "L1-03",          "object"       },
        {"no cards at all",        "/loot",          json::array{},    "entries"      },
    };
    for (const Impossible& row : rows) expect_unloadable(first(), row);
    expect_unloadable(first(), {"a role of the other game", "/loot/0/shown", json::array{"Tech"},
                                "Mastermind", "loot[0].shown[0]"});
    const json::array two{"Brute", "Driver"};
    expect_unloadable(first(), {"two symbols", "/loot/0/shown", two, "one role at most"});
    expect_unloadable(second(), {"a wrong sign", "/loot/4/bonus", -1, "is -1"});
    const json::array twice{"Brute", "Brute"};
    expect_unloadable(second(), {"a role twice", "/loot/0/shown", twice, "twice"});
}

TEST(Catalogue, an_impossible_set_of_roles_is_refused) {
    const json::array twice{"Brute", "Brute", "Driver"};
    const json::array two{"Snitch", "Brute"};
    expect_unloadable(first(), {"nobody to be", "/roles/5/value", json::array{}, "entries"});
    expect_unloadable(first(), {"a role twice", "/roles/5/value", twice, "twice"});
    expect_unloadable(first(), {"too few for two each", "/roles/3/value", two, "entries"});
    expect_unloadable(first(), {"for nine", "/roles/9", 1, "no field"});
    expect_unloadable(second(), {"a role of the first game", "/roles/4/value", two, "Mentalist",
                                 "roles.4.value[0]"});
}

TEST(Catalogue, a_missing_figure_is_refused) {
    for (const Ruleset* ruleset : {&first(), &second()}) {
        const json::value whole = own_data(*ruleset);
        const std::pair<const char*, std::string> parents[] = {
            {"",         ""        },
            {"/figures", "figures."},
            {"/loot/2",  "loot[2]."}
        };
        for (const auto& [pointer, called] : parents) {
            for (const auto& field : whole.at_pointer(pointer).as_object()) {
                if (field.key() == "about") continue;
                const std::string place = called + std::string(field.key());
                SCOPED_TRACE(place);
                json::value data = whole;
                data.at_pointer(pointer).as_object().erase(field.key());
                const Result<std::unique_ptr<Game>> game = load_with(*ruleset, data);
                ASSERT_FALSE(game);
                EXPECT_EQ(game.error().where, "mine.json: " + place);
                EXPECT_TRUE(says(game.error().what, "missing"));
            }
        }
    }
}

TEST(Catalogue, a_pile_needs_a_card_for_every_round) {
    json::value data = own_data(first());
    data.at("loot").as_array().resize(7);
    const Result<std::unique_ptr<Game>> slow = load_with(first(), data);
    ASSERT_FALSE(slow);
    EXPECT_EQ(slow.error().where, "mine.json: figures.rounds.value");
    EXPECT_TRUE(says(slow.error().what, "1 to 7, is 8")) << slow.error().sentence();
    data.at("loot").as_array().resize(5);
    data.at("figures").at("rounds").at("value") = 5;
    const Result<std::unique_ptr<Game>> quick = load_with(first(), data);
    ASSERT_FALSE(quick) << "whether or not the quick game is played";
    EXPECT_EQ(quick.error().where, "mine.json: figures.rounds_quick.value");
}

TEST(Catalogue, what_is_not_json_is_refused) {
    for (const std::string_view text : {"not json", "{", "[]", "5", "{} {}", " "}) {
        SCOPED_TRACE(text);
        const Result<std::unique_ptr<Game>> game = make_game(first(), 5, {}, text, "mine.json");
        ASSERT_FALSE(game);
        EXPECT_TRUE(game.error().where.starts_with("mine.json")) << game.error().sentence();
        EXPECT_FALSE(game.error().what.empty());
    }
}

// What the sources say and what only follows from them or from us, where it is easily mixed up.
TEST(Catalogue, figures_say_truly_where_they_come_from) {
    struct Row {
        std::string_view ruleset, at, label;
    };
    const Row rows[] = {
        {"millions-1e", "/figures/rounds_quick/provenance",     "printed" },
        {"millions-1e", "/roles/3/provenance",                  "printed" },
        {"millions-1e", "/roles/4/provenance",                  "inferred"},
        {"millions-1e", "/roles/8/provenance",                  "inferred"},
        {"millions-1e", "/loot/1/provenance/amount",            "inferred"},
        {"guillotines", "/billionaires/0/provenance/needs_one", "inferred"},
        {"guillotines", "/policies/0/provenance/doubles",       "inferred"},
        {"guillotines", "/policies/4/provenance/doubles",       "inferred"},
        {"guillotines", "/crises/8/provenance/rebels",          "chosen"  },
        {"guillotines", "/resources/0/provenance/copies",       "chosen"  },
        {"guillotines", "/assets/5/provenance/id",              "inferred"},
    };
    for (const Row& row : rows) {
        const json::value data = own_data(*find_ruleset(row.ruleset));
        EXPECT_EQ(data.at_pointer(row.at), json::value(row.label)) << row.ruleset << row.at;
    }
}

}  // namespace
}  // namespace moneybags
