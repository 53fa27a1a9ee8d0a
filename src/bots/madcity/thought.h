#pragma once

// What a rookie has before him when he decides.

#include <optional>

#include "bots/madcity/outlook.h"

namespace moneybags::madcity {

struct Rival {
    Seat seat{};
    Holdings has;
    Closed closed;            // to him
    double in_general = 0.0;  // turns he is from a win, wherever his car stands
    double turns = 0.0;       // he is from a win
    double threat = 0.0;      // what a turn he loses is worth to me; most for whoever leads
};

class Thought {
   public:
    Thought(const Rules&, const View&, const City&, const Habits&);

    const Rules& rules;
    const Open& open;
    const Seat me;
    const Roads& roads;
    const Habits& habits;
    const Outlook outlook;
    const Holdings mine;
    const Closed closed;  // to me

    Place car() const { return open.car[me]; }
    // I am so many from a win, wherever my car stands.
    double turns() const;
    using Rivals = FixedVector<Rival, kMaxSeats>;
    const Rivals& rivals() const;
    // What a payment, and losing nothing else, shortens my way by.
    double worth(Notes payment) const;
    // With this counted, is it time to drive to FINISH?
    bool rich_with(Notes more) const { return outlook.wealth(mine) + more >= rules.target; }
    // What this very roll pays for a six, if it does and I want it (MM-WIN-05).
    Notes bonus_to_come() const;

   private:
    // Not every decision needs them, so they are worked out when asked for.
    mutable std::optional<double> turns_;
    mutable Rivals rivals_;
};

Holdings holdings(const Open&, Seat);
Closed closed_to(const Rules&, const Open&, Seat);

}  // namespace moneybags::madcity
