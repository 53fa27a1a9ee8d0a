// What every board file must hold (section 1.7).

#include <gtest/gtest.h>

#include <functional>

#include "games/embedded.h"
#include "tests/games/madcity/story.h"
#include "tests/support/object_of.h"

namespace moneybags::madcity::stories {
namespace {

using testing_support::object_of;

namespace json = boost::json;

const Ruleset& ruleset() { return *find_ruleset("mad-millionaire"); }
json::value board() { return json::parse(embedded(ruleset().data)); }

Result<std::unique_ptr<Game>> load_board(const json::value& data, int players = 2) {
    return make_game(ruleset(), players, {}, json::serialize(data), "my.json");
}
// What is said against a board; empty if it is taken.
std::string complaint(const json::value& data, int players = 2) {
    const auto game = load_board(data, players);
    return game ? "" : game.error().sentence();
}
bool says(const std::string& sentence, std::string_view words) {
    return sentence.find(words) != std::string::npos;
}

// One change to the file, and the field and the reason that refuse it.
struct Change {
    const char *story, *field, *reason;
    std::function<void(json::value&)> make;
};

json::object& entry(json::value& b, const char* list, std::size_t i) {
    return b.at(list).at(i).as_object();
}
json::object& with_id(json::value& b, const char* list, std::string_view id) {
    for (json::value& each : b.at(list).as_array()) {
        if (each.at("id").as_string() == id) return each.as_object();
    }
    throw std::logic_error("no such entry");
}

TEST(MadCityBoard, is_refused_with_file_field_and_cause) {
    const Change changes[] = {
        {"two spaces of one id",                  "spaces[1].id",           "earlier entry",
         [](json::value& b) { entry(b, "spaces", 1)["id"] = entry(b, "spaces", 0)["id"]; }       },
        {"an unknown kind",                       "spaces[0].kind",         "must be one of",
         [](json::value& b) { entry(b, "spaces", 0)["kind"] = "swamp"; }                         },
        {"a misspelt field",                      "spaces[0].nmae",         "is no field here",
         [](json::value& b) { entry(b, "spaces", 0)["nmae"] = "x"; }                             },
        {"a neighbour that does not know it",     "businesses[0].adjacent", "does not name",
         [](json::value& b) { with_id(b, "businesses", "A2")["adjacent"] = json::array{"A3"}; }  },
        {"a neighbour of another set",            "businesses[3].adjacent", "same set",
         [](json::value& b) {
             with_id(b, "businesses", "A4")["adjacent"] = json::array{"A3", "B1"};
             with_id(b, "businesses", "B1")["adjacent"] = json::array{"A4", "B2"};
         }                                                                                       },
        {"two businesses on one space",           "businesses[1].space",    "is not the space of",
         [](json::value& b) {
             with_id(b, "businesses", "A2")["space"] = with_id(b, "businesses", "A1")["space"];
         }                                                                                       },
        {"a space that cannot be left",           "edges",                  "must join all 88 spaces",
         [](json::value& b) {
             json::array kept;
             for (const json::value& e : b.at("edges").as_array()) {
                 const bool cut = e.at("from") == "SL4" || e.at("to") == "SL4";
                 if (!cut) kept.push_back(e);
             }
             b.at("edges") = kept;
         }                                                                                       },
        {"a dead end",                            "edges",                  "could only turn back",
         [](json::value& b) {
             json::array kept;
             for (const json::value& e : b.at("edges").as_array()) {
                 const bool cut = (e.at("from") == "WP1" && e.at("to") == "J01") ||
                                  (e.at("from") == "J01" && e.at("to") == "WP1");
                 if (!cut) kept.push_back(e);
             }
             b.at("edges") = kept;
         }                                                                                       },
        {"a two-way street without its way back", "edges",                  "the way back is not listed",
         [](json::value& b) { b.at("edges").as_array().erase(b.at("edges").as_array().begin()); }},
        {"a second one-way street",               "edges",                  "exactly one street",
         [](json::value& b) {
             const auto way = words("J01 WP1 WP2 WP3 J04");
             const auto place = [&](const json::value& id) {
                 return std::find(way.begin(), way.end(), std::string(id.as_string())) -
                        way.begin();
             };
             const auto end = static_cast<std::ptrdiff_t>(way.size());
             json::array kept;
             for (json::value& e : b.at("edges").as_array()) {
                 const auto from = place(e.at("from")), to = place(e.at("to"));
                 const bool here = from != end && to != end;
                 if (here && to < from) continue;
                 if (here) e.as_object()["oneWay"] = true;
                 kept.push_back(e);
             }
             b.at("edges") = kept;
         }                                                                                       },
        {"no one-way street",                     "edges",                  "exactly one street",
         [](json::value& b) {
             json::array more;
             for (json::value& e : b.at("edges").as_array()) {
                 if (e.at("oneWay").as_bool()) {
                     e.as_object()["oneWay"] = false;
                     json::object back = e.as_object();
                     std::swap(back["from"], back["to"]);
                     more.push_back(back);
                 }
             }
             for (const json::value& e : more) b.at("edges").as_array().push_back(e);
         }                                                                                       },
        {"a circus elsewhere",                    "locations",              "circus",
         [](json::value& b) {
             with_id(b, "locations", "circus")["id"] = "big-top";
             with_id(b, "spaces", "SL1")["location"] = "big-top";
             for (json::value& c : b.at("cards").as_array()) {
                 if (c.at("location") == "circus") c.as_object()["location"] = "big-top";
             }
         }                                                                                       },
        {"FINISH off the lane",                   "finish",                 "one-way street",
         [](json::value& b) {
             with_id(b, "spaces", "SL3")["kind"] = "road";
             with_id(b, "spaces", "BS7")["kind"] = "finish";
             b.at("finish") = "BS7";
         }                                                                                       },
        {"a stunt location on Real Estate",       "locations[1].space",     "is not the space of",
         [](json::value& b) { with_id(b, "locations", "zoo")["space"] = "GA1"; }                 },
        {"a price off the unit",                  "businesses[0].buy",      "multiple of 10000",
         [](json::value& b) { with_id(b, "businesses", "A1")["buy"] = 35000; }                   },
        {"a price of nothing",                    "businesses[0].buy",      "from 1",
         [](json::value& b) { with_id(b, "businesses", "A1")["buy"] = 0; }                       },
        {"a lease as dear as the house",          "businesses[0].lease",    "below the buy price",
         [](json::value& b) { with_id(b, "businesses", "A1")["lease"] = 30000; }                 },
        {"an income too few",                     "constants.income",       "has 7",
         [](json::value& b) { b.at("constants").at("income").as_array().pop_back(); }            },
        {"a card for nowhere",                    "cards[0].location",      "not the id of any location",
         [](json::value& b) { entry(b, "cards", 0)["location"] = "moon"; }                       },
        {"too few small businesses",              "sets",                   "5 small ones",
         [](json::value& b) { with_id(b, "sets", "S6")["size"] = "large"; }                      },
        {"a missing constant",                    "constants.sixBonus",     "is missing",
         [](json::value& b) { b.at("constants").as_object().erase("sixBonus"); }                 },
        {"a depot that is a space",               "start.depot.id",         "earlier entry",
         [](json::value& b) { b.at("start").at("depot").as_object()["id"] = "KS7"; }             },
    };
    ASSERT_EQ(complaint(board()), "");
    for (const Change& change : changes) {
        SCOPED_TRACE(change.story);
        json::value b = board();
        change.make(b);
        const std::string said = complaint(b);
        EXPECT_TRUE(says(said, "my.json: " + std::string(change.field))) << said;
        EXPECT_TRUE(says(said, change.reason)) << said;
    }
    EXPECT_TRUE(
        says(make_game(ruleset(), 2, {}, "{", "my.json").error().sentence(), "is not JSON"));
}

// A board of `spaces` spaces in one ring of two-way road with the lane from J to K across it. Small
// businesses S1, S2; a chain of `chain` large ones; the rest are roads.
json::value ring(std::size_t spaces, std::size_t chain, std::size_t more, std::size_t cards) {
    json::object b = board().as_object();
    json::array list, edges, shops, sets;
    const auto lot = json::parse(R"({"x": 1, "y": 1, "w": 1, "h": 1})");
    std::size_t made = 0;
    const auto add = [&](const std::string& kind, const std::string& key = "",
                         const std::string& value = "") {
        json::object space = object_of("id", "X" + std::to_string(made++), "kind", kind, "name",
                                       "n", "street", nullptr, "x", 1, "y", 2);
        if (!key.empty()) space[key] = value;
        list.push_back(space);
        return "X" + std::to_string(made - 1);
    };
    const auto shop = [&](const std::string& id, const std::string& set, json::array adjacent) {
        shops.push_back(object_of("id", id, "set", set, "name", "n", "height", 1, "buy", 30000,
                                  "lease", 10000, "space", add("business", "business", id),
                                  "adjacent", adjacent, "lot", lot));
    };
    // The lane: X0 -> circus -> FINISH -> X3; then on round the ring.
    add("road");
    add("stunt", "location", "circus");
    add("finish");
    add("road");
    const std::string start = add("start");
    json::array members;
    for (std::size_t i = 0; i < chain; ++i) {
        json::array adjacent;
        if (i > 0) adjacent.push_back(json::string("L" + std::to_string(i - 1)));
        if (i + 1 < chain) adjacent.push_back(json::string("L" + std::to_string(i + 1)));
        members.push_back(json::string("L" + std::to_string(i)));
        shop("L" + std::to_string(i), "L", adjacent);
    }
    sets.push_back(object_of("id", "L", "name", "n", "size", "large", "businesses", members));
    for (std::size_t i = 0; i < more; ++i) {
        const std::string id = "S" + std::to_string(i);
        shop(id, id, {});
        sets.push_back(object_of("id", id, "name", "n", "size", "small", "businesses",
                                 json::array{json::string(id)}));
    }
    while (made < spaces) add("road");
    const auto edge = [&](std::size_t from, std::size_t to, const char* street, bool one_way) {
        const std::string a = "X" + std::to_string(from), z = "X" + std::to_string(to);
        edges.push_back(object_of("from", a, "to", z, "street", street, "oneWay", one_way));
        if (!one_way) {
            edges.push_back(object_of("from", z, "to", a, "street", street, "oneWay", false));
        }
    };
    for (std::size_t i = 0; i < 3; ++i) edge(i, i + 1, "SL", true);
    for (std::size_t i = 3; i + 1 < made; ++i) edge(i, i + 1, "KS", false);
    edge(made - 1, 0, "KS", false);
    edge(made - 2, 4, "KS", false);  // a second ring, so that no road is a dead end
    json::array stunts;
    for (std::size_t i = 0; i < cards; ++i) {
        stunts.push_back(
            object_of("id", "P" + std::to_string(i), "location", "circus", "stunt", "s"));
    }
    // Beyond the lane's ends a car must be able to go on: X0 and X3 are joined round the ring.
    edge(0, 3, "KS", false);
    b["spaces"] = list;
    b["edges"] = edges;
    b["businesses"] = shops;
    b["sets"] = sets;
    b["cards"] = stunts;
    b["locations"] = json::array{object_of("id", "circus", "name", "Circus", "space", "X1")};
    b["finish"] = "X2";
    b["start"].as_object()["space"] = start;
    return b;
}

TEST(MadCityBoard, others_of_the_same_form_load_up_to_the_capacities) {
    EXPECT_EQ(complaint(ring(20, 3, 6, 4)), "");
    EXPECT_EQ(complaint(ring(128, 8, 56, 64)), "") << "all capacities at once";
    EXPECT_TRUE(says(complaint(ring(129, 8, 6, 32)),
                     "spaces: must be a list of 2 to 128 entries, has 129"));
    EXPECT_TRUE(says(complaint(ring(100, 8, 57, 32)),
                     "businesses: must be a list of 1 to 64 entries, has 65"));
    EXPECT_TRUE(
        says(complaint(ring(100, 8, 6, 65)), "cards: must be a list of 4 to 64 entries, has 65"));
    EXPECT_TRUE(says(complaint(ring(100, 9, 6, 32)), "joins 9 businesses by walls; at most 8"));
    EXPECT_TRUE(
        says(complaint(ring(100, 8, 6, 3)), "cards: must be a list of 4 to 64 entries, has 3"));
}

TEST(MadCityBoard, others_are_played_by_the_same_rules) {
    for (const json::value& data : {ring(20, 3, 6, 4), ring(128, 8, 56, 64)}) {
        const auto game = load_board(data, 3);
        ASSERT_TRUE(game) << game.error().sentence();
        const Rules& rules = dynamic_cast<const TypedGame<Family>&>(**game).rules();
        State s = setup(rules);
        Rng luck{7};
        for (int i = 0; i < 3000 && turn(rules, s).kind != Turn::Kind::Over; ++i) {
            if (turn(rules, s).kind == Turn::Kind::Chance) {
                apply(rules, s, draw(outcomes(rules, s), luck));
            } else {
                const Move m = draw_move(legal(rules, s, s.open.active), luck);
                ASSERT_FALSE(objection(rules, s, s.open.active, m));
                apply(rules, s, s.open.active, m);
            }
        }
    }
}

TEST(MadCityBoard, businesses_are_numbered_chain_by_chain_whatever_their_order_in_the_file) {
    json::value b = board();
    json::array& shops = b.at("businesses").as_array();
    std::reverse(shops.begin(), shops.end());
    std::swap(shops[3], shops[20]);
    const auto game = load_board(b);
    ASSERT_TRUE(game) << game.error().sentence();
    Story t{dynamic_cast<const TypedGame<Family>&>(**game).rules()};
    t.buys(P1, "E1 E2 E3 A1 A2").leases(P1, "G2 G4");
    EXPECT_EQ(t.pays(P1), 90 + 40 + 10 + 10);
}

TEST(MadCityBoard, keeps_its_own_target_and_players) {
    json::value b = board();
    b.at("constants").as_object()["target"] = 2'000'000;
    const auto game = load_board(b);
    ASSERT_TRUE(game);
    EXPECT_EQ(dynamic_cast<const TypedGame<Family>&>(**game).rules().target, Notes{200});
    b.at("constants").at("players").as_array()[1] = 3;
    EXPECT_EQ(complaint(b, 3), "");
    EXPECT_TRUE(says(complaint(b, 4), "my.json: constants.players: is 2 to 3, not 4"));
}

}  // namespace
}  // namespace moneybags::madcity::stories
