#pragma once

// How a game begins, and what luck may do in it: M1-SETUP, M2-SETUP, section 6.2.

#include "games/millions/characters.h"

namespace moneybags::millions {

constexpr State setup(const Rules& rules) {
    State state;
    for (const Seat seat : all_seats(rules)) state.open.purse[seat] = rules.start_cash;
    state.open.reserve = rules.reserve;
    return state;
}

// Luck gives the first Leader (M1-SETUP-05), the Loot card on top of the pile (M1-SETUP-04, drawn
// when it is turned up, which is the same as shuffling before), and the role card that stays
// hidden.
constexpr Outcomes outcomes(const Rules& rules, const State& state) {
    Outcomes list;
    switch (state.open.phase) {
        case Phase::ChooseLeader:
            for (const Seat seat : all_seats(rules)) {
                list.push_back({{.luck = Luck::Leader, .leader = seat}, 1});
            }
            break;
        case Phase::TurnUpLoot:
            for (std::size_t i = 0; i < rules.loot.size(); ++i) {
                const Card card{static_cast<std::uint8_t>(i)};
                if (!state.open.turned_up.has(card)) {
                    list.push_back({{.luck = Luck::Loot, .loot = card}, 1});
                }
            }
            break;
        case Phase::HideCard: {
            PerRole<std::uint8_t> played;
            for (const Character c : all_characters(rules)) ++played[state.secret.role[c]];
            for (const Role role : rules.roles) {
                if (played[role] > 0) {
                    list.push_back({{.luck = Luck::Hidden, .hidden = role}, played[role]});
                }
            }
            break;
        }
        default:
            break;
    }
    return list;
}

}  // namespace moneybags::millions
