// The second edition's heist: M2-HEIST.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

std::vector<Role> roles_called(const Ears& ears) {
    std::vector<Role> roles;
    for (const Event& event : ears.of(Happening::RoleCalled)) roles.push_back(event.role);
    return roles;
}

TEST(SecondHeist, M2_HEIST_01_roles_are_called_in_order_and_tell_the_truth) {  // M2-HEIST-01
    Story t{figures::second_edition(7)};
    t.begin(Al)
        .loot("L2-09")
        .pick({Driver, Brain, Mentalist, Brute, Acrobat, Tech, Tech})
        .hide(Tech);
    for (const Seat seat : all_seats(t.rules()))
        t.plays(seat, announce_as(Brute));  // nearly all lie
    t.leaving({of(Gus)});
    Ears ears;
    ears.all_ready(t);
    ears.plays(t, Fay, name_role(Driver));
    ears.plays(t, Cid, rob_from(of(Fay)));
    EXPECT_EQ(roles_called(ears),
              (std::vector<Role>{Tech, Acrobat, Brute, Mentalist, Brain, Driver}));
    std::vector<Seat> seats;
    for (const Event& event : ears.of(Happening::Shown)) seats.push_back(event.seat);
    EXPECT_EQ(seats, (std::vector<Seat>{Fay, Eva, Dan, Cid, Bea, Al}));
}

TEST(SecondHeist, M2_HEIST_02_who_is_called_is_known_to_all) {  // M2-HEIST-02
    // The heist halts for the Mentalist, a moment at which Brain and Driver have not been called.
    // The Tech's card was the hidden one: once he has shown himself it is known for what it is.
    Story t = seven({Tech, Acrobat, Brute, Mentalist, Brain, Driver, Brute}, Tech,
                    {of(Al), of(Bea), of(Cid), of(Dan), of(Eva), of(Fay)});
    EXPECT_EQ(t.open().phase, Phase::Naming);
    EXPECT_EQ(t.open().on_view[Tech], 0);
    EXPECT_EQ(view(t.rules(), t.state(), kSpectator).role[of(Al)], Tech);
    EXPECT_EQ(view(t.rules(), t.state(), kSpectator).role[of(Bea)], None) << "not called yet";
    t.plays(Al, name_role(Driver));
    ASSERT_EQ(t.open().phase, Phase::Robbing);
    const View seen = view(t.rules(), t.state(), kSpectator);
    EXPECT_EQ(seen.role[of(Bea)], Acrobat);
    EXPECT_EQ(seen.role[of(Cid)], Brute);
    EXPECT_EQ(seen.role[of(Dan)], Mentalist);
    EXPECT_EQ(seen.role[of(Eva)], None);
    EXPECT_EQ(seen.role[of(Fay)], None);
    EXPECT_EQ(seen.role[of(Gus)], None) << "a Brute, but out: only in-characters answer";
}

