// A data file that does not fit is refused with file, field and cause.

#include <gtest/gtest.h>

#include <string>

#include "tests/support/data_file.h"

namespace moneybags::guillotines {
namespace {

namespace json = boost::json;
using json::array;

const Ruleset& ruleset() { return *find_ruleset("guillotines"); }

// What is said against a data file: "where: what", or nothing.
std::string complaint(const std::string& data) {
    const auto game = make_game(ruleset(), 3, {}, data, "mine.json");
    return game ? "" : game.error().sentence();
}

TEST(GuillotinesLoad, takes_its_own_file) {
    EXPECT_EQ(complaint(std::string(embedded(ruleset().data))), "");
}

// The file with one thing changed. The cause stands behind the very place, or names its own.
void refuses(std::string_view pointer, const json::value& now, const std::string& cause,
             const std::string& elsewhere = "") {
    SCOPED_TRACE(pointer);
    json::value data = testing_support::own_data(ruleset());
    const std::string field = testing_support::change(data, pointer, now);
    EXPECT_EQ(complaint(json::serialize(data)),
              "mine.json: " + (elsewhere.empty() ? field : elsewhere) + ": " + cause);
}
void misses(std::string_view object, std::string_view key, const std::string& field) {
    json::value data = testing_support::own_data(ruleset());
    ASSERT_EQ(data.at_pointer(object).as_object().erase(key), 1u);
    EXPECT_EQ(complaint(json::serialize(data)), "mine.json: " + field + ": is missing");
}

TEST(GuillotinesLoad, refuses_what_is_no_such_file_at_all) {
    EXPECT_EQ(complaint("[]"), "mine.json: must be a JSON object");
    EXPECT_EQ(complaint("{").substr(0, 24), "mine.json: is not JSON: ");
    EXPECT_EQ(complaint("{}"), "mine.json: format: is missing");
    refuses("/format", 2, "must be a whole number from 1 to 1, is 2");
    refuses("/ruleset", "chess", "must be one of guillotines; is \"chess\"");
    refuses(
        "/aboot", "",
        "is no field here; the fields are format, ruleset, about, figures, resources, specials, "
        "markets, cards_by_assets, assets, billionaires, crises, panic_cards, roles, policies");
}

TEST(GuillotinesLoad, refuses_figures_that_are_missing_misspelt_or_out_of_range) {
    refuses("/figures/hand_limits", 2,
            "is no field here; the fields are hand_limit, banker_limit, crisis_value, "
            "crises_added, crises_added_puppets, crises_shown, rebels, panic_at, assets_puppets, "
            "puppet_hand, purchase_price, tax, toady_points, bunker_least, laps, steps");
    refuses("/figures/hand_limit/value", 4, "must be a whole number from 1 to 3, is 4");
    refuses("/figures/hand_limit/value", 2.5, "must be a whole number from 1 to 3, is 2.5E0");
    refuses("/figures/hand_limit/value", "2", "must be a whole number from 1 to 3, is \"2\"");
    misses("/figures/hand_limit", "value", "figures.hand_limit.value");
    misses("/figures/hand_limit", "provenance", "figures.hand_limit.provenance");
    refuses("/figures/hand_limit/provenance", "heard",
            "must be one of printed, found, inferred, chosen; is \"heard\"");
    refuses("/figures/banker_limit/value", 1, "must be a whole number from 2 to 3, is 1");
    refuses("/figures/panic_at/value", 11, "must be a whole number from 1 to 10, is 11");
    refuses("/figures/crisis_value/value", 10, "must be a whole number from 0 to 9, is 10");
    refuses("/figures/crises_added/value", 13, "must be a whole number from 1 to 12, is 13");
    refuses("/figures/steps/value", 5, "must be a whole number from 1 to 4, is 5");
    refuses("/figures/tax", 3, "must be an object");
}

TEST(GuillotinesLoad, refuses_cards_that_do_not_fit) {
    refuses("/resources/1/suit", "stars", "must be one of bolts; is \"stars\"");
    refuses("/resources/1/copies", array{3, 3}, "must be a list of 3 to 3 entries, has 2");
    refuses("/resources/1/copies/1", 0, "must be a whole number from 1 to 3, is 0");
    refuses("/specials/2/copies", 4, "must be a whole number from 0 to 3, is 4");
    refuses("/specials/2/copies", 2, "make 62 cards in all; most is 61", "specials");
    refuses("/specials/1/value", 0, "must be a whole number from 1 to 9, is 0");
    refuses("/cards_by_assets/value/0", 1, "must be a whole number from 0 to 0, is 1");
    refuses("/cards_by_assets/value/2", 0, "must be a whole number from 1 to 8, is 0");
    refuses("/cards_by_assets/value", array{0, 4, 3}, "must be a list of 4 to 4 entries, has 3");
}

TEST(GuillotinesLoad, refuses_a_deck_too_small_to_deal) {
    json::value data = testing_support::own_data(ruleset());
    testing_support::change(data, "/cards_by_assets/value/3", 8);
    testing_support::change(data, "/resources/0/copies/0", 2);
    EXPECT_EQ(complaint(json::serialize(data)),
              "mine.json: resources: has 44 cards; to deal them out takes 45");
}

TEST(GuillotinesLoad, refuses_markets_and_assets_that_do_not_fit) {
    refuses("/markets/2/number", 4, "must be a whole number from 3 to 3, is 4");
    refuses("/assets/1/id", "political-lobbyists",
            "\"political-lobbyists\" is the id of an earlier entry too");
    refuses("/assets/1/id", "Think Tank",
            "must be letters, digits and -, a letter first; is \"Think Tank\"");
    refuses("/assets/1/id", "a-name-much-too-long-for-a-card",
            "must be text of 1 to 23 bytes, is \"a-name-much-too-long-for-a-card\"");
    refuses("/assets/1/type", "media",
            "must be one of influence, legacy, toys, power, vanity; is \"media\"");
    refuses("/assets/4/type", "influence",
            "each type has three unstarred Assets and one starred; this is one too many");
    refuses("/assets/1/star", 0, "must be true or false, is 0");
}

TEST(GuillotinesLoad, refuses_billionaires_that_do_not_fit) {
    refuses("/billionaires/2/suit", "dishes", "is the suit of another Billionaire too");
    refuses("/billionaires/0/needs_one", array{"influence", "power", "vanity"},
            "names the type of needs_two too");
    refuses("/billionaires/0/needs_one", array{"legacy", "legacy", "vanity"},
            "names \"legacy\" twice");
    refuses("/billionaires/0/needs_one", array{"legacy", "power"},
            "must be a list of 3 to 3 entries, has 2");
    json::value data = testing_support::own_data(ruleset());
    json::value& aristocrat = data.at("billionaires").at(1);
    std::swap(aristocrat.at("needs_two"), aristocrat.at("needs_one").at(0));
    EXPECT_EQ(complaint(json::serialize(data)),
              "mine.json: billionaires[1].needs_two: is the type of another Billionaire too");
}

TEST(GuillotinesLoad, refuses_crises_panic_cards_roles_and_policies_that_do_not_fit) {
    refuses("/crises/5/rebels", 0, "must be a whole number from 1 to 9, is 0");
    refuses("/crises/5/crisis", "flood", "must be one of floods; is \"flood\"");
    refuses("/panic_cards/0/types", array{"influence", "legacy", "legacy"},
            "names \"legacy\" twice");
    refuses("/roles/0/level", 2, "must be a whole number from 3 to 4, is 2");
    refuses("/policies/0/doubles", "bolts", "must be one of locks; is \"bolts\"");
    refuses("/policies/7/doubles", "locks", "must be null: this Policy works once");
    refuses("/roles", array(8), "must be a list of 9 to 9 entries, has 8");
}

TEST(GuillotinesLoad, refuses_too_few_red_roles_for_a_draft) {
    json::value data = testing_support::own_data(ruleset());
    for (const char* banker_and_celebrity : {"/roles/0/level", "/roles/1/level"}) {
        testing_support::change(data, banker_and_celebrity, 4);
    }
    EXPECT_EQ(complaint(json::serialize(data)),
              "mine.json: roles: has 4 Roles of level 3; a draft of five players needs 5");
}

// The first thing wrong is named, and nothing is taken in silence: an unknown member of an entry.
TEST(GuillotinesLoad, refuses_unknown_members_and_lost_provenance_of_entries) {
    refuses("/crises/5/rebel", 1, "is no field here; the fields are rebels, crisis, provenance");
    misses("/markets/0/provenance", "number", "markets[0].provenance.number");
    refuses("/assets/0/provenance/id", 1, "must be one of printed, found, inferred, chosen; is 1");
}

}  // namespace
}  // namespace moneybags::guillotines
