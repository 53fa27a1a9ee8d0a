#pragma once

// What things are worth to a player, in points of cards: the currency of all decisions.

#include "bots/guillotines/odds.h"
#include "bots/guillotines/thumb.h"
#include "games/guillotines/types.h"

namespace moneybags::guillotines {

class Worth {
   public:
    Worth(const Rules& rules, const View& seen);

    const Rules& rules() const { return rules_; }
    const Open& open() const { return seen_.open; }
    const View& seen() const { return seen_; }
    Seat me() const { return seen_.me; }
    Billionaire mine() const { return open().who[me()]; }

    // What a set of Assets is worth to a Billionaire.
    double holding(Billionaire, AssetSet) const;
    // What it is worth to me that a Billionaire's Assets become these: my own and my Puppet's gains
    // count, those of others count against me.
    double change(Billionaire, AssetSet after) const;
    double gain(Billionaire, Asset) const;  // that it gets this one
    double loss(Billionaire, Asset) const;  // that it loses this one: good if it is a rival's
    double card(Kind) const;                // a card in my hand
    double cards(Bag) const;

    // How bad it is that so many Rebels more are on Crises than now. If my own Buy brings the last
    // of them, not even the Celebrity wins (BG-ROL-22).
    double rebels(int more, bool by_me = false) const;
    double rebels(const RebelOdds&, bool by_me) const;
    // How bad it is that so many cards are drawn: the end of the Round comes nearer, and with it
    // the next Crisis (BG-RND-08).
    double drawn(unsigned cards) const;
    // A game that drags on makes everybody bold, and tired of hindering each other: 0 to nearly 1.
    double bold() const { return bold_; }
    int behind_by() const {
        return behind_by_;
    }  // how many Assets somebody else is nearer to winning than I

   private:
    double fear_of(int more, bool by_me) const;

    const Rules& rules_;
    const View& seen_;
    double bold_ = 0;
    int behind_by_ = 0;
    // Asked for at every move that is weighed, so kept: from so many Rebels fewer to so many more.
    static constexpr int kRebels = 3;
    std::array<std::array<double, 2 * kRebels + 1>, 2> fear_{};  // [by me]
};

}  // namespace moneybags::guillotines
