// Whole positions of Mad Millionaire: one line, JSON, fingerprints; and which are refused because
// no game leads to them.

#include <gtest/gtest.h>

#include <set>

#include "notation/position/position.h"
#include "tests/notation/madcity.h"
#include "tests/support/scale.h"

namespace moneybags::notation_tests {
namespace {

namespace json = boost::json;
using namespace madcity::stories;
using madcity::Phase;
using madcity::Rules;
using madcity::State;

void expect_lossless(const MadcityGame& game, const AnyState& state) {
    const Names names = default_names(game.players());
    const std::string line = position_line(game, names, state);
    const auto by_line = read_position(game, names, line);
    ASSERT_TRUE(by_line) << by_line.error().sentence() << '\n' << line;
    ASSERT_TRUE(game.same(*by_line, state)) << line;
    const auto by_json = read_position(game, position_json(game, state));
    ASSERT_TRUE(by_json) << by_json.error().sentence() << '\n' << line;
    ASSERT_TRUE(game.same(*by_json, state)) << line;
    ASSERT_EQ(fingerprint(game, *by_json), fingerprint(game, state));
}

TEST(MadcityPositions, a_line_tells_a_whole_table) {
    Story t{2};
    t.car(P1, "KS5").cash(P1, 40).buys(P1, "S1").leases(P2, "E3 E4").up("P06a P16b");
    t.pile("P01a P02b");
    EXPECT_EQ(position_line(mad_game(t.rules()), default_names(2), AnyState::of(t.state())),
              "mad-millionaire players=2 phase=Main active=Al cash=4,1 car=KS5,DEPOT bought=S1,- "
              "leased=-,E3+E4 face_up=P06a,P16b pile=P01a,P02b");
}

TEST(MadcityPositions, of_every_game_are_taken_and_come_back_as_they_went_out) {
    std::set<Phase> met;
    std::set<std::uint64_t> sums;
    std::set<std::string> lines;
    const int games = testing_support::scaled(2);
    for (const Rules& rules : all_mad_rules()) {
        const MadcityGame game = mad_game(rules);
        for (int seed = 0; seed < games; ++seed) {
            Rng luck{static_cast<std::uint64_t>(seed)};
            AnyState state = game.setup();
            ASSERT_NO_FATAL_FAILURE(expect_lossless(game, state));
            while (!is_over(game, state)) {
                play_any(game, state, luck);
                met.insert(state.as<State>().open.phase);
                ASSERT_NO_FATAL_FAILURE(expect_lossless(game, state));
                sums.insert(fingerprint(game, state));
                lines.insert(position_line(game, default_names(rules.players), state));
            }
        }
    }
    EXPECT_GE(met.size(), 11u);  // signs seldom run out in so few games: the story below sees to it
    EXPECT_EQ(sums.size(), lines.size());
}

// MM-EX-26: seven bought businesses, and an eighth is leased.
Story lifting() {
    Story t{2};
    t.buys(P1, "S1 S2 S3 S4 S5 S6 B1").cash(P1, 30).car(P1, "J08").roll(1);
    t.plays("go MS1").plays("lease A2");
    return t;
}
Story selling() {
    Story t{2};
    t.buys(P1, "C6").plays("sell C6");
    return t;
}
Story dealing() {
    Story t{2};
    t.cash(P1, 200).car(P1, "J05").roll(1).plays("go GA4");
    return t;
}
Story six() {
    Story t{3};
    t.car(P1, "J05").roll(6).plays("go MS5");
    return t;
}

// A position that is taken, and no longer once it is changed; the refusal names the field.
template <class Change>
void refused(std::string_view story, const Story& t, std::string_view where, const Change& change) {
    SCOPED_TRACE(story);
    const MadcityGame game = mad_game(t.rules());
    ASSERT_NO_FATAL_FAILURE(expect_lossless(game, AnyState::of(t.state())));
    State broken = t.state();
    change(broken, t);
    const auto by_json = read_position(game, position_json(game, AnyState::of(broken)));
    ASSERT_TRUE(by_json.has_error());
    EXPECT_EQ(by_json.error().where, where) << by_json.error().what;
}

TEST(MadcityPositions, that_no_game_leads_to_are_refused_by_field) {
    const auto start = [] { return Story::opening(3); };
    const auto plain = [] { return Story{2}; };
    refused("a turn before the game", start(), "open.turns",
            [](State& s, const Story&) { s.open.turns = 1; });
    refused("a card missing", start(), "open.pile",
            [](State& s, const Story& t) { s.open.pile.remove(t.card("P01a")); });
    refused("a shop before its time", start(), "open.bought[1]",
            [](State& s, const Story& t) { s.open.bought[P2].add(t.business("S1")); });
    refused("money before its time", start(), "open.cash[0]",
            [](State& s, const Story&) { s.open.cash[P1] = madcity::Notes{2}; });
    refused("on the road before its time", start(), "open.car[2]",
            [](State& s, const Story& t) { s.open.car[P3] = t.place("KS7"); });
    refused("a card twice", plain(), "open.face_up[1]",
            [](State& s, const Story&) { s.open.face_up.items[1] = s.open.face_up.items[0]; });
    refused("two signs on a business", plain(), "open.leased[1]", [](State& s, const Story& t) {
        s.open.bought[P1].add(t.business("E1"));
        s.open.leased[P2].add(t.business("E1"));
    });
    refused("a lease without a price, MM-LEASE-02", plain(), "open.leased[0]",
            [](State& s, const Story& t) { s.open.leased[P1].add(t.business("E4")); });
    refused("eight signs, MM-SIGN-01", plain(), "open.bought[0]", [](State& s, const Story& t) {
        s.open.bought[P1] = t.businesses("S1 S2 S3 S4 S5 S6 A1 A2");
    });
    refused("nothing at all, MM-SIGN-06", plain(), "open.cash[1]",
            [](State& s, const Story&) { s.open.cash[P2] = madcity::Notes{0}; });
    refused("a debt", plain(), "open.cash[0]",
            [](State& s, const Story&) { s.open.cash[P1] = madcity::Notes{-1}; });
    refused("on a stunt, MM-RET-07", plain(), "open.car[0]",
            [](State& s, const Story& t) { s.open.car[P1] = t.place("ES5"); });
    refused("waiting on turn", plain(), "open.waiting",
            [](State& s, const Story&) { s.open.waiting.add(P1); });
    refused("a die before the roll", plain(), "open.die",
            [](State& s, const Story&) { s.open.die = 3; });
    refused("landed before the roll", plain(), "open.landed",
            [](State& s, const Story&) { s.open.landed = true; });
    refused("a winner in the middle", plain(), "open.winners",
            [](State& s, const Story&) { s.open.winners = {P1}; });
    refused("an end without a winner", plain(), "open.winners",
            [](State& s, const Story&) { s.open.phase = Phase::Over; });
    refused("a start roll in the middle", plain(), "open.to_roll",
            [](State& s, const Story&) { s.open.to_roll = {P1}; });
    refused("a five, and a choice of six", six(), "open.die",
            [](State& s, const Story&) { s.open.die = 5; });
    refused("a deal without landing", dealing(), "open.landed",
            [](State& s, const Story&) { s.open.landed = false; });
    refused("a deal nobody can pay", dealing(), "open.phase",
            [](State& s, const Story&) { s.open.cash[P1] = madcity::Notes{1}; });
    refused("a sale of nothing", selling(), "open.business",
            [](State& s, const Story&) { s.open.business = madcity::kNoBusiness; });
    refused("a sale of another's", selling(), "open.business",
            [](State& s, const Story& t) { s.open.business = t.business("E1"); });
    refused("a sign in hand", lifting(), "open.phase",
            [](State& s, const Story& t) { s.open.bought[P1].remove(t.business("B1")); });
    refused("a lease beyond one's means", lifting(), "open.business",
            [](State& s, const Story&) { s.open.cash[P1] = madcity::Notes{0}; });
    refused("a purchase elsewhere", lifting(), "open.business",
            [](State& s, const Story& t) { s.open.business = t.business("E1"); });
}

TEST(MadcityPositions, are_explained_when_they_cannot_be_read) {
    const MadcityGame game = mad_game(rules_for(2));
    const auto sentence = [&](std::string_view line) {
        const auto read = read_position(game, default_names(2), line);
        return read.has_error() ? read.error().sentence() : "";
    };
    EXPECT_EQ(sentence("millions-1e"), "ruleset: must be \"mad-millionaire\", is \"millions-1e\"");
    EXPECT_EQ(sentence("mad-millionaire players=3"),
              "players: must be a whole number from 2 to 2, is \"3\"");
    EXPECT_EQ(sentence("mad-millionaire cash=1"), "cash: must have 2 items, has 1");
    EXPECT_EQ(sentence("mad-millionaire face_up=P06a,P06x"),
              "face_up[1]: must be the id of a stunt card such as \"P01a\", is \"P06x\"");
}

// Nothing but the state counts: not what lies behind the seats in play.
TEST(MadcityFingerprint, does_not_read_unused_seats) {
    Story t{2};
    const MadcityGame game = mad_game(t.rules());
    const std::uint64_t sum = fingerprint(game, AnyState::of(t.state()));
    t.cash(P6, 500);
    EXPECT_EQ(fingerprint(game, AnyState::of(t.state())), sum);
    t.buys(P2, "E1");
    EXPECT_NE(fingerprint(game, AnyState::of(t.state())), sum);
}

}  // namespace
}  // namespace moneybags::notation_tests
