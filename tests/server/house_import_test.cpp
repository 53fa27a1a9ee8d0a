// A game that was begun offline is opened as a table: by whoever brings its log, as it was played,
// and by nobody who has touched it.

#include <gtest/gtest.h>

#include <set>

#include "table/proof.h"
#include "tests/server/harness.h"
#include "tests/support/offline_game.h"

namespace moneybags::house_tests {
namespace {

using testing_support::for_three;
using testing_support::offline_game;
using testing_support::OfflineGame;

constexpr std::string_view kPath = "/api/tables/import";
constexpr std::size_t kWhole = 100'000;

OfflineGame some_game(std::size_t steps = 25) { return offline_game(for_three(), steps); }

json::object wish_to_import(const OfflineGame& offline) {
    return object_of("log", offline.log(), "digest", offline.digest);
}

// With one piece of its log in the place of another.
json::object meddled(const OfflineGame& offline, std::string_view before, std::string_view after) {
    std::string log = offline.log();
    const std::size_t at = log.find(before);
    EXPECT_NE(at, std::string::npos) << before;
    log.replace(at, before.size(), after);
    return object_of("log", log, "digest", offline.digest);
}

class HouseImport : public ::testing::Test {
   protected:
    json::object brought(Guest& guest, const OfflineGame& offline) {
        const Answer answer = guest.post(kPath, wish_to_import(offline));
        EXPECT_EQ(answer.status, 200) << answer.body;
        return body_of(answer);
    }
    std::string refused(const json::object& wish) {
        Guest stranger(house_);
        const Answer answer = stranger.post(kPath, wish);
        EXPECT_GE(answer.status, 400) << answer.body;
        EXPECT_LT(answer.status, 500) << answer.body;
        EXPECT_FALSE(stranger.has_cookie());
        EXPECT_EQ(answer.body.find("deny."), std::string::npos) << answer.body;
        return reason_of(answer);
    }

    TestHouse house_;
};

TEST_F(HouseImport, every_game_goes_on_to_its_end_with_people_and_bots_where_they_sat) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        const OfflineGame offline = offline_game(ruleset, 10);
        Guest ann(house_, "Ann");
        const json::object body = brought(ann, offline);
        const std::string id = text_of(body, "table");
        EXPECT_EQ(text_of(body, "status"), "running");
        EXPECT_EQ(body.at("seat").as_int64(), 0);
        ASSERT_TRUE(ann.has_cookie());
        EXPECT_EQ(text_of(ann.visit(id), "stream"), "seat0.1");
        EXPECT_EQ(ann.table.at("begun").at("digest").as_string(), offline.digest);
        EXPECT_FALSE(ann.table.at("begun").as_object().contains("seed"));
        EXPECT_TRUE(ann.table.at("chairs").at(0).at("host").as_bool());
        const json::array& chairs = ann.table.at("chairs").as_array();
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            EXPECT_EQ(chairs[i].at("kind").as_string(), i < 2 ? "person" : "bot");
        }

        // Whoever sat beside them comes by the token of that seat, and by nothing else.
        const json::array& others = body.at("others").as_array();
        ASSERT_EQ(others.size(), 1u);
        Guest friendly(house_, "Bnn");
        const json::object token = object_of("token", others[0].at("token").as_string());
        EXPECT_EQ(text_of(friendly.visit(id, token), "stream"), "seat1.1");
        Guest anybody(house_, "Eve");
        EXPECT_EQ(text_of(anybody.visit(id), "stream"), "watch");

        EXPECT_EQ(ann.refused(message("mind", "m1")), "");
        EXPECT_EQ(friendly.refused(message("mind", "m2")), "");
        house_.pass(std::chrono::minutes(10));
        const Table& table = house_.table(id);
        EXPECT_EQ(table.status(), Table::Status::Over);
        EXPECT_FALSE(check_proof(*table.session(), table.opening()));
    }
}

