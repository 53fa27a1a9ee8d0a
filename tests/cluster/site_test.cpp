// Any server of a site serves any table, and what people are is the same at all of them.

#include "tests/cluster/site.h"

#include <signal.h>

#include <algorithm>
#include <set>
#include <thread>

#include "games/catalogue.h"
#include "store/store.h"
#include "tests/cluster/guest.h"

namespace moneybags::cluster_tests {

namespace json = boost::json;
using namespace std::chrono_literals;

namespace {

json::object wish_for_two() {
    return {
        {"game",    "mad-millionaire"},
        {"players", 2                }
    };
}

// Until something holds; false if it never does.
template <class Holds>
bool soon(Holds holds, std::chrono::milliseconds patience = 10s) {
    for (const auto until = std::chrono::steady_clock::now() + patience; !holds();) {
        if (std::chrono::steady_clock::now() > until) return false;
        std::this_thread::sleep_for(20ms);
    }
    return true;
}

// When the first of those who are awaited must have answered.
std::int64_t first_deadline(const std::string& snapshot) {
    const std::string key = "\"deadlines\":[{";
    const std::size_t list = snapshot.find(key), at = snapshot.find("\"at\":", list);
    EXPECT_NE(list, std::string::npos) << snapshot;
    return at == std::string::npos ? 0 : std::stoll(snapshot.substr(at + 5));
}

std::string without_door(std::string text, std::uint16_t port) {
    const std::string door = "127.0.0.1:" + std::to_string(port);
    for (std::size_t at = 0; (at = text.find(door, at)) != std::string::npos;) {
        text.replace(at, door.size(), "here");
    }
    return text;
}

std::int64_t metric(std::uint16_t port, const std::string& name) {
    Guest keeper("keeper");
    const std::string text = keeper.get(port, "/metrics").body;
    const std::size_t at = text.find("\nmoneybags_" + name + " ");
    return at == std::string::npos ? -1 : std::stoll(text.substr(at + 12 + name.size()));
}

}  // namespace

class SiteTest : public testing::Test {
   protected:
    static Site& site() {
        static Site all;
        return all;
    }
    static std::uint16_t port(std::size_t i) { return site().port(i); }
};

TEST_F(SiteTest, people_meet_at_a_table_by_three_servers) {
    Guest ann("Ann"), bob("Bob"), cy("Cy");
    const std::string table = ann.open(port(0), wish_for_two());
    EXPECT_EQ(bob.join(port(1), table).status, 200);
    EXPECT_NE(ann.visit(port(1), table).find("\"Bob\""), std::string::npos);
    EXPECT_NE(bob.visit(port(2), table).find("\"Ann\""), std::string::npos);
    EXPECT_NE(cy.visit(port(0), table).find("\"Bob\""), std::string::npos);
    ann.socket().send(R"({"kind":"say","id":"a1","words":"hello to all of you"})");
    EXPECT_NE(ann.next("ack"), "");
    EXPECT_NE(bob.next("delta").find("hello to all of you"), std::string::npos);
    EXPECT_NE(cy.next("delta").find("hello to all of you"), std::string::npos);
    // The same command once more, by another server: acknowledged, not done again.
    ann.visit(port(2), table);
    ann.socket().send(R"({"kind":"say","id":"a1","words":"hello to all of you"})");
    EXPECT_NE(ann.next("ack"), "");
    const auto store = open_store(site().db(), Access::Read);
    ASSERT_TRUE(store);
    const auto entries = (*store)->entries(table);
    ASSERT_TRUE(entries);
    EXPECT_EQ(std::count_if(entries->begin(), entries->end(),
                            [](const std::string& text) {
                                return text.find("hello to all") != std::string::npos;
                            }),
              1);
    EXPECT_GT(metric(port(2), "cluster_sockets_passed_on"), 0);
    EXPECT_GT(metric(port(0), "cluster_sockets_taken_in"), 0);
}

// What a seat may see is decided where its table is, and passed on as it is: so nobody learns more
// at another server than at the table's own, where twins of games are compared (tests/server).
TEST_F(SiteTest, everybody_hears_the_same_bytes_at_another_server) {
    for (const Ruleset& ruleset : catalogue()) {
        SCOPED_TRACE(ruleset.id);
        Guest host("Host");
        const std::string table =
            host.open(port(0), {
                                   {"game",    ruleset.id           },
                                   {"players", ruleset.least_players}
        });
        std::vector<Guest> near, far;
        for (int seat = 1; seat < ruleset.least_players; ++seat) {
            Guest guest("Guest" + std::to_string(seat));
            ASSERT_EQ(guest.join(port(0), table, seat).status, 200);
            far.push_back(guest.in_another_window());
            near.push_back(std::move(guest));
        }
        near.emplace_back("Watcher");
        far.emplace_back("Watcher");
        host.visit(port(0), table);
        for (std::size_t i = 0; i < near.size(); ++i) {
            EXPECT_EQ(near[i].visit(port(0), table), far[i].visit(port(1 + i % 2), table));
        }
        host.socket().send(R"({"kind":"start","id":"s"})");
        ASSERT_NE(host.next("ack"), "");
        for (int i = 0; i < 3; ++i) {
            host.socket().send(R"({"kind":"say","id":"w)" + std::to_string(i) +
                               R"(","words":"well"})");
            ASSERT_NE(host.next("ack"), "");
        }
        host.socket().send(R"({"kind":"say","id":"last","words":"the last word"})");
        ASSERT_NE(host.next("ack"), "");
        for (std::size_t i = 0; i < near.size(); ++i) {
            const auto heard = [](Guest& guest) {
                std::vector<std::string> all;
                while (all.empty() || all.back().find("the last word") == std::string::npos) {
                    const std::string next = guest.next("delta");
                    if (next.empty()) break;
                    all.push_back(next);
                }
                return all;
            };
            const std::vector<std::string> here = heard(near[i]);
            EXPECT_GE(here.size(), 3U);
            EXPECT_EQ(here, heard(far[i])) << "seat " << i + 1;
        }
        for (const char* path : {"/api/table", "/api/table/report", "/api/table/replay",
                                 "/api/table/export", "/api/table/qr.svg"}) {
            const Answer here = near.front().get(port(0), path, table);
            const Answer there = far.front().get(port(2), path, table);
            EXPECT_EQ(here.status, there.status) << path;
            // A link says at which door it was asked for, and so does its picture.
            if (std::string_view(path) == "/api/table/qr.svg") continue;
            EXPECT_EQ(without_door(here.body, port(0)), without_door(there.body, port(2))) << path;
        }
    }
}

