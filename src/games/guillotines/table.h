#pragma once

// What can be read off the table: needs, Markets, hands, limits. All of it but hands and Market
// cards is public.

#include "games/guillotines/types.h"

namespace moneybags::guillotines {

constexpr SeatSet all_seats(const Rules& rules) { return SeatSet::first(rules.players); }

constexpr Seat left_of(const Rules& rules, Seat seat) {
    return next_clockwise(seat, rules.players);
}

// ---- Billionaires and their Assets ----

constexpr BillionaireSet players_billionaires(const Rules& rules, const Open& open) {
    BillionaireSet set;
    for (const Seat seat : all_seats(rules)) set.add(open.who[seat]);
    return set;
}

constexpr BillionaireSet in_play(const Rules& rules, const Open& open) {
    BillionaireSet set = players_billionaires(rules, open);
    if (rules.puppets) {
        for (const Seat seat : all_seats(rules)) set.add(open.puppet[seat]);
    }
    return set;
}

constexpr bool is_puppet(const Rules& rules, const Open& open, Billionaire b) {
    return rules.puppets && (open.puppet[Seat{0}] == b || open.puppet[Seat{1}] == b);
}

// The player who owns a Billionaire in play or runs that Puppet.
constexpr Seat controller(const Rules& rules, const Open& open, Billionaire b) {
    for (const Seat seat : all_seats(rules)) {
        if (open.who[seat] == b || open.puppet[seat] == b) return seat;
    }
    return kNobody;
}

constexpr Billionaire owner(const Open& open, Asset asset) {
    for (std::size_t b = 0; b < kBillionaires; ++b) {
        if (open.owned.items[b].has(asset)) return static_cast<Billionaire>(b);
    }
    return Billionaire::None;
}

constexpr AssetSet owned_by_anybody(const Open& open) {
    AssetSet all;
    for (const AssetSet set : open.owned.items) all = all | set;
    return all;
}

constexpr AssetSet own(const Open& open, Seat seat) { return open.owned[open.who[seat]]; }

// Assets of players, not of Puppets.
constexpr AssetSet players_assets(const Rules& rules, const Open& open) {
    AssetSet all;
    for (const Seat seat : all_seats(rules)) all = all | own(open, seat);
    return all;
}

constexpr AssetSet other_players_assets(const Rules& rules, const Open& open, Seat seat) {
    return players_assets(rules, open) - own(open, seat);
}

constexpr AssetSet puppets_assets(const Rules& rules, const Open& open) {
    if (!rules.puppets) return {};
    return open.owned[open.puppet[Seat{0}]] | open.owned[open.puppet[Seat{1}]];
}

// missing(b) of the vocabulary. The four Assets of a type are four bits, so that all five types are
// counted at once.
constexpr unsigned missing(const BillionaireFigures& b, AssetSet owned) {
    const std::uint32_t bits = owned.bits();
    const std::uint32_t pairs = (bits & 0x55555u) + (bits >> 1 & 0x55555u);
    const std::uint32_t counts = (pairs & 0x33333u) + (pairs >> 2 & 0x33333u);
    const std::uint32_t some = (counts | counts >> 1 | counts >> 2) & 0x11111u;
    const std::uint32_t two = (counts >> 1 | counts >> 2) & 0x11111u;
    const std::uint32_t have = (some & b.first) + (two & b.second);
    return b.needs - (have * 0x11111u >> 16 & 0xFu);
}

constexpr unsigned missing(const Rules& rules, const Open& open, Billionaire b) {
    return missing(rules.billionaires[b], open.owned[b]);
}

constexpr unsigned missing(const Rules& rules, const Open& open, Seat seat) {
    return missing(rules, open, open.who[seat]);
}

// Would the Billionaire still lack something with these Assets? (The powers that may not win look
// at the needs after the exchange, BG-R-55.)
constexpr bool would_win(const Rules& rules, const Open& open, Seat seat, AssetSet owned) {
    return missing(rules.billionaires[open.who[seat]], owned) == 0;
}

constexpr bool is_needed(const Rules& rules, const Open& open, Billionaire b, Asset asset) {
    AssetSet with = open.owned[b], without = open.owned[b];
    with.add(asset);
    without.remove(asset);
    return missing(rules.billionaires[b], with) < missing(rules.billionaires[b], without);
}

// BG-POO-01: who of these is poorest; ties are left to luck (BG-POO-02).
constexpr SeatSet poorest(const Rules& rules, const Open& open, SeatSet among) {
    SeatSet set;
    unsigned most = 0;
    for (const Seat seat : among) {
        const unsigned lacks = missing(rules, open, seat);
        if (lacks > most || set.empty()) {
            most = lacks;
            set = {seat};
        } else if (lacks == most) {
            set.add(seat);
        }
    }
    return set;
}

// ---- Markets ----

constexpr AssetSet assets_at(const Open& open, Market m) {
    return open.at_market & assets_of_type(m);
}
constexpr bool is_open(const Open& open, Market m) { return !assets_at(open, m).empty(); }

constexpr MarketSet types_among(AssetSet assets) {
    const unsigned bits = assets.bits();
    unsigned some = (bits | bits >> 1 | bits >> 2 | bits >> 3) & 0x11111u;
    some = (some | some >> 3) & 0x10303u;  // the bits of five types move together
    some = (some | some >> 6) & 0x1000Fu;
    return MarketSet::of_bits(some | some >> 12);
}
constexpr MarketSet open_markets(const Open& open) { return types_among(open.at_market); }

// Where a Market's cards begin in MarketCards.
constexpr std::size_t bottom(const Open& open, Market m) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m); ++i) at += open.cards.items[i];
    return at;
}

