#pragma once

// Which question does a move answer, and may it be taken back?

#include "games/madcity/apply.h"

namespace moneybags::madcity {

// One seat is asked at a time, so turn and step say which question it is; ending a lease asks it
// again on other terms (MM-END-04), and set-up has one question for each seat. Folded into 32 bits
// (FNV-1a).
constexpr std::uint32_t question(const Rules&, const State& state, Seat, const Move&) {
    const Open& open = state.open;
    const std::uint64_t leased = open.leased[open.active].words()[0];
    std::uint32_t number = 2166136261u;
    for (const std::uint32_t part :
         {open.turns, static_cast<std::uint32_t>(open.phase),
          static_cast<std::uint32_t>(open.active), static_cast<std::uint32_t>(leased),
          static_cast<std::uint32_t>(leased >> 32)}) {
        for (int byte = 0; byte < 4; ++byte) {
            number = (number ^ (part >> 8 * byte & 0xFFu)) * 16777619u;
        }
    }
    return number;
}

// Asked before the move, which must have met no objection. Nothing is secret, so only luck stands
// in the way: what a die or a card has shown cannot be unseen. Nor is a finished game taken up
// again.
constexpr bool may_be_undone(const Rules& rules, const State& state, Seat seat, const Move& move) {
    State after = state;
    apply(rules, after, seat, move);
    return turn(rules, after).kind == Turn::Kind::Seats;
}

}  // namespace moneybags::madcity
