#pragma once

// How many turns somebody with such holdings is from a win. Everything else a rookie thinks is said
// in these turns: what a business, a stunt or a note is worth is by how much it shortens the way.

#include "bots/madcity/habits.h"
#include "bots/madcity/price_list.h"
#include "games/madcity/board.h"

namespace moneybags::madcity {

struct Holdings {
    Notes cash;
    BusinessSet bought;
    BusinessSet leased;

    BusinessSet all() const { return bought | leased; }
    bool operator==(const Holdings&) const = default;
};

// What the others' signs leave open.
struct Closed {
    BusinessSet bought;  // by others: out of reach
    BusinessSet leased;  // by others: can be bought, not leased
};

class Outlook {
   public:
    Outlook(const Rules&, const PriceList&, const Habits&, double turns_to_finish);

    // The fewest turns over all plans: acquire so many more businesses, wait for the money where it
    // does not suffice, do stunts, sell, drive to FINISH.
    double turns(const Holdings&, const Closed&) const;

    Notes wealth(const Holdings&) const;  // what counts at FINISH, MM-WIN-03
    double sale(Business) const;          // what to expect of one, in notes

   private:
    // Some businesses taken, some given up.
    struct Change {
        double score = kImpossible;
        double earn = 0.0, leases = 0.0, prices = 0.0;
    };
    static constexpr double kImpossible = -1e9;
    using Changes = std::array<Change, kMaxSigns + 1>;  // by how many are taken
    using InOneChain = std::array<std::array<Change, kMaxInChain + 1>, kMaxInChain + 1>;

    // What money is worth against income, in parts.
    struct Scales {
        double lease = 0.0, buy = 0.0;
    };
    InOneChain change_chain(const Chain&, BusinessSet mine, const Closed&, const Scales&) const;
    Changes best_changes(const Holdings&, const Closed&) const;

    const Rules& rules_;
    const PriceList& prices_;
    const Habits& habits_;
    double turns_to_finish_;
};

}  // namespace moneybags::madcity
