#pragma once

// The Puppet step of the two-player game: 3.16.

#include "games/guillotines/panic.h"

namespace moneybags::guillotines {

// BG-PUP-02; skipped if the Draw deck is already empty (BG-R-73).
constexpr Step go_on(At<Step::PuppetStep>, auto& scene) {
    Open& open = scene.open;
    if (!scene.rules.puppets || scene.secret.deck.empty()) return Step::EndTurn;
    open.stage = Stage::Puppet;
    open.second_roll = false;
    return scene.luck(Phase::PuppetRoll);
}

// CH-05. DP-35 is asked of whoever has cards.
template <>
struct Point<Phase::PuppetRoll> : Die {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        open.die = outcome.die;
        scene.tell({.what = Happening::PuppetRolled,
                    .seat = open.current,
                    .number = outcome.die,
                    .number2 = static_cast<std::int16_t>(open.second_roll ? 2 : 1)});
        if (scene.secret.hand[open.current].empty()) return Step::PuppetResult;
        return scene.ask(Phase::PuppetShift, open.current);
    }
};

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

constexpr bool is_shift_order(const ThreeCards& cards, unsigned ups) {
    for (unsigned i = 0; i < 2; ++i) {
        const bool equal = cards[i + 1] != Kind::None && cards[i] == cards[i + 1];
        if (equal && (ups >> i & 3u) == 2u) return false;  // down before up
    }
    return true;
}

// DP-35: each card stays, or moves the die up or down. The roll is Open::die.
template <>
struct Point<Phase::PuppetShift> : Alone<Act::Shift> {
    static constexpr std::string_view kClause = "BG-PUP-03";
    static constexpr Act kUsual = Act::Shift;

    static constexpr void list(const Asked& you, auto& out) {
        out.bare(Act::Shift);
        for_each_selection(each_card(you.hand().without_crises()), [&](const ThreeCards& cards) {
            for (unsigned ups = 0; ups < 1u << count_cards(cards); ++ups) {
                if (is_shift_order(cards, ups)) {
                    out.put(Choice::of(Act::Shift) | word_of(cards) | Choice::ups(ups));
                }
            }
        });
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (const auto no = no_crisis("BG-CRI-01", move.cards)) return no;
        if (const auto no = in_hand(you, move.cards)) return no;
        if (!is_shift_order(move.cards, move.ups)) return against(kClause, "shift-order");
        return against(kClause, "cards-in-order");
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        Open& open = scene.open;
        if (move.cards[0] == Kind::None) return Step::PuppetResult;
        open.stirred = true;
        open.die = static_cast<std::uint8_t>(shifted(scene.rules, open, move));
        const Bag paid = scene.discard_from_hand(seat, move.cards);
        scene.tell(
            {.what = Happening::DieShifted, .seat = seat, .number = open.die, .cards = paid});
        return Step::PuppetResult;
    }
};

// BG-PUP-05 to 10.
constexpr Step go_on(At<Step::PuppetResult>, auto& scene) {
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

// CH-03: to Open::market; hidden unless that is closed.
template <>
struct Point<Phase::PuppetCard> : CardOfDeck {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        const Kind kind = outcome.kind;
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
};

template <>
struct Point<Phase::PuppetAudit> : FreeAudit<Phase::PuppetAudit, Step::PuppetPanic> {
    static constexpr std::string_view kClause = "BG-PUP-10";
};

// After the step: Panic! if its Buy made it due.
constexpr Step go_on(At<Step::PuppetPanic>, auto& scene) {
    scene.open.second_roll = false;
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::EndTurn;
}

}  // namespace moneybags::guillotines
