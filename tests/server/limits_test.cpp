// How much one guest may do, and what the host is told about it.

#include "server/limits.h"

#include <gtest/gtest.h>

#include <fstream>
#include <future>
#include <map>
#include <thread>

#include "table/strict_json.h"
#include "tests/server/harness.h"

namespace moneybags::house_tests {
namespace {

json::object account(const std::string& login, const std::string& password) {
    return object_of("login", login, "password", password);
}

// ---- the table of limits in docs/hosting.md ----

struct DocumentedLimit {
    std::string option, value, about;
};

std::vector<DocumentedLimit> documented() {
    std::ifstream file("docs/hosting.md");
    std::vector<DocumentedLimit> rows;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) inside = line == "## Limits";
        if (!inside || !line.starts_with("| ") || line.starts_with("| ---")) continue;
        const std::size_t second = line.find(" | ", 1), third = line.find(" | ", second + 3);
        const std::size_t first = std::min<std::size_t>(2, second);
        rows.push_back({line.substr(first, second - first),
                        line.substr(second + 3, third - second - 3), line.substr(third + 3)});
    }
    return rows;
}

TEST(Limits, every_option_has_its_row_with_what_holds_unless_told) {
    std::map<std::string, std::string> rows;
    for (const DocumentedLimit& row : documented()) {
        if (!row.option.starts_with("`--")) continue;
        EXPECT_TRUE(rows.emplace(row.option, row.value).second) << "twice: " << row.option;
    }
    EXPECT_EQ(rows.erase("`--bot-threads`"), 1u);  // as many as the machine has
    Limits limits;
    for (const LimitOption& each : limit_options()) {
        const std::string option = "`--" + std::string(each.name) + "`";
        EXPECT_EQ(rows[option], std::to_string(each.of(limits))) << option;
        rows.erase(option);
    }
    for (const auto& [option, value] : rows) ADD_FAILURE() << "no such option: " << option;
}

TEST(Limits, what_has_no_option_has_a_row_too) {
    const auto kib = [](std::size_t bytes) { return std::to_string(bytes / 1024) + " KiB"; };
    const auto seconds = [](Span span) { return std::to_string(span.count() / 1000) + " s"; };
    const Limits limits;
    const std::pair<std::string, std::string> rows[] = {
        {std::to_string(kMostSent),                                        "values in a message or a request's body"   },
        {std::to_string(limits.slips),                                     "wrong passwords for a login by one address"},
        {std::to_string(limits.login_tries.most),                          "tries of a login in a minute"              },
        {kib(limits.net.frame_bytes),                                      "a message on a socket"                     },
        {std::to_string(limits.net.messages),
         "messages of one socket in " + seconds(limits.net.per)                                                        },
        {kib(limits.net.behind_bytes),
         "waiting for a slow reader, who then has " + seconds(limits.net.behind)                                       },
        {kib(limits.net.queued_bytes),                                     "waiting for a reader, ever"                },
        {kib(limits.net.body_bytes),                                       "a request's body"                          },
        {kib(limits.net.long_body_bytes),                                  "a game begun offline that is imported"     },
        {kib(limits.net.header_bytes),                                     "a request's headers"                       },
        {seconds(limits.net.request),                                      "for a request to arrive"                   },
        {seconds(limits.net.idle),                                         "without a sign of life"                    },
        {std::to_string(limits.reading.waiting),
         "reports, replays and profiles being worked out, " +
             std::to_string(limits.reading.of_address) + " of them for one address"                                    },
        {std::to_string(limits.reading.kept_bytes / 1024 / 1024) + " MiB",
         "of reports and replays kept at hand"                                                                         },
    };
    for (const auto& [value, about] : rows) {
        bool found = false;
        for (const DocumentedLimit& row : documented()) {
            found = found || (row.value == value && row.about.starts_with(about));
        }
        EXPECT_TRUE(found) << value << " | " << about;
    }
}

// ---- who is counted ----

