// First edition, Planning: M1-PLAN.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(FirstPlanning, M1_PLAN_01_a_round_starts_by_turning_up_a_loot_card) {  // M1-PLAN-01
    Story t{figures::first_edition(4)};
    t.begin(Al);
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::chance());
    EXPECT_EQ(t.clause(Al, pick_of(Brute)), "M1-PLAN-01") << "nobody picks before the card is seen";

    const Outcome top{.luck = Luck::Loot, .loot = Card{3}};  // L1-04
    Ears ears;
    apply(t.rules(), t.state(), top, ears);
    ASSERT_EQ(ears.count(Happening::LootTurnedUp), 1);
    const Event told = ears.of(Happening::LootTurnedUp)[0];
    EXPECT_TRUE(told.to.everybody);
    EXPECT_EQ(told.card, Card{3});
    EXPECT_EQ(told.amount, M(9));
    const LootCard& face = millions::loot(t.rules(), t.seen_by(kSpectator).open);
    EXPECT_EQ(face.amount, M(9));
    EXPECT_EQ(face.ante, M(1));
    EXPECT_EQ(face.shown, RoleSet{Crook});
    EXPECT_EQ(t.open().phase, Phase::Picking);
}

TEST(FirstPlanning, M1_PLAN_02_everybody_picks_at_once_and_in_secret) {  // M1-PLAN-02
    Story t{figures::first_edition(5)};
    t.begin(Cid).loot("L1-06");
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(all_seats(t.rules()))) << "all at once";

    Story driver = t, crook = t;
    Ears of_driver, of_crook;
    of_driver.plays(driver, Al, pick_of(Driver));
    of_crook.plays(crook, Al, pick_of(Crook));
    for (const Seat other : {Bea, Cid, Dan, Eva, kSpectator}) {
        EXPECT_EQ(driver.seen_by(other), crook.seen_by(other));
        EXPECT_EQ(of_driver.as_told_to(other), of_crook.as_told_to(other));
        EXPECT_FALSE(of_driver.as_told_to(other).empty()) << "that he has picked is seen";
        EXPECT_TRUE(driver.seen_by(other).open.picked.has(Al));
    }
    EXPECT_EQ(driver.seen_by(Al).role[of(Al)], Driver);
    EXPECT_EQ(driver.clause(Al, pick_of(Crook)), "MX-R-24") << "one pick, and no second thoughts";
    EXPECT_EQ(driver.purse(Al), 5) << "no ante before all have picked";
}

TEST(FirstPlanning, M1_PLAN_02_the_order_of_picking_leaves_no_trace) {  // M1-PLAN-02
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06");
    Story back = t;
    t.pick({Driver, Crook, Brute, Crook});
    back.plays(Dan, pick_of(Crook)).plays(Cid, pick_of(Brute));
    back.plays(Bea, pick_of(Crook)).plays(Al, pick_of(Driver));
    EXPECT_EQ(t.state(), back.state());
}

TEST(FirstPlanning, M1_PLAN_02_one_role_each_or_with_three_players_two_different_ones) {
    // M1-PLAN-02
    Story four{figures::first_edition(4)};
    four.begin(Al).loot("L1-06");
    EXPECT_EQ(four.choices(Al).size(), 3u);
    EXPECT_EQ(four.clause(Al, pick_of(Driver, Crook)), "M1-PLAN-02");
    EXPECT_EQ(four.clause(Al, pick_of(None)), "M1-PLAN-02");
    EXPECT_EQ(four.clause(Al, bare(Ready)), "M1-PLAN-02") << "picking comes first";

    Story three{figures::first_edition(3)};
    three.begin(Al).loot("L1-06");
    EXPECT_EQ(three.choices(Al).size(), 5u * 4u) << "ordered pairs";
    EXPECT_EQ(three.clause(Al, pick_of(Driver, Crook)), "");
    EXPECT_EQ(three.clause(Al, pick_of(Driver)), "M1-THREE-01");
    EXPECT_EQ(three.clause(Al, pick_of(Driver, Driver)), "MX-R-26");
}

TEST(FirstPlanning, M1_PLAN_03_each_character_gets_an_ante_from_its_owner) {  // M1-PLAN-03
    struct Row {
        const char* story;
        int players;
        std::string_view card;
        int left;
        int ante;
    };
    const Row rows[] = {
        {"ante 1",                     4, "L1-01", 4, 1},
        {"ante 2",                     4, "L1-10", 3, 2},
        {"two characters, ante 1",     3, "L1-01", 3, 1},
        {"two characters, ante 2",     3, "L1-10", 1, 2},
        {"eight players lay the same", 8, "L1-10", 3, 2},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{figures::first_edition(row.players)};
        const int bank = t.open().reserve;
        t.begin(Al).loot(row.card);
        for (const Seat seat : all_seats(t.rules())) {
            t.plays(seat, row.players == 3 ? pick_of(Driver, Crook) : pick_of(Driver));
        }
        EXPECT_EQ(t.purses(), Purses(static_cast<std::size_t>(row.players), row.left));
        EXPECT_EQ(t.open().antes, all_characters(t.rules()));
        EXPECT_EQ(t.open().reserve, bank) << "the antes lie on the table, not in the bank";
        EXPECT_EQ(millions::loot(t.rules(), t.open()).ante, M(row.ante));
    }
}

