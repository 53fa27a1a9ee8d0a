#pragma once

// Writes lists of choices, and reads hands as such lists need them.

#include "games/guillotines/luck.h"

namespace moneybags::guillotines {

class Lister {
   public:
    using Word = Choice::Word;
    template <std::size_t M>
    using Row = moneybags::Row<Word, M>;

    constexpr explicit Lister(Choices& list) : writer_(list) {}
    constexpr void put(Word word) { writer_.put(word, 1); }
    template <std::size_t M>
    constexpr void put(Word common, const Row<M>& row) {
        writer_.put(common, row);
    }
    constexpr void bare(Act act) { put(Choice::of(act)); }
    constexpr void done(Choices& list) const { writer_.done(list); }

   private:
    Choices::Writer writer_;
};

// Every choice is one move, so the k-th move is the k-th choice; the core's `draw_move` would walk
// there.
constexpr Move draw_move(const Choices& list, Rng& luck) {
    return list[luck.below(list.moves())].move();
}

// The cards of a hand one by one, in order of kinds. Five at most: a Banker's three and two taken
// from the Discard pile.
inline constexpr std::size_t kMostInHand = 5;
using HandCards = FixedVector<Kind, kMostInHand>;

constexpr HandCards each_card(Bag bag) {
    HandCards cards;
    for (const Kind k : bag) {
        for (unsigned i = bag.count(k); i > 0; --i) cards.push_back(k);
    }
    return cards;
}

// Visits every choice of 1 to 3 cards out of a few, as multisets: cards of one kind are offered
// once.
template <class Visit>
constexpr void for_each_selection(const HandCards& cards, const Visit& visit) {
    constexpr Kind none = Kind::None;
    const std::size_t n = cards.size();
    for (std::size_t a = 0; a < n; ++a) {
        if (a > 0 && cards[a] == cards[a - 1]) continue;
        visit(std::array{cards[a], none, none});
        for (std::size_t b = a + 1; b < n; ++b) {
            if (b > a + 1 && cards[b] == cards[b - 1]) continue;
            visit(std::array{cards[a], cards[b], none});
            for (std::size_t c = b + 1; c < n; ++c) {
                if (c > b + 1 && cards[c] == cards[c - 1]) continue;
                visit(std::array{cards[a], cards[b], cards[c]});
            }
        }
    }
}

constexpr Choice::Word word_of(const std::array<Kind, 3>& cards) {
    return Choice::card<0>(cards[0]) | Choice::card<1>(cards[1]) | Choice::card<2>(cards[2]);
}

// BG-R-64, BG-R-75: at least the price, and no card may be left out with the price still reached.
template <class Worth>
constexpr bool pays_exactly(const std::array<Kind, 3>& cards, unsigned price, const Worth& worth) {
    unsigned sum = 0;
    unsigned least = ~0u;
    for (const Kind k : cards) {
        if (k == Kind::None) continue;
        const unsigned value = worth(k);
        sum += value;
        least = value < least ? value : least;
    }
    return sum >= price && sum - least < price;
}

// What a hand card is worth towards a Purchase from a Puppet (BG-PUP-12).
constexpr unsigned purchase_worth(const Rules& rules, const Open& open, Suit suit, Kind k) {
    if (is_special(k)) return effective(rules, open, k);
    return is_resource(k) && suit_of(k) == suit ? effective(rules, open, k) : 0;
}

}  // namespace moneybags::guillotines
