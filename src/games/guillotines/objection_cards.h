#pragma once

// What may be wrong with a move that names Markets and cards. Reasons: objection.h.

#include "games/guillotines/legal.h"

namespace moneybags::guillotines {

constexpr bool names_only_what_exists(const Move& move) {
    for (const Kind k : move.cards) {
        if (k > Kind::None) return false;
    }
    for (const Asset a : move.assets) {
        if (a != Asset::None && static_cast<std::size_t>(a) >= kAssets) return false;
    }
    return move.market <= Market::None && move.other <= Market::None && move.role <= Role::None &&
           move.policy <= Policy::None && move.billionaire <= Billionaire::None &&
           move.crisis <= Crisis::None && move.seat <= kNobody;
}

constexpr unsigned count_cards(const std::array<Kind, 3>& cards) {
    unsigned count = 0;
    for (const Kind k : cards) count += k == Kind::None ? 0u : 1u;
    return count;
}

// The move without what its act does not use (moves.h).
constexpr Move plain(const Move& move) {
    Move bare{.act = move.act};
    const auto keep_assets = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) bare.assets[i] = move.assets[i];
    };
    switch (move.act) {
        case Act::Pick:
            bare.billionaire = move.billionaire;
            break;
        case Act::KeepRole:
            bare.role = move.role;
            break;
        case Act::Reveal:
            bare.role = move.role;
            if (move.role == Role::PowerBroker) keep_assets(3);
            if (move.role == Role::ScamArtist) keep_assets(1);
            if (move.role == Role::InsiderTrader || move.role == Role::VultureCapitalist) {
                bare.seat = move.seat;
            }
            break;
        case Act::Buy:
        case Act::Invest:
        case Act::ExchangeCard:
            bare.market = move.market;
            bare.cards = move.cards;
            break;
        case Act::ExchangeTops:
            bare.market = move.market;
            bare.other = move.other;
            break;
        case Act::Audit:
        case Act::AuditPolicy:
            keep_assets(1);
            bare.role = move.role;
            break;
        case Act::Scam:
        case Act::OfferSwap:
        case Act::Surrender:
        case Act::TradePuppet:
            keep_assets(2);
            break;
        case Act::Purchase:
            keep_assets(1);
            bare.cards = move.cards;
            break;
        case Act::Claim:
        case Act::Give:
        case Act::PayAsset:
        case Act::OfferSacrifice:
            keep_assets(1);
            break;
        case Act::Take:
        case Act::Put:
        case Act::Discard:
        case Act::PayCards:
            bare.cards = move.cards;
            break;
        case Act::SetPolicy:
            bare.policy = move.policy;
            break;
        case Act::TakeRebel:
            bare.crisis = move.crisis;
            break;
        case Act::OfferAdd:
            keep_assets(1);
            bare.seat = move.seat;
            break;
        case Act::Shift:
            bare.cards = move.cards;
            bare.ups = move.ups & static_cast<std::uint8_t>((1u << count_cards(move.cards)) - 1);
            break;
        default:
            break;
    }
    return bare;
}

// ---- cards of one's hand ----

constexpr Objection in_hand(const State& state, Seat seat, const std::array<Kind, 3>& cards) {
    const Bag hand = state.secret.hand[seat];
    Bag named;
    for (const Kind k : cards) {
        if (k == Kind::None) continue;
        if (named.count(k) >= hand.count(k)) return against("BG-R-18", "not-in-hand");
        named.add(k);
    }
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        if (cards[i + 1] != Kind::None && cards[i] > cards[i + 1]) {
            return against("BG-R-18", "cards-in-order");
        }
    }
    return {};
}

constexpr Objection no_crisis(std::string_view clause, const std::array<Kind, 3>& cards) {
    for (const Kind k : cards) {
        if (is_crisis(k)) return against(clause, "crisis-in-hand");
    }
    return {};
}

constexpr Objection number_of_cards(std::string_view clause, const std::array<Kind, 3>& cards,
                                    int least, int most) {
    const int count = static_cast<int>(count_cards(cards));
    if (count < least) return against(clause, "no-cards-played", count, least, most);
    if (count > most) return against(clause, "too-many-cards", count, least, most);
    return {};
}

constexpr Objection market_open(std::string_view clause, const Open& open, Market m) {
    if (m == Market::None) return against(clause, "no-market");
    if (!is_open(open, m)) return against(clause, "market-closed");
    return {};
}

// ---- the draw and the Actions with cards ----

constexpr Objection draw_objects(const Rules& rules, const State& state, Seat seat) {
    if (state.secret.deck.empty()) return against("BG-TRN-05", "deck-empty");
    return against("BG-TRN-03", "hand-full", static_cast<int>(state.secret.hand[seat].size()), 0,
                   static_cast<int>(hand_limit(rules, state.open, seat)));
}

constexpr Objection buy_objects(const State& state, Seat seat, const Move& move) {
    if (const auto no = market_open("BG-BUY-01", state.open, move.market)) return no;
    if (const auto no = number_of_cards("BG-BUY-03", move.cards, 1, 2)) return no;
    if (const auto no = no_crisis("BG-BUY-02", move.cards)) return no;
    if (state.open.phase != Phase::GamedBuy) return in_hand(state, seat, move.cards);
    if (move.cards[0] != Kind::GameTheMarket) return against("BG-SPC-10", "gamed-card-first");
    return in_hand(state, seat, {move.cards[1], Kind::None, Kind::None});
}

