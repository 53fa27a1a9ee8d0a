// Turns and moves: MM-TURN, MM-MOVE.

#include <gtest/gtest.h>

#include <map>

#include "tests/games/madcity/story.h"
#include "tests/support/anyhow.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// ---- turns ----

TEST(MadCityTurn, MM_TURN_01_a_waiting_player_is_passed_over_once) {  // MM-TURN-01, ruling 67
    Story t{3};
    t.waits(P2).leases(P2, "A1").cash(P3, 10);
    t.roll(1).plays("go KS7");
    EXPECT_EQ(t.open().active, P3) << "no decision is offered";
    EXPECT_FALSE(t.open().waiting.has(P2)) << "the mark is removed";
    EXPECT_EQ(t.heard(Happening::TurnMissed).at(0).seat, P2);
    EXPECT_EQ(t.cash(P3), 10) << "the next seat loses nothing";
    t.roll(1).plays("go KS7").roll(1).plays("go J09");
    EXPECT_EQ(t.open().active, P2) << "skipped once, not twice";
}

TEST(MadCityTurn, MM_TURN_02_roll_or_sell_is_chosen_before_any_die) {  // MM-TURN-02
    Story t{2};
    t.buys(P1, "C2 S1").leases(P1, "A3");
    EXPECT_EQ(t.choices(), (Set{"roll", "sell C2", "sell S1", "end A3"}));
    for (const char* other : {"go KS7", "bonus", "miss 2", "done", "lift C2", "take S2"}) {
        EXPECT_EQ(t.clause(other), "MM-TURN-02") << other;
    }
}

TEST(MadCityTurn, MM_TURN_03_a_roll_cannot_be_refused) {  // MM-TURN-03, ruling 10
    Story t{2};
    t.buys(P1, "C2").roll(3);
    for (const char* other : {"sell C2", "done", "roll"}) {
        EXPECT_EQ(t.clause(other), "MM-TURN-03") << other;
    }
    for (const std::string& each : t.choices()) EXPECT_EQ(each.substr(0, 3), "go ");
}

TEST(MadCityTurn, MM_TURN_04_stunt_then_six_then_purchase) {  // MM-TURN-04, ruling 1
    Story stunt{2};
    stunt.up("P09a P13a").car(P1, "J06").cash(P1, 0).buys(P1, "S1").roll(6).plays("go BS6");
    EXPECT_EQ(stunt.phase(), Phase::TurnUpCard) << "the six comes after the new card";
    stunt.turns_up("P16a");
    EXPECT_EQ(stunt.phase(), Phase::SixChoice);

    Story deal{2};
    deal.car(P1, "DEPOT").cash(P1, 10).roll(6).plays("go DR2");
    EXPECT_EQ(deal.phase(), Phase::SixChoice);
    deal.plays("miss 2");
    EXPECT_EQ(deal.phase(), Phase::Dealing) << "and the purchase after that";
}

TEST(MadCityTurn, MM_TURN_05_one_acquisition_in_a_turn) {  // MM-TURN-05
    for (const char* act : {"buy A1", "lease A1"}) {
        Story t{2};
        t.cash(P1, 900).car(P1, "GA2").roll(1).plays("go GA1").plays(act);
        EXPECT_EQ(t.open().active, P2) << act;
    }
    Story upgrade{2};
    upgrade.cash(P1, 900).leases(P1, "A1").car(P1, "GA2").roll(1).plays("go GA1").plays("buy A1");
    EXPECT_EQ(upgrade.open().active, P2);
}

TEST(MadCityTurn, MM_TURN_06_a_sale_and_an_acquisition_never_share_a_turn) {  // MM-TURN-06
    Story t{2};                                                               // ruling 45
    t.cash(P1, 900).buys(P1, "S1").car(P1, "GA2").roll(1).plays("go GA1");
    Story other = t;
    EXPECT_EQ(t.plays("sell S1").die(4).open().active, P2);
    EXPECT_EQ(other.plays("buy A1").open().active, P2);
}

TEST(MadCityTurn, MM_TURN_07_nothing_passes_between_players) {  // MM-TURN-07
    // In all of a random game the cash of who is not to act changes by refunds alone.
    const Rules rules = rules_for(3, with("turnLimit", 400));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State s = setup(rules);
        Rng luck{seed};
        while (turn(rules, s).kind != Turn::Kind::Over) {
            const Open before = s.open;
            Told told;
            testing_support::step_anyhow(rules, s, luck, told);
            for (const Seat seat : all_seats(rules)) {
                if (seat == before.active) continue;
                Notes refund;
                for (const Event& e : told.list) {
                    if (e.what == Happening::BoughtOut && e.seat == seat) refund += e.amount;
                }
                ASSERT_EQ(s.open.cash[seat], before.cash[seat] + refund) << seed;
            }
        }
    }
}

