#include "bots/madcity/changes.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace moneybags::madcity {
namespace {

// Those of a set that stand in the chain, by their bits in it.
unsigned bits_in(const Chain& chain, std::uint64_t set) {
    const unsigned all = (1u << chain.size) - 1u;
    return static_cast<unsigned>(set >> chain.first) & all;
}

// How many bits each selection has: g++ has no instruction for it on the plainest machines.
constexpr auto kCountOf = [] {
    std::array<std::uint8_t, 1 << kMaxInChain> count{};
    for (unsigned i = 1; i < count.size(); ++i) {
        count[i] = static_cast<std::uint8_t>(count[i / 2] + i % 2);
    }
    return count;
}();

constexpr double kOutOfReach = -1e18;
// Whatever was the most so far, or nothing once all of a kind are known.
constexpr std::array<double, 2> kNext = {-kOutOfReach, kOutOfReach};

std::size_t scatter(std::uint64_t key) {
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15u) >> 40);
}

// With fewer signs than this, as in the printed game, there is less to add up.
constexpr std::size_t kFewSigns = 8;

// Reckoned with at once.
using Two [[gnu::vector_size(2 * sizeof(double))]] = double;

double whole(double x) { return static_cast<double>(static_cast<std::int64_t>(x)); }

}  // namespace

// What changes are weighed by: what they earn, less leases and prices at their rates. All are whole
// numbers, so that sums do not depend on their order. Of those that weigh the same the cheapest is
// the best: what it costs stands in the last bits, and is read there.
class KnownChanges::Rates {
   public:
    Rates(const Rules& rules, const PriceList& prices, const Answer& answer)
        : unit_(prices.unit()), price_bits_(prices.price_bits()), bits_(prices.cost_bits()) {
        const double wealth = std::max(1, answer.wealth);
        const double income = std::max(4, madcity::income(rules, answer.mine).count());
        const double need = std::max(10.0, rules.target.count() - wealth);
        // A lease comes back, it only ties up money, which matters to the poor: 1 / (wealth + 5).
        // A price costs stunts: kSunk * income / need + 0.02. Both times what makes them whole.
        number_ = static_cast<std::uint64_t>(wealth) << 32 | static_cast<std::uint64_t>(income);
        earn_ = 50.0 * (wealth + 5.0) * need;
        lease_ = 50.0 * need * unit_;
        price_ = (wealth + 5.0) * (50.0 * kSunk * income + need) * unit_;
        const double most =
            prices.most_earned() * earn_ + static_cast<double>(1 << bits_) * (lease_ + price_);
        double fit = 1.0;  // where figures are huge, they are rounded
        while (most * fit > kRoof / static_cast<double>(1 << bits_)) fit /= 2.0;
        earn_ = whole(earn_ * fit);
        lease_ = whole(lease_ * fit);
        price_ = whole(price_ * fit);
        const double shift = static_cast<double>(1 << bits_);
        with_cost_ = {earn_ * shift, lease_ * shift + static_cast<double>(1 << price_bits_),
                      price_ * shift + 1.0};
    }

    // The same for the same rates, on one board.
    std::uint64_t number() const { return number_; }
    double weight(const Way& way) const {
        return way.earn * with_cost_[0] - way.leases * with_cost_[1] - way.prices * with_cost_[2];
    }
    Change change(double weight) const {
        const auto both = static_cast<std::int64_t>(weight);
        const std::int64_t cost = -both & ((std::int64_t{1} << bits_) - 1);
        const std::int64_t leases = cost >> price_bits_;
        const std::int64_t prices = cost & ((std::int64_t{1} << price_bits_) - 1);
        const auto alone = static_cast<double>((both + cost) >> bits_);
        const double earn =
            (alone + static_cast<double>(leases) * lease_ + static_cast<double>(prices) * price_) /
            earn_;
        return {static_cast<std::int32_t>(earn), static_cast<std::int32_t>(leases) * unit_,
                static_cast<std::int32_t>(prices) * unit_};
    }

   private:
    static constexpr double kRoof = static_cast<double>(std::int64_t{1} << 52);

    double earn_, lease_, price_;
    std::array<double, 3> with_cost_;
    int unit_, price_bits_, bits_;
    std::uint64_t number_;
};

// So many businesses of one chain taken and given up, and what that weighs at most.
struct KnownChanges::Step {
    std::size_t more, less;
    double weight;
};

