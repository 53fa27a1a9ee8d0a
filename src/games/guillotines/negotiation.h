#pragma once

// Offers in Panic! are put together, made and answered: protocol 6.3.

#include "games/guillotines/offers.h"
#include "games/guillotines/ownership.h"

namespace moneybags::guillotines {

constexpr void sacrifice(auto& scene, Asset asset) {
    const Billionaire from = owner(scene.open, asset);
    scene.tell({.what = Happening::AssetSacrificed,
                .seat = controller(scene.rules, scene.open, from),
                .billionaire = from,
                .asset = asset});
    return_asset(scene, asset);
}

constexpr Step go_on(At<Step::PanicSlot>, auto& scene) {
    Open& open = scene.open;
    if (can_offer(scene.rules, open)) return scene.ask(Phase::Negotiate, open.asked);
    ++open.passes;
    scene.tell({.what = Happening::OfferPassed, .seat = open.asked});
    return Step::PanicNextSlot;
}

// 6.3, step 5: over after a lap in which all passed, or after the last lap.
constexpr Step go_on(At<Step::PanicNextSlot>, auto& scene) {
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

constexpr Step make_offer(auto& scene) {
    Open& open = scene.open;
    open.offer_made = true;
    scene.tell({.what = Happening::OfferMade, .seat = open.asked, .offer = scene.secret.offer});
    SeatSet others = parties(scene.rules, open, scene.secret.offer);
    others.remove(open.asked);  // consents by offering
    if (!others.empty()) return scene.ask_all(Phase::Consent, others);
    scene.tell({.what = Happening::OfferAnswered, .seat = open.asked});
    return carry_out(scene);
}

// ---- what may be wrong with a step of an offer ----

constexpr Objection offer_room(const Rules& rules, const Offer& offer) {
    if (offer.sacrificed > 0) return against("BG-PAN-12", "offer-order");
    if (offer.made >= rules.steps) {
        return against("BG-PAN-12", "offer-too-long", offer.made + 1, 0, rules.steps);
    }
    return {};
}

constexpr Objection tradable(const Asked& you, Asset asset) {
    if (asset == Asset::None || player_owning(you.rules, you.open, asset) == kNobody) {
        return against("BG-PAN-07", "no-such-asset");
    }
    if (traded_in(you.state.secret.offer).has(asset)) return against("BG-PAN-12", "asset-used");
    return {};
}

constexpr Objection swap_objects(const Asked& you, const Move& move) {
    const Offer& offer = you.state.secret.offer;
    if (const auto no = offer_room(you.rules, offer)) return no;
    if (const auto no = tradable(you, move.assets[0])) return no;
    if (const auto no = tradable(you, move.assets[1])) return no;
    const Seat one = player_owning(you.rules, you.open, move.assets[0]);
    const Seat two = player_owning(you.rules, you.open, move.assets[1]);
    if (one == two) return against("BG-PAN-07", "same-player");
    if (swapped_with(you.rules, you.open, offer, one, two) != Asset::None) {
        return against("BG-PAN-12", "pair-swaps-already");
    }
    return against("BG-PAN-12", "offer-order");
}

constexpr Objection addition_objects(const Asked& you, const Move& move) {
    const Offer& offer = you.state.secret.offer;
    if (const auto no = offer_room(you.rules, offer)) return no;
    if (const auto no = tradable(you, move.assets[0])) return no;
    if (number(move.seat) >= you.rules.players) return against("BG-PAN-07", "no-such-player");
    const Seat giver = player_owning(you.rules, you.open, move.assets[0]);
    if (giver == move.seat) return against("BG-PAN-07", "same-player");
    if (swapped_with(you.rules, you.open, offer, giver, move.seat) == Asset::None) {
        return against("BG-PAN-12", "no-swap-to-add-to");
    }
    return against("BG-PAN-12", "offer-order");
}

constexpr Objection sacrifice_objects(const Asked& you, const Move& move) {
    const Offer& offer = you.state.secret.offer;
    if (!can_sacrifice(you.rules, you.open)) return against("BG-R-28", "type-not-owned");
    if (offer.sacrificed == kSacrificed) return against("BG-PAN-06", "offer-order");
    const Asset asset = move.assets[0];
    if (asset == Asset::None || !owned_by_anybody(you.open).has(asset)) {
        return against("BG-PAN-08", "no-such-asset");
    }
    const int wanted = static_cast<int>(next_type(you.rules, you.open, offer)) + 1;
    return against("BG-PAN-06", "wrong-type", static_cast<int>(type_of(asset)) + 1, wanted, wanted);
}

// DP-28.
template <>
struct Point<Phase::Negotiate>
    : Alone<Act::OfferSwap, Act::OfferAdd, Act::OfferSacrifice, Act::MakeOffer, Act::Pass> {
    static constexpr std::string_view kClause = "BG-PAN-12";
    static constexpr Act kUsual = Act::Pass;

    static constexpr void list(const Asked& you, auto& out) {
        const Open& open = you.open;
        const Offer& offer = you.state.secret.offer;
        const Trades next = next_trades(you.rules, open, offer);
        for (const Asset a : next.swaps) {
            const Choice::Word swap = Choice::of(Act::OfferSwap) | Choice::asset<0>(a);
            const AssetSet ends = next.theirs[player_owning(you.rules, open, a)] & after(a);
            for (const Asset b : ends) out.put(swap | Choice::asset<1>(b));
        }
        for (const Asset asset : next.additions) {
            for (const Seat to : all_seats(you.rules)) {
                if (next.added[to].has(asset)) {
                    out.put(Choice::of(Act::OfferAdd) | Choice::asset<0>(asset) | Choice::of(to));
                }
            }
        }
        if (offer.sacrificed < kSacrificed && can_sacrifice(you.rules, open)) {
            const Market type = next_type(you.rules, open, offer);
            for (const Asset asset : owned_by_anybody(open) & assets_of_type(type)) {
                out.put(Choice::of(Act::OfferSacrifice) | Choice::asset<0>(asset));
            }
        }
        if (offer.complete()) out.bare(Act::MakeOffer);
        out.bare(Act::Pass);
    }

    static constexpr Objection why_not(const Asked& you, const Move& move) {
        switch (move.act) {
            case Act::OfferSwap:
                return swap_objects(you, move);
            case Act::OfferAdd:
                return addition_objects(you, move);
            case Act::OfferSacrifice:
                return sacrifice_objects(you, move);
            default:
                return against(kClause, "offer-incomplete", you.state.secret.offer.sacrificed,
                               static_cast<std::int32_t>(kSacrificed));
        }
    }

    static constexpr Step take(auto& scene, Seat, const Move& move) {
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
};

// DP-29.
template <>
struct Point<Phase::Consent> : Vote<Phase::Consent> {
    static constexpr std::string_view kClause = "BG-PAN-12";

    static constexpr Step all_in(auto& scene) {
        Open& open = scene.open;
        SeatSet refused = parties(scene.rules, open, scene.secret.offer) - scene.take_yes();
        refused.remove(open.asked);
        scene.tell({.what = Happening::OfferAnswered, .seat = open.asked, .seats = refused});
        if (refused.empty()) return carry_out(scene);
        scene.secret.offer = {};
        open.offer_made = false;
        return Step::PanicNextSlot;
    }
};

}  // namespace moneybags::guillotines
