#include "bots/madcity/deals.h"

#include <algorithm>

#include "games/madcity/dealing.h"

namespace moneybags::madcity {
namespace {

// A deal must promise more than this, in turns: signs and money have other uses.
constexpr double kMargin = 0.05;
// The chance that one rival who could pay for it buys what I lease, in each turn to come.
constexpr double kBoughtOut = 0.006;
constexpr double kBoughtOutAtMost = 0.5;
// A sign in hand earns nothing, and a lease costs nothing in the end (MM-WIN-03).
constexpr double kSpareSign = 0.15;
// What the resale of a bought business weighs against income when a sign is to be moved.
constexpr double kResale = 0.1;

// Signs and money for one business, with what must be given up for it.
struct Plan {
    Move first;
    Holdings then;
};

std::optional<Plan> plan(const Thought& t, Business b, bool leasing, Notes more) {
    Plan plan{.first = {.act = leasing ? Act::Lease : Act::Buy, .business = b}, .then = t.mine};
    Holdings& then = plan.then;
    then.cash += more;
    bool nothing_ended = true;
    const auto end = [&](Business lease) {
        if (nothing_ended) plan.first = {.act = Act::End, .business = lease};
        nothing_ended = false;
        then.leased.remove(lease);
        then.cash += t.rules.lease[lease];
    };
    const bool upgrade = then.leased.has(b);
    Notes price = leasing ? t.rules.lease[b] : t.rules.buy[b];
    if (upgrade) price = upgrade_price(t.rules, b);
    if (!upgrade && then.all().size() >= t.rules.signs) {
        const Business gone = least_missed(t.rules, t.outlook, then.all(), then.all(), b);
        if (then.leased.has(gone)) {
            end(gone);
        } else {
            then.bought.remove(gone);  // asked for afterwards, D-LIFT
        }
    }
    while (then.cash < price) {
        const BusinessSet others = then.leased - BusinessSet{b};
        if (others.empty()) return std::nullopt;
        end(least_missed(t.rules, t.outlook, then.all(), others, b));
    }
    then.cash -= price;
    if (upgrade) then.leased.remove(b);
    (leasing ? then.leased : then.bought).add(b);
    return plan;
}

// What rivals lose by it: a tenant his lease, a neighbour the gap he would fill.
double spite(const Thought& t, Business b, bool leasing) {
    double sum = 0.0;
    for (const Rival& rival : t.rivals()) {
        const BusinessSet his = rival.has.all();
        if (!his.has(b) && !t.rules.neighbours[b].meets(his)) continue;
        Holdings then = rival.has;
        Closed closed = rival.closed;
        if (then.leased.has(b)) {
            then.leased.remove(b);
            then.cash += t.rules.lease[b];
        }
        (leasing ? closed.leased : closed.bought).add(b);
        const double more = t.outlook.turns(then, closed) - rival.in_general;
        sum += rival.threat * std::max(0.0, more);
    }
    return sum;
}

// What it is worth that nobody can buy it away any more (MM-BUY-04).
double safety(const Thought& t, Business b) {
    double risk = 0.0;
    for (const Rival& rival : t.rivals()) {
        if (t.outlook.wealth(rival.has) >= t.rules.buy[b]) risk += kBoughtOut * t.turns();
    }
    if (risk <= 0.0) return 0.0;
    Holdings without = t.mine;
    without.leased.remove(b);
    without.cash += t.rules.lease[b];
    Closed closed = t.closed;
    closed.bought.add(b);
    const double loss = t.outlook.turns(without, closed) - t.turns();
    return std::min(risk, kBoughtOutAtMost) * std::max(0.0, loss);
}

}  // namespace

Business least_missed(const Rules& rules, const Outlook& outlook, BusinessSet mine,
                      BusinessSet among, Business coming) {
    mine.add(coming);
    Business least = among.lowest();
    double loss = 1e9;
    for (const Business b : among) {
        if (b == coming) continue;
        const Notes with = in_chain(rules, mine, b).earn;
        const Notes without = in_chain(rules, mine - BusinessSet{b}, b).earn;
        const double here = (with - without).count() + kResale * outlook.sale(b);
        if (here >= loss) continue;
        loss = here;
        least = b;
    }
    return least;
}

std::optional<Deal> best_acquisition(const Thought& t, Business b, Notes more) {
    if (t.mine.bought.has(b) || t.closed.bought.has(b)) return std::nullopt;
    Holdings now = t.mine;
    now.cash += more;
    const double turns_now = more == Notes{} ? t.turns() : t.outlook.turns(now, t.closed);
    std::optional<Deal> best;
    const auto consider = [&](bool leasing) {
        const std::optional<Plan> way = plan(t, b, leasing, more);
        if (!way) return;
        double gain = turns_now - t.outlook.turns(way->then, t.closed) + spite(t, b, leasing);
        if (t.mine.leased.has(b)) gain += safety(t, b);
        if (!best || gain > best->gain) best = Deal{.first = way->first, .gain = gain};
    };
    consider(false);
    const bool taken = t.mine.leased.has(b) || t.closed.leased.has(b);
    if (t.rules.leasable.has(b) && !taken) consider(true);
    return best;
}

double turns_after_sale(const Thought& t, Business b) {
    double sum = 0.0;
    for (const Notes price : t.rules.sale[b]) {
        Holdings then = t.mine;
        then.bought.remove(b);
        then.cash += price;
        sum += t.outlook.wealth(then) >= t.rules.target ? t.roads.to_finish(t.car())
                                                        : t.outlook.turns(then, t.closed);
    }
    return sum / kDieFaces;
}

Deal best_deal(const Thought& t, Place place, Notes more) {
    Deal best{.gain = kMargin};
    const BusinessSet offered = t.rules.offered[place];
    for (const Business b : offered) {
        std::optional<Deal> deal = best_acquisition(t, b, more);
        if (deal && deal->first.act == Act::Lease && t.mine.all().size() < t.rules.signs) {
            deal->gain += kSpareSign;
        }
        if (deal && deal->gain > best.gain) best = *deal;
    }
    if (t.rules.ground[place] == Ground::RealEstate) {
        for (const Business b : t.mine.bought) {
            const double gain = t.turns() - turns_after_sale(t, b);
            if (gain > best.gain) best = {{.act = Act::Sell, .business = b}, gain};
        }
    }
    return best;
}

}  // namespace moneybags::madcity
