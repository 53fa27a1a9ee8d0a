// The report after random games of every ruleset: its sums agree with the standing.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "games/embedded.h"
#include "games/guillotines/game.h"
#include "games/madcity/game.h"
#include "games/millions/game.h"
#include "notation/money.h"
#include "table/guillotines/account.h"
#include "table/madcity/account.h"
#include "table/millions/account.h"
#include "table/report.h"
#include "tests/support/languages.h"
#include "tests/support/option_sets.h"
#include "tests/support/scale.h"
#include "tests/table/anyhow.h"

namespace moneybags {
namespace {

namespace json = boost::json;

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

void millions_sums_agree(const Session& session, const millions::Rules& rules,
                         const json::object& told) {
    const json::value& details = told.at("details");
    EXPECT_EQ(static_cast<std::size_t>(sum(details.at("seats"), "said")),
              details.at("claims").as_array().size());
    const millions::Account account = millions::account(rules, session);
    // What the rounds brought is all that came between the first purse and the last.
    for (const Seat seat : millions::all_seats(rules)) {
        const auto i = static_cast<std::size_t>(seat);
        auto purse = told.at("curve").at(0).at("score").at(i).to_number<std::int64_t>();
        for (const millions::RoundAccount& round : account.rounds) {
            purse += (round.after[seat] - round.before[seat]).count();
        }
        EXPECT_EQ(purse, told.at("standing").at("score").at(i).to_number<std::int64_t>());
    }
    const auto steps = told.at("steps").to_number<std::size_t>();
    for (const millions::Bargain& bargain : account.bargains) {
        EXPECT_TRUE(bargain.closed > 0 && bargain.closed <= steps);
    }
}

// How often somebody made such a move, counted in the log.
int moves_in(const Session& session, Seat seat, std::string_view act) {
    int count = 0;
    for (const Record& record : session.records()) {
        const record::Move* made = move_in(record);
        if (made == nullptr || made->seat != seat) continue;
        if (session.notation().move_json(made->move).at("act").as_string() == act) ++count;
    }
    return count;
}

// So that a random game without any of it proves nothing unnoticed.
struct Met {
    int bluffs = 0, trusts = 0;                         // Millions
    int stunts = 0, sales = 0;                          // Mad Millionaire
    int buys = 0, crises = 0, policies = 0, gains = 0;  // Guillotines
    int revolutions = 0;
    int without_winner = 0;
};

void mad_sums_agree(const Session& session, const madcity::Rules& rules, Met& met) {
    const madcity::Account account = madcity::account(rules, session);
    madcity::Notes earned, most;
    std::size_t stunts = 0;
    for (const Seat seat : madcity::all_seats(rules)) {
        const madcity::SeatAccount& mine = account.seats[seat];
        stunts += static_cast<std::size_t>(mine.stunts);
        earned += mine.earned;
    }
    EXPECT_EQ(stunts, account.stunts.size());
    for (const madcity::Stunt& stunt : account.stunts) {
        earned -= stunt.amount;
        most = std::max(most, stunt.amount);
    }
    EXPECT_EQ(earned, madcity::Notes{});
    const auto best = madcity::best_stunt(account);
    EXPECT_EQ(best ? account.stunts[*best].amount : madcity::Notes{}, most);
    met.stunts += static_cast<int>(account.stunts.size());
    met.sales += static_cast<int>(account.sales.size());
}

void guillotines_sums_agree(const Session& session, const guillotines::Rules& rules, Met& met) {
    const guillotines::Account account = guillotines::account(rules, session);
    std::size_t offers = 0;
    for (const Seat seat : guillotines::all_seats(rules)) {
        SCOPED_TRACE(number(seat));
        const guillotines::SeatAccount& mine = account.seats[seat];
        // What the log says they did; Puppets buy too.
        EXPECT_GE(mine.buys, moves_in(session, seat, "Buy"));
        EXPECT_LE(mine.bought, mine.buys);
        EXPECT_EQ(mine.put_in, moves_in(session, seat, "Put"));
        EXPECT_LE(mine.policies, moves_in(session, seat, "SetPolicy"));
        EXPECT_GE(mine.rebels, mine.crises > 0 ? 1 : 0);
        offers += static_cast<std::size_t>(moves_in(session, seat, "MakeOffer"));
        met.buys += mine.buys;
        met.crises += mine.crises;
        met.policies += mine.policies;
    }
    EXPECT_EQ(account.deals.size(), offers);
    int most = 0;
    for (const guillotines::Deal& deal : account.deals) most = std::max(most, deal.gain);
    const auto best = guillotines::best_deal(account);
    EXPECT_EQ(best ? account.deals[*best].gain : 0, most);
    met.gains += best ? 1 : 0;
    met.revolutions += account.revolution ? 1 : 0;
}

void details_agree(const json::object& told, const Session& session, Met& met) {
    const json::value& details = told.at("details");
    const Game& game = session.game();
    if (game.ruleset().id == "coin") {  // which has nothing more to tell
        EXPECT_TRUE(details.is_null());
        return;
    }
    ASSERT_FALSE(details.is_null());
    EXPECT_FALSE(details.at("sentences").as_array().empty());
    if (game.ruleset().id == "mad-millionaire") {
        return mad_sums_agree(session, rules_of<madcity::Family>(game), met);
    }
    if (game.ruleset().id == "guillotines") {
        return guillotines_sums_agree(session, rules_of<guillotines::Family>(game), met);
    }
    ASSERT_EQ(details.at("kind"), "millions");
    millions_sums_agree(session, rules_of<millions::Family>(game), told);
    met.bluffs += details.at("best_bluff").is_null() ? 0 : 1;
    met.trusts += details.at("costliest_trust").is_null() ? 0 : 1;
}

struct Dollars {
    std::int64_t held, counted;  // in the purse; with what leases give back
};

// What each seat has by the rules' own count; empty where scores are points.
std::vector<Dollars> dollars_of(const Session& session) {
    const Game& game = session.game();
    std::vector<Dollars> all;
    for (const Seat seat : SeatSet::first(static_cast<std::size_t>(game.players()))) {
        if (game.ruleset().id == "mad-millionaire") {
            const auto& rules = rules_of<madcity::Family>(game);
            const madcity::Open open = session.state().as<madcity::State>().open;
            const madcity::Notes notes = open.cash[seat] + madcity::refunds(rules, open, seat);
            const std::int64_t note = rules.note;
            all.push_back({note * open.cash[seat].count(), note * notes.count()});
        } else if (game.ruleset().id.starts_with("millions")) {
            const auto& purse = session.state().as<millions::State>().open.purse;
            const std::int64_t held = purse[seat].count() * std::int64_t{1'000'000};
            all.push_back({held, held});
        }
    }
    return all;
}

// The story's last screen, the standing, the curve and the report's sentences tell the same money.
void money_agrees(const json::object& told, const Session& session, Language language) {
    const Voice voice{session.game().ruleset().texts, language};
    const std::vector<Dollars> dollars = dollars_of(session);
    const auto unit = told.at("standing").at("unit").to_number<std::int64_t>();
    EXPECT_EQ(unit == 0, dollars.empty());
    const AnyView view = session.game().view(session.state(), kSpectator);
    const std::string screen = session.notation().picture(view, language, false);
    const std::string scores{told.at("sentences").at(1).as_string()};
    for (std::size_t i = 0; i < dollars.size(); ++i) {
        const json::value& last = told.at("curve").as_array().back().at("score").at(i);
        EXPECT_EQ(last.to_number<std::int64_t>() * unit, dollars[i].counted);
        const std::string held = money_text(voice, dollars[i].held);
        EXPECT_NE(screen.find(held), screen.npos) << held << " in\n" << screen;
        const std::string mine = session.names()[i] + " " + money_text(voice, dollars[i].counted);
        EXPECT_NE(scores.find(mine), scores.npos) << mine << " in " << scores;
    }
}

TEST(Report, agrees_with_the_standing_in_random_games_of_every_ruleset) {
    Met met;
    int nth = 0;
    for (const Ruleset& ruleset : catalogue()) {
        for (int players = ruleset.least_players; players <= ruleset.most_players; ++players) {
            for (const Options& options : testing_support::option_sets(ruleset)) {
                if (!testing_support::is_taken(nth++)) continue;
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
                    EXPECT_LT(sum(told.at("seats"), "moves") + sum(told.at("seats"), "words"),
                              std::ssize(session.records()));
                    if (standing.winners.empty()) {
                        ++met.without_winner;
                        const bool english = language == kEnglish;
                        EXPECT_EQ(told.at("sentences").at(0),
                                  english ? "Nobody wins." : "無人獲勝。");
                    }
                    money_agrees(told, session, language);
                    details_agree(told, session, met);
                    ASSERT_FALSE(HasFatalFailure());
                }
            }
        }
    }
    if (testing_support::scale() < 1) return;  // too few games to meet everything
    for (const int times : {met.bluffs, met.trusts, met.stunts, met.sales, met.buys, met.crises,
                            met.policies, met.gains, met.revolutions, met.without_winner}) {
        EXPECT_GT(times, 0);
    }
}

}  // namespace
}  // namespace moneybags
