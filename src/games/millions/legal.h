#pragma once

// Who is to act, and what each may do: section 6.1, in the list form of MX-NEG-19. Pools (MX-R-13)
// are allowed though not listed.

#include "core/sinks.h"
#include "games/millions/negotiation.h"

namespace moneybags::millions {

constexpr Turn turn(const Rules& rules, const State& state) {
    const Open& open = state.open;
    switch (open.phase) {
        case Phase::ChooseLeader:
        case Phase::TurnUpLoot:
        case Phase::HideCard:
            return Turn::chance();
        case Phase::Picking:
            return Turn::of(all_seats(rules) - open.picked);
        case Phase::Voting:
            return Turn::of(all_seats(rules) - open.voted);
        case Phase::Talking: {
            if (by_turn(rules)) return Turn::of(open.token);
            Turn live = Turn::of(active(rules, open));
            live.awaited = live.seats - open.ready;
            if (may_call_vote(open)) live.seats.add(open.leader);
            return live;
        }
        case Phase::Answering:
        case Phase::Closing:
            return Turn::of(next_to_answer(rules, open, open.deals[0]));
        case Phase::Announcing:
        case Phase::RollCall:
        case Phase::Final:
            return Turn::of(open.asked);
        case Phase::Naming:
            return Turn::of(owner(rules, open.alive.lowest()));
        case Phase::Robbing: {
            for (const Character c : open.shown) {
                if (state.secret.role[c] == Role::Mentalist) return Turn::of(owner(rules, c));
            }
            break;
        }
        case Phase::Over:
            break;
    }
    return Turn::over();
}

// One canonical seat for whoever wants a sequence: clockwise from the Leader (section 6.1).
constexpr Seat next(const Rules& rules, const State& state) {
    return first_clockwise(turn(rules, state).awaited, state.open.leader);
}

constexpr bool is_to_act(const Rules& rules, const State& state, Seat seat) {
    // By turn, these two are nearly all there is, and need not work out a set to look a seat up in.
    if (state.open.phase == Phase::Answering) {
        return next_to_answer(rules, state.open, state.open.deals[0]) == seat;
    }
    if (state.open.phase == Phase::Talking && by_turn(rules)) return state.open.token == seat;
    return turn(rules, state).seats.has(seat);
}

// Hands choices to a sink, one after another. The functions that list are drawn into one, so that
// where a list ends stays in a register.
template <class Sink>
class Lister {
   public:
    constexpr explicit Lister(Sink& out) : out_(out) {}
    constexpr void bare(Act act) {
        put(act, Character{}, Role::None, Role::None, Seat{}, Seat{}, 0, 1);
    }
    constexpr void about(Act act, Character c) {
        put(act, c, Role::None, Role::None, Seat{}, Seat{}, 0, 1);
    }
    constexpr void role(Act act, Character c, Role role) {
        put(act, c, role, Role::None, Seat{}, Seat{}, 0, 1);
    }
    constexpr void roles(Act act, Role one, Role two) {
        put(act, Character{}, one, two, Seat{}, Seat{}, 0, 1);
    }
    constexpr void deal(Act act, const Deal& deal) {
        put(act, deal.character, Role::None, Role::None, deal.proposer, Seat{}, 0, 1);
    }
    constexpr void paid(Act act, Character c, Seat proposer, Seat payer, Millions purse) {
        if (purse == Millions{}) return;  // MX-R-33: at least $1
        put(act, c, Role::None, Role::None, proposer, payer,
            static_cast<std::int16_t>(purse.count()), static_cast<std::uint32_t>(purse.count()));
    }

    constexpr void claims(Character c, const Claims& row) {
        out_.put(byte(Act::Claim, 0) | byte(c, 1) | byte(Role::None, 3), row);
    }