// The greatest weight of all changes so far that give up nothing, by businesses taken.
template <std::size_t kColumns>
class KnownChanges::Row {
   public:
    Row() {
        for (Two& each : weights_) each = Two{kOutOfReach, kOutOfReach};
        weights_[0][0] = 0.0;
    }
    // Each change so far, alone and with each of these: what one taken weighs, two, and so on.
    void take(std::span<const double> weights) {
        std::array<Two, kPairs> with = weights_;
        for (const double weight : weights) {
            for (std::size_t i = kPairs - 1; i > 0; --i) {
                with[i] = __builtin_shufflevector(with[i - 1], with[i], 1, 2);
            }
            with[0] = Two{kOutOfReach, with[0][0]};
            for (std::size_t i = 0; i < kPairs; ++i) {
                const Two here = with[i] + weight;
                weights_[i] = here > weights_[i] ? here : weights_[i];
            }
        }
    }
    void write(std::span<double> to) const { std::memcpy(to.data(), &weights_, sizeof weights_); }

   private:
    static constexpr std::size_t kPairs = kColumns / 2;
    std::array<Two, kPairs> weights_;
};

// The greatest weight of all changes so far, by signs given up and businesses taken.
template <std::size_t kColumns>
class KnownChanges::Best {
   public:
    explicit Best(std::size_t rows) {
        for (std::size_t gone = 0; gone <= rows; ++gone) rows_[gone].fill(kOutOfReach);
    }
    void begin_with(std::span<const double> weights) {
        std::copy_n(weights.begin(), kColumns, at_row(0));
    }
    // The same with these, by which some are given up; before and with them so many at most.
    void change(std::span<const Step> steps, std::size_t before, std::size_t after) {
        for (std::size_t gone = after + 1; gone-- > 0;) change_row(steps, gone, before);
    }
    // With the last ones only what will be asked for: as many given up as signs are missing.
    void change_last(std::span<const Step> steps, std::size_t before, std::size_t in_hand) {
        std::array<double, kColumns> most;
        for (std::size_t gone = 1; gone <= before; ++gone) most[gone] = *at(gone, in_hand + gone);
        for (std::size_t gone = before + 1; gone + in_hand < kColumns; ++gone) {
            most[gone] = kOutOfReach;
        }
        for (const Step& step : steps) {
            for (std::size_t gone = 0; gone <= before; ++gone) {
                if (in_hand + gone + step.less >= kColumns) break;
                const double with =
                    *(at(gone, in_hand + gone + step.less) - step.more) + step.weight;
                double& here = most[gone + step.less];
                here = with > here ? with : here;
            }
        }
        change_row(steps, 0, before);
        for (std::size_t gone = 1; gone + in_hand < kColumns; ++gone) {
            *at(gone, in_hand + gone) = most[gone];
        }
    }
    double weight(std::size_t gone, std::size_t taken) const {
        return rows_[gone][kBefore + taken];
    }

   private:
    static constexpr std::size_t kPairs = kColumns / 2;

    double* at(std::size_t gone, std::size_t taken) { return at_row(gone) + taken; }
    double* at_row(std::size_t gone) { return rows_[gone].data() + kBefore; }
    void change_row(std::span<const Step> steps, std::size_t gone, std::size_t before) {
        std::array<Two, kPairs> sum;
        std::memcpy(&sum, at_row(gone), sizeof sum);
        for (const Step& step : steps) {
            if (step.less > gone) break;
            if (gone - step.less > before) continue;
            const double* other = at_row(gone - step.less) - step.more;
            for (std::size_t i = 0; i < kPairs; ++i) {
                Two with;
                std::memcpy(&with, other + 2 * i, sizeof with);
                with += step.weight;
                sum[i] = with > sum[i] ? with : sum[i];
            }
        }
        std::memcpy(at_row(gone), &sum, sizeof sum);
    }

    static constexpr std::size_t kBefore = kMaxInChain;  // columns that nothing reaches
    std::array<std::array<double, kBefore + kColumns>, kColumns> rows_;
};

// Something between two of the others, or worse than that, is never the best.
bool KnownChanges::is_between(const Way& way, const Way& one, const Way& other) {
    double low = 0.0, high = 1.0;  // how much of the one
    const auto at_most = [&](double roof, double first, double second) {
        const double slope = first - second;
        const double room = roof - second;
        if (slope > 0.0) high = std::min(high, room / slope);
        if (slope < 0.0) low = std::max(low, room / slope);
        if (slope == 0.0 && room < 0.0) low = 2.0;
    };
    at_most(-way.earn, -one.earn, -other.earn);
    at_most(way.leases, one.leases, other.leases);
    at_most(way.prices, one.prices, other.prices);
    return low <= high;
}

