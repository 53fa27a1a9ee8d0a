// First edition, Sharing: M1-SHARE.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

// Seven players, one of each role in the first five chairs; who goes into the heist is the story's
// to say. Everybody has 5 before the ante of 1.
constexpr Story seven_share(int amount, RoleSet symbol = {}) {
    Story t{with_card(figures::first_edition(7), amount, 1, symbol)};
    t.begin(Al).loot("EX");
    t.pick({Snitch, Brute, Driver, Crook, Mastermind, Snitch, Driver}).hide(Driver);
    return t;
}

TEST(FirstSharing, M1_SHARE_01_the_pot_is_the_card_and_two_more_with_a_mastermind) {  // M1-SHARE-01
    struct Row {
        const char* story;
        CharacterSet crew;
        int pot;
        int share;
    };
    const Row rows[] = {
        {"no Mastermind played a part", {of(Bea), of(Dan)},          10, 5 },
        {"a Mastermind adds two",       {of(Bea), of(Eva)},          12, 6 },
        {"also for himself alone",      {of(Eva)},                   12, 12},
        {"divided by all who survived", {of(Bea), of(Dan), of(Eva)}, 12, 4 },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t = seven_share(10);
        t.leaving(all_characters(t.rules()) - row.crew);
        Ears ears;
        ears.all_ready(t);
        ASSERT_EQ(ears.count(Happening::PotShared), 1);
        EXPECT_EQ(ears.of(Happening::PotShared)[0].amount, M(row.pot));
        for (const Event& event : ears.of(Happening::Shared)) EXPECT_EQ(event.amount, M(row.share));
        EXPECT_EQ(ears.count(Happening::Shared), row.crew.size());
    }
}

