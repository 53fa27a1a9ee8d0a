// Whole positions: one line, JSON, fingerprints; and which positions are refused because they could
// not be played on. (Those of whole games: tests/properties/position_test.cpp.)

#include "notation/position/position.h"

#include <gtest/gtest.h>

#include "tests/games/millions/story.h"
#include "tests/notation/games.h"

namespace moneybags::notation_tests {

namespace json = boost::json;
using namespace millions::stories;
using namespace std::string_view_literals;
using millions::Phase;
using millions::State;
namespace figures = millions::figures;

std::string sentence(const Result<AnyState>& result) {
    return result.has_error() ? result.error().sentence() : "";
}

// Three offers on the table, live.
Story live_talks() {
    Story t{figures::first_edition(5, {.scheduling = millions::Scheduling::Live})};
    t.begin(Al).loot("L1-03").pick({Driver, Brute, Snitch, Crook, Driver}).hide(Snitch);
    t.plays(Al, offer(of(Bea), Al, 3));
    t.plays(Bea, demand(of(Bea), Cid, 2));
    t.plays(Dan, offer(of(Eva), Dan, 1, Al, 2));
    t.plays(Cid, claim_for(of(Cid), Brute));
    t.plays(Dan, bare(Ready));
    return t;
}

// The Tech has named nobody's role, and the Mentalist may rob the Tech or the Brute.
Story robbing() {
    Story t{figures::second_edition(5)};
    t.begin(Al).loot("L2-03").pick({Tech, Brute, Mentalist, Driver, Driver}).hide(Brute);
    for (const Seat seat : {Al, Bea, Cid, Dan, Eva}) t.plays(seat, announce_as(Driver));
    t.all_ready();
    t.plays(Al, name_role(Driver));
    return t;
}

Story naming() {
    Story t{figures::first_edition(5)};
    t.begin(Bea).loot("L1-06").pick({Snitch, Brute, Driver, Crook, Driver}).hide(Brute).all_ready();
    return t;
}

Story by_turn() {
    Story t{figures::first_edition(4, {.fooled = true})};
    t.begin(Al).loot("L1-06").pick({Brute, Driver, Crook, Driver}).hide(Brute).all_ready();
    t.loot("L1-07").pick({Driver, Crook, Driver, Brute}).hide(Driver);
    t.plays(Bea, offer(of(Al), Bea, 1));
    return t;
}

TEST(PositionLine, tells_a_whole_table) {
    Story t = live_talks();
    const MillionsGame game = game_by(t.rules());
    EXPECT_EQ(position_line(game, default_names(5), AnyState::of(t.state())),
              "millions-1e players=5 phase=Talking round=1 leader=Al loot=L1-03 turned_up=L1-03 "
              "reserve=150 purse=4,4,4,4,4 picked=Al,Bea,Cid,Dan,Eva in=Al,Bea,Cid,Dan,Eva "
              "antes=Al,Bea,Cid,Dan,Eva on_view=Brute:1,Driver:2,Crook:1 spoke=Cid "
              "claim=-,-,Brute,-,- talk=7,7,7,7,8 ready=Dan acted=Al,Bea,Cid,Dan "
              "deals=Al>Bea:3,Bea>Bea:2(Cid),Dan>Eva:pool pools=-,-,-,Al:2+Dan:1/Dan,- "
              "role=Driver,Brute,Snitch,Crook,Driver");
}

TEST(PositionJson, names_its_fields_as_the_rules_do) {
    Story t = live_talks();
    const json::value told = position_json(game_by(t.rules()), AnyState::of(t.state()));
    EXPECT_EQ(told.at("ruleset"), json::value("millions-1e"));
    EXPECT_EQ(told.at("players"), json::value(5));
    EXPECT_EQ(told.at("open").at("purse"), json::parse("[4, 4, 4, 4, 4]"));
    EXPECT_EQ(told.at("open").at("deals").at(2),
              json::parse(R"({"proposer": 3, "character": 4, "pool": true})"));
    EXPECT_EQ(
        told.at("open").at("pools"),
        json::parse(R"([null, null, null, {"pay": [2, 0, 0, 1, 0], "consents": [3]}, null])"));
    EXPECT_EQ(
        told.at("secret"),
        json::parse(R"({"role": ["Driver", "Brute", "Snitch", "Crook", "Driver"], "yes": []})"));
}

// ---- Refusals ----

// A position that is taken, and no longer once it is changed; the refusal names the field.
template <class Change>
void refused(std::string_view story, Story t, std::string_view where, const Change& change) {
    SCOPED_TRACE(story);
    const MillionsGame game = game_by(t.rules());
    const Names names = default_names(game.players());
    const auto before = read_position(game, position_json(game, AnyState::of(t.state())));
    ASSERT_TRUE(before) << sentence(before);
    change(t.state());
    const AnyState broken = AnyState::of(t.state());
    const auto by_json = read_position(game, position_json(game, broken));
    ASSERT_TRUE(by_json.has_error());
    EXPECT_EQ(by_json.error().where, where) << by_json.error().what;
    const auto by_line = read_position(game, names, position_line(game, names, broken));
    ASSERT_TRUE(by_line.has_error());
    EXPECT_EQ(by_line.error().where, where.substr(where.find('.') + 1));
}

TEST(Positions, that_cannot_be_played_on_are_refused_by_field) {
    const auto start = [] { return Story{figures::first_edition(4)}; };
    const auto picking = [] {
        Story t{figures::first_edition(3)};
        t.begin(Al).loot("L1-01").plays(Bea, {.act = Pick, .role = Driver, .second = Brute});
        return t;
    };
    const auto rolling = [] {
        Story t{figures::first_edition(5)};
        t.begin(Al).loot("L1-01").pick({Brute, Brute, Driver, Crook, Snitch}).hide(Brute);
        t.plays(Al, bare(millions::Act::RollCall));
        return t;
    };
    const auto voting = [] {
        Story t{figures::second_edition(4)};
        t.begin(Al).loot("L2-09").pick({Brute, Brute, Driver, Mentalist}).hide(Brute);
        for (const Seat seat : {Al, Bea, Cid, Dan}) t.plays(seat, announce_as(Driver));
        t.plays(Al, bare(CallVote)).plays(Bea, bare(Yes));
        return t;
    };
    refused("a round too many", by_turn(), "open.round", [](State& s) { s.open.round = 9; });
    refused("no round yet", by_turn(), "open.round", [](State& s) { s.open.round = 0; });
    refused("a round before the first", start(), "open.round", [](State& s) { s.open.round = 1; });
    refused("a card too few", by_turn(), "open.turned_up",
            [](State& s) { s.open.turned_up.remove(s.open.loot); });
    refused("a card not turned up", by_turn(), "open.loot",
            [](State& s) { s.open.loot = millions::Card{0}; });
    refused("2e's phase in 1e", by_turn(), "open.phase",
            [](State& s) { s.open.phase = Phase::Voting; });
    refused("1e's phase in 2e", robbing(), "open.phase",
            [](State& s) { s.open.phase = Phase::RollCall; });
    refused("naming with a deal open", by_turn(), "open.deals",
            [](State& s) { s.open.phase = Phase::Naming; });
    refused("money from nowhere", by_turn(), "open.reserve",
            [](State& s) { s.open.purse[Al] += M(1); });
    refused("a debt", by_turn(), "open.purse[0]", [](State& s) {
        s.open.purse[Al] -= M(9);
        s.open.reserve += 9;
    });
    refused("a fortune", by_turn(), "open.purse[0]", [](State& s) {
        s.open.purse[Al] += M(9999);
        s.open.reserve -= 9999;
    });
    refused("a Centre in 1e", by_turn(), "open.centre", [](State& s) {
        s.open.centre = M(1);
        --s.open.reserve;
    });
    refused("antes gone from the Centre", robbing(), "open.centre", [](State& s) {
        s.open.reserve += s.open.centre.count();
        s.open.centre = M(0);
    });
    refused("an ante gone", by_turn(), "open.antes", [](State& s) {
        s.open.antes.remove(of(Al));
        s.open.reserve += 2;
    });
    refused("a role not picked", by_turn(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al)] = None; });
    refused("last round's role again", by_turn(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al)] = Brute; });
    refused("a role before the pick", picking(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al, 1)] = Crook; });
    refused("twice the same role", picking(), "secret.role[3]",
            [](State& s) { s.secret.role[of(Bea, 2)] = Driver; });
    refused("all have picked", picking(), "secret.role[0]", [](State& s) {
        s.open.picked = {Al, Bea, Cid};
    });
    refused("somebody has not picked", by_turn(), "open.picked",
            [](State& s) { s.open.picked.remove(Al); });
    refused("a card on view that nobody played", naming(), "open.on_view.Snitch", [](State& s) {
        ++s.open.on_view[Snitch];
        --s.open.on_view[Crook];
    });
    refused("two hidden cards", naming(), "open.on_view",
            [](State& s) { --s.open.on_view[Crook]; });
    refused("nobody in", by_turn(), "open.in", [](State& s) {
        s.open.in.clear();
        s.open.antes.clear();
        s.open.reserve += 8;
    });
    refused("more talk than there is", by_turn(), "open.talk[0]",
            [](State& s) { s.open.talk[Al] = 9; });
    refused("all ready", live_talks(), "open.ready", [](State& s) {
        s.open.deals.clear();
        s.open.pools = {};
        s.open.acted.add(Eva);
        s.open.ready = s.open.acted;
    });
    refused("a card never earned", naming(), "open.cards", [](State& s) { s.open.cards[Al] = 1; });
    refused("a card of this round", by_turn(), "open.fresh", [](State& s) { s.open.fresh = {Al}; });
    refused("a deal with nobody asked", by_turn(), "open.deals",
            [](State& s) { s.open.deals.clear(); });
    refused("a deal twice", live_talks(), "open.deals[3]",
            [](State& s) { s.open.deals.push_back(s.open.deals[0]); });
    refused("an offer of nothing", live_talks(), "open.deals[0].amount",
            [](State& s) { s.open.deals[0].amount = M(0); });
    refused("the leaver pays", live_talks(), "open.deals[0]",
            [](State& s) { s.open.deals[0].payer = Bea; });
    refused("a stranger proposes", live_talks(), "open.deals[0].proposer",
            [](State& s) { s.open.deals[0].proposer = Eva; });
    refused("a pool all agree on", live_talks(), "open.pools[3].consents", [](State& s) {
        s.open.pools[Dan].consents = {Al, Dan, Eva};
    });
    refused("a pool without its proposer", live_talks(), "open.pools[3].consents",
            [](State& s) { s.open.pools[Dan].consents = {Al}; });
    refused("a pool without a deal", live_talks(), "open.pools[3]",
            [](State& s) { s.open.deals.erase(2); });
    refused("a roll call of somebody who is out", rolling(), "open.asked", [](State& s) {
        s.open.in.remove(of(Eva));
        s.open.antes.remove(of(Eva));
        s.open.purse[Eva] += M(1);
        s.open.asked = Eva;
    });
    refused("more votes than there are", voting(), "open.votes_left",
            [](State& s) { s.open.votes_left = 4; });
    refused("everybody has voted", voting(), "open.voted", [](State& s) {
        s.open.voted = {Al, Bea, Cid, Dan};
    });
    refused("yes without a vote", voting(), "secret.yes", [](State& s) { s.secret.yes.add(Dan); });
    refused("votes outside of a vote", robbing(), "open.voted",
            [](State& s) { s.open.voted = {Al}; });
    refused("shown before the heist", by_turn(), "open.shown",
            [](State& s) { s.open.shown = {of(Al)}; });
    refused("named before the naming", naming(), "open.named",
            [](State& s) { s.open.named = Driver; });
    refused("somebody else names", naming(), "open.alive",
            [](State& s) { s.open.alive = {of(Bea)}; });
    refused("a second Snitch names", naming(), "open.phase",
            [](State& s) { s.secret.role[of(Bea)] = Snitch; });
    refused("robbed by nobody", robbing(), "open.phase", [](State& s) {
        s.open.in.remove(of(Cid));
        s.open.centre -= M(2);
        s.open.purse[Cid] += M(2);
    });
    refused("a victim too few", robbing(), "open.alive",
            [](State& s) { s.open.alive.remove(of(Al)); });
    refused("winners in the middle", by_turn(), "open.winners",
            [](State& s) { s.open.winners = {Al}; });
}

