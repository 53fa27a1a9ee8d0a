#pragma once

// Bribes and Government Policy: 3.15, protocol 6.4. Open::setter is asked, once chosen.

#include "games/guillotines/crisis.h"
#include "games/guillotines/tax.h"

namespace moneybags::guillotines {

// 6.4, step 1.
constexpr Step go_on(At<Step::PolicyBegin>, auto& scene) {
    SeatSet full;
    for (const Seat seat : all_seats(scene.rules)) {
        if (!scene.secret.envelope[seat].empty()) full.add(seat);  // BG-BRI-06
    }
    scene.open.held_up.clear();
    if (full.empty()) return Step::PolicyCount;
    return scene.ask_all(Phase::HoldUp, full);
}

// DP-18.
template <>
struct Point<Phase::HoldUp> : Vote<Phase::HoldUp> {
    static constexpr std::string_view kClause = "BG-BRI-05";

    static constexpr Step all_in(auto& scene) {
        scene.open.held_up = scene.take_yes();
        scene.tell({.what = Happening::HoldUps, .seats = scene.open.held_up});
        return Step::PolicyInsider;
    }
};

// Step 2: every player with an unrevealed Role is asked (BG-R-56).
constexpr Step go_on(At<Step::PolicyInsider>, auto& scene) {
    const Open& open = scene.open;
    if (open.held_up.empty() || open.has_role.empty() ||
        !may_be_held(scene.rules, open, Role::InsiderTrader)) {
        return Step::PolicyCount;
    }
    return scene.ask_all(Phase::Insider, open.has_role);
}

// DP-19.
template <>
struct Point<Phase::Insider> : Together<Phase::Insider, Act::Reveal, Act::Hide> {
    static constexpr std::string_view kClause = "BG-ROL-35";
    static constexpr Act kUsual = Act::Hide;

    static constexpr void list(const Asked& you, auto& out) {
        if (you.role() == Role::InsiderTrader) list_window(you, out);
        out.bare(Act::Hide);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = not_your_role(you, move)) return no;
        if (move.role != Role::InsiderTrader) return against(kClause, "role-not-now");
        return against("BG-R-48", "no-such-player");
    }
    static constexpr void note(Secret& secret, Seat seat, const Move& move) {
        if (move.act != Act::Reveal) return;
        secret.revealer = seat;
        secret.target = move.seat;
    }
    static constexpr Step all_in(auto& scene) {
        const Seat trader = scene.secret.revealer;
        const Seat other = scene.secret.target;
        scene.secret.revealer = kNobody;
        scene.secret.target = {};
        if (trader != kNobody) {
            scene.reveal(trader);
            swap_envelopes(scene, trader, other);
        }
        return Step::PolicyCount;
    }
};

// Steps 3 to 6. The totals are taken under the Policy still in effect (BG-BRI-07); then the cards
// go and the Policy ends.
constexpr Step go_on(At<Step::PolicyCount>, auto& scene) {
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

// CH-08.
template <>
struct Point<Phase::SetterTie> : Tie {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        scene.open.setter = outcome.seat;
        return Step::PolicySetter;
    }
};

constexpr Step go_on(At<Step::PolicySetter>, auto& scene) {
    Open& open = scene.open;
    open.awaiting.clear();
    scene.tell({.what = Happening::SetterChosen,
                .seat = open.setter,
                .number = static_cast<std::int16_t>(open.bribe - 1)});
    open.bribe = 0;
    return Step::PolicyChoose;
}

constexpr Step go_on(At<Step::PolicyChoose>, auto& scene) {
    return scene.ask(Phase::SetPolicy, scene.open.setter);
}

// ---- the once-only Policies ----

// BG-POL-05: up to two cards of any kind.
constexpr Step dig_goes_on(auto& scene) {
    Open& open = scene.open;
    if (open.left > 0 && !open.discard.empty()) return scene.ask(Phase::Dig, open.setter);
    open.left = 0;
    if (scene.over_limit(open.setter)) return scene.cut(open.setter, Then::Dig);
    return Step::PolicyDone;
}

// DP-22: Open::left more.
template <>
struct Point<Phase::Dig> : FromDiscard {
    static constexpr std::string_view kClause = "BG-POL-05";

    static constexpr void list(const Asked& you, auto& out) { list_takes(you.open.discard, out); }
    static constexpr Objection why_not(const Asked&, const Move& move) {
        return take_objects(kClause, move);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        take_card(scene, seat, move);
        return dig_goes_on(scene);
    }
};

