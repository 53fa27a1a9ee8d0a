// Moves of Mad Millionaire as people type them and programs send them.

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "tests/notation/madcity/game.h"

namespace moneybags::notation_tests {
namespace {

namespace json = boost::json;
using namespace madcity::stories;
using madcity::MadcityNotation;
using madcity::Move;
using madcity::Rules;

// A table, and what somebody types at it.
struct Desk {
    explicit Desk(const Story& t, Names names = {})
        : story(t),
          game(mad_game(t.rules())),
          notation(mad_notation(t.rules(), std::move(names))) {}

    // As it is written out in full, or why not.
    std::string reads(std::string_view text) const {
        const Seat by = story.open().active;
        const auto legal = game.legal(AnyState::of(story.state()), by);
        const auto move = notation.read_move(by, text, legal);
        return move ? notation.move_text(by, *move) : "! " + move.error().sentence();
    }
    std::string reads_alone(std::string_view text) const {
        const auto move = notation.read_move(P1, text, {});
        return move ? notation.move_text(P1, *move) : "! " + move.error().sentence();
    }

    Story story;
    MadcityGame game;
    MadcityNotation notation;
};

struct Form {
    std::string_view story, text, json;  // as the rules write it, as we do, as programs do
};

TEST(MadcityMoves, every_act_has_a_line_of_text_and_an_object) {
    const Desk desk{Story{3}};
    const Form forms[] = {
        {"take S4",  "take S4",  R"({"act":"Take","business":"S4"})" },
        {"roll",     "roll",     R"({"act":"Roll"})"                 },
        {"sell C2",  "sell C2",  R"({"act":"Sell","business":"C2"})" },
        {"end A3",   "end A3",   R"({"act":"End","business":"A3"})"  },
        {"go MS4",   "go MS4",   R"({"act":"Go","place":"MS4"})"     },
        {"go DEPOT", "go DEPOT", R"({"act":"Go","place":"DEPOT"})"   },
        {"bonus",    "bonus",    R"({"act":"Bonus"})"                },
        {"miss 3",   "miss Cid", R"({"act":"Miss","seat":2})"        },
        {"buy E1",   "buy E1",   R"({"act":"Buy","business":"E1"})"  },
        {"lease E1", "lease E1", R"({"act":"Lease","business":"E1"})"},
        {"done",     "done",     R"({"act":"Done"})"                 },
        {"lift S2",  "lift S2",  R"({"act":"Lift","business":"S2"})" },
    };
    for (const Form& form : forms) {
        SCOPED_TRACE(form.text);
        const Move move = desk.story.move(form.story);
        EXPECT_EQ(desk.notation.move_text(P1, AnyMove::of(move)), form.text);
        EXPECT_EQ(desk.notation.move_json(AnyMove::of(move)), json::parse(form.json));
        const auto by_text = desk.notation.read_move(P1, form.text, {});
        ASSERT_TRUE(by_text) << by_text.error().sentence();
        EXPECT_EQ(by_text->as<Move>(), move);
        const auto by_json = desk.notation.read_move(json::parse(form.json));
        ASSERT_TRUE(by_json) << by_json.error().sentence();
        EXPECT_EQ(by_json->as<Move>(), move);
    }
}

TEST(MadcityMoves, json_that_is_no_move_is_explained) {
    const Desk desk{Story{3}};
    const auto refused = [&](std::string_view text) {
        const auto move = desk.notation.read_move(json::parse(text));
        return move ? "" : move.error().sentence();
    };
    EXPECT_EQ(refused("[]"), "must be an object, is a list");
    EXPECT_EQ(refused("{}"), "act: is missing");
    EXPECT_EQ(refused(R"({"act":"Go"})"), "place: is missing");
    EXPECT_EQ(refused(R"({"act":"Go","place":"XX1"})"),
              "place: must be the id of a space such as \"CR1\", is \"XX1\"");
    EXPECT_EQ(refused(R"({"act":"Buy","business":null})"),
              "business: must be the id of a business, is null");
    EXPECT_EQ(refused(R"({"act":"Miss","seat":3})"),
              "seat: must be a whole number from 0 to 2, is 3");
    EXPECT_EQ(refused(R"({"act":"Roll","place":"MS4"})"),
              "place: is no field here; the fields are act");
}

struct Typed {
    std::string_view typed, meant;
};

TEST(MadcityMoves, a_space_goes_by_its_id_its_business_or_its_name) {
    // MM-EX-05: J05, six.
    const Desk desk{Story{2}.car(P1, "J05").up("P05a P08a").roll(6)};
    const Typed rows[] = {
        {"go MS2",              "go MS2"  },
        {"go ms2",              "go MS2"  },
        {"GO Ms2!",             "go MS2"  },
        {"ms2",                 "go MS2"  },
        {"go museum",           "go GA3"  },
        {"drive to the museum", "go GA3"  },
        {"museum",              "go GA3"  },
        {"go clock-tower",      "go GA5"  },
        {"go clock",            "go GA5"  },
        {"g laundromat",        "go MS2"  },
        {"go laund",            "go MS2"  },
        {"go a3",               "go MS2"  },
        {"go tower",
         "! \"go tower\": may mean \"go GA5\", \"go MS5\" or \"go BS2\"; "
         "say which"                      },
        {"去博物館",        "go GA3"  },
        {"去 MS2",             "go MS2"  },
        {"開到洗衣店",     "go MS2"  },
        {"go depot",            "go DEPOT"},
        {"go finish",           "go SL3"  },
    };
    for (const Typed& row : rows) EXPECT_EQ(desk.reads(row.typed), row.meant) << row.typed;
}

TEST(MadcityMoves, a_whole_name_is_taken_even_where_it_is_not_allowed) {
    const Desk desk{Story{2}.car(P1, "J05").roll(6)};
    EXPECT_EQ(desk.reads("go zoo"), "go WP4");  // out of reach: that is for the rules to say
    EXPECT_EQ(desk.reads("buy ad agency"), "buy E1");
}

TEST(MadcityMoves, businesses_go_by_name_id_or_beginning) {
    // MM-EX-25: Real Estate.
    const Desk desk{Story{2}
                        .car(P1, "J06")
                        .cash(P1, 400)
                        .buys(P1, "C2 S1")
                        .leases(P1, "A3")
                        .roll(1)
                        .plays("go BS3")};
    const Typed rows[] = {
        {"buy ad agency",               "buy E1"                                                    },
        {"buy e1",                      "buy E1"                                                    },
        {"b e1",                        "buy E1"                                                    },
        {"buy the bay tower",           "buy G5"                                                    },
        {"purchase casino",             "buy G3"                                                    },
        {"rent casino",                 "lease G3"                                                  },
        {"sell c2",                     "sell C2"                                                   },
        {"sell book",                   "sell C2"                                                   },
        {"sell",                        "! \"sell\": may mean \"sell C2\" or \"sell S1\"; say which"},
        {"end",                         "! \"end\": do you mean \"end A3\"? then say all of it"     },
        {"end lease a3",                "end A3"                                                    },
        {"end the lease on laundromat", "end A3"                                                    },
        {"done",                        "done"                                                      },
        {"end turn",                    "done"                                                      },
        {"買廣告公司",             "buy E1"                                                    },
        {"租賭場",                   "lease G3"                                                  },
        {"退租 a3",                   "end A3"                                                    },
        {"不買",                      "done"                                                      },
    };
    for (const Typed& row : rows) EXPECT_EQ(desk.reads(row.typed), row.meant) << row.typed;
}

TEST(MadcityMoves, opponents_go_by_name_or_number) {
    // MM-EX-33, with nobody waiting.
    const Desk desk{Story{3}.car(P1, "J05").roll(6).plays("go MS5")};
    EXPECT_EQ(desk.reads("miss bea"), "miss Bea");
    EXPECT_EQ(desk.reads("miss b"), "miss Bea");
    EXPECT_EQ(desk.reads("miss 3"), "miss Cid");
    EXPECT_EQ(desk.reads("skip Cid"), "miss Cid");
    EXPECT_EQ(desk.reads("let Bea miss a turn"), "miss Bea");
    EXPECT_EQ(desk.reads("暫停 Bea 一回合"), "miss Bea");
    EXPECT_EQ(desk.reads("Cid"), "miss Cid");
    EXPECT_EQ(desk.reads("cash"), "bonus");
    EXPECT_EQ(desk.reads("miss Zoe"),
              "! \"zoe\": was not expected here; say for example \"miss Bea\" or "
              "\"miss Cid\"");
}

TEST(MadcityMoves, names_that_look_like_ids_or_verbs_do_no_harm) {
    const Desk desk{
        Story{3       }
        .car(P1, "J05").roll(6).plays("go MS5"), { "Al", "S4", "Bonus"}
    };
    EXPECT_EQ(desk.reads("miss S4"), "miss S4");
    EXPECT_EQ(desk.reads("miss Bonus"), "miss Bonus");
    EXPECT_EQ(desk.reads("bonus"), "bonus");
}

TEST(MadcityMoves, say_what_would_have_been_right) {
    const Desk desk{Story{2}};
    EXPECT_EQ(desk.reads(""), "! say a move; you may now roll");
    EXPECT_EQ(desk.reads("xyzzy"), "! \"xyzzy\": is no move; you may now roll");
    EXPECT_EQ(desk.reads("roll twice"),
              "! \"twice\": was not expected here; say for example \"roll\"");
    EXPECT_EQ(desk.reads_alone("go"), "! \"go\": says too little; say for example \"go SPACE\"");
    EXPECT_EQ(desk.reads_alone("buy nonsense"),
              "! \"nonsense\": was not expected here; say "
              "for example \"buy BUSINESS\"");
    EXPECT_TRUE(desk.reads(std::string(3000, 'x')).starts_with("! a move is one short line"));
}

TEST(MadcityMoves, every_listed_move_survives_text_and_json) {
    std::size_t checked = 0;
    for (const Rules& rules : all_mad_rules()) {
        const MadcityGame game = mad_game(rules);
        const MadcityNotation notation = mad_notation(rules);
        Rng luck{rules.players + 10u * static_cast<unsigned>(rules.six)};
        AnyState state = game.setup();
        for (int step = 0; step < 200 && !is_over(game, state); ++step) {
            for (const Seat seat : game.turn(state).seats) {
                const auto legal = game.legal(state, seat);
                for (const AnyChoice& choice : legal) {
                    if (legal.size() > 20 && luck.below(10) != 0) continue;  // Real Estate
                    const AnyMove move = game.move(choice, 0);
                    const std::string text = notation.choice_text(seat, choice);
                    const auto alone = notation.read_move(seat, text, {});
                    const auto listed = notation.read_move(seat, text, legal);
                    const auto by_json =
                        notation.read_move(tell_choice(game, notation, seat, choice).move);
                    ASSERT_TRUE(alone && listed && by_json) << text;
                    ASSERT_TRUE(game.same(*alone, move) && game.same(*listed, move) &&
                                game.same(*by_json, move))
                        << text;
                    ++checked;
                }
            }
            play_any(game, state, luck);
        }
    }
    EXPECT_GT(checked, 2000u);
}

}  // namespace
}  // namespace moneybags::notation_tests
