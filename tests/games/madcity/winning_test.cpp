// Winning and the options: MM-WIN, MM-OPT.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// P1 lands on FINISH by an exact count of 2.
Story to_the_finish(Story t) {
    t.car(P1, "SL1").roll(2).plays("go SL3");
    return t;
}

TEST(MadCityWin, MM_WIN_01_landing_with_the_target_ends_the_game_at_once) {  // MM-WIN-01
    Story t = to_the_finish(Story{3}.cash(P1, 1000));                        // ruling 54
    EXPECT_TRUE(t.has_won(P1));
    EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Over);
    EXPECT_TRUE(t.choices(P2).empty());
    EXPECT_EQ(t.clause(P2, "roll"), "MM-WIN-01");
    EXPECT_FALSE(to_the_finish(Story{3}.cash(P1, 990)).is_over());
}

TEST(MadCityWin, MM_WIN_02_driving_over_does_not_win) {  // MM-WIN-02, ruling 36
    Story t{2};
    t.cash(P1, 5000).car(P1, "SL1").roll(3).plays("go SL4");
    EXPECT_FALSE(t.is_over());
}

TEST(MadCityWin, MM_WIN_03_refunds_count_and_all_leases_are_ended) {  // MM-WIN-03, ruling 34
    Story t = to_the_finish(Story{2}.cash(P1, 1000).leases(P1, "E7 A1"));
    EXPECT_TRUE(t.has_won(P1));
    EXPECT_EQ(t.cash(P1), 1060) << "needed or not";
    EXPECT_EQ(t.leased(P1), Set{});
    EXPECT_EQ(t.heard(Happening::Won).at(0).amount, t.k(1060));
    Story fails = to_the_finish(Story{2}.cash(P1, 900).leases(P1, "E7"));
    EXPECT_FALSE(fails.is_over());
    EXPECT_EQ(fails.leased(P1), set_of("E7")) << "a check that fails ends none";
    EXPECT_EQ(fails.heard(Happening::ReachedFinish).at(0).amount, fails.k(950));
}

TEST(MadCityWin, MM_WIN_04_bought_businesses_do_not_count) {  // MM-WIN-04
    EXPECT_FALSE(to_the_finish(Story{2}.cash(P1, 990).buys(P1, "G5 G4 E4")).is_over());
}

TEST(MadCityWin, MM_WIN_05_the_bonus_of_this_very_move_counts_if_chosen) {  // MM-WIN-05, ruling 32
    Story t{2};
    t.cash(P1, 940).leases(P1, "E7").car(P1, "MS6").roll(6).plays("go SL3");
    ASSERT_EQ(t.phase(), Phase::SixChoice);
    EXPECT_TRUE(t.plays("bonus").has_won(P1));
    EXPECT_EQ(t.cash(P1), 1000);
    Story rich{2};  // ruling 33: with the full sum the six is not used
    rich.cash(P1, 1000).car(P1, "MS6").roll(6).plays("go SL3");
    EXPECT_TRUE(rich.has_won(P1));
    EXPECT_EQ(rich.cash(P1), 1000);
}

TEST(MadCityWin,
     MM_WIN_06_getting_rich_while_standing_there_does_not_win) {  // MM-WIN-06, ruling 35
    Story t{2};
    t.car(P1, "SL3").cash(P1, 990).leases(P1, "E7").plays("end E7");
    EXPECT_FALSE(t.is_over());
    t.roll(1).plays("go SL4");
    EXPECT_FALSE(t.is_over()) << "it must be landed on again";
}

TEST(MadCityWin, MM_WIN_07_past_the_finish_one_drives_round) {  // MM-WIN-07
    const Rules rules = rules_for(2);
    const Story t{rules};
    // The shortest way from J13 back to FINISH, by steps of one.
    PlaceSet seen = {t.place("J13")};
    int steps = 0;
    while (!seen.has(rules.finish)) {
        for (const Place p : PlaceSet(seen)) seen = seen | rules.reach[p][0].exactly;
        ++steps;
    }
    EXPECT_EQ(steps, 12) << "the loop of 14 less the two steps from FINISH to J13";
}

