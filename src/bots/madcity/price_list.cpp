#include "bots/madcity/price_list.h"

#include <algorithm>

namespace moneybags::madcity {

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
    for (std::uint8_t i = 0; i < rules.businesses; ++i) {
        const Business b{i};
        double sum = 0.0;
        for (const Notes price : rules.sale[b]) sum += price.count();
        sale_[b] = sum / kDieFaces;
    }
}

}  // namespace moneybags::madcity