TEST(SecondHeist, M2_HEIST_03_two_of_a_role_are_thrown_out_without_effect) {  // M2-HEIST-03
    for (const Role role : {Tech, Acrobat, Mentalist, Brain}) {
        SCOPED_TRACE(static_cast<int>(role));
        const Story t = seven({role, role, Driver, Brute, Brute, Brute, Brute}, Brute,
                              {of(Al), of(Bea), of(Cid)});
        EXPECT_EQ(t.purses(), (Purses{8, 8, 8 + 1 + 20, 10, 10, 10, 10}));
        EXPECT_EQ(t.open().round, 2) << "nobody was asked anything";
    }
    const Story drivers = seven({Driver, Driver, Acrobat, Brute, Brute, Brute, Brute}, Brute,
                                {of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(drivers.purses(), (Purses{8, 8, 8 + 5 + 16, 10, 10, 10, 10}));
    const Story three = seven({Brain, Brain, Brain, Acrobat, Brute, Brute, Brute}, Brute,
                              {of(Al), of(Bea), of(Cid), of(Dan)});
    EXPECT_EQ(three.purses(), (Purses{8, 8, 8, 8 + 5 + 18, 10, 10, 10}));
}

TEST(SecondHeist, M2_HEIST_03_a_second_one_that_left_does_not_count) {  // M2-HEIST-03
    const Story t = seven({Brain, Brain, Brain, Brute, Brute, Brute, Brute}, Brute, {of(Al)});
    EXPECT_EQ(t.purse(Al), 8 + 17 + 15);
}

TEST(SecondHeist, M2_HEIST_04_the_tech_throws_out_a_role_on_view) {  // M2-HEIST-04
    for (const Role role : {Acrobat, Mentalist, Brain}) {
        SCOPED_TRACE(static_cast<int>(role));
        Story t = seven({Tech, role, Driver, role, Brute, Brute, Brute}, Brute,
                        {of(Al), of(Bea), of(Cid)});
        EXPECT_EQ(t.to_act(), SeatSet{Al});
        EXPECT_EQ(legal(t.rules(), t.state(), Al).size(), 3u)
            << "that role, Driver, Brute; not Tech";
        t.plays(Al, name_role(role));  // no 5, no theft, no second loot
        EXPECT_EQ(t.purses(), (Purses{8 + 10, 8, 8 + 2 + 10, 10, 10, 10, 10}));
    }
    Story driver = seven({Tech, Driver, Acrobat, Driver, Brute, Brute, Brute}, Brute,
                         {of(Al), of(Bea), of(Cid)});
    driver.plays(Al, name_role(Driver));
    EXPECT_EQ(driver.purses(), (Purses{8 + 8, 8, 8 + 5 + 8, 10, 10, 10, 10}));
    Story missed = seven({Tech, Driver, Acrobat, Driver, Brute, Brute, Brute}, Brute,
                         {of(Al), of(Bea), of(Cid)});
    missed.plays(Al, name_role(Brute));  // on view, but gone: nobody is thrown out
    EXPECT_EQ(missed.purses(), (Purses{8 + 5, 8 + 3 + 5, 8 + 5 + 5, 10, 10, 10, 10}));
}

TEST(SecondHeist, M2_HEIST_05_naming_is_compulsory_if_there_is_anything_to_name) {  // M2-HEIST-05
    Story t =
        seven({Tech, Driver, Driver, Driver, Driver, Driver, Driver}, Driver, {of(Al), of(Bea)});
    EXPECT_EQ(t.open().phase, Phase::Naming);
    EXPECT_EQ(legal(t.rules(), t.state(), Al).size(), 1u) << "asked even with a single option";
    for (const Act act : {Pass, Ready, Stay, No}) EXPECT_TRUE(t.refuses(Al, bare(act)));
    EXPECT_TRUE(t.refuses(Al, name_role(None)));

    // Only Techs lie on view: the hidden card is the odd one.
    const Story nothing =
        seven({Tech, Brute, Tech, Tech, Tech, Tech, Tech}, Brute, {of(Al), of(Bea)});
    EXPECT_EQ(nothing.open().round, 2) << "nobody was asked";
    EXPECT_EQ(nothing.purses(), (Purses{8 + 9, 8 + 2 + 9, 10, 10, 10, 10, 10}));
}

TEST(SecondHeist, M2_HEIST_06_the_acrobat_takes_five) {  // M2-HEIST-06
    const Story t =
        seven({Acrobat, Brain, Brute, Brute, Brute, Brute, Brute}, Brute, {of(Al), of(Bea)});
    EXPECT_EQ(t.purses(), (Purses{8 + 5 + 15, 8 + 15, 10, 10, 10, 10, 10}));  // 19 - 5 + 15 = 29
}

TEST(SecondHeist, M2_HEIST_07_M2_HEIST_08_every_brute_takes_two_and_a_single_one_stays) {
    // M2-HEIST-07, M2-HEIST-08
    const Story single =
        seven({Brute, Brain, Driver, Tech, Tech, Tech, Tech}, Tech, {of(Al), of(Bea), of(Cid)});
    // 21 - 2 + 15 - 3 = 31 for three: 11.
    EXPECT_EQ(single.purses(), (Purses{8 + 2 + 11, 8 + 11, 8 + 3 + 11, 10, 10, 10, 10}));

    const Story twice = seven({Brute, Brute, Brute, Brain, Tech, Tech, Tech}, Tech,
                              {of(Al), of(Bea), of(Cid), of(Dan)});
    EXPECT_EQ(twice.purses(), (Purses{10, 10, 10, 8 + 23 - 6 + 15, 10, 10, 10}));

    Story named = seven({Brute, Brain, Tech, Brute, Brute, Driver, Driver}, Driver,
                        {of(Al), of(Bea), of(Cid)});
    named.plays(Cid, name_role(Brute));  // 21 - 2 + 15 = 34 for two
    EXPECT_EQ(named.purses(), (Purses{8 + 2, 8 + 17, 8 + 17, 10, 10, 10, 10}));

    const Story out = seven({Brute, Brain, Tech, Tech, Tech, Tech, Tech}, Tech, {of(Bea)});
    EXPECT_EQ(out.purse(Al), 10) << "a Brute who left takes nothing but his ante";
}

TEST(SecondHeist, M2_HEIST_09_the_mentalist_picks_whom_to_rob) {  // M2-HEIST-09
    Story t = seven({Tech, Acrobat, Brute, Mentalist, Brain, Driver, Driver}, Driver,
                    {of(Al), of(Bea), of(Dan)});
    t.plays(Al, name_role(Brute));
    EXPECT_EQ(t.open().phase, Phase::Robbing);
    EXPECT_EQ(t.to_act(), SeatSet{Dan});
    EXPECT_EQ(legal(t.rules(), t.state(), Dan).size(), 2u);
    Story acrobat = t;
    t.plays(Dan, rob_from(of(Al)));  // 21 - 5 = 16 for three: 6
    EXPECT_EQ(t.purses(), (Purses{8 - 2 + 6, 8 + 5 + 6, 10, 8 + 2 + 6, 10, 10, 10}));
    acrobat.plays(Dan, rob_from(of(Bea)));
    EXPECT_EQ(acrobat.purses(), (Purses{8 + 6, 8 + 5 - 2 + 6, 10, 8 + 2 + 6, 10, 10, 10}));

    const Story only =
        seven({Brute, Mentalist, Tech, Tech, Tech, Tech, Tech}, Tech, {of(Al), of(Bea)});
    EXPECT_EQ(only.purses(), (Purses{8 + 2 - 2 + 9, 8 + 2 + 9, 10, 10, 10, 10, 10}));  // 17 for two
}

TEST(SecondHeist, M2_HEIST_10_without_a_victim_the_mentalist_takes_nothing) {  // M2-HEIST-10
    const Story t =
        seven({Mentalist, Brain, Tech, Tech, Tech, Tech, Tech}, Tech, {of(Al), of(Bea)});
    EXPECT_EQ(t.purses(), (Purses{8 + 17, 8 + 17, 10, 10, 10, 10, 10}))
        << "19 + 15, a Brain is no victim";
    const Story driver =
        seven({Mentalist, Driver, Tech, Tech, Tech, Tech, Tech}, Tech, {of(Al), of(Bea)});
    EXPECT_EQ(driver.purses(), (Purses{8 + 9, 8 + 2 + 9, 10, 10, 10, 10, 10})) << "nor is a Driver";
}

TEST(SecondHeist, M2_HEIST_11_the_brain_adds_the_amount_of_the_card) {  // M2-HEIST-11
    for (const auto& [id, amount] : {
             std::pair{"L2-06", 12},
             std::pair{"L2-09", 15}
    }) {
        Story t{figures::second_edition(6)};
        t.begin(Al)
            .loot(id)
            .pick({Brain, Tech, Tech, Tech, Tech, Tech})
            .hide(Tech)
            .announce_truly();
        t.only_in({of(Al)});
        EXPECT_EQ(t.purse(Al), 8 + 2 + amount + amount);
        EXPECT_EQ(t.open().reserve, -2 * amount);
    }
}

TEST(SecondHeist, M2_HEIST_12_the_driver_takes_one_for_each_participant) {  // M2-HEIST-12
    const struct {
        const char* story;
        CharacterSet crew;
        int takes;
    } rows[] = {
        {"himself",                       {of(Al)},                                     1},
        {"and a Brain",                   {of(Al), of(Bea)},                            2},
        {"and an Acrobat",                {of(Al), of(Bea), of(Cid)},                   3},
        {"and a Brute",                   {of(Al), of(Bea), of(Cid), of(Dan)},          4},
        {"but not two Brutes thrown out", {of(Al), of(Bea), of(Cid), of(Dan), of(Eva)}, 3},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{figures::second_edition(7)};
        t.begin(Al)
            .loot("L2-09")
            .pick({Driver, Brain, Acrobat, Brute, Brute, Tech, Tech})
            .hide(Tech);
        t.announce_truly().leaving(t.open().in - row.crew);
        Ears ears;
        ears.all_ready(t);
        int taken = 0;
        for (const Event& event : ears.of(Happening::TakenFromCentre)) {
            if (event.role == Driver) taken += event.amount.count();
        }
        EXPECT_EQ(taken, row.takes);
    }
}

TEST(SecondHeist, M2_HEIST_13_the_ante_of_the_eliminated_stays_in_the_centre) {  // M2-HEIST-13
    const Story t =
        seven({Brain, Brain, Acrobat, Tech, Tech, Tech, Tech}, Tech, {of(Al), of(Bea), of(Cid)});
    EXPECT_EQ(t.purses(), (Purses{8, 8, 8 + 15 + 6, 10, 10, 10, 10})) << "the Acrobat has it all";
    EXPECT_EQ(t.open().reserve, -15);
}

TEST(SecondHeist, M2_HEIST_14_nobody_takes_more_than_there_is) {  // M2-HEIST-14
    const struct {
        int centre;
        Purses
            purses;  // Acrobat, Brute and Driver; nothing is left to share, or what is left of it
    } rows[] = {
        {0,  {8, 8, 8}                        },
        {3,  {8 + 3, 8, 8}                    },
        {6,  {8 + 5, 8 + 1, 8}                },
        {8,  {8 + 5, 8 + 2, 8 + 1}            },
        {11, {8 + 5 + 1, 8 + 2 + 1, 8 + 3 + 1}},
    };
    for (const auto& row : rows) {
        SCOPED_TRACE(row.centre);
        Story t{figures::second_edition(7)};
        t.begin(Al).loot("L2-09").pick({Acrobat, Brute, Driver, Tech, Tech, Tech, Tech}).hide(Tech);
        t.announce_truly().leaving({of(Dan), of(Eva), of(Fay), of(Gus)});
        t.state().open.centre = M(row.centre);
        t.all_ready();
        EXPECT_EQ((Purses{t.purse(Al), t.purse(Bea), t.purse(Cid)}), row.purses);
        EXPECT_EQ(t.open().centre, M(0));
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
