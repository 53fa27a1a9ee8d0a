// Moves of Millions of Dollars as people type them and programs send them.

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "games/fields.h"
#include "notation/millions/notation.h"
#include "tests/games/millions/story.h"
#include "tests/notation/games.h"
#include "tests/notation/millions/game.h"
#include "tests/support/languages.h"
#include "tests/support/scale.h"

namespace moneybags::notation_tests {
namespace {

namespace json = boost::json;
using namespace millions::stories;
using millions::Character;
using millions::Choice;
using millions::MillionsNotation;
using millions::Move;
using millions::Rules;
using millions::State;
namespace figures = millions::figures;

std::string read_back(const MillionsNotation& notation, Seat by, std::string_view text,
                      std::span<const AnyChoice> legal = {}) {
    const auto move = notation.read_move(by, text, legal);
    return move ? notation.move_text(by, *move) : "! " + move.error().sentence();
}

// ---- Exact forms ----

struct Form {
    Seat by;
    Move move;
    std::string_view text, json;
};

void expect_forms(const Rules& rules, std::span<const Form> forms) {
    const MillionsNotation notation = notation_for(rules);
    for (const Form& form : forms) {
        SCOPED_TRACE(form.text);
        const AnyMove any = AnyMove::of(form.move);
        EXPECT_EQ(notation.move_text(form.by, any), form.text);
        EXPECT_EQ(notation.move_json(any), json::parse(form.json));
        const auto by_text = notation.read_move(form.by, form.text, {});
        ASSERT_TRUE(by_text) << by_text.error().sentence();
        EXPECT_EQ(by_text->as<Move>(), form.move);
        const auto by_json = notation.read_move(json::parse(form.json));
        ASSERT_TRUE(by_json) << by_json.error().sentence();
        EXPECT_EQ(by_json->as<Move>(), form.move);
    }
}

TEST(MoveForms, every_act_has_a_line_of_text_and_an_object) {
    // clang-format off
    const Form forms[] = {
        {Al, {.act = Pick, .role = Driver}, "pick Driver", R"({"act":"Pick","role":"Driver"})"},
        {Al, claim_for(of(Al), Driver), "claim Driver",
         R"({"act":"Claim","character":0,"role":"Driver"})"},
        {Al, claim_for(of(Al), None), "claim nothing",
         R"({"act":"Claim","character":0,"role":null})"},
        {Al, ask(of(Bea)), "ask Bea", R"({"act":"Ask","character":1})"},
        {Al, offer(of(Bea), Al, 3), "offer 3 to Bea",
         R"({"act":"Offer","character":1,"pay":{"0":3}})"},
        {Al, offer(of(Cid), Al, 1, Bea, 2, Dan, 1), "offer 1 to Cid with 2 from Bea and 1 from Dan",
         R"({"act":"Offer","character":2,"pay":{"0":1,"1":2,"3":1}})"},
        {Al, demand(of(Al), Bea, 3, Cid, 2), "demand 3 from Bea and 2 from Cid",
         R"({"act":"Demand","character":0,"pay":{"1":3,"2":2}})"},
        {Bea, counter(Al, of(Bea), Al, 3), "counter Al for Bea with 3 from Al",
         R"({"act":"Counter","proposer":0,"character":1,"pay":{"0":3}})"},
        {Bea, accept_of(Al, of(Bea)), "accept Al for Bea",
         R"({"act":"Accept","proposer":0,"character":1})"},
        {Bea, decline_of(Al, of(Bea)), "decline Al for Bea",
         R"({"act":"Decline","proposer":0,"character":1})"},
        {Al, cancel_of(Al, of(Bea)), "cancel Bea",
         R"({"act":"Cancel","proposer":0,"character":1})"},
        {Al, withdraw(of(Al)), "withdraw", R"({"act":"Withdraw","character":0})"},
        {Al, look_at(of(Bea)), "look at Bea", R"({"act":"Intimidate","character":1})"},
        {Al, bare(Ready), "ready", R"({"act":"Ready"})"},
        {Al, bare(RollCall), "roll call", R"({"act":"RollCall"})"},
        {Al, answer(Driver), "answer Driver", R"({"act":"Answer","role":"Driver"})"},
        {Al, answer(None), "answer nothing", R"({"act":"Answer","role":null})"},
        {Al, bare(Call), "call", R"({"act":"Call"})"},
        {Al, bare(CallVote), "call vote", R"({"act":"CallVote"})"},
        {Al, bare(Yes), "yes", R"({"act":"Yes"})"},
        {Al, bare(No), "no", R"({"act":"No"})"},
        {Al, bare(Pass), "pass", R"({"act":"Pass"})"},
        {Al, bare(Stay), "stay", R"({"act":"Stay"})"},
        {Bea, leave_with(of(Bea)), "leave", R"({"act":"Leave","character":1})"},
        {Al, name_role(Crook), "name Crook", R"({"act":"Name","role":"Crook"})"},
        {Al, rob_from(of(Bea)), "rob Bea", R"({"act":"Rob","character":1})"},
    };
    // clang-format on
    expect_forms(figures::first_edition(5), forms);
}

TEST(MoveForms, with_three_players_characters_are_told_apart) {
    // clang-format off
    const Form forms[] = {
        {Al, {.act = Pick, .role = Driver, .second = Brute}, "pick Driver Brute",
         R"({"act":"Pick","role":"Driver","second":"Brute"})"},
        {Al, announce_as(Crook, Brute), "announce Crook Brute",
         R"({"act":"Announce","role":"Crook","second":"Brute"})"},
        {Al, claim_for(of(Al, 2), Driver), "claim Driver for 2",
         R"({"act":"Claim","character":1,"role":"Driver"})"},
        {Al, ask(of(Bea, 1)), "ask Bea.1", R"({"act":"Ask","character":2})"},
        {Al, offer(of(Bea, 2), Al, 3), "offer 3 to Bea.2",
         R"({"act":"Offer","character":3,"pay":{"0":3}})"},
        {Al, demand(of(Al, 2), Bea, 3), "demand 3 from Bea for 2",
         R"({"act":"Demand","character":1,"pay":{"1":3}})"},
        {Bea, counter(Al, of(Bea, 1), Al, 3), "counter Al for 1 with 3 from Al",
         R"({"act":"Counter","proposer":0,"character":2,"pay":{"0":3}})"},
        {Bea, accept_of(Al, of(Bea, 2)), "accept Al for 2",
         R"({"act":"Accept","proposer":0,"character":3})"},
        {Cid, decline_of(Al, of(Bea, 2)), "decline Al for Bea.2",
         R"({"act":"Decline","proposer":0,"character":3})"},
        {Bea, cancel_of(Bea, of(Bea, 1)), "cancel 1",
         R"({"act":"Cancel","proposer":1,"character":2})"},
        {Al, withdraw(of(Al, 2)), "withdraw 2", R"({"act":"Withdraw","character":1})"},
        {Al, answer(Driver, None), "answer Driver nothing", R"({"act":"Answer","role":"Driver"})"},
        {Al, answer(None, Driver), "answer nothing Driver",
         R"({"act":"Answer","role":null,"second":"Driver"})"},
        {Al, leave_with(of(Al, 1)), "leave 1", R"({"act":"Leave","character":0})"},
        {Al, bare(LeaveBoth), "leave both", R"({"act":"LeaveBoth"})"},
        {Al, rob_from(of(Al, 2)), "rob 2", R"({"act":"Rob","character":1})"},
    };
    // clang-format on
    expect_forms(figures::first_edition(3), forms);
}

TEST(MoveForms, names_that_look_like_words_of_the_notation_do_no_harm) {
    const MillionsNotation notation =
        notation_for(figures::first_edition(5), {"to", "from", "Brute", "nothing", "和"});
    const Move moves[] = {
        offer(of(Eva), Al, 1, Bea, 2, Cid, 1),
        demand(of(Al), Bea, 3, Dan, 2),
        counter(Bea, of(Al), Bea, 3),
        accept_of(Dan, of(Al)),
        look_at(of(Dan)),
        ask(of(Eva)),
    };
    for (const Move& move : moves) {
        const std::string text = notation.move_text(Al, AnyMove::of(move));
        const auto again = notation.read_move(Al, text, {});
        ASSERT_TRUE(again) << again.error().sentence();
        EXPECT_EQ(again->as<Move>(), move) << text;
    }
}

TEST(MoveForms, a_choice_shows_its_range_and_where_the_amount_stands) {
    const Rules rules = figures::first_edition(5);
    const MillionsGame game = game_by(rules);
    const MillionsNotation notation = notation_for(rules);
    const Choice choice{Offer, of(Bea), None, None, Seat{}, Al, 6};
    EXPECT_EQ(notation.choice_text(Al, AnyChoice::of(choice)), "offer 1..6 to Bea");
    const auto told = [&](const Choice& of) {
        return codec::write_json({}, tell_choice(game, notation, Al, AnyChoice::of(of)));
    };
    EXPECT_EQ(told(choice), json::parse(R"({
        "move": {"act": "Offer", "character": 1, "pay": {"0": 1}}, "text": "offer 1..6 to Bea",
        "amount": {"least": 1, "most": 6, "path": ["pay", "0"]}})"));
    const Choice haggle{Counter, of(Bea), None, None, Al, Al, 4};
    EXPECT_EQ(notation.choice_text(Bea, AnyChoice::of(haggle)),
              "counter Al for Bea with 1..4 from Al");
    const Choice last{Demand, of(Al), None, None, Seat{}, Bea, 1};
    EXPECT_EQ(notation.choice_text(Al, AnyChoice::of(last)), "demand 1 from Bea");
    const Choice plain{Withdraw, of(Al), None, None, Seat{}, Seat{}, 0};
    EXPECT_EQ(told(plain),
              json::parse(R"({"move": {"act": "Withdraw", "character": 0}, "text": "withdraw"})"));
}

TEST(MoveForms, every_listed_move_and_random_pools_survive_text_and_json) {
    std::uint64_t seed = 0;
    std::size_t checked = 0;
    for (const Rules& rules : all_rules()) {
        SCOPED_TRACE(story_of(rules, ++seed));
        const MillionsGame game = game_by(rules);
        const MillionsNotation notation = notation_for(rules);
        AnyState state = game.setup();
        Rng luck{seed};
        Rng other{seed + 1000};
        const auto check = [&](Seat seat, const Move& move, std::span<const AnyChoice> legal) {
            const std::string text = notation.move_text(seat, AnyMove::of(move));
            const auto by_text = notation.read_move(seat, text, {});
            ASSERT_TRUE(by_text) << text << ": " << by_text.error().sentence();
            ASSERT_EQ(by_text->as<Move>(), move) << text;
            const auto with_list = notation.read_move(seat, text, legal);
            ASSERT_TRUE(with_list) << text << ": " << with_list.error().sentence();
            ASSERT_EQ(with_list->as<Move>(), move) << text;
            const auto by_json = notation.read_move(notation.move_json(AnyMove::of(move)));
            ASSERT_TRUE(by_json) << text << ": " << by_json.error().sentence();
            ASSERT_EQ(by_json->as<Move>(), move) << text;
            ++checked;
        };
        for (int step = 0; step < 250 && !is_over(game, state); ++step) {
            for (const Seat seat : game.turn(state).seats) {
                const auto legal = game.legal(state, seat);
                ASSERT_FALSE(legal.empty());
                for (const AnyChoice& choice : legal) {
                    const std::uint32_t count = game.count(choice);
                    check(seat, game.move(choice, other.below(count)).as<Move>(), legal);
                    // What a page would send after moving the slider to its end.
                    const auto amount = tell_choice(game, notation, seat, choice).amount;
                    ASSERT_TRUE(amount || count == 1);
                    ASSERT_EQ(amount ? amount->most : 1, count);
                }
                if (millions::is_active(rules, state.as<State>().open, seat)) {
                    check(seat, some_pool(rules, state.as<State>(), seat, other), legal);
                }
                if (HasFatalFailure()) return;
            }
            play_any(game, state, luck);
        }
    }
    EXPECT_GT(checked, 100'000u);
}

// ---- What people type ----

// Negotiation of five, first edition, Al to act (live, so that everybody may).
struct Talk {
    explicit Talk(int players = 5)
        : rules(figures::first_edition(players, {.scheduling = millions::Scheduling::Live})),
          game(game_by(rules)),
          notation(notation_for(rules)) {
        state = game.setup();
        for (Rng luck{7}; state.as<State>().open.phase != millions::Phase::Talking;) {
            play_any(game, state, luck);
        }
    }
    std::string reads(Seat by, std::string_view text) const {
        return read_back(notation, by, text, game.legal(state, by));
    }
    void plays(Seat by, std::string_view text) {
        const auto move = notation.read_move(by, text, game.legal(state, by));
        ASSERT_TRUE(move) << move.error().sentence();
        ASSERT_FALSE(game.objection(state, by, *move)) << text;
        game.apply(state, by, *move);
    }
    std::string objects(Seat by, std::string_view text) const {
        const auto move = notation.read_move(by, text, game.legal(state, by));
        if (!move) return "! " + move.error().sentence();
        const auto no = game.objection(state, by, *move);
        return no ? notation.explain(*no, kEnglish) : "fine";
    }

    Rules rules;
    MillionsGame game;
    MillionsNotation notation;
    AnyState state;
};

struct Typed {
    std::string_view typed, meant;
};

TEST(MoveReading, takes_short_forms_other_orders_and_chinese) {
    const Talk talk;
    const Typed rows[] = {
        {"off 3 b",                               "offer 3 to Bea"                               },
        {"OFFER $3 to BEA",                       "offer 3 to Bea"                               },
        {"offer Bea 3",                           "offer 3 to Bea"                               },
        {"offer bea $3M to leave",                "offer 3 to Bea"                               },
        {"bribe bea 2",                           "offer 2 to Bea"                               },
        {"  pay   2   to   d. ",                  "offer 2 to Dan"                               },
        {"claim br",                              "claim Brute"                                  },
        {"claim the driver",                      "claim Driver"                                 },
        {"claim no comment",                      "claim nothing"                                },
        {"cl n",                                  "claim nothing"                                },
        {"cl x",
         "! \"x\": was not expected here; say for example \"claim Snitch\", \"claim Brute\" or "
         "\"claim Driver\""                                                                      },
        {"with",                                  "withdraw"                                     },
        {"leave",                                 "withdraw"                                     },
        {"ask c",                                 "ask Cid"                                      },
        {"please ask Cid to leave",               "ask Cid"                                      },
        {"demand 2 from eva",                     "demand 2 from Eva"                            },
        {"dem e 2",                               "demand 2 from Eva"                            },
        {"want 2 from eva and 1 from cid",        "demand 1 from Cid and 2 from Eva"             },
        {"offer 1 c with 2 from bea",             "offer 1 to Cid with 2 from Bea"               },
        {"offer 1 to c with bea 2 and dan 1",     "offer 1 to Cid with 2 from Bea and 1 from Dan"},
        {"offer 1 and 1 from Bea to Cid",         "offer 1 to Cid with 1 from Bea"               },
        {"offer 1 from Al and 1 from Bea to Cid", "offer 1 to Cid with 1 from Bea"               },
        {"offer 2 from Bea and 1 from me to Cid", "offer 1 to Cid with 2 from Bea"               },
        {"offer 1 + Bea 1 to Cid",                "offer 1 to Cid with 1 from Bea"               },
        {"offer to Cid 1 plus 1 from Bea",        "offer 1 to Cid with 1 from Bea"               },
        {"offer 2 from Al to Cid to leave",       "offer 2 to Cid"                               },
        {"rea",                                   "ready"                                        },
        {"出價3給Bea",                         "offer 3 to Bea"                               },
        {"出 3 百萬 給 bea",                  "offer 3 to Bea"                               },
        {"聲稱打手",                          "claim Brute"                                  },
        {"我是車手",                          "claim Driver"                                 },
        {"要價2從Eva",                         "demand 2 from Eva"                            },
        {"退出",                                "withdraw"                                     },
        {"準備好了",                          "ready"                                        },
        {"請Cid離開",                          "ask Cid"                                      },
        {"出價300萬給Bea",                    "offer 3 to Bea"                               },
        {"出價 300 萬 給 Bea",                "offer 3 to Bea"                               },
        {"offer $3M to Bea",                      "offer 3 to Bea"                               },
        {"聲稱暴徒",                          "claim Brute"                                  },
        {"我是告密者",                       "claim Snitch"                                 },
        {"聲稱惡棍",                          "claim Crook"                                  },
        {"我是司機",                          "claim Driver"                                 },
    };
    for (const Typed& row : rows) EXPECT_EQ(talk.reads(Al, row.typed), row.meant) << row.typed;
}

TEST(MoveReading, finds_the_deal_that_is_meant) {
    Talk talk;
    talk.plays(Al, "offer 3 bea");
    const Typed rows[] = {
        {"acc",               "accept Al for Bea"                },
        {"accept",            "accept Al for Bea"                },
        {"yes",               "accept Al for Bea"                },
        {"deal",              "accept Al for Bea"                },
        {"accept al",         "accept Al for Bea"                },
        {"decline al",        "decline Al for Bea"               },
        {"no",                "decline Al for Bea"               },
        {"拒絕",            "decline Al for Bea"               },
        {"counter 4",         "counter Al for Bea with 4 from Al"},
        {"counter al 4",      "counter Al for Bea with 4 from Al"},
        {"co 4 from al",      "counter Al for Bea with 4 from Al"},
        {"counter a for b 4", "counter Al for Bea with 4 from Al"},
        {"還價4",           "counter Al for Bea with 4 from Al"},
    };
    for (const Typed& row : rows) EXPECT_EQ(talk.reads(Bea, row.typed), row.meant) << row.typed;
    EXPECT_EQ(talk.reads(Al, "cancel"),
              "! \"cancel\": do you mean \"cancel Bea\"? then say all of it");
    EXPECT_EQ(talk.reads(Al, "cancel bea"), "cancel Bea");
    talk.plays(Cid, "offer 2 bea");
    EXPECT_EQ(talk.reads(Bea, "accept"),
              "! \"accept\": may mean \"accept Al for Bea\" or \"accept Cid for Bea\"; say which");
    EXPECT_EQ(talk.reads(Bea, "accept cid"), "accept Cid for Bea");
    EXPECT_EQ(talk.reads(Bea, "counter cid 3"), "counter Cid for Bea with 3 from Cid");
    EXPECT_EQ(talk.reads(Bea, "withdraw"), "withdraw");
}

TEST(MoveReading, with_three_players_asks_which_character) {
    Talk talk{3};
    EXPECT_EQ(talk.reads(Al, "offer 1 b.2"), "offer 1 to Bea.2");
    EXPECT_EQ(
        talk.reads(Al, "offer 1 bea"),
        "! \"offer 1 bea\": may mean \"offer 1 to Bea.1\" or \"offer 1 to Bea.2\"; say which");
    EXPECT_EQ(talk.reads(Al, "withdraw"),
              "! \"withdraw\": may mean \"withdraw 1\" or \"withdraw 2\"; say which");
    EXPECT_EQ(talk.reads(Al, "withdraw my 2"), "withdraw 2");
    EXPECT_EQ(talk.reads(Al, "claim dr 2"), "claim Driver for 2");
    EXPECT_EQ(talk.reads(Al, "demand 1 from bea for 2"), "demand 1 from Bea for 2");
    talk.plays(Bea, "withdraw 1");
    EXPECT_EQ(talk.reads(Al, "offer 1 bea"), "offer 1 to Bea.2");
    EXPECT_EQ(talk.reads(Bea, "withdraw"), "withdraw 2");
}

TEST(MoveReading, leaves_bad_amounts_to_the_rules_to_explain) {
    const Talk talk;
    const int purse = talk.state.as<State>().open.purse[Al].count();
    EXPECT_EQ(talk.objects(Al, "offer 99 to Bea"),
              "You named $99M; the payer's purse allows $1M to $" + std::to_string(purse) +
                  "M (MX-R-09).");
    EXPECT_EQ(talk.objects(Al, "offer 99 b"), talk.objects(Al, "offer 99 to Bea"));
    EXPECT_TRUE(talk.objects(Al, "offer -1 to Bea").starts_with("You named −$1M;"));
    EXPECT_TRUE(
        talk.objects(Al, "offer 99999999999 to Bea").starts_with("! \"99999999999\": must be"));
    EXPECT_TRUE(
        talk.objects(Al, "offer 2.5 to Bea").starts_with("! \"2.5\": must be a whole number"));
    EXPECT_EQ(talk.objects(Al, "claim acrobat"),
              "That role is not in this game; choose one of Snitch, Brute, Driver, Crook "
              "(MX-R-23).");
    EXPECT_TRUE(talk.objects(Al, "offer 2 from Bea to Cid")
                    .starts_with("An offer holds money of your own; "));
    EXPECT_EQ(talk.objects(Al, "call vote"),
              "The first edition has no vote; the Leader may say “call” (M1-NEG-07).");
    EXPECT_EQ(
        talk.objects(Al, "look at bea"),
        "You hold no Intimidation card; a Brute who gets through alone earns one (M1-INT-01).");
}

TEST(MoveReading, says_what_would_have_been_right) {
    const Talk talk;
    EXPECT_EQ(talk.reads(Cid, "xyzzy"),
              "! \"xyzzy\": is no move; you may now claim, ask, offer, demand, withdraw or ready");
    EXPECT_EQ(talk.reads(Cid, ""),
              "! say a move; you may now claim, ask, offer, demand, withdraw or ready");
    EXPECT_EQ(talk.reads(Al, "ask zoe"),
              "! \"zoe\": was not expected here; say for example \"ask Bea\", \"ask Cid\" or \"ask "
              "Dan\"");
    EXPECT_TRUE(talk.reads(Al, "offer bea").starts_with("! \"offer bea\": says too little; "))
        << talk.reads(Al, "offer bea");
    // Whoever speaks of a payer is not taken to speak of the one who leaves.
    EXPECT_TRUE(talk.reads(Al, "offer 1 from bea").starts_with("!"));
    EXPECT_TRUE(talk.reads(Al, "offer 1 with bea").starts_with("!"));
    EXPECT_TRUE(talk.reads(Al, "brute").starts_with("!"));  // what about a Brute?
    EXPECT_TRUE(
        talk.reads(Al, "offer 1").starts_with("! \"offer 1\": may mean \"offer 1 to Bea\""));
    EXPECT_TRUE(talk.reads(Al, "ready steady").starts_with("! \"steady\": was not expected here"));
    EXPECT_TRUE(talk.reads(Al, "offer 1 to Cid with 2 from Bea and 1 from Bea").starts_with("!"));
    // Without a list nothing can be guessed, but usage can be told.
    EXPECT_EQ(read_back(talk.notation, Al, "accept"),
              "! \"accept\": says too little; say for example \"accept PROPOSER for LEAVER\"");
}

// What stands in quotation marks after "say for example".
std::vector<std::string> examples(const std::string& problem) {
    const std::string_view before = "say for example ";
    std::vector<std::string> found;
    std::size_t at = problem.find(before);
    if (at == problem.npos) return found;
    while ((at = problem.find('"', at)) != problem.npos) {
        const std::size_t end = problem.find('"', at + 1);
        found.push_back(problem.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return found;
}

TEST(MoveReading, an_example_can_be_typed_as_it_stands) {
    Talk talk;
    talk.plays(Cid, "offer 2 to Al");
    const std::string_view lines[] = {"offer bea",      "demand",         "counter",
                                      "accept dan",     "claim xyzzy",    "ask zoe",
                                      "offer 1 and 2",  "offer pool",     "offer 1 with bea",
                                      "demand and",     "demand bea cid", "offer to Cid from Bea",
                                      "decline for dan"};
    for (const std::string_view line : lines) {
        const std::string problem = talk.reads(Al, line);
        const std::vector<std::string> shown = examples(problem);
        EXPECT_FALSE(shown.empty()) << line << " is told: " << problem;
        for (const std::string& example : shown) {
            EXPECT_EQ(talk.reads(Al, example), example) << line;
            EXPECT_EQ(talk.objects(Al, example), "fine") << line;
        }
    }
    EXPECT_EQ(talk.reads(Al, "offer bea"),
              "! \"offer bea\": says too little; say for example \"offer 2 to Bea\", "
              "\"offer 2 to Cid\", \"offer 2 to Dan\" or \"offer 1 to Cid with 2 from Bea\"");
}

// MX-R-13
TEST(MoveReading, who_seems_to_speak_of_several_payers_is_shown_a_pool) {
    const Talk talk;
    for (const std::string_view line :
         {"offer 1 and 2", "offer 1 with bea", "offer pool", "offer 1 2 bea", "offer + bea",
          "offer 1 and 2 to cid", "offer Bea Cid"}) {
        const std::string told = talk.reads(Al, line);
        EXPECT_TRUE(told.ends_with(" or \"offer 1 to Cid with 2 from Bea\"")) << told;
    }
    for (const std::string_view line :
         {"demand bea and cid", "demand with", "demand 3 from bea 2", "demand Bea Cid"}) {
        const std::string told = talk.reads(Al, line);
        EXPECT_TRUE(told.ends_with(" or \"demand 3 from Bea and 2 from Cid\"")) << told;
    }
}

TEST(MoveReading, an_answer_to_no_deal_is_told_what_is_possible) {
    Talk talk;
    const std::string menu = "; you may now claim, ask, offer, demand, withdraw or ready";
    for (const std::string line : {"accept", "decline", "counter", "counter 3", "accept bea"}) {
        EXPECT_EQ(talk.reads(Cid, line), "! \"" + line + "\": is not possible now" + menu);
    }
    EXPECT_EQ(talk.reads(Cid, "cancel"), "! \"cancel\": is not possible now" + menu);
    talk.plays(Al, "offer 3 bea");  // between others
    EXPECT_EQ(talk.reads(Cid, "accept"), "! \"accept\": is not possible now" + menu);
}

TEST(MoveReading, a_role_alone_is_an_answer_where_a_role_is_asked_for) {
    const Rules rules = figures::second_edition(5);
    const MillionsGame game = game_by(rules);
    const MillionsNotation notation = notation_for(rules);
    AnyState state = game.setup();
    for (Rng luck{3}; state.as<State>().open.phase != millions::Phase::Picking;) {
        play_any(game, state, luck);
    }
    EXPECT_EQ(read_back(notation, Al, "brute", game.legal(state, Al)), "pick Brute");
    EXPECT_EQ(read_back(notation, Al, "讀心師", game.legal(state, Al)), "pick Mentalist");
    EXPECT_EQ(read_back(notation, Al, "pick t", game.legal(state, Al)), "pick Tech");
}

TEST(MoveReading, takes_a_word_for_its_neighbour_only_where_nothing_else_fits) {
    Talk talk;
    talk.plays(Al, "offer 3 bea");
    // Exact text stays what it is, listed or not: the rules will say why not.
    EXPECT_EQ(talk.reads(Bea, "leave"), "withdraw");
    EXPECT_EQ(talk.reads(Bea, "stay"), "stay");
    EXPECT_EQ(talk.reads(Cid, "accept Al for Bea"), "accept Al for Bea");
}

TEST(MoveReading, survives_any_bytes) {
    Rng luck{11};
    const Talk talk;
    const auto legal = talk.game.legal(talk.state, Al);
    const std::string_view pieces[] = {"offer", " ",        "Bea",  "3",     "from", "and",
                                       "給",    "\xE7\xB5", "\xFF", "\n",    "\0",   ".",
                                       "1..6",  "with",     "for",  "claim", "打手", "#2"};
    for (int i = 0; i < testing_support::scaled(20'000); ++i) {
        std::string text;
        for (std::uint32_t n = luck.below(12); n > 0; --n) {
            if (luck.below(3) > 0) {
                text += pieces[luck.below(std::size(pieces))];
                text += ' ';
            } else {
                text += static_cast<char>(luck.below(256));
            }
        }
        const auto move = talk.notation.read_move(Al, text, legal);
        if (!move) {
            ASSERT_FALSE(move.error().what.empty());
            // What is echoed can be sent on: JSON refuses what is not UTF-8.
            boost::system::error_code error;
            json::parse(json::serialize(json::value(move.error().sentence())), error);
            ASSERT_FALSE(error) << i;
        }
        talk.notation.read_move(kSpectator, text, legal).has_value();
    }
    const std::string long_line = "offer 3 to " + std::string(1'000'000, 'b');
    EXPECT_FALSE(talk.notation.read_move(Al, long_line, legal));
}

// Every reader of lines echoes what it did not understand, and only what can be sent on.
TEST(Echoes, are_valid_text_whatever_came_in) {
    const MillionsNotation notation = notation_for(figures::first_edition(5));
    const std::string bytes = "\xFF\x1b[2J\xE7\xB5";
    EXPECT_EQ(read_back(notation, Al, bytes),
              "! \"??[2J??\": is no move; " +
                  read_back(notation, Al, "").substr(std::string_view{"! say a move; "}.size()));
    const Problem problems[] = {
        notation.read_outcome(bytes).error(),
        notation.read_outcome("loot " + bytes).error(),
    };
    for (const Problem& problem : problems) {
        const std::string told = problem.sentence();
        boost::system::error_code error;
        json::parse(json::serialize(json::value(told)), error);
        EXPECT_FALSE(error) << told;
        EXPECT_EQ(told.find('\x1b'), std::string::npos) << told;
        EXPECT_NE(told.find('?'), std::string::npos) << told;
    }
}

// ---- JSON from outside ----

struct Bad {
    std::string_view json, sentence;
};

TEST(MoveJson, is_refused_with_the_place_and_what_is_right) {
    const MillionsNotation notation = notation_for(figures::first_edition(5));
    const Bad rows[] = {
        {R"(3)",                                             "must be an object, is 3"                            },
        {R"({})",                                            "act: is missing"                                    },
        {R"({"act":"Ready","role":"Brute"})",                "role: is no field here; the fields are act"         },
        {R"({"act":"Ask"})",                                 "character: is missing"                              },
        {R"({"act":"Ask","character":5})",                   "character: must be a whole number from 0 to 4, is 5"},
        {R"({"act":"Ask","character":"1"})",
         "character: must be a whole number from 0 to 4, is \"1\""                                                },
        {R"({"act":"Offer","character":1,"pay":3})",
         "pay: must be an object like {\"0\": 3}, is 3"                                                           },
        {R"({"act":"Offer","character":1,"pay":{"7":3}})",   "pay.7: is no seat; seats are 0 to 4"                },
        {R"({"act":"Offer","character":1,"pay":{"01":3}})",  "pay.01: is no seat; seats are 0 to 4"               },
        {R"({"act":"Offer","character":1,"pay":{"0":1.5}})",
         "pay.0: must be a whole number from -9999 to 9999, is 1.5E0"                                             },
        {R"({"act":"Accept","character":1,"proposer":9})",
         "proposer: must be a whole number from 0 to 4, is 9"                                                     },
    };
    for (const Bad& row : rows) {
        const auto move = notation.read_move(json::parse(row.json));
        ASSERT_FALSE(move) << row.json;
        EXPECT_EQ(move.error().sentence(), row.sentence);
    }
    for (const std::string_view text : {R"({"act":"Fly"})", R"({"act":7})"}) {
        const auto move = notation.read_move(json::parse(text));
        ASSERT_FALSE(move);
        EXPECT_EQ(move.error().where, "act");
        EXPECT_NE(move.error().what.find("Pick, Announce, Claim"), std::string::npos);
    }
    const auto role = notation.read_move(json::parse(R"({"act":"Pick","role":"Boss"})"));
    ASSERT_FALSE(role);
    EXPECT_EQ(role.error().where, "role");
}

}  // namespace
}  // namespace moneybags::notation_tests
