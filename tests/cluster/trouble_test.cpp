// One server of a site is cut off from what all share, or the bus hangs: who is there is told, and
// finds another.

#include <libpq-fe.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>

#include "tests/cluster/guest.h"
#include "tests/cluster/site.h"
#include "tests/crash/proxy.h"

namespace moneybags::cluster_tests {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

boost::json::object wish_for_two() {
    return {
        {"game",    "mad-millionaire"},
        {"players", 2                }
    };
}

class Trouble : public testing::Test {
   protected:
    static Site& site() {
        static Site all(2);
        return all;
    }
    static std::uint16_t port(std::size_t i) { return site().port(i); }

    void sql(const std::string& text) {
        const std::unique_ptr<PGconn, decltype(&PQfinish)> line(PQconnectdb(site().db().c_str()),
                                                                &PQfinish);
        const std::unique_ptr<PGresult, decltype(&PQclear)> done(PQexec(line.get(), text.c_str()),
                                                                 &PQclear);
        const ExecStatusType status = PQresultStatus(done.get());
        EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
            << PQerrorMessage(line.get());
    }
};

}  // namespace

TEST_F(Trouble, whoever_is_at_a_server_that_alone_has_no_store_is_sent_to_others) {
    sql("CREATE ROLE alone SUPERUSER LOGIN");
    load::Server::Wish wish = site().wish();
    wish.db.replace(wish.db.find("moneybags@"), 9, "alone");
    load::Server server(wish);
    server.start();
    Guest ann("Ann"), bob("Bob");
    const std::string table = ann.open(server.port(), wish_for_two());
    const std::string other = bob.open(port(0), wish_for_two());
    EXPECT_NE(ann.visit(server.port(), table).find("snapshot"), std::string::npos);
    sql("ALTER ROLE alone NOLOGIN");
    sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'alone'");
    // Another has taken her table, and says so.
    EXPECT_NE(ann.next("bye").find("moved"), std::string::npos);
    EXPECT_NE(ann.visit(port(1), table).find("snapshot"), std::string::npos);
    // Who comes anew does not wait for what will not be, at the same server again and again.
    const auto when = Clock::now();
    EXPECT_NE(bob.visit(server.port(), other).find("moved"), std::string::npos);
    EXPECT_LT(Clock::now() - when, 5s);
    EXPECT_EQ(bob.get(server.port(), "/api/table", other).status, 503);
}

TEST_F(Trouble, whoever_only_listens_is_told_when_their_server_was_off_the_bus_for_a_moment) {
    crash::Proxy line(site().nats().port(), 1);
    load::Server::Wish wish = site().wish();
    wish.more = {"--cluster", "nats://127.0.0.1:" + std::to_string(line.port())};
    load::Server server(wish);
    server.start();
    Guest ann("Ann"), bob("Bob");
    const std::string table = ann.open(server.port(), wish_for_two());
    ASSERT_EQ(bob.join(port(0), table).status, 200);
    EXPECT_NE(bob.visit(port(0), table).find("snapshot"), std::string::npos);  // passed on
    line.set({.cut = 1000});
    for (int tries = 1000; line.figures().cuts == 0 && tries > 0; --tries) {
        std::this_thread::sleep_for(5ms);
    }
    line.set({});
    EXPECT_NE(bob.next("bye").find("moved"), std::string::npos);
    EXPECT_NE(bob.visit(port(0), table).find("snapshot"), std::string::npos);
}

TEST_F(Trouble, a_bus_that_hangs_holds_nobody_up_where_their_table_is) {
    Guest ann("Ann"), bob("Bob");
    const std::string table = ann.open(port(0), wish_for_two());
    EXPECT_NE(ann.visit(port(0), table).find("snapshot"), std::string::npos);
    site().nats().freeze();
    const auto frozen = Clock::now();
    std::jthread comes([&] {
        // Who comes to the wrong one is sent away, to meet the right one another time.
        EXPECT_NE(bob.visit(port(1), table).find("moved"), std::string::npos);
        EXPECT_LT(Clock::now() - frozen, 9s);
    });
    Clock::duration longest{};
    for (int i = 0; Clock::now() - frozen < 6s; ++i) {
        const auto asked = Clock::now();
        ann.socket().send(R"({"kind":"say","id":"a)" + std::to_string(i) + R"(","words":"well"})");
        EXPECT_NE(ann.next("ack"), "");
        longest = std::max(longest, Clock::now() - asked);
        std::this_thread::sleep_for(300ms);
    }
    EXPECT_LT(longest, 1s);
    comes.join();
    site().nats().thaw();
}

}  // namespace moneybags::cluster_tests
