#pragma once

// The Puppet step of the two-player game: 3.16.

#include "games/guillotines/panic.h"

namespace moneybags::guillotines {

// BG-PUP-02; skipped if the Draw deck is already empty (BG-R-73).
template <class Events>
constexpr Step puppet_step(Scene<Events>& scene) {
    Open& open = scene.open;
    if (!scene.rules.puppets || scene.secret.deck.empty()) return Step::EndTurn;
    open.stage = Stage::Puppet;
    open.second_roll = false;
    return scene.luck(Phase::PuppetRoll);
}

// DP-35 is asked of whoever has cards.
template <class Events>
constexpr Step puppet_rolled(Scene<Events>& scene, unsigned die) {
    Open& open = scene.open;
    open.die = static_cast<std::uint8_t>(die);
    scene.tell({.what = Happening::PuppetRolled,
                .seat = open.current,
                .number = static_cast<std::int16_t>(die),
                .number2 = static_cast<std::int16_t>(open.second_roll ? 2 : 1)});
    if (scene.secret.hand[open.current].empty()) return Step::PuppetResult;
    return scene.ask(Phase::PuppetShift, open.current);
}

// BG-PUP-03: on a loop 1 … 6.
constexpr unsigned shifted(const Rules& rules, const Open& open, const Move& move) {
    int at = open.die - 1;
    for (std::size_t i = 0; i < move.cards.size(); ++i) {
        if (move.cards[i] == Kind::None) continue;
        const int by = static_cast<int>(effective(rules, open, move.cards[i]));
        at += (move.ups >> i & 1) != 0 ? by : -by;
    }
    return static_cast<unsigned>((at % 6 + 6) % 6 + 1);
}

template <class Events>
constexpr Step shift_die(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    if (move.cards[0] == Kind::None) return Step::PuppetResult;
    open.stirred = true;
    open.die = static_cast<std::uint8_t>(shifted(scene.rules, open, move));
    const Bag paid = scene.discard_from_hand(seat, move.cards);
    scene.tell({.what = Happening::DieShifted, .seat = seat, .number = open.die, .cards = paid});
    return Step::PuppetResult;
}

// BG-PUP-05 to 10.
template <class Events>
constexpr Step puppet_result(Scene<Events>& scene) {
    Open& open = scene.open;
    const unsigned result = open.die;
    open.die = 0;
    if (result == 6) {
        if (!open.second_roll) {
            open.second_roll = true;
            return scene.luck(Phase::PuppetRoll);
        }
        if (owned_by_anybody(open).empty()) return Step::PuppetPanic;  // BG-R-77
        return scene.ask(Phase::PuppetAudit, open.current);
    }
    const Market m = static_cast<Market>(result - 1);
    if (!open.second_roll) {
        open.market = m;
        return scene.luck(Phase::PuppetCard);
    }
    if (!is_open(open, m)) {
        scene.tell({.what = Happening::PuppetIdle, .seat = open.current, .market = m});
        return Step::PuppetPanic;
    }
    open.puppet_buys = true;
    scene.tell({.what = Happening::PuppetBuys,
                .seat = open.current,
                .billionaire = open.puppet[open.current],
                .market = m});
    return resolve_buy(scene, m);
}

template <class Events>
constexpr Step puppet_card(Scene<Events>& scene, Kind kind) {
    Open& open = scene.open;
    const Market m = open.market;
    open.market = Market::None;
    open.stirred = true;
    scene.secret.deck.take(kind);
    const bool closed = !is_open(open, m);
    if (closed) {
        scene.show(kind);
        open.discard.add(kind);
    } else {
        scene.insert_under_top(m, MarketCard::dealt(kind));
    }
    scene.tell({.what = Happening::PuppetCardAdded,
                .seat = open.current,
                .market = m,
                .kind = closed ? kind : Kind::None});
    return Step::PuppetPanic;
}

// After the step: Panic! if its Buy made it due.
template <class Events>
constexpr Step puppet_panic(Scene<Events>& scene) {
    scene.open.second_roll = false;
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::EndTurn;
}

}  // namespace moneybags::guillotines
