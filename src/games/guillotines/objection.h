#pragma once

// Why a move may not be made: the clause, the reason (reasons.h), and what would have been fine. A
// move is fine exactly if `legal` lists it; otherwise the first thing wrong with it is named. The
// figures asked, least and most of a Refusal are 0 where there are none to give.

#include "games/guillotines/legal.h"

namespace moneybags::guillotines {

constexpr bool is_listed(const Rules& rules, const State& state, Seat seat, const Move& move) {
    const Choices list = legal(rules, state, seat);
    for (const Choice& choice : list) {
        if (choice.move() == move) return true;
    }
    return false;
}

constexpr bool names_only_what_exists(const Move& move) {
    for (const Kind k : move.cards) {
        if (k > Kind::None) return false;
    }
    for (const Asset a : move.assets) {
        if (a != Asset::None && static_cast<std::size_t>(a) >= kAssets) return false;
    }
    return move.market <= Market::None && move.other <= Market::None && move.role <= Role::None &&
           move.policy <= Policy::None && move.billionaire <= Billionaire::None &&
           move.crisis <= Crisis::None && move.seat <= kNobody;
}

// The move without what its act does not use (moves.h).
constexpr Move plain(const Move& move) {
    const auto is = [&](auto... acts) { return ((move.act == acts) || ...); };
    const auto reveals = [&](auto... roles) {
        return move.act == Act::Reveal && ((move.role == roles) || ...);
    };
    Move bare{.act = move.act};
    if (is(Act::Buy, Act::Invest, Act::ExchangeCard, Act::ExchangeTops)) bare.market = move.market;
    if (is(Act::ExchangeTops)) bare.other = move.other;
    if (is(Act::OfferAdd) || reveals(Role::InsiderTrader, Role::VultureCapitalist)) {
        bare.seat = move.seat;
    }
    if (is(Act::Buy, Act::Invest, Act::ExchangeCard, Act::Purchase, Act::Take, Act::Put,
           Act::Discard, Act::PayCards, Act::Shift)) {
        bare.cards = move.cards;
    }
    if (is(Act::Audit, Act::AuditPolicy, Act::Purchase, Act::Claim, Act::Give, Act::PayAsset,
           Act::OfferSacrifice, Act::OfferAdd) ||
        reveals(Role::ScamArtist)) {
        bare.assets[0] = move.assets[0];
    }
    if (is(Act::Scam, Act::OfferSwap, Act::Surrender, Act::TradePuppet)) {
        bare.assets = {move.assets[0], move.assets[1], Asset::None};
    }
    if (reveals(Role::PowerBroker)) bare.assets = move.assets;
    if (is(Act::KeepRole, Act::Reveal, Act::Audit, Act::AuditPolicy)) bare.role = move.role;
    if (is(Act::SetPolicy)) bare.policy = move.policy;
    if (is(Act::Pick)) bare.billionaire = move.billionaire;
    if (is(Act::TakeRebel)) bare.crisis = move.crisis;
    if (is(Act::Shift)) {
        bare.ups = move.ups & static_cast<std::uint8_t>((1u << count_cards(move.cards)) - 1);
    }
    return bare;
}

// By somebody who is asked: the first thing wrong with a move that is not listed.
template <class P>
constexpr Objection objection_at(const Asked& you, const Move& move) {
    if (!names_only_what_exists(move)) return against("BG-R-18", "no-such-thing");
    if (P::takes(move.act)) {
        if (plain(move) != move) return against(P::kClause, "stray-field");
        if constexpr (requires { P::why_not(you, move); }) return P::why_not(you, move);
    }
    return against(P::kClause, "another-question");
}

constexpr Objection objection(const Rules& rules, const State& state, Seat seat, const Move& move) {
    if (is_listed(rules, state, seat, move)) return {};
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Over) return against("BG-WIN-02", "game-over");
    if (now.kind == Turn::Kind::Chance) return against("BG-R-41", "luck-first");
    Objection no;
    at_point(state.open.phase, [&]<class P>() {
        if constexpr (P::kWho != Who::Luck) {
            if (now.seats.has(seat)) {
                no = objection_at<P>({rules, state, seat}, move);
            } else {
                const bool before = state.open.answered.has(seat);
                no = before ? against(P::kClause, "already-answered")
                            : against(P::kClause, "not-your-turn");
            }
        }
    });
    return no;
}

constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    if (turn(rules, state).kind != Turn::Kind::Chance) return against("BG-R-41", "no-luck-now");
    for (const auto& each : outcomes(rules, state)) {
        if (each.outcome == outcome) return {};
    }
    return against("BG-R-18", "impossible-luck");
}

}  // namespace moneybags::guillotines
