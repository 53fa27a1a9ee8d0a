#pragma once

// A turn: 3.2 to 3.6, the envelope step (BG-BRI-01) and what ends it.

#include "games/guillotines/puppets.h"

namespace moneybags::guillotines {

template <class Events>
constexpr Step begin_round(Scene<Events>& scene, Seat starter) {
    Open& open = scene.open;
    open.awaiting.clear();
    open.current = starter;
    ++open.round;
    scene.tell({.what = Happening::RoundBegins,
                .seat = starter,
                .number = static_cast<std::int16_t>(open.round)});
    return Step::BeginTurn;
}

// BG-R-81, BG-OPT-03.
template <class Events>
constexpr Step begin_turn(Scene<Events>& scene) {
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

template <class Events>
constexpr Step call_vote(Scene<Events>& scene, Seat seat) {
    scene.tell({.what = Happening::EarlyEndCalled, .seat = seat});
    return scene.ask_all(Phase::EarlyVote, all_seats(scene.rules) - SeatSet{seat});
}

template <class Events>
constexpr Step answer_early_vote(Scene<Events>& scene, Seat seat, bool yes) {
    if (yes) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    const SeatSet agreed = scene.take_yes() | SeatSet{scene.open.current};
    const bool carried = agreed == all_seats(scene.rules);
    scene.tell({.what = Happening::VoteCounted,
                .seats = agreed,
                .number = static_cast<std::int16_t>(carried ? 1 : 0)});
    // BG-R-82: the caller's turn does not happen.
    return carried ? Step::RoundEnd : Step::StartTurn;
}

template <class Events>
constexpr Step start_turn(Scene<Events>& scene) {
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

template <class Events>
constexpr Step draw_step(Scene<Events>& scene) {
    const Seat seat = scene.open.current;
    if (may_draw(scene.rules, scene.state, seat) || window_opens(scene.rules, scene.state, seat)) {
        return scene.ask(Phase::DrawStep, seat);
    }
    return Step::ActionStep;
}

template <class Events>
constexpr Step card_drawn(Scene<Events>& scene, Kind kind) {
    Open& open = scene.open;
    const Then then = open.then;
    open.then = Then::Nothing;
    open.stirred = true;
    scene.secret.deck.take(kind);
    scene.gain_unseen(open.current, kind);
    scene.tell({.what = Happening::CardDrawn, .seat = open.current});
    scene.tell_kind(open.current, kind);
    return then == Then::Invest ? Step::LateWindow : Step::ActionStep;
}

template <class Events>
constexpr Step exchange_tops(Scene<Events>& scene, Market one, Market two) {
    Open& open = scene.open;
    MarketCard& a = scene.secret.market[bottom(open, one) + open.cards[one] - 1];
    MarketCard& b = scene.secret.market[bottom(open, two) + open.cards[two] - 1];
    const MarketCard kept = a;
    a = b;
    b = kept;
    open.stirred = true;
    scene.tell({.what = Happening::TopsExchanged,
                .seat = open.current,
                .market = one,
                .second = two,
                .kind = a.kind(),
                .kind2 = b.kind()});
    return Step::LateWindow;
}

template <class Events>
constexpr Step pass_action(Scene<Events>& scene) {
    scene.tell({.what = Happening::Passed, .seat = scene.open.current});
    return Step::LateWindow;
}

// Could somebody's hand hold a card of this kind, as far as all can see?
constexpr bool may_be_in_a_hand(const Rules& rules, const State& state, Kind k) {
    unsigned seen = state.open.discard.count(k);
    for (const Kind top : top_cards(state.open, state.secret.market).items) {
        seen += top == k ? 1u : 0u;
    }
    return state.open.specials && seen < rules.special_cards.count(k);
}

// Could a hand of unknown cards act without any open Market? By an Audit, a Scam or a Purchase.
constexpr bool may_act_without_market(const Rules& rules, const State& state, Seat seat) {
    const Open& open = state.open;
    if (!puppets_assets(rules, open).empty()) return true;
    if (!owned_by_anybody(open).empty() && may_be_in_a_hand(rules, state, Kind::Audit)) {
        return true;
    }
    return !own(open, seat).empty() && !other_players_assets(rules, open, seat).empty() &&
           may_be_in_a_hand(rules, state, Kind::Scam);
}

// DP-07 is left out only where what lies open leaves a single option (6.1): without cards that is
// the one Exchange of top cards there is, or none; without Markets it is to pass.
template <class Events>
constexpr Step action_step(Scene<Events>& scene) {
    Open& open = scene.open;
    const Seat seat = open.current;
    const bool has_cards = !scene.secret.hand[seat].empty();
    if (has_cards && !open.at_market.empty()) return scene.ask(Phase::Action, seat);
    if (window_opens(scene.rules, scene.state, seat)) return scene.ask(Phase::Action, seat);
    if (has_cards) {
        if (may_act_without_market(scene.rules, scene.state, seat)) {
            return scene.ask(Phase::Action, seat);
        }
        return pass_action(scene);
    }
    const MarketSet tops = with_top(open, scene.secret.market);
    if (!tops.several()) return pass_action(scene);
    if (tops.size() > 2) return scene.ask(Phase::Action, seat);
    const Market one = tops.lowest();
    return exchange_tops(scene, one, (tops - MarketSet{one}).lowest());
}

// ---- the Actions ----

template <class Events>
constexpr Step buy(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    const bool gamed = open.phase == Phase::GamedBuy;  // its card lies there already (BG-SPC-10)
    for (std::size_t i = gamed ? 1 : 0; i < 2; ++i) {
        if (move.cards[i] == Kind::None) continue;
        scene.lose_openly(seat, move.cards[i]);
        open.table.add(move.cards[i]);
    }
    scene.tell(
        {.what = Happening::CardsPlayed, .seat = seat, .market = move.market, .cards = open.table});
    return resolve_buy(scene, move.market);
}

template <class Events>
constexpr Step invest(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    open.stirred = true;
    scene.lose_unseen(seat, move.cards[0]);
    scene.insert_under_top(move.market, MarketCard::invested(move.cards[0], seat));
    scene.tell({.what = Happening::Invested, .seat = seat, .market = move.market});
    scene.tell_kind(seat, move.cards[0]);
    if (scene.secret.deck.empty()) return Step::LateWindow;  // BG-INV-03
    open.then = Then::Invest;
    return scene.luck(Phase::DrawCard);
}

template <class Events>
constexpr Step exchange_card(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    MarketCard& top = scene.secret.market[bottom(open, move.market) + open.cards[move.market] - 1];
    const Kind taken = top.kind();
    const Kind given = move.cards[0];
    open.stirred = true;
    scene.lose_openly(seat, given);
    scene.show(given);
    top = MarketCard::face_up(given);
    scene.gain_openly(seat, taken);
    scene.tell({.what = Happening::CardExchanged,
                .seat = seat,
                .market = move.market,
                .kind = given,
                .kind2 = taken});
    return Step::LateWindow;
}

template <class Events>
constexpr void discard_special(Scene<Events>& scene, Seat seat, Kind kind) {
    scene.open.stirred = true;
    scene.lose_openly(seat, kind);
    scene.open.discard.add(kind);
    scene.tell({.what = Happening::CardsDiscarded, .seat = seat, .cards = Bag::of(kind)});
}

template <class Events>
constexpr Step play_audit(Scene<Events>& scene, Seat seat, const Move& move) {
    discard_special(scene, seat, Kind::Audit);
    const bool over = audit(scene, seat, move.assets[0], move.role == Role::Gangster);
    return over ? Step::Wait : Step::LateWindow;
}

template <class Events>
constexpr Step play_scam(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    discard_special(scene, seat, Kind::Scam);
    const Billionaire victim = owner(open, move.assets[0]);
    hand_over(open, move.assets[0], open.who[seat]);
    hand_over(open, move.assets[1], victim);
    scene.tell({.what = Happening::Scammed,
                .seat = seat,
                .other = controller(scene.rules, open, victim),
                .asset = move.assets[0],
                .asset2 = move.assets[1]});
    return settle(scene) ? Step::Wait : Step::LateWindow;
}

// BG-SPC-09 to 11: the card itself stays on the table until the Buy is made or declined.
template <class Events>
constexpr Step game_the_market(Scene<Events>& scene, Seat seat) {
    Open& open = scene.open;
    open.stirred = true;
    scene.lose_openly(seat, Kind::GameTheMarket);
    open.table.add(Kind::GameTheMarket);
    scene.secret.pool = scene.clear_all_markets();
    scene.tell({.what = Happening::MarketGamed,
                .seat = seat,
                .number = static_cast<std::int16_t>(scene.secret.pool.size())});
    plan_gamed(scene);
    return start_deal(scene, Then::Gamed);
}

template <class Events>
constexpr Step no_gamed_buy(Scene<Events>& scene, Seat seat) {
    scene.tell({.what = Happening::GamedNoBuy, .seat = seat});
    scene.open.discard += scene.open.table;
    scene.open.table = {};
    return Step::LateWindow;
}

// BG-PUP-12.
template <class Events>
constexpr Step purchase(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    const Billionaire from = owner(open, move.assets[0]);
    open.stirred = true;
    const Bag paid = scene.discard_from_hand(seat, move.cards);
    hand_over(open, move.assets[0], open.who[seat]);
    scene.tell({.what = Happening::Purchased,
                .seat = seat,
                .billionaire = from,
                .asset = move.assets[0],
                .cards = paid});
    return settle(scene) ? Step::Wait : Step::LateWindow;
}

// ---- after the Action ----

template <class Events>
constexpr Step late_window(Scene<Events>& scene) {
    const Seat seat = scene.open.current;
    if (window_opens(scene.rules, scene.state, seat)) return scene.ask(Phase::LateWindow, seat);
    return Step::EnvelopeStep;
}

// DP-16: cards go in first, then others come out. What was put in during this step stays.
constexpr bool may_put(const State& state, Seat seat) {
    return state.open.taken_out == 0 && !state.secret.hand[seat].empty();
}
constexpr bool may_take(const Rules& rules, const State& state, Seat seat) {
    return state.secret.envelope[seat].size() > state.open.put_in &&
           state.secret.hand[seat].size() < hand_limit(rules, state.open, seat);
}

template <class Events>
constexpr Step envelope_goes_on(Scene<Events>& scene, Seat seat) {
    if (may_put(scene.state, seat) || may_take(scene.rules, scene.state, seat)) {
        return scene.ask(Phase::Envelope, seat);
    }
    scene.open.put_in = 0;
    scene.open.taken_out = 0;
    scene.secret.put = {};
    return Step::VultureStep;
}

template <class Events>
constexpr Step envelope_step(Scene<Events>& scene) {
    if (scene.open.level < 4) return Step::TurnPanic;
    return envelope_goes_on(scene, scene.open.current);
}

template <class Events>
constexpr Step move_bribe(Scene<Events>& scene, Seat seat, const Move& move) {
    Open& open = scene.open;
    Secret& secret = scene.secret;
    const Kind kind = move.cards[0];
    if (move.act == Act::Stop) {
        open.put_in = 0;
        open.taken_out = 0;
        secret.put = {};
        return Step::VultureStep;
    }
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

// DP-17: asked once a turn, so a Vulture drawn again waits for the next (BG-ROL-38).
template <class Events>
constexpr Step vulture_step(Scene<Events>& scene) {
    const Open& open = scene.open;
    if (open.has_role.has(open.current) &&
        may_be_held(scene.rules, open, Role::VultureCapitalist)) {
        return scene.ask(Phase::Vulture, open.current);
    }
    return Step::TurnPanic;
}

template <class Events>
constexpr Step turn_panic(Scene<Events>& scene) {
    return scene.open.panic == Panic::Due ? Step::PanicBegin : Step::PuppetStep;
}

// BG-RND-01, BG-R-05.
template <class Events>
constexpr Step end_turn(Scene<Events>& scene) {
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
