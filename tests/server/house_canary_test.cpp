// Canaries: secrets that can be told from anything else, looked for in every byte that anybody
// received, and in the journal.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "server/journal.h"
#include "tests/server/harness.h"
#include "tests/support/whole_game.h"

namespace moneybags::house_tests {
namespace {

bool contains(const std::vector<std::string>& bytes, std::string_view secret) {
    return std::any_of(bytes.begin(), bytes.end(), [&](const std::string& each) {
        return each.find(secret) != std::string::npos;
    });
}

std::vector<std::string> received_by(const Guest& guest) {
    std::vector<std::string> all = guest.frames;
    all.insert(all.end(), guest.bodies.begin(), guest.bodies.end());
    return all;
}

std::string value_of(const std::string& cookie) { return cookie.substr(cookie.find('=') + 1); }

std::string raw(const Seed& seed) { return {seed.bytes.begin(), seed.bytes.end()}; }

// Every line that tells an event tells it to somebody who may know.
void expect_right_audience(const Guest& guest, Seat reader, const Session& session, int& secret) {
    for (const std::string& frame : guest.frames) {
        const json::object message = json::parse(frame).as_object();
        if (!message.contains("lines")) continue;
        for (const json::value& line : message.at("lines").as_array()) {
            if (line.at("what") != "event") continue;
            const Audience to = audience_of(session.game(), line.at("event"));
            EXPECT_TRUE(to.includes(reader)) << guest.name() << " heard " << json::serialize(line);
            if (!to.everybody) ++secret;
        }
    }
}

// Plays some of a game with talk, errors and people who read the table over HTTP meanwhile.
void play_some(TestHouse& house, Party& party, int moves) {
    Rng luck{5};
    for (int i = 0; i < moves; ++i) {
        if (house.table(party.id).status() != Table::Status::Running) return;
        // ids that nothing else contains
        if (!any_move(house, party, luck, "kanarie-" + std::to_string(i) + "-id")) {
            house.pass_to_next_alarm();
        }
        if (i % 7 != 0) continue;
        for (Guest* each : party.everybody()) {
            each->get_at(party.id);
            each->get_at(party.id, "/export");
            const std::string turn = std::to_string(i);
            each->command(say(each->name() + "-zegt-" + turn, "woorden van " + each->name()));
            each->command(
                message("move", each->name() + "-onzin-" + turn, "text", "everything to me"));
        }
    }
}

TEST(HouseCanaries, nobody_receives_a_byte_of_another_s_secrets_in_any_ruleset) {
    for (const Way& way : all_ways()) {
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, settings_for(way), way.players, 2);
        play_some(house, party, 24);
        ASSERT_EQ(house.table(party.id).status(), Table::Status::Running);
        for (Guest* each : party.everybody()) each->sync();

        int secret_events = 0;
        for (Guest* each : party.everybody()) {
            SCOPED_TRACE(each->name());
            const std::vector<std::string> bytes = received_by(*each);
            for (const Seed& seed : house.seeds()) {
                EXPECT_FALSE(contains(bytes, hex(seed.bytes)));
                EXPECT_FALSE(contains(bytes, raw(seed)));
                for (std::size_t part = 0; part + 16 <= 64; part += 16) {
                    EXPECT_FALSE(contains(bytes, hex(seed.bytes).substr(part, 16)));
                }
            }
            for (const std::string& token : house.tokens()) {
                const bool own = token == each->token() || token == value_of(each->cookie());
                if (own) continue;
                EXPECT_FALSE(contains(bytes, token));
                EXPECT_FALSE(contains(bytes, hex(digest(token))));  // nor what is stored of it
            }
            // Ids of commands: only the answers to one's own bear any.
            for (const std::string& frame : each->frames) {
                if (frame.find("kanarie-") == std::string::npos &&
                    frame.find("-zegt-") == std::string::npos) {
                    continue;
                }
                const std::string kind = text_of(json::parse(frame).as_object(), "kind");
                EXPECT_TRUE(kind == "ack" || kind == "nack") << frame.substr(0, 300);
                if (frame.find("-zegt-") != std::string::npos) {
                    EXPECT_NE(frame.find(each->name() + "-zegt-"), std::string::npos);
                }
            }
            const auto chair = std::find_if(party.seated.begin(), party.seated.end(),
                                            [&](const auto& guest) { return guest.get() == each; });
            const Seat reader = chair == party.seated.end()
                                    ? kSpectator
                                    : Seat{static_cast<std::uint8_t>(chair - party.seated.begin())};
            int secret = 0;
            expect_right_audience(*each, reader, *house.table(party.id).session(), secret);
            if (reader == kSpectator) {
                EXPECT_EQ(secret, 0);
            } else {
                secret_events += secret;
            }
        }
        if (testing_support::all_open(house.table(party.id).session()->game())) {
            EXPECT_EQ(secret_events, 0) << "all lies open, and yet not everybody is told";
        } else {
            EXPECT_GT(secret_events, 0) << "nothing secret happened: the test proves nothing";
        }
    }
}

// What was private to each is told to all once the game is over, and the seed fits its digest.
TEST(HouseCanaries, when_the_game_is_over_everything_is_open_and_the_seed_fits_its_digest) {
    const Way way = all_ways().front();
    TestHouse house;
    Party party(house, way, settings_for(way));
    const std::string digest = text_of(party.at(0).table, "digest");
    Rng luck{3};
    play_out(house, party, luck);
    for (Guest* each : party.everybody()) {
        each->sync();
        EXPECT_EQ(text_of(each->table, "seed"), hex(house.seeds().front().bytes));
        EXPECT_EQ(text_of(each->table, "digest"), digest);
    }
    EXPECT_EQ(commitment(house.seeds().front(), party.id), digest);
}

// What docs/hosting.md shows as a line of the journal.
json::object example_in_the_handbook() {
    std::ifstream in("docs/hosting.md");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    const std::size_t from = text.find("{\"at\":");
    std::string line = text.substr(from, text.find('}', from) - from + 1);
    std::erase(line, '\n');
    return json::parse(line).as_object();
}

// Bots, clocks, spectators, refusals, trouble with the disk, a restart: whatever the journal says
// of them, it names no token, no table, no word.
TEST(HouseCanaries, the_journal_keeps_secrets_too) {
    journal::set_quiet(false);
    ::testing::internal::CaptureStderr();
    std::vector<std::string> secrets;
    {
        const Way way = all_ways().front();
        TestHouse house;
        Party party(house, way, settings_for(way), 2);
        play_some(house, party, 20);
        party.at(0).post_at(party.id, "/key");
        party.at(1).get_at(party.id, "/report");
        Guest stranger(house, "Vreemdeling");
        const json::object account =
            object_of("login", "vreemdeling", "password", "geheim-wachtwoord");
        stranger.post("/api/account", account);
        stranger.post("/api/login", account);
        house.disk().fail_before(1);
        party.at(1).command(say("in-nood", "woorden in nood"));
        house.barrier();
        house.restart(Span{1'000});
        Guest late(house, "Laat");
        late.get_at(party.id);
        house.close_down(Span{1'000});
        secrets = house.tokens();
        secrets.push_back(party.id);
        for (const Seed& seed : house.seeds()) secrets.push_back(hex(seed.bytes));
        for (const char* word : {"woorden", "geheim", "Guest0", "Guest1", "vreemdeling", "kanarie",
                                 "onzin", "\"move\"", "\"view\""}) {
            secrets.emplace_back(word);
        }
    }
    const std::string journal = ::testing::internal::GetCapturedStderr();
    EXPECT_NE(journal.find("house-open"), std::string::npos) << journal;
    EXPECT_NE(journal.find("table-opened"), std::string::npos) << journal;
    EXPECT_NE(journal.find("write-failed"), std::string::npos) << journal;
    for (const std::string& secret : secrets) {
        EXPECT_EQ(journal.find(secret), std::string::npos) << secret << " stands in\n" << journal;
    }
    const auto fields = [](const json::object& line) {
        std::vector<std::string> names;
        for (const auto& field : line) names.emplace_back(field.key());
        return names;
    };
    const json::object example = example_in_the_handbook();
    bool is_found = false;
    std::istringstream lines(journal);
    for (std::string line; std::getline(lines, line);) {
        json::error_code wrong;
        const json::value read = json::parse(line, wrong);
        ASSERT_FALSE(wrong) << line;
        ASSERT_TRUE(read.is_object() && read.as_object().contains("event")) << line;
        if (read.at("event") != example.at("event")) continue;
        is_found = true;
        EXPECT_EQ(fields(read.as_object()), fields(example));
    }
    EXPECT_TRUE(is_found);
}

}  // namespace
}  // namespace moneybags::house_tests