TEST_F(SiteTest, whoever_logs_out_at_one_server_is_out_at_all) {
    Guest ann("Ann");
    const std::string table = ann.open(port(0), wish_for_two());
    ASSERT_EQ(ann.post(port(0), "/api/account",
                       {
                           {"login",    "ann"            },
                           {"password", "a long password"}
    })
                  .status,
              200);
    Guest elsewhere("Ann");
    ASSERT_EQ(elsewhere
                  .post(port(1), "/api/login",
                        {
                            {"login",    "ann"            },
                            {"password", "a long password"}
    })
                  .status,
              200);
    EXPECT_EQ(elsewhere.get(port(2), "/api/me").body.find("null"), std::string::npos);
    // Sockets at three servers, of the same cookie: at the table's own, passed on, and after it.
    Guest second = elsewhere.in_another_window(), third = elsewhere.in_another_window();
    EXPECT_NE(elsewhere.visit(port(0), table).find("snapshot"), std::string::npos);
    EXPECT_NE(second.visit(port(1), table).find("snapshot"), std::string::npos);
    EXPECT_NE(third.visit(port(2), table).find("snapshot"), std::string::npos);
    Guest leaver = elsewhere.in_another_window();
    ASSERT_EQ(leaver.post(port(1), "/api/logout", {}).status, 200);
    for (Guest* guest : {&elsewhere, &second, &third}) {
        EXPECT_NE(guest->next("bye").find("logged-out"), std::string::npos);
    }
    for (std::size_t i = 0; i < site().size(); ++i) {
        EXPECT_TRUE(soon([&] {
            return elsewhere.in_another_window().get(port(i), "/api/me").body.find("null") !=
                   std::string::npos;
        })) << "server "
            << i;
    }
    EXPECT_EQ(ann.get(port(2), "/api/me").body.find("null"), std::string::npos);
}

TEST_F(SiteTest, a_name_that_was_changed_at_one_server_is_known_at_all) {
    Guest ann("Ann");
    ann.open(port(0), wish_for_two());
    EXPECT_NE(ann.get(port(1), "/api/me").body.find("\"Ann\""), std::string::npos);
    ASSERT_EQ(ann.post(port(2), "/api/me",
                       {
                           {"name", "Anna"}
    })
                  .status,
              200);
    EXPECT_TRUE(soon(
        [&] { return ann.get(port(1), "/api/me").body.find("\"Anna\"") != std::string::npos; }));
}

