#pragma once

// What an offer in Panic! means and how it may go on: 6.3, DP-28.

#include "games/guillotines/table.h"

namespace moneybags::guillotines {

// The player who owns an Asset; kNobody if no player does.
constexpr Seat player_owning(const Rules& rules, const Open& open, Asset asset) {
    for (const Seat seat : all_seats(rules)) {
        if (own(open, seat).has(asset)) return seat;
    }
    return kNobody;
}

constexpr AssetSet traded_in(const Offer& offer) {
    AssetSet used;
    for (std::size_t i = 0; i < offer.made; ++i) {
        used.add(offer.steps[i].given);
        if (offer.steps[i].is_swap()) used.add(offer.steps[i].back);
    }
    return used;
}

// Who owns what once the offer's trades are done.
constexpr PerBillionaire<AssetSet> after_trades(const Rules& rules, const Open& open,
                                                const Offer& offer) {
    PerBillionaire<AssetSet> owned = open.owned;
    const auto pass = [&](Asset asset, Seat from, Seat to) {
        owned[open.who[from]].remove(asset);
        owned[open.who[to]].add(asset);
    };
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        const Seat giver = player_owning(rules, open, step.given);
        if (step.is_swap()) {
            const Seat other = player_owning(rules, open, step.back);
            pass(step.given, giver, other);
            pass(step.back, other, giver);
        } else {
            pass(step.given, giver, step.to);
        }
    }
    return owned;
}

// 6.3: the controllers of all Billionaires that trade away or sacrifice an Asset.
constexpr SeatSet parties(const Rules& rules, const Open& open, const Offer& offer) {
    SeatSet set;
    for (const Asset asset : traded_in(offer)) set.add(player_owning(rules, open, asset));
    if (offer.sacrificed == 0) return set;
    const PerBillionaire<AssetSet> owned = after_trades(rules, open, offer);
    for (const Asset asset : offer.sacrifice) {
        for (const Billionaire b : in_play(rules, open)) {
            if (owned[b].has(asset)) set.add(controller(rules, open, b));
        }
    }
    return set;
}

// What a player swaps with another in this offer; None if they do not swap.
constexpr Asset swapped_with(const Rules& rules, const Open& open, const Offer& offer, Seat giver,
                             Seat to) {
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        if (!step.is_swap()) continue;
        const Seat one = player_owning(rules, open, step.given);
        const Seat two = player_owning(rules, open, step.back);
        if (one == giver && two == to) return step.given;
        if (two == giver && one == to) return step.back;
    }
    return Asset::None;
}

constexpr MarketSet types_to_sacrifice(const Rules& rules, const Open& open) {
    return rules.panic_types[static_cast<std::size_t>(open.panic_card)];
}

// BG-R-28.
constexpr bool can_sacrifice(const Rules& rules, const Open& open) {
    return types_among(owned_by_anybody(open)).holds(types_to_sacrifice(rules, open));
}

constexpr Market next_type(const Rules& rules, const Open& open, const Offer& offer) {
    unsigned skip = offer.sacrificed;
    for (const Market m : types_to_sacrifice(rules, open)) {
        if (skip-- == 0) return m;
    }
    return Market::None;
}

constexpr AssetSet after(Asset asset) {
    return AssetSet::first(kAssets) - AssetSet::first(static_cast<std::size_t>(asset) + 1);
}

// How the trades of an offer may go on. Swaps come first, one per pair of players, by their first
// Asset in table order; then additions, in table order, each later than what the same player swaps
// there.
struct Trades {
    AssetSet swaps;                // with which Assets a swap may begin …
    PerPlayer<AssetSet> theirs{};  // … and for which, by whose it is: the later ones of these
    AssetSet additions;            // what may be added …
    PerPlayer<AssetSet> added{};   // … and of it, what to whom
};
constexpr Trades next_trades(const Rules& rules, const Open& open, const Offer& offer) {
    Trades next;
    if (offer.sacrificed > 0 || offer.made >= rules.steps) return next;
    next.swaps = players_assets(rules, open) - traded_in(offer);
    for (const Seat seat : all_seats(rules)) next.theirs[seat] = next.swaps - own(open, seat);
    if (offer.made == 0) return next;
    AssetSet free = next.swaps;
    const OfferStep& last = offer.steps[offer.made - 1u];
    next.swaps = last.is_swap() ? free & after(last.given) : AssetSet{};
    if (!last.is_swap()) free = free & after(last.given);
    const auto swapped = [&](Seat one, Asset for_it, Seat two) {
        next.theirs[one] = next.theirs[one] - own(open, two);
        const AssetSet more = free & own(open, one) & after(for_it);
        next.added[two] = next.added[two] | more;
        next.additions = next.additions | more;
    };
    for (std::size_t i = 0; i < offer.made; ++i) {
        const OfferStep& step = offer.steps[i];
        if (!step.is_swap()) continue;
        const Seat one = player_owning(rules, open, step.given);
        const Seat two = player_owning(rules, open, step.back);
        swapped(one, step.given, two);
        swapped(two, step.back, one);
    }
    return next;
}

// Is there any offer at all to make? If not, all that is left is to pass.
constexpr bool can_offer(const Rules& rules, const Open& open) {
    int owners = 0;
    for (const Seat seat : all_seats(rules)) owners += own(open, seat).empty() ? 0 : 1;
    return owners >= 2 || can_sacrifice(rules, open);
}

// BG-ROL-28: one Asset of each type, at most one per Billionaire.
constexpr bool may_dictate(const Rules& rules, const Open& open,
                           const std::array<Asset, 3>& assets) {
    std::size_t i = 0;
    BillionaireSet givers;
    for (const Market m : types_to_sacrifice(rules, open)) {
        const Asset asset = assets[i++];
        if (asset == Asset::None || type_of(asset) != m) return false;
        const Billionaire from = owner(open, asset);
        if (from == Billionaire::None || givers.has(from)) return false;
        givers.add(from);
    }
    return true;
}

// BG-ROL-29: three different Billionaires can supply the three types.
constexpr bool can_dictate(const Rules& rules, const Open& open) {
    std::array<BillionaireSet, 3> suppliers{};
    std::size_t i = 0;
    for (const Market m : types_to_sacrifice(rules, open)) {
        for (const Billionaire b : in_play(rules, open)) {
            if (open.owned[b].bits() & assets_of_type(m).bits()) suppliers[i].add(b);
        }
        ++i;
    }
    for (const Billionaire one : suppliers[0]) {
        for (const Billionaire two : suppliers[1] - BillionaireSet{one}) {
            if (!(suppliers[2] - BillionaireSet{one, two}).empty()) return true;
        }
    }
    return false;
}

}  // namespace moneybags::guillotines
