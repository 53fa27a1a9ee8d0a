// Live scheduling: any order, the clock, and what it plays for who does not answer (section 6.2).
// MX-NEG-18, MX-R-34, MX-R-31.

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "tests/games/millions/story.h"

namespace moneybags::millions::stories {
namespace {

TEST(Live, anybody_acts_at_any_time) {  // MX-R-31: arrival order is the order of play
    Story t = first_talks(kLive);
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan}));
    t.plays(Dan, ask(of(Al))).plays(Dan, ask(of(Bea))).plays(Bea, bare(Ready));
    EXPECT_EQ(t.to_act(), (SeatSet{Al, Bea, Cid, Dan})) << "who is ready may still act";
    EXPECT_EQ(turn(t.rules(), t.state()).awaited, (SeatSet{Al, Cid, Dan}));
    t.plays(Bea, offer(of(Dan), Bea, 1));
    EXPECT_EQ(t.open().phase, Phase::Talking);
    EXPECT_EQ(t.clause(Al, withdraw(of(Al))), "") << "an open deal stops nobody";
}

// ---- The phase clock ----

TEST(Clock, runs_in_live_talks_and_only_there) {  // MX-NEG-10, MX-NEG-18
    Story turns = first_talks();
    EXPECT_FALSE(may_time_out(turns.rules(), turns.state()));
    Story t{figures::second_edition(4, kLive)};
    const auto runs = [&t] { return may_time_out(t.rules(), t.state()); };
    EXPECT_FALSE(runs());
    t.begin(Al).loot("L2-09");
    EXPECT_FALSE(runs());
    t.pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    EXPECT_FALSE(runs()) << "it starts after the announcements";
    t.announce_truly();
    EXPECT_TRUE(runs());
    t.plays(Al, offer(of(Bea), Al, 1)).time_runs_out();
    EXPECT_FALSE(runs()) << "E3 is on";
    t.plays(Bea, decline_of(Al, of(Bea)));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_FALSE(runs());
}

TEST(Clock, MX_NEG_18_a_vote_that_runs_is_finished_first) {  // MX-NEG-18
    Story t = second_talks(kLive);
    t.plays(Bea, offer(of(Cid), Bea, 1)).plays(Al, bare(CallVote)).plays(Al, bare(Yes));
    t.time_runs_out();
    EXPECT_EQ(t.open().phase, Phase::Voting);
    EXPECT_FALSE(may_time_out(t.rules(), t.state())) << "once";
    EXPECT_EQ(t.to_act(), (SeatSet{Bea, Cid, Dan}));
    Story passed = t;
    t.plays(Bea, bare(No)).plays(Cid, bare(No)).plays(Dan, bare(No));
    EXPECT_EQ(t.open().phase, Phase::Closing) << "failed: E3";
    EXPECT_EQ(t.to_act(), SeatSet{Cid});
    Ears ears;
    for (const Seat seat : {Bea, Cid, Dan}) ears.plays(passed, seat, bare(Yes));
    EXPECT_TRUE(ears.heard_of(Happening::TalksEnded)) << "passed: E4 takes precedence";
    EXPECT_TRUE(ears.heard_of(Happening::DealLapsed));
    EXPECT_EQ(passed.open().round, 2);
    passed.loot("L2-10").pick({Brute, Driver, Mentalist, Driver}).hide(Driver).announce_truly();
    EXPECT_TRUE(may_time_out(passed.rules(), passed.state())) << "the next round has its own clock";
}

TEST(Clock, MX_NEG_18_a_roll_call_that_runs_is_finished_first) {  // MX-NEG-18
    Story t = first_talks(kLive);
    t.plays(Al, bare(RollCall)).plays(Al, answer(Brute)).time_runs_out();
    EXPECT_EQ(t.open().phase, Phase::RollCall);
    for (const Seat seat : {Bea, Cid}) t.plays(seat, answer(Driver));
    EXPECT_EQ(t.open().phase, Phase::RollCall);
    t.plays(Dan, answer(None));
    EXPECT_EQ(t.open().phase, Phase::Final);
    EXPECT_EQ(t.to_act(), SeatSet{Bea});
}

