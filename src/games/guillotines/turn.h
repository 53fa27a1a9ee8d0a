#pragma once

// A turn: 3.2, the envelope step (BG-BRI-01) and what ends it. Its Action: action.h.

#include "games/guillotines/action.h"
#include "games/guillotines/puppets.h"

namespace moneybags::guillotines {

constexpr Step begin_round(auto& scene, Seat starter) {
    Open& open = scene.open;
    open.awaiting.clear();
    open.current = starter;
    ++open.round;
    scene.tell({.what = Happening::RoundBegins,
                .seat = starter,
                .number = static_cast<std::int16_t>(open.round)});
    return Step::BeginTurn;
}

constexpr Step go_on(At<Step::FirstRound>, auto& scene) {
    return begin_round(scene, scene.open.current);
}

// BG-R-81, BG-OPT-03.
constexpr Step go_on(At<Step::BeginTurn>, auto& scene) {
    Open& open = scene.open;
    if (open.turn >= scene.rules.turn_limit) {
        scene.tell({.what = Happening::TurnLimit, .number = static_cast<std::int16_t>(open.turn)});
        return end_game(scene, {}, Reason::Stalemate);
    }
    open.stage = Stage::Turn;
    open.stirred = false;
    if (scene.rules.early_end && !open_markets(open).several()) {
        return scene.ask(Phase::CallEarlyEnd, open.current);
    }
    return Step::StartTurn;
}

// DP-03.
template <>
struct Point<Phase::CallEarlyEnd> : Either<Act::CallVote, Act::GoOn, Act::GoOn> {
    static constexpr std::string_view kClause = "BG-OPT-03";

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::GoOn) return Step::StartTurn;
        scene.tell({.what = Happening::EarlyEndCalled, .seat = seat});
        return scene.ask_all(Phase::EarlyVote, all_seats(scene.rules) - SeatSet{seat});
    }
};

// DP-04: all the others.
template <>
struct Point<Phase::EarlyVote> : Vote<Phase::EarlyVote> {
    static constexpr std::string_view kClause = "BG-OPT-03";

    static constexpr Step all_in(auto& scene) {
        const SeatSet agreed = scene.take_yes() | SeatSet{scene.open.current};
        // BG-R-82: the caller's turn does not happen.
        return carries(scene, Happening::VoteCounted, agreed) ? Step::RoundEnd : Step::StartTurn;
    }
};

constexpr Step go_on(At<Step::StartTurn>, auto& scene) {
    Open& open = scene.open;
    ++open.turn;
    scene.tell({.what = Happening::TurnBegins,
                .seat = open.current,
                .number = static_cast<std::int16_t>(open.turn)});
    return Step::DrawStep;
}

// BG-TRN-03, 05.
constexpr bool may_draw(const Rules& rules, const State& state, Seat seat) {
    return !state.secret.deck.empty() &&
           state.secret.hand[seat].size() < hand_limit(rules, state.open, seat);
}

constexpr Step go_on(At<Step::DrawStep>, auto& scene) {
    const Seat seat = scene.open.current;
    if (may_draw(scene.rules, scene.state, seat) || window_opens(scene.rules, scene.state, seat)) {
        return scene.ask(Phase::DrawStep, seat);
    }
    return Step::ActionStep;
}

// DP-06 with W1.
template <>
struct Point<Phase::DrawStep> : Alone<Act::Draw, Act::Decline, Act::Reveal> {
    static constexpr std::string_view kClause = "BG-TRN-02";

    static constexpr void list(const Asked& you, auto& out) {
        if (may_draw(you.rules, you.state, you.seat)) out.bare(Act::Draw);
        out.bare(Act::Decline);
        list_window(you, out);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        if (move.act == Act::Reveal) return window_objects(you, move);
        if (you.state.secret.deck.empty()) return against("BG-TRN-05", "deck-empty");
        return hand_full("BG-TRN-03", you);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::Reveal) return reveal_in_window(scene, seat, move);
        if (move.act == Act::Draw) {
            scene.open.then = Then::DrawStep;
            return scene.luck(Phase::DrawCard);
        }
        scene.tell({.what = Happening::DrawDeclined, .seat = seat});
        return Step::ActionStep;
    }
    static constexpr Move fallback(const Asked& you, const Choices&, Rng&) {
        return {.act = may_draw(you.rules, you.state, you.seat) ? Act::Draw : Act::Decline};
    }
};

// CH-03: for Open::current, who alone sees it; Open::then is DrawStep or Invest.
template <>
struct Point<Phase::DrawCard> : CardOfDeck {
    static constexpr Step take(auto& scene, const Outcome& outcome) {
        Open& open = scene.open;
        const Then then = open.then;
        open.then = Then::Nothing;
        open.stirred = true;
        scene.secret.deck.take(outcome.kind);
        scene.gain_unseen(open.current, outcome.kind);
        scene.tell({.what = Happening::CardDrawn, .seat = open.current});
        scene.tell_kind(open.current, outcome.kind);
        return then == Then::Invest ? Step::LateWindow : Step::ActionStep;
    }
};

// ---- after the Action ----

constexpr Step go_on(At<Step::LateWindow>, auto& scene) {
    const Seat seat = scene.open.current;
    if (window_opens(scene.rules, scene.state, seat)) return scene.ask(Phase::LateWindow, seat);
    return Step::EnvelopeStep;
}

