// How rounds and games of the second edition end: M2-END, M2-INV.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Five players, `leader` leading round `round`; everybody leaves, so that these purses decide.
Story ends_with(std::initializer_list<int> purses, Seat leader = Al, int round = 1) {
    Story t{figures::second_edition(5)};
    t.begin(leader);
    t.state().open.round = static_cast<std::uint8_t>(round);
    t.given_purses(purses)
        .loot("L2-09")
        .pick({Brute, Driver, Mentalist, Driver, Tech})
        .hide(Driver);
    return t.announce_truly().leaving({of(Al), of(Bea), of(Cid), of(Dan), of(Eva)});
}

SeatSet winners(Story t) { return standing(t.rules(), t.state()).winners; }

TEST(SecondEnd, M2_END_01_fifty_end_the_game_and_the_richest_wins) {  // M2-END-01
    EXPECT_FALSE(is_over(ends_with({49, 10, 10, 10, 10})));
    EXPECT_EQ(winners(ends_with({49, 10, 10, 10, 10})), SeatSet{});
    EXPECT_TRUE(is_over(ends_with({10, 50, 10, 10, 10}))) << "also when Sharing was skipped";
    EXPECT_EQ(winners(ends_with({10, 50, 10, 10, 10})), SeatSet{Bea});
    EXPECT_EQ(winners(ends_with({50, 10, 10, 53, 51})), SeatSet{Dan})
        << "the richest, not the first";

    Story t{figures::second_edition(4)};
    t.begin(Al).given_purses({10, 10, 40, 10}).loot("L2-09");
    t.pick({Brute, Driver, Mentalist, Driver}).hide(Driver).announce_truly().only_in({of(Cid)});
    EXPECT_EQ(t.purse(Cid), 38 + 17);
    EXPECT_EQ(winners(t), SeatSet{Cid}) << "after Sharing";
    EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Over);
    EXPECT_TRUE(t.refuses(Cid, bare(Ready)));
}

TEST(SecondEnd, M2_END_02_after_the_fifth_card_the_richest_wins) {  // M2-END-02
    EXPECT_FALSE(is_over(ends_with({10, 10, 30, 10, 10}, Al, 4)));
    EXPECT_TRUE(is_over(ends_with({10, 10, 30, 10, 10}, Al, 5)));
    EXPECT_EQ(winners(ends_with({10, 10, 30, 10, 10}, Al, 5)), SeatSet{Cid});
}

TEST(SecondEnd, M2_END_03_a_tie_goes_clockwise_from_the_leader_who_counts_first) {  // M2-END-03
    EXPECT_EQ(winners(ends_with({50, 50, 10, 50, 10}, Cid)), SeatSet{Dan});
    EXPECT_EQ(winners(ends_with({50, 50, 10, 10, 10}, Cid)), SeatSet{Al}) << "round the corner";
    EXPECT_EQ(winners(ends_with({50, 50, 50, 50, 10}, Cid)), SeatSet{Cid});
    EXPECT_EQ(winners(ends_with({30, 30, 10, 10, 30}, Dan, 5)), SeatSet{Eva});
    EXPECT_EQ(winners(ends_with({30, 30, 30, 30, 30}, Bea, 5)), SeatSet{Bea});
}

TEST(SecondEnd, M2_END_04_the_poorest_leads_next) {  // M2-END-04
    EXPECT_EQ(ends_with({9, 8, 7, 6, 5}, Al).open().leader, Eva);
    EXPECT_EQ(ends_with({9, 5, 7, 5, 9}, Cid).open().leader, Dan);
    EXPECT_EQ(ends_with({5, 5, 7, 8, 9}, Cid).open().leader, Al);
    EXPECT_EQ(ends_with({5, 5, 5, 5, 5}, Cid).open().leader, Cid);
}

TEST(SecondEnd, M2_END_05_all_cards_return_for_the_next_round) {  // M2-END-05
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al))).plays(Bea, offer(of(Cid), Bea, 1));
    t.plays(Cid, decline_of(Bea, of(Cid))).all_ready();
    ASSERT_EQ(t.open().round, 2);
    EXPECT_EQ(t.open().turned_up.size(), 1) << "the card lies in the discard";
    for (const auto& each : outcomes(t.rules(), t.state())) {
        EXPECT_NE(each.outcome.loot, Card{8}) << "and L2-09 does not come again";
    }
    t.loot("L2-10");
    for (const Seat seat : {Al, Bea, Cid, Dan}) {
        EXPECT_EQ(legal(t.rules(), t.state(), seat).size(), 3u) << "every role is in hand again";
    }
    t.pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    EXPECT_EQ(t.open().in.size(), 4) << "everybody is In";
    t.announce_truly();
    for (const Seat seat : {Al, Bea, Cid, Dan}) EXPECT_EQ(t.open().talk[seat], 8);
    EXPECT_EQ(t.open().votes_left, 3);
    EXPECT_TRUE(t.open().ready.empty());
    EXPECT_TRUE(t.open().deals.empty());
    EXPECT_EQ(t.open().on_view[Driver], 1);
}

TEST(SecondMoney, M2_INV_01_no_million_is_minted_or_lost) {  // M2-INV-01
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        for (int players = 3; players <= 8; ++players) {
            for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
                SCOPED_TRACE(testing::Message()
                             << "seed " << seed << ", " << players << " players, "
                             << (scheduling == Scheduling::Live ? "live" : "by turn"));
                Story t{figures::second_edition(players, {.scheduling = scheduling})};
                EXPECT_EQ(t.open().reserve, 0) << "the ledger begins at nothing";
                const int minted = t.all_money();
                ASSERT_EQ(minted, 10 * players);
                for (Rng luck{seed}; !is_over(t);) {
                    const Turn now = turn(t.rules(), t.state());
                    if (now.kind == Turn::Kind::Chance) {
                        t.luck(draw(outcomes(t.rules(), t.state()), luck));
                    } else if (may_time_out(t.rules(), t.state()) && luck.below(60) == 0) {
                        t.time_runs_out();
                    } else {
                        const Seat from{static_cast<std::uint8_t>(luck.below(t.rules().players))};
                        const Seat seat = first_clockwise(now.seats, from);
                        t.plays(seat, draw_move(legal(t.rules(), t.state(), seat), luck));
                    }
                    ASSERT_EQ(t.all_money(), minted);
                    for (const int purse : t.purses()) ASSERT_GE(purse, 0);
                    ASSERT_GE(t.open().centre, M(0));
                }
                EXPECT_EQ(t.open().centre, M(0));
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
