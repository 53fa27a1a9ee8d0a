#pragma once

// How turns begin and end, and the game with them: MM-TURN, MM-WIN, MM-OPT-07 and 08.

#include "games/madcity/scene.h"

namespace moneybags::madcity {

template <class Events>
constexpr void begin_turn(Scene<Events>& scene, Seat seat) {
    Open& open = scene.open;
    open.phase = Phase::Main;
    open.active = seat;
    open.die = 0;
    open.landed = false;
    open.business = kNoBusiness;
    open.leasing = false;
    scene.tell({.what = Happening::TurnBegins,
                .seat = seat,
                .number = static_cast<std::int32_t>(open.turns + 1)});
}

// MM-OPT-08: looked at when a turn has ended.
template <class Events>
constexpr bool count_turn(Scene<Events>& scene) {
    Open& open = scene.open;
    ++open.turns;
    if (scene.rules.turn_limit == 0 || open.turns < scene.rules.turn_limit) return true;
    open.phase = Phase::Over;
    scene.tell({.what = Happening::LimitReached, .number = static_cast<std::int32_t>(open.turns)});
    return false;
}

template <class Events>
constexpr void end_turn(Scene<Events>& scene) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    if (!count_turn(scene)) return;
    if (rules.six == SixRule::Again && open.die == kDieFaces) {  // MM-OPT-07
        begin_turn(scene, open.active);
        return;
    }
    Seat seat = next_clockwise(open.active, rules.players);  // MM-ORD-03
    while (open.waiting.has(seat)) {                         // MM-TURN-01
        open.waiting.remove(seat);
        scene.tell({.what = Happening::TurnMissed,
                    .seat = seat,
                    .number = static_cast<std::int32_t>(open.turns + 1)});
        if (!count_turn(scene)) return;
        seat = next_clockwise(seat, rules.players);
    }
    begin_turn(scene, seat);
}

// Called for a car that has landed on FINISH by this very move (MM-TURN-04). Says if that won.
template <class Events>
constexpr bool wins(Scene<Events>& scene) {
    Open& open = scene.open;
    const Seat seat = open.active;
    if (!has_the_target(scene.rules, open, seat)) return false;  // MM-WIN-06
    for (const Business b : open.leased[seat]) {                 // MM-WIN-03: every one
        scene.earn(seat, scene.rules.lease[b]);
        scene.tell({.what = Happening::LeaseEnded,
                    .seat = seat,
                    .business = b,
                    .amount = scene.rules.lease[b]});
    }
    open.leased[seat] = {};
    open.winners = {seat};
    open.phase = Phase::Over;
    scene.tell({.what = Happening::Won, .seat = seat, .amount = open.cash[seat]});
    return true;
}

}  // namespace moneybags::madcity
