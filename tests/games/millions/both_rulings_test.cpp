// The rulings that hold for both editions: MX-R.

#include <gtest/gtest.h>

#include <functional>
#include <type_traits>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(BothRulings, MX_R_01_any_whole_amount_can_be_paid) {  // MX-R-01: change is always available
    static_assert(std::is_same_v<decltype(Millions{}.count()), std::int32_t>);
    static_assert(!std::is_invocable_v<std::divides<>, Millions, Millions>);  // no half million
    for (int amount = 1; amount <= 3; ++amount) {
        SCOPED_TRACE(amount);
        Story t = first_talks();
        t.plays(Al, offer(of(Bea), Al, amount)).plays(Bea, accept_of(Al, of(Bea)));
        EXPECT_EQ(t.purses(), (Purses{3 - amount, 5 + amount, 3, 3}));
    }
}

TEST(BothRulings, MX_R_02_an_empty_reserve_still_pays_in_full) {  // MX-R-02
    Story first = first_talks();
    first.state().open.reserve = 0;
    first.all_ready();  // the Crooks clash and lose 2 each; Brute and Driver share 10, the fee is 1
    EXPECT_EQ(first.purses(), (Purses{9, 11, 3, 3}));
    EXPECT_EQ(first.open().reserve, -10 + 4);

    const Story second = second_talks();  // 2e begins with nothing and lays out 15 at once
    EXPECT_EQ(second.open().reserve, -15);
    EXPECT_EQ(second.open().centre, M(23));
}

TEST(BothRulings, MX_R_03_everybody_sees_every_purse) {  // MX-R-03
    for (Story t : {first_talks(), second_talks()}) {
        t.plays(Al, offer(of(Bea), Al, 2)).plays(Bea, accept_of(Al, of(Bea)));
        for (const Seat seat : {Al, Bea, Cid, Dan, kSpectator}) {
            EXPECT_EQ(view(t.rules(), t.state(), seat).open.purse, t.open().purse);
        }
    }
}

TEST(BothRulings, MX_R_04_a_purse_below_the_ante_is_left_alone) {  // MX-R-04
    Story first{figures::first_edition(4)};
    first.given_purses({1, 2, 5, 5}).begin(Al).loot("L1-06");
    const int reserve = first.open().reserve;
    first.pick({Brute, Driver, Crook, Crook});
    EXPECT_EQ(first.purses(), (Purses{1, 0, 3, 3}));
    EXPECT_EQ(first.open().reserve, reserve - 2) << "the whole ante, not the missing half";
    EXPECT_EQ(first.open().antes.size(), 4);

    Story second{figures::second_edition(4)};
    second.given_purses({1, 2, 10, 10}).begin(Al).loot("L2-09");
    const int before = second.open().reserve;
    second.pick({Brute, Driver, Mentalist, Driver});
    EXPECT_EQ(second.purses(), (Purses{1, 0, 8, 8}));
    EXPECT_EQ(second.open().reserve, before - 2);
    EXPECT_EQ(second.open().centre, M(23));
}

TEST(BothRulings, MX_R_05_an_ante_the_reserve_paid_returns_to_the_player) {  // MX-R-05
    const auto poor = [] {
        Story t{figures::first_edition(4)};
        t.given_purses({1, 1, 5, 5}).begin(Al).loot("L1-06");
        return t;
    };
    {
        SCOPED_TRACE("by leaving");
        Story t = poor();
        t.pick({Brute, Driver, Crook, Crook}).hide(Crook).plays(Al, withdraw(of(Al)));
        EXPECT_EQ(t.purse(Al), 3);
    }
    {
        SCOPED_TRACE("as a Brute thrown out");
        Story t = poor();
        t.pick({Brute, Brute, Crook, Crook}).hide(Crook).all_ready();
        EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
    }
    {
        SCOPED_TRACE("as the only one of a role");
        Story t = poor();
        t.pick({Driver, Crook, Crook, Brute}).hide(Crook).all_ready();
        EXPECT_EQ(t.purse(Al), 1 + 2 + 5 + 1);  // ante, half of 10, the Brute's fee
    }
    {
        SCOPED_TRACE("second edition");
        Story t{figures::second_edition(4)};
        t.given_purses({1, 10, 10, 10}).begin(Al).loot("L2-09");
        t.pick({Brute, Driver, Mentalist, Driver}).hide(Driver).announce_truly();
        t.plays(Al, withdraw(of(Al)));
        EXPECT_EQ(t.purse(Al), 3);
    }
}

