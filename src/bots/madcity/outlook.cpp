#include "bots/madcity/outlook.h"

#include <algorithm>
#include <cmath>

namespace moneybags::madcity {
namespace {

// Part of the stunts that can be done while driving from deal to deal.
constexpr double kOnTheWay = 0.5;
// A sale is a gamble; better not to count on the whole of what it brings on average.
constexpr double kTrust = 0.85;

// As std::ceil, for what is not negative: the plainest machines have no instruction for that.
double round_up(double x) {
    const auto down = static_cast<double>(static_cast<std::int64_t>(x));
    return down < x ? down + 1.0 : down;
}

constexpr double kAlmost = 1.0 - 1e-9;  // of a bound, for sums are rounded

// Half way between the stunts that would do if money came in drops, and those that will be needed.
double stunts_for(double need, double income) {
    if (need <= 0.0) return 0.0;
    const double stunts = need / income;
    return 0.5 * (stunts + round_up(stunts));
}

}  // namespace

Outlook::Outlook(const Rules& rules, const City& city, const Habits& habits)
    : rules_(rules), city_(city), habits_(habits) {}

double Outlook::sale(Business b) const { return kTrust * city_.prices().sale(b); }

Notes Outlook::wealth(const Holdings& has) const {
    Notes sum = has.cash;
    for (const Business b : has.leased) sum += rules_.lease[b];
    return sum;
}

double Outlook::turns(const Holdings& has, const Closed& closed) const {
    const Notes wealth = this->wealth(has);
    const double need = rules_.target.count() - wealth.count();
    const double to_finish = city_.roads().to_finish_on_average();
    if (need <= 0.0) return to_finish;
    const BusinessSet mine = has.all();
    KnownChanges::Answer& known = city_.changes(rules_, mine, closed, wealth);
    const bool same = known.turns_known && known.of_mine == has.bought &&
                      known.per_stunt == habits_.turns_per_stunt &&
                      known.per_business == habits_.turns_per_business;
    if (!same) {
        known.turns = fewest_turns(has, need, known.changes);
        known.of_mine = has.bought;
        known.per_stunt = habits_.turns_per_stunt;
        known.per_business = habits_.turns_per_business;
        known.turns_known = true;
    }
    return known.turns + to_finish;
}

double Outlook::fewest_turns(const Holdings& has, double need, const Changes& changes) const {
    const double cash = has.cash.count();
    const double income_now = madcity::income(rules_, has.all()).count();
    std::array<double, kMaxSigns> sales{};
    std::size_t can_sell = 0;
    for (const Business b : has.bought) sales[can_sell++] = sale(b);
    std::sort(sales.begin(), sales.begin() + static_cast<std::ptrdiff_t>(can_sell),
              std::greater<>{});

    double fewest = 1e9;
    for (int count = 0; count <= rules_.signs; ++count) {
        const Change& more = changes[std::size_t(count)];
        if (!more.possible()) continue;
        const double income = std::max(0.3, income_now + more.earn);
        // The first businesses pay for the next ones: in between it earns something in between.
        const double missing = std::max(0.0, more.leases + more.prices - cash);
        const double meanwhile = std::sqrt(std::max(1.0, income_now) * std::max(1.0, income));
        const double wait = habits_.turns_per_stunt * missing / meanwhile;
        const double before = habits_.turns_per_business * count + wait;
        const double meanwhile_done = kOnTheWay * habits_.turns_per_business * count;
        const double on_the_way = meanwhile_done / habits_.turns_per_stunt * meanwhile;
        if (before >= fewest) continue;
        double left = need + kSunk * more.prices - missing - on_the_way;
        // There are never fewer stunts than so many parts of one.
        const double at_least = kAlmost * habits_.turns_per_stunt / income;
        for (std::size_t sold = 0;; ++sold) {
            const double until = before + static_cast<double>(sold);
            if (until + at_least * left < fewest) {
                fewest =
                    std::min(fewest, until + habits_.turns_per_stunt * stunts_for(left, income));
            }
            // More sales take more turns, and without need they are no use.
            if (sold == can_sell || left <= 0.0 || before + static_cast<double>(sold + 1) >= fewest)
                break;
            left -= sales[sold];
        }
    }
    return fewest;
}

}  // namespace moneybags::madcity
