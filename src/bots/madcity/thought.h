#pragma once

// What a rookie has before him when he decides.

#include <vector>

#include "bots/madcity/outlook.h"
#include "bots/madcity/roads.h"

namespace moneybags::madcity {

struct Rival {
    Seat seat{};
    Holdings has;
    Closed closed;        // to him
    double turns = 0.0;   // he is from a win
    double threat = 0.0;  // what a turn he loses is worth to me; most for whoever leads
};

class Thought {
   public:
    Thought(const Rules&, const View&, const Roads&, const PriceList&, const Habits&);

    const Rules& rules;
    const Open& open;
    const Seat me;
    const Roads& roads;
    const Habits& habits;
    const Outlook outlook;
    const Holdings mine;
    const Closed closed;  // to me
    const double turns;   // I am from a win, wherever my car stands
    std::vector<Rival> rivals;

    Place car() const { return open.car[me]; }
    // What a payment, and losing nothing else, shortens my way by.
    double worth(Notes payment) const;
    // With this counted, is it time to drive to FINISH?
    bool rich_with(Notes more) const { return outlook.wealth(mine) + more >= rules.target; }
    // What this very roll pays for a six, if it does and I want it (MM-WIN-05).
    Notes bonus_to_come() const;
};

Holdings holdings(const Open&, Seat);
Closed closed_to(const Rules&, const Open&, Seat);

}  // namespace moneybags::madcity
