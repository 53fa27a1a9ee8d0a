// The second edition's set-up and Planning: M2-SETUP, M2-PLAN.

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(SecondSetup, M2_SETUP_01_three_to_eight_players_and_their_roles) {  // M2-SETUP-01
    const struct {
        int players;
        RoleSet roles;
    } rows[] = {
        {3, {Tech, Brute, Mentalist, Brain, Driver}         },
        {4, {Brute, Mentalist, Driver}                      },
        {5, {Tech, Brute, Mentalist, Driver}                },
        {6, {Tech, Brute, Mentalist, Brain, Driver}         },
        {7, {Tech, Acrobat, Brute, Mentalist, Brain, Driver}},
        {8, {Tech, Acrobat, Brute, Mentalist, Brain, Driver}},
    };
    const Ruleset* ruleset = find_ruleset("millions-2e");
    ASSERT_NE(ruleset, nullptr);
    for (const auto& row : rows) {
        SCOPED_TRACE(row.players);
        const auto made = make_game(*ruleset, row.players);
        ASSERT_TRUE(made) << made.error().sentence();
        const auto& game = dynamic_cast<const TypedGame<Family>&>(**made);
        EXPECT_EQ(game.rules().roles, row.roles);
        Story t{game.rules()};
        t.begin(Al).loot("L2-09");
        for (const Role role : {Snitch, Tech, Acrobat, Brute, Mentalist, Brain, Driver, Crook}) {
            const Role second = role == Driver ? Brute : Driver;
            const Move pick{.act = Pick, .role = role, .second = row.players == 3 ? second : None};
            EXPECT_EQ(!t.refuses(Al, pick), row.roles.has(role));
        }
    }
    EXPECT_FALSE(make_game(*ruleset, 2));
    EXPECT_FALSE(make_game(*ruleset, 9));
}

TEST(SecondSetup, M2_SETUP_02_ten_millions_and_everybody_in) {  // M2-SETUP-02
    for (int players = 3; players <= 8; ++players) {
        Story t{figures::second_edition(players)};
        EXPECT_EQ(t.purses(), Purses(static_cast<std::size_t>(players), 10));
        EXPECT_EQ(t.open().centre, M(0));
        t.begin(Al).loot("L2-09");
        Rng luck{1};
        for (const Seat seat : all_seats(t.rules())) {
            t.plays(seat, draw_move(legal(t.rules(), t.state(), seat), luck));
        }
        EXPECT_EQ(t.open().in.size(), players == 3 ? 6 : players);
    }
}

TEST(SecondSetup, M2_SETUP_03_five_loot_cards_each_as_likely_as_another) {  // M2-SETUP-03
    Story t{figures::second_edition(4)};
    t.begin(Al);
    CardSet seen;
    for (std::size_t round = 1; round <= 5; ++round) {
        const Outcomes cards = outcomes(t.rules(), t.state());
        ASSERT_EQ(cards.size(), 10u - (round - 1))
            << "any card that has not been seen may lie on top";
        for (const auto& card : cards) {
            EXPECT_EQ(card.weight, 1u);
            EXPECT_FALSE(seen.has(card.outcome.loot));
        }
        seen.add(cards[cards.size() / 2].outcome.loot);
        t.luck(cards[cards.size() / 2].outcome)
            .pick({Brute, Driver, Mentalist, Driver})
            .hide(Driver);
        EXPECT_EQ(t.open().turned_up, seen);
        t.announce_truly().leaving({of(Al), of(Bea), of(Cid), of(Dan)});
    }
    EXPECT_EQ(t.open().phase, Phase::Over);
}

TEST(SecondSetup, M2_SETUP_04_any_seat_may_lead_first) {  // M2-SETUP-04
    for (int players = 3; players <= 8; ++players) {
        Story t{figures::second_edition(players)};
        EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Chance);
        SeatSet leaders;
        for (const auto& each : outcomes(t.rules(), t.state())) {
            EXPECT_EQ(each.weight, 1u);
            leaders.add(each.outcome.leader);
        }
        EXPECT_EQ(leaders, all_seats(t.rules()));
    }
    Story t{figures::second_edition(4)};
    EXPECT_EQ(t.begin(Cid).open().leader, Cid);
}

TEST(SecondPlanning, M2_PLAN_01_the_loot_lies_in_the_centre) {  // M2-PLAN-01
    for (const auto& [id, amount] : {
             std::pair{"L2-01", 10},
             std::pair{"L2-10", 15}
    }) {
        Story t{figures::second_edition(5)};
        t.begin(Al).loot(id);
        EXPECT_EQ(t.open().centre, M(amount));
        EXPECT_EQ(t.open().reserve, -amount);
    }
}

