// Servers of a site die, stop, and lose what they depend on, while people play. Shortened;
// MONEYBAGS_TEST_SCALE=50 plays 200 rounds of kills, 50 of store and bus each, 20 of
// stops of each.

#include <signal.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <thread>

#include "tests/cluster/guest.h"
#include "tests/cluster/site.h"
#include "tests/support/scale.h"

namespace moneybags::cluster_tests {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using crash::Party;
using load::Millis;
using testing_support::scaled;

// 5 s is the aim, and what it takes where nothing else runs; a test's machine may be busy.
constexpr Millis kTakenOver = 10s;

int stops() { return std::max(1, scaled(2) / 5); }
Millis stopped_for() { return stops() > 1 ? 20s : 4s; }

class Failures : public testing::Test {
   protected:
    // What happens in a round while people play; it says how long tables were not served. Nothing
    // acknowledged is lost by it.
    template <class Round>
    Spans in_rounds(const std::string& what, int rounds, const Round& happens) {
        party_.open_tables(site_.doors());
        party_.settle(site_.doors());
        Spans spans;
        for (int round = 0; round < rounds && !HasFailure(); ++round) {
            SCOPED_TRACE("round " + std::to_string(round));
            party_.play(1s, site_.doors());
            spans.add(happens());
            look_back();
        }
        tell(what, rounds, spans);
        return spans;
    }
    // All tables, since now.
    template <class Mends>
    std::vector<Millis> until_served_again(const Mends& mends) {
        const auto when = Clock::now();
        mends();
        return play_until_served(when, party_.tables_played(), site_.doors());
    }
    // Nothing acknowledged is lost or done twice, and everybody knows the same, at any server.
    void look_back() {
        party_.settle(site_.doors(), 30s);
        party_.compare_with_snapshots(site_.doors());
        party_.compare_with_store(site_.db());
        party_.expect_no_faults();
        party_.open_tables(site_.doors());  // in place of those that are over
    }
    // Plays until each of the tables is served again, for so long at least.
    std::vector<Millis> play_until_served(Clock::time_point since,
                                          const std::set<std::string>& tables,
                                          const crash::Doors& doors, Millis least = 0ms) {
        const auto served = [&] { return party_.served_again_after(since, tables); };
        party_.play_while(
            [&] {
                const auto span = Clock::now() - since;
                return span < least || (served().size() < tables.size() && span < least + 30s);
            },
            doors);
        EXPECT_EQ(served().size(), tables.size()) << "some are not served any more";
        return served();
    }
    // Without the bus those go on who are where their table is.
    void play_where_tables_are(Millis span) {
        const std::size_t before = party_.acked();
        party_.play(span, site_.doors());
        EXPECT_GT(party_.acked(), before);
    }
    // Of those where people play, the ones that a server has.
    std::set<std::string> tables_of(std::size_t server) {
        std::set<std::string> tables = site_.tables_of(server);
        std::erase_if(tables, [played = party_.tables_played()](const std::string& table) {
            return !played.contains(table);
        });
        return tables;
    }
    void tell(const std::string& what, int rounds, const Spans& spans) {
        std::cout << rounds << " times " << what << ": " << party_.sent() << " commands, "
                  << party_.acked() << " acked, " << party_.tables()
                  << " tables; tables served again after " << spans.at(0.5).count() << " ms (p50), "
                  << spans.at(0.99).count() << " ms (p99), " << spans.at(1).count()
                  << " ms (longest), " << spans.all.size() << " times\n";
        EXPECT_GT(party_.acked(), static_cast<std::size_t>(rounds) * 10);
        if (HasFailure()) std::cout << site_.what_was_logged();
    }

    Site site_;
    Party party_{17};
};

}  // namespace

TEST_F(Failures, others_play_on_what_a_killed_server_had) {
    const Spans spans = in_rounds("killed", scaled(4), [&] {
        const std::size_t victim = party_.luck()() % site_.size();
        const std::set<std::string> theirs = tables_of(victim);
        const auto when = Clock::now();
        site_.server(victim).kill(SIGKILL);
        EXPECT_TRUE(site_.server(victim).wait(5s));
        const std::vector<Millis> served = play_until_served(when, theirs, site_.doors_but(victim));
        site_.server(victim).start();
        return served;
    });
    EXPECT_LE(spans.at(0.99), kTakenOver);
}

