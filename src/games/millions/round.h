#pragma once

// How a round begins and ends: M1-END, M2-END.

#include "games/millions/scene.h"

namespace moneybags::millions {

template <class Events>
constexpr void begin_round(Scene<Events>& scene) {
    Open& open = scene.open;
    ++open.round;
    scene.tell({.what = Happening::RoundBegins,
                .seat = open.leader,
                .number = static_cast<std::int16_t>(open.round)});
    if (scene.rules.fooled && open.round > 1) {  // M1-FOOL-01; round 1 is free (M1-FOOL-02)
        for (const Seat seat : all_seats(scene.rules)) {
            // M1-R-31: two roles are shown as a set in calling order, so the slots stay unknown.
            const Character one = character(scene.rules, seat, 0);
            open.last[one] = scene.secret.role[one];
            if (scene.rules.slots == 2) {
                const Character two = character(scene.rules, seat, 1);
                open.last[two] = scene.secret.role[two];
                if (open.last[two] < open.last[one]) {
                    open.last[one] = scene.secret.role[two];
                    open.last[two] = scene.secret.role[one];
                }
            }
            scene.tell({.what = Happening::LastRoles,
                        .seat = seat,
                        .role = open.last[one],
                        .second = scene.rules.slots == 2
                                      ? open.last[character(scene.rules, seat, 1)]
                                      : Role::None});
        }
    }
    scene.secret = {};
    open.phase = Phase::TurnUpLoot;
    open.picked.clear();
    open.on_view = {};
    open.fresh.clear();
    open.looked = {};
    open.spoke.clear();
    open.claim = PerCharacter<Role>::all(Role::None);
    open.ready.clear();
    open.acted.clear();
    open.roll_call_used = open.call_used = open.time_is_up = open.vote_barred = false;
    open.voted.clear();
    open.shown.clear();
    open.alive.clear();
    open.named = Role::None;
    for (const Seat seat : all_seats(scene.rules)) open.talk[seat] = scene.rules.talk;
    open.votes_left = scene.rules.votes;
    open.token = open.asked = open.leader;
}

// The players who hold most (or least) among some, which must not be empty.
constexpr SeatSet richest(const Open& open, SeatSet among) {
    Millions most = open.purse[among.lowest()];
    for (const Seat seat : among) most = open.purse[seat] > most ? open.purse[seat] : most;
    SeatSet best;
    for (const Seat seat : among) {
        if (open.purse[seat] == most) best.add(seat);
    }
    return best;
}

constexpr SeatSet poorest(const Open& open, SeatSet among) {
    Millions least = open.purse[among.lowest()];
    for (const Seat seat : among) least = open.purse[seat] < least ? open.purse[seat] : least;
    SeatSet worst;
    for (const Seat seat : among) {
        if (open.purse[seat] == least) worst.add(seat);
    }
    return worst;
}

constexpr SeatSet with_goal(const Rules& rules, const Open& open, SeatSet among) {
    SeatSet there;
    for (const Seat seat : among) {
        if (open.purse[seat] >= rules.goal) there.add(seat);
    }
    return there;
}

// M1-END-02 to 04: only who received a share can reach the goal (M1-R-14, 15); after the last card
// everybody counts (M1-R-17). Equals share the win.
constexpr SeatSet winners_first(const Rules& rules, const Open& open, SeatSet sharers) {
    const SeatSet there = with_goal(rules, open, sharers);
    if (!there.empty()) return richest(open, there);
    if (open.round == rules.rounds) return richest(open, all_seats(rules));
    return {};
}

// M2-END-01 to 03: anybody with the goal ends the game; the richest wins it alone, the tied player
// nearest to the Leader going clockwise first.
constexpr SeatSet winners_second(const Rules& rules, const Open& open) {
    const bool ends =
        !with_goal(rules, open, all_seats(rules)).empty() || open.round == rules.rounds;
    if (!ends) return {};
    return {first_clockwise(richest(open, all_seats(rules)), open.leader)};
}

template <class Events>
constexpr void end_round(Scene<Events>& scene, SeatSet sharers) {
    Open& open = scene.open;
    open.in.clear();
    open.antes.clear();
    open.winners = is_first(scene.rules) ? winners_first(scene.rules, open, sharers)
                                         : winners_second(scene.rules, open);
    if (!open.winners.empty()) {
        open.phase = Phase::Over;
        const bool goal = !with_goal(scene.rules, open, open.winners).empty() &&
                          (!is_first(scene.rules) || sharers.meets(open.winners));
        scene.tell({.what = Happening::GameOver,
                    .number = static_cast<std::int16_t>(goal ? 1 : 0),  // 0: the last Loot card
                    .seats = open.winners});
        return;
    }
    // M1-END-05: one seat on; M2-END-04: to the poorest, nearest to the old Leader.
    open.leader = is_first(scene.rules)
                      ? next_clockwise(open.leader, scene.rules.players)
                      : first_clockwise(poorest(open, all_seats(scene.rules)), open.leader);
    scene.tell({.what = Happening::LeaderPassed, .seat = open.leader});
    begin_round(scene);
}

}  // namespace moneybags::millions
