#include "bots/madcity/outlook.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

// Part of a price that is gone for good: a sale brings the rest back, but costs a turn.
constexpr double kSunk = 0.6;
// Part of the stunts that can be done while driving from deal to deal.
constexpr double kOnTheWay = 0.5;
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

// The best way to take so many more businesses of one chain and give up so many of those one has
// there, by what that adds to the income less what it costs on these scales.
Outlook::InOneChain Outlook::change_chain(const Chain& chain, BusinessSet mine,
                                          const Closed& closed, const Scales& scales) const {
    InOneChain best;
    const unsigned own = bits_in(chain, mine);
    const unsigned all = (1u << chain.size) - 1u;
    const unsigned open = all & ~own & ~bits_in(chain, closed.bought);
    const unsigned leasable =
        open & bits_in(chain, rules_.leasable) & ~bits_in(chain, closed.leased);
    const double now = rules_.earns[chain.table + own].count();
    for (unsigned then = own | open;; then = (then - 1) & (own | open)) {
        const unsigned more = then & ~own;
        Change change;
        change.earn = rules_.earns[chain.table + then].count() - now;
        change.leases = prices_.lease(chain, more & leasable);
        change.prices = prices_.buy(chain, more & ~leasable);
        change.score = change.earn - scales.lease * change.leases - scales.buy * change.prices;
        Change& record = best[kCountOf[more]][kCountOf[own & ~then]];
        if (change.score > record.score) record = change;
        if (then == 0) break;
    }
    return best;
}

Outlook::Changes Outlook::best_changes(const Holdings& has, const Closed& closed) const {
    const BusinessSet mine = has.all();
    const double wealth = std::max(1, this->wealth(has).count());
    const double income = std::max(4, madcity::income(rules_, mine).count());
    const double need = std::max(10.0, rules_.target.count() - wealth);
    // A lease comes back, it only ties up money, which matters to the poor; a price costs stunts.
    const Scales scales{.lease = 1.0 / (wealth + 5.0), .buy = kSunk * income / need + 0.02};
    const int signs = rules_.signs;
    std::array<Changes, kMaxSigns + 1> best;  // by signs given up
    best[0][0] = {.score = 0.0};
    int given_up = 0;  // at most, so far
    // First the chains where nothing can be given up.
    for (const bool there : {false, true}) {
        for (const Chain& chain : prices_.chains()) {
            const int own = kCountOf[bits_in(chain, mine)];
            if ((own > 0) != there) continue;
            const InOneChain here = change_chain(chain, mine, closed, scales);
            given_up = std::min(signs, given_up + own);
            for (int taken = signs; taken >= 0; --taken) {
                for (int gone = given_up; gone >= 0; --gone) {
                    Change& record = best[std::size_t(gone)][std::size_t(taken)];
                    for (int more = std::min<int>(taken, chain.size); more >= 0; --more) {
                        for (int less = std::min(gone, own); less >= 0; --less) {
                            if (more + less == 0) continue;
                            const Change& step = here[std::size_t(more)][std::size_t(less)];
                            const Change& rest =
                                best[std::size_t(gone - less)][std::size_t(taken - more)];
                            if (step.score + rest.score <= record.score) continue;
                            record = {.score = step.score + rest.score,
                                      .earn = step.earn + rest.earn,
                                      .leases = step.leases + rest.leases,
                                      .prices = step.prices + rest.prices};
                        }
                    }
                }
            }
        }
    }
    // Signs that are not in hand come from where they are missed least (MM-SIGN-02).
    Changes changes;
    const int in_hand = signs - mine.size();
    for (int taken = 0; taken <= signs; ++taken) {
        const int gone = std::max(0, taken - in_hand);
        changes[std::size_t(taken)] = best[std::size_t(gone)][std::size_t(taken)];
    }
    return changes;
}

double Outlook::turns(const Holdings& has, const Closed& closed) const {
    const double cash = has.cash.count();
    const double need = rules_.target.count() - wealth(has).count();
    if (need <= 0.0) return turns_to_finish_;
    const BusinessSet mine = has.all();
    const double income_now = madcity::income(rules_, mine).count();
    const Changes changes = best_changes(has, closed);

    std::array<double, kMaxSigns> sales{};
    std::size_t can_sell = 0;
    for (const Business b : has.bought) sales[can_sell++] = sale(b);
    std::sort(sales.begin(), sales.begin() + static_cast<std::ptrdiff_t>(can_sell),
              std::greater<>{});

    double fewest = 1e9;
    for (int count = 0; count <= rules_.signs; ++count) {
        const Change& more = changes[std::size_t(count)];
        if (more.score <= kImpossible / 2) continue;
        const double income = std::max(0.3, income_now + more.earn);
        // The first businesses pay for the next ones: in between it earns something in between.
        const double missing = std::max(0.0, more.leases + more.prices - cash);
        const double meanwhile = std::sqrt(std::max(1.0, income_now) * std::max(1.0, income));
        const double wait = habits_.turns_per_stunt * missing / meanwhile;
        const double before = habits_.turns_per_business * count + wait;
        const double meanwhile_done = kOnTheWay * habits_.turns_per_business * count;
        const double on_the_way = meanwhile_done / habits_.turns_per_stunt * meanwhile;
        double left = need + kSunk * more.prices - missing - on_the_way;
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