TEST(FirstPlanning, M1_PLAN_04_the_reserve_pays_for_a_purse_that_is_too_small) {  // M1-PLAN-04
    struct Row {
        const char* story;
        int purse;
        std::string_view card;
        int left;
        int reserve_pays;
    };
    const Row rows[] = {
        {"nothing, ante 1",        0, "L1-01", 0, 1},
        {"just enough, ante 1",    1, "L1-01", 0, 0},
        {"nothing, ante 2",        0, "L1-10", 0, 2},
        {"one is not touched",     1, "L1-10", 1, 2},
        {"just enough for both",   2, "L1-10", 0, 0},
        {"more than enough, of 3", 3, "L1-10", 1, 0},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{figures::first_edition(4)};
        t.begin(Al).given_purses({5, row.purse, 5, 5}).loot(row.card);
        const int bank = t.open().reserve;
        t.pick({Driver, Crook, Driver, Crook});
        EXPECT_EQ(t.purse(Bea), row.left);
        EXPECT_EQ(t.open().reserve, bank - row.reserve_pays);
        EXPECT_TRUE(t.open().antes.has(of(Bea))) << "an ante lies there either way";
    }
}

TEST(FirstPlanning, M1_PLAN_05_three_players_lay_slot_1_first_then_slot_2) {  // M1-PLAN-05
    struct Row {
        const char* story;
        int purse;
        int left;
        int reserve_pays;
    };
    const Row rows[] = {
        {"both from the purse",              4, 0, 0},
        {"the first from the purse, 1 left", 3, 1, 2},
        {"the first takes all",              2, 0, 2},
        {"neither",                          1, 1, 4},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{figures::first_edition(3)};
        t.begin(Al).given_purses({5, row.purse, 5}).loot("L1-10");  // ante 2
        const int bank = t.open().reserve;
        t.plays(Al, pick_of(Driver, Crook)).plays(Cid, pick_of(Driver, Crook));
        Ears ears;
        ears.plays(t, Bea, pick_of(Driver, Crook));
        EXPECT_EQ(t.purse(Bea), row.left);
        EXPECT_EQ(t.open().reserve, bank - row.reserve_pays);
        if (row.reserve_pays == 2) {
            ASSERT_EQ(ears.count(Happening::AnteFromReserve), 1);
            EXPECT_EQ(ears.of(Happening::AnteFromReserve)[0].character, of(Bea, 2));
        }
    }
}

TEST(FirstPlanning, M1_PLAN_06_one_card_stays_hidden_each_equally_likely) {  // M1-PLAN-06
    Story t{figures::first_edition(7)};
    t.begin(Al).loot("L1-06");
    t.pick({Driver, Driver, Driver, Crook, Crook, Brute, Mastermind});
    ASSERT_EQ(turn(t.rules(), t.state()), Turn::chance());
    PerRole<std::uint32_t> weight;
    std::uint32_t all = 0;
    for (const auto& each : outcomes(t.rules(), t.state())) {
        weight[each.outcome.hidden] += each.weight;
        all += each.weight;
    }
    EXPECT_EQ(all, 7u) << "seven cards, one chance each";
    EXPECT_EQ(weight[Driver], 3u);
    EXPECT_EQ(weight[Crook], 2u);
    EXPECT_EQ(weight[Brute], 1u);
    EXPECT_EQ(weight[Mastermind], 1u);
    EXPECT_EQ(weight[Snitch], 0u) << "nobody played it";
    EXPECT_TRUE(objection(t.rules(), t.state(), {.luck = Luck::Hidden, .hidden = Snitch}));

    t.hide(Driver);
    const Open seen = t.seen_by(kSpectator).open;
    EXPECT_EQ(seen.on_view[Driver], 2);
    EXPECT_EQ(seen.on_view[Crook], 2);
    EXPECT_EQ(seen.on_view[Brute], 1);
    EXPECT_EQ(seen.on_view[Mastermind], 1);
    EXPECT_EQ(seen.on_view[Snitch], 0);
}

TEST(FirstPlanning, M1_PLAN_06_the_cards_on_view_tell_neither_owner_nor_hidden_card) {
    // M1-PLAN-06: Bea and Cid could have played either way round, and Dan could hold the hidden
    // card as a Brute or as a Driver; Al and the onlookers see the same.
    Story one{figures::first_edition(4)};
    one.begin(Al).loot("L1-06");
    Story two = one, three = one;
    one.pick({Driver, Crook, Brute, Brute}).hide(Brute);
    two.pick({Driver, Brute, Crook, Brute}).hide(Brute);
    three.pick({Driver, Crook, Brute, Driver}).hide(Driver);
    for (const Seat seat : {Al, kSpectator}) {
        EXPECT_EQ(one.seen_by(seat), two.seen_by(seat));
        EXPECT_EQ(one.seen_by(seat), three.seen_by(seat));
    }
    EXPECT_NE(one.seen_by(Bea), two.seen_by(Bea)) << "one's own card one knows";
}

TEST(FirstPlanning, M1_PLAN_06_three_players_lay_six_cards_and_show_five) {  // M1-PLAN-06
    Story t{figures::first_edition(3)};
    t.begin(Al).loot("L1-06").pick({Driver, Brute, Crook, Snitch, Mastermind, Driver});
    std::uint32_t all = 0;
    for (const auto& each : outcomes(t.rules(), t.state())) all += each.weight;
    EXPECT_EQ(all, 6u);
    t.hide(Driver);
    for (const Role role : t.rules().roles) EXPECT_EQ(t.open().on_view[role], 1);
}

}  // namespace
}  // namespace moneybags::millions::stories
