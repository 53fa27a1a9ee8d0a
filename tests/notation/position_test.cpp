// Whole positions: one line, JSON, fingerprints; and which positions are refused because no game
// leads to them.

#include "notation/position/position.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/games/millions/story.h"
#include "tests/notation/games.h"
#include "tests/support/scale.h"

namespace moneybags::notation_tests {

namespace json = boost::json;
using namespace millions::stories;
using namespace std::string_view_literals;
using millions::Phase;
using millions::Rules;
using millions::State;
namespace figures = millions::figures;

const auto kGames = static_cast<unsigned>(testing_support::scaled(2));  // of each kind

std::string sentence(const Result<AnyState>& result) {
    return result.has_error() ? result.error().sentence() : "";
}

// Three offers on the table, live.
Story live_talks() {
    Story t{figures::first_edition(5, {.scheduling = millions::Scheduling::Live})};
    t.begin(Al).loot("L1-03").pick({Driver, Brute, Snitch, Crook, Driver}).hide(Snitch);
    t.plays(Al, offer(of(Bea), {
                                   {Al, 3}
    }));
    t.plays(Bea, demand(of(Bea), {
                                     {Cid, 2}
    }));
    t.plays(Dan, offer(of(Eva), {
                                    {Dan, 1},
                                    {Al,  2}
    }));
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
    t.plays(Bea, offer(of(Al), {
                                   {Bea, 1}
    }));
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

void expect_lossless(const MillionsGame& game, const AnyState& state) {
    const Names names = default_names(game.players());
    const std::string line = position_line(game, names, state);
    const auto by_line = read_position(game, names, line);
    ASSERT_TRUE(by_line) << sentence(by_line) << '\n' << line;
    ASSERT_TRUE(game.same(*by_line, state)) << line;
    const auto by_json = read_position(game, position_json(game, state));
    ASSERT_TRUE(by_json) << sentence(by_json) << '\n' << line;
    ASSERT_TRUE(game.same(*by_json, state)) << line;
    ASSERT_EQ(fingerprint(game, *by_json), fingerprint(game, state));
}

TEST(Positions, of_every_game_are_taken_and_come_back_as_they_went_out) {
    std::set<std::pair<millions::Edition, Phase>> met;
    for (const Rules& rules : all_rules()) {
        const MillionsGame game = game_by(rules);
        for (unsigned seed = 0; seed < kGames; ++seed) {
            SCOPED_TRACE(story_of(rules, seed));
            Rng luck{seed};
            AnyState state = game.setup();
            ASSERT_NO_FATAL_FAILURE(expect_lossless(game, state));
            while (!is_over(game, state)) {
                play_any(game, state, luck);
                met.insert({rules.edition, state.as<State>().open.phase});
                ASSERT_NO_FATAL_FAILURE(expect_lossless(game, state));
            }
        }
    }
    // Every phase there is but the first was among them: 1e has no Announcing, Voting and Robbing,
    // 2e no RollCall.
    EXPECT_EQ(met.size(), 10u + 12u);
}

// What a seat thinks the table might be is a table too.
TEST(Positions, that_are_guessed_are_taken) {
    for (const Rules& rules : all_rules()) {
        const MillionsGame game = game_by(rules);
        Rng luck{11};
        AnyState state = game.setup();
        while (!is_over(game, state)) {
            const Seat seat{static_cast<std::uint8_t>(luck.below(rules.players))};
            const AnyState guessed = game.guess(game.view(state, seat), luck);
            const auto read = read_position(game, position_json(game, guessed));
            ASSERT_TRUE(read) << story_of(rules, 11) << ": " << sentence(read);
            play_any(game, state, luck);
        }
    }
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

TEST(Positions, that_no_game_leads_to_are_refused_by_field) {
    const auto start = [] { return Story{figures::first_edition(4)}; };
    const auto announcing = [] {
        Story t{figures::second_edition(4)};
        t.begin(Cid).loot("L2-09").pick({Brute, Brute, Driver, Mentalist}).hide(Brute);
        t.plays(Cid, announce_as(Driver));
        return t;
    };
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
    const auto over = [] {
        Story t{figures::first_edition(4)};
        t.state().open.purse[Dan] = M(25);
        t.state().open.reserve -= 20;
        t.begin(Al).loot("L1-01").pick({Brute, Brute, Driver, Crook}).hide(Brute).all_ready();
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
    refused("live phase by turn", by_turn(), "open.phase",
            [](State& s) { s.open.phase = Phase::Closing; });
    refused("naming without Snitches", by_turn(), "open.phase",
            [](State& s) { s.open.phase = Phase::Naming; });
    refused("money from nowhere", by_turn(), "open.reserve",
            [](State& s) { s.open.purse[Al] += M(1); });
    refused("a debt", by_turn(), "open.purse[0]", [](State& s) {
        s.open.purse[Al] -= M(9);
        s.open.reserve += 9;
    });
    refused("a fortune", by_turn(), "open.reserve", [](State& s) {
        s.open.purse[Al] += M(900);
        s.open.reserve -= 900;
    });
    refused("a Centre in 1e", by_turn(), "open.centre", [](State& s) {
        s.open.centre = M(1);
        --s.open.reserve;
    });
    refused("a richer Centre", robbing(), "open.centre", [](State& s) {
        s.open.centre += M(1);
        --s.open.reserve;
    });
    refused("an ante gone", by_turn(), "open.antes", [](State& s) {
        s.open.antes.remove(of(Al));
        s.open.reserve += 2;
    });
    refused("a role not picked", by_turn(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al)] = None; });
    refused("last round's role again", by_turn(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al)] = Brute; });
    refused("last round's role unknown", by_turn(), "open.last[0]",
            [](State& s) { s.open.last[of(Al)] = None; });
    refused("last round's role in round 1", naming(), "open.last[0]",
            [](State& s) { s.open.last[of(Al)] = Driver; });
    refused("a role before the pick", picking(), "secret.role[0]",
            [](State& s) { s.secret.role[of(Al, 1)] = Crook; });
    refused("twice the same role", picking(), "secret.role[3]",
            [](State& s) { s.secret.role[of(Bea, 2)] = Driver; });
    refused("all have picked", picking(), "open.picked", [](State& s) {
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
    refused("a claim not made", by_turn(), "open.claim[0]",
            [](State& s) { s.open.claim[of(Al)] = Crook; });
    refused("an announcement too many", announcing(), "open.spoke", [](State& s) {
        s.open.spoke.add(of(Al));
        s.open.claim[of(Al)] = Brute;
    });
    refused("an announcement of nothing", announcing(), "open.claim[2]",
            [](State& s) { s.open.claim[of(Cid)] = None; });
    refused("more talk than there is", by_turn(), "open.talk[0]",
            [](State& s) { s.open.talk[Al] = 9; });
    refused("talk spent in silence", by_turn(), "open.acted",
            [](State& s) { s.open.talk[Al] = 7; });
    refused("all ready", live_talks(), "open.ready", [](State& s) {
        s.open.deals.clear();
        s.open.pools = {};
        s.open.acted.add(Eva);
        s.open.ready = s.open.acted;
    });
    refused("ready, but owes an answer", live_talks(), "open.ready",
            [](State& s) { s.open.ready.add(Bea); });
    refused("ready without a word", live_talks(), "open.acted",
            [](State& s) { s.open.ready.add(Eva); });
    refused("a card never earned", naming(), "open.cards", [](State& s) { s.open.cards[Al] = 1; });
    refused("a look at oneself", by_turn(), "open.looked[1]",
            [](State& s) { s.open.looked[Bea] = {of(Bea)}; });
    refused("a card of this round", by_turn(), "open.fresh", [](State& s) { s.open.fresh = {Al}; });
    refused("a deal with nobody asked", by_turn(), "open.deals",
            [](State& s) { s.open.deals.clear(); });
    refused("two deals by turn", by_turn(), "open.deals",
            [](State& s) { s.open.deals.push_back(s.open.deals[0]); });
    refused("a deal twice", live_talks(), "open.deals[3]",
            [](State& s) { s.open.deals.push_back(s.open.deals[0]); });
    refused("an offer of nothing", live_talks(), "open.deals[0].amount",
            [](State& s) { s.open.deals[0].amount = M(0); });
    refused("an offer of more than all have", live_talks(), "open.deals[0].amount",
            [](State& s) { s.open.deals[0].amount = M(21); });
    refused("the leaver pays", live_talks(), "open.deals[0]",
            [](State& s) { s.open.deals[0].payer = Bea; });
    refused("a stranger proposes", live_talks(), "open.deals[0].proposer",
            [](State& s) { s.open.deals[0].proposer = Eva; });
    refused("a pool of one", live_talks(), "open.pools[3].pay",
            [](State& s) { s.open.pools[Dan].pay[Al] = M(0); });
    refused("a pool all agree on", live_talks(), "open.pools[3].consents", [](State& s) {
        s.open.pools[Dan].consents = {Al, Dan, Eva};
    });
    refused("a pool without its proposer", live_talks(), "open.pools[3].consents",
            [](State& s) { s.open.pools[Dan].consents = {Al}; });
    refused("a pool without a deal", live_talks(), "open.pools[3]",
            [](State& s) { s.open.deals.erase(2); });
    refused("a roll call unused while held", rolling(), "open.roll_call_used",
            [](State& s) { s.open.roll_call_used = false; });
    refused("a roll call of somebody who is out", rolling(), "open.asked", [](State& s) {
        s.open.in.remove(of(Eva));
        s.open.antes.remove(of(Eva));
        s.open.purse[Eva] += M(1);
        s.open.asked = Eva;
    });
    refused("a call that ended nothing", live_talks(), "open.call_used",
            [](State& s) { s.open.call_used = true; });
    refused("time up in the talks", live_talks(), "open.time_is_up",
            [](State& s) { s.open.time_is_up = true; });
    refused("closing for no reason", live_talks(), "open.phase",
            [](State& s) { s.open.phase = Phase::Closing; });
    refused("more votes than there are", voting(), "open.votes_left",
            [](State& s) { s.open.votes_left = 4; });
    refused("a vote that cost nothing", voting(), "open.votes_left",
            [](State& s) { s.open.votes_left = 3; });
    refused("everybody has voted", voting(), "open.voted", [](State& s) {
        s.open.voted = {Al, Bea, Cid, Dan};
    });
    refused("yes without a vote", voting(), "secret.yes", [](State& s) { s.secret.yes.add(Dan); });
    refused("votes outside of a vote", robbing(), "open.voted",
            [](State& s) { s.open.voted = {Al}; });
    refused("the token is with a ready player", by_turn(), "open.token", [](State& s) {
        s.open.acted.add(Dan);
        s.open.ready.add(Dan);
        s.open.token = Dan;
    });
    refused("a token in live play", live_talks(), "open.token",
            [](State& s) { s.open.token = Bea; });
    refused("shown before the heist", by_turn(), "open.shown",
            [](State& s) { s.open.shown = {of(Al)}; });
    refused("named before the naming", naming(), "open.named",
            [](State& s) { s.open.named = Driver; });
    refused("somebody else names", naming(), "open.alive",
            [](State& s) { s.open.alive = {of(Bea)}; });
    refused("a second Snitch names", naming(), "open.phase",
            [](State& s) { s.secret.role[of(Bea)] = Snitch; });
    refused("robbed by nobody", robbing(), "open.ready", [](State& s) {
        s.open.in.remove(of(Cid));
        s.open.centre -= M(2);
        s.open.purse[Cid] += M(2);
    });
    refused("a victim too few", robbing(), "open.alive",
            [](State& s) { s.open.alive.remove(of(Al)); });
    refused("nobody named", robbing(), "open.named", [](State& s) { s.open.named = None; });
    refused("winners in the middle", by_turn(), "open.winners",
            [](State& s) { s.open.winners = {Al}; });
    refused("another winner", over(), "open.winners", [](State& s) { s.open.winners = {Al}; });
    refused("over too soon", over(), "open.phase", [](State& s) {
        s.open.purse[Dan] -= M(10);
        s.open.reserve += 10;
    });
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

// ---- Positions that have been tampered with ----

// Every place in a JSON value where something can be changed.
void collect(json::value& value, std::vector<json::value*>& places) {
    places.push_back(&value);
    if (value.is_object()) {
        for (auto& field : value.get_object()) collect(field.value(), places);
    } else if (value.is_array()) {
        for (json::value& item : value.get_array()) collect(item, places);
    }
}

void tamper(json::value& position, const std::vector<json::value>& stolen, Rng& luck) {
    std::vector<json::value*> places;
    collect(position, places);
    json::value& place = *places[luck.below(static_cast<std::uint32_t>(places.size()))];
    const auto foreign = [&] {
        return stolen[luck.below(static_cast<std::uint32_t>(stolen.size()))];
    };
    if (place.is_int64()) {
        place = place.get_int64() + static_cast<int>(luck.below(5)) - 2;
    } else if (place.is_bool()) {
        place = !place.get_bool();
    } else if (place.is_array()) {
        json::array& list = place.get_array();
        if (luck.below(2) == 0 || list.empty()) {
            list.push_back(luck.below(2) == 0 ? json::value(luck.below(8)) : foreign());
        } else {
            list.erase(list.begin() + luck.below(static_cast<std::uint32_t>(list.size())));
        }
    } else if (place.is_object() && luck.below(2) == 0) {
        json::object& object = place.get_object();
        if (!object.empty()) {
            object.erase(
                (object.begin() + luck.below(static_cast<std::uint32_t>(object.size())))->key());
        }
    } else {
        place = foreign();
    }
}

// Two or three changes that leave the money in order get further than one alone.
void shift_money(State& state, const Rules& rules, Rng& luck) {
    const Seat seat{static_cast<std::uint8_t>(luck.below(rules.players))};
    const int amount = static_cast<int>(luck.below(9)) - 4;
    state.open.purse[seat] += Millions{amount};
    state.open.reserve -= amount;
}

TEST(Positions, that_were_tampered_with_are_refused_or_can_be_played_on) {
    const std::vector<json::value> stolen{
        "Talking", "Answering", "Closing", "Final",       "Naming",      "Robbing",
        "Voting",  "RollCall",  "Over",    "Driver",      "Brute",       "Snitch",
        "Tech",    "L1-03",     "L2-03",   nullptr,       true,          -1,
        7,         99999,       1.5,       json::array{}, json::object{}};
    int taken = 0, refused = 0;
    for (const Rules& rules : all_rules()) {
        const MillionsGame game = game_by(rules);
        Rng luck{rules.players + 100u * static_cast<unsigned>(rules.edition)};
        for (unsigned games = 0; games < kGames; ++games) {
            AnyState state = game.setup();
            while (!is_over(game, state)) {
                play_any(game, state, luck);
                State changed = state.as<State>();
                if (luck.below(3) == 0) shift_money(changed, rules, luck);
                json::value position = position_json(game, AnyState::of(changed));
                for (std::uint32_t k = luck.below(3) + 1; k > 0; --k)
                    tamper(position, stolen, luck);
                const auto read = read_position(game, position);
                if (read.has_error()) {
                    ++refused;
                    ASSERT_FALSE(read.error().what.empty());
                    continue;
                }
                ++taken;
                SCOPED_TRACE(story_of(rules, 0) + '\n' + json::serialize(position));
                AnyState on = *read;
                for (int step = 0; step < 200 && !is_over(game, on); ++step) {
                    const Seat seat{static_cast<std::uint8_t>(luck.below(rules.players))};
                    if (step % 20 == 0) game.guess(game.view(on, seat), luck);
                    play_any(game, on, luck);
                    if (step % 20 == 0) {
                        ASSERT_NO_FATAL_FAILURE(expect_lossless(game, on));
                    }
                }
                ASSERT_NO_FATAL_FAILURE(expect_lossless(game, on));
            }
        }
    }
    EXPECT_GT(taken, 50);
    EXPECT_GT(refused, 500);
}

// ---- Fingerprints ----

TEST(Fingerprint, is_the_same_on_every_machine) {
    Story t = live_talks();
    EXPECT_EQ(fingerprint(game_by(t.rules()), AnyState::of(t.state())), 14955238878253949569u);
    Story u = robbing();
    EXPECT_EQ(fingerprint(game_by(u.rules()), AnyState::of(u.state())), 9258005437120364912u);
}

TEST(Fingerprint, differs_between_different_states) {
    const MillionsGame game = game_by(figures::first_edition(6));
    std::set<std::uint64_t> sums;
    std::set<std::string> lines;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng luck{seed};
        for (AnyState state = game.setup(); !is_over(game, state); play_any(game, state, luck)) {
            sums.insert(fingerprint(game, state));
            lines.insert(position_line(game, default_names(6), state));
        }
    }
    EXPECT_EQ(sums.size(), lines.size());
    EXPECT_GT(sums.size(), 1000u);
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