TEST(MadCityTurn, MM_TURN_08_the_purchase_step_opens_only_if_something_could_come_of_it) {
    struct Row {
        std::string_view story;
        int cash;
        std::string_view leased, bought, to;
        bool opens;
        int least;  // of what is told to cost too much; 0: nothing is left; -1: not told
    };
    const Row rows[] = {
  // MM-TURN-08
        {"the lease can be paid",                   20,  "",      "",   "KS3", true,  -1},
        {"not even that",                           10,  "",      "",   "KS3", false, 20},
        {"with the refund of another lease it can", 10,  "A1",    "",   "KS3", true,  -1},
        {"not with what one leases itself",         20,  "D1",    "",   "KS3", false, 60},
        {"an upgrade for the difference",           60,  "D1",    "",   "KS3", true,  -1},
        {"an upgrade with the refund of another",   40,  "D1 D2", "",   "KS3", true,  -1},
        {"one's own bought business",               900, "",      "D1", "KS3", false, 0 },
        {"a plain road",                            900, "",      "D1", "J05", false, -1},
        {"a sale on Real Estate",                   0,   "",      "D1", "KS4", true,  -1},
        {"nothing to sell and no money",            0,   "",      "",   "KS4", false, 10},
        {"a refund buys on Real Estate",            0,   "A1",    "",   "KS4", true,  -1},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.story);
        Story t{2};
        t.cash(P1, row.cash).leases(P1, row.leased).buys(P1, row.bought);
        const int steps = row.to == "KS3" ? 1 : row.to == "J05" ? 2 : 3;
        t.car(P1, "KS2").roll(steps).plays("go " + std::string(row.to));
        EXPECT_EQ(t.phase() == Phase::Dealing, row.opens);
        EXPECT_EQ(t.open().active, row.opens ? P1 : P2);
        const auto told = t.heard(Happening::DealMissed);
        ASSERT_EQ(told.size(), row.least < 0 ? 0U : 1U);
        if (!told.empty()) {
            EXPECT_EQ(told[0].amount, t.k(row.least));
        }
    }
}

TEST(MadCityTurn, MM_TURN_09_a_single_option_is_still_asked) {  // MM-TURN-09
    Story t{2};
    EXPECT_EQ(t.choices(), Set{"roll"});
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(P1));
    t.car(P1, "SL2").roll(1);
    EXPECT_EQ(t.choices(), Set{"go SL3"});
    EXPECT_EQ(turn(t.rules(), t.state()), Turn::of(P1));
}

// ---- moves ----

TEST(MadCityMove, MM_MOVE_01_one_die_of_six_faces) {  // MM-MOVE-01
    Story t{2};
    t.plays("roll");
    const Outcomes list = outcomes(t.rules(), t.state());
    ASSERT_EQ(list.size(), 6u);
    for (std::size_t i = 0; i < 6; ++i) {
        EXPECT_EQ(list[i].outcome.die, i + 1);
        EXPECT_EQ(list[i].weight, list[0].weight);
    }
    for (const int die : {0, 7}) {
        const Outcome wrong{.luck = Luck::Die, .die = static_cast<std::uint8_t>(die)};
        EXPECT_EQ(objection(t.rules(), t.state(), wrong)->clause, "MM-MOVE-01");
    }
}

// MM-MOVE-02 to 07 once more, by walking every route step by step.
Set walked(const std::map<std::string, Set>& roads, const std::string& from, int steps) {
    std::set<std::pair<std::string, std::string>> cars = {
        {from, ""}
    };
    for (int i = 0; i < steps; ++i) {
        std::set<std::pair<std::string, std::string>> next;
        for (const auto& [at, before] : cars) {
            for (const std::string& to : roads.at(at)) {
                if (to != before) next.insert({to, at});
            }
        }
        cars = next;
    }
    Set places;
    for (const auto& [at, before] : cars) places.insert(at);
    return places;
}