TEST(BothRulings, MX_R_06_an_ante_on_the_table_is_no_wealth) {  // MX-R-06
    const Story t = first_talks();
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 4)), "MX-R-09") << "3 in the purse, 2 on the table";
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 3)), "");
    Story same = t;
    EXPECT_EQ(standing(t.rules(), same.state()).score[Al], 3);

    // The Mentalist finds an empty purse; the victim's 2 in the Centre are not his to take.
    Story robbed{figures::second_edition(4)};
    robbed.given_purses({2, 10, 10, 10}).begin(Al).loot("L2-09");
    robbed.pick({Brute, Driver, Mentalist, Driver}).hide(Driver).announce_truly();
    robbed.state().open.centre = M(0);  // the Brute finds nothing to take
    robbed.all_ready();
    EXPECT_EQ(robbed.purses(), (Purses{0, 8, 8, 8}));
}

TEST(BothRulings, MX_R_07_nobody_pays_what_he_does_not_have) {  // MX-R-07
    {
        SCOPED_TRACE("the Snitch's 3");
        Story t{figures::first_edition(5)};
        t.begin(Al).loot("L1-01").pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
        t.given_purses({1, 4, 4, 4, 4});
        const int money = t.all_money();
        t.all_ready().plays(Al, name_role(Driver));
        EXPECT_EQ(t.purses(), (Purses{0, 4, 4, 4, 4}));  // 1 + ante 1, all of it paid
        EXPECT_EQ(t.all_money(), money);
    }
    {
        SCOPED_TRACE("the Tech's 5");
        Story t{figures::second_edition(5)};
        t.begin(Al).loot("L2-09").pick({Tech, Driver, Driver, Brute, Brute}).hide(Tech);
        t.announce_truly().given_purses({3, 8, 8, 8, 8});
        const int money = t.all_money();
        t.all_ready().plays(Al, name_role(Driver));
        EXPECT_EQ(t.purses(), (Purses{0, 8, 8, 10, 10}));
        EXPECT_EQ(t.all_money(), money);
    }
    {
        SCOPED_TRACE("the Mentalist's victim");
        Story t{figures::second_edition(5)};
        t.begin(Al).loot("L2-09").pick({Tech, Driver, Driver, Mentalist, Brute}).hide(Tech);
        t.announce_truly().given_purses({1, 8, 8, 8, 8});
        t.all_ready().plays(Al, name_role(Driver)).plays(Dan, rob_from(of(Al)));
        // Centre 15 + 10, the Brute takes 2, three share 23: 8 each.
        EXPECT_EQ(t.purses(), (Purses{0 + 8, 8, 8, 8 + 1 + 8, 8 + 2 + 8}));
    }
}

TEST(BothRulings, MX_R_08_with_nothing_left_one_plays_on) {  // MX-R-08
    for (Story t : {first_talks(), second_talks()}) {
        t.state().open.purse[Al] = M(0);
        EXPECT_TRUE(t.lists(Al, ask(of(Bea))));
        EXPECT_TRUE(t.lists(Al, claim_for(of(Al), Driver)));
        EXPECT_TRUE(t.lists(Al, demand(of(Al), Bea, 1)));
        EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 1)), "MX-R-09");
        t.all_ready();
        EXPECT_GT(t.purse(Al), 0) << "and shares like anybody";
        EXPECT_EQ(t.open().round, 2);
        t.state().open.purse[Al] = M(0);
        t.loot(t.rules().edition == Edition::First ? "L1-07" : "L2-10");
        EXPECT_TRUE(t.to_act().has(Al)) << "and picks in the next round";
    }
}

TEST(BothRulings, MX_R_09_nobody_offers_more_than_lies_in_the_purse) {  // MX-R-09
    Story t = first_talks(kLive);
    t.given_purses({3, 2, 1, 3});
    const Refusal no = *t.refuses(Al, offer(of(Bea), Al, 4));
    EXPECT_EQ(no.clause, "MX-R-09");
    EXPECT_EQ(no.asked, 4);
    EXPECT_EQ(no.least, 1);
    EXPECT_EQ(no.most, 3);
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 3)), "");
    EXPECT_EQ(t.clause(Al, demand(of(Al), Cid, 2)), "MX-R-09") << "the payer's purse counts";
    EXPECT_EQ(t.clause(Al, demand(of(Al), Cid, 1)), "");
    EXPECT_EQ(t.clause(Al, offer(of(Dan), Al, 1, Cid, 2)), "MX-R-09") << "every payer's";
    t.plays(Al, demand(of(Al), Bea, 1));
    EXPECT_EQ(t.clause(Bea, counter(Al, of(Al), Bea, 3)), "MX-R-09");
    EXPECT_EQ(t.clause(Bea, counter(Al, of(Al), Bea, 2)), "");
}