TEST(MadCityWin, MM_WIN_08_one_winner_and_no_ranks) {  // MM-WIN-08
    Story t = to_the_finish(Story{3}.cash(P1, 1000).cash(P2, 5000).cash(P3, 20).leases(P3, "E7"));
    const Standing end = standing(t.rules(), t.state());
    EXPECT_TRUE(end.over);
    EXPECT_EQ(end.winners, SeatSet{P1});
    EXPECT_EQ(end.score[P1], 1000);
    EXPECT_EQ(end.score[P2], 5000) << "richer, and not the winner";
    EXPECT_EQ(end.score[P3], 70) << "cash and refunds, in thousands";
}

// ---- options ----

TEST(MadCityOptions, MM_OPT_01_the_target_may_be_100_to_5000_in_tens) {  // MM-OPT-01
    EXPECT_EQ(rules_for(2).target, Notes{100});
    for (const int target : {100, 110, 5000}) {
        EXPECT_EQ(rules_for(2, with("target", target)).target, Notes{target / 10});
    }
    const Ruleset& ruleset = *find_ruleset("mad-millionaire");
    for (const int target : {90, 105, 5010}) {
        const auto game = make_game(ruleset, 2, with("target", target));
        ASSERT_FALSE(game) << target;
        EXPECT_EQ(game.error().where, "option target");
    }
    EXPECT_TRUE(to_the_finish(Story{2, with("target", 100)}.cash(P1, 100)).has_won(P1));
    EXPECT_FALSE(to_the_finish(Story{2, with("target", 2000)}.cash(P1, 1990)).is_over());
}

TEST(MadCityOptions, MM_OPT_02_a_winner_need_not_have_the_exact_count) {  // MM-OPT-02, ruling 52
    const Options loose = with("exactFinish", false);
    Story poor{2, loose};
    poor.car(P1, "J12").cash(P1, 990).roll(5);
    EXPECT_FALSE(poor.lists("go SL3")) << "only whom it makes the winner";
    EXPECT_EQ(poor.clause("go SL3"), "MM-OPT-02");
    Story six{2, loose};
    six.car(P1, "J12").cash(P1, 990).roll(6);
    EXPECT_FALSE(six.lists("go SL3")) << "the bonus is not counted beforehand";
    Story exact{2, loose};
    exact.car(P1, "J12").cash(P1, 10).roll(3).plays("go SL3");
    EXPECT_FALSE(exact.is_over()) << "an exact count may end there all the same";
    Story refunds{2, loose};
    refunds.car(P1, "SL1").cash(P1, 980).leases(P1, "D1").roll(6).plays("go SL3");
    EXPECT_TRUE(refunds.has_won(P1));
    Story strict{2};
    strict.car(P1, "J12").cash(P1, 1000).roll(5);
    EXPECT_FALSE(strict.lists("go SL3"));
    EXPECT_EQ(strict.clause("go SL3"), "MM-MOVE-08");
}

TEST(MadCityOptions, MM_OPT_03_the_lane_may_be_two_way) {  // MM-OPT-03, ruling 53
    Story t{2, with("oneWay", false)};
    t.car(P1, "SL2").roll(1);
    EXPECT_EQ(t.destinations(), set_of("SL1 SL3"));
    Story circus{2, with("oneWay", false)};
    circus.up("P10a P13a").car(P1, "J13").roll(6);
    EXPECT_TRUE(circus.destinations().contains("SL1")) << "the circus is freed too";
    for (std::size_t die = 0; die < 6; ++die) {
        for (int i = 0; i < t.rules().spaces; ++i) {
            EXPECT_FALSE(t.rules().reach[Place{static_cast<std::uint8_t>(i)}][die].exactly.empty());
        }
    }
}

// P1 rolls a six and drives to a plain road.
Story six(Story t) {
    t.cash(P1, 0).car(P1, "GA5").roll(6).plays("go J09");
    return t;
}

