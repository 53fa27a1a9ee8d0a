// A rookie of Mad Millionaire in situations where any player would know what to do.

#include <set>

#include "bots/bot.h"
#include "bots/madcity/outlook.h"
#include "tests/bots/madcity/table.h"

namespace moneybags::madcity::bot_tables {
namespace {

using namespace stories;
using Set = std::set<std::string>;

// All that rookies of different tempers do here.
Set habits(const Story& t) {
    Set seen;
    for (std::uint64_t seed = 0; seed < 8; ++seed) seen.insert(rookies_move(t, seed));
    return seen;
}

TEST(MadRookie, sits_down_at_mad_millionaire) {
    const Ruleset& ruleset = *find_ruleset("mad-millionaire");
    const auto bot = make_bot(ruleset, "rookie");
    ASSERT_TRUE(bot.has_value());
    EXPECT_NE(dynamic_cast<RookieBot*>(bot->get()), nullptr);
}

TEST(MadRookie, lands_on_finish_with_the_money) {  // MM-WIN-01, 03
    EXPECT_EQ(habits(Story{2}.car(P1, "J10").cash(P1, 1000).roll(5)), Set{"go SL3"});
    Story leases{3};
    leases.car(P1, "J12").cash(P1, 900).leases(P1, "E7 G3").roll(3);
    EXPECT_EQ(habits(leases), Set{"go SL3"}) << "refunds count";
}

TEST(MadRookie, stops_early_at_finish_where_that_wins) {  // MM-OPT-02
    Story t{2, with("exactFinish", false)};
    EXPECT_EQ(habits(t.car(P1, "J12").cash(P1, 1000).roll(5)), Set{"go SL3"});
}

TEST(MadRookie, takes_the_bonus_that_wins) {  // MM-WIN-05
    Story t{2};
    t.car(P1, "BS6").cash(P1, 990).buys(P1, "S1").car(P2, "J12").cash(P2, 1000).roll(6);
    EXPECT_EQ(habits(t), Set{"go SL3"});
    EXPECT_EQ(habits(t.plays("go SL3")), Set{"bonus"});
}

TEST(MadRookie, comes_nearer_to_finish_once_it_has_the_money) {
    EXPECT_EQ(habits(Story{2}.car(P1, "BS5").cash(P1, 1200).roll(2)), Set{"go J10"});
}

TEST(MadRookie, spends_nothing_once_it_has_the_money) {
    Story t{2};
    t.car(P1, "KS4").cash(P1, 1010).buys(P1, "S1").leases(P1, "E2").roll(2).plays("go KS6");
    ASSERT_EQ(t.phase(), Phase::Dealing);
    EXPECT_EQ(habits(t), Set{"done"});
}

TEST(MadRookie, leases_first_when_it_is_poor) {
    Story t{2};
    t.cash(P1, 50).buys(P1, "S1").car(P1, "KS7").roll(1).plays("go KS8");
    EXPECT_TRUE(t.lists("buy B2"));
    EXPECT_EQ(habits(t), Set{"lease B2"});
}

TEST(MadRookie, closes_the_gap_in_its_chain) {  // MM-PAY-01
    Story t{2};
    t.cash(P1, 20).buys(P1, "S1").leases(P1, "A1 A2 A4").car(P1, "J08").roll(2);
    EXPECT_EQ(habits(t), Set{"go MS2"});
    EXPECT_EQ(habits(t.plays("go MS2")), Set{"lease A3"});
}

TEST(MadRookie, ends_a_lonely_lease_to_close_the_gap) {  // MM-END-02
    Story t{2};
    t.cash(P1, 0).buys(P1, "S1").leases(P1, "A1 A2 A4 C1").car(P1, "J09").roll(2).plays("go MS2");
    EXPECT_EQ(habits(t), Set{"end C1"});
    EXPECT_EQ(habits(t.plays("end C1")), Set{"lease A3"});
}

TEST(MadRookie, does_not_drive_away_from_a_stunt_next_door) {  // MM-STUNT-02
    Story t{2};
    t.up("P08a P13a").cash(P1, 100).buys(P1, "S1").leases(P1, "B1 B2 B3 B4 B5").car(P1, "GA4");
    EXPECT_EQ(habits(t), Set{"roll"});
    for (int die = 1; die <= 6; ++die) {
        Story rolled = t;
        EXPECT_EQ(habits(rolled.roll(die)), Set{"go GA5"}) << die;
    }
}

TEST(MadRookie, drives_towards_the_only_stunt_when_it_has_all_signs_out) {
    Story t{2};  // both cards show the zoo
    t.up("P02a P02b").cash(P1, 0).buys(P1, "S1").leases(P1, "B1 B2 B3 B4 B5 A4").car(P1, "GA3");
    EXPECT_EQ(habits(t.roll(2)), Set{"go GA1"});
}

TEST(MadRookie, buys_the_heart_out_of_a_rivals_chain_when_that_is_cheap) {  // MM-OUT-01
    Story t{2};
    t.cash(P1, 400).buys(P1, "S1").leases(P1, "C1 C2 C3 C4 C5").car(P1, "J08");
    t.cash(P2, 800).buys(P2, "S2").leases(P2, "A1 A2 A3 A4").roll(2).plays("go MS2");
    EXPECT_EQ(habits(t), Set{"buy A3"});
}

TEST(MadRookie, makes_its_own_lease_safe_when_rivals_could_buy_it) {  // MM-UPG-01
    Story t{4};
    t.cash(P1, 300).buys(P1, "S1").leases(P1, "B1 B2 B3 B4 B5").car(P1, "KS7");
    t.buys(P2, "S2").buys(P3, "S3").buys(P4, "S4").roll(2).plays("go KS9");
    EXPECT_EQ(habits(t), Set{"done"}) << "the poor are no danger";
    for (const Seat rival : {P2, P3, P4}) t.cash(rival, 500);
    EXPECT_EQ(habits(t), Set{"buy B3"});
}

TEST(MadRookie, lifts_the_sign_it_misses_least) {  // MM-SIGN-02
    Story t{2};
    t.cash(P1, 300).buys(P1, "B1 B2 B3 B5 A1 A2 S5").car(P1, "J14").roll(2).plays("go DR2");
    EXPECT_EQ(habits(t), Set{"lease B4"});
    EXPECT_EQ(habits(t.plays("lease B4")), Set{"lift S5"});
}

TEST(MadRookie, sells_when_a_sale_is_all_it_needs) {  // MM-SELL-01
    Story t{2};
    t.cash(P1, 900).buys(P1, "S1 G3").car(P1, "BS7").cash(P2, 100).buys(P2, "S2");
    EXPECT_EQ(habits(t), Set{"sell G3"});
}

TEST(MadRookie, keeps_what_earns_while_the_million_is_far) {
    Story t{2};
    t.cash(P1, 100).buys(P1, "B1 B2 B3 B4 B5 S1").car(P1, "J10").cash(P2, 100).buys(P2, "S2");
    EXPECT_EQ(habits(t), Set{"roll"});
}

TEST(MadRookie, makes_the_one_miss_who_is_about_to_win) {  // MM-SIX-01
    Story t{3};
    for (const Seat seat : {P1, P2, P3}) t.cash(seat, 100);
    t.buys(P1, "S1").buys(P2, "S2").buys(P3, "S3").car(P1, "J01");
    t.car(P2, "J04").car(P3, "J12").cash(P3, 1000);
    t.roll(6).plays("go " + *t.destinations().begin());
    ASSERT_EQ(t.phase(), Phase::SixChoice);
    EXPECT_EQ(habits(t), Set{"miss 3"});
    EXPECT_FALSE(habits(t.waits(P3)).contains("miss 3"));
}

TEST(MadRookie, spends_a_six_on_whoever_has_the_money_and_not_far_to_go) {  // MM-SIX-01
    Story t{3};
    t.cash(P1, 20).cash(P2, 100).cash(P3, 1000).buys(P1, "S1").buys(P2, "S2").buys(P3, "S3");
    t.leases(P2, "B1 B2 B3 B4 B5").car(P1, "J01").car(P2, "GA4").car(P3, "J10");
    t.roll(6).plays("go " + *t.destinations().begin());
    ASSERT_EQ(t.phase(), Phase::SixChoice);
    EXPECT_EQ(habits(t), Set{"miss 3"});
}

TEST(MadRookie, does_not_drive_past_the_stunt_that_brings_the_money) {  // MM-STUNT-02
    int stunts = 0;
    for (const char* from : {"GA4", "GA3", "J05", "GA1", "J04", "J06"}) {
        for (int die = 1; die <= 6; ++die) {
            Story t{2};
            t.up("P08a P13a").cash(P1, 940).buys(P1, "S1").leases(P1, "B1 B2 B3 B4").car(P1, from);
            t.cash(P2, 100).buys(P2, "S2").roll(die);
            const auto choices = t.destinations();
            if (std::find(choices.begin(), choices.end(), "GA5") == choices.end()) continue;
            ++stunts;
            EXPECT_EQ(habits(t), Set{"go GA5"}) << from << ", " << die;
        }
    }
    EXPECT_GT(stunts, 6);
}

// A sign in hand earns nothing, and a lease costs nothing in the end.
TEST(MadRookie, leases_while_signs_last) {  // MM-LEASE-01
    Story t{2};
    t.cash(P1, 300).buys(P1, "S1").leases(P1, "B1 B2 B3").cash(P2, 100).buys(P2, "S2");
    t.car(P1, "J08").roll(2).plays("go MS2");
    ASSERT_TRUE(t.lists("lease A3"));
    EXPECT_EQ(habits(t), Set{"lease A3"});
}

TEST(MadRookie, knows_how_long_drives_take) {
    const Story t{2};
    const Roads roads{t.rules()};
    EXPECT_TRUE(roads.fit(t.rules()));
    EXPECT_FALSE(roads.fit(rules_for(2, with("oneWay", false))));
    EXPECT_FALSE(roads.fit(rules_for(2, with("exactFinish", false))));
    const Location clock = t.rules().location_at[t.place("GA5")];
    // Next door any roll will do; from two steps away a 1 takes one turn more.
    EXPECT_NEAR(roads.to_location(t.place("GA4"), clock), 1.0, 0.01);
    EXPECT_NEAR(roads.to_location(t.place("J05"), clock), 1.0 + 1.0 / 6, 0.01);
    // The lane behind FINISH leads all the way round; before it an exact count is needed.
    EXPECT_GT(roads.to_finish(t.place("SL4")), roads.to_finish(t.place("J10")) + 1.0);
    EXPECT_GT(roads.to_finish(t.place("J10")), 2.0);
    const Roads easy{rules_for(2, with("exactFinish", false))};
    EXPECT_NEAR(easy.to_finish(t.place("SL2")), 1.0, 0.01);
}

// What is remembered of one board must not be taken for another's, not even where the other's rules
// come to lie in its place.
TEST(MadRookie, tells_cities_apart) {
    Rules rules = rules_for(2);
    const City& first = City::of(rules);
    EXPECT_EQ(&City::of(rules), &first);
    const double turns = first.roads().to_finish(kDepot);
    rules = rules_for(2, with("exactFinish", false));
    EXPECT_NE(&City::of(rules), &first);
    EXPECT_LT(City::of(rules).roads().to_finish(kDepot), turns);
    rules = rules_for(2, with("target", 500));
    EXPECT_NE(&City::of(rules), &first);
    const Rules again = rules_for(2);
    EXPECT_EQ(&City::of(again), &first);
}

// The best that a roll leads to is found by few comparisons; it must be that of all places, and of
// the locations that may be stopped at on the way.
TEST(MadRookie, finds_the_best_place_a_roll_leads_to) {
    for (const bool one_way : {true, false}) {
        const Rules rules = rules_for(2, with("oneWay", one_way));
        const Roads roads{rules};
        PerPlace<double> value;
        Rng luck{7};
        for (const Place place : roads.places()) value[place] = luck.below(1000);
        const std::vector<Roads::Stop> stops{
            {Location{3}, 900.0},
            {Location{0}, 700.0},
            {Location{5}, 100.0}
        };
        for (const std::size_t count : {0u, 1u, 3u}) {
            PerPlace<double> mean;
            roads.mean_of_rolls(value, {stops.data(), count}, mean);
            for (const Place from : roads.places()) {
                double sum = 0.0;
                for (const Reach& reach : rules.reach[from]) {
                    double most = Roads::kNowhere;
                    for (const Place to : reach.exactly) most = std::max(most, value[to]);
                    for (std::size_t i = 0; i < count; ++i) {
                        const Place stop = rules.location_space[stops[i].location];
                        if (reach.within.has(stop)) most = std::max(most, stops[i].worth);
                    }
                    sum += most;
                }
                ASSERT_EQ(mean[from], sum / kDieFaces) << static_cast<int>(from) << ", " << count;
            }
        }
    }
}

TEST(MadRookie, reckons_that_a_chain_a_lease_or_money_shortens_the_way) {
    const Story t{2};
    const City city{t.rules()};
    const Habits habits;
    const Outlook outlook{t.rules(), city, habits};
    const auto turns = [&](int cash, std::string_view bought, std::string_view leased) {
        return outlook.turns({t.k(cash), t.businesses(bought), t.businesses(leased)}, {});
    };
    EXPECT_LT(turns(100, "S1", "A1 A2 A3 A4"), turns(100, "S1", "A1 A3 C1 D1"));
    EXPECT_LT(turns(90, "S1", "B1 B2"), turns(100, "S1", "B1"));
    EXPECT_LT(turns(500, "S1", ""), turns(400, "S1", ""));
    EXPECT_EQ(turns(1000, "S1", ""), city.roads().to_finish_on_average());
    EXPECT_EQ(turns(950, "S1", "E7"), city.roads().to_finish_on_average());
    // A neighbour's bought business is a gap that stays.
    const Holdings some{t.k(100), t.businesses("S1"), t.businesses("B1 B2")};
    EXPECT_GT(outlook.turns(some, {.bought = t.businesses("A2 B3 C3 D3 E3 F3 G3"), .leased = {}}),
              outlook.turns(some, {}));
}

}  // namespace
}  // namespace moneybags::madcity::bot_tables
