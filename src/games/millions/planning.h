#pragma once

// Planning: M1-PLAN, M2-PLAN.

#include "games/millions/negotiation.h"

namespace moneybags::millions {

// M1-PLAN-03 to 05, M2-PLAN-03, 04, 06: slot 1 first, then slot 2, each with its own test of the
// purse.
template <class Events>
constexpr void lay_antes(Scene<Events>& scene) {
    const Millions ante = scene.ante();
    for (const Character c : all_characters(scene.rules)) {
        const Seat seat = scene.owner_of(c);
        const bool reserve_pays = scene.open.purse[seat] < ante;
        if (reserve_pays) {
            scene.open.reserve -= ante.count();
        } else {
            scene.open.purse[seat] -= ante;
        }
        scene.lay_ante(c);
        scene.tell({.what = reserve_pays ? Happening::AnteFromReserve : Happening::AnteLaid,
                    .seat = seat,
                    .character = c,
                    .amount = ante});
    }
}

template <class Events>
constexpr void pick(Scene<Events>& scene, Seat seat, const Move& move) {
    scene.secret.role[character(scene.rules, seat, 0)] = move.role;
    if (scene.rules.slots == 2) scene.secret.role[character(scene.rules, seat, 1)] = move.second;
    scene.open.picked.add(seat);
    scene.tell({.what = Happening::Picked, .seat = seat});
    scene.tell({.what = Happening::PickedRoles,
                .to = Audience::only({seat}),
                .seat = seat,
                .character = character(scene.rules, seat, 0),
                .role = move.role,
                .second = move.second});
    if (scene.open.picked != all_seats(scene.rules)) return;
    scene.open.in = all_characters(scene.rules);
    lay_antes(scene);
    scene.open.phase = Phase::HideCard;
}

// M1-PLAN-06, MX-R-25: the cards on view are a heap without owners or order.
template <class Events>
constexpr void show_cards(Scene<Events>& scene, Role hidden) {
    for (const Character c : all_characters(scene.rules))
        ++scene.open.on_view[scene.secret.role[c]];
    --scene.open.on_view[hidden];
    scene.tell({.what = Happening::CardsOnView, .roles = scene.open.on_view});
    begin_talks(scene);
}

template <class Events>
constexpr void turn_up(Scene<Events>& scene, Card card) {
    scene.open.loot = card;
    scene.open.turned_up.add(card);
    scene.open.phase = Phase::Picking;
    const LootCard& face = loot(scene.rules, scene.open);
    scene.tell({.what = Happening::LootTurnedUp, .card = card, .amount = face.amount});
    if (facts(scene.rules).centre) {  // M2-PLAN-01
        scene.open.centre = face.amount;
        scene.open.reserve -= face.amount.count();
    }
}

// What luck decides is played like any move.
template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, const Outcome& outcome,
                     Events&& events = Events{}) {
    Scene<Events> scene{rules, state.open, state.secret, events};
    switch (outcome.luck) {
        case Luck::Leader:
            scene.open.leader = outcome.leader;
            scene.tell({.what = Happening::LeaderChosen, .seat = outcome.leader});
            begin_round(scene);
            break;
        case Luck::Loot:
            turn_up(scene, outcome.loot);
            break;
        case Luck::Hidden:
            show_cards(scene, outcome.hidden);
            break;
    }
}

}  // namespace moneybags::millions
