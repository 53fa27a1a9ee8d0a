#pragma once

// What a rookie has before him when he decides, and the little he remembers.

#include <optional>

#include "bots/millions/options.h"
#include "bots/millions/prices.h"
#include "bots/millions/worth.h"

namespace moneybags::millions {

// What he has said and heard. All of it was public, so a rookie who comes in late plays on without
// it.
struct Memory {
    Honesty honesty;                                                 // through the whole game
    Manners manners;                                                 // likewise
    PerCharacter<Role> heard = PerCharacter<Role>::all(Role::None);  // this round's claims
    Prices prices;                                                   // this round's, his own too
    int prices_round = 0;                                            // which round that is

    // This round's talk of his own.
    int round = 0;
    int patience = 0;  // talk tokens he is willing to use
    // Through the whole game: rounds in succession in which he paid others to leave and had no
    // share after all. He stops before that becomes a habit.
    std::optional<Seat> me;
    int in_vain = 0;
    bool paid = false, shared = false;  // this round
    static constexpr int kPatienceToPay = 2;
    bool tired_of_paying() const { return in_vain >= kPatienceToPay; }
    void end_of_round() {
        if (paid) in_vain = shared ? 0 : in_vain + 1;
        paid = shared = false;
    }

    std::uint32_t nerve = 0;  // 0 … 99: how easily he leaves for nothing this time
    int claims = 0, asks = 0, offers = 0, demands = 0, counters = 0;

    void begin_prices(int number) {
        if (prices_round != number) prices = {};
        prices_round = number;
    }
    void begin_round(int number, Rng& luck) {
        begin_prices(number);  // who has listened knows them already
        Memory fresh;
        fresh.honesty = honesty;
        fresh.manners = manners;
        fresh.me = me;
        fresh.in_vain = in_vain;
        fresh.paid = paid;
        fresh.shared = shared;
        fresh.heard = heard;
        fresh.prices = prices;
        fresh.prices_round = prices_round;
        *this = fresh;
        round = number;
        patience = 2 + static_cast<int>(luck.below(2));
        nerve = luck.below(100);
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

    // Does not leave for nothing this time. Who always gave way would be made to, again and again;
    // least of all is it done for one who insists on this very role.
    bool stubborn() const {
        std::uint32_t least = 30;
        for (const Character c : rivals()) {
            for (const Character own : mine()) {
                const Role role = seen.role[own];
                if (memory.manners.bent(rules, owner(rules, c), role) >= 2.0) least = 70;
            }
        }
        return memory.nerve < least;
    }
    // Tokens he may still use: his patience, counted from what the table shows he has used.
    int patience() const { return memory.patience - (rules.talk - open().talk[me()]); }
};

}  // namespace moneybags::millions
