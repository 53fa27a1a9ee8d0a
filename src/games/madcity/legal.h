#pragma once

// Who is to act, and what each may do: section 6.1.

#include "core/sinks.h"
#include "games/madcity/moving.h"
#include "games/madcity/setup.h"

namespace moneybags::madcity {

constexpr Turn turn(const Rules&, const State& state) {
    const Phase phase = state.open.phase;
    if (phase == Phase::Over) return Turn::over();
    if (awaits_card(phase) || awaits_die(phase)) return Turn::chance();
    return Turn::of(state.open.active);
}

constexpr Seat next(const Rules&, const State& state) { return state.open.active; }

// Hands choices to a sink, one after another.
template <class Sink>
class Lister {
   public:
    constexpr explicit Lister(Sink& out) : out_(out) {}
    constexpr void bare(Act act) { put(act, 0, 0); }
    constexpr void places(const PlaceSet& set) {
        for (std::size_t word = 0; word < PlaceSet::kWords; ++word) {
            each(set.words()[word], 64 * static_cast<unsigned>(word), Act::Go, 1);
        }
    }
    constexpr void businesses(Act act, BusinessSet set) { each(set.words()[0], 0, act, 2); }
    constexpr void seats(Act act, SeatSet set) { each(set.bits(), 0, act, 3); }

   private:
    constexpr void each(std::uint64_t bits, unsigned first, Act act, int field) {
        for (; bits != 0; bits &= bits - 1) {
            put(act, first + static_cast<unsigned>(lowest_bit(bits)), field);
        }
    }
    // The fields of a Choice in their order, lowest byte first.
    constexpr void put(Act act, unsigned which, int field) {
        out_.put(static_cast<unsigned>(act) | which << 8 * field, 1);
    }
    Sink& out_;
};

constexpr void list_deals(const Rules& rules, const Open& open, auto& out) {
    const Market on = market(rules, open);
    const Notes cash = open.cash[open.active];
    BusinessSet buy = upgrades(rules, open, on.own);
    BusinessSet lease;
    if (has_a_sign(rules, open)) {
        buy = buy | (on.buy & payable(rules.buy_steps, cash));
        lease = on.lease & payable(rules.lease_steps, cash);
    }
    out.businesses(Act::Buy, buy);
    out.businesses(Act::Lease, lease);
    out.businesses(Act::Sell, sellable_here(rules, open));
    out.businesses(Act::End, open.leased[open.active]);
    out.bare(Act::Done);
}

constexpr BusinessSet small_left(const Rules& rules, const Open& open) {
    return rules.small - bought_by_anyone(rules, open);  // MM-SET-08
}

template <class Sink>
constexpr void legal_into(const Rules& rules, const State& state, Seat seat, Sink& sink) {
    const Open& open = state.open;
    if (seat != open.active) return;
    Lister<Sink> out{sink};
    switch (open.phase) {
        case Phase::Main:
            out.bare(Act::Roll);
            out.businesses(Act::Sell, open.bought[seat]);
            out.businesses(Act::End, open.leased[seat]);
            break;
        case Phase::Moving:
            out.places(destinations(rules, open));
            break;
        case Phase::SixChoice:
            if (rules.six == SixRule::Standard) out.bare(Act::Bonus);
            out.seats(Act::Miss, may_be_named(rules, open));
            break;
        case Phase::Dealing:
            list_deals(rules, open, out);
            break;
        case Phase::LiftingSign:
            out.businesses(Act::Lift, open.bought[seat]);
            break;
        case Phase::TakeSmall:
            out.businesses(Act::Take, small_left(rules, open));
            break;
        default:
            break;
    }
}

constexpr Choices legal(const Rules& rules, const State& state, Seat seat) {
    return list_from<Choices>([&](auto& out) { legal_into(rules, state, seat, out); });
}

}  // namespace moneybags::madcity
