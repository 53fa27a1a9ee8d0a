#pragma once

// Crises, Rebels, the Revolution: 3.10, 3.11; the Disaster Speculator: BG-ROL-24; the Celebrity:
// BG-ROL-22.

#include "games/guillotines/buy.h"
#include "games/guillotines/roles.h"

namespace moneybags::guillotines {

// BG-REB-01: as many Rebels as it shows, or all that are left.
constexpr Step place_rebels(auto& scene, Crisis crisis, Seat leader, Step then) {
    Open& open = scene.open;
    const unsigned reserve = scene.rules.rebels - rebels_on_crises(open);
    const unsigned shown = scene.rules.rebels_of[crisis];
    const unsigned placed = shown < reserve ? shown : reserve;
    open.activated.add(crisis);
    open.shown.add(crisis);
    open.rebels[crisis] = static_cast<std::uint8_t>(placed);
    const unsigned total = rebels_on_crises(open);
    scene.tell({.what = Happening::CrisisPlaced,
                .crisis = crisis,
                .number = static_cast<std::int16_t>(placed),
                .number2 = static_cast<std::int16_t>(total)});
    if (total == scene.rules.rebels) return Step::Revolution;  // BG-REB-03: before all else
    if (total >= scene.rules.panic_at && open.panic == Panic::Ahead) {
        open.panic = Panic::Due;
        open.leader = leader;
        scene.tell({.what = Happening::PanicDue, .seat = leader});
    }
    return then;
}

// BG-CRI-07 (a), after the refill.
constexpr Step go_on(At<Step::PlaceCrisis>, auto& scene) {
    Open& open = scene.open;
    const Crisis crisis = open.crisis;
    if (crisis == Crisis::None) return Step::CrisisDone;
    open.crisis = Crisis::None;
    const unsigned aside = static_cast<unsigned>(scene.secret.aside.size());
    open.left = scene.rules.crises_shown < aside ? scene.rules.crises_shown
                                                 : static_cast<std::uint8_t>(aside);  // BG-R-29
    return place_rebels(scene, crisis, open.current, Step::ShowCrises);
}

// BG-CRI-07 (b).
constexpr Step go_on(At<Step::ShowCrises>, auto& scene) {
    return scene.open.left > 0 ? scene.luck(Phase::ShowCrisis) : Step::CrisisPolicy;
}

// CH-07.
template <>
struct Point<Phase::ShowCrisis> : CrisisSetAside {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        const Crisis c = crisis_of(outcome.kind);
        --scene.open.left;
        scene.secret.aside.remove(c);
        scene.open.shown.add(c);
        scene.open.discard.add(outcome.kind);
        scene.tell({.what = Happening::CrisisShown, .crisis = c});
        return Step::ShowCrises;
    }
};

// BG-CRI-07 (c).
constexpr Step go_on(At<Step::CrisisPolicy>, auto& scene) {
    return scene.open.level >= 4 ? Step::PolicyBegin : Step::Speculate;
}

// BG-CRI-07 (d): every player with an unrevealed Role is asked (BG-R-56).
constexpr Step go_on(At<Step::Speculate>, auto& scene) {
    const Open& open = scene.open;
    if (open.has_role.empty() || open.discard.resources().empty() ||
        !may_be_held(scene.rules, open, Role::DisasterSpeculator)) {
        return Step::CrisisDone;
    }
    return scene.ask_all(Phase::Speculate, open.has_role);
}

constexpr Step speculator_goes_on(auto& scene) {
    Open& open = scene.open;
    if (open.left > 0 && !open.discard.resources().empty()) {
        return scene.ask(Phase::SpeculatorPick, open.asked);
    }
    open.left = 0;
    if (scene.over_limit(open.asked)) return scene.cut(open.asked, Then::Speculator);
    return Step::CrisisDone;
}