TEST(BothRulings, MX_R_10_offers_may_exceed_the_purse_together_but_only_funds_settle) {  // MX-R-10
    for (Story t : {first_talks(kLive), second_talks(kLive)}) {
        t.given_purses({3, 3, 3, 3});
        t.plays(Al, offer(of(Bea), Al, 3)).plays(Al, offer(of(Cid), Al, 3));
        t.plays(Cid, accept_of(Al, of(Cid)));
        EXPECT_EQ(t.purses(), (Purses{0, 3, 8, 3}));
        Ears ears;
        ears.plays(t, Bea, accept_of(Al, of(Bea)));
        EXPECT_TRUE(ears.heard_of(Happening::DealVoid));
        EXPECT_FALSE(ears.heard_of(Happening::DealSettled));
        EXPECT_EQ(t.purses(), (Purses{0, 3, 8, 3}));
        EXPECT_TRUE(t.is_in(of(Bea)));
        EXPECT_FALSE(t.has_deal(Al, of(Bea)));
    }
}

TEST(BothRulings, MX_R_11_promises_and_lies_change_no_heist) {  // MX-R-11
    const auto after = [](Role said) {
        Story t = first_talks();
        for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), said));
        return t.all_ready();
    };
    const Story honest = after(Crook), liars = after(Brute), silent = after(None);
    EXPECT_EQ(honest.purses(), liars.purses());
    EXPECT_EQ(honest.purses(), silent.purses());
    EXPECT_EQ(honest.open().reserve, liars.open().reserve);
}

TEST(BothRulings, MX_R_12_MX_R_16_money_moves_only_with_a_departure_and_nobody_returns) {
    // MX-R-12, MX-R-16
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        const int players = 3 + static_cast<int>(seed % 6);
        for (Story t : {Story{figures::first_edition(players, kLive)},
                        Story{figures::second_edition(players, kLive)},
                        Story{figures::first_edition(players)}}) {
            for (Rng luck{seed}; !is_over(t);) {
                const Open before = t.open();
                take(t.rules(), t.state(), any_step(t.rules(), t.state(), luck));
                const Open& now = t.open();
                const bool talks = before.phase == Phase::Talking ||
                                   before.phase == Phase::Answering ||
                                   before.phase == Phase::Closing;
                const bool still = now.phase == Phase::Talking || now.phase == Phase::Answering ||
                                   now.phase == Phase::Closing || now.phase == Phase::RollCall ||
                                   now.phase == Phase::Voting || now.phase == Phase::Final;
                if (!talks || !still || now.round != before.round) continue;
                ASSERT_TRUE(before.in.holds(now.in)) << "somebody came back";
                if (before.in == now.in) {
                    ASSERT_EQ(before.purse, now.purse) << "a gift";
                } else {
                    ASSERT_EQ((before.in - now.in).size(), 1);
                }
            }
        }
    }
}

TEST(BothRulings, MX_R_12_there_is_no_gift_to_make) {  // MX-R-12
    Story t = first_talks(kLive);
    t.plays(Dan, withdraw(of(Dan)));
    EXPECT_EQ(t.clause(Al, offer(of(Dan), Al, 1)), "MX-R-16") << "he has left already";
    EXPECT_TRUE(t.refuses(Al, offer(of(Al), Al, 1)));
    EXPECT_TRUE(t.refuses(Al, demand(of(Bea), Al, 1))) << "only the owner demands";
}

TEST(BothRulings, MX_R_13_several_may_pay_one_and_all_must_agree) {  // MX-R-13
    Story t = first_talks(kLive);
    const Move pool = offer(of(Cid), Al, 1, Bea, 2);
    EXPECT_EQ(t.clause(Al, pool), "");
    EXPECT_FALSE(t.lists(Al, pool)) << "allowed though not listed";
    t.plays(Al, pool);
    EXPECT_EQ(t.clause(Dan, accept_of(Al, of(Cid))), "MX-R-13") << "no party of it";
    t.plays(Cid, accept_of(Al, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3})) << "Bea has not agreed yet";
    EXPECT_EQ(t.clause(Cid, accept_of(Al, of(Cid))), "MX-R-13") << "once is enough";
    t.plays(Bea, accept_of(Al, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{2, 1, 3 + 3 + 2, 3}));
    EXPECT_FALSE(t.is_in(of(Cid)));
}

