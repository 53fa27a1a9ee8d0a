#pragma once

// What can be read off the table: seats, signs, refunds, groups and what they earn.

#include "games/madcity/types.h"

namespace moneybags::madcity {

constexpr SeatSet all_seats(const Rules& rules) { return SeatSet::first(rules.players); }

constexpr BusinessSet owned(const Open& open, Seat seat) {
    return open.bought[seat] | open.leased[seat];
}

constexpr BusinessSet bought_by_anyone(const Rules& rules, const Open& open) {
    BusinessSet all;
    for (int i = 0; i < rules.players; ++i) all = all | open.bought.items[std::size_t(i)];
    return all;
}

constexpr BusinessSet leased_by_anyone(const Rules& rules, const Open& open) {
    BusinessSet all;
    for (int i = 0; i < rules.players; ++i) all = all | open.leased.items[std::size_t(i)];
    return all;
}

// MM-SIGN-01: a sign lies on each business one has.
constexpr int signs_in_hand(const Rules& rules, const Open& open, Seat seat) {
    return rules.signs - owned(open, seat).size();
}

// MM-END-01: what all leases of a player would bring back.
constexpr Notes refunds(const Rules& rules, const Open& open, Seat seat) {
    Notes sum;
    for (const Business b : open.leased[seat]) sum += rules.lease[b];
    return sum;
}

// MM-WIN-03: cash and refunds count, bought businesses do not (MM-WIN-04).
constexpr bool has_the_target(const Rules& rules, const Open& open, Seat seat) {
    return open.cash[seat] + refunds(rules, open, seat) >= rules.target;
}

// Those of a player's businesses that stand in one chain. They need not touch each other.
struct InChain {
    BusinessSet businesses;
    Notes earn;
};

constexpr InChain in_chain(const Rules& rules, BusinessSet mine, Business of) {
    const Chain& chain = rules.chain[of];
    const std::uint64_t all = ((std::uint64_t{1} << chain.size) - 1) << chain.first;
    const std::uint64_t here = mine.words()[0] & all;
    return {BusinessSet::of_words({here}), rules.earns[chain.table + (here >> chain.first)]};
}

// MM-PAY-06: the sum over all groups.
constexpr Notes income(const Rules& rules, BusinessSet mine) {
    Notes sum;
    while (!mine.empty()) {
        const InChain part = in_chain(rules, mine, mine.lowest());
        sum += part.earn;
        mine = mine - part.businesses;
    }
    return sum;
}

constexpr CardSet cards_face_up(const Rules& rules, const Open& open) {
    CardSet cards;
    for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
        if (open.face_up[slot] != kNoCard) cards.add(open.face_up[slot]);
    }
    return cards;
}

constexpr CardSet all_cards(const Rules& rules) {
    CardSet cards;
    for (int i = 0; i < rules.cards; ++i) cards.add(Card{static_cast<std::uint8_t>(i)});
    return cards;
}

// The lowest slot with a card for this place (MM-RET-04); Rules::face_up if there is none.
constexpr std::uint8_t slot_for(const Rules& rules, const Open& open, Place place) {
    std::uint8_t slot = 0;
    while (slot < rules.face_up &&
           (open.face_up[slot] == kNoCard || rules.card_space[open.face_up[slot]] != place)) {
        ++slot;
    }
    return slot;
}

// Where the car may go with the number rolled (section 6.1): the full count, an early stop at a
// face-up location (MM-STUNT-02), and at FINISH where that wins (MM-OPT-02).
constexpr PlaceSet destinations(const Rules& rules, const Open& open) {
    const Reach& reach = rules.reach[open.car[open.active]][std::size_t(open.die - 1)];
    PlaceSet places = reach.exactly;
    for (std::uint8_t slot = 0; slot < rules.face_up; ++slot) {
        const Place place = rules.card_space[open.face_up[slot]];
        if (reach.within.has(place)) places.add(place);
    }
    if (!rules.exact_finish && reach.within.has(rules.finish) &&
        has_the_target(rules, open, open.active)) {
        places.add(rules.finish);
    }
    return places;
}

}  // namespace moneybags::madcity
