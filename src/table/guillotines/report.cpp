#include "table/report.h"

#include <cassert>
#include <string>
#include <string_view>
#include <vector>

#include "games/guillotines/game.h"
#include "notation/guillotines/describe.h"
#include "notation/guillotines/wording.h"
#include "notation/texts.h"
#include "table/guillotines/account.h"

namespace moneybags::guillotines {
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

std::string buy_text(const Teller& tell, const State& end, const Buy& buy) {
    Figures figures = beginning(tell, buy.turn, buy.seat);
    figures.emplace_back("billionaire", tell.word.billionaire(buy.billionaire));
    if (buy.billionaire != end.open.who[buy.seat]) figures[1].second = tell("puppet", figures);
    figures.emplace_back("market", tell.word.market(buy.market));
    figures.emplace_back("score", std::to_string(buy.score));
    figures.emplace_back("against", std::to_string(buy.against));
    if (!buy.won) return tell("buy.lost", figures);
    if (buy.asset == Asset::None) return tell("buy.nothing", figures);
    figures.emplace_back("asset", tell.word.asset(buy.asset));
    return tell("buy.won", figures);
}

std::string crisis_text(const Teller& tell, const Outbreak& outbreak) {
    Figures figures = beginning(tell, outbreak.turn, outbreak.seat);
    figures.emplace_back("crisis", tell.word.crisis(outbreak.crisis));
    figures.emplace_back("rebels", std::to_string(outbreak.rebels));
    figures.emplace_back("total", std::to_string(outbreak.in_all));
    return tell(outbreak.seat == kNobody ? "crisis.round" : "crisis", figures);
}

std::string policy_text(const Teller& tell, const Rule& rule) {
    Figures figures = beginning(tell, rule.turn, rule.seat);
    figures.emplace_back("policy", tell.word.policy(rule.policy));
    figures.emplace_back("bribe", std::to_string(rule.bribe));
    return tell(rule.bribe < 0 ? "policy.poorest" : "policy", figures);
}

std::string deal_text(const Teller& tell, const Deal& deal, std::string_view key) {
    Figures figures = beginning(tell, deal.turn, deal.seat);
    figures.emplace_back("offer", tell.word.offer(deal.offer));
    figures.emplace_back("gain", std::to_string(deal.gain));
    figures.emplace_back("by", tell.word.names(deal.refused));
    return tell(key, figures);
}

std::string revolution_text(const Teller& tell, const Uprising& uprising) {
    return tell(uprising.seat == kNobody ? "revolution.round" : "revolution",
                beginning(tell, uprising.turn, uprising.seat));
}

// ---- JSON ----

template <class Happened>
json::object begun(const Context& context, const Happened& what) {
    json::object told;
    told["step"] = what.step;
    told["turn"] = what.turn;
    told["seat"] = write_json(context, what.seat);
    return told;
}

json::object want_json(const Rules& rules, const Want& want) {
    json::array missing;
    for (const Seat seat : all_seats(rules)) missing.emplace_back(want.missing[seat]);
    json::object told;
    told["step"] = want.step;
    told["missing"] = std::move(missing);
    return told;
}

json::object buy_json(const Context& context, const Teller& tell, const State& end,
                      const Buy& buy) {
    json::object told = begun(context, buy);
    told["billionaire"] = write_json(context, buy.billionaire);
    told["market"] = write_json(context, buy.market);
    told["score"] = buy.score;
    told["against"] = buy.against;
    told["won"] = buy.won;
    told["asset"] = write_json(context, buy.asset);
    told["text"] = buy_text(tell, end, buy);
    return told;
}

json::object crisis_json(const Context& context, const Teller& tell, const Outbreak& outbreak) {
    json::object told = begun(context, outbreak);
    told["crisis"] = write_json(context, outbreak.crisis);
    told["rebels"] = outbreak.rebels;
    told["total"] = outbreak.in_all;
    told["text"] = crisis_text(tell, outbreak);
    return told;
}

json::object policy_json(const Context& context, const Teller& tell, const Rule& rule) {
    json::object told = begun(context, rule);
    told["policy"] = write_json(context, rule.policy);
    told["bribe"] = rule.bribe < 0 ? json::value(nullptr) : json::value(rule.bribe);
    told["text"] = policy_text(tell, rule);
    return told;
}

json::object deal_json(const Context& context, const Teller& tell, const Deal& deal) {
    json::object told = begun(context, deal);
    told["offer"] = write_json(context, deal.offer);
    json::array refused;
    for (const Seat seat : deal.refused) refused.push_back(write_json(context, seat));
    told["refused"] = std::move(refused);
    told["gain"] = deal.gain;
    told["text"] = deal_text(tell, deal, deal.refused.empty() ? "deal" : "deal.refused");
    return told;
}

json::object seat_json(const Context& context, const State& end, Seat seat,
                       const SeatAccount& mine) {
    const Billionaire who = end.open.who[seat];
    json::object told;
    told["billionaire"] = write_json(context, who);
    told["needs"] = context.rules.billionaires[who].needs;
    told["missing"] = missing(context.rules, end.open, seat);
    told["turns"] = mine.turns;
    told["buys"] = mine.buys;
    told["bought"] = mine.bought;
    told["puppet_buys"] = mine.puppet_buys;
    told["puppet_bought"] = mine.puppet_bought;
    told["invested"] = mine.invested;
    told["put_in"] = mine.put_in;
    told["taken_out"] = mine.taken_out;
    told["bribes"] = mine.bribes;
    told["policies"] = mine.policies;
    told["crises"] = mine.crises;
    told["rebels"] = mine.rebels;
    told["audits"] = mine.audits;
    told["scams"] = mine.scams;
    told["offers"] = mine.offers;
    told["carried"] = mine.carried;
    told["roles"] = mine.roles;
    return told;
}

// ---- sentences ----

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
                       {"buys", std::to_string(mine.buys + mine.puppet_buys)},
                       {"bought", std::to_string(mine.bought + mine.puppet_bought)},
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
        told.emplace_back(deal_text(tell, account.deals[*best], "best-deal"));
    }
    if (account.revolution) told.emplace_back(revolution_text(tell, *account.revolution));
    return told;
}