constexpr Objection one_card(std::string_view clause, const State& state, Seat seat,
                             const Move& move) {
    if (const auto no = number_of_cards(clause, move.cards, 1, 1)) return no;
    return in_hand(state, seat, move.cards);
}

constexpr Objection invest_objects(const State& state, Seat seat, const Move& move) {
    if (const auto no = market_open("BG-INV-06", state.open, move.market)) return no;
    return one_card("BG-INV-01", state, seat, move);
}

constexpr Objection has_top(const State& state, Market m) {
    if (const auto no = market_open("BG-EXC-03", state.open, m)) return no;
    if (top_cards(state.open, state.secret.market)[m] == Kind::None) {
        return against("BG-EXC-03", "no-top-card");
    }
    return {};
}

constexpr Objection exchange_card_objects(const State& state, Seat seat, const Move& move) {
    if (const auto no = has_top(state, move.market)) return no;
    return one_card("BG-EXC-01", state, seat, move);
}

constexpr Objection exchange_tops_objects(const State& state, const Move& move) {
    if (move.market >= move.other && move.other != Market::None) {
        return against("BG-EXC-02", "same-market");
    }
    if (const auto no = has_top(state, move.market)) return no;
    return has_top(state, move.other);
}

// Cards that pay a price, none of them superfluous.
template <class Worth>
constexpr Objection price_objects(std::string_view clause, const State& state, Seat seat,
                                  const Move& move, unsigned price, const Worth& worth) {
    if (const auto no = number_of_cards(clause, move.cards, 1, 3)) return no;
    if (const auto no = no_crisis("BG-CRI-01", move.cards)) return no;
    if (const auto no = in_hand(state, seat, move.cards)) return no;
    unsigned sum = 0;
    for (const Kind k : move.cards) sum += k == Kind::None ? 0 : worth(k);
    return against(clause, "price", static_cast<int>(sum), static_cast<int>(price));
}

constexpr Objection purchase_objects(const Rules& rules, const State& state, Seat seat,
                                     const Move& move) {
    const Open& open = state.open;
    if (!rules.puppets) return against("BG-OPT-04", "no-puppets");
    const Asset asset = move.assets[0];
    if (asset == Asset::None || !puppets_assets(rules, open).has(asset)) {
        return against("BG-PUP-12", "not-a-puppets-asset");
    }
    const Suit suit = rules.billionaires[owner(open, asset)].suit;
    return price_objects("BG-PUP-12", state, seat, move, rules.purchase_price,
                         [&](Kind k) { return purchase_worth(rules, open, suit, k); });
}

constexpr Objection tax_objects(const Rules& rules, const State& state, Seat seat,
                                const Move& move) {
    const Open& open = state.open;
    const Billionaire payer = tax_payer(open);
    if (move.act == Act::Exempt) return against("BG-POL-09", "not-exempt");
    if (move.act == Act::PayAsset) return against("BG-POL-09", "not-your-asset");
    if (is_puppet(rules, open, payer)) return against("BG-R-64", "puppet-has-no-hand");
    return price_objects("BG-POL-09", state, seat, move, rules.tax,
                         [&](Kind k) { return effective(rules, open, k); });
}

constexpr Objection cut_objects(const Rules& rules, const State& state, Seat seat,
                                const Move& move) {
    if (const auto no = in_hand(state, seat, move.cards)) return no;
    const int excess = static_cast<int>(state.secret.hand[seat].size()) -
                       static_cast<int>(hand_limit(rules, state.open, seat));
    const int named = static_cast<int>(count_cards(move.cards));
    if (named != excess) return against("BG-TRN-04", "must-choose-cards", named, excess, excess);
    if (!may_cut(rules, state, seat, move.cards)) return against("BG-R-21", "crises-last");
    return against("BG-R-18", "cards-in-order");
}

constexpr Objection shift_objects(const State& state, Seat seat, const Move& move) {
    if (const auto no = no_crisis("BG-CRI-01", move.cards)) return no;
    if (const auto no = in_hand(state, seat, move.cards)) return no;
    return against("BG-PUP-03",
                   is_shift_order(move.cards, move.ups) ? "cards-in-order" : "shift-order");
}

// ---- envelope and Discard pile ----

constexpr Objection take_objects(const Rules& rules, const State& state, Seat seat,
                                 const Move& move) {
    const Open& open = state.open;
    if (const auto no = number_of_cards("BG-BRI-01", move.cards, 1, 1)) return no;
    if (open.phase != Phase::Envelope) {
        return against(open.phase == Phase::Dig ? "BG-POL-05" : "BG-ROL-25", "not-in-discard");
    }
    if (move.cards[0] == Kind::None || !state.secret.envelope[seat].has(move.cards[0])) {
        return against("BG-BRI-01", "not-in-envelope");
    }
    if (state.secret.put.has(move.cards[0])) return against("BG-BRI-01", "just-put-in");
    return against("BG-BRI-01", "hand-full", static_cast<int>(state.secret.hand[seat].size()), 0,
                   static_cast<int>(hand_limit(rules, open, seat)));
}

constexpr Objection put_objects(const State& state, Seat seat, const Move& move) {
    if (const auto no = one_card("BG-BRI-01", state, seat, move)) return no;
    if (const auto no = no_crisis("BG-BRI-02", move.cards)) return no;
    return against("BG-BRI-01", state.open.taken_out > 0 ? "put-before-take" : "cards-in-order");
}

}  // namespace moneybags::guillotines
