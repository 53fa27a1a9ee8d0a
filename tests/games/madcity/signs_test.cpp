// Real Estate, selling, signs: MM-RE, MM-SELL, MM-SIGN.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// ---- Real Estate ----

TEST(MadCityRealEstate, MM_RE_01_buy_or_lease_anything_or_sell) {  // MM-RE-01
    Story t = on_real_estate(Story{2}.cash(P1, 5000).buys(P1, "S1"));
    int buys = 0, leases = 0;
    for (const std::string& each : t.choices()) {
        buys += each.starts_with("buy ") ? 1 : 0;
        leases += each.starts_with("lease ") ? 1 : 0;
    }
    EXPECT_EQ(buys, 45);
    EXPECT_EQ(leases, 40) << "41 with a lease price, but S1 is bought";
    EXPECT_TRUE(t.lists("sell S1"));
    EXPECT_TRUE(t.lists("done"));
    EXPECT_EQ(t.choices().size(), 87u);
    EXPECT_EQ(on_real_estate(Story{2}.cash(P1, 5000)).choices().size(), 88u) << "section 6.1";
    EXPECT_EQ(t.plays("done").open().active, P2);
}

TEST(MadCityRealEstate, MM_RE_02_on_the_terms_of_landing_there) {  // MM-RE-02, ruling 66
    Story t = on_real_estate(
        Story{2}.cash(P1, 110).leases(P1, "E3").leases(P2, "D3").buys(P2, "D5").cash(P2, 0));
    EXPECT_TRUE(t.lists("buy E3")) << "an upgrade for 110";
    EXPECT_TRUE(t.lists("buy D3")) << "buying out";
    EXPECT_FALSE(t.lists("buy D5"));
    EXPECT_FALSE(t.lists("buy E5")) << "150";
    EXPECT_TRUE(t.lists("lease E5"));
    EXPECT_FALSE(t.lists("lease D3"));
    t.plays("buy D3");
    EXPECT_EQ(t.cash(P2), 30);
}

TEST(MadCityRealEstate, MM_RE_03_it_must_be_landed_on) {  // MM-RE-03
    Story t{2};
    t.cash(P1, 900).buys(P1, "S1").car(P1, "GA1");
    EXPECT_EQ(t.choices(), (Set{"roll", "sell S1"}));
    t.plays("sell S1").die(1);
    EXPECT_EQ(t.open().active, P2) << "and no purchase";
}

// ---- selling ----

TEST(MadCitySell, MM_SELL_01_instead_of_rolling) {  // MM-SELL-01, ruling 46
    Story t{2};
    t.buys(P1, "D1").leases(P1, "A1").car(P1, "J05").plays("end A1").plays("sell D1");
    EXPECT_EQ(t.phase(), Phase::SaleRoll);
    t.die(3);
    EXPECT_EQ(t.car(P1), "J05");
    EXPECT_EQ(t.open().active, P2);
    EXPECT_EQ(t.clause(P2, "sell D1"), "MM-SELL-01") << "not what one does not have";
}

TEST(MadCitySell, MM_SELL_02_or_on_real_estate_but_nowhere_else) {  // MM-SELL-02
    EXPECT_TRUE(on_real_estate(Story{2}.buys(P1, "D1")).lists("sell D1"));
    Story t{2};
    t.buys(P1, "D1").cash(P1, 900).car(P1, "KS3").roll(1).plays("go KS2");
    EXPECT_FALSE(t.lists("sell D1"));
    EXPECT_EQ(t.clause("sell D1"), "MM-SELL-02");
}

TEST(MadCitySell, MM_SELL_03_one_sale_in_a_turn) {  // MM-SELL-03
    Story t = on_real_estate(Story{2}.buys(P1, "D1 D2"));
    EXPECT_EQ(t.plays("sell D1").die(3).open().active, P2);
}