TEST(Limits, counting_needs_no_more_room_however_many_come) {
    Buckets buckets({2, Span{60'000}});
    for (std::size_t i = 0; i < 3 * Buckets::kMany; ++i) {
        EXPECT_TRUE(buckets.take(std::to_string(i), kEvening));
        ASSERT_LE(buckets.size(), Buckets::kMany);
    }
    EXPECT_TRUE(buckets.take("Ann", kEvening));
    EXPECT_TRUE(buckets.take("Ann", kEvening));
    EXPECT_FALSE(buckets.take("Ann", kEvening));
    EXPECT_FALSE(buckets.has("Ann", kEvening + Span{29'000}));
    EXPECT_TRUE(buckets.take("Ann", kEvening + Span{30'000}));
}

// A network of 48 bits is one customer's, or has a whole village in it.
TEST(Limits, whoever_has_many_networks_has_no_more_than_a_street_s_share) {
    EXPECT_EQ(household("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(street("2001:db8:1:2:3:4:5:6"), street("2001:db8:1:ffff::1"));
    EXPECT_NE(street("2001:db8:1::"), street("2001:db8:2::"));
    EXPECT_EQ(street("203.0.113.7"), "");
    AddressBuckets buckets({2, Span{60'000}});
    std::size_t taken = 0;
    for (int home = 0; home < 100; ++home) {
        for (int i = 0; i < 5; ++i) {
            const std::string address = "2001:db8:1:" + std::to_string(home) + "::1";
            taken += buckets.take(address, kEvening) ? 1 : 0;
        }
    }
    EXPECT_EQ(taken, 2 * kHomesInStreet);
    EXPECT_TRUE(buckets.take("2001:db8:2:1::1", kEvening));
    for (int i = 0; i < 100; ++i) {
        EXPECT_TRUE(buckets.take("203.0.113." + std::to_string(i), kEvening));
    }
}

TEST(Limits, nobody_comes_to_tables_without_end_however_many_sockets_they_have) {
    Plan plan;
    plan.limits.hellos.most = 3;
    plan.limits.hellos_per_address.most = 5;
    TestHouse house(plan);
    Guest ann(house, "Ann"), bo(house, "Bo");
    const std::string id = ann.open(wish_for(first_way()));
    const auto comes = [&](Guest& guest) {
        guest.hang_up();
        const json::object first = guest.visit(id);
        return text_of(first, text_of(first, "kind") == "nack" ? "reason" : "kind");
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(comes(ann), "snapshot");
    EXPECT_EQ(comes(ann), "too-many");
    EXPECT_EQ(comes(bo), "snapshot");
    EXPECT_EQ(comes(bo), "too-many") << "without a name, by the address";
    house.tick(Span{20'000});
    EXPECT_EQ(comes(ann), "snapshot");
}

TEST(Limits, thousands_of_fields_are_refused_before_they_are_read) {
    TestHouse house;
    Guest ann(house, "Ann");
    std::string body = R"({"game":"coin")";
    for (std::size_t i = 0; i < 5 * kMostSent; ++i) body += ",\"f" + std::to_string(i) + "\":1";
    const Answer answer = ann.ask("POST", "/api/tables", body + "}",
                                  {
                                      {"Content-Type", "application/json"}
    });
    EXPECT_EQ(answer.status, 400);
    EXPECT_NE(answer.body.find("more than " + std::to_string(kMostSent)), std::string::npos)
        << answer.body;
    ann.connect();
    std::string list = R"({"kind":"say","id":"x","words":[)";
    for (std::size_t i = 0; i < kMostSent; ++i) list += "0,";
    ann.send_text(list + "0]}");
    const json::object nack = ann.next("nack");
    EXPECT_EQ(text_of(nack, "reason"), "unreadable");
    EXPECT_NE(text_of(nack, "text").find(std::to_string(kMostSent)), std::string::npos);
}

// ---- guessing ----

// One thread checks passwords, each for as long as a guesser would have to work for it.
TEST(Limits, who_waits_for_many_passwords_keeps_nobody_else_waiting) {
    std::promise<void> go;
    std::vector<std::string> done;
    std::promise<void> all;
    {
        Workers workers(1, 100);
        ASSERT_TRUE(workers.run([going = go.get_future().share()] { going.wait(); }));
        while (workers.waiting() > 0) std::this_thread::yield();
        int places = 0;
        for (int i = 0; i < 50; ++i) {
            places += workers.run_for("Eve", 4, [&] { done.push_back("Eve"); }) ? 1 : 0;
        }
        EXPECT_EQ(places, 4);
        EXPECT_TRUE(workers.run_for("Ann", 4, [&] { done.push_back("Ann"); }));
        EXPECT_TRUE(workers.run_for("Ann", 4, [&] { done.push_back("Ann"); }));
        EXPECT_TRUE(workers.run_for("Bo", 4, [&] { done.push_back("Bo"); }));
        EXPECT_TRUE(workers.run([&] { all.set_value(); }));
        go.set_value();
        all.get_future().wait();
    }
    EXPECT_EQ(done, (std::vector<std::string>{"Eve", "Ann", "Bo", "Eve", "Ann", "Eve", "Eve"}));
}

TEST(Limits, the_key_of_a_house_is_guessed_slowly) {
    Plan plan{.house_key = "open sesame"};
    plan.limits.key_tries.most = 3;
    TestHouse house(plan);
    Guest guest(house, "Thief");
    json::object wish = wish_for(first_way(), "name", "Thief");
    for (int i = 0; i < 3; ++i) {
        wish["house"] = "guess " + std::to_string(i);
        EXPECT_EQ(guest.post("/api/tables", wish).status, 403);
    }
    wish["house"] = "open sesame";
    EXPECT_EQ(guest.post("/api/tables", wish).status, 429) << "not told from a wrong one";
    house.pass(Span{60'000});
    EXPECT_EQ(guest.post("/api/tables", wish).status, 200);
    for (int i = 0; i < 10; ++i) {  // the right one costs nothing
        EXPECT_EQ(guest.post("/api/tables", wish).status, 200);
    }
}

TEST(Limits, what_cannot_be_a_login_is_counted_nowhere) {
    TestHouse house;
    Guest guest(house);
    for (const std::string& login :
         {std::string(60'000, 'a'), std::string(), std::string("a b c")}) {
        const Answer answer = guest.post("/api/login", account(login, "a long secret"));
        EXPECT_EQ(answer.status, 400);
        EXPECT_EQ(reason_of(answer), "unreadable");
    }
}

TEST(Limits, who_guesses_a_password_waits_and_its_owner_does_not) {
    Plan plan;
    plan.limits.net.trust_proxy = true;
    plan.limits.slips = 3;
    TestHouse house(plan);
    Guest owner(house, "Ana");
    owner.open(wish_for(first_way()));
    ASSERT_EQ(owner.post("/api/account", account("ana", "a long secret")).status, 200);
    const auto log_in = [&](const std::string& address, const std::string& password) {
        testing_support::Wire wire(std::string(kHost), house.port());
        wire.write(testing_support::request_text(
            std::string(kHost), "POST", "/api/login",
            {
                {"Content-Type",    "application/json"},
                {"X-Forwarded-For", address           }
        },
            json::serialize(account("ana", password))));
        return wire;
    };
    const auto status = [&](testing_support::Wire wire) {
        const auto answer = wire.read_answer(kLong);
        return answer ? answer->status : 0;
    };
    for (int i = 0; i < 3; ++i) EXPECT_EQ(status(log_in("203.0.113.7", "a guess")), 401);
    testing_support::Wire fourth = log_in("203.0.113.7", "a guess");
    house.barrier();
    EXPECT_FALSE(fourth.read_answer(std::chrono::milliseconds{0}));
    EXPECT_EQ(status(log_in("203.0.113.8", "a long secret")), 200) << "somewhere else";
    house.pass(Span{250});
    const auto late = fourth.read_answer(kLong);
    ASSERT_TRUE(late);
    EXPECT_EQ(late->status, 401);
}

// Guessed at from everywhere a login is slow for everybody, and shut for nobody.
TEST(Limits, many_who_guess_do_not_lock_an_owner_out) {
    Plan plan;
    plan.limits.login_tries.most = 2;
    TestHouse house(plan);
    Guest owner(house, "Ana");
    owner.open(wish_for(first_way()));
    ASSERT_EQ(owner.post("/api/account", account("ana", "a long secret")).status, 200);
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(owner.post("/api/login", account("ana", "a guess")).status, 401);
    }
    testing_support::Wire wire(std::string(kHost), house.port());
    wire.write(testing_support::request_text(std::string(kHost), "POST", "/api/login",
                                             {
                                                 {"Content-Type", "application/json"}
    },
                                             json::serialize(account("ana", "a long secret"))));
    house.barrier();
    house.pass(Span{2'000});
    const auto answer = wire.read_answer(kLong);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
}

// ---- sending again ----

// What may be on its way when a connection is cut is known when it is sent again.
TEST(Limits, a_hundred_commands_sent_again_are_each_done_once) {
    Plan plan;
    plan.limits.commands.most = 100;  // as it is in a house that is told nothing
    TestHouse house(plan);
    Guest host(house, "Host");
    const std::string id = host.open(wish_for(first_way()));
    const std::size_t before = house.table(id).entries();
    constexpr int kInFlight = 100;
    for (int round = 0; round < 2; ++round) {
        host.hang_up();
        host.visit(id);
        for (int i = 0; i < kInFlight; ++i) {
            host.send(say("c" + std::to_string(i), "line " + std::to_string(i)));
        }
        if (round == 0) {
            host.next("ack");
            house.barrier();
            continue;  // the other answers are lost
        }
        for (int i = 0; i < kInFlight; ++i) host.next("ack");
    }
    house.barrier();
    EXPECT_EQ(house.table(id).entries(), before + kInFlight);
}

// ---- flooding ----

// How many of so many things, said one after the other, are granted; the last reason why not.
struct Heard {
    int granted = 0;
    std::string refused = {};
};
Heard say_often(Guest& guest, int times, const std::string& words = "hm") {
    Heard heard;
    for (int i = 0; i < times; ++i) {
        const std::string why = guest.refused(say("", words));
        if (why.empty()) {
            ++heard.granted;
        } else {
            heard.refused = why;
        }
    }
    return heard;
}

TEST(Limits, a_person_is_counted_over_all_sockets) {
    Plan plan;
    plan.limits.talk = Limits{}.talk;
    plan.limits.commands = Limits{}.commands;
    TestHouse house(plan);
    Guest host(house, "Host"), second(house);
    const std::string id = host.open(wish_for(first_way()));
    second.set_cookie(host.cookie());
    host.visit(id);
    second.visit(id);
    const Heard first = say_often(host, 8), other = say_often(second, 8);
    EXPECT_EQ(first.granted, 8);
    EXPECT_EQ(other.granted, 2);
    EXPECT_EQ(other.refused, "too-many");
    house.pass(Span{5'000});
    EXPECT_EQ(say_often(host, 8).granted, 5);

    int granted = 0;
    for (int i = 0; i < 150; ++i) {
        Guest& guest = i % 2 == 0 ? host : second;
        granted += guest.refused(message("mute", "", "muted", i % 2 == 0)).empty() ? 1 : 0;
    }
    EXPECT_GE(granted, 70);
    EXPECT_LE(granted, 100);
    int keys = 0;
    for (int i = 0; i < 5; ++i) keys += host.post_at(id, "/key").status == 200 ? 1 : 0;
    EXPECT_EQ(keys, 0) << "by HTTP it is the same";
}

TEST(Limits, an_address_asks_so_much_by_http) {
    Plan plan;
    plan.limits.requests.most = 20;
    TestHouse house(plan);
    Guest guest(house);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(guest.get("/api/games").status, 200);
    EXPECT_EQ(reason_of(guest.get("/api/games")), "too-many");
    EXPECT_EQ(guest.get("/").status, 429);
    house.tick(Span{10'000});
    EXPECT_EQ(guest.get("/api/games").status, 200);
}

// Or everybody would wait while somebody puts bots on two thousand million chairs.
TEST(Limits, no_chair_is_made_for_players_that_no_game_has) {
    TestHouse house;
    Guest guest(house, "Eve");
    for (const int players : {-1, 0, 1, 100, 2'000'000'000}) {
        json::object wish = wish_for(first_way(), "name", "Eve", "bots", "random", "start", true);
        wish["players"] = players;
        EXPECT_EQ(guest.post("/api/tables", wish).status, 400) << players;
    }
}

TEST(Limits, a_table_hears_no_more_than_it_can_however_many_talk) {
    Plan plan;
    plan.limits.talk_per_table = Limits{}.talk_per_table;
    TestHouse house(plan);
    Party party(house, first_way(), settings_for(first_way()), 2, 6);
    int granted = 0;
    for (auto& watcher : party.watching) granted += say_often(*watcher, 10).granted;
    EXPECT_EQ(granted, 40);
    EXPECT_EQ(say_often(party.at(0), 5).granted, 5) << "nor do they silence those who play";
}

TEST(Limits, an_address_is_counted_over_all_its_people) {
    Plan plan;
    plan.limits.commands_per_address.most = 30;
    TestHouse house(plan);
    Guest ann(house, "Ann"), bo(house, "Bo");
    ann.visit(ann.open(wish_for(first_way())));
    bo.visit(bo.open(wish_for(first_way())));
    EXPECT_EQ(say_often(ann, 20).granted, 20);
    EXPECT_EQ(say_often(bo, 20).granted, 8) << "two were for the tables";
    EXPECT_EQ(reason_of(ann.post("/api/me", object_of("name", "Anew"))), "too-many");
}

// ---- filling ----

TEST(Limits, a_table_keeps_so_much_talk_and_those_who_watch_cannot_use_it_up) {
    Plan plan;
    plan.limits.talk_kib = 2;
    TestHouse house(plan);
    Party party(house, first_way(), settings_for(first_way()), 2, 1);
    const std::string words(102, 'w');
    const Heard watching = say_often(*party.watching[0], 15, words);
    EXPECT_EQ(watching.granted, 10);
    EXPECT_EQ(watching.refused, "talk-full");
    EXPECT_EQ(say_often(party.at(0), 25, words).granted, 20);
    EXPECT_EQ(party.at(1).refused(say("", "hm")), "talk-full") << "short ones count as well";
    house.restart();
    party.at(1).hang_up();
    party.at(1).visit(party.id);
    EXPECT_EQ(party.at(1).refused(say("", words)), "talk-full");
}

TEST(Limits, a_log_that_is_too_long_closes_its_table_and_says_why) {
    Plan plan;
    plan.limits.entries = 40;
    TestHouse house(plan);
    Guest host(house, "Host");
    const std::string id = host.open(wish_for(first_way()));
    host.visit(id);
    EXPECT_EQ(say_often(host, 60).refused, "table-full");
    while (text_of(host.table, "status") == "open") host.next("delta");  // told once it is written
    EXPECT_EQ(text_of(host.table, "status"), "closed");
    EXPECT_EQ(house.table(id).entries(), 41u);
    bool told = false;
    for (const auto& [number, line] : host.lines) {
        told = told || text_of(line, "text").find("as long as one may be") != std::string::npos;
    }
    EXPECT_TRUE(told);
}

TEST(Limits, a_person_and_an_address_have_so_many_tables) {
    Plan plan;
    plan.limits.tables_per_person = 2;
    plan.limits.tables_per_address = 3;
    TestHouse house(plan);
    Guest ann(house, "Ann"), bo(house, "Bo");
    const std::string first = ann.open(wish_for(first_way()));
    const std::string second = ann.open(wish_for(first_way()));
    const Answer refused = ann.post("/api/tables", wish_for(first_way()));
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(reason_of(refused), "too-many-tables");
    const json::object wish = wish_for(first_way(), "name", "Bo");
    EXPECT_EQ(bo.post("/api/tables", wish).status, 200);
    EXPECT_EQ(bo.post("/api/tables", wish).status, 429) << "the address has three";
    ann.visit(first);
    EXPECT_EQ(ann.refused(message("close", "")), "");
    const std::string third = ann.open(wish_for(first_way()));

    house.restart();  // addresses are forgotten, people are not
    for (const std::string& id : {second, third}) EXPECT_EQ(ann.get_at(id).status, 200);
    EXPECT_EQ(ann.post("/api/tables", wish_for(first_way())).status, 429);
    EXPECT_EQ(bo.post("/api/tables", wish).status, 200);
}

// ---- bots alone ----

json::object bots_alone() {
    return wish_for(first_way(), "watch", true, "start", true, "bots", "random", "settings",
                    object_of("pace", 0));
}

TEST(Limits, an_address_has_few_games_of_bots_alone) {
    Plan plan;
    plan.limits.bot_tables = 2;
    plan.limits.bot_pace = 1'000;
    TestHouse house(plan);
    Guest guest(house, "Eve");
    EXPECT_EQ(guest.post("/api/tables", bots_alone()).status, 200);
    EXPECT_EQ(guest.post("/api/tables", bots_alone()).status, 200);
    const Answer refused = guest.post("/api/tables", bots_alone());
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(reason_of(refused), "too-many-bots");
    // Nor by opening first and beginning then.
    const std::string id = guest.open(wish_for(first_way(), "watch", true));
    guest.visit(id);
    EXPECT_EQ(guest.refused(message("start", "", "level", "random")), "too-many-bots");
}

TEST(Limits, bots_alone_stand_still_while_nobody_watches) {
    Plan plan;
    plan.limits.bots_go_on = 60;
    plan.limits.bot_pace = 1'000;
    TestHouse house(plan);
    Guest guest(house, "Eve");
    const std::string id = guest.open(bots_alone());
    const auto entries = [&] { return house.disk().entries(id).size(); };
    const auto passes = [&](int seconds) {  // a step a second at most
        const std::size_t before = entries();
        for (int i = 0; i < seconds; ++i) {
            house.tick(Span{1'000});
        }
        return entries() - before;
    };
    // On a busy machine a bot thinks for longer than the clock takes for a few seconds.
    const auto goes_on = [&](int seconds) {
        const std::uint64_t seen = house.disk().appends();
        bool moved = false;
        for (int i = 0; i < seconds; ++i) {
            house.tick(Span{1'000});
            moved = moved || house.disk().wait_beyond(seen, std::chrono::milliseconds(500));
        }
        return moved;
    };
    EXPECT_TRUE(goes_on(20));
    passes(50);
    EXPECT_LE(passes(300), 1u) << "a minute has gone; a bot may have been thinking";
    guest.visit(id);
    EXPECT_TRUE(goes_on(20));
    guest.hang_up();
    passes(70);
    EXPECT_LE(passes(300), 1u);
    house.restart();
    EXPECT_EQ(passes(300), 0u);
}

// Whoever lets a bot answer and goes leaves a game to bots as well.
TEST(Limits, a_game_that_all_have_left_to_bots_stands_still_until_somebody_comes) {
    Plan plan;
    plan.limits.bots_go_on = 60;
    plan.limits.bot_pace = 1'000;
    TestHouse house(plan);
    Party party(house, first_way(), settings_for(first_way(), object_of("pace", 0)), 1, 0);
    ASSERT_EQ(party.at(0).refused(message("mind", "m")), "");
    party.at(0).hang_up();
    const auto entries = [&] { return house.disk().entries(party.id).size(); };
    for (int i = 0; i < 70; ++i) house.tick(Span{1'000});
    const std::size_t then = entries();
    for (int i = 0; i < 100; ++i) house.tick(Span{1'000});
    EXPECT_LE(entries(), then + 1) << "a bot may have been thinking";
    party.at(0).visit(party.id);
    EXPECT_EQ(party.at(0).refused(message("back", "b")), "");
}

TEST(Limits, an_address_has_its_share_of_what_bots_write_at_all_its_tables) {
    Plan plan;
    plan.limits.bot_steps.most = 5;
    TestHouse house(plan);
    Guest guest(house, "Eve");
    std::vector<std::string> tables;
    for (int i = 0; i < 3; ++i) tables.push_back(guest.open(bots_alone()));
    for (const std::string& id : tables) guest.visit(id);
    house.tick(Span{0});
    const auto moves = [&] {
        std::size_t count = 0;
        for (const std::string& id : tables) {
            for (const std::string& entry : house.disk().entries(id)) {
                count += entry.find("\"bot\"") != std::string::npos &&
                                 entry.find("\"step\"") != std::string::npos
                             ? 1
                             : 0;
            }
        }
        return count;
    };
    for (int i = 0; i < 20; ++i) {
        house.tick(Span{1});
        house.barrier();
    }
    EXPECT_LE(moves(), 5u);
    const std::uint64_t seen = house.disk().appends();
    house.tick(Span{10'000});
    EXPECT_TRUE(house.disk().wait_beyond(seen)) << "they go on when it is their time";
    EXPECT_GT(moves(), 0u);
}

TEST(Limits, a_table_that_was_closed_before_it_began_is_forgotten) {
    TestHouse house;
    Guest ann(house, "Ann");
    const std::string closed = ann.open(wish_for(first_way()));
    const std::string open = ann.open(wish_for(first_way()));
    ann.visit(closed);
    ASSERT_EQ(ann.refused(message("close", "c")), "");
    ann.hang_up();
    house.tick(std::chrono::hours(23));
    EXPECT_EQ(ann.get_at(closed).status, 200);
    EXPECT_EQ(ann.get_at(open).status, 200);
    house.tick(std::chrono::minutes(90));
    house.tick(std::chrono::minutes(20));
    house.barrier();
    EXPECT_EQ(reason_of(ann.get_at(closed)), "no-such-table");
    EXPECT_EQ(ann.get_at(open).status, 200) << "closed itself by now, not forgotten yet";
}

TEST(Limits, a_cookie_is_forgotten_when_it_is_old) {
    Plan plan;
    plan.limits.session_days = 30;
    TestHouse house(plan);
    Guest ann(house, "Ann"), late(house, "Late");
    ann.open(wish_for(first_way()));
    EXPECT_NE(ann.bodies.back().find("Max-Age=2592000"), std::string::npos);
    house.tick(std::chrono::days(20));
    late.open(wish_for(first_way()));
    const auto known = [](Guest& guest) {
        return !body_of(guest.get("/api/me")).at("me").is_null();
    };
    EXPECT_TRUE(known(ann));
    house.tick(std::chrono::days(11));
    house.barrier();
    EXPECT_FALSE(known(ann));
    EXPECT_TRUE(known(late));
}

TEST(Limits, what_bots_played_alone_is_forgotten_when_nobody_watches_it) {
    TestHouse house;
    Guest guest(house, "Eve"), ann(house, "Ann");
    const std::string alone = guest.open(bots_alone());
    house.rest();
    const std::string played = ann.open(wish_for(first_way()));
    EXPECT_EQ(house.table(alone).status(), Table::Status::Over);
    house.tick(std::chrono::hours(23));
    EXPECT_EQ(guest.get_at(alone).status, 200);
    guest.visit(alone);
    guest.hang_up();
    house.tick(std::chrono::hours(16));
    EXPECT_EQ(guest.get_at(alone).status, 200) << "watched since";
    house.tick(std::chrono::hours(10));
    house.tick(std::chrono::minutes(20));
    EXPECT_EQ(guest.get_at(alone).status, 404);
    EXPECT_EQ(ann.get_at(played).status, 200);
}

}  // namespace
}  // namespace moneybags::house_tests
