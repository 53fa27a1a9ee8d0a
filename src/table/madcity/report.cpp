#include "table/report.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "games/madcity/game.h"
#include "notation/madcity/wording.h"
#include "notation/texts.h"
#include "table/madcity/account.h"

namespace moneybags::madcity {

namespace json = boost::json;

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

// What each has in a game that is over, and the best stunt and sale.
template <>
boost::json::value report_of<madcity::Family>(const Session& session, Language language) {
    using namespace madcity;
    const Rules& rules = rules_of<Family>(session.game());
    const Teller tell{rules, session, language};
    boost::json::object told;
    told["sentences"] =
        sentences(rules, tell, session.state().as<State>(), account(rules, session));
    return told;
}

}  // namespace moneybags
