// Which question a move answers: the number changes when the question is closed or its terms are
// others, and not because somebody else did something.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

std::uint32_t asks(const Story& t, Seat seat, const Move& move) {
    return question(t.rules(), t.state(), seat, move);
}

static_assert(question(first_talks().rules(), first_talks().state(), Al, ask(of(Bea))) ==
              question(first_talks().rules(), first_talks().state(), Al, bare(Ready)));

// ---- Deals: the terms ----

TEST(Question, of_a_deal_is_the_same_while_its_terms_are) {
    Story t = first_talks(kLive);
    t.plays(Bea, offer(of(Al), Bea, 2));
    const std::uint32_t asked = asks(t, Al, accept_of(Bea, of(Al)));
    EXPECT_EQ(asks(t, Al, decline_of(Bea, of(Al))), asked) << "one question, three answers";
    EXPECT_EQ(asks(t, Al, counter(Bea, of(Al), Bea, 3)), asked);
    EXPECT_EQ(asks(t, Al, counter(Bea, of(Al), Bea, 1)), asked) << "whatever he answers";
    t.plays(Cid, offer(of(Al), Cid, 3)).plays(Dan, bare(Ready)).plays(Bea, ask(of(Cid)));
    t.plays(Al, claim_for(of(Al), Crook));
    EXPECT_EQ(asks(t, Al, accept_of(Bea, of(Al))), asked);
    t.time_runs_out();
    ASSERT_EQ(t.open().phase, Phase::Closing);
    EXPECT_EQ(asks(t, Al, accept_of(Bea, of(Al))), asked) << "the same deal, asked once more";
}

TEST(Question, of_a_deal_is_another_when_its_terms_were_replaced) {  // MX-NEG-02
    Story t = first_talks(kLive);
    t.plays(Bea, offer(of(Al), Bea, 2));
    const std::uint32_t two = asks(t, Al, accept_of(Bea, of(Al)));
    const std::uint32_t bea_takes_two_back = asks(t, Bea, cancel_of(Bea, of(Al)));
    t.plays(Bea, offer(of(Al), Bea, 1));
    EXPECT_NE(asks(t, Al, accept_of(Bea, of(Al))), two) << "Bea offers less by now";
    EXPECT_NE(asks(t, Al, decline_of(Bea, of(Al))), two);
    EXPECT_NE(asks(t, Al, counter(Bea, of(Al), Bea, 3)), two);
    EXPECT_NE(asks(t, Bea, cancel_of(Bea, of(Al))), bea_takes_two_back);
}

TEST(Question, of_a_deal_is_another_when_it_is_off_the_table) {
    Story t = first_talks(kLive);
    const std::uint32_t none = asks(t, Al, accept_of(Bea, of(Al)));
    t.plays(Bea, offer(of(Al), Bea, 2));
    EXPECT_NE(asks(t, Al, accept_of(Bea, of(Al))), none);
    t.plays(Bea, cancel_of(Bea, of(Al)));
    EXPECT_EQ(asks(t, Al, accept_of(Bea, of(Al))), none);
}

TEST(Question, of_a_deal_says_who_proposed_it_on_whom_and_who_pays) {
    std::set<std::uint32_t> questions;
    const auto after = [&](Seat by, const Move& deal, Seat answers) {
        Story t = first_talks(kLive);
        t.plays(by, deal);
        questions.insert(asks(t, answers, accept_of(by, deal.character)));
    };
    after(Bea, offer(of(Al), Bea, 2), Al);
    after(Cid, offer(of(Al), Cid, 2), Al);                  // another proposer and payer
    after(Al, demand(of(Al), Bea, 2), Bea);                 // the same terms, another proposer
    after(Al, demand(of(Al), Cid, 2), Cid);                 // another payer
    after(Bea, offer(of(Cid), Bea, 2), Cid);                // another character
    after(Bea, offer(of(Al), Bea, 2, Cid, 1), Al);          // a pool, MX-R-13
    after(Bea, offer(of(Al), Bea, 1, Cid, 2), Al);          // its amounts
    after(Bea, offer(of(Al), Bea, 2, Dan, 1), Al);          // its payers
    after(Bea, offer(of(Al), Bea, 2, Cid, 1, Dan, 1), Al);  // more of them
    EXPECT_EQ(questions.size(), 9u);
}

