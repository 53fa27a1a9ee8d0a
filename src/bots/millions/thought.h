#pragma once

// What a rookie has before him when he decides, and the little he remembers.

#include "bots/millions/options.h"
#include "bots/millions/prices.h"
#include "bots/millions/worth.h"

namespace moneybags::millions {

// What he has said and heard. All of it was public, so a rookie who comes in late plays on without
// it.
struct Memory {
    Honesty honesty;                                                 // through the whole game
    PerCharacter<Role> heard = PerCharacter<Role>::all(Role::None);  // this round's claims
    Prices prices;                                                   // this round's, his own too
    int prices_round = 0;                                            // which round that is

    // This round's talk of his own.
    int round = 0;
    int patience = 0;  // talk tokens he is willing to use
    int claims = 0, asks = 0, offers = 0, demands = 0, counters = 0;

    void begin_prices(int number) {
        if (prices_round != number) prices = {};
        prices_round = number;
    }
    void begin_round(int number, Rng& luck) {
        begin_prices(number);  // who has listened knows them already
        Memory fresh;
        fresh.honesty = honesty;
        fresh.heard = heard;
        fresh.prices = prices;
        fresh.prices_round = prices_round;
        *this = fresh;
        round = number;
        patience = 2 + static_cast<int>(luck.below(2));
    }
};

struct Thought {
    const Rules& rules;
    const View& seen;
    const Options& options;
    const Worth& worth;
    Memory& memory;
    Rng& luck;

    const Open& open() const { return seen.open; }
    Seat me() const { return seen.me; }
    CharacterSet mine() const { return open().in & characters_of(rules, me()); }
    CharacterSet rivals() const { return open().in - mine(); }
    bool now_and_then(std::uint32_t percent) const { return luck.below(100) < percent; }
    int purse(Seat seat) const { return open().purse[seat].count(); }

    // Tokens he may still use: his patience, counted from what the table shows he has used.
    int patience() const { return memory.patience - (rules.talk - open().talk[me()]); }
};

}  // namespace moneybags::millions
