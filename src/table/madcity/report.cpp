#include "table/report.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "games/madcity/game.h"
#include "notation/madcity/describe.h"
#include "notation/madcity/wording.h"
#include "notation/texts.h"
#include "table/madcity/account.h"

namespace moneybags::madcity {
namespace {

// The table as a reader speaks of it: the game's own words, and those of reports.
class Teller {
   public:
    Teller(const Rules& rules, const Session& session, Language language)
        : word(rules, session.names(), session.game().ruleset().texts, language, kSpectator),
          say_("report", language) {}

    std::string operator()(std::string_view key, const Figures& figures = {}) const {
        return say_("mad." + std::string{key}, figures);
    }
    std::string list(const std::vector<std::string>& items) const { return say_.list(items); }

    const Wording word;

   private:
    Voice say_;
};

std::string stunt_text(const Rules& rules, const Teller& tell, const Stunt& stunt,
                       std::string_view key) {
    const Figures figures = {{"turn", std::to_string(stunt.turn)},
                             {"who", tell.word.name(stunt.seat)},
                             {"location", tell.word.location(rules.card_location[stunt.card])},
                             {"stunt", tell.word.stunt(stunt.card)},
                             {"amount", tell.word.money(stunt.amount)}};
    return tell(key, figures);
}

std::string sale_text(const Rules& rules, const Teller& tell, const Sale& sale,
                      std::string_view key) {
    const Figures figures = {{"turn", std::to_string(sale.turn)},
                             {"who", tell.word.name(sale.seat)},
                             {"business", tell.word.business(sale.business)},
                             {"price", tell.word.money(rules.buy[sale.business])},
                             {"amount", tell.word.money(sale.amount)}};
    return tell(key, figures);
}

json::object stunt_json(const Context& context, const Teller& tell, const Stunt& stunt) {
    json::object told;
    told["step"] = stunt.step;
    told["turn"] = stunt.turn;
    told["seat"] = write_json(context, stunt.seat);
    told["card"] = write_json(context, stunt.card);
    told["amount"] = stunt.amount.count();
    told["text"] = stunt_text(context.rules, tell, stunt, "stunt");
    return told;
}

json::object sale_json(const Context& context, const Teller& tell, const Sale& sale) {
    json::object told;
    told["step"] = sale.step;
    told["turn"] = sale.turn;
    told["seat"] = write_json(context, sale.seat);
    told["business"] = write_json(context, sale.business);
    told["die"] = sale.die;
    told["amount"] = sale.amount.count();
    told["text"] = sale_text(context.rules, tell, sale, "sale");
    return told;
}

json::object seat_json(const SeatAccount& seat) {
    json::object told;
    told["turns"] = seat.turns;
    told["missed"] = seat.missed;
    told["stunts"] = seat.stunts;
    told["earned"] = seat.earned.count();
    told["bought"] = seat.bought;
    told["leased"] = seat.leased;
    told["upgraded"] = seat.upgraded;
    told["spent"] = seat.spent.count();
    told["sold"] = seat.sold;
    told["proceeds"] = seat.proceeds.count();
    told["lost_leases"] = seat.lost_leases;
    told["lifted"] = seat.lifted;
    told["bonuses"] = seat.bonuses;
    told["held_up"] = seat.held_up;
    told["returns"] = seat.returns;
    told["finishes"] = seat.finishes;
    return told;
}

json::value place_in_list(const std::optional<std::size_t>& best) {
    return best ? json::value(*best) : json::value(nullptr);
}

json::array sentences(const Rules& rules, const Teller& tell, const State& end,
                      const Account& account) {
    json::array told;
    std::vector<std::string> cash, stunts, missed;
    for (const Seat seat : all_seats(rules)) {
        const SeatAccount& mine = account.seats[seat];
        const Notes counts = end.open.cash[seat] + refunds(rules, end.open, seat);
        const Figures figures = {{"who", tell.word.name(seat)},
                                 {"cash", tell.word.money(counts)},
                                 {"count", std::to_string(mine.stunts)},
                                 {"amount", tell.word.money(mine.earned)},
                                 {"missed", std::to_string(mine.missed)}};
        cash.push_back(tell("cash.of", figures));
        stunts.push_back(tell("stunts.of", figures));
        if (mine.missed > 0) missed.push_back(tell("missed.of", figures));
    }
    const auto add = [&](std::string_view key, const std::vector<std::string>& items) {
        const Figures figures = {{"list", tell.list(items)}};
        told.emplace_back(tell(key, figures));
    };
    add("cash", cash);
    add("stunts", stunts);
    if (const auto best = best_stunt(account)) {
        told.emplace_back(stunt_text(rules, tell, account.stunts[*best], "best-stunt"));
    }
    if (const auto best = best_sale(rules, account)) {
        told.emplace_back(sale_text(rules, tell, account.sales[*best], "best-sale"));
    }
    if (!missed.empty()) add("missed", missed);
    return told;
}

}  // namespace

}  // namespace moneybags::madcity

namespace moneybags {

// Stunts, sales and what each seat did in a game that is over: {"kind": "mad-millionaire",
// "stunts", "sales", "seats", "best_stunt", "best_sale", "sentences"}; the best are places in their
// lists, null if there is none. Money is in notes, as everywhere in this game. See account.h for
// what each is.
template <>
boost::json::value report_of<madcity::Family>(const Session& session, Language language) {
    using namespace madcity;
    const Rules& rules = rules_of<Family>(session.game());
    const Context context{rules, session.names()};
    const Teller tell{rules, session, language};
    const Account account = madcity::account(rules, session);

    boost::json::array stunts, sales, seats;
    for (const Stunt& each : account.stunts) stunts.push_back(stunt_json(context, tell, each));
    for (const Sale& each : account.sales) sales.push_back(sale_json(context, tell, each));
    for (const Seat seat : all_seats(rules)) seats.push_back(seat_json(account.seats[seat]));

    boost::json::object told;
    told["kind"] = "mad-millionaire";
    told["stunts"] = std::move(stunts);
    told["sales"] = std::move(sales);
    told["seats"] = std::move(seats);
    told["best_stunt"] = place_in_list(best_stunt(account));
    told["best_sale"] = place_in_list(best_sale(rules, account));
    told["sentences"] = sentences(rules, tell, session.state().as<State>(), account);
    return told;
}

}  // namespace moneybags
