// The report after random games of every ruleset: its sums agree with the standing.

#include <gtest/gtest.h>

#include <algorithm>

#include "games/embedded.h"
#include "table/report.h"
#include "tests/support/languages.h"
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

std::size_t size_of(const json::value& list) { return list.as_array().size(); }

// The best of a list by a field, as told: a place in it, or null if none is above nothing.
void is_the_best(const json::value& told, const json::value& list, std::string_view field) {
    std::int64_t most = 0;
    for (const json::value& item : list.as_array()) {
        most = std::max(most, item.at(field).to_number<std::int64_t>());
    }
    if (most == 0) {
        EXPECT_TRUE(told.is_null());
        return;
    }
    ASSERT_FALSE(told.is_null());
    const auto place = static_cast<std::size_t>(told.to_number<std::int64_t>());
    EXPECT_EQ(list.at(place).at(field).to_number<std::int64_t>(), most);
}

void mad_sums_agree(const json::object& told) {
    const json::value& details = told.at("details");
    const json::value& seats = details.at("seats");
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "stunts")), size_of(details.at("stunts")));
    EXPECT_EQ(sum(seats, "earned"), sum(details.at("stunts"), "amount"));
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "sold")), size_of(details.at("sales")));
    EXPECT_EQ(sum(seats, "proceeds"), sum(details.at("sales"), "amount"));
    is_the_best(details.at("best_stunt"), details.at("stunts"), "amount");
}

// How often somebody made such a move, counted in the log.
std::int64_t moves_in(const Session& session, std::size_t seat, std::string_view act) {
    std::int64_t count = 0;
    for (const Record& record : session.records()) {
        if (record.kind != Record::Kind::Move) continue;
        if (static_cast<std::size_t>(record.seat) != seat) continue;
        if (session.notation().move_json(record.move).at("act").as_string() == act) ++count;
    }
    return count;
}

// What a seat was missing when so many steps had been made.
std::int64_t missing_after(const json::value& curve, std::int64_t step, std::size_t seat) {
    std::int64_t missing = 0;
    for (const json::value& point : curve.as_array()) {
        if (point.at("step").to_number<std::int64_t>() > step) break;
        missing = point.at("missing").at(seat).to_number<std::int64_t>();
    }
    return missing;
}

// The last deal of a Panic! may end a Round in the same step, which takes Assets too; before others
// nothing but the deal happens.
void gains_agree(const json::value& details) {
    const json::array& deals = details.at("deals").as_array();
    for (std::size_t i = 0; i + 1 < deals.size(); ++i) {
        if (deals[i].at("turn") != deals[i + 1].at("turn")) continue;
        const auto step = deals[i].at("step").to_number<std::int64_t>();
        const auto seat = static_cast<std::size_t>(deals[i].at("seat").to_number<std::int64_t>());
        EXPECT_EQ(deals[i].at("gain").to_number<std::int64_t>(),
                  missing_after(details.at("missing"), step - 1, seat) -
                      missing_after(details.at("missing"), step, seat));
    }
}