std::map<std::string, Set> roads_of_the_board() {
    std::map<std::string, Set> roads = {
        {"DEPOT", {"KS7"}}
    };
    const char* streets[] = {
        "J01 CR1 CR2 CR3 J02 CR4 CR5 CR6 J03",
        "J03 ES1 ES2 ES3 ES4 ES5 ES6 ES7 J07",
        "J04 GA1 GA2 GA3 J05 GA4 GA5 GA6 J06 GA7 GA8 GA9 GA10 J07",
        "J08 MS1 MS2 MS3 J09 MS4 MS5 MS6 J10 MS7 MS8 MS9 MS10 J11",
        "J14 DR1 DR2 DR3 J15 DR4 DR5 DR6 DR7 J16",
        "J01 WP1 WP2 WP3 J04 WP4 WP5 WP6 J08",
        "J02 KS1 KS2 KS3 J05 KS4 KS5 KS6 J09 KS7 KS8 KS9 J14",
        "J03 BS1 BS2 BS3 J06 BS4 BS5 BS6 J10 BS7 J12 BS8 J15",
        "J07 BR1 BR2 BR3 J11 BR4 J13 BR5 J16",
    };
    for (const char* street : streets) {
        const auto spaces = words(street);
        for (std::size_t i = 1; i < spaces.size(); ++i) {
            roads[spaces[i - 1]].insert(spaces[i]);
            roads[spaces[i]].insert(spaces[i - 1]);
        }
    }
    const auto lane = words("J12 SL1 SL2 SL3 SL4 J13");
    for (std::size_t i = 1; i < lane.size(); ++i) roads[lane[i - 1]].insert(lane[i]);
    return roads;
}

TEST(MadCityMove, MM_MOVE_02_every_roll_from_every_place_leads_where_the_streets_do) {
    // MM-MOVE-02, MM-MOVE-03, MM-MOVE-04, MM-MOVE-05, MM-MOVE-06, MM-MOVE-07
    const auto roads = roads_of_the_board();
    ASSERT_EQ(roads.size(), 89u) << "88 spaces and the depot";
    Story t{2};
    for (const auto& [from, next] : roads) {
        Set within;
        for (int die = 1; die <= 6; ++die) {
            const Reach& reach = t.rules().reach[t.place(from)][std::size_t(die - 1)];
            Set exactly, up_to;
            for (const Place p : reach.exactly)
                exactly.insert(std::string(t.rules().names.place[p].text()));
            for (const Place p : reach.within)
                up_to.insert(std::string(t.rules().names.place[p].text()));
            EXPECT_EQ(exactly, walked(roads, from, die)) << from << " " << die;
            within.merge(Set(exactly));
            EXPECT_EQ(up_to, within) << from << " " << die;
            EXPECT_FALSE(exactly.empty()) << from << " " << die;  // MM-MOVE-14
            EXPECT_FALSE(exactly.contains("DEPOT"));              // MM-MOVE-11
        }
    }
}

TEST(MadCityMove, MM_MOVE_03_every_departure_from_the_depot_counts_start_as_one) {  // MM-MOVE-03
    Story t{2};                                                                     // ruling 8
    t.up("P10a P10b").car(P1, "J12").roll(1).plays("go SL1").turns_up("P13a");
    ASSERT_EQ(t.car(P1), "DEPOT");
    t.roll(1).plays("go KS7").roll(2);
    EXPECT_EQ(t.destinations(), set_of("J09 KS8")) << "also after being sent back";
}

TEST(MadCityMove, MM_MOVE_05_the_direction_is_not_kept_from_turn_to_turn) {  // MM-MOVE-05
    Story t{2};                                                              // ruling 12
    t.car(P1, "KS7").cash(P1, 0).roll(2).plays("go KS9").roll(1).plays("go KS7").roll(2);
    EXPECT_TRUE(t.destinations().contains("KS7")) << "back where it came from";
}

TEST(MadCityMove, MM_MOVE_07_no_car_turns_round_in_the_lane) {  // MM-MOVE-07, ruling 13
    for (const char* from : {"SL1", "SL2", "SL3", "SL4"}) {
        Story t{2};
        t.car(P1, from).roll(1);
        EXPECT_EQ(t.choices().size(), 1u) << from;
    }
    Story stunt{2};  // ruling 61: not for a stunt either
    stunt.up("P10a P13a").car(P1, "J13").roll(6);
    EXPECT_FALSE(stunt.destinations().contains("SL1"));
}

TEST(MadCityMove, MM_MOVE_08_the_car_stops_after_exactly_the_count) {  // MM-MOVE-08
    Story t{2};
    t.car(P1, "GA5").roll(4);
    EXPECT_FALSE(t.lists("go GA4"));
    EXPECT_EQ(t.clause("go GA4"), "MM-MOVE-08");
    EXPECT_EQ(t.clause("go CR1"), "MM-MOVE-02") << "out of reach altogether";
}

