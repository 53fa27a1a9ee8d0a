#pragma once

// Crises, Rebels, the Revolution: 3.10, 3.11; the Disaster Speculator: BG-ROL-24; the Celebrity:
// BG-ROL-22.

#include "games/guillotines/buy.h"

namespace moneybags::guillotines {

// BG-REB-01: as many Rebels as it shows, or all that are left.
template <class Events>
constexpr Step place_rebels(Scene<Events>& scene, Crisis crisis, Seat leader, Step then) {
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
template <class Events>
constexpr Step place_crisis(Scene<Events>& scene) {
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
template <class Events>
constexpr Step show_crises(Scene<Events>& scene) {
    return scene.open.left > 0 ? scene.luck(Phase::ShowCrisis) : Step::CrisisPolicy;
}
template <class Events>
constexpr Step show_crisis(Scene<Events>& scene, Kind kind) {
    const Crisis c = crisis_of(kind);
    --scene.open.left;
    scene.secret.aside.remove(c);
    scene.open.shown.add(c);
    scene.open.discard.add(kind);
    scene.tell({.what = Happening::CrisisShown, .crisis = c});
    return Step::ShowCrises;
}

// BG-CRI-07 (c).
template <class Events>
constexpr Step crisis_policy(Scene<Events>& scene) {
    return scene.open.level >= 4 ? Step::PolicyBegin : Step::Speculate;
}

// BG-CRI-07 (d): every player with an unrevealed Role is asked (BG-R-56).
template <class Events>
constexpr Step speculate(Scene<Events>& scene) {
    const Open& open = scene.open;
    if (open.has_role.empty() || open.discard.resources().empty() ||
        !may_be_held(scene.rules, open, Role::DisasterSpeculator)) {
        return Step::CrisisDone;
    }
    return scene.ask_all(Phase::Speculate, open.has_role);
}

template <class Events>
constexpr Step speculator_goes_on(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.left > 0 && !open.discard.resources().empty()) {
        return scene.ask(Phase::SpeculatorPick, open.asked);
    }
    open.left = 0;
    if (scene.over_limit(open.asked)) return scene.cut(open.asked, Then::Speculator);
    return Step::CrisisDone;
}

template <class Events>
constexpr Step answer_speculate(Scene<Events>& scene, Seat seat, bool reveals) {
    if (reveals) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet yes = scene.take_yes();
    if (yes.empty()) return Step::CrisisDone;
    scene.open.asked = yes.lowest();  // there is one card of it
    scene.reveal(scene.open.asked);
    scene.open.left = 2;
    return speculator_goes_on(scene);
}

// A card out of the Discard pile: by the Disaster Speculator, or by Archeological Dig.
template <class Events>
constexpr void take_from_discard(Scene<Events>& scene, Seat seat, Kind kind) {
    scene.open.discard.take(kind);
    scene.gain_openly(seat, kind);
    --scene.open.left;
    scene.tell({.what = Happening::CardsTaken, .seat = seat, .kind = kind});
}

// A Buy is over, with or without a Crisis.
template <class Events>
constexpr Step crisis_done(Scene<Events>& scene) {
    Open& open = scene.open;
    const bool puppet = open.puppet_buys;
    open.puppet_buys = false;
    return puppet ? Step::PuppetPanic : Step::LateWindow;
}

// BG-REB-02. BG-ROL-22: whoever brought it cannot escape it; at the end of a Round that is nobody
// (BG-R-44).
template <class Events>
constexpr Step revolution(Scene<Events>& scene) {
    Open& open = scene.open;
    scene.tell({.what = Happening::Revolution});
    open.left = 0;
    SeatSet asked = open.has_role;
    if (open.stage != Stage::RoundEnd) asked.remove(open.current);
    if (asked.empty()) return end_game(scene, {}, Reason::Revolution);
    return scene.ask_all(Phase::Celebrity, asked);
}

template <class Events>
constexpr Step answer_celebrity(Scene<Events>& scene, Seat seat, bool reveals) {
    if (reveals) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet yes = scene.take_yes();
    if (yes.empty()) return end_game(scene, {}, Reason::Revolution);
    const Seat celebrity = yes.lowest();
    scene.reveal(celebrity);
    scene.tell({.what = Happening::CelebrityWins, .seat = celebrity});
    const SeatSet winners = with_toady(scene, yes, {scene.open.who[celebrity]});  // BG-WIN-05
    return end_game(scene, winners, Reason::Celebrity);
}

}  // namespace moneybags::guillotines
