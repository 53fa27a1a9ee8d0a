#pragma once

// Panic!: 3.11, protocol 6.3.

#include "games/guillotines/offers.h"
#include "games/guillotines/policy.h"

namespace moneybags::guillotines {

template <class Events>
constexpr Step panic_begin(Scene<Events>& scene) {
    scene.open.panic = Panic::UnderWay;
    return scene.luck(Phase::PanicDraw);
}

template <class Events>
constexpr Step begin_negotiation(Scene<Events>& scene) {
    Open& open = scene.open;
    open.lap = 0;
    open.slot = 0;
    open.passes = 0;
    open.asked = open.leader;
    return Step::PanicSlot;
}

// DP-27: every player with an unrevealed Role is asked, if dictation is possible.
template <class Events>
constexpr Step panic_drawn(Scene<Events>& scene, PanicCard card) {
    Open& open = scene.open;
    open.panic_card = card;
    scene.tell({.what = Happening::PanicDrawn, .seat = open.leader, .panic = card});
    if (!open.has_role.empty() && may_be_held(scene.rules, open, Role::PowerBroker) &&
        can_dictate(scene.rules, open)) {
        return scene.ask_all(Phase::Dictate, open.has_role);
    }
    return begin_negotiation(scene);
}

template <class Events>
constexpr void sacrifice(Scene<Events>& scene, Asset asset) {
    const Billionaire from = owner(scene.open, asset);
    scene.tell({.what = Happening::AssetSacrificed,
                .seat = controller(scene.rules, scene.open, from),
                .billionaire = from,
                .asset = asset});
    return_asset(scene, asset);
}

template <class Events>
constexpr Step answer_dictate(Scene<Events>& scene, Seat seat, const Move& move) {
    Secret& secret = scene.secret;
    if (move.act == Act::Reveal) {
        secret.revealer = seat;
        secret.dictated = move.assets;
    }
    if (!scene.all_answered(seat)) return Step::Wait;
    const Seat broker = secret.revealer;
    const std::array<Asset, 3> assets = secret.dictated;
    secret.revealer = kNobody;
    secret.dictated = {Asset::None, Asset::None, Asset::None};
    if (broker == kNobody) return begin_negotiation(scene);
    scene.reveal(broker);
    AssetSet all;
    for (const Asset asset : assets) all.add(asset);
    scene.tell({.what = Happening::Dictated, .seat = broker, .assets = all});
    for (const Asset asset : assets) sacrifice(scene, asset);
    if (settle(scene)) return Step::Wait;
    return Step::PanicWon;
}

// ---- negotiation ----

template <class Events>
constexpr Step panic_slot(Scene<Events>& scene) {
    Open& open = scene.open;
    if (can_offer(scene.rules, open)) return scene.ask(Phase::Negotiate, open.asked);
    ++open.passes;
    scene.tell({.what = Happening::OfferPassed, .seat = open.asked});
    return Step::PanicNextSlot;
}

// 6.3, step 5: over after a lap in which all passed, or after the last lap.
template <class Events>
constexpr Step panic_next_slot(Scene<Events>& scene) {
    Open& open = scene.open;
    if (++open.slot == scene.rules.players) {
        const bool all_passed = open.passes == scene.rules.players;
        open.slot = 0;
        open.passes = 0;
        if (all_passed || ++open.lap == scene.rules.laps) {
            scene.tell({.what = Happening::PanicFailed});
            return Step::PanicDone;
        }
    }
    open.asked = left_of(scene.rules, open.asked);
    return Step::PanicSlot;
}

// BG-R-30: trades, then the sacrifice, are one change.
template <class Events>
constexpr Step carry_out(Scene<Events>& scene) {
    Open& open = scene.open;
    const Rules& rules = scene.rules;
    const Offer offer = scene.secret.offer;
    scene.secret.offer = {};
    open.offer_made = false;
    const PerBillionaire<AssetSet> owned = after_trades(rules, open, offer);
    if constexpr (Scene<Events>::kListens) {
        for (const Asset asset : traded_in(offer)) {
            const Seat from = player_owning(rules, open, asset);
            for (const Seat to : all_seats(rules)) {
                if (owned[open.who[to]].has(asset)) {
                    scene.tell({.what = Happening::AssetTraded,
                                .seat = from,
                                .other = to,
                                .asset = asset});
                }
            }
        }
    }
    open.owned = owned;
    for (std::size_t i = 0; i < offer.sacrificed; ++i) sacrifice(scene, offer.sacrifice[i]);
    if (settle(scene)) return Step::Wait;
    return offer.sacrificed > 0 ? Step::PanicWon : Step::PanicNextSlot;
}

template <class Events>
constexpr Step make_offer(Scene<Events>& scene) {
    Open& open = scene.open;
    open.offer_made = true;
    scene.tell({.what = Happening::OfferMade, .seat = open.asked, .offer = scene.secret.offer});
    SeatSet others = parties(scene.rules, open, scene.secret.offer);
    others.remove(open.asked);  // consents by offering
    if (!others.empty()) return scene.ask_all(Phase::Consent, others);
    scene.tell({.what = Happening::OfferAnswered, .seat = open.asked});
    return carry_out(scene);
}

template <class Events>
constexpr Step negotiate(Scene<Events>& scene, const Move& move) {
    Offer& offer = scene.secret.offer;
    switch (move.act) {
        case Act::OfferSwap:
            offer.steps[offer.made++] = {.given = move.assets[0], .back = move.assets[1]};
            break;
        case Act::OfferAdd:
            offer.steps[offer.made++] = {.given = move.assets[0], .to = move.seat};
            break;
        case Act::OfferSacrifice:
            offer.sacrifice[offer.sacrificed++] = move.assets[0];
            break;
        case Act::MakeOffer:
            return make_offer(scene);
        default:
            offer = {};
            ++scene.open.passes;
            scene.tell({.what = Happening::OfferPassed, .seat = scene.open.asked});
            return Step::PanicNextSlot;
    }
    return Step::Wait;  // the next step of the same offer; nobody else sees it
}

template <class Events>
constexpr Step answer_consent(Scene<Events>& scene, Seat seat, bool yes) {
    Open& open = scene.open;
    if (yes) scene.secret.yes.add(seat);
    if (!scene.all_answered(seat)) return Step::Wait;
    SeatSet refused = parties(scene.rules, open, scene.secret.offer) - scene.take_yes();
    refused.remove(open.asked);
    scene.tell({.what = Happening::OfferAnswered, .seat = open.asked, .seats = refused});
    if (refused.empty()) return carry_out(scene);
    scene.secret.offer = {};
    open.offer_made = false;
    return Step::PanicNextSlot;
}

// ---- success ----

template <class Events>
constexpr Step panic_won(Scene<Events>& scene) {
    scene.tell({.what = Happening::PanicWon});
    return scene.luck(Phase::PanicRoll);
}

// BG-PAN-09: that many Rebels, all if fewer, of the leader's choice; asked only where there is one.
template <class Events>
constexpr Step panic_remove(Scene<Events>& scene) {
    Open& open = scene.open;
    while (open.left > 0) {
        const CrisisSet crises = crises_with_rebels(open);
        if (crises.several() && open.left < rebels_on_crises(open)) {
            return scene.ask(Phase::RemoveRebels, open.leader);
        }
        const Crisis from = crises.lowest();
        const std::uint8_t there = open.rebels[from];
        const std::uint8_t taken = open.left < there ? open.left : there;
        take_rebels(scene, from, taken);
        open.left = static_cast<std::uint8_t>(open.left - taken);
    }
    return Step::PanicDone;
}

template <class Events>
constexpr Step panic_rolled(Scene<Events>& scene, unsigned die) {
    Open& open = scene.open;
    scene.tell(
        {.what = Happening::Rolled, .seat = open.leader, .number = static_cast<std::int16_t>(die)});
    const unsigned total = rebels_on_crises(open);
    open.left = static_cast<std::uint8_t>(die < total ? die : total);
    return Step::PanicRemove;
}

template <class Events>
constexpr Step remove_rebel(Scene<Events>& scene, Crisis crisis) {
    take_rebels(scene, crisis, 1);
    --scene.open.left;
    return Step::PanicRemove;
}

// BG-PAN-11: once per game. Back to where it was due.
template <class Events>
constexpr Step panic_done(Scene<Events>& scene) {
    Open& open = scene.open;
    open.panic = Panic::Past;
    open.panic_card = PanicCard::None;
    switch (open.stage) {
        case Stage::Turn:
            return Step::PuppetStep;
        case Stage::Puppet:
            return Step::EndTurn;
        default:
            return Step::RoundRoles;
    }
}

}  // namespace moneybags::guillotines
