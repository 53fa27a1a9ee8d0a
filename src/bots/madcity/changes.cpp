#include "bots/madcity/changes.h"

#include <algorithm>

namespace moneybags::madcity {
namespace {

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

constexpr double kOutOfReach = -1e9;

std::size_t scatter(std::uint64_t key) {
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 40);
}

// Three sums in one number: added up together.
constexpr int kFor = 21;  // bits for what is never negative
std::int64_t packed(std::int32_t earn, std::int32_t leases, std::int32_t prices) {
    return earn * (std::int64_t{1} << 2 * kFor) + leases * (std::int64_t{1} << kFor) + prices;
}
Change unpacked(std::int64_t sums) {
    constexpr std::int64_t kMask = (std::int64_t{1} << kFor) - 1;
    return {static_cast<std::int32_t>(sums >> 2 * kFor),
            static_cast<std::int32_t>(sums >> kFor & kMask),
            static_cast<std::int32_t>(sums & kMask)};
}

}  // namespace

// The best of all that has been weighed so far, by signs given up and businesses taken.
struct KnownChanges::Best {
    std::array<std::array<double, kMaxSigns + 1>, kMaxSigns + 1> score;
    std::array<std::array<std::int64_t, kMaxSigns + 1>, kMaxSigns + 1> sums;
};

const std::vector<KnownChanges::Way>& KnownChanges::ways(const Rules& rules,
                                                         const PriceList& prices,
                                                         std::size_t number, unsigned own,
                                                         unsigned open, unsigned leasable) {
    const Chain& chain = prices.chains()[number];
    const auto key = static_cast<std::uint32_t>(number << 24 | own << 16 | open << 8 | leasable);
    Ways& found = ways_[scatter(key) % ways_.size()];
    if (found.key == key) return found.list;
    found.key = key;
    found.list.clear();
    const std::int32_t now = rules.earns[chain.table + own].count();
    for (unsigned then = own | open;; then = (then - 1) & (own | open)) {
        const unsigned more = then & ~own;
        const Way way{.more = kCountOf[more],
                      .less = kCountOf[own & ~then],
                      .earn = rules.earns[chain.table + then].count() - now,
                      .leases = prices.lease(chain, more & leasable),
                      .prices = prices.buy(chain, more & ~leasable)};
        // What is nowhere better than another of its kind is never the best.
        const auto worse = [](const Way& one, const Way& other) {
            return one.more == other.more && one.less == other.less && one.earn <= other.earn &&
                   one.leases >= other.leases && one.prices >= other.prices;
        };
        const bool useless = std::any_of(found.list.begin(), found.list.end(),
                                         [&](const Way& each) { return worse(way, each); });
        if (!useless && way.more + way.less > 0) {
            std::erase_if(found.list, [&](const Way& each) { return worse(each, way); });
            found.list.push_back(way);
        }
        if (then == 0) break;
    }
    std::stable_sort(found.list.begin(), found.list.end(), [](const Way& a, const Way& b) {
        return a.more != b.more ? a.more > b.more : a.less > b.less;
    });
    return found.list;
}