TEST_F(SiteTest, everybody_is_somebody_else_whichever_server_they_come_to) {
    std::set<std::string> cookies;
    for (int i = 0; i < 12; ++i) {
        Guest guest("Guest");
        ASSERT_EQ(guest
                      .post(port(static_cast<std::size_t>(i) % 3), "/api/me",
                            {
                                {"name", "Guest " + std::to_string(i)}
        })
                      .status,
                  200);
        cookies.insert(guest.cookie());
    }
    EXPECT_EQ(cookies.size(), 12U);
    const auto store = open_store(site().db(), Access::Read);
    ASSERT_TRUE(store);
    for (int i = 0; i < 12; ++i) {
        const auto people = (*store)->people_called("Guest " + std::to_string(i));
        ASSERT_TRUE(people);
        EXPECT_EQ(people->size(), 1U);
    }
}

TEST_F(SiteTest, what_somebody_may_do_is_counted_over_all_servers) {
    // At each server alone it would be granted at least so often as …
    Site two(2, {"--most-logins", "8", "--most-tables-per-person", "8", "--most-opened", "24"});
    constexpr int kLate = 4;  // … and no more than this, once the other has told of it
    const auto log_in = [](Guest& guest, std::uint16_t at, int i) {
        return guest.post(
            at, "/api/login",
            {
                {"login",    "nobody" + std::to_string(i)},
                {"password", "no password"               }
        });
    };
    const auto open = [](Guest& guest, std::uint16_t at, int) {
        return guest.post(at, "/api/tables", wish_for_two());
    };
    const auto rename = [](Guest& guest, std::uint16_t at, int i) {
        return guest.post(at, "/api/me",
                          {
                              {"name", "Guest " + std::to_string(i)}
        });
    };
    Guest guest("Guest");
    ASSERT_EQ(guest
                  .post(two.port(0), "/api/me",
                        {
                            {"name", "Guest"}
    })
                  .status,
              200);
    const auto is_counted = [&](const std::string& story, const auto& ask) {
        SCOPED_TRACE(story);
        int here = 0, there = 0;
        while (here < 100 && ask(guest, two.port(0), here).status != 429) ++here;
        ASSERT_LT(here, 100);
        for (; there < kLate; ++there) {
            std::this_thread::sleep_for(2s);  // until it is told
            if (ask(guest, two.port(1), 100 + there).status == 429) break;
        }
        EXPECT_LT(there, kLate);
    };
    is_counted("log-ins of an address", log_in);
    is_counted("tables that a person opened", open);
    is_counted("names changed from an address", rename);
}

TEST_F(SiteTest, a_table_nobody_needs_is_nobodys_and_goes_on_elsewhere_with_its_clock) {
    Guest ann("Ann"), bob("Bob");
    const std::string table =
        ann.open(port(0), {
                              {"game",     "mad-millionaire"                              },
                              {"players",  2                                              },
                              {"settings", {{"clock", {{"kind", "live"}, {"window", 60}}}}}
    });
    ASSERT_EQ(bob.join(port(1), table).status, 200);
    const auto lease = [&] {
        const auto store = open_store(site().db(), Access::Read);
        const auto row = store ? (*store)->lease(table) : std::optional<LeaseRow>{};
        return row && *row ? **row : LeaseRow{};
    };
    const LeaseRow first = lease();
    EXPECT_TRUE(first.is_held);
    EXPECT_EQ(first.epoch, 1);
    ann.visit(port(0), table);
    ann.socket().send(R"({"kind":"start","id":"s"})");
    ASSERT_NE(ann.next("ack"), "");
    Guest watcher("Watcher");
    const std::int64_t ends = first_deadline(watcher.visit(port(1), table));
    std::this_thread::sleep_for(3s);
    // The server that has it goes, with a word.
    const auto when = std::chrono::steady_clock::now();
    Site& all = site();
    all.server(0).kill(SIGTERM);
    EXPECT_EQ(all.server(0).wait(10s), 0);
    EXPECT_TRUE(soon([&] { return lease().owner != first.owner && lease().is_held; }, 3s));
    EXPECT_GE(lease().epoch, 2);
    // What was left to think of is left still: it was only nobody's time that nobody had it.
    const std::int64_t ends_now = first_deadline(bob.visit(port(2), table));
    const std::chrono::milliseconds nobodys(ends_now - ends);
    EXPECT_GE(nobodys, 0ms);
    EXPECT_LE(nobodys, std::chrono::steady_clock::now() - when);
    all.server(0).start();
}

}  // namespace moneybags::cluster_tests