TEST_F(HouseImport, a_game_that_is_over_is_there_to_look_back_on_and_counts_for_nobody) {
    const OfflineGame offline = some_game(kWhole);
    Guest ann(house_, "Ann");
    const json::object body = brought(ann, offline);
    EXPECT_EQ(text_of(body, "status"), "over");
    const std::string id = text_of(body, "table");
    EXPECT_EQ(ann.get_at(id, "/report").status, 200);
    EXPECT_EQ(ann.get_at(id, "/replay").status, 200);
    EXPECT_EQ(body_of(ann.get("/api/me/profile")).at("played").as_int64(), 0);
    // What the house exports of it is no game of somebody's own device any more.
    const std::string log = ann.get_at(id, "/export").body;
    EXPECT_EQ(refused(object_of("log", log, "digest", offline.digest)), "import-altered");
}

TEST_F(HouseImport, the_same_game_again_is_the_table_that_was_made_of_it) {
    const OfflineGame offline = some_game();
    Guest ann(house_, "Ann"), bea(house_, "Bea");
    const std::string id = text_of(brought(ann, offline), "table");
    house_.restart();
    const json::object again = brought(ann, offline);
    EXPECT_EQ(text_of(again, "table"), id);
    EXPECT_TRUE(again.at("again").as_bool());
    EXPECT_EQ(again.at("seat").as_int64(), 0);
    // Played on offline meanwhile it is still that game.
    EXPECT_EQ(text_of(brought(ann, some_game(30)), "table"), id);
    // Of somebody else it is another table, about which nobody learns anything by it.
    EXPECT_NE(text_of(brought(bea, offline), "table"), id);
}

TEST_F(HouseImport, one_chooses_the_seat_of_a_person) {
    Guest ann(house_, "Ann");
    json::object wish = wish_to_import(some_game());
    for (const int seat : {-1, 2, 9}) {
        wish["seat"] = seat;
        EXPECT_EQ(refused(wish), "import-seat") << seat;
    }
    wish["seat"] = 1;
    const Answer answer = ann.post(kPath, wish);
    ASSERT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(text_of(ann.visit(text_of(body_of(answer), "table")), "stream"), "seat1.1");
    EXPECT_TRUE(ann.table.at("chairs").at(1).at("host").as_bool());
}

