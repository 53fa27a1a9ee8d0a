#pragma once

// Calling a role in the heist: who answers, who gets the ante back, who is thrown out.

#include "games/millions/round.h"

namespace moneybags::millions {

// M1-HEIST-01: only in-characters take part.
template <class Events>
constexpr CharacterSet answering(const Scene<Events>& scene, Role role) {
    CharacterSet crew;
    for (const Character c : scene.open.in) {
        if (scene.secret.role[c] == role) crew.add(c);
    }
    return crew;
}

template <class Events>
constexpr void call(Scene<Events>& scene, Role role, CharacterSet crew) {
    scene.tell({.what = Happening::RoleCalled,
                .role = role,
                .number = static_cast<std::int16_t>(crew.size())});
    for (const Character c : crew) {
        scene.tell(
            {.what = Happening::Shown, .seat = scene.owner_of(c), .character = c, .role = role});
    }
    scene.open.shown = scene.open.shown | crew;
}

// With what is needed to say why: the role, how many of it answered, and what was named.
template <class Events>
constexpr void tell_of_ante(Scene<Events>& scene, Happening what, Character c, int crew) {
    scene.tell({.what = what,
                .seat = scene.owner_of(c),
                .character = c,
                .role = scene.secret.role[c],
                .second = scene.open.named,
                .number = static_cast<std::int16_t>(crew),
                .amount = scene.ante()});
}

// An ante that lies before its character. One in the Centre stays there (M2-HEIST-13).
template <class Events>
constexpr void return_ante(Scene<Events>& scene, Character c, int crew) {
    if (facts(scene.rules).centre) return;
    scene.open.antes.remove(c);
    scene.open.purse[scene.owner_of(c)] += scene.ante();
    tell_of_ante(scene, Happening::AnteBack, c, crew);
}

template <class Events>
constexpr void lose_ante(Scene<Events>& scene, Character c, int crew) {
    if (facts(scene.rules).centre) return;
    scene.open.antes.remove(c);
    scene.open.reserve += scene.ante().count();
    tell_of_ante(scene, Happening::AnteLost, c, crew);
}

template <class Events>
constexpr void survive(Scene<Events>& scene, Character c) {
    return_ante(scene, c, 1);
    scene.open.alive.add(c);
}

// Two or more of a role: all are thrown out. In 1e Brutes alone keep their antes (M1-HEIST-03, 09,
// 11).
template <class Events>
constexpr void clash(Scene<Events>& scene, Role role, CharacterSet crew) {
    scene.tell({.what = Happening::Clashed,
                .role = role,
                .number = static_cast<std::int16_t>(crew.size())});
    for (const Character c : crew) {
        if (role == Role::Brute) {
            return_ante(scene, c, crew.size());
        } else {
            lose_ante(scene, c, crew.size());
        }
    }
}

// A Snitch or Tech that is the only one left (MX-R-28) pays a fine instead of sharing.
template <class Events>
constexpr bool alone(const Scene<Events>& scene) {
    return scene.open.alive.single() &&
           scene.secret.role[scene.open.alive.lowest()] == scene.rules.namer;
}

template <class Events>
constexpr void fine_the_lone(Scene<Events>& scene) {
    const Character c = scene.open.alive.lowest();
    const Seat seat = scene.owner_of(c);
    const Millions fine = scene.at_most_purse(seat, scene.rules.lone_fine);
    scene.to_reserve(seat, fine);
    scene.open.alive.clear();
    scene.tell({.what = Happening::LoneFined, .seat = seat, .character = c, .amount = fine});
}

// Everybody who got through takes a share; the Reserve pays.
template <class Events>
constexpr void hand_out(Scene<Events>& scene, Millions pot, Millions share) {
    scene.tell({.what = Happening::PotShared,
                .number = static_cast<std::int16_t>(scene.open.alive.size()),
                .amount = pot});
    for (const Character c : scene.open.alive) {
        scene.from_reserve(scene.owner_of(c), share);
        scene.tell({.what = Happening::Shared,
                    .seat = scene.owner_of(c),
                    .character = c,
                    .amount = share});
    }
}

// The survivor of a role, if there is one: roles clash, so there is never a second.
template <class Events>
constexpr CharacterSet survivor(const Scene<Events>& scene, Role role) {
    for (const Character c : scene.open.alive) {
        if (scene.secret.role[c] == role) return {c};
    }
    return {};
}

}  // namespace moneybags::millions
