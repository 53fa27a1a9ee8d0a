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

// M1-END-02 to 04, M2-END-01 to 03: the richest of those who reached the goal win; after the last
// card everybody counts (M1-R-17).
template <class Table>
constexpr SeatSet winners(const Rules& rules, const Table& table, SeatSet reached) {
    if (reached.empty() && table.round < rules.rounds) return {};
    const SeatSet tied = richest(table, reached.empty() ? all_seats(rules) : reached);
    return in_edition(rules, [&](auto edition) { return edition.of_equals(table, tied); });
}

template <class Events>
constexpr void end_round(Scene<Events>& scene, SeatSet sharers) {
    Open& open = scene.open;
    open.in.clear();
    open.antes.clear();
    const SeatSet reached = with_goal(scene.rules, open, may_finish(scene.rules, sharers));
    open.winners = winners(scene.rules, open, reached);
    if (!open.winners.empty()) {
        open.phase = Phase::Over;
        scene.tell({.what = Happening::GameOver,
                    .number = static_cast<std::int16_t>(reached.empty() ? 0 : 1),  // 0: last card
                    .seats = open.winners});
        return;
    }
    open.leader = in_edition(scene.rules,
                             [&](auto edition) { return edition.next_leader(scene.rules, open); });
    scene.tell({.what = Happening::LeaderPassed, .seat = open.leader});
    begin_round(scene);
}

}  // namespace moneybags::millions
