#pragma once

// Bribes and Government Policy: 3.15, protocol 6.4.

#include "games/guillotines/crisis.h"
#include "games/guillotines/roles.h"

namespace moneybags::guillotines {

// 6.4, step 1.
template <class Events>
constexpr Step policy_begin(Scene<Events>& scene) {
    SeatSet full;
    for (const Seat seat : all_seats(scene.rules)) {
        if (!scene.secret.envelope[seat].empty()) full.add(seat);  // BG-BRI-06
    }
    scene.open.held_up.clear();
    if (full.empty()) return Step::PolicyCount;
    return scene.ask_all(Phase::HoldUp, full);
}

template <class Events>
constexpr Step answer_hold_up(Scene<Events>& scene, Seat seat, bool yes) {
    if (yes) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    scene.open.held_up = scene.take_yes();
    scene.tell({.what = Happening::HoldUps, .seats = scene.open.held_up});
    return Step::PolicyInsider;
}

// Step 2: every player with an unrevealed Role is asked (BG-R-56).
template <class Events>
constexpr Step policy_insider(Scene<Events>& scene) {
    const Open& open = scene.open;
    if (open.held_up.empty() || open.has_role.empty() ||
        !may_be_held(scene.rules, open, Role::InsiderTrader)) {
        return Step::PolicyCount;
    }
    return scene.ask_all(Phase::Insider, open.has_role);
}

template <class Events>
constexpr Step answer_insider(Scene<Events>& scene, Seat seat, const Move& move) {
    Secret& secret = scene.secret;
    if (move.act == Act::Reveal) {
        secret.revealer = seat;
        secret.target = move.seat;
    }
    if (!scene.all_answered(seat)) return Step::Wait;
    const Seat trader = secret.revealer;
    const Seat other = secret.target;
    secret.revealer = kNobody;
    secret.target = {};
    if (trader != kNobody) {
        scene.reveal(trader);
        swap_envelopes(scene, trader, other);
    }
    return Step::PolicyCount;
}

// Steps 3 to 6. The totals are taken under the Policy still in effect (BG-BRI-07); then the cards
// go and the Policy ends.
template <class Events>
constexpr Step policy_count(Scene<Events>& scene) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    SeatSet best;
    int most = -1;
    for (const Seat seat : open.held_up) {
        const Bag cards = scene.secret.envelope[seat];
        const int total = static_cast<int>(effective_sum(rules, open, cards));
        if (total > most) best.clear();
        if (total >= most) {
            best.add(seat);
            most = total;
        }
        scene.tell({.what = Happening::EnvelopeOpened,
                    .seat = seat,
                    .number = static_cast<std::int16_t>(total),
                    .cards = cards});
        open.discard += cards;
        scene.secret.envelope[seat] = {};
        open.read[seat].clear();
    }
    if (best.empty()) best = poorest(rules, open, all_seats(rules));  // BG-BRI-10
    open.held_up.clear();
    open.bribe = static_cast<std::uint8_t>(most + 1);
    if (open.policy != Policy::None) {
        scene.tell({.what = Happening::PolicyEnded, .policy = open.policy});
        open.policy = Policy::None;
    }
    open.awaiting = best;
    if (best.several()) return scene.luck(Phase::SetterTie);
    open.setter = best.lowest();
    return Step::PolicySetter;
}

template <class Events>
constexpr Step policy_setter(Scene<Events>& scene) {
    Open& open = scene.open;
    open.awaiting.clear();
    scene.tell({.what = Happening::SetterChosen,
                .seat = open.setter,
                .number = static_cast<std::int16_t>(open.bribe - 1)});
    open.bribe = 0;
    return Step::PolicyChoose;
}

// Steps 7 and 8: Vulture Capitalist A is one more option, after which the same prompt returns.
template <class Events>
constexpr Step policy_choose(Scene<Events>& scene) {
    return scene.ask(Phase::SetPolicy, scene.open.setter);
}

// ---- the once-only Policies ----

// BG-POL-05: up to two cards of any kind.
template <class Events>
constexpr Step dig_goes_on(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.left > 0 && !open.discard.empty()) return scene.ask(Phase::Dig, open.setter);
    open.left = 0;
    if (scene.over_limit(open.setter)) return scene.cut(open.setter, Then::Dig);
    return Step::PolicyDone;
}

