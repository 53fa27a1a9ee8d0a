#pragma once

// How a game begins (MM-SET, MM-ORD), and what luck may do in it (section 6.2).

#include "games/madcity/turns.h"

namespace moneybags::madcity {

constexpr State setup(const Rules& rules) {
    State state;
    for (const Seat seat : all_seats(rules)) state.open.cash[seat] = rules.start_cash;
    state.open.pile = all_cards(rules);
    return state;
}

// MM-SET-03, 04 and 12: slot 1 first, then the small businesses are chosen.
template <class Events>
constexpr void lay_card(Scene<Events>& scene, Card card) {
    Open& open = scene.open;
    open.face_up[open.slot] = card;
    open.pile.remove(card);
    scene.tell({.what = Happening::CardLaid,
                .place = scene.rules.card_space[card],
                .card = card,
                .slot = open.slot});
    if (++open.slot < scene.rules.face_up) return;
    open.slot = 0;
    open.phase = Phase::TakeSmall;
}

// MM-SET-07 to 09: free of charge, in seat order, then the start roll.
template <class Events>
constexpr void take_small(Scene<Events>& scene, Business b) {
    Open& open = scene.open;
    const Seat seat = open.active;
    open.bought[seat].add(b);
    scene.tell({.what = Happening::SmallTaken, .seat = seat, .business = b});
    open.active = next_clockwise(seat, scene.rules.players);
    if (open.active != Seat{}) return;
    open.phase = Phase::StartRoll;
    open.to_roll = all_seats(scene.rules);
}

// MM-ORD-01, 02 and 05.
template <class Events>
constexpr void roll_for_start(Scene<Events>& scene, int die) {
    Open& open = scene.open;
    const Seat seat = open.active;
    scene.tell({.what = Happening::StartRolled, .seat = seat, .number = die});
    if (die > open.best_roll) open.highest.clear();
    if (die >= open.best_roll) {
        open.highest.add(seat);
        open.best_roll = static_cast<std::uint8_t>(die);
    }
    open.to_roll.remove(seat);
    if (!open.to_roll.empty()) {
        open.active = open.to_roll.lowest();
        return;
    }
    const SeatSet highest = open.highest;
    open.highest.clear();
    open.best_roll = 0;
    if (highest.several()) {
        open.to_roll = highest;
        open.active = highest.lowest();
        scene.tell({.what = Happening::RollAgain, .seats = highest});
        return;
    }
    scene.tell({.what = Happening::Begins, .seat = highest.lowest()});
    begin_turn(scene, highest.lowest());
}

constexpr bool awaits_card(Phase phase) {
    return phase == Phase::LayCards || phase == Phase::TurnUpCard;
}
constexpr bool awaits_die(Phase phase) {
    return phase == Phase::StartRoll || phase == Phase::MoveRoll || phase == Phase::SaleRoll;
}

// The die, or a card of the draw pile, all equally likely.
constexpr Outcomes outcomes(const Rules&, const State& state) {
    Outcomes list;
    const auto add = [&](const Outcome& outcome) { list.push_back({outcome, 1}); };
    if (awaits_die(state.open.phase)) {
        for (std::uint8_t die = 1; die <= kDieFaces; ++die) add({.luck = Luck::Die, .die = die});
    } else if (awaits_card(state.open.phase)) {
        for (const Card card : state.open.pile) add({.luck = Luck::Card, .card = card});
    }
    return list;
}

}  // namespace moneybags::madcity
