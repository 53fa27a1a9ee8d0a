// Deals of the negotiation protocol: MX-NEG-02 to 05, 16, 19, 20 and the rows of the table of acts
// that are about deals.

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(Deals, MX_NEG_02_a_new_deal_by_the_same_proposer_takes_the_place_of_the_older) {  // MX-NEG-02
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 1)).plays(Cid, offer(of(Bea), Cid, 1));
    Ears ears;
    ears.plays(t, Al, offer(of(Bea), Al, 3));
    EXPECT_TRUE(ears.heard_of(Happening::Replaced));
    ASSERT_EQ(t.open().deals.size(), 2u);
    EXPECT_EQ(t.open().deals[0].proposer, Cid) << "the new one stands last in the order of opening";
    EXPECT_EQ(t.open().deals[1].amount, M(3));
    t.plays(Al, offer(of(Dan), Al, 2));
    EXPECT_EQ(t.open().deals.size(), 3u) << "another character is another deal";
    t.plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_EQ(t.purse(Al), 0) << "3 was paid, not 1";
}

TEST(Deals, MX_NEG_02_a_counter_counts_as_a_new_deal_by_the_counterer) {  // MX-NEG-02
    Story t = first_talks(kLive);
    t.plays(Bea, demand(of(Bea), Cid, 3)).plays(Al, offer(of(Bea), Al, 1));
    t.plays(Bea, counter(Al, of(Bea), Al, 2));
    ASSERT_EQ(t.open().deals.size(), 1u) << "Al's is closed, and so is Bea's older demand";
    EXPECT_TRUE(t.has_deal(Bea, of(Bea)));
    EXPECT_EQ(t.open().deals[0].payer, Al);
    EXPECT_TRUE(t.refuses(Cid, accept_of(Bea, of(Bea)))) << "Cid is no party any more";
    t.plays(Al, accept_of(Bea, of(Bea)));
    EXPECT_EQ(t.purses(), (Purses{1, 3 + 2 + 2, 3, 3}));
}

TEST(Deals, MX_NEG_03_settlement_is_all_or_nothing) {  // MX-NEG-03
    Story t = second_talks(kLive);
    t.given_purses({2, 8, 8, 8});
    t.plays(Al, offer(of(Bea), Al, 2)).plays(Al, offer(of(Cid), Al, 1));
    t.plays(Bea, accept_of(Al, of(Bea)));
    const State before = t.state();
    t.plays(Cid, accept_of(Al, of(Cid)));
    EXPECT_EQ(t.open().purse, before.open.purse);
    EXPECT_EQ(t.open().centre, before.open.centre);
    EXPECT_EQ(t.open().in, before.open.in);
    EXPECT_TRUE(t.open().deals.empty()) << "void is closed";
}

TEST(Deals, MX_NEG_03_funds_are_tested_when_the_deal_settles_and_not_before) {  // MX-NEG-03
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 3)).plays(Al, offer(of(Cid), Al, 3));
    t.plays(Dan, offer(of(Al), Dan, 1));
    t.plays(Cid, accept_of(Al, of(Cid)));  // Al is down to 0 …
    EXPECT_EQ(t.clause(Bea, accept_of(Al, of(Bea))), "") << "ACCEPT is legal all the same";
    t.state().open.purse[Al] = M(3);  // … and, had he found 3 again,
    t.plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_FALSE(t.is_in(of(Bea))) << "the deal would be good";
    EXPECT_EQ(t.purse(Al), 0);
}

