#pragma once

// The Heist and Sharing: what both editions do alike, and the door to what they do not.

#include "games/millions/heist_first.h"
#include "games/millions/heist_second.h"

namespace moneybags::millions {

template <class Events>
constexpr void carry_on(Scene<Events>& scene) {
    in_edition(scene.rules, [&](auto edition) { edition.heist(scene); });
}

// What a single Snitch or Tech may name: roles on view other than its own (M1-R-01, 02; M2-R-01,
// 02).
constexpr RoleSet nameable(const Rules& rules, const Open& open) {
    return roles_on_view(open) - RoleSet{rules.namer};
}

template <class Events>
constexpr void begin_heist(Scene<Events>& scene) {
    if (scene.open.in.empty()) {  // MX-R-21
        scene.tell({.what = Happening::NoHeist});
        scene.empty_centre();
        end_round(scene, {});
        return;
    }
    const Role namer = scene.rules.namer;
    const CharacterSet namers = answering(scene, namer);
    if (scene.rules.roles.has(namer)) call(scene, namer, namers);
    if (namers.single()) {
        survive(scene, namers.lowest());
        if (!nameable(scene.rules, scene.open).empty()) {
            scene.open.phase = Phase::Naming;  // M1-HEIST-04, M2-HEIST-04; compulsory (M1-HEIST-05)
            return;
        }
        scene.tell({.what = Happening::NothingNamed, .character = namers.lowest()});  // M1-HEIST-06
    } else if (namers.several()) {
        clash(scene, namer, namers);  // M1-HEIST-03, M2-R-05
    }
    carry_on(scene);
}

template <class Events>
constexpr void name(Scene<Events>& scene, Role role) {
    scene.open.named = role;
    scene.tell({.what = Happening::Named,
                .seat = scene.owner_of(scene.open.alive.lowest()),
                .character = scene.open.alive.lowest(),
                .role = role});
    carry_on(scene);
}

}  // namespace moneybags::millions
