// Answers that are large: compressed for whoever takes that, and asked for again only if they have
// changed. What holds secrets is never compressed.

#include <gtest/gtest.h>

#include <future>
#include <thread>
#define ZLIB_CONST
#include <zlib.h>

#include "games/embedded.h"
#include "server/gzip.h"
#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

// Empty if it is not gzip.
std::string unpacked(std::string_view packed) {
    std::string plain(8'000'000, '\0');
    z_stream stream{};
    if (inflateInit2(&stream, 15 + 16) != Z_OK) return {};
    stream.next_in = reinterpret_cast<const Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    const bool whole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0;
    plain.resize(whole ? stream.total_out : 0);
    inflateEnd(&stream);
    return plain;
}

const Headers kPacked = {
    {"Accept-Encoding", "gzip, deflate, br"}
};

TEST(Gzip, packs_what_unpacks_to_the_same) {
    std::string noise;
    Rng luck{1};
    for (int i = 0; i < 100'000; ++i) noise += static_cast<char>(luck.below(256));
    for (const std::string& text : {std::string("a"), std::string(100'000, 'a'), noise}) {
        EXPECT_EQ(unpacked(gzip(text)), text);
    }
    EXPECT_LT(gzip(std::string(100'000, 'a')).size(), 1'000u);
}

TEST(Gzip, only_what_is_large_and_becomes_smaller_and_only_for_those_who_take_it) {
    const auto packed = [](std::string body, std::string accept) {
        HttpRequest request;
        request.accept_encoding = std::move(accept);
        HttpResponse response;
        response.body = std::move(body);
        compress(request, response);
        return std::ranges::any_of(response.headers, [](const auto& each) {
            return each.first == "Content-Encoding" && each.second == "gzip";
        });
    };
    EXPECT_TRUE(packed(std::string(kLeastCompressed, 'a'), "gzip"));
    EXPECT_FALSE(packed(std::string(kLeastCompressed - 1, 'a'), "gzip"));
    EXPECT_FALSE(packed(std::string(kLeastCompressed, 'a'), ""));
    EXPECT_FALSE(packed(std::string(kLeastCompressed, 'a'), "br, gzip;q=0"));
    std::string noise;
    Rng luck{1};
    for (int i = 0; i < 100'000; ++i) noise += static_cast<char>(luck.below(256));
    EXPECT_FALSE(packed(noise, "gzip"));
}

TEST(HouseAnswers, the_figures_of_a_game_are_its_data_file_but_for_what_it_says_of_itself) {
    TestHouse house;
    Guest guest(house);
    for (const Ruleset& ruleset : catalogue()) {
        const std::string path = "/api/games/" + std::string(ruleset.id) + "/figures";
        SCOPED_TRACE(path);
        const Answer plain = guest.get(path);
        EXPECT_EQ(plain.status, 200);
        EXPECT_EQ(plain.header("Content-Type"), "application/json");
        EXPECT_EQ(plain.header("Cache-Control"), "no-cache");
        json::object file = json::parse(embedded(ruleset.data)).as_object();
        for (const char* told : {"about", "provenance"}) file.erase(told);
        EXPECT_EQ(body_of(plain), file);
    }
    EXPECT_EQ(guest.get("/api/games/none/figures").status, 404);
}

TEST(HouseAnswers, the_rules_say_which_language_they_are_in) {
    TestHouse house;
    Guest guest(house);
    for (const Ruleset& ruleset : catalogue()) {
        for (const Language language : languages()) {
            const std::string path = "/api/games/" + std::string(ruleset.id) + "/rules?lang=";
            const json::object told = body_of(guest.get(path + std::string(language.tag())));
            const bool translated = !language.rules(ruleset.texts).empty();
            EXPECT_EQ(told.at("lang").as_string(), (translated ? language : Language{}).tag());
        }
    }
}

TEST(HouseAnswers, what_never_changes_is_asked_for_once) {
    TestHouse house;
    Guest guest(house);
    const std::string game = "/api/games/" + first_way().game;
    for (const std::string& path : {game + "/figures", game + "/rules", game + "/guide",
                                    game + "/guide?players=3", std::string("/api/games")}) {
        SCOPED_TRACE(path);
        const Answer plain = guest.get(path), packed = guest.ask("GET", path, "", kPacked);
        EXPECT_EQ(plain.header("Content-Encoding"), "");
        const bool large = plain.body.size() >= kLeastCompressed;
        EXPECT_EQ(packed.header("Content-Encoding"), large ? "gzip" : "");
        EXPECT_EQ(large ? unpacked(packed.body) : packed.body, plain.body);
        EXPECT_NE(plain.header("Vary").find("Accept-Encoding"), std::string::npos);
        for (const Answer* each : {&plain, &packed}) {
            Headers again = each == &packed ? kPacked : Headers{};
            again.emplace_back("If-None-Match", each->header("ETag"));
            const Answer same = guest.ask("GET", path, "", again);
            EXPECT_EQ(same.status, 304);
            EXPECT_EQ(same.body, "");
            EXPECT_EQ(same.header("ETag"), each->header("ETag"));
        }
        const Headers other = {
            {"If-None-Match", "\"other\""}
        };
        EXPECT_EQ(guest.ask("GET", path, "", other).status, 200);
    }
    // Another language is another answer.
    EXPECT_NE(guest.get("/api/games?lang=zh").header("ETag"),
              guest.get("/api/games?lang=en").header("ETag"));
    EXPECT_NE(guest.get(game + "/guide?players=3").body, guest.get(game + "/guide?players=6").body);
}

TEST(HouseAnswers, finished_games_come_compressed_and_tables_never) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    Rng luck{3};
    play_out(house, party, luck);
    for (const char* what : {"/replay", "/report", "/export"}) {
        SCOPED_TRACE(what);
        const Answer plain = guest.get_at(party.id, what);
        const Answer packed = guest.get_at(party.id, what, kPacked);
        ASSERT_GE(plain.body.size(), kLeastCompressed);
        EXPECT_EQ(plain.header("Content-Encoding"), "");
        EXPECT_EQ(plain.header("Vary"), "Accept-Encoding");
        EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
        EXPECT_EQ(packed.header("Content-Type"), plain.header("Content-Type"));
        EXPECT_EQ(packed.header("Cache-Control"), "no-store");
        EXPECT_LT(packed.body.size(), plain.body.size() / 2);
        EXPECT_EQ(unpacked(packed.body), plain.body);
    }
    EXPECT_EQ(guest.get_at(party.id, "", kPacked).header("Content-Encoding"), "");
    for (const char* each : {"/api/tables", "/api/me", "/api/me/tables"}) {
        EXPECT_EQ(guest.ask("GET", each, "", kPacked).header("Content-Encoding"), "") << each;
    }
}

// A bot minded somebody's seat: the report says for which steps.
TEST(HouseAnswers, the_report_says_what_a_bot_played_for_somebody) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 2);
    ASSERT_EQ(party.at(1).refused(message("mind", "m")), "");
    Rng luck{3};
    const int others = 0;
    for (int i = 0; house.table(party.id).status() == Table::Status::Running && i < 10'000; ++i) {
        house.calm();
        Guest& guest = party.at(others);
        guest.sync();
        const json::array& choices = guest.game.at("choices").as_array();
        if (!choices.empty()) {
            json::object move = message("move", "x" + std::to_string(i));
            move["move"] =
                choices.at(luck.below(static_cast<std::uint32_t>(choices.size()))).at("move");
            guest.command(move);
        } else {
            house.pass_to_next_alarm();
        }
    }
    const json::object report = body_of(party.at(0).get_at(party.id, "/report"));
    const json::array& seats = report.at("seats").as_array();
    EXPECT_TRUE(seats.at(0).at("stood_in").as_array().empty());
    EXPECT_EQ(static_cast<std::int64_t>(seats.at(1).at("stood_in").as_array().size()),
              seats.at(1).at("moves").as_int64());
    EXPECT_GT(seats.at(1).at("moves").as_int64(), 0);
    EXPECT_TRUE(seats.at(2).at("stood_in").as_array().empty());
}

// The coach is asked until he is done, by whoever may look back on the game.
TEST(HouseAnswers, the_coach_looks_back_for_whoever_may_and_says_how_far_he_is) {
    const Way way = first_way();
    TestHouse house;
    json::object settings = settings_for(way);
    settings["spectators"] = false;
    Party party(house, way, settings);
    Guest& guest = party.at(0);
    EXPECT_EQ(guest.get_at(party.id, "/coach?seat=0").status, 403);
    Rng luck{3};
    play_out(house, party, luck);
    Guest stranger(house, "Eve");
    EXPECT_EQ(stranger.get_at(party.id, "/coach?seat=0").status, 403);
    for (const char* wrong : {"/coach", "/coach?seat=8", "/coach?seat=-1", "/coach?seat=x"}) {
        EXPECT_EQ(guest.get_at(party.id, wrong).status, 400) << wrong;
    }
    const Answer answer = guest.get_at(party.id, "/coach?seat=1");
    EXPECT_EQ(answer.status, 202);
    EXPECT_TRUE(body_of(answer).contains("progress"));
}

// As many as one address may have: a third would be turned away.
TEST(HouseAnswers, the_coach_stays_at_work_whatever_is_said_afterwards) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Guest& guest = party.at(0);
    Rng luck{3};
    play_out(house, party, luck);
    for (const char* seat : {"/coach?seat=0", "/coach?seat=1"}) {
        ASSERT_EQ(guest.get_at(party.id, seat).status, 202);
    }
    ASSERT_EQ(guest.refused(say("s", "well played")), "");
    EXPECT_NE(guest.get_at(party.id, "/coach?seat=0").status, 503);
}

// ---- whoever reads of finished games keeps nobody else waiting ----

TEST(HouseReadings, take_no_thread_from_the_bots_and_no_more_room_than_there_is) {
    const Way way = first_way();
    Plan plan;
    plan.limits.reading.threads = 0;  // none is ever worked out
    plan.limits.reading.of_address = 2;
    TestHouse house(plan);
    Party over(house, way, settings_for(way));
    Rng luck{3};
    play_out(house, over, luck);
    std::vector<std::future<int>> waiting;
    for (int i = 0; i < 2; ++i) {
        waiting.push_back(std::async(std::launch::async, [&, i] {
            Guest reader(house);
            try {
                return reader.get_at(over.id, i == 0 ? "/report" : "/replay").status;
            } catch (const std::exception&) {
                return 0;  // the house has closed
            }
        }));
    }
    Guest guest(house);
    const auto under_way = [&] {
        return guest.get("/metrics").body.find("moneybags_readings_waiting 2\n") !=
               std::string::npos;
    };
    while (!under_way()) std::this_thread::yield();
    const Answer third = guest.get_at(over.id, "/export");
    EXPECT_EQ(third.status, 503);
    EXPECT_EQ(reason_of(third), "busy");
    EXPECT_EQ(third.header("Retry-After"), "2");
    // Bots play on.
    Party bots(house, way, settings_for(way), 1);
    play_out(house, bots, luck);
    house.stop();
    for (auto& each : waiting) EXPECT_NE(each.get(), 200);
}

TEST(HouseReadings, are_worked_out_once_for_all_who_ask) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Rng luck{3};
    play_out(house, party, luck);
    const auto made = [&] {
        const std::string text = party.at(0).get("/metrics").body;
        const std::string name = "\nmoneybags_readings_made_total ";
        return std::stoi(text.substr(text.find(name) + name.size()));
    };
    const std::string first = party.at(0).get_at(party.id, "/report").body;
    EXPECT_EQ(made(), 1);
    Guest other(house);
    EXPECT_EQ(other.get_at(party.id, "/report").body, first);
    EXPECT_EQ(made(), 1);
    EXPECT_NE(other.get_at(party.id, "/report?lang=zh").body, first);
    EXPECT_NE(other.get_at(party.id, "/replay?from=0&count=2").body,
              other.get_at(party.id, "/replay?from=2&count=2").body);
    EXPECT_EQ(made(), 4);
    // What is said afterwards belongs to the log: it is told, too.
    ASSERT_EQ(party.at(1).refused(say("late", "well played")), "");
    EXPECT_EQ(other.get_at(party.id, "/report").body, first);
    EXPECT_EQ(made(), 5);
}

}  // namespace
}  // namespace moneybags::house_tests