TEST(Deals, MX_NEG_04_the_steps_of_a_settlement_in_their_order) {  // MX-NEG-04
    Story t = first_talks(kLive);
    t.plays(Bea, offer(of(Dan), Bea, 1));  // Bea would pay: lapses when she is out
    t.plays(Cid, offer(of(Bea), Cid, 1));  // on Bea: lapses
    t.plays(Dan, offer(of(Cid), Dan, 1));  // neither: stands
    t.plays(Al, offer(of(Bea), Al, 2));
    Ears ears;
    ears.plays(t, Bea, accept_of(Al, of(Bea)));
    const std::vector<Happening> story = {Happening::Paid, Happening::Withdrew,
                                          Happening::DealLapsed, Happening::DealLapsed};
    std::vector<Happening> heard;
    for (const Event& event : ears.heard) {
        if (event.what == Happening::Accepted || event.what == Happening::DealSettled) continue;
        heard.push_back(event.what);
    }
    EXPECT_EQ(heard, story);
    EXPECT_EQ(t.purses(), (Purses{1, 3 + 2 + 2, 3, 3}));
    EXPECT_FALSE(t.open().antes.has(of(Bea)));
    ASSERT_EQ(t.open().deals.size(), 1u);
    EXPECT_TRUE(t.has_deal(Dan, of(Cid)));
}

TEST(Deals, MX_NEG_04_a_withdrawal_does_the_same_without_payments) {  // MX-NEG-04
    for (Story t : {first_talks(kLive), second_talks(kLive)}) {
        const Purses before = t.purses();
        const int centre = t.open().centre.count();
        t.plays(Bea, offer(of(Dan), Bea, 1)).plays(Cid, offer(of(Bea), Cid, 1));
        t.plays(Dan, offer(of(Cid), Dan, 1));
        t.plays(Al, offer(of(Cid), Al, 1, Bea, 1));  // a pool with Bea in it
        t.plays(Bea, withdraw(of(Bea)));
        EXPECT_EQ(t.purses(), (Purses{before[0], before[1] + 2, before[2], before[3]}));
        EXPECT_EQ(t.open().centre.count(), t.rules().edition == Edition::First ? 0 : centre - 2);
        ASSERT_EQ(t.open().deals.size(), 1u);
        EXPECT_TRUE(t.has_deal(Dan, of(Cid)));
        EXPECT_EQ(t.open().pools[Al], Pool{});
    }
}

TEST(Deals, MX_NEG_04_who_keeps_a_character_in_keeps_the_deals_he_pays_for) {  // MX-NEG-04
    Story t = second_talks_of_three(kLive);
    t.plays(Al, offer(of(Bea, 1), Al, 1));
    t.plays(Bea, offer(of(Al, 1), Bea, 1)).plays(Bea, offer(of(Al, 2), Bea, 2));
    t.plays(Al, withdraw(of(Al, 1)));
    EXPECT_TRUE(t.has_deal(Al, of(Bea, 1)));
    EXPECT_FALSE(t.has_deal(Bea, of(Al, 1))) << "that character has left";
    EXPECT_TRUE(t.has_deal(Bea, of(Al, 2))) << "that one has not";
    t.plays(Al, accept_of(Bea, of(Al, 2)));
    EXPECT_TRUE(t.open().deals.empty()) << "now Al is out and pays nobody";
}

TEST(Deals, MX_NEG_05_what_was_just_received_may_be_offered_at_once) {  // MX-NEG-05
    Story t = first_talks_of_three(kLive);
    EXPECT_EQ(t.clause(Bea, offer(of(Cid, 1), Bea, 6)), "MX-R-09");
    t.plays(Al, offer(of(Bea, 2), Al, 3)).plays(Bea, accept_of(Al, of(Bea, 2)));
    EXPECT_EQ(t.purse(Bea), 3 + 3 + 1);
    t.plays(Bea, offer(of(Cid, 1), Bea, 7)).plays(Cid, accept_of(Bea, of(Cid, 1)));
    EXPECT_EQ(t.purses(), (Purses{0, 0, 3 + 7 + 1}));
}