TEST(BothRulings, MX_R_13_one_purse_too_small_and_nobody_of_the_pool_pays) {  // MX-R-13
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Cid), Al, 1, Bea, 2)).plays(Cid, accept_of(Al, of(Cid)));
    t.plays(Bea, offer(of(Dan), Bea, 2)).plays(Dan, accept_of(Bea, of(Dan)));  // Bea has 1 left
    t.plays(Bea, accept_of(Al, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{3, 1, 3, 7})) << "void: Al's 1 stays with Al";
    EXPECT_TRUE(t.is_in(of(Cid)));
}

TEST(BothRulings, MX_R_14_the_leaver_may_name_the_price) {  // MX-R-14
    for (Story t : {first_talks(), second_talks()}) {
        const int al = t.purse(Al), bea = t.purse(Bea);
        t.plays(Al, demand(of(Al), Bea, 2));
        EXPECT_EQ(t.to_act(), SeatSet{Bea});
        t.plays(Bea, accept_of(Al, of(Al)));
        EXPECT_EQ(t.purse(Al), al + 2 + 2);
        EXPECT_EQ(t.purse(Bea), bea - 2);
        EXPECT_FALSE(t.is_in(of(Al)));
    }
}

TEST(BothRulings, MX_R_15_who_leaves_leaves_alone) {  // MX-R-15
    for (Story t : {first_talks(), second_talks()}) {
        t.plays(Al, ask(of(Bea))).plays(Bea, withdraw(of(Bea)));  // "… and then I go too"
        EXPECT_EQ(t.open().in, (CharacterSet{of(Al), of(Cid), of(Dan)}));
        t.all_ready();
        EXPECT_EQ(t.open().round, 2) << "Al was held to nothing";
    }
}

TEST(BothRulings, MX_R_16_a_deal_struck_is_final) {  // MX-R-16
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 2)).plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_TRUE(t.refuses(Al, cancel_of(Al, of(Bea))));
    EXPECT_TRUE(t.refuses(Bea, decline_of(Al, of(Bea))));
    EXPECT_TRUE(legal(t.rules(), t.state(), Bea).empty());
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 1)), "MX-R-16");
    EXPECT_EQ(t.clause(Al, ask(of(Bea))), "MX-R-16");

    Story three = first_talks_of_three(kLive);
    three.plays(Al, withdraw(of(Al, 1)));
    EXPECT_EQ(three.clause(Al, withdraw(of(Al, 1))), "MX-R-16");
    EXPECT_EQ(three.clause(Al, claim_for(of(Al, 1), Brute)), "MX-R-16");
}

TEST(BothRulings, MX_R_17_a_payer_who_leaves_too_gets_nothing_back) {  // MX-R-17
    for (Story t : {first_talks(kLive), second_talks(kLive)}) {
        const int al = t.purse(Al), bea = t.purse(Bea);
        t.plays(Al, offer(of(Bea), Al, 2)).plays(Bea, accept_of(Al, of(Bea)));
        t.plays(Al, withdraw(of(Al)));
        EXPECT_EQ(t.purse(Al), al - 2 + 2) << "his ante, not his bribe";
        EXPECT_EQ(t.purse(Bea), bea + 2 + 2);
    }
}

TEST(BothRulings, MX_R_18_a_true_word_proves_nothing) {  // MX-R-18
    for (Story t : {first_talks(), second_talks()}) {
        Story twin = t;  // Al and Cid have changed roles
        std::swap(twin.state().secret.role[of(Al)], twin.state().secret.role[of(Cid)]);
        Ears told, lied;
        told.plays(t, Al, claim_for(of(Al), Brute));
        lied.plays(twin, Al, claim_for(of(Al), Brute));
        for (const Seat seat : {Bea, Dan, kSpectator}) {
            EXPECT_EQ(view(t.rules(), t.state(), seat), view(twin.rules(), twin.state(), seat));
            EXPECT_EQ(view(t.rules(), t.state(), seat).role[of(Al)], None);
            EXPECT_EQ(told.as_told_to(seat), lied.as_told_to(seat));
        }
    }
}

TEST(BothRulings, MX_R_19_every_act_of_a_negotiation_is_public) {  // MX-R-19
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SCOPED_TRACE(seed);
        for (Story t :
             {Story{figures::first_edition(5, kLive)}, Story{figures::second_edition(5)}}) {
            for (Rng luck{seed}; !is_over(t);) {
                Ears ears;
                take(t.rules(), t.state(), any_step(t.rules(), t.state(), luck), ears);
                for (const Event& event : ears.heard) {
                    const bool secret =
                        event.what == Happening::Seen || event.what == Happening::PickedRoles;
                    ASSERT_EQ(event.to.everybody, !secret);
                }
                const View spectator = view(t.rules(), t.state(), kSpectator);
                ASSERT_EQ(spectator.open.deals, t.open().deals);
                ASSERT_EQ(spectator.open.pools, t.open().pools);
                ASSERT_EQ(spectator.open.ready, t.open().ready);
            }
        }
    }
}

