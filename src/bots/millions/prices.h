#pragma once

// The prices named so far this round. One bargaining is about one character's leaving and one
// payer's money: its owner has said what he wants, the payer what he offers, or only one of them
// has. Whoever haggles comes closer, so it is enough to know everybody's last word.

#include "games/millions/deals.h"

namespace moneybags::millions {

struct Prices {
    struct Bargain {
        int wanted = 0;   // by the one who would leave; 0: he has named no price
        int offered = 0;  // by the one who would pay
        constexpr bool operator==(const Bargain&) const = default;
    };
    PerCharacter<PerSeat<Bargain>> last;

    const Bargain& of(Character c, Seat payer) const { return last[c][payer]; }

    // What `by` proposed. Several payers at once (MX-R-13) are no bargaining between two.
    void note(const Rules& rules, Seat by, Character c, const PerSeat<Millions>& pay) {
        const SeatSet paying = payers(pay);
        if (paying.empty() || paying.several()) return;
        const Seat payer = paying.lowest();
        Bargain& bargain = last[c][payer];
        (owner(rules, c) == by ? bargain.wanted : bargain.offered) = pay[payer].count();
    }
    // A deal that lies open is its proposer's last word on that character (MX-NEG-02), so whoever
    // sees the table knows that much without having listened.
    void note(const Rules& rules, const Deal& deal) {
        if (deal.pooled()) return;
        PerSeat<Millions> pay;
        pay[deal.payer] = deal.amount;
        note(rules, deal.proposer, deal.character, pay);
    }
};

}  // namespace moneybags::millions
