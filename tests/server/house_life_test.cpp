// A house from opening to closing: who comes in, how often, what is kept, what it says of itself.

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include "table/proof.h"
#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

json::object account(const char* login, const char* password) {
    return object_of("login", login, "password", password);
}

// ---- people ----

TEST(HouseLife, games_follow_an_account_to_another_browser) {
    TestHouse house;
    Guest home(house, "Ana"), phone(house), thief(house);
    const std::string id = home.open(wish_for(first_way()));
    EXPECT_EQ(phone.post("/api/account", account("ana", "a long secret")).status, 401)
        << "an account is for somebody";
    EXPECT_EQ(home.post("/api/account", account("Ana", "short")).status, 400);
    ASSERT_EQ(home.post("/api/account", account("Ana", "a long secret")).status, 200);
    EXPECT_EQ(reason_of(home.post("/api/account", account("ana2", "a long secret"))),
              "has-account");
    EXPECT_EQ(reason_of(thief.post("/api/login", account("ana", "a wrong secret"))),
              "wrong-password");
    EXPECT_EQ(reason_of(thief.post("/api/login", account("nobody", "a long secret"))),
              "wrong-password");
    EXPECT_FALSE(thief.has_cookie());
    ASSERT_EQ(phone.post("/api/login", account("ANA", "a long secret")).status, 200);
    EXPECT_TRUE(phone.has_cookie());
    EXPECT_NE(phone.cookie(), home.cookie());
    EXPECT_NE(phone.get("/api/me/tables").body.find(id), std::string::npos);
    EXPECT_NE(phone.get("/api/me").body.find("\"login\":\"ana\""), std::string::npos);
    EXPECT_EQ(text_of(phone.visit(id), "stream"), "seat0.1");
    EXPECT_EQ(body_of(phone.get_at(id)).at("seat").as_int64(), 0);

    // Somebody else cannot have that login; and a session that was ended is over, the other is not.
    Guest other(house, "Bo");
    other.open(wish_for(first_way()));
    EXPECT_EQ(reason_of(other.post("/api/account", account("ana", "another secret"))),
              "login-taken");
    const std::string old = phone.cookie();
    EXPECT_EQ(phone.post("/api/logout").status, 200);
    EXPECT_FALSE(phone.has_cookie());
    phone.set_cookie(old);
    EXPECT_NE(phone.get("/api/me").body.find("null"), std::string::npos);
    phone.hang_up();
    EXPECT_EQ(text_of(phone.visit(id), "stream"), "watch");
    EXPECT_NE(home.get("/api/me").body.find("Ana"), std::string::npos);

    house.restart();
    EXPECT_NE(home.get("/api/me/tables").body.find(id), std::string::npos);
    EXPECT_EQ(phone.post("/api/login", account("ana", "a long secret")).status, 200);
}

TEST(HouseLife, who_logs_out_plays_no_more_on_that_device) {
    TestHouse house;
    Guest home(house, "Ana"), phone(house);
    const std::string id = home.open(wish_for(first_way()));
    ASSERT_EQ(home.post("/api/account", account("ana", "a long secret")).status, 200);
    ASSERT_EQ(phone.post("/api/login", account("ana", "a long secret")).status, 200);
    home.visit(id);
    EXPECT_EQ(text_of(phone.visit(id), "stream"), "seat0.1");
    ASSERT_EQ(phone.post("/api/logout").status, 200);
    EXPECT_EQ(text_of(phone.next("bye"), "reason"), "logged-out");
    EXPECT_EQ(phone.wait_for_close(), 1008);
    EXPECT_EQ(home.refused(say("", "still here")), "");
}

