#pragma once

// May a move be taken back if the table agrees? What has been seen cannot be unseen, so only a move
// that showed nobody anything but itself: no vote, no look, no pick, nothing that ends the talks.

#include "games/millions/apply.h"

namespace moneybags::millions {

// Whatever is done in these is done before everybody, a look at a card excepted.
constexpr bool is_open_talk(Phase phase) {
    switch (phase) {
        case Phase::Announcing:
        case Phase::Talking:
        case Phase::Answering:
        case Phase::RollCall:
        case Phase::Closing:
        case Phase::Final:
            return true;
        default:
            return false;
    }
}

// Asked before the move, which must have met no objection. From the talks the way leads to a vote,
// whose answers are secret, to the heist, where roles are shown, or back to the talks; which of
// these hangs on nothing secret, so the answer tells nothing either.
constexpr bool may_be_undone(const Rules& rules, const State& state, Seat seat, const Move& move) {
    if (!is_open_talk(state.open.phase) || move.act == Act::Intimidate) return false;  // M1-INT-02
    State after = state;
    apply(rules, after, seat, move);
    return is_open_talk(after.open.phase);
}

}  // namespace moneybags::millions
