#pragma once

// What may be wrong with a move that names Assets, Roles and offers. Reasons: objection.h.

#include "games/guillotines/objection_cards.h"

namespace moneybags::guillotines {

constexpr bool is_mine(const Open& open, Seat seat, Asset asset) {
    return asset != Asset::None && own(open, seat).has(asset);
}

// ---- Audit, Scam ----

constexpr Objection audit_objects(const State& state, Seat seat, const Move& move,
                                  std::string_view clause) {
    const Open& open = state.open;
    const Asset asset = move.assets[0];
    if (asset == Asset::None || owner(open, asset) == Billionaire::None) {
        return against(clause, "no-such-asset");
    }
    if (move.role != Role::Gangster || state.secret.role[seat] != Role::Gangster) {
        return against("BG-ROL-26", "no-gangster");
    }
    if (is_mine(open, seat, asset)) return against("BG-R-53", "no-gangster");
    return against("BG-ROL-27", "would-complete");
}

constexpr Objection scam_objects(const Rules& rules, const State& state, Seat seat,
                                 const Move& move) {
    const Open& open = state.open;
    if (!state.secret.hand[seat].has(Kind::Scam)) return against("BG-SPC-01", "not-in-hand");
    if (!is_mine(open, seat, move.assets[1])) return against("BG-SPC-05", "not-your-asset");
    const Asset theirs = move.assets[0];
    if (theirs == Asset::None || !other_players_assets(rules, open, seat).has(theirs)) {
        return against("BG-SPC-05", "not-their-asset");
    }
    return against("BG-SPC-06", "would-complete");
}

// ---- Roles ----

constexpr Objection window_objects(const Rules& rules, const State& state, Seat seat,
                                   const Move& move) {
    const Open& open = state.open;
    switch (move.role) {
        case Role::PowerBroker:
            if (!can_exchange(rules, open, seat)) return against("BG-ROL-07", "role-no-effect");
            if (move.assets[2] != Asset::None) return against("BG-ROL-30", "stray-field");
            if (!is_mine(open, seat, move.assets[0])) {
                return against("BG-ROL-30", "not-your-asset");
            }
            if (move.assets[1] == Asset::None || !open.at_market.has(move.assets[1])) {
                return against("BG-ROL-30", "not-at-this-market");
            }
            return against("BG-ROL-31", "would-complete");
        case Role::ScamArtist:
            if (other_players_assets(rules, open, seat).empty()) {
                return against("BG-ROL-07", "role-no-effect");
            }
            return against("BG-ROL-32", "not-their-asset");
        case Role::InsiderTrader:
            if (!can_swap_envelopes(rules, state)) return against("BG-ROL-07", "role-no-effect");
            return against("BG-R-48", "no-such-player");
        default:
            return against("BG-ROL-06", "role-not-now");
    }
}

constexpr Objection reveal_objects(const Rules& rules, const State& state, Seat seat,
                                   const Move& move) {
    const Phase phase = state.open.phase;
    if (move.role == Role::None || state.secret.role[seat] != move.role) {
        return against("BG-ROL-01", "not-your-role");
    }
    switch (phase) {
        case Phase::DrawStep:
        case Phase::Action:
        case Phase::LateWindow:
            return window_objects(rules, state, seat, move);
        case Phase::Insider:
            if (move.role != Role::InsiderTrader) return against("BG-ROL-35", "role-not-now");
            return against("BG-R-48", "no-such-player");
        case Phase::SetPolicy:
            if (move.role != Role::VultureCapitalist) return against("BG-ROL-37", "role-not-now");
            return against("BG-R-50", "no-such-player");
        case Phase::Dictate:
            if (move.role != Role::PowerBroker) return against("BG-ROL-28", "role-not-now");
            return against("BG-ROL-28", "one-per-billionaire");
        case Phase::Vulture:
            if (move.role != Role::VultureCapitalist) return against("BG-ROL-38", "role-not-now");
            return against("BG-ROL-38", "stray-field");
        default:  // Disaster Speculator and Celebrity need nothing more
            return against("BG-ROL-04", "role-not-now");
    }
}

// ---- offers in Panic! ----

constexpr Objection offer_room(const Rules& rules, const Offer& offer) {
    if (offer.sacrificed > 0) return against("BG-PAN-12", "offer-order");
    if (offer.made >= rules.steps) {
        return against("BG-PAN-12", "offer-too-long", offer.made + 1, 0, rules.steps);
    }
    return {};
}

constexpr Objection tradable(const Rules& rules, const State& state, Asset asset) {
    if (asset == Asset::None || player_owning(rules, state.open, asset) == kNobody) {
        return against("BG-PAN-07", "no-such-asset");
    }
    if (traded_in(state.secret.offer).has(asset)) return against("BG-PAN-12", "asset-used");
    return {};
}

constexpr Objection offer_swap_objects(const Rules& rules, const State& state, const Move& move) {
    const Open& open = state.open;
    const Offer& offer = state.secret.offer;
    if (const auto no = offer_room(rules, offer)) return no;
    if (const auto no = tradable(rules, state, move.assets[0])) return no;
    if (const auto no = tradable(rules, state, move.assets[1])) return no;
    const Seat one = player_owning(rules, open, move.assets[0]);
    const Seat two = player_owning(rules, open, move.assets[1]);
    if (one == two) return against("BG-PAN-07", "same-player");
    if (swapped_with(rules, open, offer, one, two) != Asset::None) {
        return against("BG-PAN-12", "pair-swaps-already");
    }
    return against("BG-PAN-12", "offer-order");
}

constexpr Objection offer_add_objects(const Rules& rules, const State& state, const Move& move) {
    const Open& open = state.open;
    const Offer& offer = state.secret.offer;
    if (const auto no = offer_room(rules, offer)) return no;
    if (const auto no = tradable(rules, state, move.assets[0])) return no;
    if (number(move.seat) >= rules.players) return against("BG-PAN-07", "no-such-player");
    const Seat giver = player_owning(rules, open, move.assets[0]);
    if (giver == move.seat) return against("BG-PAN-07", "same-player");
    if (swapped_with(rules, open, offer, giver, move.seat) == Asset::None) {
        return against("BG-PAN-12", "no-swap-to-add-to");
    }
    return against("BG-PAN-12", "offer-order");
}

constexpr Objection offer_sacrifice_objects(const Rules& rules, const State& state,
                                            const Move& move) {
    const Open& open = state.open;
    const Offer& offer = state.secret.offer;
    if (!can_sacrifice(rules, open)) return against("BG-R-28", "type-not-owned");
    if (offer.sacrificed == kSacrificed) return against("BG-PAN-06", "offer-order");
    const Asset asset = move.assets[0];
    if (asset == Asset::None || !owned_by_anybody(open).has(asset)) {
        return against("BG-PAN-08", "no-such-asset");
    }
    const int wanted = static_cast<int>(next_type(rules, open, offer)) + 1;
    return against("BG-PAN-06", "wrong-type", static_cast<int>(type_of(asset)) + 1, wanted, wanted);
}

// ---- end of a Round ----

constexpr Objection board_gives(AssetSet board, Asset asset, std::string_view not_there) {
    if (asset == Asset::None) return against("BG-EMG-01", "asset-needed");
    if (board.empty()) return against("BG-EMG-02", "no-asset-to-give");
    return against("BG-EMG-01", not_there);
}

constexpr bool gives_right(AssetSet board, Asset asset) {
    return board.empty() ? asset == Asset::None : asset != Asset::None && board.has(asset);
}

constexpr Objection surrender_objects(const Rules& rules, const Open& open, Seat seat,
                                      const Move& move) {
    const AssetSet mine = own(open, seat);
    if (!gives_right(mine, move.assets[0])) {
        return board_gives(mine, move.assets[0], "not-your-asset");
    }
    return board_gives(puppets_of(rules, open, seat), move.assets[1], "not-a-puppets-asset");
}

constexpr Objection trade_objects(const Open& open, Seat seat, const Move& move) {
    if (!is_mine(open, seat, move.assets[0])) return against("BG-PUP-14", "not-your-asset");
    const Asset other = move.assets[1];
    if (other == Asset::None || !open.owned[open.puppet[seat]].has(other)) {
        return against("BG-PUP-14", "not-a-puppets-asset");
    }
    return against("BG-R-74", "already-traded");
}

}  // namespace moneybags::guillotines