   private:
    template <class Value>
    static constexpr std::uint64_t byte(Value value, int at) {
        return std::uint64_t{static_cast<std::uint8_t>(value)} << 8 * at;
    }
    constexpr void put(Act act, Character c, Role one, Role two, Seat proposer, Seat payer,
                       std::int16_t most, std::uint32_t count) {
        // The fields of a Choice in their order, lowest byte first.
        out_.put(byte(act, 0) | byte(c, 1) | byte(one, 2) | byte(two, 3) | byte(proposer, 4) |
                     byte(payer, 5) | std::uint64_t{static_cast<std::uint16_t>(most)} << 48,
                 count);
    }
    Sink& out_;
};

[[gnu::always_inline]] constexpr void list_looks(const Rules& rules, const Open& open, Seat seat,
                                                 auto& out) {
    if (usable_cards(open, seat) == 0) return;
    for (const Character c : open.in - characters_of(rules, seat)) out.about(Act::Intimidate, c);
}

[[gnu::always_inline]] constexpr void list_counters(const Rules& rules, const Open& open, Seat seat,
                                                    const Deal& deal, auto& out) {
    if (open.talk[seat] == 0) return;
    // The counterer must remain a party: the leaver may turn to any one payer, a payer only to
    // himself.
    const SeatSet paying =
        owner(rules, deal.character) == seat ? payers(open, deal) : SeatSet{seat};
    for (const Seat payer : paying) {
        out.paid(Act::Counter, deal.character, deal.proposer, payer, open.purse[payer]);
    }
}

// Live: deals one is party of may be answered at any time, even after one's own ACCEPT.
[[gnu::always_inline]] constexpr void list_deals(const Rules& rules, const Open& open, Seat seat,
                                                 auto& out) {
    for (const Deal& deal : open.deals) {
        if (deal.proposer == seat) {
            out.deal(Act::Cancel, deal);
        } else if (parties(rules, open, deal).has(seat)) {
            if (missing(rules, open, deal).has(seat)) out.deal(Act::Accept, deal);
            out.deal(Act::Decline, deal);
            list_counters(rules, open, seat, deal, out);
        }
    }
}

[[gnu::always_inline]] constexpr void list_talk(const Rules& rules, const Open& open, Seat seat,
                                                auto& out) {
    const CharacterSet mine = open.in & characters_of(rules, seat);
    const CharacterSet others = open.in - mine;
    if (mine.empty()) {  // MX-NEG-07: only a 2e Leader has anything left to do
        if (may_call_vote(open) && seat == open.leader) out.bare(Act::CallVote);
        if (by_turn(rules)) out.bare(Act::Pass);  // MX-TURN-03
        return;
    }
    const SeatSet talking = active(rules, open);
    if (open.talk[seat] > 0) {
        const SeatSet rivals = talking - SeatSet{seat};
        // Ranges come first: they hold most of the moves, so a random player finds his soonest.
        for (const Character c : others) out.paid(Act::Offer, c, Seat{}, seat, open.purse[seat]);
        for (const Character c : mine) {
            for (const Seat payer : rivals)
                out.paid(Act::Demand, c, Seat{}, payer, open.purse[payer]);
        }
        for (const Character c : others) out.about(Act::Ask, c);
        for (const Character c : mine) out.claims(c, rules.claims);
    }
    if (!open.deals.empty()) list_deals(rules, open, seat, out);
    for (const Character c : mine) out.about(Act::Withdraw, c);
    list_looks(rules, open, seat, out);
    if (!open.ready.has(seat) && !awaits_anything_from(rules, open, seat)) out.bare(Act::Ready);
    if (facts(rules).speaker_calls) {
        if (first_clockwise(talking, open.leader) == seat) {  // the speaker, M1-R-23
            if (!open.roll_call_used) out.bare(Act::RollCall);
            if (may_call(open, talking)) out.bare(Act::Call);
        }
    } else if (seat == open.leader && may_call_vote(open)) {
        out.bare(Act::CallVote);
    }
}

[[gnu::always_inline]] constexpr void list_picks(const Rules& rules, const Open& open, Seat seat,
                                                 auto& out) {
    const RoleSet hand = roles_in_hand(rules, open, seat);
    for (const Role one : hand) {
        if (rules.slots == 1) {
            out.roles(Act::Pick, one, Role::None);
        } else {  // MX-R-26: an ordered pair of different roles
            for (const Role two : hand - RoleSet{one}) out.roles(Act::Pick, one, two);
        }
    }
}

// A role for each of `count` characters; in a roll call also "no comment".
constexpr void list_claims(const Rules& rules, Act act, int count, auto& out) {
    FixedVector<Role, kRoles + 1> claims;
    for (const Role role : rules.roles) claims.push_back(role);
    if (act == Act::Answer) claims.push_back(Role::None);
    for (const Role one : claims) {
        if (count == 1) {
            out.roles(act, one, Role::None);
        } else {
            for (const Role two : claims) out.roles(act, one, two);
        }
    }
}

// What is asked once a round or less. (Kept apart from the other lists, which must be fast.)
constexpr void list_rare(const Rules& rules, const State& state, Seat seat, auto& out) {
    const Open& open = state.open;
    const CharacterSet mine = open.in & characters_of(rules, seat);
    switch (open.phase) {
        case Phase::Announcing:
            list_claims(rules, Act::Announce, rules.slots, out);
            break;
        case Phase::RollCall:
            list_claims(rules, Act::Answer, mine.size(), out);
            break;
        case Phase::Voting:
            out.bare(Act::Yes);
            out.bare(Act::No);
            break;
        case Phase::Closing:
            out.deal(Act::Accept, open.deals[0]);
            out.deal(Act::Decline, open.deals[0]);
            list_looks(rules, open, seat, out);
            break;
        case Phase::Final:
            out.bare(Act::Stay);
            for (const Character c : mine) out.about(Act::Leave, c);
            if (mine.several()) out.bare(Act::LeaveBoth);
            list_looks(rules, open, seat, out);
            break;
        case Phase::Naming:
            for (const Role role : nameable(rules, open)) out.role(Act::Name, Character{}, role);
            list_looks(rules, open, seat, out);  // M1-INT-03
            break;
        case Phase::Robbing:
            for (const Character c : victims(open, state.secret)) out.about(Act::Rob, c);
            break;
        default:
            break;
    }
}

template <class Sink>
constexpr void legal_into(const Rules& rules, const State& state, Seat seat, Sink& sink) {
    if (!is_to_act(rules, state, seat)) return;
    const Open& open = state.open;
    Lister<Sink> out{sink};
    if (open.phase == Phase::Answering) {
        list_counters(rules, open, seat, open.deals[0], out);
        out.deal(Act::Accept, open.deals[0]);
        out.deal(Act::Decline, open.deals[0]);
        list_looks(rules, open, seat, out);
    } else if (open.phase == Phase::Talking) {
        list_talk(rules, open, seat, out);
    } else if (open.phase == Phase::Picking) {
        list_picks(rules, open, seat, out);
    } else {
        list_rare(rules, state, seat, out);
    }
}

constexpr Choices legal(const Rules& rules, const State& state, Seat seat) {
    Choices list;  // written out: by `list_from` it would cost two instructions more
    Choices::Writer out{list};
    legal_into(rules, state, seat, out);
    out.done(list);
    return list;
}

}  // namespace moneybags::millions