TEST(SecondPlanning, M2_PLAN_02_picks_are_secret_simultaneous_and_different) {  // M2-PLAN-02
    Story t{figures::second_edition(4)};
    t.begin(Cid).loot("L2-09");
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan}));
    EXPECT_EQ(t.clause(Al, {.act = Pick, .role = Brain}), "M2-PLAN-02") << "not in use with four";
    Ears ears;
    ears.plays(t, Bea, {.act = Pick, .role = Brute});
    for (const Event& event : ears.as_told_to(Al)) EXPECT_EQ(event.role, None);
    EXPECT_EQ(view(t.rules(), t.state(), Al).role[of(Bea)], None);
    EXPECT_EQ(view(t.rules(), t.state(), Bea).role[of(Bea)], Brute);
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Cid, Dan}));

    Story three{figures::second_edition(3)};
    three.begin(Al).loot("L2-09");
    EXPECT_TRUE(three.refuses(Al, {.act = Pick, .role = Brute}));
    EXPECT_TRUE(three.refuses(Al, {.act = Pick, .role = Brute, .second = Brute}));
    EXPECT_FALSE(three.refuses(Al, {.act = Pick, .role = Driver, .second = Brute}));
}

TEST(SecondPlanning, M2_PLAN_03_two_millions_for_each_character) {  // M2-PLAN-03
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver});
    EXPECT_EQ(t.purses(), (Purses{8, 8, 8, 8}));
    EXPECT_EQ(t.open().centre, M(15 + 8));
    Story three{figures::second_edition(3)};
    three.begin(Al).loot("L2-09").pick({Brute, Mentalist, Tech, Driver, Driver, Brain});
    EXPECT_EQ(three.purses(), (Purses{6, 6, 6}));
    EXPECT_EQ(three.open().centre, M(15 + 12));
}

TEST(SecondPlanning, M2_PLAN_04_the_reserve_pays_for_a_purse_below_two) {  // M2-PLAN-04
    Story t{figures::second_edition(4)};
    t.given_purses({0, 1, 2, 3}).begin(Al).loot("L2-09");
    const int reserve = t.open().reserve;
    t.pick({Brute, Driver, Mentalist, Driver});
    EXPECT_EQ(t.purses(), (Purses{0, 1, 0, 1}));
    EXPECT_EQ(t.open().reserve, reserve - 4);
    EXPECT_EQ(t.open().centre, M(15 + 8));
}

TEST(SecondPlanning, M2_PLAN_05_one_card_chosen_uniformly_stays_hidden) {  // M2-PLAN-05
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver, Driver});
    PerRole<std::uint32_t> weight;
    for (const auto& each : outcomes(t.rules(), t.state())) {
        weight[each.outcome.hidden] += each.weight;
    }
    EXPECT_EQ(weight[Driver], 3u) << "three of the five cards are Drivers";
    EXPECT_EQ(weight[Brute], 1u);
    EXPECT_EQ(weight[Mentalist], 1u);
    EXPECT_EQ(weight[Tech], 0u);
    EXPECT_TRUE(objection(t.rules(), t.state(), Outcome{.luck = Luck::Hidden, .hidden = Tech}));
    t.hide(Driver);
    EXPECT_EQ(t.open().on_view[Driver], 2);
    EXPECT_EQ(t.open().on_view[Brute], 1);
    EXPECT_EQ(t.open().on_view[Mentalist], 1);
    EXPECT_EQ(t.open().on_view[Tech], 0);
}

TEST(SecondPlanning, M2_PLAN_06_antes_are_placed_slot_by_slot) {  // M2-PLAN-06
    Story t{figures::second_edition(3)};
    t.given_purses({3, 1, 2}).begin(Al).loot("L2-09");
    const int reserve = t.open().reserve;
    const auto pick = [](Role one, Role two) {
        return Move{.act = Pick, .role = one, .second = two};
    };
    t.plays(Al, pick(Brute, Mentalist)).plays(Bea, pick(Tech, Driver));
    Ears ears;
    ears.plays(t, Cid, pick(Driver, Brain));
    EXPECT_EQ(t.purses(), (Purses{1, 1, 0})) << "3 pays for the first, and 1 is no ante";
    EXPECT_EQ(t.open().reserve, reserve - 2 - 4 - 2);
    EXPECT_EQ(t.open().centre, M(15 + 12));
    const std::vector<Event> laid = ears.of(Happening::AnteLaid);
    ASSERT_EQ(laid.size(), 2u);
    EXPECT_EQ(laid[0].character, of(Al, 1));
    EXPECT_EQ(laid[1].character, of(Cid, 1));
}

}  // namespace
}  // namespace moneybags::millions::stories
