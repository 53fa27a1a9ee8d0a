// First edition, the Heist: M1-HEIST.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

std::vector<Role> called(const Ears& ears) {
    std::vector<Role> order;
    for (const Event& event : ears.of(Happening::RoleCalled)) order.push_back(event.role);
    return order;
}

TEST(FirstHeist, M1_HEIST_01_only_who_is_in_takes_part) {  // M1-HEIST-01
    // Two Drivers were played, but one went home: the other is alone in his role.
    Story t = table(4, {Driver, Driver, Crook, Brute}, Driver);
    t.only_in({of(Al), of(Cid)});
    EXPECT_EQ(t.purses(), (Purses{5 + 6 + 1, 5, 5 + 6 - 1, 5}));
    EXPECT_EQ(t.open().cards[Dan], 0) << "a Brute at home earns no card";
}

TEST(FirstHeist, M1_HEIST_02_snitch_brute_driver_crook_mastermind_then_the_named) {  // M1-HEIST-02
    Story t = table(7, {Mastermind, Crook, Driver, Brute, Snitch, Driver, Crook}, Driver);
    t.leaving({of(Fay), of(Gus)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(called(ears), (std::vector{Snitch}));
    ears.plays(t, Eva, name_role(Brute));
    EXPECT_EQ(called(ears), (std::vector{Snitch, Driver, Crook, Mastermind, Brute}));

    Story plain = table(7, {Mastermind, Crook, Driver, Brute, Snitch, Driver, Crook}, Driver);
    plain.leaving({of(Eva), of(Fay), of(Gus)});
    Ears calls;
    calls.all_ready(plain);
    EXPECT_EQ(called(calls), (std::vector{Snitch, Brute, Driver, Crook, Mastermind}));
}

TEST(FirstHeist, M1_HEIST_03_two_snitches_lose_their_antes_and_nobody_names) {  // M1-HEIST-03
    Story t = table(5, {Snitch, Snitch, Driver, Crook, Crook}, Crook, 2);
    const int bank = t.open().reserve;
    t.leaving({of(Eva)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(t.open().round, 2) << "no question was asked";
    EXPECT_FALSE(ears.heard_of(Happening::Named));
    EXPECT_EQ(t.purses(), (Purses{3, 3, 5 + 6 + 1, 5 + 6 - 1, 5}));
    EXPECT_EQ(t.open().reserve, bank + 2 * 2 - 12);
}

TEST(FirstHeist, M1_HEIST_04_a_lone_snitch_gets_the_ante_back_and_names_a_role_on_view) {
    // M1-HEIST-04
    Story t = table(5, {Snitch, Driver, Crook, Crook, Snitch}, Driver, 2);
    t.leaving({of(Eva)}).all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(Al));
    EXPECT_EQ(t.purse(Al), 5) << "the ante is back before he names";
    EXPECT_TRUE(t.lists(Al, name_role(Crook)));
    EXPECT_EQ(t.choices(Al).size(), 1u) << "on view are S S C C: only Crook is left to name";
    EXPECT_EQ(t.clause(Al, name_role(Driver)), "M1-R-01") << "only the hidden card shows it";
    EXPECT_EQ(t.clause(Al, name_role(Snitch)), "M1-R-02");
    EXPECT_EQ(t.clause(Al, name_role(Brute)), "M1-R-01") << "nobody played it";
    EXPECT_EQ(t.clause(Al, name_role(Mastermind)), "M1-R-01") << "not in this game";
    EXPECT_EQ(t.clause(Al, name_role(None)), "M1-R-01");
    t.plays(Al, name_role(Crook));
    EXPECT_EQ(t.purses(), (Purses{5 + 6 - 1, 5 + 6 + 1, 3, 3, 5}));
}

TEST(FirstHeist, M1_HEIST_05_naming_is_compulsory) {  // M1-HEIST-05
    Story t = table(5, {Snitch, Driver, Crook, Crook, Brute}, Brute);
    t.all_ready();
    ASSERT_EQ(t.open().phase, Phase::Naming);
    for (const Move& way_out : {bare(Pass), bare(Ready), bare(Stay), withdraw(of(Al))}) {
        EXPECT_EQ(t.clause(Al, way_out), "M1-HEIST-05");
    }
    for (const Choice& choice : t.choices(Al)) EXPECT_EQ(choice.act, Name);
}

TEST(FirstHeist, M1_HEIST_05_a_role_whose_holders_all_left_may_be_named_in_vain) {  // M1-HEIST-05
    Story t = table(5, {Snitch, Driver, Crook, Crook, Brute}, Brute);
    t.only_in({of(Al), of(Bea), of(Eva)});
    ASSERT_TRUE(t.lists(Al, name_role(Crook)));
    Ears ears;
    ears.plays(t, Al, name_role(Crook));
    EXPECT_FALSE(ears.heard_of(Happening::NamedOut));
    EXPECT_EQ(t.purses(), (Purses{5 + 4 - 1, 5 + 4 + 2, 5, 5, 5 + 4 - 1})) << "all three share";
}

TEST(FirstHeist, M1_HEIST_06_with_nothing_but_snitches_on_view_nothing_is_named) {  // M1-HEIST-06
    Story t = table(5, {Snitch, Driver, Snitch, Snitch, Snitch}, Driver);
    t.leaving({of(Cid), of(Dan), of(Eva)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(ears.count(Happening::NothingNamed), 1);
    EXPECT_EQ(t.open().round, 2) << "no question was asked";
    EXPECT_EQ(t.purses(), (Purses{5 + 6 - 1, 5 + 6 + 1, 5, 5, 5})) << "the heist went on";
}

TEST(FirstHeist, M1_HEIST_07_every_holder_of_the_named_role_goes_the_hidden_one_too) {
    // M1-HEIST-07: one Crook on view, one hidden.
    Story t = table(5, {Snitch, Crook, Crook, Driver, Driver}, Crook);
    t.leaving({of(Eva)}).all_ready();
    t.plays(Al, name_role(Crook));
    EXPECT_EQ(t.purses(), (Purses{5 + 6 - 1, 4, 4, 5 + 6 + 1, 5}));

    // A single holder whose card is on view goes as well.
    Story single = table(5, {Snitch, Crook, Brute, Driver, Driver}, Driver);
    single.leaving({of(Eva)}).all_ready();
    single.plays(Al, name_role(Crook));
    EXPECT_EQ(single.purse(Bea), 4);
}

TEST(FirstHeist, M1_HEIST_08_the_named_do_not_answer_at_their_place) {  // M1-HEIST-08
    Story t = table(7, {Snitch, Brute, Driver, Crook, Mastermind, Brute, Snitch}, Snitch);
    t.leaving({of(Fay), of(Gus)}).all_ready();
    Ears ears;
    ears.plays(t, Al, name_role(Driver));
    std::vector<Role> shown;
    for (const Event& event : ears.of(Happening::Shown)) shown.push_back(event.role);
    EXPECT_EQ(shown, (std::vector{Brute, Crook, Mastermind, Driver}));
    EXPECT_EQ(called(ears), (std::vector{Brute, Crook, Mastermind, Driver}));
}

TEST(FirstHeist, M1_HEIST_09_two_brutes_are_out_but_get_their_antes_back) {  // M1-HEIST-09
    Story t = table(4, {Brute, Brute, Driver, Crook}, Brute, 2);
    t.all_ready();
    EXPECT_EQ(t.purses(), (Purses{5, 5, 5 + 6 + 1, 5 + 6 - 1})) << "no share, no theft";
    EXPECT_EQ(t.open().cards[Al], 0);
    EXPECT_EQ(t.open().cards[Bea], 0);
}

TEST(FirstHeist, M1_HEIST_10_a_lone_brute_gets_the_ante_back_and_a_card) {  // M1-HEIST-10
    Story t = table(4, {Brute, Driver, Driver, Crook}, Driver, 2);
    t.leaving({of(Bea), of(Cid), of(Dan)});
    Ears ears;
    ears.all_ready(t);
    EXPECT_EQ(t.purse(Al), 5 + 12);
    EXPECT_EQ(t.open().cards[Al], 1);
    ASSERT_EQ(ears.count(Happening::CardEarned), 1);
    EXPECT_TRUE(ears.of(Happening::CardEarned)[0].to.everybody) << "how many one holds is public";
}

TEST(FirstHeist, M1_HEIST_11_two_drivers_crooks_or_masterminds_lose_their_antes) {  // M1-HEIST-11
    for (const Role role : {Driver, Crook, Mastermind}) {
        SCOPED_TRACE(static_cast<int>(role));
        for (const int how_many : {2, 3}) {
            Story t = table(7, {role, role, role, Brute, Snitch, Snitch, Brute}, Snitch, 2);
            const int bank = t.open().reserve;
            CharacterSet crew{of(Al), of(Bea), of(Dan)};
            if (how_many == 3) crew.add(of(Cid));
            t.only_in(crew);
            EXPECT_EQ(t.purse(Al), 3);
            EXPECT_EQ(t.purse(Bea), 3);
            EXPECT_EQ(t.purse(Cid), how_many == 3 ? 3 : 5);
            EXPECT_EQ(t.purse(Dan), 5 + 12)
                << "the Brute has it all: no fee, no theft, nothing added";
            EXPECT_EQ(t.open().reserve, bank + 2 * how_many - 12);
        }
    }
}

TEST(FirstHeist, M1_HEIST_12_a_lone_driver_crook_or_mastermind_gets_the_ante_back) {  // M1-HEIST-12
    for (const Role role : {Driver, Crook, Mastermind}) {
        SCOPED_TRACE(static_cast<int>(role));
        Story t = table(7, {role, role, Brute, Brute, Snitch, Snitch, Brute}, Snitch, 2);
        t.only_in({of(Al)});
        EXPECT_EQ(t.purse(Al), 5 + 12 + (role == Mastermind ? 2 : 0));
        EXPECT_EQ(t.open().cards[Al], 0) << "only Brutes earn cards";
    }
}

TEST(FirstHeist,
     M1_HEIST_13_the_named_reveal_last_and_lose_the_ante_unless_brutes) {  // M1-HEIST-13
    struct Row {
        Role named;
        int purse;
    };
    const Row rows[] = {
        {Brute,      5},
        {Driver,     3},
        {Crook,      3},
        {Mastermind, 3},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(static_cast<int>(row.named));
        const Role other = row.named == Crook ? Driver : Crook;
        Story t = table(7, {Snitch, row.named, row.named, other, Snitch, Snitch, other}, Snitch, 2);
        for (const bool both : {false, true}) {
            Story told = t;
            const int bank = told.open().reserve;
            CharacterSet crew{of(Al), of(Bea), of(Dan)};
            if (both) crew.add(of(Cid));
            told.only_in(crew);
            Ears ears;
            ears.plays(told, Al, name_role(row.named));
            EXPECT_EQ(told.purse(Bea), row.purse);
            EXPECT_EQ(told.purse(Cid), both ? row.purse : 5);
            EXPECT_EQ(told.open().cards[Bea], 0) << "a named Brute earns no card";
            EXPECT_EQ(ears.count(Happening::NamedOut), both ? 2 : 1);
            EXPECT_EQ(ears.of(Happening::Shown).back().role, row.named);
            // Snitch and the other share 12 and nothing more: the named have no effect.
            const int lost = (both ? 2 : 1) * (5 - row.purse);
            EXPECT_EQ(told.open().reserve, bank + lost - 12);
        }
    }
}

TEST(FirstHeist, M1_HEIST_14_a_snitch_left_alone_pays_three_and_does_not_share) {  // M1-HEIST-14
    struct Row {
        const char* story;
        int purse;  // before the ante of 1
        int left;
    };
    const Row rows[] = {
        {"plenty",                          5, 2},
        {"just enough, with the ante back", 3, 0},
        {"less: all he has",                2, 0},
        {"nothing but the Reserve's ante",  0, 0},
        {"one left over",                   4, 1},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{with_card(figures::first_edition(5), 12, 1, {Snitch})};
        t.begin(Al).given_purses({row.purse, 5, 5, 5, 5}).loot("EX");
        t.pick({Snitch, Driver, Driver, Crook, Brute}).hide(Brute);
        t.only_in({of(Al), of(Bea), of(Cid)});
        const int money = t.all_money();
        Ears ears;
        ears.plays(t, Al, name_role(Crook));  // the Drivers clash, Al is left alone
        EXPECT_EQ(t.purse(Al), row.left) << "no share, and no symbol either";
        EXPECT_FALSE(ears.heard_of(Happening::PotShared));
        EXPECT_FALSE(ears.heard_of(Happening::SymbolPaid));
        EXPECT_EQ(t.all_money(), money);
    }
}

TEST(FirstHeist, M1_HEIST_14_a_snitch_fined_has_received_no_share) {  // M1-HEIST-14
    // Al would stand at 21 after the fine; but who is eliminated has not reached the goal.
    Story t{with_card(figures::first_edition(5), 12, 1)};
    t.begin(Al).given_purses({24, 5, 5, 5, 5}).loot("EX");
    t.pick({Snitch, Driver, Driver, Crook, Brute}).hide(Brute).only_in({of(Al)});
    t.plays(Al, name_role(Crook));
    EXPECT_EQ(t.purse(Al), 21);
    EXPECT_EQ(t.open().phase, Phase::TurnUpLoot);
    EXPECT_EQ(t.open().round, 2);
}

TEST(FirstHeist, M1_HEIST_15_without_a_survivor_the_loot_stays_in_the_reserve) {  // M1-HEIST-15
    Story t = table(4, {Driver, Driver, Crook, Crook}, Driver, 2);
    const int bank = t.open().reserve;
    Ears ears;
    ears.all_ready(t);
    EXPECT_FALSE(ears.heard_of(Happening::PotShared));
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
    EXPECT_EQ(t.open().reserve, bank + 4 * 2) << "four antes richer, the loot untouched";
    EXPECT_EQ(t.open().round, 2);
}

}  // namespace
}  // namespace moneybags::millions::stories
