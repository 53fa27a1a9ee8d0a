#pragma once

// Why a move may not be made: the clause, the sentence that explains it, and what would have been
// fine. Money in a refusal is in thousands of dollars, places and numbers as people count them.

#include "games/madcity/legal.h"

namespace moneybags::madcity {

constexpr std::int32_t thousands(const Rules& rules, Notes amount) {
    return static_cast<std::int32_t>(std::int64_t{amount.count()} * rules.note / 1000);
}

constexpr bool exists(const Rules& rules, Business b) {
    return static_cast<int>(b) < rules.businesses;
}

constexpr Objection price_objects(const Rules& rules, const Open& open, Notes price) {
    if (price <= open.cash[open.active]) return {};
    return against("MM-BUY-03", "too-dear", thousands(rules, price), 0,
                   thousands(rules, open.cash[open.active]));
}

constexpr Objection small_objects(const Rules& rules, const Open& open, const Move& move) {
    if (move.act != Act::Take) return against("MM-SET-07", "take-small-first");
    if (!exists(rules, move.business)) return against("MM-SET-02", "no-such-business");
    if (!rules.small.has(move.business)) return against("MM-SET-07", "not-small");
    if (!small_left(rules, open).has(move.business)) return against("MM-SET-08", "small-taken");
    return {};
}

constexpr Objection sale_objects(const Rules& rules, const Open& open, Business b) {
    if (!exists(rules, b)) return against("MM-SET-02", "no-such-business");
    if (open.leased[open.active].has(b)) return against("MM-SELL-08", "only-leased");
    if (!open.bought[open.active].has(b)) return against("MM-SELL-01", "not-your-business");
    return {};
}

constexpr Objection ending_objects(const Rules& rules, const Open& open, Business b) {
    if (!exists(rules, b)) return against("MM-SET-02", "no-such-business");
    if (!open.leased[open.active].has(b)) return against("MM-END-01", "not-your-lease");
    return {};
}

constexpr Objection main_objects(const Rules& rules, const Open& open, const Move& move) {
    switch (move.act) {
        case Act::Roll:
            return {};
        case Act::Sell:
            return sale_objects(rules, open, move.business);
        case Act::End:
            return ending_objects(rules, open, move.business);
        case Act::Buy:
        case Act::Lease:
            return against("MM-MOVE-16", "land-first");
        default:
            return against("MM-TURN-02", "roll-or-sell");
    }
}

constexpr Objection move_objects(const Rules& rules, const Open& open, const Move& move) {
    const std::int32_t die = open.die;
    if (move.act != Act::Go) return against("MM-TURN-03", "move-first", die);
    if (move.place == kDepot) return against("MM-MOVE-11", "not-into-depot");
    if (static_cast<int>(move.place) >= rules.spaces) return against("MM-MOVE-02", "no-such-space");
    if (destinations(rules, open).has(move.place)) return {};
    const Reach& reach = rules.reach[open.car[open.active]][std::size_t(die - 1)];
    if (!reach.within.has(move.place)) return against("MM-MOVE-02", "cannot-reach", die);
    if (move.place == rules.finish && !rules.exact_finish) {
        return against("MM-OPT-02", "finish-without-target", die, 0,
                       thousands(rules, rules.target));
    }
    return against("MM-MOVE-08", "not-that-many-steps", die);
}

constexpr Objection six_objects(const Rules& rules, const Open& open, const Move& move) {
    const bool standard = rules.six == SixRule::Standard;
    if (move.act == Act::Bonus) {
        if (standard) return {};
        return against("MM-OPT-06", "no-bonus");
    }
    if (move.act != Act::Miss) return against("MM-SIX-05", "six-first");
    if (number(move.seat) >= rules.players) return against("MM-SET-01", "no-such-seat");
    if (move.seat == open.active) return against("MM-SIX-01", "not-yourself");
    if (open.waiting.has(move.seat)) return against("MM-SIX-02", "waits-already");
    return {};
}

constexpr Objection acquisition_objects(const Rules& rules, const Open& open, const Move& move) {
    const Business b = move.business;
    const Seat seat = open.active;
    const bool leasing = move.act == Act::Lease;
    if (!exists(rules, b)) return against("MM-SET-02", "no-such-business");
    if (!rules.offered[open.car[seat]].has(b)) return against("MM-BUY-01", "not-here");
    if (bought_by_anyone(rules, open).has(b)) {
        const std::string_view clause = leasing ? "MM-LEASE-03" : "MM-BUY-02";
        if (open.bought[seat].has(b)) return against(clause, "yours-already");
        return against(clause, "bought-already");
    }
    if (leasing) {
        if (!rules.leasable.has(b)) return against("MM-LEASE-02", "no-lease-price");
        if (leased_by_anyone(rules, open).has(b)) return against("MM-LEASE-03", "leased-already");
    } else if (open.leased[seat].has(b)) {
        return price_objects(rules, open, upgrade_price(rules, b));
    }
    if (!has_a_sign(rules, open)) return against("MM-SIGN-03", "no-sign");
    return price_objects(rules, open, leasing ? rules.lease[b] : rules.buy[b]);
}

constexpr Objection deal_objects(const Rules& rules, const Open& open, const Move& move) {
    switch (move.act) {
        case Act::Done:
            return {};
        case Act::Buy:
        case Act::Lease:
            return acquisition_objects(rules, open, move);
        case Act::End:
            return ending_objects(rules, open, move.business);
        case Act::Sell:
            if (!is_real_estate(rules, open)) return against("MM-SELL-02", "no-sale-here");
            return sale_objects(rules, open, move.business);
        default:
            return against("MM-TURN-04", "deal-first");
    }
}

constexpr Objection lift_objects(const Rules& rules, const Open& open, const Move& move) {
    if (move.act != Act::Lift) return against("MM-SIGN-05", "lift-first");
    if (!exists(rules, move.business)) return against("MM-SET-02", "no-such-business");
    if (!open.bought[open.active].has(move.business)) {
        return against("MM-SIGN-02", "not-your-business");
    }
    return {};
}

constexpr Objection objection(const Rules& rules, const State& state, Seat seat, const Move& move) {
    const Open& open = state.open;
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Over) return against("MM-WIN-01", "game-over");
    if (number(seat) >= rules.players) return against("MM-SET-01", "no-such-seat");
    if (now.kind == Turn::Kind::Chance) return against("MM-TURN-04", "luck-first");
    if (seat != open.active) {
        if (move.act == Act::End) return against("MM-END-03", "not-your-turn");
        return against(open.phase == Phase::TakeSmall ? "MM-SET-09" : "MM-ORD-03", "not-your-turn");
    }
    switch (open.phase) {
        case Phase::TakeSmall:
            return small_objects(rules, open, move);
        case Phase::Main:
            return main_objects(rules, open, move);
        case Phase::Moving:
            return move_objects(rules, open, move);
        case Phase::SixChoice:
            return six_objects(rules, open, move);
        case Phase::Dealing:
            return deal_objects(rules, open, move);
        default:
            return lift_objects(rules, open, move);
    }
}

// Luck, when it is dictated, must be possible too.
constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    if (turn(rules, state).kind != Turn::Kind::Chance) return against("MM-TURN-04", "no-luck-now");
    for (const auto& each : outcomes(rules, state)) {
        if (each.outcome == outcome) return {};
    }
    return against(awaits_card(state.open.phase) ? "MM-STUNT-05" : "MM-MOVE-01", "impossible-luck");
}

// Nothing is secret and nobody is silenced: whoever sits at the table may talk.
constexpr Objection say_objection(const Rules& rules, const State&, Seat seat) {
    if (number(seat) >= rules.players) return against("MM-SET-01", "no-such-seat");
    return {};
}

}  // namespace moneybags::madcity
