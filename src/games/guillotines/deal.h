#pragma once

// Cards dealt to Markets: at set-up, after a Buy (BG-BUY-13), by Game the Market (BG-SPC-09) and
// for a new Round (BG-RND-06). How many each gets is settled first (Open::due), then they come one
// by one, the last one of each Market face-up.

#include "games/guillotines/ownership.h"

namespace moneybags::guillotines {

// How many cards a Market is to hold by the Assets left there.
constexpr unsigned cards_wanted(const Rules& rules, const Open& open, Market m) {
    return rules.cards_by_assets[static_cast<std::size_t>(assets_at(open, m).size())];
}

// BG-BUY-15: what there is is dealt and the rest is missing.
constexpr void plan_refill(auto& scene, Market m) {
    const unsigned deck = scene.secret.deck.size();
    const unsigned wanted = cards_wanted(scene.rules, scene.open, m);
    scene.open.due[m] = static_cast<std::uint8_t>(wanted < deck ? wanted : deck);
}

// BG-R-02a: one at a time to open Markets in number order, skipping full ones, while the deck
// lasts. All Markets are empty. A bag gives the same whichever Market is filled first, so only how
// many each gets is settled in that order.
constexpr void plan_all(auto& scene) {
    Open& open = scene.open;
    unsigned deck = scene.secret.deck.size();
    for (bool more = true; more && deck > 0;) {
        more = false;
        for (const Market m : open_markets(open)) {
            if (deck == 0 || open.due[m] >= cards_wanted(scene.rules, open, m)) continue;
            ++open.due[m];
            --deck;
            more = true;
        }
    }
}

// BG-SPC-09: equal shares of all cards at open Markets; what is left over is discarded at the end.
constexpr void plan_gamed(auto& scene) {
    const MarketSet markets = open_markets(scene.open);
    const unsigned share = scene.secret.pool.size() / static_cast<unsigned>(markets.size());
    for (const Market m : markets) scene.open.due[m] = static_cast<std::uint8_t>(share);
}

constexpr Step start_deal(auto& scene, Then then) {
    scene.open.then = then;
    return Step::Deal;
}

constexpr auto& dealt_from(auto& state) {
    return state.open.then == Then::Gamed ? state.secret.pool : state.secret.deck;
}
constexpr Step after_deal(auto& scene) {
    Open& open = scene.open;
    const Then then = open.then;
    open.then = Then::Nothing;
    open.market = Market::None;
    switch (then) {
        case Then::Setup:
            return Step::SetHands;
        case Then::Refill:
            return Step::PlaceCrisis;
        case Then::NewRound:
            return Step::RoundTrades;
        default:
            break;
    }
    // Then::Gamed: the remainder is discarded, Crises without effect (BG-SPC-12).
    const Bag rest = scene.secret.pool;
    scene.secret.pool = {};
    scene.show(rest);
    open.discard += rest;
    if (!rest.empty()) {
        scene.tell({.what = Happening::CardsDiscarded, .seat = kNobody, .cards = rest});
    }
    return scene.ask(Phase::GamedBuy, open.current);
}

// The next Market that is due a card.
constexpr Step go_on(At<Step::Deal>, auto& scene) {
    Open& open = scene.open;
    for (std::size_t m = 0; m < kMarkets; ++m) {
        if (open.due.items[m] == 0) continue;
        open.market = static_cast<Market>(m);
        return scene.luck(Phase::DealMarket);
    }
    return after_deal(scene);
}

// CH-03, CH-04: hidden unless it is the last card.
template <>
struct Point<Phase::DealMarket> : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State& state) {
        return {Luck::Card, dealt_from(state)};
    }

    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        const Market m = open.market;
        const Kind kind = outcome.kind;
        dealt_from(scene.state).take(kind);
        const bool last = --open.due[m] == 0;
        scene.insert_on_top(m, last ? MarketCard::face_up(kind) : MarketCard::dealt(kind));
        if (last) scene.show(kind);
        scene.tell({.what = Happening::CardDealt, .market = m, .kind = last ? kind : Kind::None});
        return Step::Deal;
    }
};

}  // namespace moneybags::guillotines
