#pragma once

// The negotiation protocol of section 6.3: MX-NEG, MX-TURN, with the parts each edition adds.

#include "games/millions/deals.h"
#include "games/millions/heist.h"

namespace moneybags::millions {

constexpr bool by_turn(const Rules& rules) { return rules.scheduling == Scheduling::Turn; }

// 2e: the Leader, in or out, may call a vote (M2-NEG-05, M2-R-24, 25).
constexpr bool may_call_vote(const Open& open) { return open.votes_left > 0 && !open.vote_barred; }

// 1e: CALL needs an act by every active player (MX-NEG table; M1-R-24).
constexpr bool may_call(const Open& open, SeatSet talking) {
    return !open.call_used && open.acted.holds(talking);
}

template <class Events>
constexpr void end_talks(Scene<Events>& scene) {
    while (!scene.open.deals.empty()) {  // MX-NEG-12
        close_deal(scene, 0, Happening::DealLapsed, scene.open.deals[0].proposer);
    }
    scene.tell({.what = Happening::TalksEnded});
    begin_heist(scene);
}

// ---- E3: answers to open deals, then stay or leave (MX-NEG-10) ----

// Clockwise from the seat after the Leader, the Leader last; only active players are asked.
constexpr bool comes_after(const Rules& rules, const Open& open, Seat later, Seat seat) {
    const auto place = [&](Seat s) {
        return (number(s) + rules.players - number(open.leader) - 1) % rules.players;
    };
    return place(later) > place(seat);
}

template <class Events>
constexpr void close_deals_or_ask(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.in.empty()) {  // E1, MX-NEG-08, 17
        end_talks(scene);
    } else if (!open.deals.empty()) {
        open.phase = Phase::Closing;
    } else {
        open.phase = Phase::Final;
        open.asked = first_clockwise(active(scene.rules, open),
                                     next_clockwise(open.leader, scene.rules.players));
    }
}

template <class Events>
constexpr void final_answer(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    const CharacterSet mine = open.in & characters_of(scene.rules, seat);
    const CharacterSet leaving = move.act == Act::Leave       ? CharacterSet{move.character}
                                 : move.act == Act::LeaveBoth ? mine
                                                              : CharacterSet{};
    for (const Character c : mine - leaving) {
        scene.tell({.what = Happening::Stayed, .seat = seat, .character = c});
    }
    for (const Character c : leaving) leave(scene, c);
    const SeatSet rest = active(scene.rules, open) - SeatSet{seat};
    const Seat next = rest.empty() ? seat : first_clockwise(rest, seat);
    if (rest.empty() || !comes_after(scene.rules, open, next, seat)) {
        end_talks(scene);
    } else {
        open.asked = next;
    }
}

// ---- The flow of acts ----

// MX-TURN-01: from the seat that held the token on, to an active player who is not ready, or to a
// 2e Leader who is out and may call a vote.
template <class Events>
constexpr void pass_token(Scene<Events>& scene) {
    Open& open = scene.open;
    SeatSet next = active(scene.rules, open) - open.ready;
    if (may_call_vote(open) && !is_active(scene.rules, open, open.leader)) {
        next.add(open.leader);
    }
    open.token = first_clockwise(next, next_clockwise(open.token, scene.rules.players));
}

// E1 and E2 are tested after every act (MX-NEG-08, 09, 17); otherwise talk goes on.
template <class Events>
constexpr void after_act(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.in.empty() || open.ready.holds(active(scene.rules, open))) {
        end_talks(scene);
    } else if (by_turn(scene.rules)) {
        open.phase = open.deals.empty() ? Phase::Talking : Phase::Answering;  // MX-TURN-04
        if (open.deals.empty()) pass_token(scene);
    }
}

// Back from a roll call or a vote that did not pass: the clock may have run out meanwhile
// (MX-NEG-18).
template <class Events>
constexpr void resume_talks(Scene<Events>& scene) {
    Open& open = scene.open;
    open.phase = Phase::Talking;
    if (open.time_is_up) {
        close_deals_or_ask(scene);
    } else if (by_turn(scene.rules)) {
        pass_token(scene);  // MX-TURN-05
    }
}

template <class Events>
constexpr void claim(Scene<Events>& scene, Character c, Role role, Happening how) {
    scene.open.spoke.add(c);
    scene.open.claim[c] = role;
    scene.tell({.what = how, .seat = scene.owner_of(c), .character = c, .role = role});
}

template <class Events>
constexpr void begin_talks(Scene<Events>& scene) {
    scene.open.token = scene.open.asked = scene.open.leader;
    scene.open.phase =
        facts(scene.rules).announces ? Phase::Announcing : Phase::Talking;  // MX-NEG-01
}

// M2-NEG-01: a role for each own character, true or false, clockwise from the Leader.
template <class Events>
constexpr void announce(Scene<Events>& scene, Seat seat, const Move& move) {
    claim(scene, character(scene.rules, seat, 0), move.role, Happening::Announced);
    if (scene.rules.slots == 2) {
        claim(scene, character(scene.rules, seat, 1), move.second, Happening::Announced);
    }
    scene.open.asked = next_clockwise(seat, scene.rules.players);
    if (scene.open.asked == scene.open.leader) scene.open.phase = Phase::Talking;
}

