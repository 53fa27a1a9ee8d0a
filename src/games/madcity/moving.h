#pragma once

// From the roll to the purchase step, in the order of MM-TURN-04: move, stunt, six.

#include "games/madcity/dealing.h"

namespace moneybags::madcity {

// MM-RET-01 to 04: into the depot, which is not landing anywhere (MM-MOVE-16).
template <class Events>
constexpr void send_back(Scene<Events>& scene, Seat seat) {
    Open& open = scene.open;
    scene.tell(
        {.what = Happening::CarReturned, .seat = seat, .from = open.car[seat], .place = kDepot});
    open.car[seat] = kDepot;
    if (seat == open.active) open.landed = false;  // MM-RET-06
}

// The last steps of a turn: win check, purchase step.
template <class Events>
constexpr void after_six(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.landed) {
        const Place place = open.car[open.active];
        if (place == scene.rules.finish) {
            if (wins(scene)) return;  // MM-WIN-05
            scene.tell(
                {.what = Happening::ReachedFinish,
                 .seat = open.active,
                 .place = place,
                 .amount = open.cash[open.active] + refunds(scene.rules, open, open.active)});
        } else if (can_deal(scene.rules, open)) {
            open.phase = Phase::Dealing;
            return;
        } else if constexpr (Scene<Events>::kListens) {
            tell_no_deal(scene);
        }
    }
    end_turn(scene);
}

template <class Events>
constexpr void take_bonus(Scene<Events>& scene, bool chosen) {
    scene.earn(scene.open.active, scene.rules.six_bonus);
    scene.tell({.what = Happening::SixBonus,
                .seat = scene.open.active,
                .number = chosen ? 0 : 1,
                .amount = scene.rules.six_bonus});
    after_six(scene);
}

template <class Events>
constexpr void make_miss(Scene<Events>& scene, Seat victim) {
    scene.open.waiting.add(victim);
    scene.tell({.what = Happening::SixMiss, .seat = scene.open.active, .other = victim});
    after_six(scene);
}

// MM-SIX-02: the opponents that can be named.
constexpr SeatSet may_be_named(const Rules& rules, const Open& open) {
    return all_seats(rules) - open.waiting - SeatSet{open.active};
}

template <class Events>
constexpr void after_stunt(Scene<Events>& scene) {
    Open& open = scene.open;
    const SixRule six = scene.rules.six;
    if (open.die == kDieFaces && six != SixRule::None && six != SixRule::Again) {
        if (six == SixRule::Bonus) {  // MM-OPT-06
            take_bonus(scene, false);
            return;
        }
        if (six == SixRule::Standard || !may_be_named(scene.rules, open).empty()) {
            open.phase = Phase::SixChoice;
            return;
        }
    }
    after_six(scene);
}

// MM-PAY-02: all of a player's businesses that walls join to this one.
constexpr BusinessSet group_of(const Rules& rules, BusinessSet mine, Business b) {
    BusinessSet group{b};
    for (BusinessSet edge = group; !edge.empty();) {
        const Business next = edge.lowest();
        edge.remove(next);
        const BusinessSet more = (rules.neighbours[next] & mine) - group;
        group = group | more;
        edge = edge | more;
    }
    return group;
}

// For whoever listens; the sum is known without.
template <class Events>
constexpr void tell_groups(Scene<Events>& scene, BusinessSet mine) {
    while (!mine.empty()) {
        const BusinessSet group = group_of(scene.rules, mine, mine.lowest());
        scene.tell({.what = Happening::GroupPaid,
                    .seat = scene.open.active,
                    .amount = income(scene.rules, group),
                    .businesses = group});
        mine = mine - group;
    }
}

// MM-STUNT-04: payment, discard; the new card is luck's.
template <class Events>
constexpr void do_stunt(Scene<Events>& scene, std::uint8_t slot) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    const Seat seat = open.active;
    const Place place = open.car[seat];
    const Card card = open.face_up[slot];
    const BusinessSet mine = owned(open, seat);
    const Notes payment = income(rules, mine);  // MM-PAY-07
    scene.earn(seat, payment);
    if constexpr (Scene<Events>::kListens) tell_groups(scene, mine);
    scene.tell({.what = Happening::StuntDone,
                .seat = seat,
                .place = place,
                .card = card,
                .slot = slot,
                .amount = payment});
    open.face_up[slot] = kNoCard;
    open.slot = slot;
    open.phase = Phase::TurnUpCard;
    if (slot_for(rules, open, place) != rules.face_up) send_back(scene, seat);  // MM-RET-03
    if (open.pile.empty()) {                                                    // MM-STUNT-05
        open.pile = all_cards(rules) - cards_face_up(rules, open);
        scene.tell({.what = Happening::Reshuffled, .number = open.pile.size()});
    }
}

template <class Events>
constexpr void turn_up(Scene<Events>& scene, Card card) {
    Open& open = scene.open;
    const Place place = scene.rules.card_space[card];
    open.face_up[open.slot] = card;
    open.pile.remove(card);
    scene.tell({.what = Happening::CardTurnedUp, .place = place, .card = card, .slot = open.slot});
    open.slot = 0;
    for (int i = 0; i < scene.rules.players; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (open.car[seat] == place) send_back(scene, seat);
    }
    after_stunt(scene);
}

// How many steps a drive took: the full count where that leads there (MM-MOVE-15).
constexpr int steps_to(const Rules& rules, Place from, Place to, int die) {
    const auto& reach = rules.reach[from];
    if (reach[std::size_t(die - 1)].exactly.has(to)) return die;
    int steps = 1;
    while (!reach[std::size_t(steps - 1)].exactly.has(to)) ++steps;
    return steps;
}

template <class Events>
constexpr void go(Scene<Events>& scene, Place place) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    const Seat seat = open.active;
    const Place from = open.car[seat];
    if constexpr (Scene<Events>::kListens) {
        scene.tell({.what = Happening::Drove,
                    .seat = seat,
                    .from = from,
                    .place = place,
                    .number = steps_to(rules, from, place, open.die)});
    }
    open.car[seat] = place;
    // MM-STUNT-08: an early stop is not landing; but at FINISH it is (MM-OPT-02).
    open.landed =
        rules.reach[from][std::size_t(open.die - 1)].exactly.has(place) || place == rules.finish;
    if (place == rules.finish && wins(scene)) return;  // MM-WIN-01, before the six is used
    if (rules.location_at[place] != kNoLocation) {
        const std::uint8_t slot = slot_for(rules, open, place);
        if (slot != rules.face_up) {  // MM-STUNT-01
            do_stunt(scene, slot);
            return;
        }
    }
    after_stunt(scene);
}

}  // namespace moneybags::madcity
