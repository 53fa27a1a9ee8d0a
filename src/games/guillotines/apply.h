#pragma once

// What happens when a seat moves or luck has spoken.

#include "games/guillotines/objection.h"

namespace moneybags::guillotines {

// DP-15: and on to what the hand was cut for.
template <class Events>
constexpr Step cut_hand(Scene<Events>& scene, Seat seat, const Move& move) {
    const Bag gone = scene.discard_from_hand(seat, move.cards);
    scene.tell({.what = Happening::HandCut, .seat = seat, .cards = gone});
    const Then then = scene.open.then;
    scene.open.then = Then::Nothing;
    switch (then) {
        case Then::Dig:
            return Step::PolicyDone;
        case Then::NewRole:
            return Step::NewRoleDraw;
        case Then::Robbed:
            return Step::PolicyChoose;
        case Then::RoundRoles:
            return Step::RoundReturns;
        default:
            return Step::CrisisDone;
    }
}

template <class Events>
constexpr Step act_on_turn(Scene<Events>& scene, Seat seat, const Move& move) {
    switch (move.act) {
        case Act::Buy:
            return buy(scene, seat, move);
        case Act::Invest:
            return invest(scene, seat, move);
        case Act::ExchangeCard:
            return exchange_card(scene, seat, move);
        case Act::ExchangeTops:
            return exchange_tops(scene, move.market, move.other);
        case Act::Audit:
            return play_audit(scene, seat, move);
        case Act::Scam:
            return play_scam(scene, seat, move);
        case Act::GameTheMarket:
            return game_the_market(scene, seat);
        case Act::Purchase:
            return purchase(scene, seat, move);
        case Act::Reveal:
            return reveal_in_window(scene, seat, move);
        default:
            return pass_action(scene);
    }
}

template <class Events>
constexpr Step draw_or_not(Scene<Events>& scene, Seat seat, const Move& move) {
    if (move.act == Act::Reveal) return reveal_in_window(scene, seat, move);
    if (move.act == Act::Draw) {
        scene.open.then = Then::DrawStep;
        return scene.luck(Phase::DrawCard);
    }
    scene.tell({.what = Happening::DrawDeclined, .seat = seat});
    return Step::ActionStep;
}

// DP-23: on to Policy's end, or the Puppet step's.
template <class Events>
constexpr Step audit_or_not(Scene<Events>& scene, Seat seat, const Move& move) {
    const Step then = scene.open.phase == Phase::PolicyAudit ? Step::PolicyDone : Step::PuppetPanic;
    if (move.assets[0] == Asset::None) return then;
    const bool over = audit(scene, seat, move.assets[0], move.role == Role::Gangster);
    return over ? Step::Wait : then;
}

template <class Events>
constexpr Step choose_policy(Scene<Events>& scene, Seat seat, const Move& move) {
    if (move.act == Act::SetPolicy) return set_policy(scene, move.policy);
    if (take_role(scene, seat, move.seat)) return scene.cut(move.seat, Then::Robbed);
    return Step::PolicyChoose;
}

// A card out of the Discard pile, or no more.
template <class Events>
constexpr void pick_card(Scene<Events>& scene, Seat seat, const Move& move) {
    if (move.act == Act::Take) {
        take_from_discard(scene, seat, move.cards[0]);
    } else {
        scene.open.left = 0;
    }
}

template <class Events>
constexpr Step take_move(Scene<Events>& scene, Seat seat, const Move& move) {
    const bool yes = move.act == Act::Yes;
    const bool reveals = move.act == Act::Reveal;
    switch (scene.open.phase) {
        case Phase::Action:
            return act_on_turn(scene, seat, move);
        case Phase::DrawStep:
            return draw_or_not(scene, seat, move);
        case Phase::LateWindow:
            return reveals ? reveal_in_window(scene, seat, move) : Step::EnvelopeStep;
        case Phase::Claim:
            return claim_asset(scene, move.assets[0]);
        case Phase::Envelope:
            return move_bribe(scene, seat, move);
        case Phase::Vulture:
            return reveals ? redraw(scene, seat) : Step::TurnPanic;
        case Phase::GamedBuy:
            return move.act == Act::Buy ? buy(scene, seat, move) : no_gamed_buy(scene, seat);
        case Phase::PickBillionaire:
            return take_billionaire(scene, seat, move.billionaire);
        case Phase::KeepRole:
            return keep_role(scene, seat, move.role);
        case Phase::CallEarlyEnd:
            return move.act == Act::CallVote ? call_vote(scene, seat) : Step::StartTurn;
        case Phase::EarlyVote:
            return answer_early_vote(scene, seat, yes);
        case Phase::ScamAnswer:
            return scam_answer(scene, move.act == Act::Swap);
        case Phase::ScamGive:
            return scam_swap(scene, move.assets[0]);
        case Phase::Speculate:
            return answer_speculate(scene, seat, reveals);
        case Phase::SpeculatorPick:
            pick_card(scene, seat, move);
            return speculator_goes_on(scene);
        case Phase::CutHand:
            return cut_hand(scene, seat, move);
        case Phase::HoldUp:
            return answer_hold_up(scene, seat, yes);
        case Phase::Insider:
            return answer_insider(scene, seat, move);
        case Phase::SetPolicy:
            return choose_policy(scene, seat, move);
        case Phase::Dig:
            pick_card(scene, seat, move);
            return dig_goes_on(scene);
        case Phase::PolicyAudit:
        case Phase::PuppetAudit:
            return audit_or_not(scene, seat, move);
        case Phase::Repress:
            take_rebels(scene, move.crisis, scene.open.left);
            scene.open.left = 0;
            return Step::PolicyDone;
        case Phase::Tax:
            pay_tax(scene, move);
            return Step::TaxNext;
        case Phase::Dictate:
            return answer_dictate(scene, seat, move);
        case Phase::Negotiate:
            return negotiate(scene, move);
        case Phase::Consent:
            return answer_consent(scene, seat, yes);
        case Phase::RemoveRebels:
            return remove_rebel(scene, move.crisis);
        case Phase::Celebrity:
            return answer_celebrity(scene, seat, reveals);
        case Phase::PuppetShift:
            return shift_die(scene, seat, move);
        case Phase::LevelVote:
            return answer_level_vote(scene, seat, yes);
        case Phase::SpecialsVote:
            return answer_specials_vote(scene, seat, yes);
        case Phase::Emergency:
            return answer_emergency(scene, seat, move);
        case Phase::PuppetTrade:
            return trade_puppet(scene, seat, move);
        case Phase::ReturnRoles:
            return answer_return(scene, seat, move.act == Act::ReturnOld);
        case Phase::OfferRoles:
            return answer_offer_roles(scene, seat, move.act == Act::Draw);
        default:
            return Step::Wait;
    }
}

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, Seat seat, const Move& move,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, seat, move));  // past this line an illegal move is our bug
    Scene<Events> scene{rules, state, events};
    run(scene, take_move(scene, seat, move));
}

template <class Events = NoEvents>
constexpr void apply(const Rules& rules, State& state, const Outcome& outcome,
                     Events&& events = Events{}) {
    assert(!objection(rules, state, outcome));
    Scene<Events> scene{rules, state, events};
    run(scene, take_luck(scene, outcome));
}

// Billionaires & Guillotines is played without a phase limit: only the clock of each seat runs.
constexpr bool may_time_out(const Rules&, const State&) { return false; }
template <class Events = NoEvents>
constexpr void time_out(const Rules&, State&, Events&& = Events{}) {}

constexpr Standing standing(const Rules& rules, const State& state) {
    Standing now{
        .over = state.open.phase == Phase::Over, .winners = state.open.winners, .score = {}};
    for (const Seat seat : all_seats(rules)) {
        const Billionaire b = state.open.who[seat];
        if (b == Billionaire::None) continue;  // not taken yet
        now.score[seat] =
            static_cast<std::int32_t>(rules.billionaires[b].needs - missing(rules, state.open, b));
    }
    return now;
}

}  // namespace moneybags::guillotines