void guillotines_sums_agree(const json::object& told, const Session& session) {
    const json::value& details = told.at("details");
    const json::value& seats = details.at("seats");
    const auto count_if = [&](std::string_view list, const auto& holds) {
        const json::array& items = details.at(list).as_array();
        return static_cast<std::int64_t>(std::count_if(items.begin(), items.end(), holds));
    };
    // Buys, and who won them.
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "buys") + sum(seats, "puppet_buys")),
              size_of(details.at("buys")));
    EXPECT_EQ(sum(seats, "bought") + sum(seats, "puppet_bought"),
              count_if("buys", [](const json::value& buy) { return buy.at("won") == true; }));
    for (const json::value& buy : details.at("buys").as_array()) {
        const bool more = buy.at("score").as_int64() > buy.at("against").as_int64();
        EXPECT_EQ(buy.at("won").as_bool(), more);
        if (!more) {
            EXPECT_TRUE(buy.at("asset").is_null());
        }
    }
    // What is missing, as the standing has it too.
    const json::array& curve = details.at("missing").as_array();
    for (std::size_t i = 1; i < curve.size(); ++i) {
        EXPECT_NE(curve[i].at("missing"), curve[i - 1].at("missing"));
    }
    for (std::size_t i = 0; i < size_of(seats); ++i) {
        SCOPED_TRACE(i);
        const json::value& mine = seats.at(i);
        const auto number = [&](std::string_view field) {
            return mine.at(field).to_number<std::int64_t>();
        };
        EXPECT_EQ(curve.back().at("missing").at(i).to_number<std::int64_t>(), number("missing"));
        EXPECT_EQ(number("needs") - number("missing"),
                  told.at("standing").at("score").at(i).to_number<std::int64_t>());
        // What the log says they did.
        EXPECT_EQ(number("buys"), moves_in(session, i, "Buy"));
        EXPECT_EQ(number("invested"), moves_in(session, i, "Invest"));
        EXPECT_EQ(number("put_in"), moves_in(session, i, "Put"));
        EXPECT_EQ(number("offers"), moves_in(session, i, "MakeOffer"));
        EXPECT_GE(moves_in(session, i, "SetPolicy"), number("policies"));
    }
    // Crises and Rebels, Policies, Panic!.
    const auto has_seat = [](const json::value& crisis) { return !crisis.at("seat").is_null(); };
    EXPECT_EQ(sum(seats, "crises"), count_if("crises", has_seat));
    EXPECT_LE(sum(seats, "rebels"), sum(details.at("crises"), "rebels"));
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "policies")), size_of(details.at("policies")));
    EXPECT_EQ(static_cast<std::size_t>(sum(seats, "offers")), size_of(details.at("deals")));
    EXPECT_EQ(sum(seats, "carried"), count_if("deals", [](const json::value& deal) {
                  return deal.at("refused").as_array().empty();
              }));
    is_the_best(details.at("best_deal"), details.at("deals"), "gain");
    gains_agree(details);
    if (const json::value& revolution = details.at("revolution"); !revolution.is_null()) {
        const json::value& last = details.at("crises").as_array().back();
        EXPECT_EQ(last.at("total"), 10);  // BG-REB-02
        EXPECT_EQ(last.at("step"), revolution.at("step"));
        EXPECT_EQ(last.at("seat"), revolution.at("seat"));
    }
}

// So that a random game without any of it proves nothing unnoticed.
struct Met {
    int bluffs = 0, trusts = 0;                                    // Millions
    int stunts = 0, sales = 0;                                     // Mad Millionaire
    int buys = 0, crises = 0, policies = 0, deals = 0, gains = 0;  // Guillotines
    int revolutions = 0;
    int without_winner = 0;
};

void details_agree(const json::object& told, const Session& session, Met& met) {
    const json::value& details = told.at("details");
    const auto is_told = [&](std::string_view field) {
        return details.at(field).is_null() ? 0 : 1;
    };
    const auto length = [&](std::string_view list) {
        return static_cast<int>(size_of(details.at(list)));
    };
    const json::string& kind = details.at("kind").as_string();
    if (kind == "millions") {
        millions_sums_agree(told);
        met.bluffs += is_told("best_bluff");
        met.trusts += is_told("costliest_trust");
    } else if (kind == "mad-millionaire") {
        mad_sums_agree(told);
        met.stunts += length("stunts");
        met.sales += length("sales");
    } else {
        ASSERT_EQ(kind, "guillotines");
        guillotines_sums_agree(told, session);
        met.buys += length("buys");
        met.crises += length("crises");
        met.policies += length("policies");
        met.deals += length("deals");
        met.gains += is_told("best_deal");
        met.revolutions += is_told("revolution");
    }
}

TEST(Report, agrees_with_the_standing_in_random_games_of_every_ruleset) {
    Met met;
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
                for (const Language language : languages()) {
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
                    if (standing.winners.empty()) {
                        ++met.without_winner;
                        const bool english = language == kEnglish;
                        EXPECT_EQ(told.at("sentences").at(0),
                                  english ? "Nobody wins." : "無人獲勝。");
                    }
                    ASSERT_FALSE(told.at("details").is_null());
                    details_agree(told, session, met);
                    ASSERT_FALSE(HasFatalFailure());
                }
            }
        }
    }
    for (const int times :
         {met.bluffs, met.trusts, met.stunts, met.sales, met.buys, met.crises, met.policies,
          met.deals, met.gains, met.revolutions, met.without_winner}) {
        EXPECT_GT(times, 0);
    }
}

}  // namespace
}  // namespace moneybags