TEST_F(Failures, a_server_that_was_stopped_for_long_writes_nothing_it_should_not) {
    const Spans spans = in_rounds("stopped for 20 s", stops(), [&] {
        const std::size_t victim = party_.luck()() % site_.size();
        const std::set<std::string> theirs = tables_of(victim);
        const auto when = Clock::now();
        site_.server(victim).kill(SIGSTOP);
        const std::vector<Millis> served =
            play_until_served(when, theirs, site_.doors_but(victim), 20s);
        site_.server(victim).kill(SIGCONT);
        party_.play(2s, site_.doors());
        return served;
    });
    EXPECT_LE(spans.at(0.99), kTakenOver);
}

TEST_F(Failures, a_store_that_dies_takes_nothing_with_it) {
    in_rounds("the store was killed", scaled(1), [&] {
        site_.postgresql().stop(testing_support::Postgresql::Stop::Kill);
        party_.play(Millis{500 + party_.luck()() % 5'000}, site_.doors());
        return until_served_again([&] { site_.postgresql().start(); });
    });
}

TEST_F(Failures, a_store_that_hangs_takes_nothing_with_it) {
    in_rounds("the store was stopped", stops(), [&] {
        site_.postgresql().freeze();
        party_.play(stopped_for(), site_.doors());
        return until_served_again([&] { site_.postgresql().thaw(); });
    });
}

TEST_F(Failures, a_bus_that_hangs_takes_nothing_with_it) {
    in_rounds("NATS was stopped", stops(), [&] {
        site_.nats().freeze();
        play_where_tables_are(stopped_for());
        return until_served_again([&] { site_.nats().thaw(); });
    });
}

TEST_F(Failures, a_store_that_hangs_is_told_of_at_every_server) {
    Guest ann("Ann"), bob("Bob");
    const std::string table =
        ann.open(site_.port(0), {
                                    {"game",    "mad-millionaire"},
                                    {"players", 2                }
    });
    ASSERT_EQ(bob.join(site_.port(1), table).status, 200);
    ann.visit(site_.port(0), table);
    bob.visit(site_.port(2), table);  // passed on
    site_.postgresql().freeze();
    const auto when = Clock::now();
    ann.socket().send(R"({"kind":"say","id":"a","words":"is anybody there"})");
    bob.socket().send(R"({"kind":"say","id":"b","words":"is anybody there"})");
    EXPECT_NE(ann.next("nack").find("storage"), std::string::npos);
    EXPECT_NE(bob.next("nack").find("storage"), std::string::npos);
    EXPECT_LT(Clock::now() - when, 8s);  // 5 s is the aim; this machine may be busy
    // Who comes anew may try another server.
    const auto came = Clock::now();
    Guest cy("Cy");
    EXPECT_NE(cy.visit(site_.port(1), table).find("moved"), std::string::npos);
    EXPECT_LT(Clock::now() - came, 8s);
    for (std::size_t i = 0; i < site_.size(); ++i) {
        EXPECT_EQ(ann.get(site_.port(i), "/healthz").status, 503) << "server " << i;
    }
    site_.server(1).kill(SIGTERM);
    EXPECT_EQ(site_.server(1).wait(20s), 0);
    site_.postgresql().thaw();
    const auto is_well = [&] { return ann.get(site_.port(0), "/healthz").status == 200; };
    for (int tries = 100; !is_well() && tries > 0; --tries) std::this_thread::sleep_for(100ms);
    EXPECT_NE(ann.visit(site_.port(2), table).find("snapshot"), std::string::npos);
    ann.socket().send(R"({"kind":"say","id":"a","words":"is anybody there"})");
    EXPECT_NE(ann.next("ack"), "");
}

TEST_F(Failures, without_the_bus_tables_go_on_where_they_are) {
    in_rounds("NATS was killed", scaled(1), [&] {
        site_.nats().kill();
        play_where_tables_are(Millis{2'000 + party_.luck()() % 3'000});
        return until_served_again([&] { site_.nats().start(); });
    });
}

}  // namespace moneybags::cluster_tests
