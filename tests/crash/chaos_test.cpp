// Bad networks and bad clients, with the server itself in good health.

#include <iostream>

#include "games/catalogue.h"
#include "tests/crash/party.h"
#include "tests/crash/proxy.h"
#include "tests/support/scale.h"

namespace moneybags::crash {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using testing_support::scaled;

class Chaos : public testing::Test {
   protected:
    Chaos() { server_.start(); }

    void expect_all_agree(Party& party) {
        party.settle(server_.port());
        party.compare_with_snapshots(server_.port());
        party.compare_with_store(server_.db());
        party.expect_no_faults();
    }

    const load::TemporaryFolder folder_;
    load::Server server_{serve((folder_.path() / "house.db").string(), folder_)};
};

// How long it takes from a command to its answer, asked one at a time.
class Prober : public load::Line {
   public:
    explicit Prober(load::Chair chair) : chair_(std::move(chair)) {}
    bool is_up() const { return is_up_; }
    bool waits() const { return asked_.has_value(); }
    Millis longest() const { return longest_; }
    int answers() const { return answers_; }
    void ask() {
        asked_ = Clock::now();
        send(R"({"kind":"say","id":"probe)" + std::to_string(answers_) +
             R"(","words":"still here"})");
    }

   protected:
    void opened() override {
        send(R"({"kind":"hello","table":")" + chair_.table + R"(","token":")" + chair_.token +
             R"("})");
    }
    void heard(std::string_view text) override {
        if (text.starts_with("{\"kind\":\"snapshot\"")) is_up_ = true;
        if (!text.starts_with("{\"kind\":\"ack\"") || !asked_) return;
        longest_ = std::max(longest_, std::chrono::duration_cast<Millis>(Clock::now() - *asked_));
        asked_.reset();
        ++answers_;
    }
    void closed(std::uint16_t) override { is_up_ = false; }

   private:
    load::Chair chair_;
    bool is_up_ = false;
    int answers_ = 0;
    std::optional<Clock::time_point> asked_;
    Millis longest_{0};
};

// Asks for everything again and again, and reads nothing.
class SlowReader : public load::Line {
   public:
    explicit SlowReader(std::string table)
        : hello_(R"({"kind":"hello","table":")" + table + R"("})") {}
    bool was_closed() const { return was_closed_; }
    void ask(int times) {
        for (int i = 0; i < times; ++i) send(hello_);
    }

   protected:
    void opened() override {
        stop_reading();
        ask(1);
    }
    void heard(std::string_view) override {}
    void closed(std::uint16_t) override { was_closed_ = true; }

   private:
    std::string hello_;
    bool was_closed_ = false;
};

}  // namespace

TEST_F(Chaos, everybody_agrees_after_delays_freezes_cuts_doubles_and_commands_out_of_order) {
    Proxy proxy(server_.port(), 11);
    Party party(12, {.most_unanswered = 6, .doubles = 20, .late = 20});
    for (int i = 0; i < scaled(3); ++i) {
        SCOPED_TRACE("storm " + std::to_string(i));
        party.open_tables(server_.port());
        party.come(proxy.port());
        proxy.set({.delay = 60, .freeze = 6, .cut = 12, .vanish = 6});
        party.play(3s, proxy.port());
        proxy.set({});
        party.settle(proxy.port());
        expect_all_agree(party);
    }
    const Proxy::Figures figures = proxy.figures();
    std::cout << party.sent() << " commands, " << party.acked() << " acked, " << figures.connections
              << " connections, " << figures.cuts << " cut, " << figures.vanished << " vanished, "
              << figures.freezes << " frozen, " << figures.delays << " delays\n";
    EXPECT_GT(figures.cuts, 0);
    EXPECT_GT(figures.vanished, 0);
    EXPECT_GT(figures.freezes, 0);
    EXPECT_GT(party.acked(), 100U);
}

TEST_F(Chaos, a_command_that_came_only_in_part_is_not_done) {
    load::Http http(server_.port());
    Party party(13);
    party.open_tables(server_.port());
    party.settle(server_.port());
    const std::string part = R"({"kind":"say","id":"half","words":"half a sentence"})";
    for (const auto& player : party.players()) {
        player->send_part(part, 1 + party.luck()() % part.size());
        player->abort();
    }
    party.come(server_.port());
    expect_all_agree(party);
    EXPECT_EQ(http.get("/healthz").status, 200);
    for (const auto& player : party.players()) {
        EXPECT_EQ(player->told().status(), "running") << player->chair().table;
    }
}

TEST_F(Chaos, a_reader_that_does_not_read_is_cut_and_nobody_waits_for_it) {
    load::Http http(server_.port());
    const std::vector<load::Chair> chairs =
        load::open_table(http, {.game = std::string(catalogue().front().id),
                                .players = catalogue().front().least_players,
                                .people = 1,
                                .settings = {{"pace", 0}}});
    load::Crowd crowd;
    Prober person(chairs.front());
    person.connect(crowd, server_.port());
    ASSERT_TRUE(crowd.wait_until([&] { return person.is_up(); }, 5s));

    SlowReader slow(chairs.front().table);
    slow.connect(crowd, server_.port(), 1, 4096);
    ASSERT_TRUE(crowd.wait_until([&] { return slow.is_open(); }, 5s));
    slow.ask(90);
    const auto end = Clock::now() + 6s;
    while (Clock::now() < end && person.answers() < 30) {
        if (!person.waits()) person.ask();
        crowd.wait(Millis{2});
    }
    EXPECT_GE(person.answers(), 10);
    EXPECT_LT(person.longest(), 2s);
    slow.resume_reading();
    EXPECT_TRUE(crowd.wait_until([&] { return slow.was_closed(); }, 5s));
    const std::string metrics = http.get("/metrics").body;
    EXPECT_NE(metrics.find("moneybags_cut_slow_total 1"), std::string::npos);
}

}  // namespace moneybags::crash
