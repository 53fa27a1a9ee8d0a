#pragma once

// The first edition's heist after the Snitch, and its Sharing: M1-HEIST-07 to 15, M1-SHARE.

#include "games/millions/calling.h"

namespace moneybags::millions {

template <class Events>
constexpr void share_first(Scene<Events>& scene) {
    Open& open = scene.open;
    const LootCard& card = loot(scene.rules, open);
    const CharacterSet driver = survivor(scene, Role::Driver);
    const CharacterSet crook = survivor(scene, Role::Crook);
    const CharacterSet brute = survivor(scene, Role::Brute);

    // Step 1. The loot, M1-SHARE-01, 02.
    Millions pot = card.amount;
    if (!survivor(scene, Role::Mastermind).empty()) pot += scene.rules.mastermind_adds;
    hand_out(scene, pot, First::share(pot, open.alive.size()));

    // Step 2. The Driver's fee, M1-SHARE-03. Between two characters of one player nothing changes
    // (M1-THREE-04).
    if (!driver.empty()) {
        const Seat to = scene.owner_of(driver.lowest());
        for (const Character c : open.alive - driver) {
            const Seat from = scene.owner_of(c);
            if (from == to) continue;
            const Millions fee = scene.at_most_purse(from, scene.rules.driver_fee);
            scene.pay(from, to, fee);
            scene.tell({.what = Happening::FeePaid,
                        .seat = from,
                        .other = to,
                        .character = c,
                        .amount = fee});
        }
    }

    // Step 3. The Crook robs the Brute, M1-SHARE-04.
    if (!crook.empty() && !brute.empty()) {
        const Seat from = scene.owner_of(brute.lowest());
        const Seat to = scene.owner_of(crook.lowest());
        if (from != to) {
            const Millions loss = scene.at_most_purse(from, scene.rules.thief_takes);
            scene.pay(from, to, loss);
            scene.tell({.what = Happening::Robbed,
                        .seat = from,
                        .other = to,
                        .character = crook.lowest(),
                        .amount = loss});
        }
    }

    // Step 4. The card's symbol, M1-SHARE-05.
    for (const Character c : open.alive) {
        if (!card.shown.has(scene.secret.role[c])) continue;
        scene.from_reserve(scene.owner_of(c), card.bonus);
        scene.tell({.what = Happening::SymbolPaid,
                    .seat = scene.owner_of(c),
                    .character = c,
                    .role = scene.secret.role[c],
                    .amount = card.bonus});
    }
}

template <class Events>
constexpr void First::heist(Scene<Events>& scene) {
    Open& open = scene.open;
    for (const Role role : {Role::Brute, Role::Driver, Role::Crook, Role::Mastermind}) {
        // M1-HEIST-08: the named role does not answer at its place.
        if (role == open.named || !scene.rules.roles.has(role)) continue;
        const CharacterSet crew = answering(scene, role);
        call(scene, role, crew);
        if (crew.several()) {
            clash(scene, role, crew);  // M1-HEIST-09, 11
        } else if (!crew.empty()) {
            survive(scene, crew.lowest());  // M1-HEIST-10, 12
            if (role == Role::Brute) {
                const Seat seat = scene.owner_of(crew.lowest());
                ++open.cards[seat];
                open.fresh.add(seat);
                scene.tell(
                    {.what = Happening::CardEarned, .seat = seat, .character = crew.lowest()});
            }
        }
    }
    if (open.named !=
        Role::None) {  // M1-HEIST-07, 13: the named reveal last, the hidden card's too
        const CharacterSet crew = answering(scene, open.named);
        call(scene, open.named, crew);
        for (const Character c : crew) {
            scene.tell({.what = Happening::NamedOut,
                        .seat = scene.owner_of(c),
                        .character = c,
                        .role = open.named});
            if (open.named == Role::Brute) {
                return_ante(scene, c, crew.size());
            } else {
                lose_ante(scene, c, crew.size());
            }
        }
    }

    if (alone(scene)) {
        fine_the_lone(scene);  // M1-HEIST-14
    } else if (open.alive.empty()) {
        scene.tell({.what = Happening::NothingShared});  // M1-HEIST-15
    } else {
        share_first(scene);
    }
    end_round(scene, owners(scene.rules, open.alive));
}

}  // namespace moneybags::millions
