#pragma once

// Which deal is the best one: buy, lease, sell, or none.

#include <optional>

#include "bots/madcity/thought.h"

namespace moneybags::madcity {

// The first move towards a deal, and by how many turns the deal shortens my way (or lengthens that
// of rivals). To end a lease may be such a first move.
struct Deal {
    Move first{.act = Act::Done};
    double gain = 0.0;
};

// The best way to this business with so much money more, if there is one and it is open to me.
std::optional<Deal> best_acquisition(const Thought&, Business, Notes more = {});

// The best of all that landing there allows; at worst Done.
Deal best_deal(const Thought&, Place, Notes more = {});

// What I would have left to go after selling this one, on average of the die.
double turns_after_sale(const Thought&, Business);

// The one of these whose sign I miss least when it moves to the other business (MM-SIGN-02).
Business least_missed(const Rules&, const Outlook&, BusinessSet mine, BusinessSet among,
                      Business coming);

}  // namespace moneybags::madcity
