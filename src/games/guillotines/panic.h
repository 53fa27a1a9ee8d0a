#pragma once

// Panic!: 3.11, protocol 6.3.

#include "games/guillotines/negotiation.h"
#include "games/guillotines/policy.h"

namespace moneybags::guillotines {

constexpr Step go_on(At<Step::PanicBegin>, auto& scene) {
    scene.open.panic = Panic::UnderWay;
    return scene.luck(Phase::PanicDraw);
}

constexpr Step begin_negotiation(auto& scene) {
    Open& open = scene.open;
    open.lap = 0;
    open.slot = 0;
    open.passes = 0;
    open.asked = open.leader;
    return Step::PanicSlot;
}

// CH-06. Every player with an unrevealed Role is asked, if dictation is possible.
template <>
struct Point<Phase::PanicDraw> : Chance {
    static constexpr Outcomes outcomes(const Rules&, const State&) {
        return {Luck::Panic, Bag::of_bits(0x155)};  // 0 … 4, once each
    }
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        open.panic_card = outcome.panic;
        scene.tell({.what = Happening::PanicDrawn, .seat = open.leader, .panic = outcome.panic});
        if (!open.has_role.empty() && may_be_held(scene.rules, open, Role::PowerBroker) &&
            can_dictate(scene.rules, open)) {
            return scene.ask_all(Phase::Dictate, open.has_role);
        }
        return begin_negotiation(scene);
    }
};

// DP-27.
template <>
struct Point<Phase::Dictate> : Together<Phase::Dictate, Act::Reveal, Act::Hide> {
    static constexpr std::string_view kClause = "BG-ROL-28";
    static constexpr Act kUsual = Act::Hide;

    static constexpr void list(const Asked& you, auto& out) {
        if (you.role() == Role::PowerBroker) list_dictates(you, out);
        out.bare(Act::Hide);
    }
    static constexpr void list_dictates(const Asked& you, auto& out) {
        std::array<AssetSet, 3> supply{};
        std::size_t i = 0;
        for (const Market m : types_to_sacrifice(you.rules, you.open)) {
            supply[i++] = owned_by_anybody(you.open) & assets_of_type(m);
        }
        for (const Asset a : supply[0]) {
            for (const Asset b : supply[1]) {
                for (const Asset c : supply[2]) {
                    if (may_dictate(you.rules, you.open, {a, b, c})) {
                        out.put(Choice::of(Act::Reveal) | Choice::of(Role::PowerBroker) |
                                Choice::asset<0>(a) | Choice::asset<1>(b) | Choice::asset<2>(c));
                    }
                }
            }
        }
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = not_your_role(you, move)) return no;
        if (move.role != Role::PowerBroker) return against(kClause, "role-not-now");
        return against(kClause, "one-per-billionaire");
    }
    static constexpr void note(Secret& secret, Seat seat, const Move& move) {
        if (move.act != Act::Reveal) return;
        secret.revealer = seat;
        secret.dictated = move.assets;
    }
    static constexpr Step all_in(auto& scene) {
        const Seat broker = scene.secret.revealer;
        const std::array<Asset, 3> assets = scene.secret.dictated;
        scene.secret.revealer = kNobody;
        scene.secret.dictated = {Asset::None, Asset::None, Asset::None};
        if (broker == kNobody) return begin_negotiation(scene);
        scene.reveal(broker);
        AssetSet all;
        for (const Asset asset : assets) all.add(asset);
        scene.tell({.what = Happening::Dictated, .seat = broker, .assets = all});
        for (const Asset asset : assets) sacrifice(scene, asset);
        return settle(scene) ? Step::Wait : Step::PanicWon;
    }
};

// ---- success ----

constexpr Step go_on(At<Step::PanicWon>, auto& scene) {
    scene.tell({.what = Happening::PanicWon});
    return scene.luck(Phase::PanicRoll);
}

// BG-PAN-09: that many Rebels, all if fewer, of the leader's choice; asked only where there is one.
constexpr Step go_on(At<Step::PanicRemove>, auto& scene) {
    Open& open = scene.open;
    while (open.left > 0) {
        const CrisisSet crises = crises_with_rebels(open);
        if (crises.several() && open.left < rebels_on_crises(open)) {
            return scene.ask(Phase::RemoveRebels, open.leader);
        }
        const Crisis from = crises.lowest();
        const std::uint8_t there = open.rebels[from];
        const std::uint8_t taken = open.left < there ? open.left : there;
        take_rebels(scene, from, taken);
        open.left = static_cast<std::uint8_t>(open.left - taken);
    }
    return Step::PanicDone;
}

// CH-05.
template <>
struct Point<Phase::PanicRoll> : Die {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        scene.tell({.what = Happening::Rolled, .seat = open.leader, .number = outcome.die});
        const unsigned total = rebels_on_crises(open);
        open.left = static_cast<std::uint8_t>(outcome.die < total ? outcome.die : total);
        return Step::PanicRemove;
    }
};

// DP-30: Open::left more.
template <>
struct Point<Phase::RemoveRebels> : FromCrisis<Phase::RemoveRebels> {
    static constexpr std::string_view kClause = "BG-PAN-09";

    static constexpr Step take(auto& scene, Seat, const Move& move) {
        take_rebels(scene, move.crisis, 1);
        --scene.open.left;
        return Step::PanicRemove;
    }
};

// BG-PAN-11: once per game. Back to where it was due.
constexpr Step go_on(At<Step::PanicDone>, auto& scene) {
    Open& open = scene.open;
    open.panic = Panic::Past;
    open.panic_card = PanicCard::None;
    switch (open.stage) {
        case Stage::Turn:
            return Step::PuppetStep;
        case Stage::Puppet:
            return Step::EndTurn;
        default:
            return Step::RoundRoles;
    }
}

}  // namespace moneybags::guillotines
