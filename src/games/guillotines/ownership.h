#pragma once

// Assets change hands: 3.7, the Luxury Bunker (3.12), winning (3.17).

#include "games/guillotines/hand.h"

namespace moneybags::guillotines {

constexpr Step end_game(auto& scene, SeatSet winners, Reason reason) {
    Open& open = scene.open;
    open.phase = Phase::Over;
    open.awaiting.clear();
    open.answered.clear();
    open.winners = winners;
    open.reason = reason;
    scene.tell({.what = Happening::GameOver, .seats = winners, .reason = reason});
    return Step::Wait;
}

// BG-ROL-36, BG-R-49: a revealed Toady whose envelope holds enough of a winner's suit wins too.
constexpr SeatSet with_toady(auto& scene, SeatSet winners, BillionaireSet by) {
    const Rules& rules = scene.rules;
    for (const Seat seat : all_seats(rules) - winners) {
        if (scene.open.face_up[seat] != Role::Toady) continue;
        for (const Billionaire b : by) {
            const Bag cards = scene.secret.envelope[seat].suit(rules.billionaires[b].suit);
            const unsigned points = effective_sum(rules, scene.open, cards);
            if (points < rules.toady_points) continue;
            winners.add(seat);
            scene.tell({.what = Happening::ToadyWins,
                        .seat = seat,
                        .number = static_cast<std::int16_t>(points),
                        .cards = scene.secret.envelope[seat]});
            return winners;
        }
    }
    return winners;
}

// BG-WIN-01 to 03: everybody whose Billionaire or Puppet lacks nothing wins, at once and together.
constexpr bool somebody_wins(auto& scene) {
    const Rules& rules = scene.rules;
    const Open& open = scene.open;
    SeatSet winners;
    BillionaireSet by;
    Reason reason = Reason::Puppet;
    for (const Seat seat : all_seats(rules)) {
        if (missing(rules, open, seat) == 0) {
            winners.add(seat);
            by.add(open.who[seat]);
            reason = Reason::Assets;
        }
        if (rules.puppets && missing(rules, open, open.puppet[seat]) == 0) {  // BG-PUP-16
            winners.add(seat);
            by.add(open.puppet[seat]);
        }
    }
    if (winners.empty()) return false;
    end_game(scene, with_toady(scene, winners, by), reason);
    return true;
}

// BG-LUX-02, 03; Puppets' Assets are ignored (BG-R-40).
constexpr void judge_bunker(auto& scene) {
    Open& open = scene.open;
    if (open.level < 3) return;
    const auto count = [&](Seat seat) { return (own(open, seat) & scene.rules.bunker).size(); };
    int most = 0;
    SeatSet richest;
    for (const Seat seat : all_seats(scene.rules)) {
        const int n = count(seat);
        if (n > most) {
            most = n;
            richest = {seat};
        } else if (n == most) {
            richest.add(seat);
        }
    }
    const bool enough = most >= scene.rules.bunker_least;
    if (open.bunker != kNobody) {
        if (enough && richest.has(open.bunker)) return;
        scene.tell({.what = Happening::BunkerLost, .seat = open.bunker});
        open.bunker = kNobody;
    }
    if (enough && richest.single()) {
        open.bunker = richest.lowest();
        scene.tell({.what = Happening::BunkerGained, .seat = open.bunker});
    }
}

// What follows every change of ownership, in the units of BG-R-30. True: the game is over.
constexpr bool settle(auto& scene) {
    judge_bunker(scene);
    return somebody_wins(scene);
}

// BG-AST-01 to 03: back to its Market, whose cards are not adjusted; removed if that is full.
constexpr void return_asset(auto& scene, Asset asset) {
    Open& open = scene.open;
    const Billionaire from = owner(open, asset);
    open.owned[from].remove(asset);
    const Market m = type_of(asset);
    const int there = assets_at(open, m).size();
    if (there == 3) {
        scene.tell({.what = Happening::AssetRemoved, .billionaire = from, .asset = asset});
        return;
    }
    open.at_market.add(asset);
    scene.tell(
        {.what = Happening::AssetReturned, .billionaire = from, .market = m, .asset = asset});
    if (there == 0) scene.tell({.what = Happening::MarketOpened, .market = m});
}

constexpr void hand_over(Open& open, Asset asset, Billionaire to) {
    open.owned[owner(open, asset)].remove(asset);
    open.owned[to].add(asset);
}

constexpr void claim(Open& open, Asset asset, Billionaire by) {
    open.at_market.remove(asset);
    open.owned[by].add(asset);
}

// BG-AST-05: a Market that loses its last Asset other than by a Buy closes, and its cards go.
constexpr void close_if_empty(auto& scene, Market m) {
    if (is_open(scene.open, m)) return;
    const Bag cards = scene.clear_market(m);
    scene.show(cards);
    scene.open.discard += cards;
    if (!cards.empty()) {
        scene.tell({.what = Happening::CardsDiscarded, .seat = kNobody, .cards = cards});
    }
    scene.tell({.what = Happening::MarketClosed, .market = m});
}

// What the clock gives up of some: "an unneeded one, else the first."
constexpr Asset least_wanted(const Rules& rules, const Open& open, Billionaire b, AssetSet among) {
    if (among.empty()) return Asset::None;
    for (const Asset asset : among) {
        if (!is_needed(rules, open, b, asset)) return asset;
    }
    return among.lowest();
}

}  // namespace moneybags::guillotines