// ---- The defaults of section 6.2 (MX-R-34) ----

using Pair = std::tuple<Act, Character, Role, Role>;

// How often each move is played for `seat` in 12,000 tries.
std::map<Pair, int> tally(Story t, Seat seat) {
    std::map<Pair, int> count;
    Rng luck{7};
    for (int i = 0; i < 12'000; ++i) {
        const Move move = fallback(t.rules(), t.state(), seat, luck);
        EXPECT_FALSE(t.refuses(seat, move));
        ++count[{move.act, move.character, move.role, move.second}];
    }
    return count;
}

// Every one of `options` about equally often: five standard deviations are left as room.
void expect_uniform(const std::map<Pair, int>& count, int options) {
    ASSERT_EQ(count.size(), static_cast<std::size_t>(options));
    const double mean = 12'000.0 / options;
    for (const auto& [move, times] : count) {
        EXPECT_LT((times - mean) * (times - mean), 25.0 * mean) << times << " of " << mean;
    }
}

TEST(Fallback, DP_ROLE_is_uniform) {  // MX-R-34
    for (const auto& [rules, options] : {
             std::pair{figures::first_edition(4),  3 },
             std::pair{figures::second_edition(7), 6 },
             std::pair{figures::second_edition(3), 20}
    }) {
        Story t{rules};
        t.begin(Al).loot(rules.edition == Edition::First ? "L1-06" : "L2-09");
        expect_uniform(tally(t, Bea), options);
    }
    Story fooled{figures::first_edition(4, {.fooled = true})};
    fooled.begin(Al).loot("L1-06").pick({Brute, Driver, Crook, Crook}).hide(Crook).all_ready();
    fooled.loot("L1-07");
    expect_uniform(tally(fooled, Al), 2);
}

TEST(Fallback, DP_ANNOUNCE_is_uniform) {  // MX-R-34
    Story t{figures::second_edition(4)};
    t.begin(Al).loot("L2-09").pick({Brute, Driver, Mentalist, Driver}).hide(Driver);
    expect_uniform(tally(t, Al), 3);
    Story three{figures::second_edition(3)};
    three.begin(Al).loot("L2-04").pick({Brute, Mentalist, Tech, Driver, Driver, Brain}).hide(Brain);
    expect_uniform(tally(three, Al), 25);
}

TEST(Fallback, DP_NAME_is_uniform_and_looks_at_nobody) {  // MX-R-34, DP-LOOK
    Story first{figures::first_edition(7)};
    first.begin(Al).loot("L1-05").pick({Snitch, Brute, Driver, Driver, Crook, Crook, Mastermind});
    first.hide(Brute).all_ready();
    first.state().open.cards[Al] = 2;
    ASSERT_TRUE(first.lists(Al, look_at(of(Bea))));
    expect_uniform(tally(first, Al), 3);  // Driver, Crook, Mastermind, however many cards show them

    Story second{figures::second_edition(5)};
    second.begin(Al).loot("L2-09").pick({Tech, Driver, Driver, Brute, Mentalist}).hide(Tech);
    second.announce_truly().all_ready();
    expect_uniform(tally(second, Al), 3);
}

TEST(Fallback, DP_VICTIM_is_uniform) {  // MX-R-34
    Story t{figures::second_edition(7)};
    t.begin(Al)
        .loot("L2-09")
        .pick({Tech, Acrobat, Brute, Mentalist, Brain, Driver, Driver})
        .hide(Tech);
    t.announce_truly().all_ready().plays(Al, name_role(Driver));
    ASSERT_EQ(t.open().phase, Phase::Robbing);
    expect_uniform(tally(t, Dan), 3);
}

