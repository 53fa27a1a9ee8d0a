#include "table/report.h"

#include <string>
#include <vector>

#include "games/madcity/game.h"
#include "notation/madcity/wording.h"
#include "table/madcity/account.h"
#include "table/teller.h"

namespace moneybags {

// Some seat sees whatever there is.
template <>
AnyView turned_over<madcity::Family>(const Session& session) {
    return session.game().view(session.state(), kSpectator);
}

// What each has in a game that is over, and the best stunt and sale.
template <>
boost::json::value report_of<madcity::Family>(const Session& session, Language language) {
    using namespace madcity;
    const Rules& rules = rules_of<Family>(session.game());
    const Open end = session.state().as<State>().open;
    const Account account = madcity::account(rules, session);
    const Wording word{rules, session.names(), session.game().ruleset().texts, language,
                       kSpectator};
    Teller tell{"mad", language};

    std::vector<Figures> all, missing;
    for (const Seat seat : all_seats(rules)) {
        const SeatAccount& mine = account.seats[seat];
        all.push_back({{"who", word.name(seat)},
                       {"cash", word.money(end.cash[seat] + refunds(rules, end, seat))},
                       {"count", std::to_string(mine.stunts)},
                       {"amount", word.money(mine.earned)},
                       {"missed", std::to_string(mine.missed)}});
        if (mine.missed > 0) missing.push_back(all.back());
    }
    tell.each("cash", all);
    tell.each("stunts", all);
    if (const auto best = best_stunt(account)) {
        const Stunt& stunt = account.stunts[*best];
        tell("best-stunt", {{"turn", std::to_string(stunt.turn)},
                            {"who", word.name(stunt.seat)},
                            {"location", word.location(rules.card_location[stunt.card])},
                            {"stunt", word.stunt(stunt.card)},
                            {"amount", word.money(stunt.amount)}});
    }
    if (const auto best = best_sale(rules, account)) {
        const Sale& sale = account.sales[*best];
        tell("best-sale", {{"turn", std::to_string(sale.turn)},
                           {"who", word.name(sale.seat)},
                           {"business", word.business(sale.business)},
                           {"price", word.money(rules.buy[sale.business])},
                           {"amount", word.money(sale.amount)}});
    }
    tell.each("missed", missing);
    return {{"sentences", tell.sentences()}};
}

}  // namespace moneybags