TEST(MadCitySell, MM_SELL_04_named_first_and_not_called_off) {  // MM-SELL-04
    Story t{2};
    t.buys(P1, "D1 D2").plays("sell D1");
    EXPECT_EQ(turn(t.rules(), t.state()).kind, Turn::Kind::Chance);
    EXPECT_EQ(t.clause(P1, "roll"), "MM-TURN-04");
    EXPECT_EQ(t.heard(Happening::SaleNominated).at(0).business, t.business("D1"));
}

TEST(MadCitySell, MM_SELL_05_06_10_the_price_goes_by_the_die_and_the_printed_price) {
    // MM-SELL-05, MM-SELL-06, MM-SELL-10; section 1.6; rulings 44, 56 and 65
    struct Row {
        const char* id;
        int price, half;
    };
    const Row rows[] = {
        {"A1", 30,  20 },
        {"B2", 50,  30 },
        {"D1", 80,  40 },
        {"D3", 110, 60 },
        {"D4", 150, 80 },
        {"E7", 200, 100},
        {"G4", 250, 130},
        {"G5", 300, 150},
        {"S1", 30,  20 },
    };
    for (const Row& row : rows) {
        const int gains[] = {row.half,  row.half,      row.price,
                             row.price, 2 * row.price, 3 * row.price};
        for (int die = 1; die <= 6; ++die) {
            Story t{2};
            t.cash(P1, 0).buys(P1, row.id).plays("sell " + std::string(row.id)).die(die);
            EXPECT_EQ(t.cash(P1), gains[die - 1]) << row.id << " " << die;
        }
    }
    Story upgraded{2};  // also for an upgraded lease
    upgraded.cash(P1, 60).leases(P1, "D1").car(P1, "KS2").roll(1).plays("go KS3").plays("buy D1");
    upgraded.turn_of(P1).plays("sell D1").die(4);
    EXPECT_EQ(upgraded.cash(P1), 80);
}

TEST(MadCitySell, MM_SELL_07_the_business_is_free_whatever_the_result) {  // MM-SELL-07
    for (int die = 1; die <= 6; ++die) {
        Story t{2};
        t.buys(P1, "D1").plays("sell D1").die(die);
        EXPECT_TRUE(t.is_free("D1")) << die;
        EXPECT_EQ(t.signs(P1), 7) << die;
    }
}

TEST(MadCitySell, MM_SELL_08_a_lease_cannot_be_sold) {  // MM-SELL-08
    Story t{2};
    t.leases(P1, "D1");
    EXPECT_FALSE(t.lists("sell D1"));
    EXPECT_EQ(t.clause("sell D1"), "MM-SELL-08");
    EXPECT_EQ(on_real_estate(Story{2}.leases(P1, "D1")).clause("sell D1"), "MM-SELL-08");
}

TEST(MadCitySell, MM_SELL_09_a_nominated_sale_is_the_whole_turn) {  // MM-SELL-09
    Story t{2};
    t.cash(P1, 900).buys(P1, "S1").car(P1, "BS3").plays("sell S1").die(5);
    EXPECT_EQ(t.car(P1), "BS3");
    EXPECT_EQ(t.cash(P1), 960);
    EXPECT_EQ(t.open().active, P2) << "though the car stands on Real Estate";
}

// ---- signs ----

TEST(MadCitySign, MM_SIGN_01_seven_signs_and_never_more_businesses) {  // MM-SIGN-01
    const Rules rules = rules_for(2, with("turnLimit", 2000));
    int most = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        State s = setup(rules);
        Rng luck{seed};
        while (turn(rules, s).kind != Turn::Kind::Over) {
            if (turn(rules, s).kind == Turn::Kind::Chance) {
                apply(rules, s, draw(outcomes(rules, s), luck));
            } else {  // signs are wanted, so nothing is given back
                Move m = draw_move(legal(rules, s, s.open.active), luck);
                while (m.act == Act::Sell || m.act == Act::End) {
                    m = draw_move(legal(rules, s, s.open.active), luck);
                }
                apply(rules, s, s.open.active, m);
            }
            for (const Seat seat : all_seats(rules)) {
                ASSERT_GE(signs_in_hand(rules, s.open, seat), 0) << seed;
                ASSERT_FALSE(s.open.bought[seat].meets(s.open.leased[seat])) << seed;
                most = std::max(most, owned(s.open, seat).size());
                // MM-SIGN-06: without a business one has money.
                if (owned(s.open, seat).empty()) {
                    ASSERT_GE(s.open.cash[seat], Notes{1}) << seed;
                }
            }
        }
    }
    EXPECT_EQ(most, 7);
}

