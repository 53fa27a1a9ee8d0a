#pragma once

// Moves by their names, as stories tell them: buy(Vanity, {diamonds(1), bolts(2)}).

#include <initializer_list>

#include "tests/games/guillotines/figures.h"

namespace moneybags::guillotines::stories {

using enum Market;
using Cards = std::initializer_list<Kind>;
using Assets = AssetSet;

constexpr Bag bag(Cards cards) {
    Bag all;
    for (const Kind k : cards) all.add(k);
    return all;
}

// ---- moves ----

constexpr std::array<Kind, 3> in_order(Cards cards) {
    std::array<Kind, 3> list{Kind::None, Kind::None, Kind::None};
    std::size_t n = 0;
    const Bag sorted = bag(cards);
    for (const Kind k : sorted) {
        for (unsigned i = sorted.count(k); i > 0; --i) list[n++] = k;
    }
    return list;
}
constexpr Move just(Act act) { return {.act = act}; }
constexpr Move with_card(Act act, Kind k) {
    return {
        .act = act, .cards = {k, Kind::None, Kind::None}
    };
}
constexpr Move with_assets(Act act, Asset one, Asset two = Asset::None, Asset three = Asset::None) {
    return {
        .act = act, .assets = {one, two, three}
    };
}
constexpr Move with_cards(Act act, Cards cards) { return {.act = act, .cards = in_order(cards)}; }
constexpr Move buy(Market m, Cards cards) {
    return {.act = Act::Buy, .market = m, .cards = in_order(cards)};
}
// The Buy that Game the Market allows.
constexpr Move gamed_buy(Market m, Kind extra = Kind::None) {
    return {
        .act = Act::Buy, .market = m, .cards = {Kind::GameTheMarket, extra, Kind::None}
    };
}
constexpr Move invest(Kind k, Market m) {
    return {
        .act = Act::Invest, .market = m, .cards = {k, Kind::None, Kind::None}
    };
}
constexpr Move exchange(Kind k, Market m) {
    return {
        .act = Act::ExchangeCard, .market = m, .cards = {k, Kind::None, Kind::None}
    };
}
constexpr Move exchange(Market m, Market other) {
    return {.act = Act::ExchangeTops, .market = m, .other = other};
}
constexpr Move claims(Asset asset) { return with_assets(Act::Claim, asset); }
constexpr Move audit(Asset asset, Role with = Role::None) {
    Move move = with_assets(Act::Audit, asset);
    move.role = with;
    return move;
}
constexpr Move audit_policy(Asset asset, Role with = Role::None) {
    Move move = with_assets(Act::AuditPolicy, asset);
    move.role = with;
    return move;
}
constexpr Move scam(Asset theirs, Asset mine) { return with_assets(Act::Scam, theirs, mine); }
constexpr Move purchase(Asset asset, Cards cards) {
    Move move = with_assets(Act::Purchase, asset);
    move.cards = in_order(cards);
    return move;
}
constexpr Move reveal(Role role, Asset one = Asset::None, Asset two = Asset::None,
                      Asset three = Asset::None) {
    Move move = with_assets(Act::Reveal, one, two, three);
    move.role = role;
    return move;
}
constexpr Move reveal(Role role, Seat seat) {
    return {.act = Act::Reveal, .seat = seat, .role = role};
}
constexpr Move keeps(Role role) { return {.act = Act::KeepRole, .role = role}; }
constexpr Move sets(Policy policy) { return {.act = Act::SetPolicy, .policy = policy}; }
constexpr Move from(Crisis crisis) { return {.act = Act::TakeRebel, .crisis = crisis}; }
constexpr Move adds(Asset asset, Seat to) {
    Move move = with_assets(Act::OfferAdd, asset);
    move.seat = to;
    return move;
}
constexpr Move shifts(Kind k, bool up) {
    Move move = with_card(Act::Shift, k);
    move.ups = up ? 1 : 0;
    return move;
}

}  // namespace moneybags::guillotines::stories