TEST(Fallback, DP_ROLLCALL_is_no_comment) {  // MX-R-34
    Rng luck{1};
    Story t = first_talks(kLive);
    t.plays(Al, bare(RollCall));
    EXPECT_EQ(fallback(t.rules(), t.state(), Al, luck), answer(None));
    Story three = first_talks_of_three(kLive);
    three.plays(Al, bare(RollCall));
    EXPECT_EQ(fallback(three.rules(), three.state(), Al, luck), answer(None, None));
    three.plays(Al, fallback(three.rules(), three.state(), Al, luck));
    EXPECT_EQ(three.to_act(), SeatSet{Bea});
}

TEST(Fallback, DP_CONSENT_is_decline) {  // MX-R-34
    Rng luck{1};
    Story turns = first_talks();
    turns.plays(Al, offer(of(Cid), Al, 1));
    EXPECT_EQ(fallback(turns.rules(), turns.state(), Cid, luck), decline_of(Al, of(Cid)));
    Story live = first_talks(kLive);
    live.plays(Dan, offer(of(Cid), Dan, 1)).plays(Al, offer(of(Cid), Al, 1)).time_runs_out();
    EXPECT_EQ(fallback(live.rules(), live.state(), Cid, luck), decline_of(Dan, of(Cid)));
    live.plays(Cid, decline_of(Dan, of(Cid)));
    EXPECT_EQ(fallback(live.rules(), live.state(), Cid, luck), decline_of(Al, of(Cid)));
}

TEST(Fallback, DP_FINAL_is_stay_and_DP_VOTE_is_no) {  // MX-R-34
    Rng luck{1};
    for (Story t : {second_talks(kLive), second_talks_of_three(kLive)}) {
        Story vote = t;
        t.time_runs_out();
        EXPECT_EQ(fallback(t.rules(), t.state(), Bea, luck), bare(Stay));
        vote.plays(Al, bare(CallVote));
        for (const Seat seat : {Al, Bea, Cid}) {
            EXPECT_EQ(fallback(vote.rules(), vote.state(), seat, luck), bare(No));
        }
    }
}

TEST(Fallback, DP_LEADER_is_pass) {  // MX-R-34
    Rng luck{1};
    Story t = second_talks();
    t.plays(Al, withdraw(of(Al)));
    for (const Seat seat : {Bea, Cid, Dan}) t.plays(seat, claim_for(of(seat), None));
    EXPECT_EQ(fallback(t.rules(), t.state(), Al, luck), bare(Pass));
}

TEST(Fallback, an_idle_player_declines_oldest_first_and_is_then_ready) {  // MX-R-34
    Rng luck{1};
    Story t = first_talks(kLive);
    t.plays(Dan, offer(of(Bea), Dan, 1)).plays(Cid, demand(of(Cid), Bea, 2));
    t.plays(Bea, offer(of(Al), Bea, 1));  // her own proposal is not for her to answer
    t.plays(Al, offer(of(Dan), Al, 1));   // nor is this
    t.plays(Cid, offer(of(Dan), Cid, 1, Bea, 1))
        .plays(Bea, accept_of(Cid, of(Dan)));  // nor this again
    for (const Move& expected : {decline_of(Dan, of(Bea)), decline_of(Cid, of(Cid)), bare(Ready)}) {
        const Move played = fallback(t.rules(), t.state(), Bea, luck);
        EXPECT_EQ(played, expected);
        t.plays(Bea, played);
    }
    EXPECT_TRUE(t.open().ready.has(Bea));
    EXPECT_TRUE(t.has_deal(Bea, of(Al)));
    EXPECT_TRUE(t.has_deal(Cid, of(Dan)));
    Story turns = first_talks();
    EXPECT_EQ(fallback(turns.rules(), turns.state(), Al, luck), bare(Ready));
}

}  // namespace
}  // namespace moneybags::millions::stories