TEST(Question, of_a_pool_does_not_hang_on_who_has_consented) {  // MX-R-13
    Story t = first_talks(kLive);
    t.plays(Bea, offer(of(Al), Bea, 2, Cid, 1));
    const std::uint32_t asked = asks(t, Al, accept_of(Bea, of(Al)));
    t.plays(Cid, accept_of(Bea, of(Al)));
    EXPECT_EQ(asks(t, Al, accept_of(Bea, of(Al))), asked);
    t.plays(Bea, offer(of(Al), Bea, 1, Cid, 1));
    EXPECT_NE(asks(t, Al, accept_of(Bea, of(Al))), asked);
}

TEST(Question, of_a_deal_by_turn_is_another_after_a_counter) {
    Story t = first_talks();
    t.plays(Al, offer(of(Bea), Al, 1));
    const std::uint32_t first = asks(t, Bea, accept_of(Al, of(Bea)));
    t.plays(Bea, counter(Al, of(Bea), Al, 3));
    EXPECT_NE(asks(t, Bea, accept_of(Al, of(Bea))), first);
    const std::uint32_t second = asks(t, Al, accept_of(Bea, of(Bea)));
    EXPECT_NE(second, first);
    t.plays(Al, counter(Bea, of(Bea), Al, 2));
    EXPECT_NE(asks(t, Al, accept_of(Bea, of(Bea))), second);
}

// ---- What is asked of everybody ----

TEST(Question, of_a_vote_is_another_for_each_vote_and_closed_by_ones_own) {  // M2-R-25
    Story t = second_talks(kLive);
    const std::uint32_t no_vote_yet = asks(t, Bea, bare(Yes));
    const std::uint32_t al_calls = asks(t, Al, bare(CallVote));
    t.plays(Al, bare(CallVote));
    const std::uint32_t first = asks(t, Bea, bare(Yes));
    EXPECT_NE(first, no_vote_yet);
    EXPECT_EQ(asks(t, Bea, bare(No)), first);
    t.plays(Al, bare(Yes)).plays(Dan, bare(No));
    EXPECT_EQ(asks(t, Bea, bare(Yes)), first) << "others vote, she is still asked";
    t.plays(Bea, bare(No));
    EXPECT_NE(asks(t, Bea, bare(Yes)), first) << "she has voted";
    t.plays(Cid, bare(No));
    ASSERT_EQ(t.open().phase, Phase::Talking);
    EXPECT_NE(asks(t, Bea, bare(Yes)), first) << "that vote is over";
    EXPECT_NE(asks(t, Al, bare(CallVote)), al_calls) << "asking for a vote twice is not two votes";
    t.plays(Bea, ask(of(Cid))).plays(Al, bare(CallVote));
    EXPECT_NE(asks(t, Bea, bare(Yes)), first) << "another vote of the same round";
}

TEST(Question, of_a_pick_is_closed_by_ones_own_pick_only) {
    Story t{figures::first_edition(4)};
    t.begin(Al).loot("L1-06");
    const Move pick{.act = Pick, .role = Crook};
    const std::uint32_t asked = asks(t, Bea, pick);
    EXPECT_EQ(asks(t, Bea, {.act = Pick, .role = Brute}), asked);
    t.plays(Al, pick);
    EXPECT_EQ(asks(t, Bea, pick), asked);
    t.plays(Bea, pick);
    EXPECT_NE(asks(t, Bea, pick), asked);
}