TEST(HouseLife, a_new_password_ends_all_other_sessions) {
    TestHouse house;
    Guest home(house, "Ana"), phone(house), thief(house);
    const std::string id = home.open(wish_for(first_way()));
    const auto change = [](Guest& who, const char* old, const char* anew) {
        return who.post("/api/account/password", object_of("old", old, "new", anew));
    };
    EXPECT_EQ(reason_of(change(home, "a long secret", "another secret")), "no-account");
    ASSERT_EQ(home.post("/api/account", account("ana", "a long secret")).status, 200);
    ASSERT_EQ(phone.post("/api/login", account("ana", "a long secret")).status, 200);
    home.visit(id);
    phone.visit(id);
    EXPECT_EQ(reason_of(change(home, "a wrong secret", "another secret")), "wrong-password");
    EXPECT_EQ(change(home, "a long secret", "short").status, 400);
    EXPECT_EQ(phone.refused(say("", "still here")), "");
    ASSERT_EQ(change(home, "a long secret", "another secret").status, 200);
    EXPECT_EQ(phone.wait_for_close(), 1008);
    EXPECT_NE(phone.get("/api/me").body.find("null"), std::string::npos);
    EXPECT_EQ(home.refused(say("", "here")), "");
    EXPECT_EQ(thief.post("/api/login", account("ana", "a long secret")).status, 401);
    house.restart();
    EXPECT_NE(home.get("/api/me").body.find("Ana"), std::string::npos);
    EXPECT_NE(phone.get("/api/me").body.find("null"), std::string::npos);
    EXPECT_EQ(phone.post("/api/login", account("ana", "another secret")).status, 200);
}

TEST(HouseLife, devices_are_listed_and_forgotten_one_by_one) {
    TestHouse house;
    Guest home(house, "Ana"), phone(house), other(house, "Bo");
    const std::string id = home.open(wish_for(first_way()));
    other.open(wish_for(first_way()));
    ASSERT_EQ(home.post("/api/account", account("ana", "a long secret")).status, 200);
    ASSERT_EQ(other.post("/api/account", account("bob", "a long secret")).status, 200);
    house.pass(std::chrono::hours(2));
    ASSERT_EQ(phone.post("/api/login", account("ana", "a long secret")).status, 200);
    const auto devices = [](Guest& who) {
        return body_of(who.get("/api/me/devices")).at("devices").as_array();
    };
    const json::array mine = devices(home);
    ASSERT_EQ(mine.size(), 2u);
    EXPECT_TRUE(mine[0].at("this").as_bool());
    EXPECT_FALSE(mine[1].at("this").as_bool());
    EXPECT_EQ(mine[1].at("began").as_int64(), house.now().time_since_epoch().count());
    const std::string cookie = phone.cookie().substr(phone.cookie().find('=') + 1);
    EXPECT_EQ(json::serialize(mine).find(cookie), std::string::npos);
    EXPECT_EQ(devices(other).size(), 1u);

    const json::object wish = object_of("id", mine[1].at("id"));
    EXPECT_EQ(reason_of(other.post("/api/me/devices/forget", wish)), "no-such-device");
    phone.visit(id);
    EXPECT_EQ(home.post("/api/me/devices/forget", wish).status, 200);
    EXPECT_EQ(phone.wait_for_close(), 1008);
    EXPECT_NE(phone.get("/api/me").body.find("null"), std::string::npos);
    EXPECT_EQ(devices(home).size(), 1u);
    house.restart();
    EXPECT_EQ(devices(home).size(), 1u);
}

TEST(HouseLife, cookies_cannot_be_read_by_scripts_nor_sent_by_other_sites) {
    TestHouse house;
    Guest guest(house, "Ana");
    json::object wish = wish_for(first_way());
    wish["name"] = "Ana";
    const std::string cookie = guest.post("/api/tables", wish).header("Set-Cookie");
    for (const char* part : {"HttpOnly", "SameSite=Strict", "Path=/"}) {
        EXPECT_NE(cookie.find(part), std::string::npos) << cookie;
    }
    EXPECT_EQ(cookie.find("Secure"), std::string::npos);
    TestHouse safe({.base_url = "https://house.test"});
    Guest other(safe, "Bo");
    EXPECT_NE(other.post("/api/tables", wish).header("Set-Cookie").find("Secure"),
              std::string::npos);
}