template <class List, class Write>
json::array all_of(const List& list, const Write& write) {
    json::array told;
    for (const auto& each : list) told.push_back(write(each));
    return told;
}

}  // namespace

}  // namespace moneybags::guillotines

namespace moneybags {

// What each seat was after and got in a game that is over: {"kind": "guillotines", "missing",
// "buys", "crises", "policies", "deals", "seats", "best_deal", "revolution", "sentences"}.
// "missing" is a curve: how many Assets each seat still needs, wherever that changes; "best_deal"
// is a place in "deals", null if there is none; "revolution" is null if it never came. See
// account.h for what each is.
template <>
boost::json::value report_of<guillotines::Family>(const Session& session, Language language) {
    using namespace guillotines;
    const Rules& rules = rules_of<Family>(session.game());
    const State end = session.state().as<State>();
    const Context context{rules, session.names()};
    const Teller tell{rules, session, language};
    const Account account = guillotines::account(rules, session);

    boost::json::object told;
    told["kind"] = "guillotines";
    told["missing"] = all_of(account.curve, [&](const auto& x) { return want_json(rules, x); });
    told["buys"] =
        all_of(account.buys, [&](const auto& x) { return buy_json(context, tell, end, x); });
    told["crises"] =
        all_of(account.crises, [&](const auto& x) { return crisis_json(context, tell, x); });
    told["policies"] =
        all_of(account.policies, [&](const auto& x) { return policy_json(context, tell, x); });
    told["deals"] =
        all_of(account.deals, [&](const auto& x) { return deal_json(context, tell, x); });
    told["seats"] = all_of(all_seats(rules), [&](Seat seat) {
        return seat_json(context, end, seat, account.seats[seat]);
    });
    const auto best = best_deal(account);
    told["best_deal"] = best ? boost::json::value(*best) : boost::json::value(nullptr);
    told["revolution"] = nullptr;
    if (account.revolution) {
        boost::json::object revolution = begun(context, *account.revolution);
        revolution["text"] = revolution_text(tell, *account.revolution);
        told["revolution"] = std::move(revolution);
    }
    told["sentences"] = sentences(rules, tell, end, account);
    return told;
}

}  // namespace moneybags
