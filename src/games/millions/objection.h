#pragma once

// Why a move may not be made: the clause, the sentence that explains it, and what would have been
// fine.

#include "games/millions/legal.h"
#include "games/millions/setup.h"

namespace moneybags::millions {

constexpr bool is_in_use(const Rules& rules, Role role) {
    return role != Role::None && rules.roles.has(role);
}

constexpr bool exists(const Rules& rules, Character c) {
    return static_cast<std::size_t>(c) < std::size_t{rules.players} * rules.slots;
}

// A character of one's own that is in.
constexpr Objection own_in(const Rules& rules, const Open& open, Seat seat, Character c) {
    if (!exists(rules, c)) return against(clauses(rules).seats, "no-such-character");
    if (owner(rules, c) != seat) return against("MX-NEG-19", "not-your-character");
    if (!open.in.has(c)) return against("MX-R-16", "already-out");
    return {};
}

// A character of somebody else's that is in.
constexpr Objection other_in(const Rules& rules, const Open& open, Seat seat, Character c) {
    if (!exists(rules, c)) return against(clauses(rules).seats, "no-such-character");
    if (owner(rules, c) == seat) return against("MX-NEG-19", "your-own-character");
    if (!open.in.has(c)) return against("MX-R-16", "already-out");
    return {};
}

// MX-R-09, 33: whole millions, at least one, and no more than lies in the payer's purse. Payers are
// active players other than the leaver.
constexpr Objection payments_object(const Rules& rules, const Open& open, Character c,
                                    const PerSeat<Millions>& pay) {
    bool any = false;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        const Millions amount = pay[seat];
        if (amount == Millions{}) continue;
        any = true;
        if (i >= rules.players) return against(clauses(rules).seats, "no-such-seat");
        if (owner(rules, c) == seat) return against("MX-R-33", "leaver-pays");
        if (!is_active(rules, open, seat)) return against("MX-R-20", "payer-out");
        if (amount < Millions{1}) {
            return against("MX-R-33", "below-one", amount.count(), 1, open.purse[seat].count());
        }
        if (amount > open.purse[seat]) {
            return against("MX-R-09", "above-purse", amount.count(), 1, open.purse[seat].count());
        }
    }
    if (!any) return against("MX-R-33", "nobody-pays");
    return {};
}

constexpr Objection talk_left(const Open& open, Seat seat) {
    if (open.talk[seat] == 0) return against("MX-NEG-14", "no-talk-left");
    return {};
}

constexpr Objection look_objects(const Rules& rules, const Open& open, Seat seat, Character c) {
    if (const Objection no = lacks(rules, Act::Intimidate)) return no;
    if (open.cards[seat] == 0) return against("M1-INT-01", "no-card");
    if (usable_cards(open, seat) == 0) return against("M1-R-18", "card-too-fresh");
    Objection no = other_in(rules, open, seat, c);
    if (no && exists(rules, c)) no->clause = "M1-R-19";
    return no;
}

constexpr Objection deal_objects(const Rules& rules, const Open& open, Seat seat,
                                 const Move& move) {
    const std::size_t at = find_deal(open, move.proposer, move.character);
    if (at == kNoDeal) return against("MX-NEG-02", "no-such-deal");
    const Deal& deal = open.deals[at];
    if (move.act == Act::Cancel) {
        if (deal.proposer != seat) return against("MX-NEG-02", "not-your-deal");
        return {};
    }
    if (deal.proposer == seat) return against("MX-NEG-02", "own-deal");
    if (!parties(rules, open, deal).has(seat)) return against("MX-R-13", "not-a-party");
    if (open.phase != Phase::Talking && at != 0) return against("MX-NEG-10", "another-deal-first");
    if (move.act == Act::Accept && !missing(rules, open, deal).has(seat)) {
        return against("MX-R-13", "already-consented");
    }
    if (move.act == Act::Counter) {
        if (open.phase == Phase::Closing) return against("MX-NEG-10", "no-counter-now");
        if (const Objection no = talk_left(open, seat)) return no;
        if (const Objection no = payments_object(rules, open, move.character, move.pay)) return no;
        const SeatSet paying = payers(move.pay);
        if (!payers(open, deal).holds(paying)) return against("MX-R-13", "payer-not-in-deal");
        if (owner(rules, deal.character) != seat && !paying.has(seat)) {
            return against("MX-R-13", "counter-without-you");
        }
    }
    return {};
}