// DP-14: reveal or not.
template <>
struct Point<Phase::Speculate> : RevealTogether<Phase::Speculate, Role::DisasterSpeculator> {
    static constexpr std::string_view kClause = "BG-ROL-24";

    static constexpr Step all_in(auto& scene) {
        const SeatSet yes = scene.take_yes();
        if (yes.empty()) return Step::CrisisDone;
        scene.open.asked = yes.lowest();  // there is one card of it
        scene.reveal(scene.open.asked);
        scene.open.left = 2;
        return speculator_goes_on(scene);
    }
};

// A card out of the Discard pile, or no more: by the Disaster Speculator (DP-14), or by
// Archeological Dig (DP-22).
struct FromDiscard : Alone<Act::Take, Act::Stop> {
    static constexpr Act kUsual = Act::Stop;

    static constexpr void list_takes(Bag from, auto& out) {
        for (const Kind k : from) out.put(Choice::of(Act::Take) | Choice::card<0>(k));
        out.bare(Act::Stop);
    }
    static constexpr Objection take_objects(std::string_view clause, const Move& move) {
        if (const auto no = number_of_cards("BG-BRI-01", move.cards, 1, 1)) return no;
        return against(clause, "not-in-discard");
    }
    static constexpr void take_card(auto& scene, Seat seat, const Move& move) {
        Open& open = scene.open;
        if (move.act == Act::Stop) {
            open.left = 0;
            return;
        }
        open.discard.take(move.cards[0]);
        scene.gain_openly(seat, move.cards[0]);
        --open.left;
        scene.tell({.what = Happening::CardsTaken, .seat = seat, .kind = move.cards[0]});
    }
};

// DP-14: up to two Resource cards.
template <>
struct Point<Phase::SpeculatorPick> : FromDiscard {
    static constexpr std::string_view kClause = "BG-ROL-24";

    static constexpr void list(const Asked& you, auto& out) {
        list_takes(you.open.discard.resources(), out);
    }
    static constexpr Objection why_not(const Asked&, const Move& move) {
        return take_objects("BG-ROL-25", move);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        take_card(scene, seat, move);
        return speculator_goes_on(scene);
    }
};

// A Buy is over, with or without a Crisis.
constexpr Step go_on(At<Step::CrisisDone>, auto& scene) {
    Open& open = scene.open;
    const bool puppet = open.puppet_buys;
    open.puppet_buys = false;
    return puppet ? Step::PuppetPanic : Step::LateWindow;
}

// BG-REB-02. BG-ROL-22: whoever brought it cannot escape it; at the end of a Round that is nobody
// (BG-R-44).
constexpr Step go_on(At<Step::Revolution>, auto& scene) {
    Open& open = scene.open;
    scene.tell({.what = Happening::Revolution});
    open.left = 0;
    SeatSet asked = open.has_role;
    if (open.stage != Stage::RoundEnd) asked.remove(open.current);
    if (asked.empty()) return end_game(scene, {}, Reason::Revolution);
    return scene.ask_all(Phase::Celebrity, asked);
}

// DP-31: the Default is to reveal, which stands first.
template <>
struct Point<Phase::Celebrity> : RevealTogether<Phase::Celebrity, Role::Celebrity> {
    static constexpr std::string_view kClause = "BG-ROL-22";

    static constexpr Step all_in(auto& scene) {
        const SeatSet yes = scene.take_yes();
        if (yes.empty()) return end_game(scene, {}, Reason::Revolution);
        const Seat celebrity = yes.lowest();
        scene.reveal(celebrity);
        scene.tell({.what = Happening::CelebrityWins, .seat = celebrity});
        const SeatSet winners = with_toady(scene, yes, {scene.open.who[celebrity]});  // BG-WIN-05
        return end_game(scene, winners, Reason::Celebrity);
    }
    static constexpr Move fallback(const Asked&, const Choices& list, Rng&) {
        return list[0].move();
    }
};

}  // namespace moneybags::guillotines