void KnownChanges::list_ways(const Rules& rules, const PriceList& prices, const Chain& chain,
                             unsigned own, unsigned open, unsigned leasable,
                             std::vector<Way>& list) {
    // Each as one number, by which they are sorted: what they give up and take, then what earns the
    // most, and of those the cheapest.
    constexpr int kCost = 12, kEarn = 24;
    constexpr std::int64_t kBias = 1 << (kEarn - 1);
    FixedVector<std::uint64_t, 1 << kMaxInChain> all;
    const std::int32_t now = rules.earns[chain.table + own].count();
    for (unsigned then = own | open;; then = (then - 1) & (own | open)) {
        const unsigned more = then & ~own;
        const std::int64_t earn = rules.earns[chain.table + then].count() - now;
        const auto leases =
            static_cast<unsigned>(prices.lease(chain, more & leasable) / prices.unit());
        const auto costs =
            static_cast<unsigned>(prices.buy(chain, more & ~leasable) / prices.unit());
        const std::uint64_t kind = kCountOf[own & ~then] * (kMaxInChain + 1) + kCountOf[more];
        if (then != own) {
            all.push_back((kind << kEarn | static_cast<std::uint64_t>(kBias - earn)) << 2 * kCost |
                          leases << kCost | costs);
        }
        if (then == 0) break;
    }
    std::sort(all.begin(), all.end());
    list.clear();
    for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
        const std::uint64_t kind = all[begin] >> (kEarn + 2 * kCost);
        const std::size_t first = list.size();
        for (; end < all.size() && all[end] >> (kEarn + 2 * kCost) == kind; ++end) {
            constexpr std::uint64_t kCosts = (1 << kCost) - 1;
            const auto earn = static_cast<std::int64_t>(all[end] >> 2 * kCost & (2 * kBias - 1));
            const Way way{.earn = static_cast<double>(kBias - earn),
                          .leases = static_cast<double>(all[end] >> kCost & kCosts),
                          .prices = static_cast<double>(all[end] & kCosts),
                          .more = static_cast<std::uint8_t>(kind % (kMaxInChain + 1)),
                          .less = static_cast<std::uint8_t>(kind / (kMaxInChain + 1)),
                          .last = 0};
            // What is nowhere better than another is never the best.
            const bool useless = std::any_of(
                list.begin() + static_cast<std::ptrdiff_t>(first), list.end(),
                [&](const Way& w) { return w.leases <= way.leases && w.prices <= way.prices; });
            if (!useless) list.push_back(way);
        }
        for (std::size_t i = first; i < list.size();) {
            bool useless = false;
            for (std::size_t one = first; one < list.size() && !useless; ++one) {
                for (std::size_t other = first; other < one && !useless; ++other) {
                    useless = one != i && other != i && is_between(list[i], list[one], list[other]);
                }
            }
            if (useless) {
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
            } else {
                ++i;
            }
        }
        list.back().last = 1;
    }
}

const std::vector<KnownChanges::Way>& KnownChanges::ways(const Rules& rules,
                                                         const PriceList& prices,
                                                         std::size_t number, unsigned own,
                                                         unsigned open, unsigned leasable) {
    const auto key = static_cast<std::uint32_t>(number << 24 | own << 16 | open << 8 | leasable);
    const std::size_t shelf = scatter(key) % kShelves;
    Shelf& keys = shelves_[shelf];
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys[i] == key) return ways_[shelf * keys.size() + i];
    }
    const std::size_t i = (key ^ key >> 8 ^ key >> 16) % keys.size();
    keys[i] = key;
    std::vector<Way>& list = ways_[shelf * keys.size() + i];
    list_ways(rules, prices, prices.chains()[number], own, open, leasable, list);
    return list;
}

// What the best way to take so many of a chain weighs, from one on.
std::span<const double> KnownChanges::weigh(const Rules& rules, const PriceList& prices,
                                            const Rates& rates, std::size_t number, unsigned open,
                                            unsigned leasable) {
    const std::uint64_t key = number << 16 | open << 8 | leasable;
    Weighed& known = weighed_[scatter(key * 31 + rates.number()) % kKeptWeighed];
    if (known.key != key || known.rates != rates.number()) {
        known.key = key;
        known.rates = rates.number();
        known.count = 0;
        double most = kOutOfReach;  // of those that take as many
        for (const Way& way : ways(rules, prices, number, 0, open, leasable)) {
            const double weight = rates.weight(way);
            most = weight > most ? weight : most;
            known.weights[known.count] = most;
            known.count += way.last;
            most = std::min(most, kNext[way.last]);
        }
    }
    return {known.weights.data(), known.count};
}