void KnownChanges::find(const Rules& rules, const PriceList& prices, Answer& answer) {
    const double wealth = std::max(1, answer.wealth);
    const double income = std::max(4, madcity::income(rules, answer.mine).count());
    const double need = std::max(10.0, rules.target.count() - wealth);
    // A lease comes back, it only ties up money, which matters to the poor; a price costs stunts.
    const Scales scales{.lease = 1.0 / (wealth + 5.0), .buy = kSunk * income / need + 0.02};
    const auto signs = static_cast<std::size_t>(rules.signs);
    Best best;
    for (std::size_t gone = 0; gone <= signs; ++gone) {
        best.score[gone].fill(kOutOfReach);
        best.sums[gone].fill(0);
    }
    best.score[0][0] = 0.0;
    // First the chains where nothing can be given up.
    FixedVector<std::size_t, kMaxBusinesses> order;
    for (const bool there : {false, true}) {
        for (std::size_t number = 0; number < prices.chains().size(); ++number) {
            if ((bits_in(prices.chains()[number], answer.mine) > 0) == there) {
                order.push_back(number);
            }
        }
    }
    // Signs that are not in hand come from where they are missed least (MM-SIGN-02).
    const auto in_hand = signs - static_cast<std::size_t>(answer.mine.size());
    const auto to_give_up = [&](std::size_t taken) {
        return taken > in_hand ? taken - in_hand : 0;
    };
    std::size_t given_up = 0;  // at most, so far
    std::size_t taken_up = 0;
    for (const std::size_t number : order) {
        const Chain& chain = prices.chains()[number];
        const unsigned own = bits_in(chain, answer.mine);
        const unsigned all = (1u << chain.size) - 1u;
        const unsigned open = all & ~own & ~bits_in(chain, answer.bought);
        const unsigned leasable =
            open & bits_in(chain, rules.leasable) & ~bits_in(chain, answer.leased);
        const std::vector<Way>& list = ways(rules, prices, number, own, open, leasable);
        given_up = std::min<std::size_t>(signs, given_up + kCountOf[own]);
        taken_up = std::min<std::size_t>(signs, taken_up + kCountOf[open]);
        // The best way of each kind, on these scales.
        struct Step {
            std::size_t more, less;
            double score;
            std::int64_t sums;
        };
        FixedVector<Step, (kMaxInChain + 1) * (kMaxInChain + 1)> steps;
        for (const Way& way : list) {
            const double score = way.earn - scales.lease * way.leases - scales.buy * way.prices;
            Step* last = steps.empty() ? nullptr : &steps[steps.size() - 1];
            const bool fresh = last == nullptr || last->more != way.more || last->less != way.less;
            if (!fresh && score <= last->score) continue;
            const Step step{way.more, way.less, score, packed(way.earn, way.leases, way.prices)};
            if (fresh) {
                steps.push_back(step);
            } else {
                *last = step;
            }
        }
        const bool is_last = number == order[order.size() - 1];
        for (std::size_t taken = taken_up + 1; taken-- > 0;) {
            for (std::size_t gone = given_up + 1; gone-- > 0;) {
                if (is_last && gone != to_give_up(taken)) continue;  // nobody will ask
                double most = best.score[gone][taken];
                std::int64_t sums = best.sums[gone][taken];
                for (const Step& step : steps) {
                    if (step.more > taken || step.less > gone) continue;
                    const double score =
                        step.score + best.score[gone - step.less][taken - step.more];
                    if (score <= most) continue;
                    most = score;
                    sums = step.sums + best.sums[gone - step.less][taken - step.more];
                }
                best.score[gone][taken] = most;
                best.sums[gone][taken] = sums;
            }
        }
    }
    for (std::size_t taken = 0; taken <= signs; ++taken) {
        const std::size_t gone = to_give_up(taken);
        const bool possible = best.score[gone][taken] > kOutOfReach / 2;
        answer.changes[taken] = possible ? unpacked(best.sums[gone][taken]) : Change{};
    }
}

const Changes& KnownChanges::of(const Rules& rules, const PriceList& prices, BusinessSet mine,
                                const Closed& closed, Notes wealth) {
    const BusinessSet bought = closed.bought - mine;
    const BusinessSet leased = (closed.leased & rules.leasable) - mine - bought;
    const std::uint64_t key = mine.words()[0] * 31 + bought.words()[0] * 17 +
                              leased.words()[0] * 7 +
                              (static_cast<std::uint64_t>(wealth.count()) << 48);
    Answer& answer = answers_[scatter(key ^ key >> 29) % answers_.size()];
    const bool known = answer.wealth == wealth.count() && answer.mine == mine &&
                       answer.bought == bought && answer.leased == leased;
    if (!known) {
        answer = {mine, bought, leased, wealth.count(), {}};
        find(rules, prices, answer);
    }
    return answer.changes;
}

}  // namespace moneybags::madcity
