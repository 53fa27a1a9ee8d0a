#pragma once

// What a seat sees: section 5. Built by naming what it may see.

#include "games/guillotines/legal.h"

namespace moneybags::guillotines {

// What all see, and how much there is of the rest.
constexpr View public_view(const Rules& rules, const State& state) {
    const Open& open = state.open;
    const Secret& secret = state.secret;
    View seen;
    seen.open = open;
    seen.deck = static_cast<std::uint8_t>(secret.deck.size());
    seen.pool = static_cast<std::uint8_t>(secret.pool.size());
    seen.aside = static_cast<std::uint8_t>(secret.aside.size());
    seen.role_deck =
        open.level >= 3 ? static_cast<std::uint8_t>(role_deck_size(rules, open)) : std::uint8_t{0};
    for (const Seat seat : all_seats(rules)) {
        seen.hand_size[seat] = static_cast<std::uint8_t>(secret.hand[seat].size());
        seen.envelope_size[seat] = static_cast<std::uint8_t>(secret.envelope[seat].size());
    }
    if (open.offer_made) seen.offer = secret.offer;
    return seen;
}

constexpr View view(const Rules& rules, const State& state, Seat seat) {
    const Open& open = state.open;
    const Secret& secret = state.secret;
    View seen = public_view(rules, state);
    seen.me = seat;
    const bool plays = number(seat) < rules.players;
    const std::size_t cards = cards_at_markets(open);
    for (std::size_t i = 0; i < cards; ++i) {
        const MarketCard card = secret.market[i];
        const bool mine = plays && card.is_invested() && card.investor() == seat;
        seen.market[i] = card.is_face_up() || mine ? card : MarketCard{Kind::Hidden, card.from()};
    }
    if (!plays) return seen;
    seen.hand = secret.hand[seat];
    for (const Seat other : all_seats(rules)) {
        if (other == seat || open.read[other].has(seat)) {
            seen.envelope[other] = secret.envelope[other];
        }
        if (other == seat || open.role_known[other].has(seat)) {
            seen.role[other] = secret.role[other];
        }
    }
    const bool alone = !is_together(open.phase) && open.asked == seat;
    if (open.phase == Phase::Envelope && alone) seen.put = secret.put;
    if (open.looking > 0 && open.asked == seat) seen.looking = secret.looking;
    if (open.phase == Phase::Negotiate && alone) seen.offer = secret.offer;
    if (open.answered.has(seat)) {
        seen.answered_yes = secret.yes.has(seat);
        if (secret.revealer == seat) {
            seen.revealer = seat;
            seen.target = secret.target;
            seen.dictated = secret.dictated;
        }
        seen.surrendered = secret.surrendered[seat];
    }
    seen.met = secret.met[seat];
    seen.barred = secret.barred[seat];
    return seen;
}

}  // namespace moneybags::guillotines
