#pragma once

// How a game begins: section 2.

#include "games/guillotines/round.h"

namespace moneybags::guillotines {

constexpr BillionaireSet free_billionaires(const Rules& rules, const Open& open) {
    BillionaireSet free = BillionaireSet::first(kBillionaires);
    for (const Seat seat : all_seats(rules)) {
        if (open.who[seat] != Billionaire::None) free.remove(open.who[seat]);
        if (open.puppet[seat] != Billionaire::None) free.remove(open.puppet[seat]);
    }
    return free;
}

// 2.3, step 1; Open::asked is whose Billionaire it is. The last of five is not asked.
template <class Events>
constexpr Step set_billionaires(Scene<Events>& scene) {
    Open& open = scene.open;
    for (const Seat seat : all_seats(scene.rules)) {
        if (open.who[seat] != Billionaire::None) continue;
        open.asked = seat;
        if (scene.rules.deal_billionaires) return scene.luck(Phase::DealBillionaire);
        const BillionaireSet free = free_billionaires(scene.rules, open);
        if (free.several()) return scene.ask(Phase::PickBillionaire, seat);
        open.who[seat] = free.lowest();
        scene.tell(
            {.what = Happening::BillionaireTaken, .seat = seat, .billionaire = free.lowest()});
    }
    return Step::SetPuppets;
}

template <class Events>
constexpr Step take_billionaire(Scene<Events>& scene, Seat seat, Billionaire b) {
    scene.open.who[seat] = b;
    scene.tell({.what = Happening::BillionaireTaken, .seat = seat, .billionaire = b});
    return Step::SetBillionaires;
}

// BG-PUP-01.
template <class Events>
constexpr Step set_puppets(Scene<Events>& scene) {
    Open& open = scene.open;
    if (scene.rules.puppets) {
        for (const Seat seat : all_seats(scene.rules)) {
            if (open.puppet[seat] != Billionaire::None) continue;
            open.asked = seat;
            return scene.luck(Phase::DealPuppet);
        }
    }
    return Step::SetAssets;
}

template <class Events>
constexpr Step deal_puppet(Scene<Events>& scene, Billionaire b) {
    scene.open.puppet[scene.open.asked] = b;
    scene.tell({.what = Happening::PuppetDealt, .seat = scene.open.asked, .billionaire = b});
    return Step::SetPuppets;
}

// Step 2: BG-SET-02 to 04. The starred Asset of a type stands last.
template <class Events>
constexpr Step set_assets(Scene<Events>& scene) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    if (open.at_market.empty()) {
        open.at_market = AssetSet::of_bits(0x77777u);
        AssetSet removed = AssetSet::of_bits(0x88888u);
        if (rules.starred) {
            for (const Billionaire b : in_play(rules, open)) {
                const Asset star = asset_of(rules.billionaires[b].twice, kAssetsPerType - 1);
                open.owned[b].add(star);
                removed.remove(star);
            }
        }
        if (!removed.empty()) scene.tell({.what = Happening::AssetsRemoved, .assets = removed});
    }
    for (std::size_t i = 0; i < kMarkets; ++i) {
        const Market m = static_cast<Market>(i);
        if (assets_at(open, m).size() <= rules.starting_assets) continue;
        open.market = m;
        return scene.luck(Phase::RemoveAsset);
    }
    open.market = Market::None;
    return Step::SetCrises;
}

template <class Events>
constexpr Step remove_asset(Scene<Events>& scene, Asset asset) {
    scene.open.at_market.remove(asset);
    scene.tell({.what = Happening::AssetRemoved, .asset = asset});
    return Step::SetAssets;
}

// Step 3: BG-SET-07.
template <class Events>
constexpr Step set_crises(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.level < 2) return Step::SetMarkets;
    open.left = scene.rules.crises_added;
    return scene.luck(Phase::AddCrisis);
}

// Also when the level is raised (BG-R-80).
template <class Events>
constexpr Step add_crisis(Scene<Events>& scene, Kind kind) {
    Open& open = scene.open;
    scene.secret.aside.remove(crisis_of(kind));
    scene.secret.deck.add(kind);
    if (--open.left > 0) return scene.luck(Phase::AddCrisis);
    scene.tell({.what = Happening::CrisesAdded,
                .number = scene.rules.crises_added,
                .number2 = static_cast<std::int16_t>(scene.secret.aside.size())});
    return open.stage == Stage::Setup ? Step::SetMarkets : Step::RoundSpecials;
}

// Step 4.
template <class Events>
constexpr Step set_markets(Scene<Events>& scene) {
    plan_all(scene);
    return start_deal(scene, Then::Setup);
}

// Step 5: one card each, from seat 1.
template <class Events>
constexpr Step set_hands(Scene<Events>& scene) {
    Open& open = scene.open;
    for (const Seat seat : all_seats(scene.rules)) {
        if (!scene.secret.hand[seat].empty()) continue;
        open.asked = seat;
        return scene.luck(Phase::DealHand);
    }
    return Step::SetStarter;
}

template <class Events>
constexpr Step deal_hand(Scene<Events>& scene, Kind kind) {
    const Seat seat = scene.open.asked;
    scene.secret.deck.take(kind);
    scene.gain_unseen(seat, kind);
    scene.tell({.what = Happening::HandDealt, .seat = seat});
    scene.tell_kind(seat, kind);
    return Step::SetHands;
}

// Steps 6 and 7.
template <class Events>
constexpr Step starter_chosen(Scene<Events>& scene, Seat seat) {
    Open& open = scene.open;
    open.current = seat;
    scene.tell({.what = Happening::StarterChosen, .seat = seat});
    return open.level >= 3 ? Step::Draft : Step::FirstRound;
}

template <class Events>
constexpr Step set_starter(Scene<Events>& scene) {
    if (scene.rules.starter == kNobody) return scene.luck(Phase::ChooseStarter);
    return starter_chosen(scene, scene.rules.starter);
}

}  // namespace moneybags::guillotines