TEST(BothRulings, MX_R_20_who_is_out_pays_nobody) {  // MX-R-20
    Story first = first_talks(kLive);
    first.plays(Dan, withdraw(of(Dan)));
    EXPECT_EQ(first.clause(Dan, offer(of(Al), Dan, 1)), "MX-NEG-07");
    EXPECT_EQ(first.clause(Al, demand(of(Al), Dan, 1)), "MX-R-20");
    EXPECT_EQ(first.clause(Al, offer(of(Bea), Al, 1, Dan, 1)), "MX-R-20");
    EXPECT_FALSE(first.lists(Al, demand(of(Al), Dan, 1)));

    Story second = second_talks(kLive);
    second.plays(Al, withdraw(of(Al))).plays(Bea, withdraw(of(Bea)));
    EXPECT_EQ(second.clause(Al, offer(of(Cid), Al, 1)), "MX-NEG-07");
    EXPECT_TRUE(legal(second.rules(), second.state(), Bea).empty());
    EXPECT_EQ(legal(second.rules(), second.state(), Al).size(), 1u);
    EXPECT_TRUE(second.lists(Al, bare(CallVote)));
    second.plays(Al, bare(CallVote));
    EXPECT_TRUE(second.to_act().has(Bea)) << "she may still vote";
}

TEST(BothRulings, MX_R_21_when_everybody_leaves_there_is_no_heist) {  // MX-R-21
    for (const Scheduling scheduling : {Scheduling::Turn, Scheduling::Live}) {
        Story first = first_talks({.scheduling = scheduling});
        const int reserve = first.open().reserve;
        for (const Seat seat : {Al, Bea, Cid, Dan}) first.plays(seat, withdraw(of(seat)));
        EXPECT_EQ(first.purses(), (Purses{5, 5, 5, 5}));
        EXPECT_EQ(first.open().reserve, reserve);
        EXPECT_EQ(first.open().round, 2);
        EXPECT_EQ(first.open().leader, Bea);

        Story second = second_talks({.scheduling = scheduling});
        Ears ears;
        for (const Seat seat : {Al, Bea, Cid}) {
            second.plays(seat, withdraw(of(seat)));
            if (second.to_act() == SeatSet{Al}) second.plays(Al, bare(Pass));
        }
        ears.plays(second, Dan, withdraw(of(Dan)));
        EXPECT_TRUE(ears.heard_of(Happening::NoHeist));
        EXPECT_FALSE(ears.heard_of(Happening::RoleCalled));
        EXPECT_EQ(second.purses(), (Purses{10, 10, 10, 10}));
        EXPECT_EQ(second.open().centre, M(0));
        EXPECT_EQ(second.open().reserve, 0) << "the loot is back";
        EXPECT_EQ(second.open().round, 2);
    }
}

TEST(BothRulings, MX_R_22_a_single_character_still_goes_in_unless_it_leaves) {  // MX-R-22
    const auto one_left = [](Role role) {
        Story t{figures::first_edition(5)};
        t.begin(Al).loot("L1-05").pick({role, Driver, Driver, Crook, Crook}).hide(Driver);
        t.leaving({of(Bea), of(Cid), of(Dan), of(Eva)});
        return t;
    };
    Story t = one_left(Snitch);
    EXPECT_EQ(t.open().phase, Phase::Talking) << "not over before Al has decided";
    EXPECT_TRUE(t.lists(Al, withdraw(of(Al))));
    t.all_ready().plays(Al, name_role(Crook));
    EXPECT_EQ(t.purses(), (Purses{2, 5, 5, 5, 5})) << "the lone Snitch is punished";

    EXPECT_EQ(one_left(Brute).all_ready().purses(), (Purses{15, 5, 5, 5, 5}));
    EXPECT_EQ(one_left(Snitch).plays(Al, withdraw(of(Al))).purses(), (Purses{5, 5, 5, 5, 5}));

    Story tech{figures::second_edition(5)};
    tech.begin(Al).loot("L2-09").pick({Tech, Driver, Driver, Brute, Brute}).hide(Driver);
    tech.announce_truly().only_in({of(Al)}).plays(Al, name_role(Brute));
    EXPECT_EQ(tech.purses(), (Purses{3, 10, 10, 10, 10}));
}

