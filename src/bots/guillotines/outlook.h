#pragma once

// What Buys promise, in this turn and the next.

#include <span>

#include "bots/guillotines/odds.h"
#include "bots/guillotines/worth.h"

namespace moneybags::guillotines {

// A card at a Market gives way to another, or is laid there, or goes.
struct Change {
    Market market = Market::None;
    Kind lifted = Kind::None;
    Kind laid = Kind::None;
};
using Changes = std::span<const Change>;

class Outlook {
   public:
    Outlook(const Worth&, const Unseen&);

    // What the best Asset at a Market is worth to me: by having it, or by others' not having it.
    double wanted(Market m) const { return wanted_[m]; }
    // How much others want to buy there: where a Crisis does most harm.
    double rivals_interest(Market m) const { return interest_[m]; }

    double success(Market m, int points) const { return mine_[m].success(points); }
    // A Buy now: the Asset against the Rebels and the cards it takes to refill the Market.
    double buy(Market, int points) const;

    // The best Buy of my next turn, with this hand and so many cards that I do not know yet …
    double next(Bag hand, unsigned unknown, Changes) const;
    // … or after a Buy with these points.
    double next_after_buy(Bag hand, Market, int points) const;

   private:
    // Points that can be spent, each sum once: bit by bit. No card counts more than half of them.
    using Sums = std::uint64_t;
    static constexpr unsigned kMostPoints = 31;
    // The best Buys at a Market, as it is or as it would be refilled.
    struct Known {
        Sums sums = 0;  // asked for last …
        double best = 0;
        Sums reckoned = 0;  // … and ever, each by itself
        std::array<double, 64> value;
        bool operator==(const Known&) const = default;
    };
    // What a Buy costs whatever is spent on it: Rebels, and the cards of the refill.
    struct Price {
        double fear, refill;
    };
    Price price(const Stand&, Market) const;
    double buy(const Stand&, Market, int points, const Price&) const;
    Sums sums(Bag hand, unsigned unknown) const;
    double best_at(const Stand&, Market, Sums) const;
    double best_at(const Stand&, Market, Sums, Known&) const;
    double best_elsewhere(MarketSet but, Sums) const;
    double haste(Market) const;

    const Worth& worth_;
    double average_;
    PerMarket<double> wanted_{};
    PerMarket<double> interest_{};
    PerMarket<Stand> mine_{};
    PerMarket<Stand> fresh_{};  // as they would be refilled
    PerMarket<double> refill_{};
    mutable PerMarket<Known> known_, known_fresh_;
};

}  // namespace moneybags::guillotines
