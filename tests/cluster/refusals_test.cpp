// What cannot share a store is told why.

#include <libpq-fe.h>
#include <signal.h>

#include <fstream>
#include <memory>
#include <thread>

#include "bench/load_http.h"
#include "store/store.h"
#include "tests/cluster/site.h"

namespace moneybags::cluster_tests {

namespace {

class Refusals : public testing::Test {
   protected:
    static Site& site() {
        static Site one(1);
        return one;
    }
    static load::Server::Wish wish(std::vector<std::string> more) {
        load::Server::Wish wish = site().wish();
        wish.more = std::move(more);
        return wish;
    }
    static void expect_refused(const load::Server::Wish& wish, const std::string& words) {
        const std::string said = refusal_of(wish);
        EXPECT_NE(said.find(words), std::string::npos) << said;
    }
};

}  // namespace

TEST_F(Refusals, a_file_cannot_be_shared) {
    load::Server::Wish alone = wish({"--cluster", "nats://127.0.0.1:4222"});
    alone.db = "/nowhere/house.db";
    expect_refused(alone, "needs a database that servers can share");
}

TEST_F(Refusals, an_address_that_is_none) {
    expect_refused(wish({"--cluster", "127.0.0.1:4222"}), "must be like nats://127.0.0.1:4222");
    expect_refused(wish({"--nats-ca", "file.pem"}), "only with --cluster");
}

TEST_F(Refusals, nothing_goes_through_a_network_unasked_or_unencrypted) {
    expect_refused(wish({"--cluster", "nats://192.0.2.1:4222"}), "tls://");
    expect_refused(wish({"--cluster", "tls://192.0.2.1:4222"}), "password");
    for (const char* address : {
             "moneybags@192.0.2.1/moneybags",
             "/moneybags?host=192.0.2.1",
             "/moneybags?hostaddr=192.0.2.1",
             "localhost:5432,192.0.2.1:5432/moneybags",
             "moneybags:sslmode=require@192.0.2.1/moneybags",
             "/moneybags?service=elsewhere",
         }) {
        SCOPED_TRACE(address);
        load::Server::Wish far = wish({"--cluster", "nats://127.0.0.1:4222"});
        far.db = std::string("postgresql://") + address;
        expect_refused(far, "sslmode=verify-full");
    }
}

TEST_F(Refusals, whoever_does_not_share_and_whoever_does_keep_each_other_out) {
    expect_refused(wish({}), "another moneybags has this database open");
    const std::string db = site().postgresql().new_database();
    load::Server::Wish alone = wish({});
    alone.db = db;
    load::Server first(alone);
    first.start();
    load::Server::Wish shares = site().wish();
    shares.db = db;
    expect_refused(shares, "without --cluster");
}

TEST_F(Refusals, a_second_site_on_the_same_store) {
    const testing_support::Nats other;
    expect_refused(wish({"--cluster", other.url()}), "is not heard at");
}

TEST_F(Refusals, a_wrong_password_for_the_bus) {
    const testing_support::Nats asks({"--user", "moneybags", "--pass", "secret"});
    const std::string here = "127.0.0.1:" + std::to_string(asks.port());
    expect_refused(wish({"--cluster", "nats://moneybags:wrong@" + here}), "does not let us in");
    expect_refused(wish({"--cluster", "nats://" + here}), "does not let us in");
    // What is written in an address stands in no log.
    EXPECT_EQ(refusal_of(wish({"--cluster", "nats://moneybags:wrong@" + here})).find("wrong"),
              std::string::npos);
}

TEST_F(Refusals, a_database_that_does_not_let_us_in) {
    load::Server::Wish wrong = site().wish();
    const std::size_t at = wrong.db.find("/postgres?");
    ASSERT_NE(at, std::string::npos);
    wrong.db.replace(at, 10, "/another?");
    expect_refused(wrong, "does not exist");
}

TEST_F(Refusals, what_is_not_there_yet_is_waited_for_and_named) {
    testing_support::Nats late;
    const load::TemporaryFolder folder;
    load::Server::Wish wish = site().wish();
    wish.db = site().postgresql().new_database();
    wish.more = {"--cluster", late.url()};
    wish.log = folder.path() / "server.log";
    load::Server server(wish);
    server.start();
    server.kill(SIGKILL);
    ASSERT_TRUE(server.wait(std::chrono::seconds(5)));
    late.kill();
    server.start_at_once();
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    late.start();
    load::Http http(server.port());
    int tries = 100;
    while (http.get("/healthz").status != 200 && --tries > 0) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    EXPECT_GT(tries, 0) << "it never came up";
    std::ifstream log(wish.log);
    const std::string said{std::istreambuf_iterator<char>(log), {}};
    EXPECT_NE(said.find("Waiting for NATS at 127.0.0.1:" + std::to_string(late.port())),
              std::string::npos)
        << said;
}

TEST_F(Refusals, a_server_of_another_kind) {
    // One that will be there, as far as the store knows, for an hour.
    const std::unique_ptr<PGconn, decltype(&PQfinish)> sql(PQconnectdb(site().db().c_str()),
                                                           &PQfinish);
    const auto run = [&](const char* text) {
        const std::unique_ptr<PGresult, decltype(&PQclear)> done(PQexec(sql.get(), text), &PQclear);
        EXPECT_EQ(PQresultStatus(done.get()), PGRES_COMMAND_OK) << PQerrorMessage(sql.get());
    };
    run("INSERT INTO members(id, name, about, seen, until) SELECT 7, 'newcomer:8080', "
        "'{\"program\":\"99.0\",\"tongue\":99}', "
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT), "
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) + 3600000");
    expect_refused(site().wish(), "server newcomer:8080 is moneybags 99.0");
    run("DELETE FROM members WHERE id = 7");
}

}  // namespace moneybags::cluster_tests