TEST(Deals, MX_NEG_16_no_talk_comes_back_from_a_deal_that_came_to_nothing) {  // MX-NEG-16
    Story t = first_talks({.scheduling = Scheduling::Live, .talk = 5});
    const Move again = offer(of(Bea), Al, 3);
    t.plays(Al, again).plays(Bea, decline_of(Al, of(Bea)));
    EXPECT_EQ(t.open().talk[Al], 4) << "closed";
    t.plays(Al, again).plays(Al, cancel_of(Al, of(Bea)));
    EXPECT_EQ(t.open().talk[Al], 3) << "cancelled, at the usual cost";
    t.plays(Al, again).plays(Al, offer(of(Dan), Al, 1)).plays(Dan, accept_of(Al, of(Dan)));
    t.plays(Bea, accept_of(Al, of(Bea)));
    EXPECT_TRUE(t.is_in(of(Bea)));
    EXPECT_EQ(t.open().talk[Al], 1) << "void";
    t.plays(Al, offer(of(Bea), Al, 2)).plays(Bea, withdraw(of(Bea)));
    EXPECT_EQ(t.open().talk[Al], 0) << "lapsed";
    EXPECT_EQ(t.open().talk[Bea], 5) << "answers cost nothing";
    EXPECT_EQ(t.clause(Al, offer(of(Cid), Al, 1)), "MX-NEG-14");
}

TEST(Deals,
     MX_NEG_20_a_proposer_has_one_pool_at_most) {  // MX-NEG-20: as MX-NEG-02 for one character
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 1, Cid, 1)).plays(Al, offer(of(Dan), Al, 1));
    t.plays(Cid, offer(of(Bea), Al, 2, Cid, 2));
    Ears ears;
    ears.plays(t, Al, offer(of(Dan), Al, 2, Cid, 1));
    EXPECT_EQ(ears.count(Happening::Replaced), 2) << "his pool on Bea, and his deal on Dan";
    ASSERT_EQ(t.open().deals.size(), 2u);
    EXPECT_TRUE(t.has_deal(Cid, of(Bea))) << "another proposer's pool stands";
    EXPECT_TRUE(t.has_deal(Al, of(Dan)));
    t.plays(Al, offer(of(Bea), Al, 1));
    EXPECT_TRUE(t.has_deal(Al, of(Dan))) << "a deal with one payer leaves the pool alone";
    t.plays(Dan, accept_of(Al, of(Dan))).plays(Cid, accept_of(Al, of(Dan)));
    EXPECT_EQ(t.purses(), (Purses{1, 3, 2, 3 + 3 + 2}));
}

TEST(Deals, MX_NEG_20_consents_to_the_old_pool_do_not_count_for_the_new) {  // MX-NEG-20
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Dan), Al, 1, Bea, 1)).plays(Dan, accept_of(Al, of(Dan)));
    t.plays(Al, offer(of(Dan), Al, 1, Bea, 3)).plays(Bea, accept_of(Al, of(Dan)));
    EXPECT_TRUE(t.is_in(of(Dan)));
    t.plays(Dan, accept_of(Al, of(Dan)));
    EXPECT_FALSE(t.is_in(of(Dan)));
}

// The table of acts: who may counter, accept, decline and cancel what.

TEST(Deals, COUNTER_narrows_the_payers_and_keeps_the_counterer) {  // MX-R-13
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Cid), Al, 1, Bea, 1));
    EXPECT_TRUE(t.refuses(Al, counter(Al, of(Cid), Al, 2))) << "not the proposer";
    EXPECT_TRUE(t.refuses(Dan, counter(Al, of(Cid), Al, 2))) << "no party";
    EXPECT_TRUE(t.refuses(Cid, counter(Al, of(Cid), Dan, 2))) << "Dan was not among the payers";
    EXPECT_TRUE(t.refuses(Cid, counter(Al, of(Cid)))) << "somebody must pay";
    EXPECT_TRUE(t.refuses(Bea, counter(Al, of(Cid), Al, 2))) << "Bea would be no party any more";
    EXPECT_FALSE(t.refuses(Bea, counter(Al, of(Cid), Bea, 2)));
    EXPECT_FALSE(t.refuses(Bea, counter(Al, of(Cid), Al, 2, Bea, 1)));
    EXPECT_FALSE(t.refuses(Cid, counter(Al, of(Cid), Bea, 3)));
    EXPECT_TRUE(t.lists(Cid, counter(Al, of(Cid), Bea, 3)));
    EXPECT_FALSE(t.lists(Bea, counter(Al, of(Cid), Al, 3)));
    t.plays(Cid, counter(Al, of(Cid), Bea, 3));
    EXPECT_FALSE(t.has_deal(Al, of(Cid)));
    EXPECT_TRUE(t.refuses(Al, accept_of(Cid, of(Cid)))) << "Al is out of it";
    t.plays(Bea, accept_of(Cid, of(Cid)));
    EXPECT_EQ(t.purses(), (Purses{3, 0, 3 + 3 + 2, 3}));
    EXPECT_EQ(t.open().talk[Cid], 7);
}

