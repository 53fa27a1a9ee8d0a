#pragma once

// Why a move may not be made: the clause, the sentence that explains it, and what would have been
// fine. A move is fine exactly if `legal` lists it; otherwise the first thing wrong with it is
// named. The figures asked, least and most of a Refusal are 0 where a row does not give them.
//
// clang-format off
// reason               meaning (figures)
// -------------------  ---------------------------------------------------------------------------
// game-over            the game is over
// luck-first           a card, die or lot is to come first
// not-asked            somebody else is asked now
// already-answered     you have answered; the others are still to answer
// another-question     this does not answer the question put to you
// no-such-thing        the move names a card, Asset, Role … that the game does not have
// stray-field          the move names something that its act has no use for
// billionaire-taken    that Billionaire is not free (most: how many are)
// no-such-role-here    that Role is not among those you look at (most: how many there are)
// must-keep-one        in the draft one of the Roles must be kept
// not-your-role        you do not hold that Role unrevealed
// role-not-now         that Role cannot be revealed here
// role-no-effect       that Role would have no effect, so it may not be revealed
// would-complete       it would complete your own five, which this power may not do
// no-such-player       no other player by that seat, or none who has what this needs
// deck-empty           the Draw deck is empty
// hand-full            your hand is at its limit (asked: cards in hand, most: the limit)
// market-closed        that Market has no Assets: it is closed
// no-market            no Market is named, or none by that number
// no-top-card          that Market has no face-up card
// same-market          two different Markets are needed, the lower number first
// no-cards-played      a Buy needs one or two cards (least 1, most 2)
// too-many-cards       more cards than this allows (asked, most)
// not-in-hand          you do not hold those cards
// crisis-in-hand       a Crisis may only be Invested or Exchanged
// cards-in-order       cards are named in the order of kinds, each once for each card
// gamed-card-first     the Buy of Game the Market is made with that card, alone or with one other
// no-such-asset        no Asset is named, or nobody has it here
// not-your-asset       you do not own that Asset
// not-their-asset      no other player owns that Asset
// not-a-puppets-asset  no Puppet owns that Asset
// not-at-this-market   that Asset is not at this Market
// no-puppets           this game is played without Puppets
// price                the cards must reach the price, and no card may be left out with it still
//                      reached (asked: their worth, least: the price)
// must-act             an Action must be taken while one is legal
// no-gangster          Gangster cannot take it: the Role is not yours to reveal, or the Asset is yours
// must-choose-cards    so many cards must go (asked, least and most)
// crises-last          Crises may be discarded only when nothing else is left
// not-in-discard       that card is not in the Discard pile, or not of a kind to be taken
// not-in-envelope      that card is not in your envelope
// just-put-in          that kind was put in during this step: it stays
// put-before-take      cards go in first, then others come out
// puppet-has-no-hand   a Puppet pays with an Asset
// not-exempt           you can pay: with cards or an Asset
// no-rebels            there is no Rebel on that Crisis
// offer-too-long       the offer has all its swaps and additions already (asked, most)
// offer-order          swaps, then additions, then the sacrifice, each in table order
// same-player          a trade needs Assets of two different players
// asset-used           that Asset is part of another trade of the offer
// pair-swaps-already   those two players swap already: add to it instead
// no-swap-to-add-to    those two players do not swap in this offer
// wrong-type           the next Asset to sacrifice is of another type (asked: Market number given,
//                      least and most: the one wanted)
// type-not-owned       nobody owns an Asset of one of the types on the Panic! card
// offer-incomplete     an offer needs a trade or the whole sacrifice (asked: Assets named, least 3)
// one-per-billionaire  three Assets of the three types, from three different Billionaires
// asset-needed         a board that has Assets must give one
// no-asset-to-give     that board has no Asset to give
// already-traded       each Asset changes places once
// shift-order          of two equal cards one that moves the die up comes first
// no-such-outcome      luck cannot do that now
// clang-format on

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
                no = against(P::kClause, before ? "already-answered" : "not-asked");
            }
        }
    });
    return no;
}

constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    for (const auto& each : outcomes(rules, state)) {
        if (each.outcome == outcome) return {};
    }
    return against("BG-R-18", "no-such-outcome");
}

}  // namespace moneybags::guillotines