TEST_F(HouseImport, nothing_that_was_meddled_with_is_taken) {
    const OfflineGame good = some_game();
    EXPECT_EQ(refused({}), "unreadable");
    EXPECT_EQ(refused(object_of("log", "", "digest", good.digest)), "import-unreadable");
    EXPECT_EQ(refused(object_of("log", "hello", "digest", good.digest)), "import-unreadable");
    EXPECT_EQ(refused(object_of("log", std::string(100'000, '['), "digest", good.digest)),
              "import-unreadable");
    EXPECT_EQ(refused(object_of("log", std::string(100'000, '\n'), "digest", good.digest)),
              "import-unreadable");
    EXPECT_EQ(refused(object_of("log", good.log(), "digest", some_game().digest + "0")),
              "import-digest");
    EXPECT_EQ(refused(meddled(good, hex(good.game.opening.seed.bytes), hex(digest("mine")))),
              "import-digest");
    EXPECT_EQ(refused(meddled(good, "in a pocket", "in another")), "import-digest");
    EXPECT_EQ(refused(meddled(good, good.game.opening.game, "poker")), "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"start\":", "\"begin\":")), "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"hand\":\"luck\"", "\"hand\":\"bot\"")), "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"name\":\"Ann\"", "\"name\":\"A\\u0007\"")),
              "import-unreadable");

    // What everybody would be sent, and nobody sees.
    EXPECT_EQ(refused(meddled(good, "in a pocket", std::string(100, 'x'))), "import-unreadable");
    const auto hidden = [&](const json::object& wish) {
        Guest stranger(house_);
        const std::string told = stranger.post(kPath, wish).body;
        return told.find("nobody sees") != std::string::npos;
    };
    const std::string words =
        "{\"at\":0,\"step\":{\"hand\":\"person\",\"record\":{\"seat\":0,\"say\":\"a\u202eb\"}}}";
    EXPECT_TRUE(hidden(object_of("log", good.log() + words, "digest", good.digest)));
    EXPECT_TRUE(hidden(meddled(good, "\"Cnn\"", "\"C\u200bnn\"")));

    // What no table of this house could have been opened with, nor anybody have said at one.
    const std::string endless(2000, 'x');
    const auto said = [](const std::string& text) {
        return R"({"at":0,"step":{"hand":"person","record":{"seat":0,"say":")" + text + "\"}}}\n";
    };
    EXPECT_EQ(refused(meddled(good, "\"Cnn\"", "\"" + endless + "\"")), "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"Cnn\"", "\"Ann\"")), "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"name\":\"Ann\"", "\"name\":\"" + endless + "\"")),
              "import-unreadable");
    EXPECT_EQ(refused(meddled(good, "\"rookie\"", "\"shark@9000ms\"")), "import-unreadable");
    for (const std::string players : {"-1", "0", "99", "1000000000000"}) {
        EXPECT_EQ(refused(meddled(good, "\"players\":3", "\"players\":" + players)),
                  "import-unreadable");
    }
    EXPECT_EQ(refused(meddled(good, "\"pace\":0", "\"pace\":1000000000000")), "import-unreadable");
    EXPECT_EQ(refused(object_of("log", good.log() + said(endless), "digest", good.digest)),
              "import-unreadable");

    // Another seed's game under this one's name: the luck is not what its seed deals.
    OfflineGame lucky = good;
    lucky.game.records = offline_game(for_three(), 25, 2).game.records;
    EXPECT_EQ(refused(wish_to_import(lucky)), "import-luck");

    // A step left out, and one played twice.
    for (const bool twice : {false, true}) {
        std::string log = good.log();
        const std::size_t from = log.find("{", log.find("\"step\"") - 40);
        const std::string line = log.substr(from, log.find('\n', from) + 1 - from);
        twice ? log.insert(from, line) : log.erase(from, line.size());
        const std::string reason = refused(object_of("log", log, "digest", good.digest));
        EXPECT_TRUE(reason == "import-unreadable" || reason == "import-luck") << reason;
    }
    // What an export never holds.
    const std::string log = good.log();
    for (const std::string line : {R"({"at":0,"close":{}})", R"({"at":0,"stand":{"seat":0}})",
                                   R"({"at":0,"chat":{"seat":0,"name":"","words":"hi"}})"}) {
        EXPECT_EQ(refused(object_of("log", log + line + "\n", "digest", good.digest)),
                  "import-unreadable");
    }
    // Of another time: it is said what is the matter.
    OfflineGame old = good;
    old.game.opening.program = "0.0.1";
    Guest stranger(house_);
    const Answer answer = stranger.post(kPath, meddled(old, "\"start\":", "\"begin\":"));
    EXPECT_NE(answer.body.find("another version"), std::string::npos) << answer.body;
    EXPECT_EQ(stranger.post(kPath, wish_to_import(old)).status, 200);
}

TEST_F(HouseImport, games_that_cannot_go_on_are_told_so) {
    OfflineGame lesson = some_game();
    lesson.game.opening.settings.lesson = true;
    EXPECT_NE(refused(wish_to_import(lesson)), "");
    OfflineGame dictated = some_game();
    dictated.game.opening.unsealed = 3;
    EXPECT_EQ(refused(wish_to_import(dictated)), "import-altered");
    const OfflineGame good = some_game(0);
    const std::string log = good.log();
    const std::string unbegun = log.substr(0, log.find('\n') + 1);
    EXPECT_EQ(refused(object_of("log", unbegun, "digest", good.digest)), "import-unbegun");
    OfflineGame bots = some_game(0);
    bots.game.levels.assign(bots.game.levels.size(), "rookie");
    EXPECT_EQ(refused(wish_to_import(bots)), "import-seat");
}

