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

#include "games/guillotines/objection_powers.h"

namespace moneybags::guillotines {

constexpr bool is_listed(const Rules& rules, const State& state, Seat seat, const Move& move) {
    const Choices list = legal(rules, state, seat);
    for (const Choice& choice : list) {
        if (choice.move() == move) return true;
    }
    return false;
}

// The clause that puts the question a phase asks.
constexpr std::string_view clause_of(Phase phase) {
    switch (phase) {
        case Phase::PickBillionaire:
            return "BG-R-04";
        case Phase::KeepRole:
        case Phase::OfferRoles:
            return "BG-ROL-13";
        case Phase::CallEarlyEnd:
        case Phase::EarlyVote:
            return "BG-OPT-03";
        case Phase::DrawStep:
            return "BG-TRN-02";
        case Phase::GamedBuy:
            return "BG-SPC-10";
        case Phase::Claim:
            return "BG-BUY-08";
        case Phase::ScamAnswer:
        case Phase::ScamGive:
            return "BG-ROL-32";
        case Phase::Speculate:
        case Phase::SpeculatorPick:
            return "BG-ROL-24";
        case Phase::CutHand:
            return "BG-TRN-04";
        case Phase::LateWindow:
            return "BG-ROL-06";
        case Phase::Envelope:
            return "BG-BRI-01";
        case Phase::Vulture:
            return "BG-ROL-38";
        case Phase::HoldUp:
            return "BG-BRI-05";
        case Phase::Insider:
            return "BG-ROL-35";
        case Phase::SetPolicy:
            return "BG-POL-01";
        case Phase::Dig:
            return "BG-POL-05";
        case Phase::PolicyAudit:
            return "BG-POL-06";
        case Phase::Repress:
            return "BG-POL-08";
        case Phase::Tax:
            return "BG-POL-09";
        case Phase::Dictate:
            return "BG-ROL-28";
        case Phase::Negotiate:
        case Phase::Consent:
            return "BG-PAN-12";
        case Phase::RemoveRebels:
            return "BG-PAN-09";
        case Phase::Celebrity:
            return "BG-ROL-22";
        case Phase::PuppetShift:
            return "BG-PUP-03";
        case Phase::PuppetAudit:
            return "BG-PUP-10";
        case Phase::LevelVote:
            return "BG-OPT-02";
        case Phase::SpecialsVote:
            return "BG-OPT-01";
        case Phase::Emergency:
            return "BG-EMG-01";
        case Phase::PuppetTrade:
            return "BG-PUP-14";
        case Phase::ReturnRoles:
            return "BG-ROL-11";
        default:
            return "BG-TRN-01";
    }
}

// Which acts answer a phase's question at all.
constexpr bool answers(Phase phase, Act act) {
    switch (phase) {
        case Phase::Action:
            return (act >= Act::Buy && act <= Act::Pass) || act == Act::Reveal;
        case Phase::DrawStep:
            return act == Act::Draw || act == Act::Decline || act == Act::Reveal;
        case Phase::LateWindow:
        case Phase::Speculate:
        case Phase::Vulture:
        case Phase::Insider:
        case Phase::Dictate:
        case Phase::Celebrity:
            return act == Act::Reveal || act == Act::Hide;
        case Phase::PickBillionaire:
            return act == Act::Pick;
        case Phase::KeepRole:
            return act == Act::KeepRole;
        case Phase::CallEarlyEnd:
            return act == Act::CallVote || act == Act::GoOn;
        case Phase::EarlyVote:
        case Phase::HoldUp:
        case Phase::Consent:
        case Phase::LevelVote:
        case Phase::SpecialsVote:
            return act == Act::Yes || act == Act::No;
        case Phase::GamedBuy:
            return act == Act::Buy || act == Act::Stop;
        case Phase::Claim:
            return act == Act::Claim;
        case Phase::ScamAnswer:
            return act == Act::ReturnIt || act == Act::Swap;
        case Phase::ScamGive:
            return act == Act::Give;
        case Phase::SpeculatorPick:
        case Phase::Dig:
            return act == Act::Take || act == Act::Stop;
        case Phase::CutHand:
            return act == Act::Discard;
        case Phase::Envelope:
            return act == Act::Put || act == Act::Take || act == Act::Stop;
        case Phase::SetPolicy:
            return act == Act::SetPolicy || act == Act::Reveal;
        case Phase::PolicyAudit:
        case Phase::PuppetAudit:
            return act == Act::AuditPolicy;
        case Phase::Repress:
        case Phase::RemoveRebels:
            return act == Act::TakeRebel;
        case Phase::Tax:
            return act == Act::PayCards || act == Act::PayAsset || act == Act::Exempt;
        case Phase::Negotiate:
            return (act >= Act::OfferSwap && act <= Act::MakeOffer) || act == Act::Pass;
        case Phase::Emergency:
            return act == Act::Surrender;
        case Phase::PuppetTrade:
            return act == Act::TradePuppet || act == Act::Stop;
        case Phase::ReturnRoles:
            return act == Act::KeepOld || act == Act::ReturnOld;
        case Phase::OfferRoles:
            return act == Act::Draw || act == Act::Decline;
        case Phase::PuppetShift:
            return act == Act::Shift;
        default:
            return false;
    }
}

constexpr Objection act_objects(const Rules& rules, const State& state, Seat seat,
                                const Move& move) {
    switch (move.act) {
        case Act::Pick:
            return against("BG-R-04", "billionaire-taken", 0, 0,
                           free_billionaires(rules, state.open).size());
        case Act::KeepRole:
            if (move.role == Role::None) return against("BG-SET-08", "must-keep-one");
            return against("BG-ROL-12", "no-such-role-here", 0, 0, state.open.looking);
        case Act::Draw:
            return draw_objects(rules, state, seat);
        case Act::Reveal:
            return reveal_objects(rules, state, seat, move);
        case Act::Buy:
            return buy_objects(state, seat, move);
        case Act::Invest:
            return invest_objects(state, seat, move);
        case Act::ExchangeCard:
            return exchange_card_objects(state, seat, move);
        case Act::ExchangeTops:
            return exchange_tops_objects(state, move);
        case Act::Audit:
            if (!state.secret.hand[seat].has(Kind::Audit)) {
                return against("BG-SPC-01", "not-in-hand");
            }
            return audit_objects(state, seat, move, "BG-SPC-03");
        case Act::Scam:
            return scam_objects(rules, state, seat, move);
        case Act::GameTheMarket:
            if (!state.secret.hand[seat].has(Kind::GameTheMarket)) {
                return against("BG-SPC-01", "not-in-hand");
            }
            return against("BG-SPC-13", "market-closed");
        case Act::Purchase:
            return purchase_objects(rules, state, seat, move);
        case Act::Pass:
            return against("BG-TRN-06", "must-act");
        case Act::Claim:
            return against("BG-BUY-08", "not-at-this-market");
        case Act::Give:
            return against("BG-ROL-32", "not-your-asset");
        case Act::Take:
            return take_objects(rules, state, seat, move);
        case Act::Put:
            return put_objects(state, seat, move);
        case Act::Discard:
            return cut_objects(rules, state, seat, move);
        case Act::AuditPolicy:
            return audit_objects(state, seat, move, clause_of(state.open.phase));
        case Act::TakeRebel:
            return against(clause_of(state.open.phase), "no-rebels");
        case Act::PayCards:
        case Act::PayAsset:
        case Act::Exempt:
            return tax_objects(rules, state, seat, move);
        case Act::OfferSwap:
            return offer_swap_objects(rules, state, move);
        case Act::OfferAdd:
            return offer_add_objects(rules, state, move);
        case Act::OfferSacrifice:
            return offer_sacrifice_objects(rules, state, move);
        case Act::MakeOffer:
            return against("BG-PAN-12", "offer-incomplete", state.secret.offer.sacrificed,
                           static_cast<std::int32_t>(kSacrificed));
        case Act::Surrender:
            return surrender_objects(rules, state.open, seat, move);
        case Act::TradePuppet:
            return trade_objects(state.open, seat, move);
        case Act::Shift:
            return shift_objects(state, seat, move);
        default:
            return against(clause_of(state.open.phase), "another-question");
    }
}

constexpr Objection objection(const Rules& rules, const State& state, Seat seat, const Move& move) {
    if (is_listed(rules, state, seat, move)) return {};
    const Open& open = state.open;
    const Turn now = turn(rules, state);
    if (now.kind == Turn::Kind::Over) return against("BG-WIN-02", "game-over");
    if (now.kind == Turn::Kind::Chance) return against("BG-R-41", "luck-first");
    if (!now.seats.has(seat)) {
        return against(clause_of(open.phase),
                       open.answered.has(seat) ? "already-answered" : "not-asked");
    }
    if (!names_only_what_exists(move)) return against("BG-R-18", "no-such-thing");
    if (!answers(open.phase, move.act)) return against(clause_of(open.phase), "another-question");
    if (plain(move) != move) return against(clause_of(open.phase), "stray-field");
    return act_objects(rules, state, seat, move);
}

constexpr Objection objection(const Rules& rules, const State& state, const Outcome& outcome) {
    for (const auto& each : outcomes(rules, state)) {
        if (each.outcome == outcome) return {};
    }
    return against("BG-R-18", "no-such-outcome");
}

}  // namespace moneybags::guillotines