template <>
struct Point<Phase::PolicyAudit> : FreeAudit<Phase::PolicyAudit, Step::PolicyDone> {
    static constexpr std::string_view kClause = "BG-POL-06";
};

// BG-POL-07, BG-R-66: the Role held goes back first, revealed or not.
constexpr Step new_role(auto& scene) {
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

constexpr Step go_on(At<Step::NewRoleDraw>, auto& scene) {
    const Seat seat = scene.open.setter;
    return start_role_draws(scene, seat, missing(scene.rules, scene.open, seat), Then::NewRole);
}

constexpr void take_rebels(auto& scene, Crisis crisis, unsigned most) {
    Open& open = scene.open;
    const unsigned there = open.rebels[crisis];
    const unsigned taken = most < there ? most : there;
    open.rebels[crisis] = static_cast<std::uint8_t>(there - taken);
    scene.tell({.what = Happening::RebelsRemoved,
                .crisis = crisis,
                .number = static_cast<std::int16_t>(taken),
                .number2 = static_cast<std::int16_t>(rebels_on_crises(open))});
}

// A Crisis that Rebels are taken from: DP-25, DP-30.
template <Phase kPhase>
struct FromCrisis : Alone<Act::TakeRebel> {
    static constexpr void list(const Asked& you, auto& out) {
        for (const Crisis c : crises_with_rebels(you.open)) {
            out.put(Choice::of(Act::TakeRebel) | Choice::of(c));
        }
    }
    static constexpr Objection why_not(const Asked&, const Move&) {
        return against(Point<kPhase>::kClause, "no-rebels");
    }
    // The fullest.
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        Crisis best = Crisis::None;
        for (const Crisis c : crises_with_rebels(you.open)) {
            if (best == Crisis::None || you.open.rebels[c] > you.open.rebels[best]) best = c;
        }
        return {.act = Act::TakeRebel, .crisis = best};
    }
};

// BG-POL-08: all from one Crisis, chosen after the roll.
constexpr Step repress(auto& scene, Crisis crisis) {
    take_rebels(scene, crisis, scene.open.left);
    scene.open.left = 0;
    return Step::PolicyDone;
}

// CH-05.
template <>
struct Point<Phase::RepressRoll> : Die {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        open.left = outcome.die % 2 == 1 ? 2 : 1;
        scene.tell({.what = Happening::Rolled, .seat = open.setter, .number = outcome.die});
        const CrisisSet crises = crises_with_rebels(open);
        if (crises.several()) return scene.ask(Phase::Repress, open.setter);
        return repress(scene, crises.lowest());
    }
};

// DP-25: Open::left Rebels.
template <>
struct Point<Phase::Repress> : FromCrisis<Phase::Repress> {
    static constexpr std::string_view kClause = "BG-POL-08";

    static constexpr Step take(auto& scene, Seat, const Move& move) {
        return repress(scene, move.crisis);
    }
};

// BG-POL-01, 02.
constexpr Step set_policy(auto& scene, Policy policy) {
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

// DP-21 with DP-20, steps 7 and 8: after Vulture Capitalist A the same prompt returns.
template <>
struct Point<Phase::SetPolicy> : Alone<Act::SetPolicy, Act::Reveal> {
    static constexpr std::string_view kClause = "BG-POL-01";
    static constexpr Act kUsual = Act::SetPolicy;

    static constexpr void list(const Asked& you, auto& out) {
        for (std::size_t p = 0; p <= kPolicies; ++p) {
            out.put(Choice::of(Act::SetPolicy) | Choice::of(static_cast<Policy>(p)));
        }
        for (const Seat other : all_seats(you.rules)) {
            if (may_take_role(you, other)) {
                out.put(Choice::of(Act::Reveal) | Choice::of(Role::VultureCapitalist) |
                        Choice::of(other));
            }
        }
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = not_your_role(you, move)) return no;
        if (move.role != Role::VultureCapitalist) return against("BG-ROL-37", "role-not-now");
        return against("BG-R-50", "no-such-player");
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::SetPolicy) return set_policy(scene, move.policy);
        if (take_role(scene, seat, move.seat)) return scene.cut(move.seat, Then::Robbed);
        return Step::PolicyChoose;
    }
};

constexpr Step go_on(At<Step::PolicyDone>, auto& scene) {
    return scene.open.stage == Stage::RoundEnd ? Step::RoundStart : Step::Speculate;
}

}  // namespace moneybags::guillotines