TEST(MadCitySign, MM_SIGN_02_04_a_lifted_sign_brings_no_money_and_frees_the_business) {
    Story t{2};  // MM-SIGN-02, MM-SIGN-04, ruling 40
    t.cash(P1, 110).buys(P1, "G4 S1 S2 S3 S4 S5 S6").car(P1, "CR5").roll(1).plays("go CR4");
    t.plays("buy D3");
    EXPECT_EQ(t.cash(P1), 110) << "nothing is paid yet";
    EXPECT_TRUE(t.is_free("D3"));
    t.plays("lift G4");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_TRUE(t.is_free("G4"));
    EXPECT_EQ(t.bought(P1), set_of("D3 S1 S2 S3 S4 S5 S6"));
    EXPECT_EQ(t.heard(Happening::SignLifted).at(0).business, t.business("G4"));
}

TEST(MadCitySign, MM_SIGN_03_only_with_no_sign_in_hand_and_as_part_of_an_acquisition) {
    Story one_left{2};  // MM-SIGN-03, rulings 41 and 43
    one_left.cash(P1, 900).buys(P1, "S1 S2 S3 S4 S5 S6").car(P1, "KS2").roll(1).plays("go KS3");
    EXPECT_FALSE(one_left.lists("lift S1"));
    EXPECT_EQ(one_left.plays("buy D1").open().active, P2)
        << "with a sign in hand nothing is lifted";
    Story full{2};
    full.cash(P1, 900).buys(P1, "S1 S2 S3 S4 S5 S6 D2").car(P1, "KS2");
    EXPECT_EQ(full.clause("lift S1"), "MM-TURN-02");
    full.roll(1).plays("go KS3").plays("lease D1");
    EXPECT_EQ(full.clause("lift D1"), "MM-SIGN-02") << "not the business being acquired";
    Story leases{2};  // a leased sign is used by ending the lease first
    leases.cash(P1, 900).leases(P1, "A1 A2 A3 A4 B1 B2").buys(P1, "S1").car(P1, "KS2");
    leases.roll(1).plays("go KS3").plays("buy D1");
    EXPECT_EQ(leases.choices(), Set{"lift S1"});
}

TEST(MadCitySign, MM_SIGN_05_named_first_then_lifted_and_not_called_off) {  // MM-SIGN-05
    Story t{2};                                                             // ruling 68
    t.cash(P1, 900).buys(P1, "S1 S2 S3 S4 S5 S6 A1").leases(P2, "D1").cash(P2, 0);
    t.car(P1, "KS2").roll(1).plays("go KS3").plays("buy D1");
    EXPECT_EQ(t.phase(), Phase::LiftingSign);
    EXPECT_EQ(t.choices().size(), 7u);
    EXPECT_EQ(t.cash(P2), 0) << "the tenant is still there";
    for (const char* other : {"done", "roll", "buy D1", "sell S1"}) {
        EXPECT_EQ(t.clause(other), "MM-SIGN-05") << other;
    }
    t.plays("lift A1");
    EXPECT_EQ(t.cash(P1), 820);
    EXPECT_EQ(t.cash(P2), 20);
}

TEST(MadCitySign, MM_SIGN_06_without_business_or_money_one_plays_on) {  // MM-SIGN-06, ruling 47
    Story t{2};
    t.cash(P1, 10);
    EXPECT_EQ(t.choices(), Set{"roll"});
    t.roll(3).plays("go MS4").plays("lease B1");
    EXPECT_EQ(t.pays(P1), 10) << "and leases again";
}

}  // namespace
}  // namespace moneybags::madcity::stories
