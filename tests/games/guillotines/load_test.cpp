// A data file that does not fit is refused with file, field and cause.

#include <gtest/gtest.h>

#include <string>

#include "games/catalogue.h"
#include "games/embedded.h"

namespace moneybags::guillotines {
namespace {

const Ruleset& ruleset() { return *find_ruleset("guillotines"); }

// The data file with the first of some words replaced.
std::string with(std::string_view old, std::string_view now) {
    std::string data{embedded(ruleset().data)};
    const std::size_t at = data.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    if (at != std::string::npos) data.replace(at, old.size(), now);
    return data;
}

// What is said against a data file: "where: what", or nothing.
std::string complaint(const std::string& data) {
    const auto game = make_game(ruleset(), 3, {}, data, "mine.json");
    return game ? "" : game.error().sentence();
}

TEST(GuillotinesLoad, takes_its_own_file) {
    EXPECT_EQ(complaint(std::string(embedded(ruleset().data))), "");
}

void refuses(std::string_view old, std::string_view now, std::string_view cause) {
    SCOPED_TRACE(cause);
    EXPECT_EQ(complaint(with(old, now)), "mine.json" + std::string(cause));
}

TEST(GuillotinesLoad, refuses_what_is_no_such_file_at_all) {
    EXPECT_EQ(complaint("[]"), "mine.json: must be a JSON object");
    EXPECT_EQ(complaint("{").substr(0, 24), "mine.json: is not JSON: ");
    EXPECT_EQ(complaint("{}"), "mine.json: format: is missing");
    refuses("\"format\": 1", "\"format\": 2", ": format: must be a whole number from 1 to 1, is 2");
    refuses("\"ruleset\": \"guillotines\"", "\"ruleset\": \"chess\"",
            ": ruleset: must be one of guillotines; is \"chess\"");
    refuses("\"about\"", "\"aboot\"",
            ": aboot: is no field here; the fields are format, ruleset, about, figures, resources, "
            "specials, "
            "markets, cards_by_assets, assets, billionaires, crises, panic_cards, roles, policies");
}

TEST(GuillotinesLoad, refuses_figures_that_are_missing_misspelt_or_out_of_range) {
    refuses("\"hand_limit\"", "\"hand_limits\"",
            ": figures.hand_limits: is no field here; the fields are hand_limit, banker_limit, "
            "crisis_value, "
            "crises_added, crises_added_puppets, crises_shown, rebels, panic_at, assets_puppets, "
            "puppet_hand, purchase_price, tax, toady_points, bunker_least, laps, steps");
    refuses("\"hand_limit\": {\"value\": 2", "\"hand_limit\": {\"value\": 4",
            ": figures.hand_limit.value: must be a whole number from 1 to 3, is 4");
    refuses("\"hand_limit\": {\"value\": 2", "\"hand_limit\": {\"value\": 2.5",
            ": figures.hand_limit.value: must be a whole number from 1 to 3, is 2.5E0");
    refuses("\"hand_limit\": {\"value\": 2", "\"hand_limit\": {\"value\": \"2\"",
            ": figures.hand_limit.value: must be a whole number from 1 to 3, is \"2\"");
    refuses("\"hand_limit\": {\"value\": 2,", "\"hand_limit\": {",
            ": figures.hand_limit.value: is missing");
    refuses("\"hand_limit\": {\"value\": 2, \"provenance\": \"printed\"",
            "\"hand_limit\": {\"value\": 2", ": figures.hand_limit.provenance: is missing");
    refuses("\"hand_limit\": {\"value\": 2, \"provenance\": \"printed\"",
            "\"hand_limit\": {\"value\": 2, \"provenance\": \"heard\"",
            ": figures.hand_limit.provenance: must be one of printed, found, inferred, chosen; is "
            "\"heard\"");
    refuses("\"banker_limit\": {\"value\": 3", "\"banker_limit\": {\"value\": 1",
            ": figures.banker_limit.value: must be a whole number from 2 to 3, is 1");
    refuses("\"panic_at\": {\"value\": 7", "\"panic_at\": {\"value\": 11",
            ": figures.panic_at.value: must be a whole number from 1 to 10, is 11");
    refuses("\"crisis_value\": {\"value\": 3", "\"crisis_value\": {\"value\": 10",
            ": figures.crisis_value.value: must be a whole number from 0 to 9, is 10");
    refuses("\"crises_added\": {\"value\": 4", "\"crises_added\": {\"value\": 13",
            ": figures.crises_added.value: must be a whole number from 1 to 12, is 13");
    refuses("\"steps\": {\"value\": 4", "\"steps\": {\"value\": 5",
            ": figures.steps.value: must be a whole number from 1 to 4, is 5");
    refuses("\"tax\": {\"value\": 3, \"provenance\": \"printed\", \"clause\": \"BG-POL-09\"}",
            "\"tax\": 3", ": figures.tax: must be an object");
}

TEST(GuillotinesLoad, refuses_cards_that_do_not_fit) {
    refuses("\"suit\": \"bolts\", \"copies\"", "\"suit\": \"stars\", \"copies\"",
            ": resources[1].suit: must be one of bolts; is \"stars\"");
    refuses("\"suit\": \"bolts\", \"copies\": [3, 3, 3]", "\"suit\": \"bolts\", \"copies\": [3, 3]",
            ": resources[1].copies: must be a list of 3 to 3 entries, has 2");
    refuses("\"suit\": \"bolts\", \"copies\": [3, 3, 3]",
            "\"suit\": \"bolts\", \"copies\": [3, 0, 3]",
            ": resources[1].copies[1]: must be a whole number from 1 to 3, is 0");
    refuses("\"card\": \"scam\", \"copies\": 1", "\"card\": \"scam\", \"copies\": 4",
            ": specials[2].copies: must be a whole number from 0 to 3, is 4");
    refuses("\"card\": \"scam\", \"copies\": 1", "\"card\": \"scam\", \"copies\": 2",
            ": specials: make 62 cards in all; most is 61");
    refuses("\"copies\": 1, \"value\": 2", "\"copies\": 1, \"value\": 0",
            ": specials[1].value: must be a whole number from 1 to 9, is 0");
    refuses("\"value\": [0, 4, 3, 2]", "\"value\": [1, 4, 3, 2]",
            ": cards_by_assets.value[0]: must be a whole number from 0 to 0, is 1");
    refuses("\"value\": [0, 4, 3, 2]", "\"value\": [0, 4, 0, 2]",
            ": cards_by_assets.value[2]: must be a whole number from 1 to 8, is 0");
    refuses("\"value\": [0, 4, 3, 2]", "\"value\": [0, 4, 3]",
            ": cards_by_assets.value: must be a list of 4 to 4 entries, has 3");
}

TEST(GuillotinesLoad, refuses_a_deck_too_small_to_deal) {
    std::string data = with("\"value\": [0, 4, 3, 2]", "\"value\": [0, 4, 3, 8]");
    const std::string threes = "\"copies\": [3, 3, 3]";
    const std::size_t at = data.find(threes);
    ASSERT_NE(at, std::string::npos);
    data.replace(at, threes.size(), "\"copies\": [2, 3, 3]");
    EXPECT_EQ(complaint(data), "mine.json: resources: has 44 cards; to deal them out takes 45");
}

TEST(GuillotinesLoad, refuses_markets_and_assets_that_do_not_fit) {
    refuses("\"market\": \"toys\", \"number\": 3", "\"market\": \"toys\", \"number\": 4",
            ": markets[2].number: must be a whole number from 3 to 3, is 4");
    refuses("\"id\": \"think-tank\"", "\"id\": \"political-lobbyists\"",
            ": assets[1].id: \"political-lobbyists\" is the id of an earlier entry too");
    refuses("\"id\": \"think-tank\"", "\"id\": \"Think Tank\"",
            ": assets[1].id: must be letters, digits and -, a letter first; is \"Think Tank\"");
    refuses(
        "\"id\": \"think-tank\"", "\"id\": \"a-name-much-too-long-for-a-card\"",
        ": assets[1].id: must be text of 1 to 23 bytes, is \"a-name-much-too-long-for-a-card\"");
    refuses(
        "\"id\": \"think-tank\", \"type\": \"influence\"",
        "\"id\": \"think-tank\", \"type\": \"media\"",
        ": assets[1].type: must be one of influence, legacy, toys, power, vanity; is \"media\"");
    refuses(
        "\"id\": \"corporate-enclave\", \"type\": \"legacy\"",
        "\"id\": \"corporate-enclave\", \"type\": \"influence\"",
        ": assets[4].type: each type has three unstarred Assets and one starred; this is one too "
        "many");
    refuses("\"id\": \"think-tank\", \"type\": \"influence\", \"star\": false",
            "\"id\": \"think-tank\", \"type\": \"influence\", \"star\": 0",
            ": assets[1].star: must be true or false, is 0");
}

TEST(GuillotinesLoad, refuses_billionaires_that_do_not_fit) {
    refuses("\"suit\": \"dishes\", \"needs_two\"", "\"suit\": \"bolts\", \"needs_two\"",
            ": billionaires[2].suit: is the suit of another Billionaire too");
    refuses("\"needs_two\": \"legacy\", \"needs_one\": [\"influence\"",
            "\"needs_two\": \"influence\", \"needs_one\": [\"legacy\"",
            ": billionaires[1].needs_two: is the type of another Billionaire too");
    refuses("\"needs_one\": [\"legacy\", \"power\", \"vanity\"]",
            "\"needs_one\": [\"influence\", \"power\", \"vanity\"]",
            ": billionaires[0].needs_one: names the type of needs_two too");
    refuses("\"needs_one\": [\"legacy\", \"power\", \"vanity\"]",
            "\"needs_one\": [\"legacy\", \"legacy\", \"vanity\"]",
            ": billionaires[0].needs_one: names \"legacy\" twice");
    refuses("\"needs_one\": [\"legacy\", \"power\", \"vanity\"]",
            "\"needs_one\": [\"legacy\", \"power\"]",
            ": billionaires[0].needs_one: must be a list of 3 to 3 entries, has 2");
}

TEST(GuillotinesLoad, refuses_crises_panic_cards_roles_and_policies_that_do_not_fit) {
    refuses("\"crisis\": \"floods\", \"rebels\": 2", "\"crisis\": \"floods\", \"rebels\": 0",
            ": crises[5].rebels: must be a whole number from 1 to 9, is 0");
    refuses("\"crisis\": \"floods\", \"rebels\"", "\"crisis\": \"flood\", \"rebels\"",
            ": crises[5].crisis: must be one of floods; is \"flood\"");
    refuses("\"types\": [\"influence\", \"legacy\", \"power\"]",
            "\"types\": [\"influence\", \"legacy\", \"legacy\"]",
            ": panic_cards[0].types: names \"legacy\" twice");
    refuses("\"role\": \"banker\", \"level\": 3", "\"role\": \"banker\", \"level\": 2",
            ": roles[0].level: must be a whole number from 3 to 4, is 2");
    refuses("\"doubles\": \"locks\"", "\"doubles\": \"bolts\"",
            ": policies[0].doubles: must be one of locks; is \"bolts\"");
    refuses("\"policy\": \"new-role\", \"doubles\": null",
            "\"policy\": \"new-role\", \"doubles\": \"locks\"",
            ": policies[7].doubles: must be null: this Policy works once");
    refuses("{\"role\": \"banker\", \"level\": 3, \"provenance\": {\"level\": \"printed\"}},", "",
            ": roles: must be a list of 9 to 9 entries, has 8");
}

TEST(GuillotinesLoad, refuses_too_few_red_roles_for_a_draft) {
    std::string data{embedded(ruleset().data)};
    for (const std::string role : {"banker", "celebrity"}) {
        const std::string old = "\"role\": \"" + role + "\", \"level\": 3";
        const std::size_t at = data.find(old);
        ASSERT_NE(at, std::string::npos);
        data[at + old.size() - 1] = '4';
    }
    EXPECT_EQ(complaint(data),
              "mine.json: roles: has 4 Roles of level 3; a draft of five players needs 5");
}

// The first thing wrong is named, and nothing is taken in silence: an unknown member of an entry.
TEST(GuillotinesLoad, refuses_unknown_members_and_lost_provenance_of_entries) {
    refuses("\"crisis\": \"floods\", \"rebels\": 2",
            "\"crisis\": \"floods\", \"rebel\": 1, \"rebels\": 2",
            ": crises[5].rebel: is no field here; the fields are rebels, crisis, provenance");
    refuses("\"provenance\": {\"number\": \"chosen\"}", "\"provenance\": {}",
            ": markets[0].provenance.number: is missing");
    refuses("\"bunker\": true, \"provenance\": {\"id\": \"printed\"",
            "\"bunker\": true, \"provenance\": {\"id\": 1",
            ": assets[0].provenance.id: must be one of printed, found, inferred, chosen; is 1");
}

}  // namespace
}  // namespace moneybags::guillotines
