// First edition, the end of a round and of the game: M1-END.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Four players, one round, Loot 10 with ante 1: Al Driver, Bea Crook, Cid Driver, Dan Brute.
constexpr Story round_with(std::initializer_list<int> purses, int round = 1) {
    Story t{with_card(figures::first_edition(4), 10, 1)};
    t.begin(Al).given_purses(purses).loot("EX");
    t.state().open.round = static_cast<std::uint8_t>(round);
    return t.pick({Driver, Crook, Driver, Brute}).hide(Driver);
}

TEST(FirstEnd,
     M1_END_01_cards_return_to_hand_and_the_loot_card_is_discarded_face_up) {  // M1-END-01
    Story t = round_with({5, 5, 5, 5});
    t.only_in({of(Al), of(Bea)});
    ASSERT_EQ(t.open().round, 2);
    EXPECT_TRUE(t.open().in.empty());
    EXPECT_TRUE(t.open().antes.empty());
    for (const Role role : t.rules().roles) EXPECT_EQ(t.open().on_view[role], 0);
    const Card used = t.open().loot;
    EXPECT_TRUE(t.seen_by(kSpectator).open.turned_up.has(used)) << "the discard lies face up";
    EXPECT_TRUE(objection(t.rules(), t.state(), {.luck = Luck::Loot, .loot = used}))
        << "and is not drawn again";
    t.loot("L1-01");
    for (const Seat seat : all_seats(t.rules())) {
        EXPECT_EQ(t.choices(seat).size(), 3u) << "all three roles are in hand again";
        for (const Character c : all_characters(t.rules())) {
            EXPECT_EQ(t.seen_by(seat).role[c], None) << "and nothing of last round lies about";
        }
    }
}

TEST(FirstEnd, M1_END_02_a_sharer_with_the_goal_ends_the_game) {  // M1-END-02
    struct Row {
        const char* story;
        int purse;  // Bea's, who will be alone in the heist and take 10
        bool over;
    };
    const Row rows[] = {
        {"19: one short",  9,  false},
        {"20: just there", 10, true },
        {"21: beyond",     11, true },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t = round_with({5, row.purse, 5, 5});
        t.only_in({of(Bea)});
        EXPECT_EQ(t.purse(Bea), row.purse + 10);
        EXPECT_EQ(t.open().phase == Phase::Over, row.over);
        EXPECT_EQ(turn(t.rules(), t.state()).kind == Turn::Kind::Over, row.over);
        EXPECT_EQ(t.open().winners, row.over ? SeatSet{Bea} : SeatSet{});
        EXPECT_EQ(t.clause(Al, {.act = Pick, .role = Brute}),
                  row.over ? "M1-END-03" : "M1-PLAN-01");
    }
}

TEST(FirstEnd, M1_END_02_only_who_received_a_share_counts) {  // M1-END-02
    Story rich_at_home = round_with({25, 5, 5, 5});
    rich_at_home.only_in({of(Bea)});
    EXPECT_EQ(rich_at_home.purse(Al), 25);
    EXPECT_EQ(rich_at_home.open().phase, Phase::TurnUpLoot);

    Story thrown_out = round_with({25, 5, 5, 5});
    thrown_out.only_in({of(Al), of(Bea), of(Cid)});  // the Drivers clash
    EXPECT_EQ(thrown_out.purse(Al), 24);
    EXPECT_EQ(thrown_out.open().phase, Phase::TurnUpLoot);
}

TEST(FirstEnd, M1_END_03_the_richest_of_them_wins_and_equals_share_the_win) {  // M1-END-03
    struct Row {
        const char* story;
        int al, bea;  // Driver and Crook share 10, and the Crook pays 1
        SeatSet winners;
    };
    const Row rows[] = {
        {"both there, the Driver richer", 17, 17, {Al}     },
        {"both there, the Crook richer",  17, 20, {Bea}    },
        {"both there, both the same",     16, 18, {Al, Bea}},
        {"one there",                     10, 16, {Bea}    },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t = round_with({row.al, row.bea, 5, 5});
        t.only_in({of(Al), of(Bea)});
        EXPECT_EQ(t.purse(Al), row.al + 6);
        EXPECT_EQ(t.purse(Bea), row.bea + 4);
        ASSERT_EQ(t.open().phase, Phase::Over);
        const Standing end = standing(t.rules(), t.state());
        EXPECT_TRUE(end.over);
        EXPECT_EQ(end.winners, row.winners);
        EXPECT_EQ(end.score[Al], row.al + 6);
    }
}

TEST(FirstEnd, M1_END_04_after_the_last_card_the_richest_wins) {  // M1-END-04
    struct Row {
        const char* story;
        int al, bea, cid, dan;
        int round;
        SeatSet winners;
    };
    const Row rows[] = {
        {"round 7: a card is left", 5, 9, 5, 5, 7, {}                 },
        {"round 8: the richest",    5, 9, 5, 5, 8, {Bea}              },
        {"two richest share it",    9, 5, 5, 9, 8, {Al, Dan}          },
        {"all four",                5, 5, 5, 5, 8, {Al, Bea, Cid, Dan}},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t = round_with({row.al, row.bea, row.cid, row.dan}, row.round);
        t.only_in({});
        EXPECT_EQ(t.open().winners, row.winners);
        EXPECT_EQ(t.open().phase == Phase::Over, !row.winners.empty());
    }
}

TEST(FirstEnd, M1_END_05_the_leader_card_moves_one_seat_clockwise) {  // M1-END-05
    Story t{figures::first_edition(4)};
    t.begin(Cid);
    Seat leader = Cid;
    for (const std::string_view id : {"L1-01", "L1-02", "L1-03", "L1-04", "L1-05"}) {
        EXPECT_EQ(t.open().leader, leader);
        const int round = t.open().round;
        t.loot(id).pick({Driver, Crook, Driver, Brute}).hide(Driver);
        EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(leader)) << "he has the first word";
        t.only_in({});
        EXPECT_EQ(t.open().round, round + 1) << "a new round starts";
        leader = next_clockwise(leader, 4);
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
