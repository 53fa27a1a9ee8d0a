#pragma once

// What selections of businesses cost, looked up rather than added up. Written once for a board.

#include <vector>

#include "games/madcity/types.h"

namespace moneybags::madcity {

class PriceList {
   public:
    explicit PriceList(const Rules&);

    // Is it this board's? The second asks for less than all that they earn.
    bool fit(const Rules&) const;
    bool seems_to_fit(const Rules&) const;

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
    // To know the board by.
    PerBusiness<Notes> lease_price_, buy_price_;
    std::array<Notes, kMaxEarnings> earns_;
    BusinessSet leasable_;
    Notes target_;
    int signs_;
};

}  // namespace moneybags::madcity