// DP-05: W3.
template <>
struct Point<Phase::LateWindow> : Alone<Act::Reveal, Act::Hide> {
    static constexpr std::string_view kClause = "BG-ROL-06";
    static constexpr Act kUsual = Act::Hide;

    static constexpr void list(const Asked& you, auto& out) {
        out.bare(Act::Hide);
        list_window(you, out);
    }
    static constexpr Objection why_not(const Asked& you, const Move& move) {
        return window_objects(you, move);
    }
    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        if (move.act == Act::Hide) return Step::EnvelopeStep;
        return reveal_in_window(scene, seat, move);
    }
};

// ---- the envelope: cards go in first, then others come out. What was put in stays ----

constexpr bool may_put(const State& state, Seat seat) {
    return state.open.taken_out == 0 && !state.secret.hand[seat].empty();
}
constexpr bool may_take(const Rules& rules, const State& state, Seat seat) {
    return state.secret.envelope[seat].size() > state.open.put_in &&
           state.secret.hand[seat].size() < hand_limit(rules, state.open, seat);
}

constexpr Step envelope_done(auto& scene) {
    scene.open.put_in = 0;
    scene.open.taken_out = 0;
    scene.secret.put = {};
    return Step::VultureStep;
}

constexpr Step envelope_goes_on(auto& scene, Seat seat) {
    if (may_put(scene.state, seat) || may_take(scene.rules, scene.state, seat)) {
        return scene.ask(Phase::Envelope, seat);
    }
    return envelope_done(scene);
}

constexpr Step go_on(At<Step::EnvelopeStep>, auto& scene) {
    if (scene.open.level < 4) return Step::TurnPanic;
    return envelope_goes_on(scene, scene.open.current);
}

// DP-16.
template <>
struct Point<Phase::Envelope> : Alone<Act::Put, Act::Take, Act::Stop> {
    static constexpr std::string_view kClause = "BG-BRI-01";
    static constexpr Act kUsual = Act::Stop;

    static constexpr void list(const Asked& you, auto& out) {
        if (may_put(you.state, you.seat)) {
            for (const Kind k : you.hand().without_crises()) {  // BG-BRI-02
                out.put(Choice::of(Act::Put) | Choice::card<0>(k));
            }
        }
        if (may_take(you.rules, you.state, you.seat)) {
            for (const Kind k : you.state.secret.envelope[you.seat]) {
                if (you.state.secret.put.has(k)) continue;
                out.put(Choice::of(Act::Take) | Choice::card<0>(k));
            }
        }
        out.bare(Act::Stop);
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        const Kind kind = move.cards[0];
        if (move.act == Act::Put) {
            if (const auto no = one_card(kClause, you, move)) return no;
            if (const auto no = no_crisis("BG-BRI-02", move.cards)) return no;
            if (you.open.taken_out > 0) return against(kClause, "put-before-take");
            return against(kClause, "cards-in-order");
        }
        if (const auto no = number_of_cards(kClause, move.cards, 1, 1)) return no;
        if (kind == Kind::None || !you.state.secret.envelope[you.seat].has(kind)) {
            return against(kClause, "not-in-envelope");
        }
        if (you.state.secret.put.has(kind)) return against(kClause, "just-put-in");
        return hand_full(kClause, you);
    }

    static constexpr Step take(auto& scene, Seat seat, const Move& move) {
        Open& open = scene.open;
        Secret& secret = scene.secret;
        const Kind kind = move.cards[0];
        if (move.act == Act::Stop) return envelope_done(scene);
        open.stirred = true;
        open.read[seat].clear();
        if (move.act == Act::Put) {
            scene.lose_unseen(seat, kind);
            secret.envelope[seat].add(kind);
            secret.put.add(kind);
            ++open.put_in;
            scene.tell({.what = Happening::CardPutIn, .seat = seat});
        } else {
            secret.envelope[seat].take(kind);
            scene.gain_unseen(seat, kind);
            ++open.taken_out;
            scene.tell({.what = Happening::CardTakenOut, .seat = seat});
        }
        scene.tell_kind(seat, kind);
        return envelope_goes_on(scene, seat);
    }
};

// DP-17: asked once a turn, so a Vulture drawn again waits for the next (BG-ROL-38).
constexpr Step go_on(At<Step::VultureStep>, auto& scene) {
    const Open& open = scene.open;
    if (open.has_role.has(open.current) &&
        may_be_held(scene.rules, open, Role::VultureCapitalist)) {
        return scene.ask(Phase::Vulture, open.current);
    }
    return Step::TurnPanic;
}

constexpr Step go_on(At<Step::TurnPanic>, auto& scene) {
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::PuppetStep;
}

// BG-RND-01, BG-R-05.
constexpr Step go_on(At<Step::EndTurn>, auto& scene) {
    Open& open = scene.open;
    open.last = open.current;
    open.idle = open.stirred ? std::uint8_t{0} : static_cast<std::uint8_t>(open.idle + 1);
    if (scene.secret.deck.empty()) return Step::RoundEnd;
    if (open.idle == scene.rules.players) {
        scene.tell({.what = Happening::IdleRoundEnds});
        return Step::RoundEnd;
    }
    open.current = left_of(scene.rules, open.current);
    return Step::BeginTurn;
}

}  // namespace moneybags::guillotines
