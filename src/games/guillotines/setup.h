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

constexpr Step take_billionaire(auto& scene, Seat seat, Billionaire b) {
    scene.open.who[seat] = b;
    scene.tell({.what = Happening::BillionaireTaken, .seat = seat, .billionaire = b});
    return Step::SetBillionaires;
}

// 2.3, step 1; Open::asked is whose Billionaire it is. The last of five is not asked.
constexpr Step go_on(At<Step::SetBillionaires>, auto& scene) {
    Open& open = scene.open;
    for (const Seat seat : all_seats(scene.rules)) {
        if (open.who[seat] != Billionaire::None) continue;
        open.asked = seat;
        if (scene.rules.deal_billionaires) return scene.luck(Phase::DealBillionaire);
        const BillionaireSet free = free_billionaires(scene.rules, open);
        if (free.several()) return scene.ask(Phase::PickBillionaire, seat);
        take_billionaire(scene, seat, free.lowest());
    }
    return Step::SetPuppets;
}

// CH-01: for Open::asked.
template <>
struct Point<Phase::DealBillionaire> : Chance {
    static constexpr Outcomes outcomes(const Rules& rules, const State& state) {
        return Outcomes::of(Luck::Billionaire, free_billionaires(rules, state.open));
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        return take_billionaire(scene, scene.open.asked, outcome.billionaire);
    }
};

// DP-01.
template <>
struct Point<Phase::PickBillionaire> : Alone<Act::Pick> {
    static constexpr std::string_view kClause = "BG-R-04";

    static constexpr void list(const Asked& you, auto& out) {
        for (const Billionaire b : free_billionaires(you.rules, you.open)) {
            out.put(Choice::of(Act::Pick) | Choice::of(b));
        }
    }
    static constexpr Objection why_not(const Asked& you, const Move&) {
        return against(kClause, "billionaire-taken", 0, 0,
                       free_billionaires(you.rules, you.open).size());
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        return take_billionaire(scene, seat, move.billionaire);
    }
    static constexpr Move fallback(const Asked&, const Choices& list, Rng& luck) {
        return draw_move(list, luck);
    }
};

// BG-PUP-01.
constexpr Step go_on(At<Step::SetPuppets>, auto& scene) {
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

// CH-01: for Open::asked.
template <>
struct Point<Phase::DealPuppet> : Chance {
    static constexpr Outcomes outcomes(const Rules& rules, const State& state) {
        return Outcomes::of(Luck::Puppet, free_billionaires(rules, state.open));
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        const Seat seat = scene.open.asked;
        scene.open.puppet[seat] = outcome.billionaire;
        scene.tell(
            {.what = Happening::PuppetDealt, .seat = seat, .billionaire = outcome.billionaire});
        return Step::SetPuppets;
    }
};

// Step 2: BG-SET-02 to 04. The starred Asset of a type stands last.
constexpr Step go_on(At<Step::SetAssets>, auto& scene) {
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

// CH-01: from Open::market.
template <>
struct Point<Phase::RemoveAsset> : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State& state) {
        return Outcomes::of(Luck::Leftover, assets_at(state.open, state.open.market));
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        scene.open.at_market.remove(outcome.asset);
        scene.tell({.what = Happening::AssetRemoved, .asset = outcome.asset});
        return Step::SetAssets;
    }
};

// Step 3: BG-SET-07.
constexpr Step go_on(At<Step::SetCrises>, auto& scene) {
    Open& open = scene.open;
    if (open.level < 2) return Step::SetMarkets;
    open.left = scene.rules.crises_added;
    return scene.luck(Phase::AddCrisis);
}

// CH-02: hidden, into the Draw deck, Open::left more. Also when the level is raised (BG-R-80).
template <>
struct Point<Phase::AddCrisis> : CrisisSetAside {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        scene.secret.aside.remove(crisis_of(outcome.kind));
        scene.secret.deck.add(outcome.kind);
        if (--open.left > 0) return scene.luck(Phase::AddCrisis);
        scene.tell({.what = Happening::CrisesAdded,
                    .number = scene.rules.crises_added,
                    .number2 = static_cast<std::int16_t>(scene.secret.aside.size())});
        return open.stage == Stage::Setup ? Step::SetMarkets : Step::RoundSpecials;
    }
};

// Step 4.
constexpr Step go_on(At<Step::SetMarkets>, auto& scene) {
    plan_all(scene);
    return start_deal(scene, Then::Setup);
}

// Step 5: one card each, from seat 1.
constexpr Step go_on(At<Step::SetHands>, auto& scene) {
    Open& open = scene.open;
    for (const Seat seat : all_seats(scene.rules)) {
        if (!scene.secret.hand[seat].empty()) continue;
        open.asked = seat;
        return scene.luck(Phase::DealHand);
    }
    return Step::SetStarter;
}

// CH-03: to Open::asked, who alone sees it.
template <>
struct Point<Phase::DealHand> : CardOfDeck {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        const Seat seat = scene.open.asked;
        scene.secret.deck.take(outcome.kind);
        scene.gain_unseen(seat, outcome.kind);
        scene.tell({.what = Happening::HandDealt, .seat = seat});
        scene.tell_kind(seat, outcome.kind);
        return Step::SetHands;
    }
};

// Steps 6 and 7.
constexpr Step starter_chosen(auto& scene, Seat seat) {
    Open& open = scene.open;
    open.current = seat;
    scene.tell({.what = Happening::StarterChosen, .seat = seat});
    return open.level >= 3 ? Step::Draft : Step::FirstRound;
}

constexpr Step go_on(At<Step::SetStarter>, auto& scene) {
    if (scene.rules.starter == kNobody) return scene.luck(Phase::ChooseStarter);
    return starter_chosen(scene, scene.rules.starter);
}

// CH-01.
template <>
struct Point<Phase::ChooseStarter> : Chance {
    static constexpr Outcomes outcomes(const Rules& rules, const State&) {
        return Outcomes::of(Luck::Seat, all_seats(rules));
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        return starter_chosen(scene, outcome.seat);
    }
};

}  // namespace moneybags::guillotines