TEST(BothRulings, MX_R_23_any_role_in_use_may_be_claimed) {  // MX-R-23
    for (Story t : {first_talks(), second_talks()}) {
        t.plays(Al, claim_for(of(Al), Driver));
        EXPECT_EQ(t.clause(Bea, claim_for(of(Bea), Driver)), "") << "claimed before";
        for (const Role role : t.rules().roles) EXPECT_TRUE(t.lists(Bea, claim_for(of(Bea), role)));
        for (const Role role : {Snitch, Tech, Acrobat, Brain, Mastermind}) {
            EXPECT_EQ(t.clause(Bea, claim_for(of(Bea), role)), "MX-R-23");
        }
    }
    Story unseen{figures::first_edition(4)};
    unseen.begin(Al).loot("L1-06").pick({Brute, Driver, Driver, Driver}).hide(Brute);
    EXPECT_EQ(unseen.open().on_view[Crook] + unseen.open().on_view[Brute], 0);
    EXPECT_TRUE(unseen.lists(Al, claim_for(of(Al), Crook))) << "nobody has it";
    EXPECT_TRUE(unseen.lists(Al, claim_for(of(Al), Brute))) << "only the hidden card shows it";

    Story announced{figures::second_edition(4)};
    announced.begin(Al).loot("L2-09").pick({Brute, Brute, Brute, Brute}).hide(Brute);
    EXPECT_TRUE(announced.lists(Al, announce_as(Driver)));
    EXPECT_EQ(announced.clause(Al, announce_as(Acrobat)), "MX-R-23");
}

TEST(BothRulings, MX_R_24_picks_are_simultaneous) {  // MX-R-24
    const auto picking = [](const Rules& rules) {
        Story t{rules};
        t.begin(Bea).loot(rules.edition == Edition::First ? "L1-06" : "L2-09");
        return t;
    };
    for (const Rules& rules : {figures::first_edition(4), figures::second_edition(4)}) {
        Story t = picking(rules), twin = t;
        EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan})) << "in any order";
        t.plays(Cid, {.act = Pick, .role = Brute});
        twin.plays(Cid, {.act = Pick, .role = Driver});
        EXPECT_EQ(view(rules, t.state(), Al), view(rules, twin.state(), Al)) << "Al sees no card";
        EXPECT_EQ(t.clause(Cid, {.act = Pick, .role = Driver}), "MX-R-24")
            << "nor may Cid think again";
        for (const Seat seat : {Dan, Al, Bea}) t.plays(seat, {.act = Pick, .role = Driver});
        Story other = picking(rules);
        for (const Seat seat : {Al, Bea, Dan}) other.plays(seat, {.act = Pick, .role = Driver});
        other.plays(Cid, {.act = Pick, .role = Brute});
        EXPECT_EQ(t.state(), other.state());
    }
}

TEST(BothRulings, MX_R_25_the_cards_on_view_have_no_order) {  // MX-R-25
    const auto shown = [](std::initializer_list<Role> picks) {
        Story t{figures::first_edition(4)};
        t.begin(Al).loot("L1-06").pick(picks);
        Ears ears;
        apply(t.rules(), t.state(), Outcome{.luck = Luck::Hidden, .hidden = Crook}, ears);
        return std::pair{ears.as_told_to(kSpectator), view(t.rules(), t.state(), kSpectator)};
    };
    EXPECT_EQ(shown({Brute, Driver, Crook, Crook}), shown({Crook, Crook, Driver, Brute}));
    EXPECT_NE(shown({Brute, Driver, Crook, Crook}), shown({Crook, Driver, Driver, Brute}));
}

TEST(BothRulings, MX_R_26_no_player_has_a_role_twice) {  // MX-R-26
    for (const Rules& rules : {figures::first_edition(3), figures::second_edition(3)}) {
        Story t{rules};
        t.begin(Al).loot(rules.edition == Edition::First ? "L1-06" : "L2-09");
        EXPECT_EQ(t.clause(Al, {.act = Pick, .role = Brute, .second = Brute}), "MX-R-26");
        EXPECT_TRUE(t.refuses(Al, {.act = Pick, .role = Brute}));
        const Choices picks = legal(rules, t.state(), Al);
        EXPECT_EQ(picks.size(), 5u * 4u);
        for (const Choice& pick : picks) EXPECT_NE(pick.move(0).role, pick.move(0).second);
    }
}