TEST(Positions, are_explained_when_they_cannot_be_read) {
    const MillionsGame game = game_by(figures::first_edition(4));
    const Names names = default_names(4);
    EXPECT_EQ(sentence(read_position(game, names, ""sv)),
              "ruleset: must be \"millions-1e\", is \"\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e players=5"sv)),
              "players: must be a whole number from 4 to 4, is \"5\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e players=4 purse=5,5,5"sv)),
              "purse: must have 4 items, has 3");
    EXPECT_EQ(
        sentence(read_position(game, names, "millions-1e role=Driver,Dirver,Crook,Brute"sv)),
        "role[1]: must be one of Snitch, Tech, Acrobat, Brute, Mentalist, Brain, Driver, Crook, "
        "Mastermind; is \"Dirver\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e role=Driver,Snitch,Crook,Brute"sv)),
              "role[1]: must be a role in use here");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e deals=Al>Bea"sv)),
              "deals[0]: must be like Al>Bea:3, Bea>Bea:3(Al) or Al>Bea:pool, is \"Al>Bea\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e deals=Al>Bea:3(Cid"sv)),
              "deals[0]: must end with \")\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e pools=Al:1,-,-,-"sv)),
              "pools[0]: must be like Al:1+Dan:2/Al, is \"Al:1\"");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e pools=Al:1+Al:2/Al,-,-,-"sv)),
              "pools[0][1]: must not name \"Al\" twice");
    EXPECT_EQ(sentence(read_position(game, names, "millions-1e purse=5,5,5,5"sv)),
              "reserve: must be 155 so that all money adds up to 175, is 0");
    EXPECT_EQ(sentence(read_position(game, json::parse("[]"))), "must be an object, is a list");
    EXPECT_EQ(sentence(read_position(game, json::parse(R"({"ruleset": "millions-2e"})"))),
              "ruleset: must be \"millions-1e\", is \"millions-2e\"");
    EXPECT_EQ(sentence(read_position(game, json::parse(R"({"state": {}})"))),
              "state: is no field here; the fields are open, secret");
    EXPECT_EQ(
        sentence(read_position(game, json::parse(R"({"open": {"purse": [1, 2, 3, -40000]}})"))),
        "open.purse[3]: must be a whole number from -32768 to 32767, is -40000");
    EXPECT_EQ(
        sentence(read_position(game, json::parse(R"({"open": {"deals": [{"pool": false}]}})"))),
        "open.deals[0].pool: must be true and stand instead of a payer, or not be there");
}

// ---- Fingerprints ----

TEST(Fingerprint, is_the_same_on_every_machine) {
    Story t = live_talks();
    EXPECT_EQ(fingerprint(game_by(t.rules()), AnyState::of(t.state())), 14955238878253949569u);
    Story u = robbing();
    EXPECT_EQ(fingerprint(game_by(u.rules()), AnyState::of(u.state())), 9258005437120364912u);
}

// Nothing but the state counts: not what lies in the bytes between or behind it.
TEST(Fingerprint, does_not_read_unused_memory) {
    Story t = live_talks();
    const MillionsGame game = game_by(t.rules());
    const std::uint64_t sum = fingerprint(game, AnyState::of(t.state()));
    t.state().open.purse[Hal] = M(3);
    t.state().open.claim[of(Hal)] = Brute;
    EXPECT_EQ(fingerprint(game, AnyState::of(t.state())), sum);
    t.state().open.purse[Eva] = M(3);
    EXPECT_NE(fingerprint(game, AnyState::of(t.state())), sum);
}

}  // namespace moneybags::notation_tests
