#pragma once

// May a move be taken back if the table agrees? What has been seen cannot be unseen: only moves
// that show nothing but themselves, made by one seat alone, with nothing of luck in them.

#include "games/guillotines/apply.h"

namespace moneybags::guillotines {

// Shows no card, no Role and no secret answer.
constexpr bool shows_only_itself(const Open& open, const Move& move) {
    if (is_together(open.phase)) return false;
    switch (move.act) {
        case Act::Pick:
        case Act::CallVote:
        case Act::GoOn:
        case Act::Hide:
        case Act::ExchangeTops:
        case Act::Pass:
        case Act::Stop:
        case Act::ReturnIt:
        case Act::Swap:
        case Act::Give:
        case Act::SetPolicy:
        case Act::TakeRebel:
        case Act::PayAsset:
        case Act::OfferSwap:
        case Act::OfferAdd:
        case Act::OfferSacrifice:
        case Act::MakeOffer:
        case Act::TradePuppet:
            return true;
        case Act::Decline:
            return open.phase == Phase::DrawStep;
        case Act::AuditPolicy:
            return move.role == Role::None;
        default:
            return false;
    }
}

// Asked before the move, which must have met no objection. What comes next hangs on public facts
// alone (INV-10), so the answer tells nothing.
constexpr bool may_be_undone(const Rules& rules, const State& state, Seat seat, const Move& move) {
    if (!shows_only_itself(state.open, move)) return false;
    State after = state;
    apply(rules, after, seat, move);
    return turn(rules, after).kind == Turn::Kind::Seats;
}

}  // namespace moneybags::guillotines