TEST(BothRulings, MX_R_27_the_namer_may_throw_out_its_owners_other_character) {  // MX-R-27
    Story first = first_talks_of_three();
    first.only_in({of(Bea, 1), of(Bea, 2), of(Cid, 1)});
    EXPECT_TRUE(first.lists(Bea, name_role(Crook)));
    first.plays(Bea, name_role(Crook));  // her own: ante lost; the others share 12, the symbol is 1
    EXPECT_EQ(first.purses(), (Purses{5, 3 + 1 + 6, 3 + 1 + 1 + 6 + 1}));

    Story second = second_talks_of_three();
    second.only_in({of(Al, 1), of(Bea, 1), of(Bea, 2)}).plays(Bea, name_role(Driver));
    // Centre 11 + 6, the Brute takes 2, the Driver nothing; the Brute's bonus 11: 26 for two.
    EXPECT_EQ(second.purses(), (Purses{6 + 2 + 2 + 13, 6 + 13, 10}));
}

TEST(BothRulings, MX_R_28_alone_means_the_only_character_on_the_table) {  // MX-R-28
    {
        SCOPED_TRACE("with its owner's other character it is not alone");
        Story t = first_talks_of_three();
        t.only_in({of(Bea, 1), of(Bea, 2)}).plays(Bea, name_role(Mastermind));
        EXPECT_EQ(t.purses(), (Purses{5, 5 + 10, 5}));
        Story tech = second_talks_of_three();
        tech.only_in({of(Bea, 1), of(Bea, 2)}).plays(Bea, name_role(Brute));
        // Centre 11 + 4, the Driver takes 2 (both of Bea's), bonus 11: 24 for two.
        EXPECT_EQ(tech.purses(), (Purses{10, 6 + 2 + 24, 10}));
    }
    {
        SCOPED_TRACE("without it, it is");
        Story t = first_talks_of_three();
        t.only_in({of(Bea, 2)}).plays(Bea, name_role(Mastermind));
        EXPECT_EQ(t.purses(), (Purses{5, 2, 5}));
        Story tech = second_talks_of_three();
        tech.only_in({of(Bea, 1), of(Bea, 2)}).plays(Bea, name_role(Driver));
        EXPECT_EQ(tech.purses(), (Purses{10, 6 - 5, 10}));
    }
}

TEST(BothRulings, MX_R_29_a_deal_names_the_slot_and_not_the_role) {  // MX-R-29
    for (const bool first : {true, false}) {
        Story t = first ? first_talks_of_three() : second_talks_of_three();
        Story twin = t;
        std::swap(twin.state().secret.role[of(Bea, 1)], twin.state().secret.role[of(Bea, 2)]);
        t.plays(Al, offer(of(Bea, 2), Al, 1)).plays(Bea, accept_of(Al, of(Bea, 2)));
        twin.plays(Al, offer(of(Bea, 2), Al, 1)).plays(Bea, accept_of(Al, of(Bea, 2)));
        EXPECT_TRUE(t.is_in(of(Bea, 1)));
        EXPECT_FALSE(t.is_in(of(Bea, 2)));
        for (const Seat seat : {Al, Cid, kSpectator}) {
            EXPECT_EQ(view(t.rules(), t.state(), seat), view(twin.rules(), twin.state(), seat));
        }
    }
}

TEST(BothRulings, MX_R_30_with_one_character_left_one_is_still_there) {  // MX-R-30
    for (Story t : {first_talks_of_three(kLive), second_talks_of_three(kLive)}) {
        const int al = t.purse(Al), bea = t.purse(Bea),
                  ante = loot(t.rules(), t.open()).ante.count();
        t.plays(Bea, offer(of(Cid, 1), Bea, 1));
        t.plays(Bea, withdraw(of(Bea, 1)));
        EXPECT_TRUE(t.has_deal(Bea, of(Cid, 1))) << "the deals he pays for stand";
        EXPECT_FALSE(say_objection(t.rules(), t.state(), Bea));
        EXPECT_EQ(t.clause(Bea, ask(of(Al, 1))), "");
        EXPECT_EQ(t.clause(Bea, claim_for(of(Bea, 2), Brute)), "");
        t.plays(Bea, offer(of(Al, 1), Bea, 2)).plays(Al, accept_of(Bea, of(Al, 1)));
        EXPECT_EQ(t.purse(Al), al + 2 + ante);
        EXPECT_EQ(t.purse(Bea), bea + ante - 2);
        t.plays(Bea, withdraw(of(Bea, 2)));
        EXPECT_FALSE(t.has_deal(Bea, of(Cid, 1)));
        EXPECT_EQ(t.clause(Bea, ask(of(Al, 2))), "MX-NEG-07");
        EXPECT_TRUE(say_objection(t.rules(), t.state(), Bea));
    }
}

