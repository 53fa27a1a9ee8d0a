#pragma once

// What can be worked out of a board once and for all: roads, prices, and the ways to change
// holdings, which come up again and again. It is found again by whoever plays on the same board in
// the same thread.

#include "bots/madcity/changes.h"
#include "bots/madcity/roads.h"

namespace moneybags::madcity {

class City {
   public:
    // Of this board, worked out when it is new. Good until the thread asks for several others.
    static const City& of(const Rules&);

    explicit City(const Rules&);

    const Roads& roads() const { return roads_; }
    const PriceList& prices() const { return prices_; }
    // The best ways to change such holdings, by how many businesses are taken.
    KnownChanges::Answer& changes(const Rules& rules, BusinessSet mine, const Closed& closed,
                                  Notes wealth) const {
        return changes_.of(rules, prices_, mine, closed, wealth);
    }

   private:
    bool is_of(const Rules&) const;
    bool looks_like(const Rules&) const;

    const Rules* seen_at_;  // where the rules lay when they were last compared
    Roads roads_;
    PriceList prices_;
    mutable KnownChanges changes_;
};

}  // namespace moneybags::madcity