TEST(HouseLife, a_private_house_opens_tables_only_for_its_key_and_lists_none) {
    TestHouse house({.house_key = "open sesame"});
    Guest host(house, "Host");
    json::object wish = wish_for(first_way());
    wish["name"] = "Host";
    wish["settings"] = object_of("public", true);
    EXPECT_EQ(reason_of(host.post("/api/tables", wish)), "private-house");
    for (const char* key : {"", "open", "open sesame ", "OPEN SESAME"}) {
        wish["house"] = key;
        EXPECT_EQ(host.post("/api/tables", wish).status, 403) << key;
    }
    wish["house"] = "open sesame";
    const Answer opened = host.post("/api/tables", wish);
    ASSERT_EQ(opened.status, 200);
    EXPECT_EQ(opened.body.find("sesame"), std::string::npos);
    EXPECT_EQ(host.get("/api/tables").body, R"({"tables":[]})");
    Guest friendly(house, "Friend");  // who has the link may come in
    EXPECT_EQ(friendly.join(text_of(body_of(opened), "table")).status, 200);
}

TEST(HouseLife, public_tables_are_listed_and_others_are_not) {
    TestHouse house;
    Guest host(house, "Host");
    const std::string hidden = host.open(wish_for(first_way()));
    const std::string open =
        host.open(wish_for(first_way(), "settings", object_of("public", true)));
    const std::string list = host.get("/api/tables").body;
    EXPECT_NE(list.find(open), std::string::npos);
    EXPECT_EQ(list.find(hidden), std::string::npos);
    EXPECT_EQ(list.find("seed"), std::string::npos);
}

// ---- limits ----

TEST(HouseLife, nobody_opens_or_logs_in_too_often) {
    Plan plan;
    plan.limits.opened.most = 3;
    plan.limits.logins.most = 2;
    TestHouse house(plan);
    Guest eager(house, "Eager");
    for (int i = 0; i < 3; ++i) eager.open(wish_for(first_way()));
    const Answer refused = eager.post("/api/tables", wish_for(first_way()));
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(reason_of(refused), "too-many");
    EXPECT_NE(refused.header("Retry-After"), "");
    house.pass(Span{20'000});
    eager.open(wish_for(first_way()));
    EXPECT_EQ(eager.post("/api/tables", wish_for(first_way())).status, 429);

    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(eager.post("/api/login", account("nobody", "a long secret")).status, 401);
    }
    EXPECT_EQ(eager.post("/api/login", account("nobody", "a long secret")).status, 429);
    EXPECT_EQ(eager.post("/api/account", account("eager", "a long secret")).status, 429);
}

TEST(HouseLife, a_full_house_says_so) {
    Plan plan;
    plan.limits.tables = 2;
    TestHouse house(plan);
    Guest host(house, "Host");
    host.open(wish_for(first_way()));
    host.open(wish_for(first_way()));
    const Answer refused = host.post("/api/tables", wish_for(first_way()));
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(reason_of(refused), "full");
}

TEST(HouseLife, who_floods_the_socket_is_cut) {
    Plan plan;
    plan.limits.net.messages = 100;
    TestHouse house(plan);
    Guest host(house, "Host");
    const std::string id = host.open(wish_for(first_way()));
    host.visit(id);
    for (int i = 0; i < 150; ++i) {
        try {
            host.send_text(R"({"kind":"ping"})");
        } catch (const std::runtime_error&) {
            break;  // cut already
        }
    }
    EXPECT_EQ(host.wait_for_close(), 1008);
}

// ---- what it says of itself ----

TEST(HouseLife, metrics_are_lines_that_prometheus_reads) {
    TestHouse house;
    Party party(house, first_way(), settings_for(first_way()), 2);
    const Answer answer = party.at(0).get("/metrics");
    EXPECT_EQ(answer.header("Content-Type"), "text/plain; version=0.0.4");
    const std::regex help("# HELP moneybags_[a-z_]+ [ -~]+");
    const std::regex type("# TYPE moneybags_[a-z_]+ (counter|gauge|histogram)");
    const std::regex sample(
        R"re(moneybags_[a-z_]+(\{le="([0-9.]+|\+Inf)"\})? -?[0-9][0-9.e+-]*)re");
    std::istringstream lines(answer.body);
    std::map<std::string, std::string> values;
    std::set<std::string> typed;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("# HELP")) {
            EXPECT_TRUE(std::regex_match(line, help)) << line;
        } else if (line.starts_with("#")) {
            EXPECT_TRUE(std::regex_match(line, type)) << line;
            EXPECT_TRUE(typed.insert(line).second) << "twice: " << line;
        } else {
            EXPECT_TRUE(std::regex_match(line, sample)) << line;
            values[line.substr(0, line.find(' '))] = line.substr(line.find(' ') + 1);
        }
    }
    EXPECT_TRUE(answer.body.ends_with("\n"));
    EXPECT_EQ(values["moneybags_tables_live"], "1");
    EXPECT_EQ(values["moneybags_visitors"], "3");
    EXPECT_EQ(values["moneybags_sockets"], "3");
    EXPECT_EQ(values["moneybags_tables_opened_total"], "1");
    EXPECT_EQ(values["moneybags_commands_total"], "1");
    EXPECT_EQ(values["moneybags_command_seconds_count"], "1");
    EXPECT_EQ(answer.body.find(party.id.substr(0, 6)), std::string::npos);
}

