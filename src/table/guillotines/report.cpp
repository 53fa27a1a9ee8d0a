#include "table/report.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "games/guillotines/game.h"
#include "notation/guillotines/wording.h"
#include "notation/texts.h"
#include "table/guillotines/account.h"

namespace moneybags::guillotines {

namespace json = boost::json;

namespace {

// The table as a reader speaks of it: the game's own words, and those of reports.
class Teller {
   public:
    Teller(const Rules& rules, const Session& session, Language language)
        : game_(session.game().ruleset().texts, language),
          say_("report", language),
          word(rules, session.names(), game_, kSpectator) {}

    std::string operator()(std::string_view key, const Figures& figures = {}) const {
        return say_("guillotines." + std::string{key}, figures);
    }
    std::string list(const std::vector<std::string>& items) const { return say_.list(items); }

   private:
    const Voice game_, say_;

   public:
    const Wording word;
};

// Of all sentences: when, and who.
Figures beginning(const Teller& tell, std::int32_t turn, Seat seat) {
    return {{"turn", std::to_string(turn)}, {"who", tell.word.name(seat)}};
}

std::string deal_text(const Teller& tell, const Deal& deal) {
    Figures figures = beginning(tell, deal.turn, deal.seat);
    figures.emplace_back("offer", tell.word.offer(deal.offer));
    figures.emplace_back("gain", std::to_string(deal.gain));
    return tell("best-deal", figures);
}

std::string revolution_text(const Teller& tell, const Uprising& uprising) {
    return tell(uprising.seat == kNobody ? "revolution.round" : "revolution",
                beginning(tell, uprising.turn, uprising.seat));
}

// One sentence about all seats, each with its own part; those with nothing to tell are left out.
class Roll {
   public:
    Roll(const Teller& tell, json::array& told) : tell_(tell), told_(told) {}

    template <class Figures_of, class Tells>
    void operator()(const Rules& rules, std::string_view key, const Figures_of& figures_of,
                    const Tells& tells) {
        std::vector<std::string> items;
        for (const Seat seat : all_seats(rules)) {
            if (tells(seat)) items.push_back(tell_(std::string(key) + ".of", figures_of(seat)));
        }
        if (items.empty()) return;
        const Figures list = {{"list", tell_.list(items)}};
        told_.emplace_back(tell_(key, list));
    }

   private:
    const Teller& tell_;
    json::array& told_;
};

json::array sentences(const Rules& rules, const Teller& tell, const State& end,
                      const Account& account) {
    const auto figures_of = [&](Seat seat) {
        const SeatAccount& mine = account.seats[seat];
        const Billionaire who = end.open.who[seat];
        return Figures{{"who", tell.word.name(seat)},
                       {"billionaire", tell.word.billionaire(who)},
                       {"missing", std::to_string(missing(rules, end.open, seat))},
                       {"needs", std::to_string(+rules.billionaires[who].needs)},
                       {"buys", std::to_string(mine.buys)},
                       {"bought", std::to_string(mine.bought)},
                       {"cards", std::to_string(mine.put_in)},
                       {"bribes", std::to_string(mine.bribes)},
                       {"crises", std::to_string(mine.crises)},
                       {"rebels", std::to_string(mine.rebels)},
                       {"policies", std::to_string(mine.policies)}};
    };
    json::array told;
    Roll roll{tell, told};
    roll(rules, "missing", figures_of, [](Seat) { return true; });
    roll(rules, "buys", figures_of, [](Seat) { return true; });
    roll(rules, "bribes", figures_of, [&](Seat seat) { return account.seats[seat].put_in > 0; });
    roll(rules, "policies", figures_of,
         [&](Seat seat) { return account.seats[seat].policies > 0; });
    roll(rules, "crises", figures_of, [&](Seat seat) { return account.seats[seat].crises > 0; });
    if (const auto best = best_deal(account)) {
        told.emplace_back(deal_text(tell, account.deals[*best]));
    }
    if (account.revolution) told.emplace_back(revolution_text(tell, *account.revolution));
    return told;
}

}  // namespace

}  // namespace moneybags::guillotines

namespace moneybags {

// Who missed what in a game that is over, and how much each bought, bribed, ruled and stirred.
template <>
boost::json::value report_of<guillotines::Family>(const Session& session, Language language) {
    using namespace guillotines;
    const Rules& rules = rules_of<Family>(session.game());
    const State end = session.state().as<State>();
    const Teller tell{rules, session, language};
    boost::json::object told;
    told["sentences"] = sentences(rules, tell, end, account(rules, session));
    return told;
}

}  // namespace moneybags
