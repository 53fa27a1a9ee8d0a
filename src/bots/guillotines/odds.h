#pragma once

// How a Buy will go, as far as the seat can tell: the cards it cannot see may be any that it has
// not seen.

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

// How likely it is that 0 … 3 Rebels will gather.
using RebelOdds = std::array<double, 4>;

// What one hidden card may count for a buyer, and how likely that is; the least first.
struct Counts {
    int counts;
    double chance;
};
inline constexpr int kDearest = 6;  // a three that counts double
using HiddenCard = FixedVector<Counts, 2 * kDearest + 1>;

// What hidden cards may add up to for one buyer: for him less against him.
class Spread {
   public:
    static constexpr int kReach = 48;  // sums beyond are as good as this

    Spread() {  // no hidden card
        calm_[kReach] = 1;
        stormy_[kReach] = 0;
    }
    // One more card that counts this, or is a Crisis.
    void add(const HiddenCard&, const RebelOdds& rebels);
    // The chances of more than so much, without a Crisis among them or with one.
    double calm(int more_than) const {
        if (!added_up_) add_up();
        return more_than >= high_ ? 0 : calm_tail_[at(std::max(more_than + 1, low_))];
    }
    double stormy(int more_than) const {
        if (!added_up_) add_up();
        return more_than >= high_ ? 0 : stormy_tail_[at(std::max(more_than + 1, low_))];
    }
    const RebelOdds& rebels() const { return rebels_; }

   private:
    using Sums = std::array<double, 2 * kReach + 1>;
    static constexpr std::size_t at(int sum) {
        const int place = sum + kReach;
        return static_cast<std::size_t>(place);
    }
    // The chances of so much or more, once they are asked for.
    void add_up() const;

    // From the least to the greatest sum that there may be.
    int low_ = 0, high_ = 0;
    Sums calm_, stormy_;
    mutable Sums calm_tail_, stormy_tail_;
    mutable bool added_up_ = false;
    RebelOdds rebels_{1, 0, 0, 0};
};

// A Market as one buyer meets it.
class Stand {
   public:
    Stand() = default;
    // The hidden cards are kept by who makes it.
    Stand(const Rules&, const Open&, Suit suit, bool bunker, const Spread& hidden);

    void lay(Kind);                    // a card he knows
    void lift(Kind);                   // … goes
    double success(int points) const;  // BG-BUY-05 to 07
    RebelOdds rebels() const;          // BG-CRI-05
    bool operator==(const Stand&) const = default;

   private:
    int worth(Kind) const;
    const Rules* rules_ = nullptr;
    const Open* open_ = nullptr;
    Suit suit_{};
    bool bunker_ = false;
    int margin_ = 0;
    std::array<int, 4> crises_{};  // known ones by their Rebels
    const Spread* hidden_ = nullptr;
};

class Unseen {
   public:
    Unseen(const Rules&, const View&);

    Stand stand(Billionaire, Market, bool bunker) const;
    Stand fresh(Billionaire, unsigned cards, bool bunker) const;  // after a refill
    // What a card nobody has seen counts on average.
    double average_points() const { return average_; }

   private:
    HiddenCard worth(Suit, double crisis) const;
    // So many cards that were dealt and that were invested, for a buyer of this suit. Markets are
    // alike, so each is worked out once.
    const Spread& hidden(Suit, unsigned dealt, unsigned invested) const;
    const Rules& rules_;
    const View& seen_;
    std::array<double, kKinds> weight_{};  // how many of each kind are unseen and in the game
    double cards_ = 0, crises_ = 0, average_ = 0;
    RebelOdds rebels_{};  // of a card that is a Crisis
    struct Known {
        Suit suit;
        unsigned dealt, invested;
        Spread spread;
    };
    mutable std::deque<Known> known_;
};

}  // namespace moneybags::guillotines
