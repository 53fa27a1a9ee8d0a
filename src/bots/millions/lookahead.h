#pragma once

// How far a shark looks ahead, and how it goes about it.

#include "bots/lookahead.h"
#include "bots/worlds.h"
#include "encoding/millions.h"
#include "games/millions/game.h"

namespace moneybags::millions {

// A heist is over when the next Round begins.
constexpr std::uint32_t stretch(const Rules&, const State& state) { return state.open.round; }

constexpr Lookahead lookahead(const Rules&) { return {}; }

constexpr bool is_secret(const Rules&, const View& seen) {
    return seen.open.phase == Phase::Picking;
}

// What is said of characters that have not been shown.
template <class Use>
constexpr void each_claim(const Rules& rules, const View& seen, const Heard& heard,
                          const Use& use) {
    Words all;
    for (const Seat seat : all_seats(rules) - SeatSet{seen.me}) {
        all.told += heard.person[seat].told;
        all.kept += heard.person[seat].kept;
    }
    for (const Character c : seen.open.spoke - characters_of(rules, seen.me)) {
        if (seen.role[c] != Role::None || seen.open.claim[c] == Role::None) continue;
        const Heard::Person& speaker = heard.person[owner(rules, c)];
        const std::size_t first = characters_ahead(rules, seen.me, c) * kRoles;
        use(Said{.first = first,
                 .count = kRoles,
                 .bit = first + static_cast<std::size_t>(seen.open.claim[c]),
                 .speaker = {speaker.told, speaker.kept},
                 .others = {all.told - speaker.told, all.kept - speaker.kept}});
    }
}

}  // namespace moneybags::millions