// What the best of all that can be taken in chains where nothing can be given up weighs.
template <std::size_t kColumns>
std::span<const double> KnownChanges::taken(const Rules& rules, const PriceList& prices,
                                            const Rates& rates, std::uint64_t open,
                                            std::uint64_t leasable) {
    Taken& known = taken_[scatter(open * 31 + leasable * 17 + rates.number()) % kKeptTaken];
    if (known.open == open && known.leasable == leasable && known.rates == rates.number()) {
        return known.weights;
    }
    known.open = open;
    known.leasable = leasable;
    known.rates = rates.number();
    Row<kColumns> row;
    for (std::size_t number = 0; number < prices.chains().size(); ++number) {
        const Chain& chain = prices.chains()[number];
        const unsigned here = bits_in(chain, open);
        if (here == 0) continue;
        row.take(weigh(rules, prices, rates, number, here, bits_in(chain, leasable)));
    }
    row.write(known.weights);
    return known.weights;
}

template <std::size_t kColumns>
void KnownChanges::find(const Rules& rules, const PriceList& prices, Answer& answer) {
    const Rates rates{rules, prices, answer};
    const auto signs = static_cast<std::size_t>(rules.signs);
    const auto there = static_cast<std::size_t>(answer.mine.size());
    // Signs that are not in hand come from where they are missed least (MM-SIGN-02).
    const std::size_t in_hand = signs - there;
    const std::uint64_t mine = answer.mine.words()[0];
    const std::uint64_t open = ~mine & ~answer.bought.words()[0];
    const std::uint64_t leasable = open & rules.leasable.words()[0] & ~answer.leased.words()[0];
    std::uint64_t where_mine = 0;
    for (const Business b : answer.mine) where_mine |= prices.beside(b).words()[0];
    Best<kColumns> best{there};
    best.begin_with(
        taken<kColumns>(rules, prices, rates, open & ~where_mine, leasable & ~where_mine));
    // Chains where something can be given up; last of them the one where most can be done, for of
    // its sums only some are asked for.
    struct Held {
        FixedVector<Step, (kMaxInChain + 1) * (kMaxInChain + 1)> steps;
        std::size_t own;
    };
    std::array<Held, kColumns> held;  // a sign lies in each
    std::size_t held_count = 0;
    std::size_t last = 0;
    for (std::uint64_t left = mine; left != 0;) {
        const Business b{static_cast<std::uint8_t>(lowest_bit(left))};
        left &= ~prices.beside(b).words()[0];
        const std::size_t number = prices.chain_of(b);
        const Chain& chain = prices.chains()[number];
        const unsigned own = bits_in(chain, mine);
        Held& here = held[held_count];
        double most = kOutOfReach;  // of those that take as many and give up as many
        for (const Way& way :
             ways(rules, prices, number, own, bits_in(chain, open), bits_in(chain, leasable))) {
            const double weight = rates.weight(way);
            most = weight > most ? weight : most;
            if (way.last == 0) continue;
            here.steps.push_back({way.more, way.less, most});
            most = kOutOfReach;
        }
        here.own = kCountOf[own];
        if (here.steps.size() > held[last].steps.size()) last = held_count;
        ++held_count;
    }
    std::size_t given_up = 0;  // at most, so far
    for (std::size_t i = 0; i < held_count; ++i) {
        if (i == last) continue;
        best.change({held[i].steps.begin(), held[i].steps.end()}, given_up, given_up + held[i].own);
        given_up += held[i].own;
    }
    if (held_count > 0) {
        best.change_last({held[last].steps.begin(), held[last].steps.end()}, given_up, in_hand);
    }
    for (std::size_t taken = 0; taken <= signs; ++taken) {
        const double weight = best.weight(taken > in_hand ? taken - in_hand : 0, taken);
        answer.changes[taken] = weight > kOutOfReach / 2 ? rates.change(weight) : Change{};
    }
}

KnownChanges::Answer& KnownChanges::of(const Rules& rules, const PriceList& prices,
                                       BusinessSet mine, const Closed& closed, Notes wealth) {
    const BusinessSet bought = closed.bought - mine;
    const BusinessSet leased = (closed.leased & rules.leasable) - mine - bought;
    const std::uint64_t key = mine.words()[0] * 31 + bought.words()[0] * 17 +
                              leased.words()[0] * 7 +
                              (static_cast<std::uint64_t>(wealth.count()) << 48);
    Answer& answer = answers_[scatter(key ^ key >> 29) % kKeptAnswers];
    const bool known = answer.wealth == wealth.count() && answer.mine == mine &&
                       answer.bought == bought && answer.leased == leased;
    if (!known) {
        answer.mine = mine;
        answer.bought = bought;
        answer.leased = leased;
        answer.wealth = wealth.count();
        answer.turns_known = false;
        if (rules.signs < kFewSigns) {
            find<kFewSigns>(rules, prices, answer);
        } else {
            find<kMaxSigns + 2>(rules, prices, answer);
        }
    }
    return answer;
}

}  // namespace moneybags::madcity