TEST(HouseLife, games_are_listed_with_options_and_levels_in_both_languages) {
    TestHouse house;
    Guest guest(house);
    const json::array games = body_of(guest.get("/api/games")).at("games").as_array();
    ASSERT_EQ(games.size(), catalogue().size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].at("id").as_string(), catalogue()[i].id);
        EXPECT_EQ(games[i].at("options").as_array().size(), catalogue()[i].options.size());
        EXPECT_FALSE(games[i].at("bots").as_array().empty());
        EXPECT_EQ(games[i].at("house_bot").as_string(), house_level(catalogue()[i]));
        EXPECT_EQ(games[i].at("strengths").as_int64(), bot_strengths(catalogue()[i]));
        // All that have a name have a place among the numbers, where there are any.
        const json::object& places = games[i].at("places").as_object();
        EXPECT_EQ(places.size(),
                  bot_strengths(catalogue()[i]) > 0 ? games[i].at("bots").as_array().size() : 0);
        for (const json::value& option : games[i].at("options").as_array()) {
            EXPECT_FALSE(option.at("title").as_string().empty());
            EXPECT_FALSE(option.at("text").as_string().empty());
        }
    }
    EXPECT_EQ(games[0].at("name").as_string(), "Millions of Dollars");
    EXPECT_EQ(games[0].at("edition").as_string(), "First edition");
    const json::value chinese_games = body_of(guest.get("/api/games?lang=zh")).at("games");
    EXPECT_EQ(chinese_games.at(0).at("name").as_string(), "百萬美金");
    const Answer english = guest.get_at("nosuchtable");
    const Answer chinese = guest.get_at("nosuchtable", "",
                                        {
                                            {"Accept-Language", "zh-TW,zh;q=0.9"}
    });
    EXPECT_NE(english.body, chinese.body);
    EXPECT_EQ(reason_of(english), reason_of(chinese));
}

TEST(HouseLife, the_link_is_a_picture_too) {
    TestHouse house;
    Guest host(house, "Host");
    const std::string id = host.open(wish_for(first_way()));
    const Answer answer = host.get_at(id, "/qr.svg");
    EXPECT_EQ(answer.header("Content-Type"), "image/svg+xml");
    EXPECT_NE(answer.body.find("<svg"), std::string::npos);
    EXPECT_NE(answer.body.find("</svg>"), std::string::npos);
    EXPECT_EQ(text_of(body_of(host.get_at(id)), "link"), kBaseUrl + "/#/table/" + id);
}

// ---- what a person has played ----

