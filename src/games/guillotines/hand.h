#pragma once

// Cards of one's own hand: chosen, paid with, and cut to the limit (BG-TRN-04, BG-R-43).

#include "games/guillotines/point.h"

namespace moneybags::guillotines {

using ThreeCards = std::array<Kind, 3>;  // of a move, None behind the last

constexpr unsigned count_cards(const ThreeCards& cards) {
    unsigned count = 0;
    for (const Kind k : cards) count += k == Kind::None ? 0u : 1u;
    return count;
}

constexpr Choice::Word word_of(const ThreeCards& cards) {
    return Choice::card<0>(cards[0]) | Choice::card<1>(cards[1]) | Choice::card<2>(cards[2]);
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

// BG-R-64, BG-R-75: at least the price, and no card may be left out with the price still reached.
template <class Worth>
constexpr bool pays_exactly(const ThreeCards& cards, unsigned price, const Worth& worth) {
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

// ---- what may be wrong with cards ----

constexpr Objection in_hand(const Asked& you, const ThreeCards& cards) {
    const Bag hand = you.hand();
    Bag named;
    for (const Kind k : cards) {
        if (k == Kind::None) continue;
        if (named.count(k) >= hand.count(k)) return against("BG-R-18", "not-in-hand");
        named.add(k);
    }
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        if (cards[i + 1] != Kind::None && cards[i] > cards[i + 1]) {
            return against("BG-R-18", "cards-in-order");
        }
    }
    return {};
}

constexpr Objection no_crisis(std::string_view clause, const ThreeCards& cards) {
    for (const Kind k : cards) {
        if (is_crisis(k)) return against(clause, "crisis-in-hand");
    }
    return {};
}

constexpr Objection number_of_cards(std::string_view clause, const ThreeCards& cards, int least,
                                    int most) {
    const int count = static_cast<int>(count_cards(cards));
    if (count < least) return against(clause, "no-cards-played", count, least, most);
    if (count > most) return against(clause, "too-many-cards", count, least, most);
    return {};
}

constexpr Objection one_card(std::string_view clause, const Asked& you, const Move& move) {
    if (const auto no = number_of_cards(clause, move.cards, 1, 1)) return no;
    return in_hand(you, move.cards);
}

// Cards that pay a price, none of them superfluous.
template <class Worth>
constexpr Objection price_objects(std::string_view clause, const Asked& you, const Move& move,
                                  unsigned price, const Worth& worth) {
    if (const auto no = number_of_cards(clause, move.cards, 1, 3)) return no;
    if (const auto no = no_crisis("BG-CRI-01", move.cards)) return no;
    if (const auto no = in_hand(you, move.cards)) return no;
    unsigned sum = 0;
    for (const Kind k : move.cards) sum += k == Kind::None ? 0 : worth(k);
    return against(clause, "price", static_cast<int>(sum), static_cast<int>(price));
}

constexpr Objection hand_full(std::string_view clause, const Asked& you) {
    return against(clause, "hand-full", static_cast<int>(you.hand().size()), 0,
                   static_cast<int>(you.limit()));
}

// ---- DP-15 ----

// BG-R-21: Crises only where nothing else is left to discard.
constexpr bool may_cut(const Asked& you, const ThreeCards& cards) {
    const Bag hand = you.hand();
    Bag gone;
    for (const Kind k : cards) {
        if (k == Kind::None) continue;
        if (gone.count(k) >= hand.count(k)) return false;
        gone.add(k);
    }
    if (gone.size() != hand.size() - you.limit()) return false;
    const Bag rest = hand - gone;
    return gone.crises().empty() || rest.without_crises().empty();
}

template <>
struct Point<Phase::CutHand> : Alone<Act::Discard> {
    static constexpr std::string_view kClause = "BG-TRN-04";

    static constexpr void list(const Asked& you, auto& out) {
        for_each_selection(each_card(you.hand()), [&](const ThreeCards& cards) {
            if (may_cut(you, cards)) out.put(Choice::of(Act::Discard) | word_of(cards));
        });
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = in_hand(you, move.cards)) return no;
        const int excess = static_cast<int>(you.hand().size()) - static_cast<int>(you.limit());
        const int named = static_cast<int>(count_cards(move.cards));
        if (named != excess) return against(kClause, "must-choose-cards", named, excess, excess);
        if (!may_cut(you, move.cards)) return against("BG-R-21", "crises-last");
        return against("BG-R-18", "cards-in-order");
    }

    // And on to what the hand was cut for.
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        const Bag gone = scene.discard_from_hand(seat, move.cards);
        scene.tell({.what = Happening::HandCut, .seat = seat, .cards = gone});
        const Then then = scene.open.then;
        scene.open.then = Then::Nothing;
        switch (then) {
            case Then::Dig:
                return Step::PolicyDone;
            case Then::NewRole:
                return Step::NewRoleDraw;
            case Then::Robbed:
                return Step::PolicyChoose;
            case Then::RoundRoles:
                return Step::RoundReturns;
            default:
                return Step::CrisisDone;
        }
    }

    // Of lowest value.
    static constexpr Move fallback(const Asked& you, const Choices& list, Rng&) {
        Move best;
        unsigned least = ~0u;
        for (const Choice& choice : list) {
            const Move move = choice.move();
            unsigned sum = 0;
            for (const Kind k : move.cards) {
                sum += k == Kind::None ? 0 : effective(you.rules, you.open, k);
            }
            if (sum < least) {
                least = sum;
                best = move;
            }
        }
        return best;
    }
};

}  // namespace moneybags::guillotines