TEST(FirstSharing, M1_SHARE_01_a_mastermind_who_was_thrown_out_adds_nothing) {  // M1-SHARE-01
    Story named = seven_share(10);
    named.only_in({of(Al), of(Bea), of(Eva)}).plays(Al, name_role(Mastermind));
    EXPECT_EQ(named.purse(Al), 5 + 5);
    EXPECT_EQ(named.purse(Bea), 5 + 5);

    Story clash{with_card(figures::first_edition(7), 10, 1)};
    clash.begin(Al).loot("EX");
    clash.pick({Mastermind, Mastermind, Brute, Snitch, Snitch, Crook, Driver}).hide(Driver);
    clash.only_in({of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(clash.purse(Cid), 5 + 10);
}

TEST(FirstSharing, M1_SHARE_02_shares_are_rounded_down_and_the_rest_stays) {  // M1-SHARE-02
    struct Row {
        const char* story;
        int amount;
        CharacterSet crew;
        int share;
        int rest;
    };
    const Row rows[] = {
        {"8 for one",    8,  {of(Bea)},                            8, 0},
        {"8 for two",    8,  {of(Bea), of(Dan)},                   4, 0},
        {"9 for two",    9,  {of(Bea), of(Dan)},                   4, 1},
        {"10 for three", 10, {of(Bea), of(Cid), of(Dan)},          3, 1},
        {"11 for three", 11, {of(Bea), of(Cid), of(Dan)},          3, 2},
        {"13 for four",  11, {of(Bea), of(Cid), of(Dan), of(Eva)}, 3, 1},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t = seven_share(row.amount);
        const int bank = t.open().reserve;
        t.leaving(all_characters(t.rules()) - row.crew);
        Ears ears;
        ears.all_ready(t);
        EXPECT_EQ(ears.count(Happening::Shared), row.crew.size());
        for (const Event& event : ears.of(Happening::Shared)) EXPECT_EQ(event.amount, M(row.share));
        const int pot = row.amount + (row.crew.has(of(Eva)) ? 2 : 0);
        EXPECT_EQ(t.open().reserve, bank - pot + row.rest);
        int gained = 0;
        for (const int purse : t.purses()) gained += purse - 5;
        EXPECT_EQ(gained, pot - row.rest) << "fees and thefts only go round";
    }
}

TEST(FirstSharing, M1_SHARE_03_every_other_survivor_pays_the_driver_one) {  // M1-SHARE-03
    Story t = seven_share(10);
    t.leaving({of(Al), of(Fay), of(Gus)});
    Ears ears;
    ears.all_ready(t);  // Brute, Driver, Crook and Mastermind share 12
    EXPECT_EQ(ears.count(Happening::FeePaid), 3);
    EXPECT_EQ(t.purse(Cid), 5 + 3 + 3);
    EXPECT_EQ(t.purse(Eva), 5 + 3 - 1);
    EXPECT_EQ(t.purse(Al), 5) << "who stayed at home pays nothing";

    Story thrown_out = seven_share(10);
    thrown_out.only_in({of(Al), of(Cid), of(Fay)});  // the Snitches clash
    EXPECT_EQ(thrown_out.purses(), (Purses{4, 5, 5 + 10, 5, 5, 4, 5})) << "nor do the eliminated";
}

TEST(FirstSharing, M1_SHARE_03_a_driver_who_was_thrown_out_gets_no_fee) {  // M1-SHARE-03
    Story t = seven_share(10);
    t.only_in({of(Al), of(Bea), of(Cid)}).plays(Al, name_role(Driver));
    EXPECT_EQ(t.purses(), (Purses{10, 10, 4, 5, 5, 5, 5}));
    Story clash = seven_share(10);
    clash.only_in({of(Bea), of(Cid), of(Gus)});
    EXPECT_EQ(clash.purses(), (Purses{5, 15, 4, 5, 5, 5, 4}));
}

TEST(FirstSharing, M1_SHARE_04_the_crook_takes_two_from_the_brute) {  // M1-SHARE-04
    Story t = seven_share(10);
    t.only_in({of(Bea), of(Dan)});
    EXPECT_EQ(t.purse(Bea), 5 + 5 - 2);
    EXPECT_EQ(t.purse(Dan), 5 + 5 + 2);
    // Both must survive.
    Story no_brute = seven_share(10);
    no_brute.only_in({of(Al), of(Bea), of(Dan)}).plays(Al, name_role(Brute));
    EXPECT_EQ(no_brute.purse(Dan), 5 + 5);
    EXPECT_EQ(no_brute.purse(Bea), 5);
    Story no_crook = seven_share(10);
    no_crook.only_in({of(Al), of(Bea), of(Dan)}).plays(Al, name_role(Crook));
    EXPECT_EQ(no_crook.purse(Bea), 5 + 5);
    EXPECT_EQ(no_crook.purse(Dan), 4);
}

TEST(FirstSharing, M1_SHARE_05_the_card_s_symbol_pays_the_survivor_of_that_role_one) {
    // M1-SHARE-05
    struct Row {
        Role symbol;
        Seat who;
        int purse;  // of 12 among Brute, Driver, Crook and Mastermind, without the symbol
    };
    const Row rows[] = {
        {Brute,      Bea, 5 + 3 - 1 - 2},
        {Driver,     Cid, 5 + 3 + 3    },
        {Crook,      Dan, 5 + 3 - 1 + 2},
        {Mastermind, Eva, 5 + 3 - 1    },
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(static_cast<int>(row.symbol));
        Story t = seven_share(10, {row.symbol});
        const int bank = t.open().reserve;
        t.leaving({of(Al), of(Fay), of(Gus)}).all_ready();
        for (const Row& each : rows) {
            EXPECT_EQ(t.purse(each.who), each.purse + (each.symbol == row.symbol ? 1 : 0));
        }
        EXPECT_EQ(t.open().reserve, bank - 12 - 1) << "the bank pays it";
    }
    Story snitch = seven_share(10, {Snitch});
    snitch.only_in({of(Al), of(Bea)}).plays(Al, name_role(Driver));
    EXPECT_EQ(snitch.purse(Al), 5 + 5 + 1);
}

TEST(FirstSharing, M1_SHARE_05_no_symbol_for_who_is_out_or_thrown_out) {  // M1-SHARE-05
    Story left = seven_share(10, {Crook});
    left.only_in({of(Bea), of(Cid)});
    EXPECT_EQ(left.purse(Dan), 5);
    Story named = seven_share(10, {Crook});
    named.only_in({of(Al), of(Bea), of(Dan)}).plays(Al, name_role(Crook));
    EXPECT_EQ(named.purse(Dan), 4);
}

// With the printed cards everybody can always pay, so the order would not show. A very small loot
// and empty purses make it: Brute, Driver and Crook share 3, and the Brute has 1 + 1 to lose.
TEST(FirstSharing, M1_SHARE_06_loot_then_fee_then_theft_then_symbol) {  // M1-SHARE-06
    Story t{with_card(figures::first_edition(4), 3, 1, {Brute})};
    t.begin(Al).given_purses({0, 0, 0, 0}).loot("EX");
    t.pick({Brute, Driver, Crook, Driver}).hide(Driver).leaving({of(Dan)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(t.purse(Al), 1) << "2 with the ante; pays 1, loses the other, then gets his symbol";
    EXPECT_EQ(t.purse(Bea), 4) << "both fees";
    EXPECT_EQ(t.purse(Cid), 2) << "only 1 was left to steal";
    std::vector<Happening> steps;
    for (const Event& event : ears.heard) {
        const bool step = event.what == Happening::Shared || event.what == Happening::FeePaid ||
                          event.what == Happening::Robbed || event.what == Happening::SymbolPaid;
        if (step && (steps.empty() || steps.back() != event.what)) steps.push_back(event.what);
    }
    EXPECT_EQ(steps, (std::vector{Happening::Shared, Happening::FeePaid, Happening::Robbed,
                                  Happening::SymbolPaid}));
}

}  // namespace
}  // namespace moneybags::millions::stories
