#pragma once

// How many turns somebody with such holdings is from a win. Everything else a rookie thinks is said
// in these turns: what a business, a stunt or a note is worth is by how much it shortens the way.

#include "bots/madcity/city.h"
#include "bots/madcity/temper.h"

namespace moneybags::madcity {

struct Holdings {
    Notes cash;
    BusinessSet bought;
    BusinessSet leased;

    BusinessSet all() const { return bought | leased; }
    bool operator==(const Holdings&) const = default;
};

class Outlook {
   public:
    Outlook(const Rules&, const City&, const Habits&);

    // The fewest turns over all plans: acquire so many more businesses, wait for the money where it
    // does not suffice, do stunts, sell, drive to FINISH.
    double turns(const Holdings&, const Closed&) const;

    Notes wealth(const Holdings&) const;  // what counts at FINISH, MM-WIN-03
    double sale(Business) const;          // what to expect of one, in notes

   private:
    double fewest_turns(const Holdings&, double need, const Changes&) const;

    const Rules& rules_;
    const City& city_;
    const Habits& habits_;
};

}  // namespace moneybags::madcity
