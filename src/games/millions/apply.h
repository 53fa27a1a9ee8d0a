#pragma once

// What happens when a seat moves. Luck's moves are in planning.h, the clock's in negotiation.h.

#include "games/millions/objection.h"
#include "games/millions/planning.h"

namespace moneybags::millions {

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, Seat seat, const Move& move,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, seat, move));  // past this line an illegal move is our bug
    Scene<Events> scene{rules, state.open, state.secret, events};
    switch (move.act) {
        case Act::Pick:
            pick(scene, seat, move);
            break;
        case Act::Announce:
            announce(scene, seat, move);
            break;
        case Act::Answer:
            answer_roll_call(scene, seat, move);
            break;
        case Act::Yes:
        case Act::No:
            vote(scene, seat, move.act == Act::Yes);
            break;
        case Act::Pass:
            scene.tell({.what = Happening::Passed, .seat = seat});
            pass_token(scene);
            break;
        case Act::Stay:
        case Act::Leave:
        case Act::LeaveBoth:
            final_answer(scene, seat, move);
            break;
        case Act::Name:
            name(scene, move.role);
            break;
        case Act::Rob:
            rob(scene, move.character);
            break;
        default:
            act(scene, seat, move);
            break;
    }
}

// What the clock plays for a seat that is awaited and does not answer: the time-out defaults of
// section 6.2.
constexpr Move fallback(const Rules& rules, const State& state, Seat seat, Rng& luck) {
    const Open& open = state.open;
    switch (open.phase) {
        case Phase::RollCall:
            return {.act = Act::Answer};
        case Phase::Voting:
            return {.act = Act::No};
        case Phase::Final:
            return {.act = Act::Stay};
        case Phase::Answering:
        case Phase::Closing:
            return {.act = Act::Decline,
                    .character = open.deals[0].character,
                    .proposer = open.deals[0].proposer};
        case Phase::Talking: {
            if (!is_active(rules, open, seat)) return {.act = Act::Pass};
            for (const Deal& deal : open.deals) {  // oldest first, then READY
                if (missing(rules, open, deal).has(seat)) {
                    return {.act = Act::Decline,
                            .character = deal.character,
                            .proposer = deal.proposer};
                }
            }
            return {.act = Act::Ready};
        }
        case Phase::Naming: {  // uniform over the roles; no look
            const auto list = [&](auto& sink) {
                Lister out{sink};
                for (const Role role : nameable(rules, open)) {
                    out.role(Act::Name, Character{}, role);
                }
            };
            return draw_move(list_from<Choices>(list), luck);
        }
        default:
            return draw_move(legal(rules, state, seat), luck);
    }
}

constexpr Standing standing(const Rules& rules, const State& state) {
    Standing now{
        .over = state.open.phase == Phase::Over, .winners = state.open.winners, .score = {}};
    for (const Seat seat : all_seats(rules)) now.score[seat] = state.open.purse[seat].count();
    return now;
}

}  // namespace moneybags::millions
