// How rookies reckon a heist, held against the rules, which call one role after another.

#include "bots/millions/heists.h"

#include <gtest/gtest.h>

#include "games/millions/game.h"
#include "tests/games/millions/figures.h"

namespace moneybags::millions {
namespace {

template <class E>
E any_of(std::size_t count, Rng& luck) {
    return E{static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(count)))};
}

Role any_of(RoleSet roles, Rng& luck) {
    Role role{};
    do role = any_of<Role>(kRoles, luck);
    while (!roles.has(role));
    return role;
}

// Talks of some round, with any roles, and with purses that may be empty or hold the goal.
State some_talks(const Rules& rules, Rng& luck) {
    State state = setup(rules);
    Open& open = state.open;
    open.phase = Phase::Talking;
    open.round = static_cast<std::uint8_t>(1 + luck.below(rules.rounds));
    open.leader = any_of<Seat>(rules.players, luck);
    open.loot = any_of<Card>(rules.loot.size(), luck);
    open.in = all_characters(rules);
    for (const Seat seat : all_seats(rules)) {
        const std::uint32_t roof =
            luck.below(8) == 0 ? 3u : static_cast<std::uint32_t>(rules.goal.count() + 3);
        open.purse[seat] = Millions{static_cast<std::int32_t>(luck.below(roof))};
        open.cards[seat] = static_cast<std::uint8_t>(luck.below(3));
    }
    for (const Character c : open.in) {
        state.secret.role[c] = any_of(rules.roles, luck);
        ++open.on_view[state.secret.role[c]];
    }
    if (facts(rules).centre) {
        open.centre = loot(rules, open).amount + open.in.size() * loot(rules, open).ante;
    } else {
        open.antes = open.in;
    }
    return state;
}

// Somebody to leave first; mostly nobody or one.
CharacterSet some_leavers(const Rules& rules, Rng& luck) {
    CharacterSet leavers;
    for (std::uint32_t i = luck.below(4) == 0 ? luck.below(9) : luck.below(2); i > 0; --i) {
        leavers.add(any_of<Character>(std::size_t{rules.players} * rules.slots, luck));
    }
    return leavers;
}

struct Settled {
    PerSeat<Millions> purse;
    PerSeat<std::uint8_t> cards;
    SeatSet winners;
    bool operator==(const Settled&) const = default;
};

Settled by_the_rules(const Rules& rules, State state, CharacterSet leavers, Role named) {
    NoEvents silence;
    Scene<NoEvents> scene{rules, state.open, state.secret, silence};
    for (const Character c : leavers) leave(scene, c);
    begin_heist(scene);
    if (state.open.phase == Phase::Naming) name(scene, named);
    if (state.open.phase == Phase::Robbing) {
        rob(scene, richest_victim(rules, state.open.purse, victims(state.open, state.secret)));
    }
    return {state.open.purse, state.open.cards, state.open.winners};
}

Settled as_reckoned(const Rules& rules, const State& state, CharacterSet leavers, Role named) {
    Bearers bears;
    for (const Character c : state.open.in) bears[state.secret.role[c]].add(c);
    Heist heist = Heist::of(state.open);
    heist.leave(rules, leavers & heist.in);
    if (!(bears[rules.namer] & heist.in).single()) named = Role::None;
    const SeatSet winners = hold(rules, heist, bears, named);
    return {heist.purse, heist.cards, winners};
}

void hold_many(const Rules& rules, std::uint64_t seed) {
    Rng luck{seed};
    int over = 0;
    for (int i = 0; i < 20'000; ++i) {
        const State state = some_talks(rules, luck);
        const CharacterSet leavers = some_leavers(rules, luck);
        const RoleSet names = nameable(rules, state.open);
        const Role named = names.empty() ? Role::None : any_of(names, luck);
        const Settled rightly = by_the_rules(rules, state, leavers, named);
        ASSERT_EQ(as_reckoned(rules, state, leavers, named), rightly) << "heist " << i;
        over += rightly.winners.empty() ? 0 : 1;
    }
    EXPECT_GT(over, 0);
    EXPECT_LT(over, 20'000);
}

TEST(Heists, end_as_by_the_rules_of_the_first_edition) {
    for (int players = 3; players <= 8; ++players) {
        SCOPED_TRACE(players);
        hold_many(figures::first_edition(players), 1);
    }
}

TEST(Heists, end_as_by_the_rules_of_the_second_edition) {
    for (int players = 3; players <= 8; ++players) {
        SCOPED_TRACE(players);
        hold_many(figures::second_edition(players), 2);
    }
}

}  // namespace
}  // namespace moneybags::millions