TEST_F(HouseImport, what_is_too_long_is_told_how_long_it_may_be) {
    const std::string huge(Limits{}.net.long_body_bytes + 1, ' ');
    for (const std::string_view path : {kPath, std::string_view("/api/tables")}) {
        Guest stranger(house_);
        const Answer answer = stranger.ask("POST", path, huge,
                                           {
                                               {"Content-Type", "application/json"}
        });
        EXPECT_EQ(answer.status, 413);
        EXPECT_EQ(reason_of(answer), "body-too-big");
        const std::size_t most =
            path == kPath ? Limits{}.net.long_body_bytes : Limits{}.net.body_bytes;
        EXPECT_NE(answer.body.find(std::to_string(most)), std::string::npos) << answer.body;
    }
    // Only an import may be so long.
    const std::string some(Limits{}.net.body_bytes + 1, ' ');
    Guest stranger(house_);
    const Headers json{
        {"Content-Type", "application/json"}
    };
    EXPECT_EQ(stranger.ask("POST", "/api/tables", some, json).status, 413);
    EXPECT_EQ(stranger.ask("POST", kPath, some, json).status, 400);
}

TEST(HouseImportLimits, a_thousand_in_a_minute_are_not_taken) {
    Plan plan;
    plan.limits.imports = {2, Span{600'000}};
    plan.limits.imports_per_address = {5, Span{600'000}};
    TestHouse house(plan);
    const auto wish = [](int seed) { return wish_to_import(offline_game(for_three(), 5, seed)); };
    Guest ann(house, "Ann");
    EXPECT_EQ(ann.post(kPath, wish(0)).status, 200);  // a stranger until then
    EXPECT_EQ(ann.post(kPath, wish(1)).status, 200);
    EXPECT_EQ(ann.post(kPath, wish(2)).status, 200);
    EXPECT_EQ(ann.post(kPath, wish(3)).status, 429);
    int taken = 0;
    for (int i = 0; i < 1000; ++i) {
        Guest stranger(house);
        const Answer answer = stranger.post(kPath, object_of("log", "{}", "digest", ""));
        taken += answer.status == 429 ? 0 : 1;
    }
    EXPECT_EQ(taken, 1);
    house.tick(std::chrono::minutes(10));
    EXPECT_EQ(ann.post(kPath, wish(4)).status, 200);
}

TEST(HouseImportLimits, more_talk_than_a_table_keeps_is_told_how_much_that_is) {
    Plan plan;
    plan.limits.talk_kib = 1;
    TestHouse house(plan);
    const OfflineGame game = some_game(0);
    std::string log = game.log();
    for (int i = 0; i < 20; ++i) {
        log += R"({"at":0,"step":{"hand":"person","record":{"seat":0,"say":")" +
               std::string(100, 'x') + "\"}}}\n";
    }
    Guest ann(house, "Ann");
    const Answer answer = ann.post(kPath, object_of("log", log, "digest", game.digest));
    EXPECT_EQ(reason_of(answer), "import-talk");
    EXPECT_NE(answer.body.find("1 KiB"), std::string::npos) << answer.body;
}

TEST(HouseImportLimits, a_private_house_takes_them_only_from_who_has_its_key) {
    Plan plan;
    plan.house_key = "a very long secret key";
    TestHouse house(plan);
    Guest ann(house, "Ann");
    json::object wish = wish_to_import(some_game(5));
    EXPECT_EQ(reason_of(ann.post(kPath, wish)), "private-house");
    wish["house"] = plan.house_key;
    EXPECT_EQ(ann.post(kPath, wish).status, 200);
}

}  // namespace
}  // namespace moneybags::house_tests