// Acts of the free talk, live or with the token in hand.
constexpr Objection talk_objects(const Rules& rules, const Open& open, Seat seat,
                                 const Move& move) {
    const Character c = move.character;
    if (!is_active(rules, open, seat)) {
        if (move.act == Act::Pass && by_turn(rules)) return {};
        if (move.act != Act::CallVote) return against("MX-NEG-07", "you-are-out");
    }
    if (const Objection no = lacks(rules, move.act)) return no;
    switch (move.act) {
        case Act::Claim:
            if (const Objection no = talk_left(open, seat)) return no;
            if (const Objection no = own_in(rules, open, seat, c)) return no;
            if (move.role != Role::None && !is_in_use(rules, move.role)) {
                return against("MX-R-23", "role-not-in-use");
            }
            return {};
        case Act::Ask:
            if (const Objection no = talk_left(open, seat)) return no;
            return other_in(rules, open, seat, c);
        case Act::Offer:
            if (const Objection no = talk_left(open, seat)) return no;
            if (const Objection no = other_in(rules, open, seat, c)) return no;
            if (const Objection no = payments_object(rules, open, c, move.pay)) return no;
            if (!payers(move.pay).has(seat)) return against("MX-NEG-19", "offer-without-you");
            return {};
        case Act::Demand:
            if (const Objection no = talk_left(open, seat)) return no;
            if (const Objection no = own_in(rules, open, seat, c)) return no;
            return payments_object(rules, open, c, move.pay);
        case Act::Counter:
        case Act::Accept:
        case Act::Decline:
            return deal_objects(rules, open, seat, move);
        case Act::Cancel:
            if (by_turn(rules)) return against("MX-TURN-02", "cancel-by-turn");
            return deal_objects(rules, open, seat, move);
        case Act::Withdraw:
            return own_in(rules, open, seat, c);
        case Act::Intimidate:
            return look_objects(rules, open, seat, c);
        case Act::Ready:
            if (open.ready.has(seat)) return against("MX-NEG-06", "already-ready");
            if (awaits_anything_from(rules, open, seat)) {
                return against("MX-NEG-06", "answer-first");
            }
            return {};
        case Act::RollCall:
            if (speaker(rules, open) != seat) return against("M1-R-23", "leader-only");
            if (open.roll_call_used) return against("M1-NEG-07", "roll-call-used");
            return {};
        case Act::Call:
            if (speaker(rules, open) != seat) return against("M1-R-23", "leader-only");
            if (open.call_used) return against("M1-NEG-07", "call-used");
            if (!may_call(open, active(rules, open))) return against("M1-R-24", "not-all-acted");
            return {};
        case Act::CallVote:
            if (seat != open.leader) return against("M2-NEG-05", "leader-only");
            if (open.votes_left == 0) return against("M2-R-25", "no-votes-left");
            if (open.vote_barred) return against("M2-R-25", "vote-barred");
            return {};
        case Act::Pass:
            return against("MX-TURN-03", "pass-not-now");
        default:
            return against("MX-NEG-10", "not-in-talks");
    }
}

constexpr Objection pick_objects(const Rules& rules, const Open& open, Seat seat,
                                 const Move& move) {
    const std::string_view clause = clauses(rules).pick;
    if (move.act != Act::Pick) return against(clause, "pick-first");
    const RoleSet hand = roles_in_hand(rules, open, seat);
    const auto fits = [&](Role role) -> Objection {
        if (!is_in_use(rules, role)) return against(clause, "role-not-in-use");
        if (!hand.has(role)) return against("M1-FOOL-01", "played-last-round");
        return {};
    };
    if (const Objection no = fits(move.role)) return no;
    if (rules.slots == 1) {
        if (move.second != Role::None) return against(clause, "one-role");
        return {};
    }
    if (move.second == Role::None) return against(clauses(rules).two_roles, "two-roles");
    if (const Objection no = fits(move.second)) return no;
    if (move.second == move.role) return against("MX-R-26", "same-role-twice");
    return {};
}

// A role (or, in a roll call, "no comment") for each character that is in.
constexpr Objection answer_objects(const Rules& rules, const Open& open, Seat seat,
                                   const Move& move) {
    const bool silence = move.act == Act::Answer;
    const auto fits = [&](Role role) {
        return is_in_use(rules, role) || (silence && role == Role::None);
    };
    if (!fits(move.role)) return against("MX-R-23", "role-not-in-use");
    if ((open.in & characters_of(rules, seat)).size() == 1) {
        if (move.second != Role::None) return against("MX-NEG-19", "one-role");
        return {};
    }
    if (fits(move.second)) return {};
    if (move.second == Role::None) return against(clauses(rules).two_roles, "two-roles");
    return against("MX-R-23", "role-not-in-use");
}

