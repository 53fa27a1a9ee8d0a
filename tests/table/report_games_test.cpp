// The report after random games of every ruleset: its sums agree with the standing.

#include <gtest/gtest.h>

#include "games/embedded.h"
#include "table/report.h"
#include "tests/support/option_sets.h"

namespace moneybags {
namespace {

namespace json = boost::json;

void play_out(Session& session, Rng& luck) {
    const Game& game = session.game();
    while (true) {
        const Turn turn = game.turn(session.state());
        if (turn.kind == Turn::Kind::Over) return;
        if (turn.kind == Turn::Kind::Chance) {
            ASSERT_TRUE(session.luck(game.draw(game.outcomes(session.state()), luck)));
            continue;
        }
        const Seat next = game.next(session.state());
        if (luck.below(20) == 0) session.say(next, "Trust me.");  // may be refused: fine
        if (luck.below(50) == 0 && game.may_time_out(session.state())) {
            ASSERT_TRUE(session.clock());
            continue;
        }
        const auto legal = game.legal(session.state(), next);
        const AnyChoice& line = legal[luck.below(static_cast<std::uint32_t>(legal.size()))];
        ASSERT_TRUE(session.play(next, game.move(line, luck.below(game.count(line)))));
    }
}

void must_be_filled_in(const json::value& value) {
    if (value.is_string()) {
        EXPECT_EQ(value.as_string().find('{'), json::string::npos) << value;
    }
    if (value.is_array()) {
        for (const json::value& item : value.as_array()) must_be_filled_in(item);
    }
    if (value.is_object()) {
        for (const auto& item : value.as_object()) must_be_filled_in(item.value());
    }
}

std::int64_t sum(const json::value& list, std::string_view field) {
    std::int64_t total = 0;
    for (const json::value& item : list.as_array())
        total += item.at(field).to_number<std::int64_t>();
    return total;
}

void millions_sums_agree(const json::object& told) {
    const json::value& details = told.at("details");
    const json::value& seats = details.at("seats");
    EXPECT_EQ(sum(seats, "paid"), sum(seats, "received"));
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "said")), details.at("claims").as_array().size());
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "proposed")),
              details.at("deals").as_array().size());
    for (std::size_t i = 0; i < seats.as_array().size(); ++i) {
        std::int64_t fates = 0,
                     purse = told.at("curve").at(0).at("score").at(i).to_number<std::int64_t>();
        for (const auto& fate : seats.at(i).at("fates").as_object()) {
            fates += fate.value().to_number<std::int64_t>();
        }
        EXPECT_EQ(fates, seats.at(i).at("proposed").to_number<std::int64_t>());
        for (const json::value& round : details.at("rounds").as_array()) {
            purse += round.at("change").at(i).to_number<std::int64_t>();
        }
        EXPECT_EQ(purse, told.at("standing").at("score").at(i).to_number<std::int64_t>());
    }
    for (const json::value& claim : details.at("claims").as_array()) {
        EXPECT_EQ(claim.at("verdict") == "truth", claim.at("said") == claim.at("truth"));
        const json::value& rounds = details.at("rounds");
        const auto round =
            static_cast<std::size_t>(claim.at("round").to_number<std::int64_t>()) - 1;
        const auto character =
            static_cast<std::size_t>(claim.at("character").to_number<std::int64_t>());
        EXPECT_EQ(claim.at("truth"), rounds.at(round).at("roles").at(character));
    }
    for (const json::value& deal : details.at("deals").as_array()) {
        EXPECT_LT(deal.at("opened").to_number<std::int64_t>(),
                  deal.at("closed").to_number<std::int64_t>());
    }
    if (const json::value& bluff = details.at("best_bluff"); !bluff.is_null()) {
        const auto round =
            static_cast<std::size_t>(bluff.at("round").to_number<std::int64_t>()) - 1;
        const auto seat = static_cast<std::size_t>(bluff.at("seat").to_number<std::int64_t>());
        EXPECT_EQ(bluff.at("gain"), details.at("rounds").at(round).at("change").at(seat));
    }
}

TEST(Report, agrees_with_the_standing_in_random_games_of_every_ruleset) {
    int bluffs = 0, trusts = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            for (const Options& options : testing_support::option_sets(ruleset)) {
                SCOPED_TRACE(std::string(ruleset.id) + ", players " + std::to_string(players) +
                             ", options " + json::serialize(options));
                Agreement agreed;
                agreed.game = ruleset.id;
                agreed.players = players;
                agreed.options = options;
                Session session = *Session::begin(agreed);
                Rng luck{static_cast<std::uint64_t>(players)};
                play_out(session, luck);
                ASSERT_FALSE(HasFatalFailure());
                const Standing standing = session.game().standing(session.state());
                for (const Language language : {Language::English, Language::Chinese}) {
                    const json::object told = report(session, language);
                    must_be_filled_in(told.at("sentences"));
                    must_be_filled_in(told.at("details"));
                    const json::array& curve = told.at("curve").as_array();
                    EXPECT_EQ(curve.back().at("score"), told.at("standing").at("score"));
                    for (std::size_t i = 1; i < curve.size(); ++i) {
                        EXPECT_NE(curve[i].at("score"), curve[i - 1].at("score"));
                        EXPECT_LT(curve[i - 1].at("step").to_number<std::int64_t>(),
                                  curve[i].at("step").to_number<std::int64_t>());
                    }
                    EXPECT_EQ(told.at("standing").at("winners").as_array().size(),
                              static_cast<std::size_t>(standing.winners.size()));
                    EXPECT_EQ(static_cast<std::size_t>(sum(told.at("seats"), "moves") +
                                                       sum(told.at("seats"), "words") +
                                                       told.at("luck").to_number<std::int64_t>() +
                                                       told.at("clock").to_number<std::int64_t>()),
                              session.records().size());
                    if (told.at("details").is_null()) continue;
                    ASSERT_EQ(told.at("details").at("kind"), "millions");
                    millions_sums_agree(told);
                    bluffs += told.at("details").at("best_bluff").is_null() ? 0 : 1;
                    trusts += told.at("details").at("costliest_trust").is_null() ? 0 : 1;
                }
            }
        }
    }
    EXPECT_GT(bluffs, 0);
    EXPECT_GT(trusts, 0);
}

// A ruleset that no line of the list knows has the general part.
TEST(Report, of_a_game_with_nothing_more_to_tell) {
    Ruleset unknown = *find_ruleset("millions-2e");
    unknown.id = "unheard-of";
    json::value figures = json::parse(embedded(unknown.data));
    figures.as_object()["ruleset"] = unknown.id;
    auto made = unknown.load(unknown, 4, *complete(unknown, {}), json::serialize(figures), "");
    ASSERT_TRUE(made.has_value()) << made.error().sentence();
    Session session{std::move(*made), {}, default_names(4)};
    Rng luck{5};
    play_out(session, luck);
    ASSERT_FALSE(HasFatalFailure());
    const json::object told = report(session, Language::English);
    EXPECT_EQ(told.at("game"), "unheard-of");
    EXPECT_TRUE(told.at("details").is_null());
    EXPECT_EQ(told.at("curve").as_array().back().at("score"), told.at("standing").at("score"));
    EXPECT_EQ(told.at("sentences").as_array().size(), 3u);
}

}  // namespace
}  // namespace moneybags