TEST(BothRulings, MX_R_31_of_two_acts_the_later_is_checked_again) {  // MX-R-31
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 2));
    const Move cancel = cancel_of(Al, of(Bea)), accept = accept_of(Al, of(Bea));
    EXPECT_FALSE(t.refuses(Al, cancel));
    EXPECT_FALSE(t.refuses(Bea, accept));
    Story accepted = t, cancelled = t;
    accepted.plays(Bea, accept);
    EXPECT_EQ(accepted.clause(Al, cancel), "MX-NEG-02");
    cancelled.plays(Al, cancel);
    EXPECT_EQ(cancelled.clause(Bea, accept), "MX-NEG-02");
    EXPECT_EQ(cancelled.purses(), (Purses{3, 3, 3, 3}));
}

TEST(BothRulings, MX_R_32_a_role_shown_that_nobody_can_play_does_nothing) {  // MX-R-32
    const auto first = [](RoleSet shown) {
        Story t{with_card(figures::first_edition(4), 10, 2, shown)};
        return t.begin(Al).loot("EX").pick({Brute, Driver, Crook, Crook}).hide(Crook).all_ready();
    };
    EXPECT_EQ(first({Snitch}).purses(), first({}).purses());
    EXPECT_NE(first({Driver}).purses(), first({}).purses());
    const auto second = [](RoleSet shown) {
        Story t{with_card(figures::second_edition(4), 15, 2, shown, 15)};
        t.begin(Al).loot("EX").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
        return t.announce_truly().all_ready();
    };
    EXPECT_EQ(second({Acrobat, Tech}).purses(), second({}).purses());
    EXPECT_NE(second({Acrobat, Brute}).purses(), second({}).purses());
}

TEST(BothRulings, MX_R_33_an_amount_is_at_least_one_and_goes_to_the_leaver) {  // MX-R-33
    Story t = first_talks(kLive);
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 0)), "MX-R-33");
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, -1)), "MX-R-33");
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 1, Cid, -1)), "MX-R-33");
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Al, 1, Bea, 1)), "MX-R-33") << "the leaver pays";
    EXPECT_EQ(t.clause(Al, demand(of(Al), Al, 1)), "MX-R-33");
    EXPECT_EQ(t.clause(Al, demand(of(Al))), "MX-R-33");
    for (const Choice& choice : legal(t.rules(), t.state(), Al)) {
        const Move least = choice.move(0);
        if (least.act != Offer && least.act != Demand) continue;
        EXPECT_EQ(least.pay[least.act == Offer ? Al : payers(least.pay).lowest()], M(1));
    }
    t.plays(Al, ask(of(Bea))).plays(Bea, withdraw(of(Bea)));  // what one does instead
    EXPECT_EQ(t.purses(), (Purses{3, 5, 3, 3}));
}

TEST(BothRulings, MX_R_34_the_game_goes_on_without_a_player_who_left) {  // MX-R-34
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        const int players = 3 + static_cast<int>(seed % 6);
        for (const Rules& rules :
             {figures::first_edition(players), figures::first_edition(players, kLive),
              figures::second_edition(players), figures::second_edition(players, kLive)}) {
            Story t{rules};
            const int money = t.all_money();
            for (Rng luck{seed}; !is_over(t);) {
                const Turn now = turn(rules, t.state());
                if (now.kind == Turn::Kind::Seats && now.awaited.has(Bea)) {
                    const Move played = fallback(rules, t.state(), Bea, luck);
                    ASSERT_FALSE(t.refuses(Bea, played));
                    t.plays(Bea, played);
                } else {
                    take(t.rules(), t.state(), any_step(t.rules(), t.state(), luck));
                }
                ASSERT_GE(t.purse(Bea), 0);
                ASSERT_EQ(t.all_money(), money) << "her money stays in the game";
            }
        }
    }
}

TEST(BothRulings, MX_R_35_nobody_is_paid_twice_for_one_character) {  // MX-R-35
    for (Story t : {first_talks(kLive), second_talks(kLive)}) {
        const int cid = t.purse(Cid), bea = t.purse(Bea);
        t.plays(Al, offer(of(Cid), Al, 1)).plays(Bea, offer(of(Cid), Bea, 2));
        t.plays(Cid, accept_of(Al, of(Cid)));
        EXPECT_FALSE(t.has_deal(Bea, of(Cid)));
        EXPECT_TRUE(t.refuses(Cid, accept_of(Bea, of(Cid))));
        EXPECT_EQ(t.purse(Cid), cid + 1 + 2);
        EXPECT_EQ(t.purse(Bea), bea);
    }
}

}  // namespace
}  // namespace moneybags::millions::stories
