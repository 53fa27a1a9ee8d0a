// First edition, set-up: M1-SETUP. How many may play and which figures they get is the catalogue's
// to say: tests/games/catalogue_test.cpp.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(FirstSetup, M1_SETUP_01_only_those_at_the_table_may_act) {  // M1-SETUP-01
    Story t{figures::first_edition(5)};
    t.begin(Al).loot("L1-06");
    EXPECT_EQ(t.clause(Eva, {.act = Pick, .role = Brute}), "");
    EXPECT_EQ(t.clause(Fay, {.act = Pick, .role = Brute}), "M1-SETUP-01");
    EXPECT_EQ(t.clause(kSpectator, {.act = Pick, .role = Brute}), "M1-SETUP-01");
    EXPECT_TRUE(t.choices(Fay).empty());
}

TEST(FirstSetup, M1_SETUP_02_the_roles_in_hand_follow_the_number_of_players) {  // M1-SETUP-02
    struct Row {
        int players;
        RoleSet hand;
    };
    const Row rows[] = {
        {3, {Snitch, Brute, Driver, Crook, Mastermind}},
        {4, {Brute, Driver, Crook}                    },
        {5, {Snitch, Brute, Driver, Crook}            },
        {6, {Snitch, Brute, Driver, Crook}            },
        {7, {Snitch, Brute, Driver, Crook, Mastermind}},
        {8, {Snitch, Brute, Driver, Crook, Mastermind}},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.players);
        Story t{figures::first_edition(row.players)};
        t.begin(Al).loot("L1-06");
        for (const Seat seat : all_seats(t.rules())) {
            RoleSet offered;
            for (const Choice& choice : t.choices(seat)) offered.add(choice.move(0).role);
            EXPECT_EQ(offered, row.hand);
        }
        for (std::size_t i = 0; i < kRoles; ++i) {
            const Role role{static_cast<std::uint8_t>(i)};
            if (row.hand.has(role)) continue;
            const Role other = role == Brute ? Driver : Brute;
            EXPECT_EQ(
                t.clause(Al,
                         {.act = Pick, .role = role, .second = row.players == 3 ? other : None}),
                "M1-PLAN-02");
        }
    }
}

TEST(FirstSetup, M1_SETUP_03_everybody_starts_with_five) {  // M1-SETUP-03
    for (int players = 3; players <= 8; ++players) {
        SCOPED_TRACE(players);
        const Story t{figures::first_edition(players)};
        EXPECT_EQ(t.purses(), Purses(static_cast<std::size_t>(players), 5));
        for (const Seat seat : all_seats(t.rules())) EXPECT_EQ(t.open().cards[seat], 0);
    }
}

// A game in which everybody runs from every heist lasts as long as there are Loot cards.
TEST(FirstSetup, M1_SETUP_04_eight_of_the_ten_loot_cards_are_played_each_equally_likely) {
    // M1-SETUP-04
    Story t{figures::first_edition(4)};
    t.begin(Al);
    CardSet seen;
    for (int round = 1; round <= 8; ++round) {
        SCOPED_TRACE(round);
        ASSERT_EQ(t.open().phase, Phase::TurnUpLoot);
        const Outcomes tops = outcomes(t.rules(), t.state());
        EXPECT_EQ(tops.size(), static_cast<std::size_t>(11 - round));
        for (const auto& top : tops) {
            EXPECT_EQ(top.weight, tops[0].weight);
            EXPECT_FALSE(seen.has(top.outcome.loot)) << "a card comes up once";
        }
        // Any card may be next, so nothing in the state knows the pile: not even the table does.
        const Outcome top = tops[tops.size() / 2].outcome;
        seen.add(top.loot);
        t.luck(top);
        EXPECT_EQ(t.seen_by(kSpectator).open.turned_up, seen);
        t.pick({Driver, Driver, Crook, Brute}).hide(Driver).only_in({});
    }
    EXPECT_EQ(t.open().phase, Phase::Over) << "two cards were never in the pile";
    EXPECT_EQ(t.open().turned_up.size(), 8);
}

TEST(FirstSetup, M1_SETUP_05_the_first_leader_is_any_seat_each_equally_likely) {  // M1-SETUP-05
    for (int players = 3; players <= 8; ++players) {
        SCOPED_TRACE(players);
        const Story start{figures::first_edition(players)};
        ASSERT_EQ(turn(start.rules(), start.state()), Turn::chance());
        const Outcomes leaders = outcomes(start.rules(), start.state());
        SeatSet possible;
        for (const auto& each : leaders) {
            EXPECT_EQ(each.weight, leaders[0].weight);
            possible.add(each.outcome.leader);
            Story t = start;
            t.luck(each.outcome);
            EXPECT_EQ(t.open().leader, each.outcome.leader);
        }
        EXPECT_EQ(possible, all_seats(start.rules()));
        EXPECT_EQ(leaders.size(), static_cast<std::size_t>(players));
    }
}

template <class T>
concept HasGang = requires(T t) {
    t.gang;
};

Seat moved(const Rules& rules, Seat seat) { return next_clockwise(seat, rules.players); }
Character moved(const Rules& rules, Character c) {
    const Seat seat = owner(rules, c);
    const int slot = static_cast<int>(c) - number(seat) * rules.slots;
    return character(rules, moved(rules, seat), slot);
}
Step moved(const Rules& rules, Step step) {
    const PerSeat<Millions> pay = step.move.pay;
    for (const Seat seat : all_seats(rules)) step.move.pay[moved(rules, seat)] = pay[seat];
    step.seat = moved(rules, step.seat);
    step.move.character = moved(rules, step.move.character);
    step.move.proposer = moved(rules, step.move.proposer);
    step.outcome.leader = moved(rules, step.outcome.leader);
    return step;
}

// The gang is whatever lies before a chair. If chairs make no difference, no gang does: a game
// played by the same people, each one chair further on, ends the same for each of them.
TEST(FirstSetup, M1_SETUP_06_gangs_differ_in_pictures_only) {  // M1-SETUP-06
    static_assert(!HasGang<Rules> && !HasGang<State> && !HasGang<Move>);
    for (int players = 3; players <= 8; ++players) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            SCOPED_TRACE(testing::Message() << players << " players, seed " << seed);
            const Rules rules = figures::first_edition(players, {.fooled = seed % 2 == 1});
            Story here{rules}, there{rules};
            for (Rng luck{seed}; here.open().phase != Phase::Over;) {
                Step step = any_step(rules, here.state(), luck);
                take(rules, here.state(), step);
                // Bare moves name no character and no proposer: nothing of theirs is moved.
                Step shifted = moved(rules, step);
                if (step.kind != Turn::Kind::Chance &&
                    objection(rules, there.state(), shifted.seat, shifted.move)) {
                    FAIL() << "allowed here, refused one chair on";
                }
                if (step.kind == Turn::Kind::Chance && step.outcome.luck != Luck::Leader) {
                    shifted.outcome = step.outcome;
                }
                take(rules, there.state(), shifted);
            }
            for (const Seat seat : all_seats(rules)) {
                ASSERT_EQ(here.purse(seat), there.purse(moved(rules, seat)));
                ASSERT_EQ(here.open().winners.has(seat),
                          there.open().winners.has(moved(rules, seat)));
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