TEST(Question, of_each_round_is_another) {
    std::map<std::string_view, std::set<std::uint32_t>> questions;
    Story first{figures::first_edition(5, kLive)};
    first.begin(Al);
    Story second{figures::second_edition(5, kLive)};
    second.begin(Al);
    for (const std::string_view card : {"1", "2", "3"}) {
        first.loot("L1-0" + std::string(card));
        const Move pick{.act = Pick, .role = Snitch};
        questions["pick"].insert(asks(first, Al, pick));
        first.pick({Snitch, Driver, Driver, Crook, Crook}).hide(Snitch);
        questions["claim"].insert(asks(first, Al, claim_for(of(Al), Crook)));
        questions["offer"].insert(asks(first, Al, offer(of(Bea), Al, 1)));
        questions["look"].insert(asks(first, Al, look_at(of(Bea))));
        const Seat leader = first.open().leader;
        first.plays(leader, bare(RollCall));
        questions["roll call"].insert(asks(first, leader, answer(None)));
        while (first.open().phase == Phase::RollCall) {
            first.plays(first.open().asked, answer(None));
        }
        first.time_runs_out();
        while (first.open().phase == Phase::Final) {
            if (first.open().asked == Dan) questions["final"].insert(asks(first, Dan, bare(Stay)));
            first.plays(first.open().asked, bare(Stay));
        }
        ASSERT_EQ(first.open().phase, Phase::Naming);
        questions["name"].insert(asks(first, Al, name_role(Crook)));
        first.plays(Al, name_role(Crook));

        second.loot("L2-0" + std::string(card)).pick({Brute, Tech, Mentalist, Driver, Driver});
        second.hide(Driver);
        questions["announce"].insert(asks(second, second.open().leader, announce_as(Tech)));
        second.announce_truly().all_ready();
        second.plays(Bea, name_role(Driver));
        ASSERT_EQ(second.open().phase, Phase::Robbing);
        questions["rob"].insert(asks(second, Cid, rob_from(of(Al))));
        second.plays(Cid, rob_from(of(Al)));
    }
    EXPECT_EQ(questions.size(), 9u);
    for (const auto& [what, numbers] : questions) EXPECT_EQ(numbers.size(), 3u) << what;
}

TEST(Question, of_who_is_asked_in_order_is_closed_by_the_answer) {
    Story t{figures::second_edition(4, kLive)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    const std::uint32_t announce = asks(t, Al, announce_as(Driver));
    t.plays(Al, announce_as(Driver));
    EXPECT_NE(asks(t, Al, announce_as(Driver)), announce);
    t.announce_truly().time_runs_out();
    const std::uint32_t final = asks(t, Bea, bare(Stay));
    EXPECT_EQ(asks(t, Bea, leave_with(of(Bea))), final);
    t.plays(Bea, bare(Stay));
    EXPECT_NE(asks(t, Bea, bare(Stay)), final);
}

// ---- Talk ----

TEST(Question, of_live_talk_is_the_same_whatever_others_do) {
    Story t = first_talks(kLive);
    t.state().open.cards[Al] = 1;
    const Move acts[] = {claim_for(of(Al), Crook), ask(of(Bea)),  offer(of(Bea), Al, 1),
                         demand(of(Al), Bea, 1),   bare(Ready),   withdraw(of(Al)),
                         look_at(of(Bea)),         bare(RollCall)};
    const std::uint32_t asked = asks(t, Al, acts[0]);
    t.plays(Bea, claim_for(of(Bea), Crook)).plays(Cid, bare(Ready)).plays(Dan, withdraw(of(Dan)));
    t.plays(Bea, offer(of(Al), Bea, 1));
    for (const Move& act : acts) EXPECT_EQ(asks(t, Al, act), asked) << static_cast<int>(act.act);
}

TEST(Question, of_a_turn_is_the_same_after_a_look) {  // MX-TURN-02: not the turn's act
    Story t = first_talks();
    t.state().open.cards[Al] = 1;
    const std::uint32_t asked = asks(t, Al, ask(of(Bea)));
    t.plays(Al, look_at(of(Bea)));
    EXPECT_EQ(asks(t, Al, ask(of(Bea))), asked);
    EXPECT_EQ(asks(t, Al, bare(Ready)), asked);
    t.plays(Al, ask(of(Bea)));
    EXPECT_NE(asks(t, Al, ask(of(Bea))), asked);
}

// In random games by turn, no two turns of a seat have the same question: not when the seat said
// ready between, nor when it passed.
TEST(Question, of_each_turn_is_another) {
    std::uint64_t turns = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        const Rules rules = seed % 2 == 0 ? figures::first_edition(3 + static_cast<int>(seed % 6))
                                          : figures::second_edition(3 + static_cast<int>(seed % 5));
        State state = setup(rules);
        Rng luck{seed};
        PerSeat<std::set<std::uint32_t>> seen;
        bool new_turn = true;
        while (turn(rules, state).kind != Turn::Kind::Over) {
            if (state.open.phase == Phase::Talking && new_turn) {
                const Seat seat = state.open.token;
                ASSERT_TRUE(seen[seat].insert(question(rules, state, seat, bare(Ready))).second);
                ++turns;
            }
            const Step step = any_step(rules, state, luck);
            take(rules, state, step);
            new_turn = step.kind == Turn::Kind::Chance || step.move.act != Intimidate;
        }
    }
    EXPECT_GT(turns, 1000u);
}

}  // namespace
}  // namespace moneybags::millions::stories
