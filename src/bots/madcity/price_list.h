#pragma once

// What selections of businesses cost, looked up rather than added up. Written once for a board.

#include <vector>

#include "games/madcity/types.h"

namespace moneybags::madcity {

class PriceList {
   public:
    bool fit(const Rules&) const;
    void write(const Rules&);

    const std::vector<Chain>& chains() const { return chains_; }
    // Of some businesses of a chain, by their bits in it, as in Rules::earns. In notes.
    int lease(const Chain& chain, unsigned some) const { return lease_[chain.table + some]; }
    int buy(const Chain& chain, unsigned some) const { return buy_[chain.table + some]; }
    // What a sale brings on average, in notes.
    double sale(Business b) const { return sale_[b]; }

   private:
    std::vector<Chain> chains_;
    std::vector<int> lease_, buy_;
    PerBusiness<double> sale_;
    PerBusiness<Notes> lease_price_, buy_price_;  // to know the board by
};

}  // namespace moneybags::madcity
