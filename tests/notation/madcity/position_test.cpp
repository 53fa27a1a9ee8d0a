// Whole positions of Mad Millionaire: one line, fingerprints; and which are refused because they
// could not be played on.

#include "notation/position/position.h"

#include <gtest/gtest.h>

#include "tests/notation/madcity/game.h"

namespace moneybags::notation_tests {
namespace {

namespace json = boost::json;
using namespace madcity::stories;
using madcity::State;

TEST(MadcityPositions, a_line_tells_a_whole_table) {
    Story t{2};
    t.car(P1, "KS5").cash(P1, 40).buys(P1, "S1").leases(P2, "E3 E4").up("P06a P16b");
    t.pile("P01a P02b");
    EXPECT_EQ(position_line(mad_game(t.rules()), default_names(2), AnyState::of(t.state())),
              "mad-millionaire players=2 phase=Main active=Al cash=4,1 car=KS5,DEPOT bought=S1,- "
              "leased=-,E3+E4 face_up=P06a,P16b pile=P01a,P02b");
}

// MM-EX-26: seven bought businesses, and an eighth is leased.
Story lifting() {
    Story t{2};
    t.buys(P1, "S1 S2 S3 S4 S5 S6 B1").cash(P1, 30).car(P1, "J08").roll(1);
    t.plays("go MS1").plays("lease A2");
    return t;
}
Story moving() {
    Story t{2};
    t.car(P1, "J05").roll(3);
    return t;
}
Story selling() {
    Story t{2};
    t.buys(P1, "C6").plays("sell C6");
    return t;
}

// A position that is taken, and no longer once it is changed; the refusal names the field.
template <class Change>
void refused(std::string_view story, const Story& t, std::string_view where, const Change& change) {
    SCOPED_TRACE(story);
    const MadcityGame game = mad_game(t.rules());
    ASSERT_TRUE(read_position(game, position_json(game, AnyState::of(t.state()))));
    State broken = t.state();
    change(broken, t);
    const auto by_json = read_position(game, position_json(game, AnyState::of(broken)));
    ASSERT_TRUE(by_json.has_error());
    EXPECT_EQ(by_json.error().where, where) << by_json.error().what;
}

TEST(MadcityPositions, that_cannot_be_played_on_are_refused_by_field) {
    const auto start = [] { return Story::opening(3); };
    const auto plain = [] { return Story{2}; };
    refused("a card missing", start(), "open.pile",
            [](State& s, const Story& t) { s.open.pile.remove(t.card("P01a")); });
    refused("a shop before its time", start(), "open.bought[1]",
            [](State& s, const Story& t) { s.open.bought[P2].add(t.business("S1")); });
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
    refused("a debt", plain(), "open.cash[0]",
            [](State& s, const Story&) { s.open.cash[P1] = madcity::Notes{-1}; });
    refused("a move without a roll", moving(), "open.die",
            [](State& s, const Story&) { s.open.die = 0; });
    refused("a winner in the middle", plain(), "open.winners",
            [](State& s, const Story&) { s.open.winners = {P1}; });
    refused("a sale of nothing", selling(), "open.business",
            [](State& s, const Story&) { s.open.business = madcity::kNoBusiness; });
    refused("a sale of another's", selling(), "open.business",
            [](State& s, const Story& t) { s.open.business = t.business("E1"); });
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
