#pragma once

// A deal: money now for leaving now (MX-R-11). Opening, consent, settlement, lapse: MX-NEG-02 to
// 05, 20.

#include <array>
#include <bit>

#include "games/millions/scene.h"

namespace moneybags::millions {

inline constexpr std::size_t kNoDeal = kMaxDeals;

constexpr std::size_t find_deal(const Open& open, Seat proposer, Character c) {
    for (std::size_t i = 0; i < open.deals.size(); ++i) {
        if (open.deals[i].proposer == proposer && open.deals[i].character == c) return i;
    }
    return kNoDeal;
}

// Who pays anything. Every deal asks this, so it looks at four seats at a time: the top bit of each
// 16-bit lane is set if the lane is not zero, and the multiplication gathers the four bits.
constexpr SeatSet payers(const PerSeat<Millions>& pay) {
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(pay);
    const auto four = [](std::uint64_t lanes) {
        constexpr std::uint64_t kLow = 0x7FFF7FFF7FFF7FFFu;
        const std::uint64_t any = (((lanes & kLow) + kLow) | lanes) & ~kLow;
        return static_cast<unsigned>((any >> 15) * 0x0001000200040008u >> 48 & 15u);
    };
    return SeatSet::of_bits(four(halves[0]) | four(halves[1]) << 4);
}
static_assert(std::endian::native == std::endian::little);

constexpr Millions payment(const Open& open, const Deal& deal, Seat payer) {
    return deal.pooled() ? open.pools[deal.proposer].pay[payer] : deal.amount;
}

constexpr SeatSet payers(const Open& open, const Deal& deal) {
    return deal.pooled() ? payers(open.pools[deal.proposer].pay) : SeatSet{deal.payer};
}

constexpr SeatSet parties(const Rules& rules, const Open& open, const Deal& deal) {
    return payers(open, deal) | SeatSet{owner(rules, deal.character)};
}

// The proposer consents by proposing. With one payer the only other consent settles the deal, so
// nothing needs to be written down for it.
constexpr SeatSet consents(const Open& open, const Deal& deal) {
    return deal.pooled() ? open.pools[deal.proposer].consents : SeatSet{deal.proposer};
}

constexpr SeatSet missing(const Rules& rules, const Open& open, const Deal& deal) {
    return parties(rules, open, deal) - consents(open, deal);
}

// Deals are answered one by one, clockwise from the proposer (MX-TURN-04, MX-NEG-10).
constexpr Seat next_to_answer(const Rules& rules, const Open& open, const Deal& deal) {
    if (!deal.pooled()) {
        return deal.proposer == deal.payer ? owner(rules, deal.character) : deal.payer;
    }
    return first_clockwise(missing(rules, open, deal), deal.proposer);
}

constexpr bool awaits_anything_from(const Rules& rules, const Open& open, Seat seat) {
    for (const Deal& deal : open.deals) {
        if (missing(rules, open, deal).has(seat)) return true;
    }
    return false;
}

template <class Events>
constexpr void close_deal(Scene<Events>& scene, std::size_t at, Happening why, Seat by) {
    const Deal deal = scene.open.deals[at];
    scene.tell({.what = why, .seat = by, .other = deal.proposer, .character = deal.character});
    if (deal.pooled()) scene.open.pools[deal.proposer] = {};
    scene.open.deals.erase(at);
}

template <class Events>
constexpr void open_deal(Scene<Events>& scene, Seat proposer, Character c,
                         const PerSeat<Millions>& pay) {
    Open& open = scene.open;
    const SeatSet paying = payers(pay);
    const bool pooled = paying.several();
    for (std::size_t i = open.deals.size(); i-- > 0;) {
        const Deal& old = open.deals[i];
        // MX-NEG-02: a new deal takes the place of the same proposer's on the same character;
        // MX-NEG-20: and a new pool that of his other pool.
        if (old.proposer == proposer && (old.character == c || (pooled && old.pooled()))) {
            close_deal(scene, i, Happening::Replaced, proposer);
        }
    }
    Deal deal;
    deal.proposer = proposer;
    deal.character = c;
    if (pooled) {
        deal.payer = Deal::kPool;
        open.pools[proposer] = {.pay = pay, .consents = {proposer}};
    } else {
        deal.payer = paying.lowest();
        deal.amount = pay[deal.payer];
    }
    open.deals.push_back(deal);
    open.ready = open.ready - parties(scene.rules, open, deal);  // MX-NEG-06
    scene.tell({.what = Happening::DealOpened, .seat = proposer, .character = c, .pay = pay});
}

// MX-NEG-04, also for a free withdrawal: the character is out, its ante returns, every other deal
// on it lapses, and if its owner is no longer active so do those he would have paid for.
template <class Events>
constexpr void leave(Scene<Events>& scene, Character c) {
    Open& open = scene.open;
    const Seat seat = scene.owner_of(c);
    const Millions ante = scene.ante();
    open.in.remove(c);
    open.purse[seat] += ante;
    scene.lift_ante(c);
    open.ready.clear();  // MX-NEG-06
    scene.tell({.what = Happening::Withdrew, .seat = seat, .character = c, .amount = ante});
    const bool inactive = !is_active(scene.rules, open, seat);
    for (std::size_t i = open.deals.size(); i-- > 0;) {
        const Deal& deal = open.deals[i];
        if (deal.character == c || (inactive && payers(open, deal).has(seat))) {
            close_deal(scene, i, Happening::DealLapsed, deal.proposer);
        }
    }
}

// MX-NEG-03: all or nothing. That the character is in and every payer active holds for every open
// deal
// (`leave` sees to it), so only the purses can fail.
template <class Events>
constexpr void settle(Scene<Events>& scene, std::size_t at) {
    Open& open = scene.open;
    const Deal deal = open.deals[at];
    const SeatSet paying = payers(open, deal);
    for (const Seat seat : paying) {
        if (open.purse[seat] < payment(open, deal, seat)) {
            close_deal(scene, at, Happening::DealVoid, seat);
            return;
        }
    }
    const Seat to = scene.owner_of(deal.character);
    for (const Seat seat : paying) {
        const Millions amount = payment(open, deal, seat);
        scene.pay(seat, to, amount);
        scene.tell({.what = Happening::Paid,
                    .seat = seat,
                    .other = to,
                    .character = deal.character,
                    .amount = amount});
    }
    close_deal(scene, at, Happening::DealSettled, deal.proposer);
    leave(scene, deal.character);
}

// Adds a consent; the last one settles the deal.
template <class Events>
constexpr void accept(Scene<Events>& scene, std::size_t at, Seat seat) {
    const Deal deal = scene.open.deals[at];
    scene.tell({.what = Happening::Accepted,
                .seat = seat,
                .other = deal.proposer,
                .character = deal.character});
    if (deal.pooled()) {
        scene.open.pools[deal.proposer].consents.add(seat);
        if (!missing(scene.rules, scene.open, deal).empty()) return;
    }
    settle(scene, at);
}

}  // namespace moneybags::millions
