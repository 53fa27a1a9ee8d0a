#pragma once

// The figures of the data files once more, as constants, so that worked examples can be checked by
// the compiler. A test holds them against what the loader makes of data/*.json.

#include <string_view>

#include "games/millions/game.h"

namespace moneybags::millions::figures {

constexpr LootCard card(std::string_view id, int amount, int ante, RoleSet shown, int bonus) {
    LootCard made{.id = {},
                  .amount = Millions{amount},
                  .ante = Millions{ante},
                  .shown = shown,
                  .bonus = Millions{bonus}};
    for (std::size_t i = 0; i < id.size(); ++i) made.id[i] = id[i];
    return made;
}

struct Settings {
    bool quick = false;
    bool fooled = false;
    Scheduling scheduling = Scheduling::Turn;
    int talk = 8;
};

constexpr Rules first_edition(int players, Settings with = {}) {
    Rules r;
    r.edition = Edition::First;
    r.scheduling = with.scheduling;
    r.fooled = with.fooled;
    r.players = static_cast<std::uint8_t>(players);
    r.slots = players == 3 ? 2 : 1;
    r.rounds = with.quick ? 6 : 8;
    r.talk = static_cast<std::uint8_t>(with.talk);
    r.roles = {Role::Brute, Role::Driver, Role::Crook};
    if (players != 4) r.roles.add(Role::Snitch);
    if (players == 3 || players >= 7) r.roles.add(Role::Mastermind);
    r.claims = claims_of(r.roles);
    r.namer = Role::Snitch;
    r.start_cash = Millions{5};
    r.goal = Millions{with.quick ? 16 : 20};
    r.reserve = 175 - 5 * players;
    r.lone_fine = Millions{3};
    r.mastermind_adds = Millions{2};
    r.driver_fee = Millions{1};
    r.thief_takes = Millions{2};
    r.loot.push_back(card("L1-01", 8, 1, {Role::Snitch}, 1));
    r.loot.push_back(card("L1-02", 8, 1, {Role::Brute}, 1));
    r.loot.push_back(card("L1-03", 9, 1, {Role::Driver}, 1));
    r.loot.push_back(card("L1-04", 9, 1, {Role::Crook}, 1));
    r.loot.push_back(card("L1-05", 10, 1, {Role::Mastermind}, 1));
    r.loot.push_back(card("L1-06", 10, 2, {}, 1));
    r.loot.push_back(card("L1-07", 11, 2, {}, 1));
    r.loot.push_back(card("L1-08", 11, 2, {}, 1));
    r.loot.push_back(card("L1-09", 12, 2, {}, 1));
    r.loot.push_back(card("L1-10", 12, 2, {}, 1));
    return r;
}

constexpr Rules second_edition(int players, Settings with = {}) {
    Rules r;
    r.edition = Edition::Second;
    r.scheduling = with.scheduling;
    r.players = static_cast<std::uint8_t>(players);
    r.slots = players == 3 ? 2 : 1;
    r.rounds = 5;
    r.talk = static_cast<std::uint8_t>(with.talk);
    r.votes = 3;
    r.roles = {Role::Brute, Role::Mentalist, Role::Driver};
    if (players != 4) r.roles.add(Role::Tech);
    if (players == 3 || players >= 6) r.roles.add(Role::Brain);
    if (players >= 7) r.roles.add(Role::Acrobat);
    r.claims = claims_of(r.roles);
    r.namer = Role::Tech;
    r.start_cash = Millions{10};
    r.goal = Millions{50};
    r.reserve = 0;
    r.lone_fine = Millions{5};
    r.driver_fee = Millions{1};
    r.thief_takes = Millions{2};
    r.acrobat_takes = Millions{5};
    r.brute_takes = Millions{2};
    r.loot.push_back(card("L2-01", 10, 2, {Role::Tech, Role::Brute}, 10));
    r.loot.push_back(card("L2-02", 10, 2, {Role::Acrobat, Role::Driver}, 10));
    r.loot.push_back(card("L2-03", 11, 2, {Role::Mentalist, Role::Brain}, 11));
    r.loot.push_back(card("L2-04", 11, 2, {Role::Brute, Role::Driver}, 11));
    r.loot.push_back(card("L2-05", 12, 2, {Role::Tech}, 12));
    r.loot.push_back(card("L2-06", 12, 2, {Role::Acrobat}, 12));
    r.loot.push_back(card("L2-07", 13, 2, {Role::Mentalist}, 13));
    r.loot.push_back(card("L2-08", 13, 2, {Role::Brain}, 13));
    r.loot.push_back(card("L2-09", 15, 2, {}, 15));
    r.loot.push_back(card("L2-10", 15, 2, {}, 15));
    return r;
}

}  // namespace moneybags::millions::figures
