#pragma once

// How holdings can be changed best: so many businesses taken, and as many given up as there are no
// signs for.

#include <vector>

#include "bots/madcity/price_list.h"
#include "games/madcity/board.h"

namespace moneybags::madcity {

// What the others' signs leave open.
struct Closed {
    BusinessSet bought;  // by others: out of reach
    BusinessSet leased;  // by others: can be bought, not leased
};

// Some businesses taken, some given up: what that adds to the income, and what it costs.
struct Change {
    std::int32_t earn = kImpossible;
    std::int32_t leases = 0, prices = 0;

    static constexpr std::int32_t kImpossible = -(1 << 20);
    bool possible() const { return earn != kImpossible; }
};
using Changes = std::array<Change, kMaxSigns + 1>;  // by how many are taken

// Part of a price that is gone for good: a sale brings the rest back, but costs a turn.
inline constexpr double kSunk = 0.6;

// Remembers what it was asked.
class KnownChanges {
   public:
    const Changes& of(const Rules&, const PriceList&, BusinessSet mine, const Closed&,
                      Notes wealth);

   private:
    // One way to change what one has of a chain.
    struct Way {
        std::uint8_t more = 0, less = 0;
        std::int32_t earn = 0, leases = 0, prices = 0;
    };
    // All that may be the best for some scales, for holdings of this kind. By `more` and `less`,
    // the greatest first.
    struct Ways {
        std::uint32_t key = ~0u;  // no chain has it
        std::vector<Way> list;
    };
    struct Answer {
        BusinessSet mine, bought, leased;
        std::int32_t wealth = -1;  // nobody's
        Changes changes;
    };
    // What money is worth against income, in parts.
    struct Scales {
        double lease = 0.0, buy = 0.0;
    };
    struct Best;

    const std::vector<Way>& ways(const Rules&, const PriceList&, std::size_t chain, unsigned own,
                                 unsigned open, unsigned leasable);
    void find(const Rules&, const PriceList&, Answer&);

    std::vector<Ways> ways_ = std::vector<Ways>(1 << 13);
    std::vector<Answer> answers_ = std::vector<Answer>(1 << 11);
};

}  // namespace moneybags::madcity