// Somebody else is asked, or nobody is any more.
constexpr Objection out_of_turn(const Rules& rules, const Open& open, Seat seat, const Move& move) {
    if (open.phase == Phase::Picking) return against("MX-R-24", "already-picked");
    if (open.phase == Phase::Voting) return against("M2-R-22", "already-voted");
    if (!is_active(rules, open, seat)) {
        // MX-NEG-07: only a 2e Leader who is out has something to wait for.
        const bool may_hope = open.phase == Phase::Talking && move.act == Act::CallVote &&
                              !lacks(rules, move.act) && seat == open.leader;
        if (!may_hope) return against("MX-NEG-07", "you-are-out");
        if (const Objection no = talk_objects(rules, open, seat, move)) return no;
        return against("MX-TURN-03", "not-your-turn");
    }
    const auto waiting_for = [&]() -> std::string_view {
        switch (open.phase) {
            case Phase::Announcing:
                return "MX-NEG-01";
            case Phase::Answering:
                return "MX-TURN-04";
            case Phase::RollCall:
                return "MX-NEG-13";
            case Phase::Closing:
            case Phase::Final:
                return "MX-NEG-10";
            case Phase::Naming:
                return clauses(rules).naming;
            case Phase::Robbing:
                return "M2-HEIST-09";
            default:
                return "MX-TURN-02";
        }
    };
    return against(waiting_for(), "not-your-turn");
}

constexpr Objection objection(const Rules& rules, const State& state, Seat seat, const Move& move) {
    const Open& open = state.open;
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Over) return against(clauses(rules).goal, "game-over");
    if (now.kind == Turn::Kind::Chance) return against(clauses(rules).luck, "luck-first");
    if (seat == kSpectator || number(seat) >= rules.players) {
        return against(clauses(rules).seats, "no-such-seat");
    }
    if (!now.seats.has(seat)) return out_of_turn(rules, open, seat, move);
    switch (open.phase) {
        case Phase::Picking:
            return pick_objects(rules, open, seat, move);
        case Phase::Announcing:
            if (move.act != Act::Announce) return against("MX-NEG-01", "announce-first");
            return answer_objects(rules, open, seat, move);
        case Phase::Talking:
            return talk_objects(rules, open, seat, move);
        case Phase::Answering:
        case Phase::Closing:
            if (move.act == Act::Intimidate) return look_objects(rules, open, seat, move.character);
            if (move.act == Act::Accept || move.act == Act::Decline || move.act == Act::Counter) {
                return deal_objects(rules, open, seat, move);
            }
            return against(open.phase == Phase::Closing ? "MX-NEG-10" : "MX-TURN-04",
                           "answer-first");
        case Phase::RollCall:
            if (move.act != Act::Answer) return against("MX-NEG-13", "roll-call-runs");
            return answer_objects(rules, open, seat, move);
        case Phase::Voting:
            if (move.act == Act::Yes || move.act == Act::No) return {};
            return against("MX-NEG-13", "vote-runs");
        case Phase::Final:
            if (move.act == Act::Intimidate) return look_objects(rules, open, seat, move.character);
            if (move.act == Act::Stay) return {};
            if (move.act == Act::Leave) return own_in(rules, open, seat, move.character);
            if (move.act == Act::LeaveBoth) {
                if ((open.in & characters_of(rules, seat)).size() == 2) return {};
                return against(clauses(rules).two_leave, "only-one-in");
            }
            return against("MX-NEG-10", "stay-or-leave");
        case Phase::Naming:
            if (move.act == Act::Intimidate) return look_objects(rules, open, seat, move.character);
            if (move.act != Act::Name) return against(clauses(rules).must_name, "name-first");
            if (!is_in_use(rules, move.role) || !nameable(rules, open).has(move.role)) {
                if (move.role == rules.namer)
                    return against(clauses(rules).not_itself, "not-itself");
                return against(clauses(rules).on_view, "not-on-view");
            }
            return {};
        case Phase::Robbing: {
            if (move.act != Act::Rob) return against("M2-HEIST-09", "rob-first");
            if (!exists(rules, move.character))
                return against(clauses(rules).seats, "no-such-character");
            if (!victims(open, state.secret).has(move.character)) {
                return against("M2-R-10", "no-victim");
            }
            return {};
        }
        default:
            break;
    }
    return against(clauses(rules).goal, "game-over");
}

// Luck, when it is dictated, must be possible too.
constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    if (turn(rules, state).kind != Turn::Kind::Chance)
        return against(clauses(rules).luck, "no-luck-now");
    for (const auto& each : outcomes(rules, state)) {
        if (each.outcome == outcome) return {};
    }
    return against(clauses(rules).hidden, "impossible-luck");
}

// SAY is no act (MX-NEG-15): it changes nothing, and needs only that one may speak at all.
constexpr Objection say_objection(const Rules& rules, const State& state, Seat seat) {
    if (number(seat) >= rules.players) return against(clauses(rules).seats, "no-such-seat");
    // M1-NEG-05: out means silent until the round is over, so not while everybody is still in.
    const bool running = !state.open.in.empty() && state.open.phase != Phase::HideCard;
    if (running && !is_active(rules, state.open, seat))
        return against(clauses(rules).silence, "silenced");
    return {};
}

}  // namespace moneybags::millions
