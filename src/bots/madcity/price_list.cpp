#include "bots/madcity/price_list.h"

#include <algorithm>
#include <functional>

namespace moneybags::madcity {
namespace {

constexpr int kMostUnits = (1 << 12) - 1;

// The dearest that so many signs may lie on.
int dearest(PerBusiness<Notes> prices, int signs) {
    std::sort(prices.items.begin(), prices.items.end(), std::greater<>{});
    int sum = 0;
    for (int i = 0; i < signs; ++i) sum += prices.items[std::size_t(i)].count();
    return sum;
}

int bits_for(int most) {
    int bits = 0;
    while (most >> bits > 0) ++bits;
    return bits;
}

}  // namespace

bool PriceList::fit(const Rules& rules) const {
    return seems_to_fit(rules) && earns_ == rules.earns;
}

bool PriceList::seems_to_fit(const Rules& rules) const {
    return target_ == rules.target && signs_ == rules.signs && leasable_ == rules.leasable &&
           lease_price_ == rules.lease && buy_price_ == rules.buy;
}

PriceList::PriceList(const Rules& rules)
    : lease_price_(rules.lease),
      buy_price_(rules.buy),
      earns_(rules.earns),
      leasable_(rules.leasable),
      target_(rules.target),
      signs_(rules.signs) {
    std::size_t size = 0;
    for (std::uint8_t i = 0; i < rules.businesses; ++i) {
        const Chain& chain = rules.chain[Business{i}];
        if (chain.first != i) continue;
        chains_.push_back(chain);
        size = std::max(size, chain.table + (std::size_t{1} << chain.size));
    }
    for (std::size_t number = 0; number < chains_.size(); ++number) {
        BusinessSet all;
        for (int i = 0; i < chains_[number].size; ++i) {
            all.add(Business{static_cast<std::uint8_t>(chains_[number].first + i)});
        }
        for (const Business b : all) {
            chain_of_[b] = static_cast<std::uint8_t>(number);
            beside_[b] = all;
        }
    }
    lease_.assign(size, 0);
    buy_.assign(size, 0);
    for (const Chain& chain : chains_) {
        for (unsigned some = 1; some < 1u << chain.size; ++some) {
            const auto at = static_cast<unsigned>(lowest_bit(std::uint32_t{some}));
            const Business b{static_cast<std::uint8_t>(chain.first + at)};
            const unsigned rest = some & (some - 1);
            lease_[chain.table + some] = lease(chain, rest) + rules.lease[b].count();
            buy_[chain.table + some] = buy(chain, rest) + rules.buy[b].count();
        }
    }
    for (const Chain& chain : chains_) {
        most_earned_ += rules.earns[chain.table + (std::size_t{1} << chain.size) - 1].count();
    }
    const int prices = dearest(rules.buy, rules.signs);
    while (prices / unit_ > kMostUnits) unit_ *= 2;
    price_bits_ = bits_for(prices / unit_);
    cost_bits_ = price_bits_ + bits_for(dearest(rules.lease, rules.signs) / unit_);
    for (std::uint8_t i = 0; i < rules.businesses; ++i) {
        const Business b{i};
        double sum = 0.0;
        for (const Notes price : rules.sale[b]) sum += price.count();
        sale_[b] = sum / kDieFaces;
    }
}

}  // namespace moneybags::madcity
