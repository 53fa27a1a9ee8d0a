// Luck, events and views of Millions of Dollars in text and JSON; names; standings.

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "tests/games/millions/story.h"
#include "tests/notation/games.h"
#include "tests/support/languages.h"
#include "tests/support/scale.h"

namespace moneybags::notation_tests {

namespace json = boost::json;
using namespace millions::stories;
using namespace std::string_view_literals;
using millions::Event;
using millions::Happening;
using millions::Luck;
using millions::Outcome;
using millions::Rules;
namespace figures = millions::figures;

const auto kGames = static_cast<unsigned>(testing_support::scaled(2));  // of each kind

template <class T>
std::string sentence(const Result<T>& result) {
    return result.has_error() ? result.error().sentence() : "";
}

// A game with its notation.
struct Desk {
    explicit Desk(const Rules& rules)
        : game(game_by(rules)), notation(make_notation(game, default_names(rules.players))) {}
    MillionsGame game;
    std::unique_ptr<Notation> notation;
};

struct OutcomeRow {
    Outcome outcome;
    std::string_view text, json;
};

TEST(Outcomes, are_two_words_and_one_field) {
    const Desk desk(figures::first_edition(5));
    const OutcomeRow rows[] = {
        {{.luck = Luck::Leader, .leader = Bea},           "leader Bea", R"({"luck": "Leader", "leader": 1})"      },
        {{.luck = Luck::Loot, .loot = millions::Card{2}},
         "loot L1-03",                                                  R"({"luck": "Loot", "loot": "L1-03"})"    },
        {{.luck = Luck::Hidden, .hidden = Crook},
         "hidden Crook",                                                R"({"luck": "Hidden", "hidden": "Crook"})"},
    };
    for (const OutcomeRow& row : rows) {
        SCOPED_TRACE(row.text);
        const AnyOutcome any = AnyOutcome::of(row.outcome);
        EXPECT_EQ(desk.notation->outcome_text(any), row.text);
        EXPECT_EQ(desk.notation->outcome_json(any), json::parse(row.json));
        const auto by_text = desk.notation->read_outcome(row.text);
        ASSERT_TRUE(by_text) << sentence(by_text);
        EXPECT_TRUE(desk.game.same(*by_text, any));
        const auto by_json = desk.notation->read_outcome(json::parse(row.json));
        ASSERT_TRUE(by_json) << sentence(by_json);
        EXPECT_TRUE(desk.game.same(*by_json, any));
    }
}

struct Wrong {
    std::string_view input, sentence;
};

TEST(Outcomes, that_cannot_be_read_are_explained) {
    const Desk desk(figures::first_edition(4));
    const Wrong lines[] = {
        {"",              "must be leader, loot or hidden and which, is \"\""    },
        {"loot",          "must be leader, loot or hidden and which, is \"loot\""},
        {"leader Eva",    "leader: must be one of Al, Bea, Cid, Dan; is \"Eva\"" },
        {"hidden Nobody",
         "hidden: must be one of Snitch, Tech, Acrobat, Brute, Mentalist, Brain, Driver, Crook, "
         "Mastermind; is \"Nobody\""                                             },
        {"hidden -",      "hidden: must be a role, is none"                      },
        {"loot L1-11",
         "loot: must be one of L1-01, L1-02, L1-03, L1-04, L1-05, L1-06, L1-07, L1-08, L1-09, "
         "L1-10; is \"L1-11\""                                                   },
    };
    for (const Wrong& row : lines) {
        EXPECT_EQ(sentence(desk.notation->read_outcome(row.input)), row.sentence);
    }
    const Wrong values[] = {
        {R"("loot")",                                           "must be an object, is \"loot\""                        },
        {R"({"luck": "loot"})",                                 "luck: must be one of Leader, Loot, Hidden; is \"loot\""},
        {R"({"luck": "Loot"})",                                 "loot: is missing"                                      },
        {R"({"luck": "Loot", "loot": 3})",
         "loot: must be one of L1-01, L1-02, L1-03, L1-04, L1-05, L1-06, L1-07, L1-08, L1-09, "
         "L1-10; is 3"                                                                                                  },
        {R"({"luck": "Hidden", "hidden": null})",               "hidden: must be a role, is none"                       },
        {R"({"luck": "Leader", "leader": 4})",                  "leader: must be a whole number from 0 to 3, is 4"      },
        {R"({"luck": "Leader", "leader": 1, "loot": "L1-01"})",
         "loot: is no field here; the fields are luck, leader"                                                          },
    };
    for (const Wrong& row : values) {
        EXPECT_EQ(sentence(desk.notation->read_outcome(json::parse(row.input))), row.sentence);
    }
}

TEST(Events, say_every_field_that_means_something) {
    const Desk desk(figures::first_edition(4));
    const auto told = [&](const Event& event, std::string_view text, std::string_view as_json) {
        SCOPED_TRACE(text);
        EXPECT_EQ(desk.notation->event_text(AnyEvent::of(event)), text);
        EXPECT_EQ(desk.notation->event_json(AnyEvent::of(event)), json::parse(as_json));
    };
    told({.what = Happening::Claimed, .seat = Al, .character = of(Al), .role = Brute},
         "Claimed seat=Al character=Al role=Brute",
         R"({"what": "Claimed", "to": "everybody", "seat": 0, "character": 0, "role": "Brute"})");
    told({.what = Happening::Claimed, .seat = Al, .character = of(Al)},
         "Claimed seat=Al character=Al role=-",
         R"({"what": "Claimed", "to": "everybody", "seat": 0, "character": 0, "role": null})");
    told({.what = Happening::LootTurnedUp, .card = millions::Card{0}, .amount = M(8)},
         "LootTurnedUp card=L1-01 amount=8",
         R"({"what": "LootTurnedUp", "to": "everybody", "card": "L1-01", "amount": 8})");
    told({.what = Happening::Seen,
          .to = Audience::only({Bea}),
          .seat = Bea,
          .character = of(Al),
          .role = Crook},
         "Seen to=Bea seat=Bea character=Al role=Crook",
         R"({"what": "Seen", "to": [1], "seat": 1, "character": 0, "role": "Crook"})");
    told(
        {.what = Happening::DealOpened,
         .seat = Al,
         .character = of(Bea),
         .pay = from(Al, 1, Dan, 2)},
        "DealOpened seat=Al character=Bea pay=1,0,0,2",
        R"({"what": "DealOpened", "to": "everybody", "seat": 0, "character": 1, "pay": [1, 0, 0, 2]})");
    told({.what = Happening::TalksEnded}, "TalksEnded",
         R"({"what": "TalksEnded", "to": "everybody"})");
}

TEST(Events, have_a_picture_beside_their_line) {
    const Desk desk(figures::first_edition(4));
    const auto icon = [&](Happening what) {
        return desk.notation->icon_of(AnyEvent::of(Event{.what = what}));
    };
    EXPECT_EQ(icon(Happening::Paid), "money");
    EXPECT_EQ(icon(Happening::GameOver), "win");
    EXPECT_EQ(icon(Happening::DealSettled), "");  // what follows has its own
}

TEST(Views, are_one_line_with_question_marks_for_what_is_not_known) {
    Story t{figures::first_edition(4)};
    t.begin(Bea).loot("L1-03").pick({Driver, Brute, Crook, Driver}).hide(Brute);
    t.plays(Bea, offer(of(Al), Bea, 3));
    const Desk desk(t.rules());
    const AnyState state = AnyState::of(t.state());
    EXPECT_EQ(desk.notation->view_text(desk.game.view(state, Cid)),
              "view=Cid phase=Answering round=1 leader=Bea loot=L1-03 turned_up=L1-03 reserve=155 "
              "purse=4,4,4,4 picked=Al,Bea,Cid,Dan in=Al,Bea,Cid,Dan antes=Al,Bea,Cid,Dan "
              "on_view=Driver:2,Crook:1 talk=8,7,8,8 acted=Bea deals=Bea>Al:3 token=Bea asked=Bea "
              "role=?,?,Crook,?");
    const json::value seen = desk.notation->view_json(desk.game.view(state, Cid));
    EXPECT_EQ(seen.at("me"), json::value(2));
    EXPECT_EQ(seen.at("role"), json::parse(R"([null, null, "Crook", null])"));
    EXPECT_EQ(seen.at("open").at("deals"),
              json::parse(R"([{"proposer": 1, "character": 0, "payer": 1, "amount": 3}])"));
    EXPECT_EQ(seen.at("open").at("on_view"), json::parse(R"({"Driver": 2, "Crook": 1})"));
    EXPECT_EQ(seen.at("open").at("vote_barred"), json::value(false));
}

TEST(Views, of_a_spectator_are_nobodys) {
    const Desk desk(figures::second_edition(3));
    const AnyView seen = desk.game.view(desk.game.setup(), kSpectator);
    EXPECT_EQ(desk.notation->view_text(seen),
              "view=- phase=ChooseLeader round=0 leader=Al loot=L2-01 reserve=0 purse=10,10,10");
    EXPECT_TRUE(desk.notation->view_json(seen).at("me").is_null());
}

// Whatever luck may do is read back as it was written.
TEST(Outcomes, come_back_as_they_went_out_through_whole_games) {
    for (const Rules& rules : all_rules()) {
        const Desk desk(rules);
        const Notation& n = *desk.notation;
        for (unsigned seed = 0; seed < kGames; ++seed) {
            SCOPED_TRACE(story_of(rules, seed));
            Rng luck{seed};
            AnyState state = desk.game.setup();
            while (!is_over(desk.game, state)) {
                for (const auto& each : desk.game.outcomes(state)) {
                    const AnyOutcome& o = each.outcome;
                    const auto by_text = n.read_outcome(n.outcome_text(o));
                    const auto by_json = n.read_outcome(n.outcome_json(o));
                    ASSERT_TRUE(by_text && by_json) << sentence(by_text) << sentence(by_json);
                    ASSERT_TRUE(desk.game.same(*by_text, o) && desk.game.same(*by_json, o));
                }
                play_any(desk.game, state, luck);
            }
        }
    }
}

TEST(Outcomes, survive_any_line_and_never_throw) {
    const Desk desk(figures::first_edition(3));
    const Notation& n = *desk.notation;
    const std::string lines[] = {"leader Bea", "hidden Crook", "loot L1-03"};
    Rng luck{7};
    for (int i = 0; i < 30'000; ++i) {
        std::string line = lines[luck.below(3)];
        for (std::uint32_t k = luck.below(4) + 1; k > 0 && !line.empty(); --k) {
            const std::size_t at = luck.below(static_cast<std::uint32_t>(line.size()));
            switch (luck.below(3)) {
                case 0:
                    line[at] = static_cast<char>(luck.below(256));
                    break;
                case 1:
                    line.erase(at, 1 + luck.below(9));
                    break;
                default:
                    line.insert(
                        at, line.substr(luck.below(static_cast<std::uint32_t>(line.size())), 5));
            }
        }
        // Whatever is taken is something that can be written.
        if (const auto luck_says = n.read_outcome(line)) {
            ASSERT_TRUE(n.read_outcome(n.outcome_text(*luck_says)));
        }
    }
}

TEST(Standing, is_told_for_the_seats_there_are) {
    const MillionsGame game = game_by(figures::second_edition(3));
    EXPECT_EQ(
        standing_json(game, game.standing(game.setup())),
        json::parse(R"({"over": false, "winners": [], "score": [10, 10, 10], "unit": 1000000})"));
}

TEST(Refusals, carry_the_clause_the_figures_and_a_sentence) {
    const Desk desk(figures::first_edition(4));
    const Refusal refusal{"MX-R-09", "above-purse", 9, 1, 6};
    const json::value told = refusal_json(*desk.notation, refusal, kEnglish);
    EXPECT_EQ(told.at("clause"), json::value("MX-R-09"));
    EXPECT_EQ(told.at("reason"), json::value("above-purse"));
    EXPECT_EQ(told.at("asked"), json::value(9));
    EXPECT_EQ(told.at("least"), json::value(1));
    EXPECT_EQ(told.at("most"), json::value(6));
    EXPECT_EQ(told.at("text"), json::value(desk.notation->explain(refusal, kEnglish)));
}

// ---- Names ----

TEST(Names, default_to_a_round_of_eight) {
    EXPECT_EQ(default_names(3), (Names{"Al", "Bea", "Cid"}));
    for (int players = 2; players <= 8; ++players) {
        EXPECT_TRUE(check_names(default_names(players), players));
    }
}

TEST(Names, may_be_any_word) {
    const Names good{"Zoë", "小明", "o-Neill", "R2D2", "x_", "Ævar", "Иван", "Ñandú"};
    const Result<Names> checked = check_names(good, 8);
    ASSERT_TRUE(checked) << sentence(checked);
    EXPECT_EQ(*checked, good);
}

TEST(Names, must_be_as_many_as_seats) {
    EXPECT_EQ(sentence(check_names({"Al", "Bea"}, 3)),
              "names: must be 3, one for each seat; are 2");
}

struct NameRow {
    std::string_view name, why;
};

TEST(Names, that_would_not_be_understood_are_refused) {
    const NameRow rows[] = {
        {"",                          "must not be empty"       },
        {"al",                        "must differ"             },
        {"Al Capone",                 "must be one word"        },
        {"2nd",                       "must be one word"        },
        {"-",                         "must be one word"        },
        {"_x",                        "must be one word"        },
        {"a.b",                       "must be one word"        },
        {"a=b",                       "must be one word"        },
        {"a\tb",                      "must be one word"        },
        {"?",                         "must be one word"        },
        {"a\xE2\x80\xAE"
         "b",                "must be one word"        }, // turns the line round
        {"a\xE3\x80\x80"
         "b",                "must be one word"        }, // a wide space
        {"\xC0\xAF",                  "must be UTF-8"           },
        {"a\xE2\x80",                 "must be UTF-8"           },
        {"\xED\xA0\x80",              "must be UTF-8"           },
        {"abcdefghijklmnopqrstuvwxy", "must be at most 24 bytes"},
        {"Ready",                     "must not be a word that" },
        {"to",                        "must not be a word that" },
        {"FROM",                      "must not be a word that" },
        {"for",                       "must not be a word that" },
        {"with",                      "must not be a word that" },
        {"and",                       "must not be a word that" },
        {"Nothing",                   "must not be a word that" },
        {"both",                      "must not be a word that" },
        {"on",                        "must not be a word that" },
        {"at",                        "must not be a word that" },
        {"me",                        "must not be a word that" },
        {"all",                       "must not be a word that" },
        {"driver",                    "must not be a word that" },
        {"withdraw",                  "must not be a word that" },
    };
    for (const NameRow& row : rows) {
        SCOPED_TRACE(row.name);
        const Result<Names> checked =
            check_names({"Al", std::string(row.name), "Cid"}, 3, "millions");
        ASSERT_TRUE(checked.has_error());
        EXPECT_EQ(checked.error().where, "names[1]");
        EXPECT_EQ(checked.error().what.substr(0, row.why.size()), row.why);
    }
}

TEST(Names, of_roles_are_refused_where_there_are_such_roles) {
    for (const Ruleset& ruleset : catalogue()) {
        for (const Language language : languages()) {
            for (const auto& [key, name] : language.names(ruleset.texts)) {
                if (!key.starts_with("role.")) continue;
                EXPECT_FALSE(check_names({name}, 1, ruleset.texts)) << name;
            }
        }
    }
    for (const char* name : {"Driver", "brute", "司機"}) {
        EXPECT_FALSE(check_names({name}, 1, "millions")) << name;
        EXPECT_TRUE(check_names({name}, 1, "mad-millionaire")) << name;
        EXPECT_TRUE(check_names({name}, 1)) << "a log of before";
    }
}

}  // namespace moneybags::notation_tests
