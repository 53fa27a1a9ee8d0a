#include "table/report.h"

#include <string>
#include <vector>

#include "games/guillotines/game.h"
#include "notation/guillotines/wording.h"
#include "table/guillotines/account.h"
#include "table/teller.h"

namespace moneybags {

// The cards at the Markets, face up or not.
template <>
AnyView turned_over<guillotines::Family>(const Session& session) {
    using namespace guillotines;
    const State state = session.state().as<State>();
    View seen = view(rules_of<Family>(session.game()), state, kSpectator);
    seen.market = state.secret.market;
    return AnyView::of(seen);
}

// Who missed what in a game that is over, and how much each bought, bribed, ruled and stirred.
template <>
boost::json::value report_of<guillotines::Family>(const Session& session, Language language) {
    using namespace guillotines;
    const Rules& rules = rules_of<Family>(session.game());
    const State end = session.state().as<State>();
    const Account account = guillotines::account(rules, session);
    const Voice voice{session.game().ruleset().texts, language};
    const Wording word{rules, session.names(), voice, kSpectator};
    Teller tell{"guillotines", language};

    std::vector<Figures> all, bribing, ruling, stirring;
    boost::json::array seats;
    for (const Seat seat : all_seats(rules)) {
        const SeatAccount& mine = account.seats[seat];
        const Billionaire who = end.open.who[seat];
        const std::string role = "billionaire." + std::string(codec::name_of(who));
        boost::json::object played;
        played[role] = 1;
        boost::json::object told;
        told["roles"] = std::move(played);
        seats.push_back(std::move(told));
        all.push_back({{"who", word.name(seat)},
                       {"billionaire", word.billionaire(who)},
                       {"missing", std::to_string(missing(rules, end.open, seat))},
                       {"needs", std::to_string(+rules.billionaires[who].needs)},
                       {"buys", std::to_string(mine.buys)},
                       {"bought", std::to_string(mine.bought)},
                       {"cards", std::to_string(mine.put_in)},
                       {"bribes", std::to_string(mine.bribes)},
                       {"crises", std::to_string(mine.crises)},
                       {"rebels", std::to_string(mine.rebels)},
                       {"policies", std::to_string(mine.policies)}});
        if (mine.put_in > 0) bribing.push_back(all.back());
        if (mine.policies > 0) ruling.push_back(all.back());
        if (mine.crises > 0) stirring.push_back(all.back());
    }
    tell.each("missing", all);
    tell.each("buys", all);
    tell.each("bribes", bribing);
    tell.each("policies", ruling);
    tell.each("crises", stirring);
    if (const auto best = best_deal(account)) {
        const guillotines::Deal& deal = account.deals[*best];
        tell("best-deal", {{"turn", std::to_string(deal.turn)},
                           {"who", word.name(deal.seat)},
                           {"offer", word.offer(deal.offer)},
                           {"gain", std::to_string(deal.gain)}});
    }
    if (const auto& uprising = account.revolution) {
        tell(uprising->seat == guillotines::kNobody ? "revolution.round" : "revolution",
             {{"turn", std::to_string(uprising->turn)}, {"who", word.name(uprising->seat)}});
    }
    return {{"seats", std::move(seats)}, {"sentences", tell.sentences()}};
}

}  // namespace moneybags
