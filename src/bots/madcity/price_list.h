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
    std::size_t chain_of(Business b) const { return chain_of_[b]; }  // its number
    BusinessSet beside(Business b) const { return beside_[b]; }      // all of its chain, itself too
    // Of some businesses of a chain, by their bits in it, as in Rules::earns. In notes.
    int lease(const Chain& chain, unsigned some) const { return lease_[chain.table + some]; }
    int buy(const Chain& chain, unsigned some) const { return buy_[chain.table + some]; }
    // What all that anybody may take at once costs, leases apart, takes so many bits, counted in
    // these units: one note, unless figures are huge.
    int unit() const { return unit_; }
    int price_bits() const { return price_bits_; }
    int cost_bits() const { return cost_bits_; }
    double most_earned() const { return most_earned_; }  // by whoever had everything
    // What a sale brings on average, in notes.
    double sale(Business b) const { return sale_[b]; }

   private:
    std::vector<Chain> chains_;
    PerBusiness<std::uint8_t> chain_of_;
    PerBusiness<BusinessSet> beside_;
    std::vector<int> lease_, buy_;
    PerBusiness<double> sale_;
    int unit_ = 1;
    int price_bits_ = 0, cost_bits_ = 0;
    double most_earned_ = 0.0;
    // To know the board by.
    PerBusiness<Notes> lease_price_, buy_price_;
    std::array<Notes, kMaxEarnings> earns_;
    BusinessSet leasable_;
    Notes target_;
    int signs_;
};

}  // namespace moneybags::madcity
