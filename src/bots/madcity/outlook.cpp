#include "bots/madcity/outlook.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

// Part of a price that is gone for good: a sale brings the rest back, but costs a turn.
constexpr double kSunk = 0.6;
// A sale is a gamble; better not to count on the whole of what it brings on average.
constexpr double kTrust = 0.85;

// Half way between the stunts that would do if money came in drops, and those that will be needed.
double stunts_for(double need, double income) {
    if (need <= 0.0) return 0.0;
    const double stunts = need / income;
    return 0.5 * (stunts + std::ceil(stunts));
}

// Those of a set that stand in the chain, by their bits in it.
unsigned bits_in(const Chain& chain, const BusinessSet& set) {
    const unsigned all = (1u << chain.size) - 1u;
    return static_cast<unsigned>(set.words()[0] >> chain.first) & all;
}

// How many bits each selection has: g++ has no instruction for it on the plainest machines.
constexpr auto kCountOf = [] {
    std::array<std::uint8_t, 1 << kMaxInChain> count{};
    for (unsigned i = 1; i < count.size(); ++i) {
        count[i] = static_cast<std::uint8_t>(count[i / 2] + i % 2);
    }
    return count;
}();

}  // namespace

Outlook::Outlook(const Rules& rules, const PriceList& prices, const Habits& habits,
                 double turns_to_finish)
    : rules_(rules), prices_(prices), habits_(habits), turns_to_finish_(turns_to_finish) {}

double Outlook::sale(Business b) const { return kTrust * prices_.sale(b); }

Notes Outlook::wealth(const Holdings& has) const {
    Notes sum = has.cash;
    for (const Business b : has.leased) sum += rules_.lease[b];
    return sum;
}

// The best 1, 2, 3 … more businesses of one chain, by what they add to the income less what they
// cost on these scales.
Outlook::Growths Outlook::grow_chain(const Chain& chain, BusinessSet mine, const Closed& closed,
                                     const Scales& scales, int most) const {
    Growths best;
    best[0] = {.score = 0.0};
    const unsigned own = bits_in(chain, mine);
    const unsigned all = (1u << chain.size) - 1u;
    const unsigned open = all & ~own & ~bits_in(chain, closed.bought);
    const unsigned leasable =
        open & bits_in(chain, rules_.leasable) & ~bits_in(chain, closed.leased);
    const double now = rules_.earns[chain.table + own].count();
    for (unsigned more = open; more != 0; more = (more - 1) & open) {
        const int count = kCountOf[more];
        if (count > most) continue;
        Growth growth;
        growth.earn = rules_.earns[chain.table + (own | more)].count() - now;
        growth.leases = prices_.lease(chain, more & leasable);
        growth.prices = prices_.buy(chain, more & ~leasable);
        growth.score = growth.earn - scales.lease * growth.leases - scales.buy * growth.prices;
        Growth& record = best[static_cast<std::size_t>(count)];
        if (growth.score > record.score) record = growth;
    }
    return best;
}

// The least income lost by giving up so many signs of the businesses one has.
Outlook::Losses Outlook::shrink(BusinessSet mine) const {
    Losses least;
    least.fill(-kImpossible);
    least[0] = 0.0;
    int signs = 0;
    for (const Chain& chain : prices_.chains()) {
        const unsigned own = bits_in(chain, mine);
        if (own == 0) continue;
        const int all = kCountOf[own];
        std::array<double, kMaxInChain + 1> here;
        here.fill(-kImpossible);
        const double now = rules_.earns[chain.table + own].count();
        for (unsigned kept = own;; kept = (kept - 1) & own) {
            double& record = here[static_cast<std::size_t>(all - kCountOf[kept])];
            record = std::min(record, now - rules_.earns[chain.table + kept].count());
            if (kept == 0) break;
        }
        signs += all;
        for (int total = signs; total > 0; --total) {
            for (int count = 1; count <= std::min(total, all); ++count) {
                double& record = least[static_cast<std::size_t>(total)];
                record = std::min(record, here[static_cast<std::size_t>(count)] +
                                              least[static_cast<std::size_t>(total - count)]);
            }
        }
    }
    return least;
}

Outlook::Growths Outlook::grow(const Holdings& has, const Closed& closed, int most) const {
    const BusinessSet mine = has.all();
    const double wealth = std::max(1, this->wealth(has).count());
    const double income = std::max(4, madcity::income(rules_, mine).count());
    const double need = std::max(10.0, rules_.target.count() - wealth);
    // A lease comes back, it only ties up money, which matters to the poor; a price costs stunts.
    const Scales scales{.lease = 1.0 / (wealth + 5.0), .buy = kSunk * income / need + 0.02};
    Growths best;
    best[0] = {.score = 0.0};
    int reached = 0;
    for (const Chain& chain : prices_.chains()) {
        const Growths here = grow_chain(chain, mine, closed, scales, most);
        const int from_here = std::min<int>(most, chain.size);
        for (int total = std::min(most, reached + from_here); total > 0; --total) {
            Growth& record = best[static_cast<std::size_t>(total)];
            for (int count = 1; count <= std::min(total, from_here); ++count) {
                const Growth& more = here[static_cast<std::size_t>(count)];
                const Growth& rest = best[static_cast<std::size_t>(total - count)];
                if (more.score + rest.score <= record.score) continue;
                record = {.score = more.score + rest.score,
                          .earn = more.earn + rest.earn,
                          .leases = more.leases + rest.leases,
                          .prices = more.prices + rest.prices};
            }
        }
        reached = std::min(most, reached + from_here);
    }
    return best;
}

double Outlook::turns(const Holdings& has, const Closed& closed) const {
    const double cash = has.cash.count();
    const double need = rules_.target.count() - wealth(has).count();
    if (need <= 0.0) return turns_to_finish_;
    const BusinessSet mine = has.all();
    const double income_now = madcity::income(rules_, mine).count();
    const int in_hand = rules_.signs - mine.size();
    const int most = rules_.signs;
    const Losses losses = shrink(mine);
    const Growths growths = grow(has, closed, most);

    std::array<double, kMaxSigns> sales{};
    std::size_t can_sell = 0;
    for (const Business b : has.bought) sales[can_sell++] = sale(b);
    std::sort(sales.begin(), sales.begin() + static_cast<std::ptrdiff_t>(can_sell),
              std::greater<>{});

    double fewest = 1e9;
    for (int count = 0; count <= most; ++count) {
        const Growth& more = growths[static_cast<std::size_t>(count)];
        if (more.score <= kImpossible / 2) continue;
        // Signs that are not in hand come from where they are missed least (MM-SIGN-02).
        const double lost = losses[static_cast<std::size_t>(std::max(0, count - in_hand))];
        const double income = std::max(0.3, income_now + more.earn - lost);
        // The first businesses pay for the next ones: in between it earns something in between.
        const double missing = std::max(0.0, more.leases + more.prices - cash);
        const double meanwhile = std::sqrt(std::max(1.0, income_now) * std::max(1.0, income));
        const double wait = habits_.turns_per_stunt * missing / meanwhile;
        const double before = habits_.turns_per_business * count + wait;
        double left = need + kSunk * more.prices - missing;
        for (std::size_t sold = 0;; ++sold) {
            fewest = std::min(fewest, before + static_cast<double>(sold) +
                                          habits_.turns_per_stunt * stunts_for(left, income));
            if (sold == can_sell) break;
            left -= sales[sold];
        }
    }
    return fewest + turns_to_finish_;
}

}  // namespace moneybags::madcity