constexpr std::size_t cards_at_markets(const Open& open) { return bottom(open, Market::None); }

// The top card's kind; None if there is no face-up card (BG-R-08).
constexpr PerMarket<Kind> top_cards(const Open& open, const MarketCards& cards) {
    PerMarket<Kind> tops = PerMarket<Kind>::all(Kind::None);
    std::size_t end = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        end += open.cards.items[m];
        if (open.cards.items[m] != 0 && cards[end - 1].is_face_up()) {
            tops.items[m] = cards[end - 1].kind();
        }
    }
    return tops;
}

constexpr MarketSet with_top(const Open& open, const MarketCards& cards) {
    MarketSet set;
    std::size_t end = 0;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        end += open.cards.items[m];
        if (open.cards.items[m] != 0 && cards[end - 1].is_face_up())
            set.add(static_cast<Market>(m));
    }
    return set;
}

// ---- cards ----

constexpr bool is_doubled(const Open& open, Suit suit) {
    return static_cast<unsigned>(open.policy) == static_cast<unsigned>(suit);
}

// eff(card); Crises are counted by whoever meets one (BG-CRI-06).
constexpr unsigned effective(const Rules& rules, const Open& open, Kind k) {
    const unsigned value = rules.value[static_cast<std::size_t>(k)];
    return is_resource(k) && is_doubled(open, suit_of(k)) ? 2 * value : value;
}

constexpr unsigned effective_sum(const Rules& rules, const Open& open, Bag cards) {
    unsigned sum = 0;
    for (const Kind k : cards) sum += cards.count(k) * effective(rules, open, k);
    return sum;
}

constexpr unsigned hand_limit(const Rules& rules, const Open& open, Seat seat) {
    return open.face_up[seat] == Role::Banker ? rules.banker_limit : rules.hand_limit;
}

// ---- Crises ----

constexpr unsigned rebels_on_crises(const Open& open) {
    unsigned sum = 0;
    for (const std::uint8_t n : open.rebels.items) sum += n;
    return sum;
}

constexpr CrisisSet crises_with_rebels(const Open& open) {
    CrisisSet set;
    for (const Crisis c : open.activated) {
        if (open.rebels[c] != 0) set.add(c);
    }
    return set;
}

// ---- Roles ----

constexpr RoleSet roles_in_play(const Rules& rules, const Open& open) {
    RoleSet set;
    for (std::size_t r = 0; r < kRoles; ++r) {
        if (rules.role_level[r] <= open.level) set.add(static_cast<Role>(r));
    }
    return set;
}

constexpr RoleSet face_up_roles(const Open& open) {
    RoleSet set;
    for (const Role role : open.face_up.items) {
        if (role != Role::None) set.add(role);
    }
    return set;
}

constexpr RoleSet role_deck(const Rules& rules, const State& state) {
    RoleSet deck = roles_in_play(rules, state.open) - face_up_roles(state.open);
    for (const Role role : state.secret.role.items) {
        if (role != Role::None) deck.remove(role);
    }
    return deck - state.secret.looking;
}

constexpr unsigned role_deck_size(const Rules& rules, const Open& open) {
    return static_cast<unsigned>(roles_in_play(rules, open).size() - face_up_roles(open).size() -
                                 open.has_role.size()) -
           open.looking;
}

// Could somebody's unrevealed Role be this one, as far as all can see (BG-R-56)?
constexpr bool may_be_held(const Rules& rules, const Open& open, Role role) {
    return rules.role_level[static_cast<std::size_t>(role)] <= open.level &&
           !face_up_roles(open).has(role);
}

}  // namespace moneybags::guillotines
