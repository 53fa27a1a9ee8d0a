#pragma once

// Tax Tyranny: BG-POL-09.

#include "games/guillotines/ownership.h"

namespace moneybags::guillotines {

// Who of those not yet taxed is richest.
constexpr BillionaireSet richest(const Rules& rules, const Open& open) {
    BillionaireSet set;
    unsigned least = 0;
    for (const Billionaire b : in_play(rules, open)) {
        if (b == open.taxed[0]) continue;
        const unsigned lacks = missing(rules, open, b);
        if (set.empty() || lacks < least) {
            set = {b};
            least = lacks;
        } else if (lacks == least) {
            set.add(b);
        }
    }
    return set;
}

// Both payers are fixed before either pays (BG-R-64).
constexpr Step choose_taxed(auto& scene) {
    Open& open = scene.open;
    for (std::size_t i = 0; i < 2; ++i) {
        if (open.taxed[i] != Billionaire::None) continue;
        const BillionaireSet equal = richest(scene.rules, open);
        if (equal.several()) return scene.luck(Phase::TaxTie);
        open.taxed[i] = equal.lowest();
    }
    for (std::size_t i = 0; i < 2; ++i) {
        scene.tell({.what = Happening::Taxed,
                    .seat = controller(scene.rules, open, open.taxed[i]),
                    .billionaire = open.taxed[i],
                    .number = static_cast<std::int16_t>(i + 1)});
    }
    return Step::TaxNext;
}

// CH-08: who of the equally rich is taxed.
template <>
struct Point<Phase::TaxTie> : Chance {
    static constexpr Outcomes outcomes(const Rules& rules, const State& state) {
        return Outcomes::of(Luck::Tie, richest(rules, state.open));
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        open.taxed[open.taxed[0] == Billionaire::None ? 0 : 1] = outcome.billionaire;
        return choose_taxed(scene);
    }
};

constexpr Billionaire tax_payer(const Open& open) {
    return open.taxed[open.taxed[0] == Billionaire::None ? 1 : 0];
}

constexpr void pay_tax(auto& scene, const Move& move) {
    Open& open = scene.open;
    const Billionaire b = tax_payer(open);
    const Seat seat = controller(scene.rules, open, b);
    switch (move.act) {
        case Act::PayCards: {
            const Bag paid = scene.discard_from_hand(seat, move.cards);
            scene.tell({.what = Happening::TaxPaid, .seat = seat, .billionaire = b, .cards = paid});
            break;
        }
        case Act::PayAsset:
            scene.tell({.what = Happening::TaxPaid,
                        .seat = seat,
                        .billionaire = b,
                        .asset = move.assets[0]});
            return_asset(scene, move.assets[0]);
            judge_bunker(scene);  // giving an Asset up completes nobody
            break;
        default:
            scene.tell({.what = Happening::TaxExempt, .seat = seat, .billionaire = b});
            break;
    }
    open.taxed[open.taxed[0] == Billionaire::None ? 1 : 0] = Billionaire::None;
}

// Whoever has a hand is asked, since nobody else knows what it is worth; without one it is an
// Asset or nothing.
constexpr Step go_on(At<Step::TaxNext>, auto& scene) {
    Open& open = scene.open;
    while (tax_payer(open) != Billionaire::None) {
        const Billionaire b = tax_payer(open);
        const Seat seat = controller(scene.rules, open, b);
        const bool hand = !is_puppet(scene.rules, open, b) && !scene.secret.hand[seat].empty();
        const AssetSet assets = open.owned[b];
        if (hand || assets.several()) return scene.ask(Phase::Tax, seat);
        if (assets.empty()) {
            pay_tax(scene, {.act = Act::Exempt});
        } else {
            pay_tax(scene, with_asset(Act::PayAsset, assets.lowest()));
        }
    }
    return Step::PolicyDone;
}

// DP-26: Open::asked pays for Open::taxed[0], or [1] once that is None.
template <>
struct Point<Phase::Tax> : Alone<Act::PayCards, Act::PayAsset, Act::Exempt> {
    static constexpr std::string_view kClause = "BG-POL-09";

    static constexpr void list(const Asked& you, auto& out) {
        const Billionaire payer = tax_payer(you.open);
        bool any = !you.open.owned[payer].empty();
        if (!is_puppet(you.rules, you.open, payer)) {
            const auto worth = [&](Kind k) { return effective(you.rules, you.open, k); };
            for_each_selection(each_card(you.hand().without_crises()),
                               [&](const ThreeCards& cards) {
                                   if (pays_exactly(cards, you.rules.tax, worth)) {
                                       out.put(Choice::of(Act::PayCards) | word_of(cards));
                                       any = true;
                                   }
                               });
        }
        for (const Asset asset : you.open.owned[payer]) {
            out.put(Choice::of(Act::PayAsset) | Choice::asset<0>(asset));
        }
        if (!any) out.bare(Act::Exempt);
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (move.act == Act::Exempt) return against(kClause, "not-exempt");
        if (move.act == Act::PayAsset) return against(kClause, "not-your-asset");
        if (is_puppet(you.rules, you.open, tax_payer(you.open))) {
            return against("BG-R-64", "puppet-has-no-hand");
        }
        return price_objects(kClause, you, move, you.rules.tax,
                             [&](Kind k) { return effective(you.rules, you.open, k); });
    }

    static constexpr Step take(auto& scene, Seat, const Move& move) {
        pay_tax(scene, move);
        return Step::TaxNext;
    }

    // With cards, which stand first.
    static constexpr Move fallback(const Asked&, const Choices& list, Rng&) {
        return list[0].move();
    }
};

}  // namespace moneybags::guillotines
