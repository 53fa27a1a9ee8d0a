// The types of what is sent to the page, made from the tables of fields, and samples of it:
// compared with what lies in the page's source.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/fields.h"
#include "notation/notation.h"

namespace moneybags::notation_tests {

namespace json = boost::json;

struct Page {
    std::string_view board;
    std::vector<std::string_view> rulesets;
    Options options = {};  // with which all of it is played
};
const Page kPages[] = {
    {"millions",    {"millions-1e", "millions-2e"}},
    {"guillotines", {"guillotines"},                {{"level", 4}}},
    {"madcity",             {"mad-millionaire"}                                  },
};

// The file of the page's source is as it should be; or it is now.
void expect_in_page(const Page& page, std::string_view name, const std::string& right) {
    const std::string file = "web/src/boards/" + std::string(page.board) + "/" + std::string(name);
    if (std::getenv("MONEYBAGS_RENEW") != nullptr) std::ofstream(file, std::ios::binary) << right;
    std::ifstream in(file, std::ios::binary);
    ASSERT_TRUE(in) << file << " is missing";
    std::stringstream found;
    found << in.rdbuf();
    EXPECT_EQ(found.str(), right) << file << " does not fit. To renew it, run this test with"
                                  << " MONEYBAGS_RENEW=1";
}

TEST(Types, of_every_game_are_up_to_date_in_the_page) {
    for (const Page& page : kPages) {
        const Ruleset* const ruleset = find_ruleset(page.rulesets.front());
        ASSERT_NE(ruleset, nullptr);
        const auto game = make_game(*ruleset, ruleset->least_players);
        expect_in_page(
            page, "wire.ts",
            "// Made from src/notation/" + std::string(page.board) +
                "/describe.cpp. A test compares the two; to renew this file, run it so:\n"
                "// MONEYBAGS_RENEW=1 <build>/tests/test_notation "
                "--gtest_filter='Types.*'\n\n" +
                make_notation(**game, default_names((*game)->players()))->typescript());
    }
}

// What the page's tests know of a real game, played at random: the view of one who is asked, some
// choices of each act, and the step in which most happened, as everybody saw it.
json::object sample(const Game& game, Rng rng) {
    constexpr int kMost = 900, kSettled = 40, kAlike = 3;
    constexpr std::size_t kLooked = 30;  // choices of a long list
    const auto notation = make_notation(game, default_names(game.players()));
    const auto seen = [&](const AnyState& state, Seat seat) {
        return notation->view_json(game.view(state, seat));
    };
    json::object told;
    json::array choices;
    std::set<std::string> acts;
    std::size_t most = 0;
    AnyState state = game.setup();
    for (int step = 0; step < kMost && !game.standing(state).over; ++step) {
        const AnyState before = state;
        const auto luck = game.outcomes(state);
        std::vector<AnyEvent> events;
        if (!luck.empty()) {
            events = game.apply(state, draw(luck, rng));
        } else {
            const Seat seat = game.next(state);
            const std::vector<AnyChoice> legal = game.legal(state, seat);
            std::map<std::string, int> now;
            for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / kLooked) {
                const json::value choice =
                    codec::write_json({}, tell_choice(game, *notation, seat, legal[i]));
                const std::string act(std::string_view(choice.at("move").at("act").as_string()));
                if (!acts.contains(act) && ++now[act] <= kAlike) choices.push_back(choice);
            }
            for (const auto& each : now) acts.insert(each.first);
            if (step > kSettled && !told.contains("view")) told["view"] = seen(state, seat);
            events = game.apply(state, seat, game.draw_move(legal, rng));
        }
        if (events.size() <= most) continue;
        most = events.size();
        told["before"] = seen(before, kSpectator);
        told["after"] = seen(state, kSpectator);
        json::array& open = told["events"].emplace_array();
        for (const AnyEvent& each : events) {
            const json::value event = notation->event_json(each);
            if (event.at("to") == "everybody") open.push_back(event);
        }
    }
    told["choices"] = choices;
    return told;
}

TEST(Types, are_those_of_real_games_in_the_page) {
    for (const Page& page : kPages) {
        std::string text;
        for (const std::string_view name : page.rulesets) {
            const Ruleset* const ruleset = find_ruleset(name);
            ASSERT_NE(ruleset, nullptr);
            for (const int players : {ruleset->most_players, ruleset->least_players}) {
                const auto game = make_game(*ruleset, players, page.options);
                text += (text.empty() ? "[\n" : ",\n") + json::serialize(sample(**game, Rng{1}));
            }
        }
        expect_in_page(page, "sample.json", text + "\n]\n");
    }
}

}  // namespace moneybags::notation_tests
