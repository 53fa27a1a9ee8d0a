// Buying, leasing, ending leases, buying out, upgrades: MM-BUY, MM-LEASE, MM-END, MM-OUT, MM-UPG.

#include <gtest/gtest.h>

#include "tests/games/madcity/story.h"

namespace moneybags::madcity::stories {
namespace {

using Set = std::set<std::string>;

// P1 has landed on D1 (80 to buy, 20 to lease).
Story on_d1(Story t) {
    t.car(P1, "KS2").roll(1).plays("go KS3");
    return t;
}

// ---- buying ----

TEST(MadCityBuy, MM_BUY_01_what_one_landed_on_at_its_price) {  // MM-BUY-01
    Story t = on_d1(Story{2}.cash(P1, 100).cash(P2, 0));
    EXPECT_EQ(t.choices(), (Set{"buy D1", "lease D1", "done"}));
    EXPECT_EQ(t.clause("buy D2"), "MM-BUY-01") << "nothing else";
    t.plays("buy D1");
    EXPECT_EQ(t.cash(P1), 20);
    EXPECT_EQ(t.cash(P2), 0);
    EXPECT_EQ(t.bought(P1), set_of("D1"));
    EXPECT_EQ(t.heard(Happening::Bought).at(0).amount, t.k(80));
}

TEST(MadCityBuy, MM_BUY_02_not_what_anybody_has_bought) {  // MM-BUY-02, rulings 37, 38
    EXPECT_EQ(on_d1(Story{2}.cash(P1, 500).buys(P2, "D1")).open().active, P2);
    EXPECT_EQ(on_d1(Story{2}.cash(P1, 500).buys(P1, "D1")).open().active, P2);
    EXPECT_TRUE(on_d1(Story{2}.cash(P1, 500).leases(P2, "D1")).lists("buy D1"));
    Story t = on_real_estate(Story{2}.cash(P1, 500).buys(P2, "D1").buys(P1, "D2"));
    EXPECT_EQ(t.clause("buy D1"), "MM-BUY-02");
    EXPECT_EQ(t.clause("buy D2"), "MM-BUY-02");
}

TEST(MadCityBuy, MM_BUY_03_money_and_a_sign_are_needed) {  // MM-BUY-03
    Story short_of = on_d1(Story{2}.cash(P1, 70));
    EXPECT_FALSE(short_of.lists("buy D1"));
    const Objection no = objection(short_of.rules(), short_of.state(), P1, short_of.move("buy D1"));
    EXPECT_EQ(no->clause, "MM-BUY-03");
    EXPECT_EQ(no->asked, 80) << "thousands of dollars";
    EXPECT_EQ(no->most, 70);
    EXPECT_TRUE(on_d1(Story{2}.cash(P1, 80)).lists("buy D1")) << "the last note will do";
    Story no_sign = on_d1(Story{2}.cash(P1, 500).leases(P1, "A1 A2 A3 A4 B1 B2 B3"));
    EXPECT_FALSE(no_sign.lists("buy D1"));
    EXPECT_EQ(no_sign.clause("buy D1"), "MM-SIGN-03");
}

TEST(MadCityBuy, MM_BUY_04_nobody_else_can_have_a_bought_business) {  // MM-BUY-04
    Story t = on_real_estate(Story{2}.cash(P1, 900).buys(P2, "D1"));
    EXPECT_FALSE(t.lists("buy D1"));
    EXPECT_FALSE(t.lists("lease D1"));
}

TEST(MadCityBuy, MM_BUY_05_landing_costs_nothing) {  // MM-BUY-05
    for (const bool leased : {false, true}) {
        Story t{2};
        t.cash(P1, 0).cash(P2, 0);
        if (leased) {
            t.leases(P2, "G5");
        } else {
            t.buys(P2, "G5");
        }
        t.car(P1, "BS1").roll(1).plays("go BS2");
        EXPECT_EQ(t.cash(P1), 0);
        EXPECT_EQ(t.cash(P2), 0);
    }
}

TEST(MadCityBuy, MM_BUY_06_a_bought_business_yields_money_by_a_sale_only) {  // MM-BUY-06
    Story t{2};
    t.buys(P1, "D1").cash(P1, 0);
    EXPECT_EQ(t.clause("end D1"), "MM-END-01");
    EXPECT_FALSE(t.lists("end D1"));
    t.plays("sell D1").die(3);
    EXPECT_EQ(t.cash(P1), 80);
    Story lifted{2};
    lifted.cash(P1, 80).buys(P1, "S1 S2 S3 S4 S5 S6 A1");
    lifted = on_d1(lifted).plays("buy D1").plays("lift A1");
    EXPECT_EQ(lifted.cash(P1), 0) << "a lifted sign brings nothing";
}

// ---- leasing ----

TEST(MadCityLease, MM_LEASE_01_for_the_lease_price_with_the_sign_face_down) {  // MM-LEASE-01
    Story t = on_d1(Story{2}.cash(P1, 30)).plays("lease D1");
    EXPECT_EQ(t.cash(P1), 10);
    EXPECT_EQ(t.leased(P1), set_of("D1"));
    EXPECT_EQ(t.bought(P1), Set{});
    EXPECT_EQ(t.signs(P1), 6);
}

TEST(MadCityLease, MM_LEASE_02_some_have_no_lease_price) {  // MM-LEASE-02, ruling 51
    Story t = on_real_estate(Story{2}.cash(P1, 900));
    for (const char* id : {"C6", "D4", "E4", "F3", "G5"}) {
        EXPECT_TRUE(t.lists("buy " + std::string(id)));
        EXPECT_FALSE(t.lists("lease " + std::string(id)));
        EXPECT_EQ(t.clause("lease " + std::string(id)), "MM-LEASE-02");
    }
    EXPECT_EQ(t.rules().leasable.size(), 41);
}

TEST(MadCityLease, MM_LEASE_03_not_what_anyone_has_oneself_included) {  // MM-LEASE-03
    Story t = on_real_estate(
        Story{3}.cash(P1, 900).leases(P1, "A1").leases(P2, "A2").buys(P3, "A3").buys(P1, "A4"));
    for (const char* id : {"A1", "A2", "A3", "A4"}) {
        EXPECT_FALSE(t.lists("lease " + std::string(id)));
        EXPECT_EQ(t.clause("lease " + std::string(id)), "MM-LEASE-03");
    }
}

TEST(MadCityLease, MM_LEASE_04_a_lease_protects_from_nobody) {  // MM-LEASE-04, ruling 66
    EXPECT_TRUE(on_d1(Story{2}.cash(P1, 80).leases(P2, "D1")).lists("buy D1"));
    EXPECT_TRUE(on_real_estate(Story{2}.cash(P1, 80).leases(P2, "D1")).lists("buy D1"));
}

TEST(MadCityEnd, MM_END_01_the_whole_price_and_the_sign_come_back) {  // MM-END-01
    Story t{2};
    t.cash(P1, 0).leases(P1, "G4 A1").plays("end G4");
    EXPECT_EQ(t.cash(P1), 60);
    EXPECT_EQ(t.signs(P1), 6);
    EXPECT_EQ(t.open().active, P1);
    t.plays("end A1");
    EXPECT_EQ(t.cash(P1), 70) << "any number of them";
    EXPECT_EQ(t.choices(), Set{"roll"});
    EXPECT_EQ(t.clause("end G4"), "MM-END-01") << "but each once";
}

TEST(MadCityEnd, MM_END_02_refund_and_sign_serve_at_once) {  // MM-END-02, rulings 2 and 3
    Story t = on_d1(Story{2}.cash(P1, 40).leases(P1, "G4 A1 A2 A3 A4 B1 B2"));
    EXPECT_EQ(t.signs(P1), 0);
    t.plays("end G4").plays("buy D1");
    EXPECT_EQ(t.cash(P1), 20);
    EXPECT_EQ(t.signs(P1), 0);
    Story same = on_real_estate(Story{2}.cash(P1, 100).leases(P1, "A1"));
    same.plays("end A1").plays("lease A1");  // pointless but harmless
    EXPECT_EQ(same.leased(P1), set_of("A1"));
    EXPECT_EQ(same.cash(P1), 100);
}

TEST(MadCityEnd, MM_END_03_only_in_ones_own_turn) {  // MM-END-03, ruling 4
    Story t{3};
    t.leases(P2, "A1").waits(P2);
    EXPECT_EQ(t.clause(P2, "end A1"), "MM-END-03");
    t.roll(1).plays("go KS7");
    EXPECT_EQ(t.open().active, P3) << "nor in a missed turn";
    EXPECT_EQ(t.leased(P2), set_of("A1"));
}

TEST(MadCityEnd, MM_END_04_at_the_start_of_the_turn_and_in_the_purchase_step) {  // MM-END-04
    Story t{2};
    t.cash(P1, 100).leases(P1, "A1 A2");
    EXPECT_TRUE(t.lists("end A1"));
    t.car(P1, "KS9").roll(5);
    EXPECT_FALSE(t.lists("end A1"));
    EXPECT_EQ(t.clause("end A1"), "MM-TURN-03");
    t.plays("go J15");
    EXPECT_EQ(t.open().active, P2) << "ruling 64: not asked where there is nothing to buy";
    Story six{2};
    six.leases(P1, "A1").roll(6).plays("go DR2");
    EXPECT_FALSE(six.lists("end A1"));
    six.plays("bonus");
    EXPECT_TRUE(six.lists("end A1"));
    EXPECT_EQ(six.plays("end A1").phase(), Phase::Dealing) << "and is asked again";
}

// ---- leased by others, leased by oneself ----

TEST(MadCityOut, MM_OUT_01_the_bank_refunds_the_tenant) {  // MM-OUT-01, ruling 39
    Story t = on_d1(Story{3}.cash(P1, 80).cash(P3, 0).leases(P3, "D1 D2")).plays("buy D1");
    EXPECT_EQ(t.cash(P1), 0) << "the full price, to the bank";
    EXPECT_EQ(t.cash(P3), 20) << "the full lease price";
    EXPECT_EQ(t.leased(P3), set_of("D2"));
    EXPECT_EQ(t.signs(P3), 6);
    const Event out = t.heard(Happening::BoughtOut).at(0);
    EXPECT_EQ(out.seat, P3);
    EXPECT_EQ(out.other, P1);
    EXPECT_EQ(out.amount, t.k(20));
}

TEST(MadCityOut, MM_OUT_02_the_tenant_is_not_asked) {  // MM-OUT-02
    Story t = on_d1(Story{2}.cash(P1, 80).leases(P2, "D1")).plays("buy D1");
    EXPECT_EQ(t.bought(P1), set_of("D1"));
    EXPECT_EQ(t.phase(), Phase::Main);
}

TEST(MadCityUpgrade, MM_UPG_01_the_difference_and_no_further_sign) {  // MM-UPG-01, ruling 42
    Story t = on_d1(Story{2}.cash(P1, 60).leases(P1, "D1 A1 A2 A3 A4 B1 B2"));
    EXPECT_EQ(t.signs(P1), 0);
    EXPECT_EQ(t.choices(), (Set{"buy D1", "end D1", "end A1", "end A2", "end A3", "end A4",
                                "end B1", "end B2", "done"}));
    t.plays("buy D1");
    EXPECT_EQ(t.cash(P1), 0);
    EXPECT_EQ(t.bought(P1), set_of("D1"));
    EXPECT_EQ(t.heard(Happening::Upgraded).at(0).amount, t.k(60));
    Story poor = on_d1(Story{2}.cash(P1, 50).leases(P1, "D1 A1"));
    EXPECT_FALSE(poor.lists("buy D1"));
    EXPECT_EQ(poor.clause("buy D1"), "MM-BUY-03");
}

TEST(MadCityUpgrade, MM_UPG_02_only_on_landing_there_or_on_real_estate) {  // MM-UPG-02
    Story t{2};
    t.cash(P1, 900).leases(P1, "D1").car(P1, "KS3");
    EXPECT_EQ(t.clause("buy D1"), "MM-MOVE-16");
    Story elsewhere{2};
    elsewhere.cash(P1, 900).leases(P1, "D1").car(P1, "KS3").roll(1).plays("go KS2");
    EXPECT_FALSE(elsewhere.lists("buy D1"));
    EXPECT_EQ(elsewhere.clause("buy D1"), "MM-BUY-01");
    EXPECT_TRUE(on_real_estate(Story{2}.cash(P1, 60).leases(P1, "D1")).lists("buy D1"));
}

}  // namespace
}  // namespace moneybags::madcity::stories
