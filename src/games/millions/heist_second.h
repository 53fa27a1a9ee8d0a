#pragma once

// The second edition's heist after the Tech, and its Sharing: M2-HEIST-06 to 14, M2-SHARE.

#include "games/millions/calling.h"

namespace moneybags::millions {

// M2-HEIST-14: nobody can take more than the Centre holds.
template <class Events>
constexpr void take_from_centre(Scene<Events>& scene, Character c, Millions amount) {
    const Millions taken = scene.open.centre < amount ? scene.open.centre : amount;
    scene.open.centre -= taken;
    scene.open.purse[scene.owner_of(c)] += taken;
    scene.tell({.what = Happening::TakenFromCentre,
                .seat = scene.owner_of(c),
                .character = c,
                .role = scene.secret.role[c],
                .amount = taken});
}

// M2-HEIST-09, M2-R-08: a participating Brute, Tech or Acrobat.
constexpr CharacterSet victims(const Open& open, const Secret& secret) {
    CharacterSet weak;
    for (const Character c : open.alive) {
        if (RoleSet{Role::Tech, Role::Acrobat, Role::Brute}.has(secret.role[c])) weak.add(c);
    }
    return weak;
}

// Called, and taking part: exactly one of the role, and not named. The others are thrown out.
template <class Events>
constexpr CharacterSet participant(Scene<Events>& scene, Role role) {
    if (!scene.rules.roles.has(role)) return {};
    const CharacterSet crew = answering(scene, role);
    call(scene, role, crew);
    if (role == Role::Brute) {
        // M2-HEIST-07, M2-R-07: every Brute takes, thrown out or not, clockwise from the Leader.
        CharacterSet waiting = crew;
        while (!waiting.empty()) {
            const Seat next = first_clockwise(owners(scene.rules, waiting), scene.open.leader);
            const Character c = (waiting & characters_of(scene.rules, next)).lowest();
            take_from_centre(scene, c, scene.rules.brute_takes);
            waiting.remove(c);
        }
    }
    if (role == scene.open.named) {
        for (const Character c : crew) {
            scene.tell({.what = Happening::NamedOut,
                        .seat = scene.owner_of(c),
                        .character = c,
                        .role = role});
        }
        return {};
    }
    if (crew.several()) clash(scene, role, crew);  // M2-HEIST-03
    return crew.single() ? crew : CharacterSet{};
}

template <class Events>
constexpr void share_second(Scene<Events>& scene) {
    Open& open = scene.open;
    if (open.alive.empty()) {  // M2-SHARE-02
        scene.tell({.what = Happening::NothingShared});
        scene.empty_centre();
        return;
    }
    if (alone(scene)) {  // M2-SHARE-01
        fine_the_lone(scene);
        scene.empty_centre();
        return;
    }
    const LootCard& card = loot(scene.rules, open);
    for (const Character c : open.alive) {  // M2-SHARE-03
        if (!card.shown.has(scene.secret.role[c])) continue;
        open.centre += card.bonus;
        open.reserve -= card.bonus.count();
        scene.tell({.what = Happening::BonusAdded,
                    .seat = scene.owner_of(c),
                    .character = c,
                    .role = scene.secret.role[c],
                    .amount = card.bonus});
    }
    const Millions pot = open.centre;
    scene.empty_centre();
    hand_out(scene, pot, Second::share(pot, open.alive.size()));
}

// Brain, Driver, Sharing: what follows once the Mentalist has taken (or has nothing to take).
template <class Events>
constexpr void after_the_mentalist(Scene<Events>& scene) {
    Open& open = scene.open;
    const CharacterSet brain = participant(scene, Role::Brain);
    if (!brain.empty()) {  // M2-HEIST-11
        survive(scene, brain.lowest());
        const Millions amount = loot(scene.rules, open).amount;
        open.centre += amount;
        open.reserve -= amount.count();
        scene.tell({.what = Happening::LootAdded,
                    .seat = scene.owner_of(brain.lowest()),
                    .character = brain.lowest(),
                    .amount = amount});
    }
    const CharacterSet driver = participant(scene, Role::Driver);
    if (!driver.empty()) {  // M2-HEIST-12: himself included
        survive(scene, driver.lowest());
        take_from_centre(scene, driver.lowest(), open.alive.size() * scene.rules.driver_fee);
    }
    share_second(scene);
    end_round(scene, owners(scene.rules, open.alive));
}

template <class Events>
constexpr void rob(Scene<Events>& scene, Character victim) {
    const CharacterSet mentalist = answering(scene, Role::Mentalist);
    const Seat from = scene.owner_of(victim);
    const Seat to = scene.owner_of(mentalist.lowest());
    const Millions loss = scene.at_most_purse(from, scene.rules.thief_takes);
    scene.pay(from, to, loss);  // from the purse (M2-R-09); one's own changes nothing (M2-THREE-03)
    scene.tell({.what = Happening::Robbed,
                .seat = from,
                .other = to,
                .character = mentalist.lowest(),
                .amount = loss});
    survive(scene, mentalist.lowest());
    after_the_mentalist(scene);
}

template <class Events>
constexpr void Second::heist(Scene<Events>& scene) {
    const CharacterSet acrobat = participant(scene, Role::Acrobat);
    if (!acrobat.empty()) {  // M2-HEIST-06
        take_from_centre(scene, acrobat.lowest(), scene.rules.acrobat_takes);
        survive(scene, acrobat.lowest());
    }
    const CharacterSet brute = participant(scene, Role::Brute);
    if (!brute.empty()) survive(scene, brute.lowest());  // M2-HEIST-08
    const CharacterSet mentalist = participant(scene, Role::Mentalist);
    if (mentalist.empty()) {
        after_the_mentalist(scene);
        return;
    }
    const CharacterSet possible = victims(scene.open, scene.secret);
    if (possible.several()) {
        scene.open.phase = Phase::Robbing;  // M2-HEIST-09
    } else if (possible.single()) {
        rob(scene, possible.lowest());
    } else {  // M2-HEIST-10
        survive(scene, mentalist.lowest());
        after_the_mentalist(scene);
    }
}

}  // namespace moneybags::millions
