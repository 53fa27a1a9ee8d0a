#include "bots/millions/bargaining.h"

#include <algorithm>

#include "bots/millions/claiming.h"

namespace moneybags::millions {
namespace {

constexpr int kMostOffers = 2;  // a first price, and one that is better
constexpr int kMostDemands = 2;
constexpr int kMostCounters = 2;
constexpr int kMostAsks = 1;

// A price so many hundredths of the way from `from` to `to`, rounded down.
constexpr int between(int from, int to, int percent) { return from + (to - from) * percent / 100; }

WhatIf settled(const Thought& t, const Deal& deal) {
    WhatIf what{.leaving = {deal.character}, .gets = {}};
    for (const Seat seat : payers(t.open(), deal)) {
        const int amount = payment(t.open(), deal, seat).count();
        what.gets[seat] -= amount;
        what.gets[owner(t.rules, deal.character)] += amount;
    }
    return what;
}

std::optional<Move> counter(const Thought& t, const Deal& deal, Seat payer, int price) {
    if (t.memory.counters >= kMostCounters) return {};
    const std::optional<Move> move =
        t.options.paid(Act::Counter, deal.character, deal.proposer, payer, price);
    if (move) ++t.memory.counters;
    return move;
}

// Asked to leave for money. If it is enough, perhaps there is more in it; if not, say what would
// be. Whoever has named a price comes down from it: below that and above the bid, or no counter.
std::optional<Move> haggle_as_leaver(const Thought& t, const Deal& deal, bool enough) {
    if (deal.pooled()) return {};  // who brought several payers together has done the haggling
    const int bid = deal.amount.count();
    const int wanted = t.memory.prices.of(deal.character, deal.payer).wanted;
    const int ceiling = wanted == 0 ? t.purse(deal.payer) : wanted - 1;
    const int most = t.worth.most_worth_paying(deal.payer, deal.character);
    if (enough) {
        if (most <= bid || ceiling <= bid || !t.now_and_then(45)) return {};
        const int price = std::max(bid + 1, between(bid, most, 60));
        return counter(t, deal, deal.payer, std::min(price, ceiling));
    }
    const int least = t.worth.least_worth_taking(deal.character, deal.payer);
    if (least == 0 || least > most + 2) return {};  // no price would suit both
    const int floor = std::max(least, bid + 1);
    if (floor > ceiling) return {};
    const int price = std::max(floor, between(least, most, 50));
    return counter(t, deal, deal.payer, std::min(price, ceiling));
}

// Asked to pay. Never above what it is worth, and always more than he has offered before.
std::optional<Move> haggle_as_payer(const Thought& t, const Deal& deal, bool enough) {
    if (t.memory.tired_of_paying()) return {};
    const int price = payment(t.open(), deal, t.me()).count();
    if (enough && (price < 3 || !t.now_and_then(35))) return {};
    const int last = t.memory.prices.of(deal.character, t.me()).offered;
    const int most = std::min(price - 1, t.worth.most_worth_paying(t.me(), deal.character));
    if (most <= last) return {};
    return counter(t, deal, t.me(), std::max(last + 1, between(last, most, enough ? 60 : 80)));
}

}  // namespace

Move answer_deal(const Thought& t, const Deal& deal) {
    if (const auto look = look_first(t)) return *look;
    const bool leaver = owner(t.rules, deal.character) == t.me();
    const bool enough = t.worth.mine(settled(t, deal)) > t.worth.best_free(t.me()) + kMargin &&
                        (leaver || !t.memory.tired_of_paying());
    const auto haggled =
        leaver ? haggle_as_leaver(t, deal, enough) : haggle_as_payer(t, deal, enough);
    if (haggled) return *haggled;
    const auto answer = t.options.on_deal(enough ? Act::Accept : Act::Decline, deal);
    return answer.value_or(t.options.any());
}

std::optional<Move> look_first(const Thought& t) {
    if (!t.options.bare(Act::Intimidate)) return {};
    Character target{};
    double doubt = 0.0;
    for (const Character own : t.mine()) {
        for (const Character c : t.rivals()) {
            const double same = likely(t.worth.worlds(), c, t.seen.role[own]);
            if (std::min(same, 1.0 - same) > doubt) {
                doubt = std::min(same, 1.0 - same);
                target = c;
            }
        }
    }
    if (doubt < 0.3) return {};  // as good as known, or not worth a card
    return t.options.about(Act::Intimidate, target);
}

namespace {

// ---- Proposals: each is one thing to say, or nothing ----

// By turn no deal outlives the turn; live, one waits for the answer to the last price.
bool still_open(const Thought& t, Character c) { return find_deal(t.open(), t.me(), c) != kNoDeal; }

struct Target {
    Character character{};
    double gain = 0.0;
};

// Whose leaving would help most.
Target best_gone(const Thought& t) {
    Target best;
    const double now = t.worth.best_free(t.me());
    for (const Character c : t.rivals()) {
        const double gain = t.worth.leaving(t.me(), c) - now;
        if (gain > best.gain && !still_open(t, c)) best = {c, gain};
    }
    return best;
}

// More than he offered before, and not more than he was asked for.
std::optional<Move> make_offer(const Thought& t, Character c) {
    if (t.memory.offers >= kMostOffers || t.memory.tired_of_paying()) return {};
    const Prices::Bargain said = t.memory.prices.of(c, t.me());
    const int worth = t.worth.most_worth_paying(t.me(), c);
    const int most = said.wanted == 0 ? worth : std::min(worth, said.wanted);
    const int last = said.offered;
    if (most <= last) return {};
    // Whoever surely wants more than it is worth is better asked than paid.
    const int least = t.worth.least_worth_taking(c, t.me());
    if ((least == 0 || least > worth + 1) && !t.now_and_then(25)) return {};
    const int price =
        last == 0 ? std::max(1, between(0, most, 40)) : std::max(last + 1, between(0, most, 85));
    const auto move = t.options.paid(Act::Offer, c, Seat{}, t.me(), price);
    if (move) ++t.memory.offers;
    return move;
}

// Leaving may be worth money to somebody: ask the one who gains most, for part of what both gain.
// Of one who was asked before it is less than then; of one who has made an offer, no less than
// that.
std::optional<Move> make_demand(const Thought& t, Character own) {
    if (t.memory.demands >= kMostDemands || still_open(t, own)) return {};
    Seat payer{};
    int most = 0;
    int least = 0;
    for (const Seat seat : active(t.rules, t.open()) - SeatSet{t.me()}) {
        const Prices::Bargain said = t.memory.prices.of(own, seat);
        int worth = t.worth.most_worth_paying(seat, own);
        if (said.wanted != 0) worth = std::min(worth, said.wanted - 1);
        if (worth <= most) continue;
        int enough = t.worth.least_worth_taking(own, seat);
        if (enough == 0) continue;
        enough = std::max(enough, said.offered);
        if (enough > worth) continue;
        payer = seat;
        most = worth;
        least = enough;
    }
    if (most == 0) return {};
    const int share = t.memory.demands == 0 ? 70 : 30;  // refused once: cheaper
    const auto move = t.options.paid(Act::Demand, own, Seat{}, payer, between(least, most, share));
    if (move) ++t.memory.demands;
    return move;
}

std::optional<Move> make_claim(const Thought& t) {
    for (const Character c : t.mine()) {
        if (t.open().spoke.has(c) && !t.now_and_then(20)) continue;  // said once is mostly enough
        if (const auto move = t.options.role(Act::Claim, c, story(t, c))) {
            ++t.memory.claims;
            return move;
        }
    }
    return {};
}

std::optional<Move> make_ask(const Thought& t, Character c) {
    if (t.memory.asks >= kMostAsks) return {};
    const auto move = t.options.about(Act::Ask, c);
    if (move) ++t.memory.asks;
    return move;
}

// Live: a price that has become too dear is taken back.
std::optional<Move> take_back(const Thought& t) {
    for (const Deal& deal : t.open().deals) {
        if (deal.proposer != t.me()) continue;
        if (t.worth.mine(settled(t, deal)) + kMargin < t.worth.best_free(t.me())) {
            return t.options.on_deal(Act::Cancel, deal);
        }
    }
    return {};
}

// The own character that had better not be there, if any.
std::optional<Character> doomed(const Thought& t) {
    std::optional<Character> worst;
    double best = t.worth.staying(t.me()) + kMargin;
    for (const Character c : t.mine()) {
        if (t.worth.leaving(t.me(), c) > best) {
            best = t.worth.leaving(t.me(), c);
            worst = c;
        }
    }
    return worst;
}

// Something to say, while patience lasts.
std::optional<Move> say_something(const Thought& t, std::optional<Character> leaving) {
    if (t.patience() <= 0) return {};
    if (t.memory.claims == 0 && t.now_and_then(40)) {
        if (const auto move = make_claim(t)) return move;
    }
    if (leaving && t.now_and_then(65)) {
        if (const auto move = make_demand(t, *leaving)) return move;
    }
    if (const Target target = best_gone(t); target.gain > 2 * kMargin) {
        if (t.memory.offers == 0 && t.now_and_then(35)) {
            if (const auto move = make_ask(t, target.character)) return move;
        }
        if (const auto move = make_offer(t, target.character)) return move;
    }
    if (leaving) return make_demand(t, *leaving);
    if (t.now_and_then(25)) {
        for (const Character c : t.mine()) {
            if (const auto move = make_demand(t, c)) return move;
        }
    }
    return {};
}

// Is it better if everything stops here than if others may still think again?
bool wants_the_heist(const Thought& t) {
    return t.worth.mine({.leaving = {}, .gets = {}, .at_once = true}) + kMargin >=
           t.worth.best_free(t.me());
}

// 2e: a Leader who has left has only the vote (MX-TURN-03).
Move lead_from_outside(const Thought& t) {
    const auto pass = t.options.bare(Act::Pass);
    const auto vote = t.options.bare(Act::CallVote);
    if (vote && (!pass || (wants_the_heist(t) && t.now_and_then(50)))) return *vote;
    return pass.value_or(t.options.any());
}

// Nothing more to be gained. The last ones are for a seat that is ready already and asked all the
// same.
Move be_done(const Thought& t) {
    if (wants_the_heist(t) && t.now_and_then(60)) {
        if (const auto call = t.options.bare(Act::Call)) return *call;
        const auto vote = t.options.bare(Act::CallVote);
        if (vote && t.open().acted.holds(active(t.rules, t.open()))) return *vote;
    }
    for (const Act act : {Act::Ready, Act::Call, Act::RollCall}) {
        if (const auto move = t.options.bare(act)) return *move;
    }
    for (const Character c : t.mine()) {
        if (const auto move = t.options.role(Act::Claim, c, story(t, c))) return *move;
    }
    return t.options.any();
}

}  // namespace

Move talk(const Thought& t) {
    if (t.mine().empty()) return lead_from_outside(t);
    for (const Deal& deal : t.open().deals) {
        if (missing(t.rules, t.open(), deal).has(t.me())) return answer_deal(t, deal);
    }
    if (const auto move = take_back(t)) return *move;
    if (const auto move = look_first(t)) return *move;
    const bool fresh = t.open().spoke.empty() && t.patience() == t.memory.patience;
    if (const auto move = t.options.bare(Act::RollCall); move && fresh && t.now_and_then(35)) {
        return *move;
    }
    const std::optional<Character> leaving = doomed(t);
    if (const auto move = say_something(t, leaving)) return *move;
    if (leaving && !t.stubborn()) {
        if (const auto move = t.options.about(Act::Withdraw, *leaving)) return *move;
    }
    return be_done(t);
}

}  // namespace moneybags::millions