TEST(MadCityOptions, MM_OPT_04_the_standard_six_is_the_default) {  // MM-OPT-04
    EXPECT_EQ(rules_for(2).six, SixRule::Standard);
    EXPECT_EQ(six(Story{2}).choices(), (Set{"bonus", "miss 2"}));
}

TEST(MadCityOptions, MM_OPT_05_a_six_may_be_only_a_number) {  // MM-OPT-05
    Story t = six(Story{2, with("six", "none")});
    EXPECT_EQ(t.open().active, P2);
    EXPECT_EQ(t.cash(P1), 0);
}

TEST(MadCityOptions, MM_OPT_06_always_the_bonus_or_always_a_missed_turn) {  // MM-OPT-06, ruling 70
    Story bonus = six(Story{2, with("six", "bonus")});
    EXPECT_EQ(bonus.open().active, P2) << "paid without asking";
    EXPECT_EQ(bonus.cash(P1), 10);
    Story miss = six(Story{3, with("six", "miss")});
    EXPECT_EQ(miss.choices(), (Set{"miss 2", "miss 3"}));
    EXPECT_EQ(miss.clause("bonus"), "MM-OPT-06");
    Story all_wait = six(Story{3, with("six", "miss")}.waits(P2).waits(P3));
    EXPECT_EQ(all_wait.open().active, P1) << "nothing, and both were skipped";
    EXPECT_EQ(all_wait.phase(), Phase::Main);
    EXPECT_EQ(all_wait.cash(P1), 0);
}

TEST(MadCityOptions, MM_OPT_07_a_six_may_give_another_turn) {  // MM-OPT-07
    const Options again = with("six", "again");
    Story t = six(Story{2, again}.buys(P1, "A1"));
    EXPECT_EQ(t.open().active, P1);
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.open().turns, 1u);
    EXPECT_TRUE(t.lists("sell A1")) << "which may also be a sale";
    t.plays("sell A1").die(6);
    EXPECT_EQ(t.open().active, P2) << "whose six does not count";
    Story deal{2, again};  // after the whole turn, its purchase included
    deal.cash(P1, 10).roll(6).plays("go DR2");
    EXPECT_EQ(deal.phase(), Phase::Dealing);
    deal.plays("lease B4");
    EXPECT_EQ(deal.open().active, P1);
    EXPECT_EQ(deal.phase(), Phase::Main);
}

TEST(MadCityOptions, MM_OPT_08_a_limit_stops_the_game_without_a_winner) {  // MM-OPT-08
    EXPECT_EQ(rules_for(2).turn_limit, 0u);
    Story t{2, with("turnLimit", 2)};
    t.roll(1).plays("go KS7");
    EXPECT_FALSE(t.is_over());
    t.roll(1).plays("go KS7");
    EXPECT_TRUE(t.is_over());
    EXPECT_TRUE(t.open().winners.empty());
    EXPECT_EQ(t.heard(Happening::LimitReached).at(0).number, 2);
    Options both = with("six", "again");
    both["turnLimit"] = 1;
    EXPECT_TRUE(six(Story{2, both}).is_over()) << "turns given by a six are counted";
    // ruling 71: in a winning turn the win counts
    EXPECT_TRUE(to_the_finish(Story{2, with("turnLimit", 1)}.cash(P1, 1000)).has_won(P1));
}

TEST(MadCityOptions, combine_freely) {
    int games = 0;
    for (const char* rule : {"standard", "none", "bonus", "miss", "again"}) {
        for (const bool exact : {false, true}) {
            for (const bool one_way : {false, true}) {
                Options options = with("six", rule);
                options["exactFinish"] = exact;
                options["oneWay"] = one_way;
                options["target"] = 100;
                const Rules rules = rules_for(3, options);
                State s = setup(rules);
                Rng luck{static_cast<std::uint64_t>(games++)};
                while (turn(rules, s).kind != Turn::Kind::Over) {
                    testing_support::step_anyhow(rules, s, luck);
                }
                EXPECT_TRUE(s.open.winners.single());
            }
        }
    }
}

}  // namespace
}  // namespace moneybags::madcity::stories