TEST(Deals, live_one_may_think_again_after_ones_own_ACCEPT) {  // MX-R-13
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Cid), Al, 1, Bea, 1)).plays(Cid, accept_of(Al, of(Cid)));
    EXPECT_TRUE(t.lists(Cid, decline_of(Al, of(Cid))));
    EXPECT_TRUE(t.lists(Cid, counter(Al, of(Cid), Bea, 2)));
    Story countered = t;
    countered.plays(Cid, counter(Al, of(Cid), Al, 3, Bea, 3));
    EXPECT_EQ(countered.open().pools[Cid].consents, SeatSet{Cid});
    t.plays(Cid, decline_of(Al, of(Cid)));
    EXPECT_TRUE(t.open().deals.empty());
    EXPECT_EQ(t.purses(), (Purses{3, 3, 3, 3}));
}

TEST(Deals, ACCEPT_DECLINE_and_CANCEL_belong_to_different_hands) {
    Story t = first_talks(kLive);
    t.plays(Al, offer(of(Bea), Al, 1));
    EXPECT_TRUE(t.refuses(Al, accept_of(Al, of(Bea)))) << "he consented by proposing";
    EXPECT_TRUE(t.refuses(Al, decline_of(Al, of(Bea)))) << "he cancels";
    EXPECT_TRUE(t.refuses(Bea, cancel_of(Al, of(Bea)))) << "she declines";
    EXPECT_TRUE(t.refuses(Cid, decline_of(Al, of(Bea)))) << "none of his business";
    EXPECT_TRUE(t.lists(Al, cancel_of(Al, of(Bea))));
    t.plays(Al, cancel_of(Al, of(Bea)));
    EXPECT_TRUE(t.open().deals.empty());
    EXPECT_TRUE(t.refuses(Bea, accept_of(Al, of(Bea))));
}

TEST(Deals, MX_NEG_19_what_is_listed) {  // MX-NEG-19
    Story t = first_talks();
    t.given_purses({3, 2, 0, 1}).state().open.cards[Al] = 1;
    std::vector<Move> expected;
    for (const Role role : {Brute, Driver, Crook, None})
        expected.push_back(claim_for(of(Al), role));
    for (const Seat seat : {Bea, Cid, Dan}) expected.push_back(ask(of(seat)));
    for (const Seat seat : {Bea, Cid, Dan}) {
        for (const int amount : {1, 2, 3}) expected.push_back(offer(of(seat), Al, amount));
    }
    for (const int amount : {1, 2}) expected.push_back(demand(of(Al), Bea, amount));
    expected.push_back(demand(of(Al), Dan, 1));  // Cid has nothing to demand
    expected.push_back(withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) expected.push_back(look_at(of(seat)));
    for (const Act act : {Ready, RollCall}) expected.push_back(bare(act));
    EXPECT_EQ(legal(t.rules(), t.state(), Al).moves(), expected.size());
    for (const Move& move : expected) {
        EXPECT_TRUE(t.lists(Al, move)) << static_cast<int>(move.act);
        EXPECT_FALSE(t.refuses(Al, move)) << static_cast<int>(move.act);
    }
    EXPECT_EQ(t.clause(Al, offer(of(Bea), Dan, 1)), "MX-NEG-19") << "an offer holds its proposer";
    EXPECT_EQ(t.clause(Al, claim_for(of(Bea), Brute)), "MX-NEG-19") << "of his own only";
    EXPECT_EQ(t.clause(Al, ask(of(Al))), "MX-NEG-19") << "of another only";
    EXPECT_EQ(t.clause(Al, withdraw(of(Bea))), "MX-NEG-19");
    EXPECT_EQ(t.clause(Al, demand(of(Al), Bea, 1, Dan, 1)), "") << "larger pools are legal";
}

}  // namespace
}  // namespace moneybags::millions::stories