TEST(HouseLife, a_finished_game_counts_for_those_who_sat_there_until_they_want_it_forgotten) {
    for (const Way& way : all_ways()) {
        if (way.players != find_ruleset(way.game)->least_players) continue;
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, settings_for(way), 2);
        Guest& guest = party.at(0);
        const auto profile = [](Guest& who) { return body_of(who.get("/api/me/profile")); };
        EXPECT_EQ(profile(guest).at("played").as_int64(), 0);
        Rng luck{12};
        play_out(house, party, luck);
        for (int look = 0; look < 2; ++look) {  // counted once
            const json::object mine = profile(guest);
            EXPECT_EQ(mine.at("played").to_number<int>(), 1);
            EXPECT_EQ(mine.at("games").as_array().size(), 1u);
            EXPECT_EQ(text_of(mine.at("rival").as_object(), "name"), party.at(1).name());
            EXPECT_EQ(mine.at("streak").to_number<int>(), mine.at("won").to_number<int>());
        }
        Guest stranger(house, "Eve");
        EXPECT_EQ(profile(stranger).at("played").as_int64(), 0);
        EXPECT_EQ(guest.post("/api/me/profile/forget").status, 200);
        EXPECT_EQ(profile(guest).at("played").as_int64(), 0);
        EXPECT_EQ(profile(party.at(1)).at("played").as_int64(), 1);
    }
}

// Who came by localhost is the host, most of the time: others need an address of the machine.
TEST(HouseLife, a_link_leads_others_here_and_says_who_can_use_it) {
    const auto found = [](TestHouse& house) {
        Guest host(house, "Host");
        return body_of(host.get_at(host.open(wish_for(first_way()))));
    };
    Plan plan;
    TestHouse named(plan);
    EXPECT_EQ(text_of(found(named), "reach"), "world");
    plan.base_url = "";
    TestHouse alone(plan);
    const json::object lonely = found(alone);
    EXPECT_EQ(text_of(lonely, "reach"), "machine");
    EXPECT_EQ(lonely.at("others").as_array().size(), 0u);
    plan.reached_at = {"http://192.168.1.5:8080", "http://10.0.0.7:8080"};
    TestHouse open(plan);
    const json::object known = found(open);
    const std::string path = "/#/table/" + text_of(known.at("table").as_object(), "id");
    EXPECT_EQ(text_of(known, "reach"), "network");
    EXPECT_EQ(text_of(known, "link"), "http://192.168.1.5:8080" + path);
    EXPECT_EQ(known.at("others").at(0).as_string(), "http://10.0.0.7:8080" + path);
}

// A page of evil.example whose name was made to point here would be "our own page" otherwise.
TEST(HouseLife, a_house_without_a_name_answers_to_local_names_only) {
    Plan plan;
    plan.base_url = "";
    TestHouse house(plan);
    const auto status = [&](const std::string& host) {
        testing_support::Wire wire(std::string(kHost), house.port());
        wire.write(testing_support::request_text(host, "GET", "/api/tables"));
        const auto answer = wire.read_answer();
        return answer ? answer->status : 0;
    };
    for (const char* local : {"localhost:8080", "127.0.0.1", "[::1]:80", "192.168.1.5:8080", "den",
                              "den.local", "den.lan:8080"}) {
        EXPECT_EQ(status(local), 200) << local;
    }
    for (const char* strange : {"evil.example", "evil.example:8080", "127.0.0.1.evil.example"}) {
        EXPECT_EQ(status(strange), 421) << strange;
    }
}

// ---- after the game ----

