#pragma once

// Buying, leasing, ending leases, selling, lifting signs: MM-BUY to MM-SIGN.

#include "games/madcity/turns.h"

namespace moneybags::madcity {

// The businesses whose price so much money pays.
constexpr BusinessSet payable(const PriceSteps& steps, Notes money) {
    for (const PriceStep& step : steps) {
        if (money >= step.price) return step.within;
    }
    return {};
}

// What the active player may acquire as things stand, and what could come of it with so much money.
// Signs are not asked about.
struct Market {
    BusinessSet buy;    // not bought by anyone (MM-BUY-02), and not leased by oneself
    BusinessSet lease;  // nor leased by anyone (MM-LEASE-03)
    BusinessSet own;    // leased by oneself: an upgrade, MM-UPG-01
};

constexpr Market market(const Rules& rules, const Open& open) {
    const BusinessSet offered = rules.offered[open.car[open.active]];
    const BusinessSet left = offered - bought_by_anyone(rules, open);
    return {.buy = left - open.leased[open.active],
            .lease = left - leased_by_anyone(rules, open),
            .own = offered & open.leased[open.active]};
}

constexpr bool is_real_estate(const Rules& rules, const Open& open) {
    return rules.ground[open.car[open.active]] == Ground::RealEstate;
}

// MM-RE-01, MM-SELL-02: what may be sold after a move.
constexpr BusinessSet sellable_here(const Rules& rules, const Open& open) {
    return is_real_estate(rules, open) ? open.bought[open.active] : BusinessSet{};
}

// Section 6.1: the step is offered if something could come of it (MM-TURN-08), at most after ending
// leases. A sign can then always be found: whoever has none in hand has a business to take it from.
constexpr bool can_deal(const Rules& rules, const Open& open) {
    if (rules.offered[open.car[open.active]].empty()) return false;
    if (!sellable_here(rules, open).empty()) return true;
    const Market on = market(rules, open);
    const Notes means = open.cash[open.active] + refunds(rules, open, open.active);
    // An upgrade costs the buy price less the refund of that very lease, so all in all the price.
    return (on.buy | on.own).meets(payable(rules.buy_steps, means)) ||
           on.lease.meets(payable(rules.lease_steps, means));
}

// MM-UPG-01.
constexpr Notes upgrade_price(const Rules& rules, Business b) {
    return rules.buy[b] - rules.lease[b];
}

constexpr BusinessSet upgrades(const Rules& rules, const Open& open, BusinessSet own) {
    BusinessSet set;
    for (const Business b : own) {
        if (upgrade_price(rules, b) <= open.cash[open.active]) set.add(b);
    }
    return set;
}

// MM-SIGN-02 and 03: without a sign in hand one of a bought business will do.
constexpr bool has_a_sign(const Rules& rules, const Open& open) {
    return !open.bought[open.active].empty() || signs_in_hand(rules, open, open.active) > 0;
}

// MM-TURN-08: why a turn ends without the step on a space that has businesses to offer.
template <class Events>
constexpr void tell_no_deal(Scene<Events>& scene) {
    const Rules& rules = scene.rules;
    const Open& open = scene.open;
    const Place place = open.car[open.active];
    if (rules.offered[place].empty()) return;
    const Market on = market(rules, open);
    Notes least{};
    const auto costs = [&](Notes price) {
        if (least == Notes{} || price < least) least = price;
    };
    for (const Business b : on.buy) costs(rules.buy[b]);
    for (const Business b : on.own) costs(upgrade_price(rules, b));
    for (const Business b : on.lease) costs(rules.lease[b]);
    scene.tell(
        {.what = Happening::DealMissed, .seat = open.active, .place = place, .amount = least});
}

template <class Events>
constexpr void end_lease(Scene<Events>& scene, Business b) {
    const Seat seat = scene.open.active;
    scene.open.leased[seat].remove(b);
    scene.earn(seat, scene.rules.lease[b]);
    scene.tell({.what = Happening::LeaseEnded,
                .seat = seat,
                .business = b,
                .amount = scene.rules.lease[b]});
}

// MM-OUT-01: the tenant, if there is one, takes back the sign and the whole lease price.
template <class Events>
constexpr void turn_tenant_out(Scene<Events>& scene, Business b) {
    for (const Seat tenant : all_seats(scene.rules)) {
        if (!scene.open.leased[tenant].has(b)) continue;
        scene.open.leased[tenant].remove(b);
        scene.earn(tenant, scene.rules.lease[b]);
        scene.tell({.what = Happening::BoughtOut,
                    .seat = tenant,
                    .other = scene.open.active,
                    .business = b,
                    .amount = scene.rules.lease[b]});
    }
}

// The price is paid and a sign from the hand laid down; that ends the turn.
template <class Events>
constexpr void lay_sign(Scene<Events>& scene, Business b, bool leasing) {
    Open& open = scene.open;
    const Seat seat = open.active;
    const Notes price = leasing ? scene.rules.lease[b] : scene.rules.buy[b];
    scene.pay(seat, price);
    if (leasing) {
        open.leased[seat].add(b);
    } else {
        turn_tenant_out(scene, b);
        open.bought[seat].add(b);
    }
    scene.tell({.what = leasing ? Happening::Leased : Happening::Bought,
                .seat = seat,
                .business = b,
                .amount = price});
    end_turn(scene);
}

template <class Events>
constexpr void acquire(Scene<Events>& scene, Business b, bool leasing) {
    Open& open = scene.open;
    const Seat seat = open.active;
    if (open.leased[seat].has(b)) {  // MM-UPG-01: the sign is flipped
        scene.pay(seat, upgrade_price(scene.rules, b));
        open.leased[seat].remove(b);
        open.bought[seat].add(b);
        scene.tell({.what = Happening::Upgraded,
                    .seat = seat,
                    .business = b,
                    .amount = upgrade_price(scene.rules, b)});
        end_turn(scene);
    } else if (signs_in_hand(scene.rules, open, seat) > 0) {
        lay_sign(scene, b, leasing);
    } else {  // MM-SIGN-05
        open.phase = Phase::LiftingSign;
        open.business = b;
        open.leasing = leasing;
    }
}

// MM-SIGN-04 and 05: the sign comes off one business and goes to the one named before.
template <class Events>
constexpr void lift_sign(Scene<Events>& scene, Business b) {
    const Seat seat = scene.open.active;
    scene.open.bought[seat].remove(b);
    scene.tell({.what = Happening::SignLifted, .seat = seat, .business = b});
    lay_sign(scene, scene.open.business, scene.open.leasing);
}

// MM-SELL-04: named first, then the die.
template <class Events>
constexpr void nominate(Scene<Events>& scene, Business b) {
    scene.open.phase = Phase::SaleRoll;
    scene.open.business = b;
    scene.tell({.what = Happening::SaleNominated, .seat = scene.open.active, .business = b});
}

// MM-SELL-05 to 07. A six means nothing more here (MM-SIX-07).
template <class Events>
constexpr void sell(Scene<Events>& scene, int die) {
    const Seat seat = scene.open.active;
    const Business b = scene.open.business;
    const Notes price = scene.rules.sale[b][std::size_t(die - 1)];
    scene.open.bought[seat].remove(b);
    scene.earn(seat, price);
    scene.tell(
        {.what = Happening::Sold, .seat = seat, .business = b, .number = die, .amount = price});
    end_turn(scene);
}

}  // namespace moneybags::madcity