TEST(MadCityMove, MM_MOVE_09_cars_share_spaces_and_pass_freely) {  // MM-MOVE-09, ruling 55
    Story t{6};
    for (const Seat seat : {P2, P3, P4, P5, P6}) t.car(seat, "SL2");
    t.car(P1, "SL1").roll(1);
    EXPECT_EQ(t.destinations(), set_of("SL2"));
    Story past = t;
    t.plays("go SL2");
    EXPECT_EQ(t.car(P1), "SL2");
    Story over{6};
    for (const Seat seat : {P2, P3, P4, P5, P6}) over.car(seat, "SL2");
    over.car(P1, "SL1").roll(3);
    EXPECT_EQ(over.destinations(), set_of("SL4"));
}

TEST(MadCityMove, MM_MOVE_10_spaces_driven_over_do_nothing) {  // MM-MOVE-10, ruling 14
    Story t{2};
    t.up("P08a P13a").car(P1, "GA4").cash(P1, 1500).buys(P1, "S1").roll(2).plays("go GA6");
    EXPECT_EQ(t.cash(P1), 1500) << "the stunt was driven past";
    EXPECT_EQ(t.slot(1), "P08a");
}

TEST(MadCityMove, MM_MOVE_11_the_depot_cannot_be_driven_into) {  // MM-MOVE-11
    Story t{2};
    t.car(P1, "KS8").roll(2);
    EXPECT_FALSE(t.destinations().contains("DEPOT"));
    EXPECT_EQ(t.clause("go DEPOT"), "MM-MOVE-11");
}

TEST(MadCityMove, MM_MOVE_12_start_is_an_ordinary_space) {  // MM-MOVE-12, ruling 9
    Story t{2};
    t.car(P1, "KS8").cash(P1, 900).roll(1).plays("go KS7");
    EXPECT_EQ(t.cash(P1), 900);
    EXPECT_EQ(t.open().active, P2);
}

TEST(MadCityMove, MM_MOVE_13_16_only_the_end_of_a_full_count_is_landing) {
    Story landed{2};  // MM-MOVE-13
    landed.cash(P1, 100).car(P1, "KS2").roll(1).plays("go KS3");
    EXPECT_EQ(landed.phase(), Phase::Dealing);
    Story standing{2};  // MM-MOVE-16, ruling 69
    standing.cash(P1, 100).car(P1, "KS3");
    EXPECT_EQ(standing.clause("buy D1"), "MM-MOVE-16");
    EXPECT_EQ(standing.clause("lease D1"), "MM-MOVE-16");
}

TEST(MadCityMove, MM_MOVE_14_even_the_same_number_for_ever_leads_to_the_finish) {
    // MM-MOVE-14, ruling 63
    const Rules rules = rules_for(2);
    for (std::size_t die = 0; die < 6; ++die) {
        for (int i = 0; i < rules.spaces; ++i) {
            PlaceSet seen = {Place{static_cast<std::uint8_t>(i)}};
            for (int round = 0; round < 60; ++round) {
                PlaceSet next = seen;
                for (const Place p : seen) next = next | rules.reach[p][die].exactly;
                seen = next;
            }
            EXPECT_TRUE(seen.has(rules.finish)) << die + 1;
        }
    }
}

TEST(MadCityMove, MM_MOVE_15_on_this_board_each_space_has_one_route_at_most_within_six) {
    // MM-MOVE-15, ruling 11
    const Rules rules = rules_for(2);
    for (int i = 0; i <= static_cast<int>(kMaxSpaces); ++i) {
        const Place from{static_cast<std::uint8_t>(i)};
        if (rules.names.place[from].text().empty()) continue;
        for (std::size_t a = 0; a < 6; ++a) {
            for (std::size_t b = a + 1; b < 6; ++b) {
                EXPECT_FALSE(rules.reach[from][a].exactly.meets(rules.reach[from][b].exactly))
                    << rules.names.place[from].text();
            }
        }
    }
}

TEST(MadCityMove, MM_MOVE_15_the_full_count_is_landing_though_a_shorter_route_leads_there_too) {
    Rules rules = rules_for(2);  // as if a short cut led from KS2 to KS3
    const Story names{rules};
    rules.reach[names.place("KS2")][2].exactly.add(names.place("KS3"));  // MM-MOVE-15
    Story t{rules};
    t.cash(P1, 100).car(P1, "KS2").roll(3).plays("go KS3");
    EXPECT_EQ(t.phase(), Phase::Dealing);
    EXPECT_EQ(t.heard(Happening::Drove).at(0).number, 3);
}

}  // namespace
}  // namespace moneybags::madcity::stories