template <class Events>
constexpr void answer_roll_call(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    const CharacterSet mine = open.in & characters_of(scene.rules, seat);
    claim(scene, mine.lowest(), move.role, Happening::Claimed);
    if (mine.several()) {
        claim(scene, character(scene.rules, seat, 1), move.second, Happening::Claimed);
    }
    open.ready.remove(seat);  // MX-NEG-06
    // Clockwise from the Leader, who is asked first if he is active: done once the round is closed.
    const SeatSet talking = active(scene.rules, open);
    open.asked = first_clockwise(talking, next_clockwise(seat, scene.rules.players));
    if (open.asked == speaker(scene.rules, open)) resume_talks(scene);
}

template <class Events>
constexpr void vote(Scene<Events>& scene, Seat seat, bool yes) {
    Open& open = scene.open;
    open.voted.add(seat);
    if (yes) scene.secret.yes.add(seat);
    scene.tell({.what = Happening::Voted, .seat = seat});
    if (open.voted != all_seats(scene.rules)) return;
    const SeatSet ayes = scene.secret.yes;
    scene.tell({.what = Happening::VoteCounted,
                .number = static_cast<std::int16_t>(ayes.size()),
                .seats = ayes});
    open.voted.clear();
    scene.secret.yes.clear();
    if (2 * ayes.size() >= scene.rules.players) {  // M2-NEG-06, E4
        end_talks(scene);
    } else {
        open.vote_barred = true;
        resume_talks(scene);
    }
}

// M1-INT-02, 04: that one looked is public, what one saw is not.
template <class Events>
constexpr void look(Scene<Events>& scene, Seat seat, Character c) {
    --scene.open.cards[seat];
    scene.open.looked[seat].add(c);
    scene.tell({.what = Happening::Looked, .seat = seat, .character = c});
    scene.tell({.what = Happening::Seen,
                .to = Audience::only({seat}),
                .seat = seat,
                .character = c,
                .role = scene.secret.role[c]});
}

// One act of the table in section 6.3, in Talking, Answering or Closing.
template <class Events>
constexpr void act(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    open.acted.add(seat);
    open.vote_barred = false;  // M2-R-25: somebody has acted
    if (move.act == Act::Ready) {
        open.ready.add(seat);
        scene.tell({.what = Happening::SaidReady, .seat = seat});
        after_act(scene);
        return;
    }
    open.ready.remove(seat);  // MX-NEG-06
    switch (move.act) {
        case Act::Claim:
            --open.talk[seat];
            claim(scene, move.character, move.role, Happening::Claimed);
            break;
        case Act::Ask:
            --open.talk[seat];
            open.ready.remove(scene.owner_of(move.character));
            scene.tell({.what = Happening::Asked,
                        .seat = seat,
                        .other = scene.owner_of(move.character),
                        .character = move.character});
            break;
        case Act::Offer:
        case Act::Demand:
            --open.talk[seat];
            open_deal(scene, seat, move.character, move.pay);
            break;
        case Act::Counter:
            --open.talk[seat];
            close_deal(scene, find_deal(open, move.proposer, move.character), Happening::Countered,
                       seat);
            open_deal(scene, seat, move.character, move.pay);
            break;
        case Act::Accept:
            accept(scene, find_deal(open, move.proposer, move.character), seat);
            break;
        case Act::Decline:
        case Act::Cancel:
            close_deal(scene, find_deal(open, move.proposer, move.character),
                       move.act == Act::Decline ? Happening::Declined : Happening::Cancelled, seat);
            break;
        case Act::Withdraw:
            leave(scene, move.character);
            break;
        case Act::Intimidate:
            look(scene, seat, move.character);
            return;  // MX-TURN-02: not the turn's act
        case Act::RollCall:
            open.roll_call_used = true;
            open.phase = Phase::RollCall;
            open.asked = speaker(scene.rules, open);
            scene.tell({.what = Happening::RollCallHeld, .seat = seat});
            return;
        case Act::Call:
            open.call_used = true;
            scene.tell({.what = Happening::HeistCalled, .seat = seat});
            close_deals_or_ask(scene);
            return;
        case Act::CallVote:
            --open.votes_left;
            open.phase = Phase::Voting;
            scene.tell({.what = Happening::VoteCalled, .seat = seat});
            return;
        default:
            break;
    }
    if (open.phase == Phase::Closing) {
        close_deals_or_ask(scene);
    } else {
        after_act(scene);
    }
}

// The phase limit of live play: E3 starts, once a running roll call or vote is done (MX-NEG-18).
constexpr bool may_time_out(const Rules& rules, const State& state) {
    const Phase phase = state.open.phase;
    return !by_turn(rules) && !state.open.time_is_up &&
           (phase == Phase::Talking || phase == Phase::RollCall || phase == Phase::Voting);
}

template <class Events = NoEvents>
constexpr void time_out(const Rules& rules, State& state, Events&& events = Events{}) {
    Scene<Events> scene{rules, state.open, state.secret, events};
    scene.open.time_is_up = true;
    scene.tell({.what = Happening::TimeUp});
    if (scene.open.phase == Phase::Talking) close_deals_or_ask(scene);
}

}  // namespace moneybags::millions