TEST(HouseLife, a_finished_game_is_exported_proved_reported_and_replayed) {
    for (const Way& way : all_ways()) {
        if (way.players != find_ruleset(way.game)->least_players) continue;
        SCOPED_TRACE(way.name());
        TestHouse house;
        Party party(house, way, settings_for(way), 2);
        Guest& guest = party.at(0);
        for (const char* what : {"/export", "/report", "/replay"}) {
            EXPECT_EQ(reason_of(guest.get_at(party.id, what)), "not-over") << what;
        }
        Rng luck{12};
        play_out(house, party, luck);

        const Answer log = guest.get_at(party.id, "/export");
        ASSERT_EQ(log.status, 200);
        EXPECT_NE(log.header("Content-Disposition").find("attachment"), std::string::npos);
        std::vector<std::string> lines;
        std::istringstream body(log.body);
        for (std::string line; std::getline(body, line);) lines.push_back(line);
        const Result<Table> read = Table::read(lines);
        ASSERT_TRUE(read.has_value()) << read.error().sentence();
        const Session& session = *read->session();
        const auto problem = check_proof(session, read->opening());
        EXPECT_FALSE(problem) << problem->sentence();
        guest.sync();
        entry::Open forged = read->opening();
        EXPECT_EQ(commitment(forged.seed, forged.table), text_of(guest.table, "digest"));
        EXPECT_EQ(forged.table, party.id);
        forged.seed.bytes[0] ^= 1;
        EXPECT_TRUE(check_proof(session, forged));
        // Who the people are nobody learns from it.
        EXPECT_EQ(forged.host, kNobody);
        for (const Table::Chair& chair : read->chairs()) EXPECT_EQ(chair.key, Bytes32{});

        const json::object report = body_of(guest.get_at(party.id, "/report"));
        EXPECT_TRUE(report.contains("standing"));
        std::size_t steps = 0, all = 1;
        while (steps < all) {
            const json::object part = body_of(
                guest.get_at(party.id, "/replay?from=" + std::to_string(steps) + "&count=50"));
            all = static_cast<std::size_t>(part.at("steps").as_int64());
            ASSERT_FALSE(part.at("list").as_array().empty());
            steps += part.at("list").as_array().size();
        }
        EXPECT_EQ(steps, session.records().size() + 1);
        for (const char* query : {"?from=999999999", "?from=18446744073709551615&count=2",
                                  "?from=-1", "?count=0", "?from=abc"}) {
            EXPECT_EQ(guest.get_at(party.id, "/replay" + std::string(query)).status, 200) << query;
        }
        Guest passer_by(house);
        EXPECT_EQ(passer_by.get_at(party.id, "/export").body, log.body);
        house.restart();
        EXPECT_EQ(passer_by.get_at(party.id, "/export").body, log.body);
    }
}

TEST(HouseLife, a_rematch_opens_one_table_for_all) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way), 2);
    EXPECT_EQ(party.at(1).refused(message("rematch", "early")), "not-over");
    Rng luck{13};
    play_out(house, party, luck);
    EXPECT_EQ(party.watching[0]->refused(message("rematch", "w")), "not-seated");
    ASSERT_EQ(party.at(1).refused(message("rematch", "r")), "");
    ASSERT_EQ(party.at(1).refused(message("rematch", "r")), "");
    const std::string next = text_of(party.at(1).table, "rematch");
    ASSERT_NE(next, "");
    party.at(0).sync();
    EXPECT_EQ(text_of(party.at(0).table, "rematch"), next);
    EXPECT_EQ(party.at(0).refused(message("rematch", "too")), "rematch-exists");
    EXPECT_EQ(house.disk().tables().size(), 2u);

    // The one who asked sits where they sat, a bot where a bot sat; the other joins.
    EXPECT_EQ(text_of(party.at(1).visit(next), "stream"), "seat1.1");
    EXPECT_EQ(text_of(party.at(1).table.at("chairs").at(2).as_object(), "kind"), "bot");
    EXPECT_EQ(body_of(party.at(0).join(next)).at("seat").as_int64(), 0);
    EXPECT_NE(text_of(party.at(1).table, "digest"), text_of(party.at(0).table, "digest"));
    EXPECT_EQ(party.at(1).refused(message("start", "go")), "");
    EXPECT_NE(party.at(1).get("/api/me/tables").body.find(next), std::string::npos);
}

