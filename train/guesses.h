#pragma once

// What a network has to guess: bits of what is hidden from a seat, as the guesses of its file are
// (docs/bots.md).

#include "encoding/guillotines.h"
#include "encoding/madcity.h"
#include "encoding/millions.h"

namespace moneybags::train {

template <std::size_t N>
void set(BitRow<N>& row, std::size_t bit) {
    row.words[bit / 64] |= std::uint64_t{1} << bit % 64;
}

// Which role each character holds that the seat does not know, one's own first.
template <std::size_t N>
void guess(const millions::Rules& rules, const millions::State& state, const millions::View& seen,
           BitRow<N>& truth, BitRow<N>& hidden) {
    using namespace millions;
    const int all = rules.players * rules.slots;
    for (int i = 0; i < all; ++i) {
        const Character c{static_cast<std::uint8_t>(i)};
        const Role role = state.secret.role[c];
        if (role == Role::None || seen.role[c] != Role::None) continue;
        const std::size_t first = characters_ahead(rules, seen.me, c) * kRoles;
        for (std::size_t each = 0; each < kRoles; ++each) set(hidden, first + each);
        set(truth, first + static_cast<std::size_t>(role));
    }
}

// The Role and the hand of each other player.
template <std::size_t N>
void guess(const guillotines::Rules& rules, const guillotines::State& state,
           const guillotines::View& seen, BitRow<N>& truth, BitRow<N>& hidden) {
    using namespace guillotines;
    for (const Seat seat : all_seats(rules)) {
        if (seat == seen.me) continue;
        const std::size_t ahead = clockwise_from(seen.me, seat, rules.players);
        const Role role = state.secret.role[seat];
        if (role != Role::None && seen.role[seat] == Role::None) {
            for (std::size_t each = 0; each < kRoles; ++each) set(hidden, ahead * kRoles + each);
            set(truth, ahead * kRoles + static_cast<std::size_t>(role));
        }
        const std::size_t first = kMaxPlayers * kRoles + ahead * kBagBits;
        BitRow<kBagBits> hand;
        BitWriter<kBagBits> out(hand);
        encode_bag(out, "hand", state.secret.hand[seat]);
        for (std::size_t each = 0; each < kBagBits; ++each) {
            set(hidden, first + each);
            if (hand.has(each)) set(truth, first + each);
        }
    }
}

// Everything lies open.
template <std::size_t N>
void guess(const madcity::Rules&, const madcity::State&, const madcity::View&, BitRow<N>&,
           BitRow<N>&) {}

}  // namespace moneybags::train
