#pragma once

// Whose character is whose, and who is still active.

#include "games/millions/types.h"

namespace moneybags::millions {

constexpr Seat owner(const Rules& rules, Character c) {
    const unsigned n = static_cast<unsigned>(c);
    return Seat{static_cast<std::uint8_t>(rules.slots == 1 ? n : n / 2)};
}

constexpr Character character(const Rules& rules, Seat seat, int slot) {
    return Character{static_cast<std::uint8_t>(number(seat) * rules.slots + slot)};
}

constexpr CharacterSet characters_of(const Rules& rules, Seat seat) {
    return rules.slots == 1 ? CharacterSet::of_bits(1u << number(seat))
                            : CharacterSet::of_bits(3u << 2 * number(seat));
}

constexpr CharacterSet all_characters(const Rules& rules) {
    return CharacterSet::first(std::size_t{rules.players} * rules.slots);
}

constexpr SeatSet all_seats(const Rules& rules) { return SeatSet::first(rules.players); }

constexpr SeatSet owners(const Rules& rules, CharacterSet characters) {
    if (rules.slots == 1) return SeatSet::of_bits(characters.bits());
    const unsigned any = characters.bits() | characters.bits() >> 1;  // of a pair: three players
    return SeatSet::of_bits((any & 1u) | (any >> 1 & 2u) | (any >> 2 & 4u));
}

// A player with at least one character in.
constexpr SeatSet active(const Rules& rules, const Open& open) { return owners(rules, open.in); }

constexpr bool is_active(const Rules& rules, const Open& open, Seat seat) {
    return open.in.meets(characters_of(rules, seat));
}

constexpr const LootCard& loot(const Rules& rules, const Open& open) {
    return rules.loot[static_cast<std::size_t>(open.loot)];
}

constexpr RoleSet roles_on_view(const Open& open) {
    RoleSet roles;
    for (std::size_t r = 0; r < kRoles; ++r) {
        const Role role{static_cast<std::uint8_t>(r)};
        if (open.on_view[role] > 0) roles.add(role);
    }
    return roles;
}

// M1-PLAN-02, M1-FOOL-01: what a player may pick.
constexpr RoleSet roles_in_hand(const Rules& rules, const Open& open, Seat seat) {
    RoleSet hand = rules.roles;
    for (const Character c : characters_of(rules, seat)) {
        if (open.last[c] != Role::None) hand.remove(open.last[c]);
    }
    return hand;
}

// Intimidation cards that may be spent: one earned this round waits for the next (M1-INT-01).
constexpr int usable_cards(const Open& open, Seat seat) {
    return open.cards[seat] - (open.fresh.has(seat) ? 1 : 0);
}

// M1-R-23: the Leader, or if he has left the next active player clockwise. Somebody must be active.
constexpr Seat speaker(const Rules& rules, const Open& open) {
    return first_clockwise(active(rules, open), open.leader);
}

}  // namespace moneybags::millions