// BG-POL-07, BG-R-66: the Role held goes back first, revealed or not.
template <class Events>
constexpr Step new_role(Scene<Events>& scene) {
    Open& open = scene.open;
    const Seat seat = open.setter;
    const Role shown = open.face_up[seat];
    if (shown != Role::None) {
        scene.return_face_up(seat);
    } else if (open.has_role.has(seat)) {
        scene.return_role(seat);
    } else {
        return Step::NewRoleDraw;
    }
    scene.tell({.what = Happening::RolesReturned, .seat = seat, .role = shown});
    if (scene.over_limit(seat)) return scene.cut(seat, Then::NewRole);
    return Step::NewRoleDraw;
}

template <class Events>
constexpr Step new_role_draw(Scene<Events>& scene) {
    const Seat seat = scene.open.setter;
    return start_role_draws(scene, seat, missing(scene.rules, scene.open, seat), Then::NewRole);
}

template <class Events>
constexpr void take_rebels(Scene<Events>& scene, Crisis crisis, unsigned most) {
    Open& open = scene.open;
    const unsigned there = open.rebels[crisis];
    const unsigned taken = most < there ? most : there;
    open.rebels[crisis] = static_cast<std::uint8_t>(there - taken);
    scene.tell({.what = Happening::RebelsRemoved,
                .crisis = crisis,
                .number = static_cast<std::int16_t>(taken),
                .number2 = static_cast<std::int16_t>(rebels_on_crises(open))});
}

// BG-POL-08: all from one Crisis, chosen after the roll.
template <class Events>
constexpr Step repress_rolled(Scene<Events>& scene, unsigned die) {
    Open& open = scene.open;
    open.left = die % 2 == 1 ? 2 : 1;
    scene.tell(
        {.what = Happening::Rolled, .seat = open.setter, .number = static_cast<std::int16_t>(die)});
    const CrisisSet crises = crises_with_rebels(open);
    if (crises.several()) return scene.ask(Phase::Repress, open.setter);
    take_rebels(scene, crises.lowest(), open.left);
    open.left = 0;
    return Step::PolicyDone;
}

// BG-POL-09: who of those not yet taxed is richest.
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
template <class Events>
constexpr Step choose_taxed(Scene<Events>& scene) {
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

template <class Events>
constexpr Step tie_taxed(Scene<Events>& scene, Billionaire b) {
    scene.open.taxed[scene.open.taxed[0] == Billionaire::None ? 0 : 1] = b;
    return choose_taxed(scene);
}

constexpr Billionaire tax_payer(const Open& open) {
    return open.taxed[open.taxed[0] == Billionaire::None ? 1 : 0];
}

template <class Events>
constexpr void tax_done(Scene<Events>& scene) {
    Open& open = scene.open;
    open.taxed[open.taxed[0] == Billionaire::None ? 1 : 0] = Billionaire::None;
}

template <class Events>
constexpr void pay_tax(Scene<Events>& scene, const Move& move) {
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
    tax_done(scene);
}

// Whoever has a hand is asked, since nobody else knows what it is worth; without one it is an
// Asset or nothing.
template <class Events>
constexpr Step tax_next(Scene<Events>& scene) {
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
            pay_tax(scene,
                    {.act = Act::PayAsset, .assets = {assets.lowest(), Asset::None, Asset::None}});
        }
    }
    return Step::PolicyDone;
}

// BG-POL-01, 02.
template <class Events>
constexpr Step set_policy(Scene<Events>& scene, Policy policy) {
    Open& open = scene.open;
    open.policy = policy;
    scene.tell({.what = Happening::PolicySet, .seat = open.setter, .policy = policy});
    switch (policy) {
        case Policy::ArcheologicalDig:
            open.left = 2;
            return dig_goes_on(scene);
        case Policy::BillionaireAudited:
            if (owned_by_anybody(open).empty()) return Step::PolicyDone;  // BG-R-77
            return scene.ask(Phase::PolicyAudit, open.setter);
        case Policy::NewRole:
            return new_role(scene);
        case Policy::RepressTheRebels:
            if (crises_with_rebels(open).empty()) return Step::PolicyDone;  // BG-R-67
            return scene.luck(Phase::RepressRoll);
        case Policy::TaxTyranny:
            return choose_taxed(scene);
        default:
            return Step::PolicyDone;
    }
}

template <class Events>
constexpr Step policy_done(Scene<Events>& scene) {
    return scene.open.stage == Stage::RoundEnd ? Step::RoundStart : Step::Speculate;
}

}  // namespace moneybags::guillotines