// Several people at one device: it knows the tokens of all of them, and one cookie.
TEST(HouseLife, a_rematch_takes_those_along_who_play_at_the_same_device) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    Rng luck{13};
    play_out(house, party, luck);
    ASSERT_EQ(party.at(1).refused(message("rematch", "r", "tokens",
                                          json::array{party.at(2).token(), std::string(22, 'A')})),
              "");
    const std::string next = text_of(party.at(1).table, "rematch");
    ASSERT_NE(next, "");

    const auto stream_by_token = [&](const std::string& token) {
        Guest device(house);
        const json::object answer = device.visit(next, object_of("token", token));
        return text_of(answer, "stream") + text_of(answer, "reason");
    };
    EXPECT_EQ(stream_by_token(party.at(1).token()), "seat1.1");
    EXPECT_EQ(stream_by_token(party.at(2).token()), "seat2.1");
    EXPECT_EQ(stream_by_token(party.at(0).token()), "bad-token") << "plays elsewhere: joins";
    EXPECT_NE(party.at(2).get("/api/me/tables").body.find(next), std::string::npos);
    EXPECT_EQ(party.at(0).get("/api/me/tables").body.find(next), std::string::npos);

    party.at(1).visit(next);
    const json::array& chairs = party.at(1).table.at("chairs").as_array();
    EXPECT_EQ(text_of(chairs.at(0).as_object(), "kind"), "open");
    EXPECT_EQ(text_of(chairs.at(2).as_object(), "name"),
              text_of(party.at(2).table.at("chairs").at(2).as_object(), "name"));
    EXPECT_TRUE(chairs.at(1).at("host").as_bool());
    EXPECT_FALSE(chairs.at(2).at("host").as_bool());
    EXPECT_EQ(party.at(1).refused(message("start", "go")), "");
}

// ---- closing and opening ----

TEST(HouseLife, a_house_that_closes_tells_everybody_and_keeps_what_it_acknowledged) {
    const Way way = first_way();
    TestHouse house;
    Party party(house, way, settings_for(way));
    ASSERT_EQ(party.at(0).refused(say("a", "acknowledged")), "");
    party.at(1).send(say("b", "on its way"));  // whatever becomes of it
    for (Guest* each : party.everybody()) {
        if (each != &party.at(1)) each->sync();
    }
    house.close_down(Span{3'000});
    for (Guest* each : party.everybody()) {
        const json::object bye = each->next("bye");
        EXPECT_EQ(text_of(bye, "reason"), "restart");
        EXPECT_NE(text_of(bye, "text"), "");
        EXPECT_EQ(bye.at("back").as_int64(), 3'000);
    }
    EXPECT_EQ(party.at(2).refused(say("c", "too late")), "closing");
    EXPECT_EQ(party.at(2).get("/healthz").status, 503);
    EXPECT_EQ(reason_of(party.at(2).post("/api/tables", wish_for(first_way()))), "closing");
    Guest late(house, "Late");
    late.connect();
    EXPECT_FALSE(late.is_connected());
    house.stop();
    for (Guest* each : party.everybody()) EXPECT_EQ(each->wait_for_close(), 1012) << each->name();

    house.start(house.now() + Span{3'000});
    for (Guest* each : party.everybody()) {
        EXPECT_EQ(
            text_of(each->visit(party.id, object_of("stream", each->stream, "since", each->seq)),
                    "kind"),
            "delta")
            << each->name();
        const auto has = [&](std::string_view words) {
            return std::any_of(each->lines.begin(), each->lines.end(), [&](const auto& line) {
                return json::serialize(line.second).find(words) != std::string::npos;
            });
        };
        EXPECT_TRUE(has("acknowledged")) << each->name();
        EXPECT_FALSE(has("too late"));
    }
    EXPECT_EQ(party.at(2).refused(say("c", "too late")), "");
}

TEST(HouseLife, many_tables_are_there_again_after_a_restart_with_their_bots_at_work) {
    const Way way = first_way();
    TestHouse house;
    std::vector<std::unique_ptr<Party>> parties;
    for (int i = 0; i < 5; ++i) {
        parties.push_back(std::make_unique<Party>(house, way, settings_for(way), 1, 0));
    }
    Rng luck{14};
    for (int round = 0; round < 3; ++round) {
        house.restart(Span{5'000});
        for (auto& party : parties) {
            party->at(0).hang_up();
            party->at(0).visit(party->id);
        }
        for (auto& party : parties) {
            for (int i = 0; i < 30; ++i) {
                const std::string id = std::to_string(round) + "." + std::to_string(i);
                if (!any_move(house, *party, luck, id)) house.pass_to_next_alarm();
                house.calm();
            }
        }
    }
    for (auto& party : parties) {
        play_out(house, *party, luck);
        EXPECT_EQ(house.table(party->id).status(), Table::Status::Over);
    }
}

}  // namespace
}  // namespace moneybags::house_tests
