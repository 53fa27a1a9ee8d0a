// The net as a whole: the door, who is let in, the clock, and the end.

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <ctime>

#include "tests/server/inn.h"

namespace moneybags::inn {
namespace {

TEST(Listening, problems_say_what_would_have_been_right) {
    Inn inn;
    const auto taken = Net::listen(kHost, inn.port, {});
    ASSERT_FALSE(taken);
    EXPECT_EQ(taken.error().where, "port " + std::to_string(inn.port));
    EXPECT_NE(taken.error().what.find("0 finds a free one"), std::string::npos);
    const auto not_ours = Net::listen("192.0.2.1", 0, {});
    ASSERT_FALSE(not_ours);
    EXPECT_EQ(not_ours.error().where, "address 192.0.2.1");
    EXPECT_NE(not_ours.error().what.find("an address of this machine"), std::string::npos);
    const auto no_address = Net::listen("the moon", 0, {});
    ASSERT_FALSE(no_address);
    EXPECT_NE(no_address.error().what.find("127.0.0.1"), std::string::npos);
}

TEST(Listening, double_colon_is_both_kinds_of_address) {
    Inn inn({}, "::");
    EXPECT_EQ(inn.get("/who")->body, "GET|/who||127.0.0.1|");
    const auto by_six = http("::1", inn.port, "GET", "/who");
    ASSERT_TRUE(by_six);
    EXPECT_EQ(by_six->body, "GET|/who||::1|");
}

TEST(Door, one_too_many_is_told_to_come_back_and_finds_room_later) {
    Inn inn({.connections = 3});
    std::vector<WsClient> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(inn.socket());
    ASSERT_TRUE(clients.back().is_open());
    for (int i = 0; i < 100; ++i) {  // more than may linger
        const auto answer = inn.get("/hello");
        ASSERT_TRUE(answer) << i;
        EXPECT_EQ(answer->status, 503);
        EXPECT_EQ(answer->header("Retry-After"), "2");
    }
    EXPECT_EQ(inn.figures().refused, 100u);
    clients.pop_back();
    EXPECT_TRUE(inn.eventually(
        [](const NetFigures& figures, const Keeper&) { return figures.connections == 2; }));
    EXPECT_EQ(inn.get("/hello")->status, 200);
}

TEST(Door, those_turned_away_who_do_not_leave_are_not_waited_for) {
    Inn inn({.connections = 1});
    const auto guest = inn.socket();
    std::vector<Wire> others;
    for (int i = 0; i < 200; ++i) others.push_back(inn.wire());
    EXPECT_TRUE(inn.eventually(
        [](const NetFigures& figures, const Keeper&) {
            return figures.refused == 200 && figures.connections == 1;
        },
        milliseconds{3000}));
}

TEST(Door, each_address_has_its_share) {
    Inn inn({.per_address = 2}, "::");
    const auto first = inn.socket();
    const auto second = inn.socket();
    EXPECT_EQ(inn.get("/hello")->status, 503);
    EXPECT_EQ(http("::1", inn.port, "GET", "/hello")->status, 200);
}

TEST(Door, a_trusted_proxy_speaks_for_others_and_each_of_them_has_a_share) {
    Inn inn({.per_address = 1, .trust_proxy = true});
    const Headers ann{
        {"X-Forwarded-For", "198.51.100.9, 203.0.113.1"}
    };
    const Headers bob{
        {"X-Forwarded-For", "203.0.113.2"}
    };
    EXPECT_EQ(inn.get("/who", ann)->body, "GET|/who||203.0.113.1|");
    EXPECT_EQ(inn.get("/who",
                      {
                          {"X-Forwarded-For", "nonsense"}
    })
                  ->body,
              "GET|/who||127.0.0.1|");
    auto first = inn.socket(ann);
    EXPECT_TRUE(first.is_open());
    EXPECT_EQ(inn.socket(ann).answer().status, 503);
    EXPECT_TRUE(inn.socket(bob).is_open());
    EXPECT_EQ(inn.on_loop([&] { return inn.keeper.sockets[0]->address(); }), "203.0.113.1");
    EXPECT_TRUE(first.close());
    EXPECT_TRUE(inn.is_empty_soon());
    EXPECT_TRUE(inn.socket(ann).is_open());
}

TEST(Door, without_trust_the_peer_is_who_it_is) {
    Inn inn;
    EXPECT_EQ(inn.get("/who",
                      {
                          {"X-Forwarded-For", "203.0.113.1"}
    })
                  ->body,
              "GET|/who||127.0.0.1|");
}

TEST(Door, five_hundred_who_come_and_go_at_once_leave_nothing_behind) {
    Inn inn;
    std::vector<Wire> wires;
    for (int i = 0; i < 500; ++i) {
        Wire wire = inn.wire();
        ASSERT_TRUE(wire.is_open());
        if (i % 4 == 0) wire.abort();
        if (i % 4 == 1) wire.hang_up();
        const bool wrote = i % 4 < 2 || wire.write(i % 4 == 2 ? request_text(kHost, "GET", "/hello")
                                                              : std::string("GET /he"));
        ASSERT_TRUE(wrote);
        wires.push_back(std::move(wire));
    }
    for (std::size_t i = 2; i < wires.size(); i += 4) {
        const auto answer = wires[i].read_answer();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 200);
    }
    wires.clear();
    EXPECT_TRUE(inn.is_empty_soon());
    EXPECT_TRUE(inn.eventually([](const NetFigures& figures, const Keeper&) {
        return figures.accepted + 10 >= 500;  // some were gone before the door was open
    }));
    inn.expect_alive();
}

std::chrono::nanoseconds cpu_time() {
    timespec spent{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent);
    return std::chrono::seconds{spent.tv_sec} + std::chrono::nanoseconds{spent.tv_nsec};
}

TEST(Door, out_of_descriptors_it_waits_and_goes_on) {
    Inn inn;
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
    const rlimit few{.rlim_cur = 256, .rlim_max = before.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    std::vector<int> taken;
    for (int fd = open("/dev/null", O_RDONLY); fd >= 0; fd = open("/dev/null", O_RDONLY)) {
        taken.push_back(fd);
    }
    ASSERT_FALSE(taken.empty());
    close(taken.back());  // for the client; the server has none left
    taken.pop_back();
    Wire wire = inn.wire();
    EXPECT_TRUE(wire.is_open());
    EXPECT_TRUE(wire.write(request_text(kHost, "GET", "/hello")));
    const auto cpu = cpu_time();
    EXPECT_FALSE(wire.read_more(milliseconds{600}));
    EXPECT_LT(cpu_time() - cpu, milliseconds{200});
    for (const int fd : taken) close(fd);
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
    const auto answer = wire.read_answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
}

TEST(TheLoop, does_what_is_posted_from_any_thread) {
    Inn inn;
    int count = 0;  // touched on the loop only
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 1000; ++i) inn.net->post([&count] { ++count; });
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(inn.on_loop([&] { return count; }), 4000);
}

TEST(TheLoop, rings_in_order_of_time_and_never_early) {
    Inn inn;
    std::string rung;
    std::promise<Time> last;
    Time begun{};
    inn.on_loop([&] {
        begun = inn.net->now();
        const auto mark = [&rung](char c) { return [&rung, c] { rung += c; }; };
        inn.net->at(begun + Span{80}, [&] { last.set_value(inn.net->now()); });
        inn.net->at(begun + Span{40}, mark('c'));
        inn.net->at(begun + Span{20}, mark('b'));
        inn.net->at(begun - Span{1000}, mark('a'));
        inn.net->at(begun + Span{40}, mark('d'));
        inn.net->at(begun + Span{20'000}, mark('!'));
        return 0;
    });
    const Time rang = last.get_future().get();
    EXPECT_GE(rang - begun, Span{80});
    EXPECT_LT(rang - begun, Span{2000});
    EXPECT_EQ(inn.on_loop([&] { return rung; }), "abcd");
}

TEST(TheLoop, an_alarm_that_sets_itself_again_does_not_hold_the_others_up) {
    Inn inn;
    std::function<void()> again = [&] { inn.net->at(inn.net->now(), again); };
    inn.on_loop([&] {
        again();
        return 0;
    });
    inn.expect_alive();
    EXPECT_TRUE(inn.stop(milliseconds{1000}));
}

TEST(Stopping, tells_every_socket_after_what_was_queued) {
    Inn inn;
    std::vector<WsClient> clients;
    for (int i = 0; i < 50; ++i) clients.push_back(inn.socket());
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures&, const Keeper& keeper) { return keeper.openings == 50; }));
    inn.on_loop([&] {
        for (const auto& socket : inn.keeper.sockets) {
            for (int i = 0; i < 20; ++i) {
                socket->send(std::make_shared<const std::string>(std::to_string(i)));
            }
        }
        inn.net->stop(Span{5000});
    });
    for (WsClient& client : clients) {
        for (int i = 0; i < 20; ++i) ASSERT_EQ(client.receive(), std::to_string(i));
        EXPECT_EQ(client.wait_for_close(), 1012);
    }
    EXPECT_TRUE(inn.is_over(milliseconds{3000}));
    EXPECT_EQ(inn.keeper.closings, 50);
}

TEST(Stopping, takes_nobody_new_and_finishes_what_it_owes) {
    Inn inn;
    Wire idle = inn.wire(), owed = inn.wire();
    ASSERT_TRUE(idle.write(request_text(kHost, "GET", "/hello")));
    ASSERT_TRUE(idle.read_answer());
    ASSERT_TRUE(owed.write(request_text(kHost, "GET", "/later")));
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures&, const Keeper& keeper) { return keeper.later.size() == 1; }));
    inn.net->stop(Span{5000});
    EXPECT_TRUE(idle.read_to_end(milliseconds{3000}));
    EXPECT_FALSE(inn.wire().is_open());
    EXPECT_FALSE(inn.is_over(milliseconds{50}));
    inn.on_loop([&] { inn.keeper.later[0](HttpResponse{}); });
    const auto answer = owed.read_answer();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->header("Connection"), "close");
    EXPECT_TRUE(inn.is_over(milliseconds{3000}));
}

TEST(Stopping, who_becomes_a_socket_at_the_last_moment_is_told_too) {
    Inn inn;
    Wire wire = inn.wire();
    const std::string upgrade =
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    ASSERT_TRUE(wire.write(upgrade));  // all but its last line
    ASSERT_TRUE(inn.eventually(
        [](const NetFigures& figures, const Keeper&) { return figures.requests == 1; }));
    inn.net->stop(Span{5000});
    EXPECT_FALSE(inn.is_over(milliseconds{50}));
    ASSERT_TRUE(wire.write("\r\n"));
    EXPECT_EQ(wire.read_answer()->status, 101);
    ASSERT_TRUE(!wire.received().empty() || wire.read_more());
    EXPECT_EQ(wire.received().substr(2, 2), "\x03\xf4");  // 1012
    wire.hang_up();
    EXPECT_TRUE(inn.is_over(milliseconds{3000}));
    EXPECT_EQ(inn.keeper.closings, 1);
}

TEST(Stopping, waits_no_longer_than_its_grace) {
    Inn inn;
    auto deaf = inn.socket({}, 4096);
    Wire forgotten = inn.wire();
    ASSERT_TRUE(forgotten.write(request_text(kHost, "GET", "/later")));
    ASSERT_TRUE(inn.eventually([](const NetFigures&, const Keeper& keeper) {
        return keeper.openings == 1 && keeper.later.size() == 1;
    }));
    inn.on_loop(
        [&] { inn.keeper.sockets[0]->send(std::make_shared<const std::string>(200'000, 'x')); });
    const auto asked = Clock::now();
    EXPECT_TRUE(inn.stop(milliseconds{300}));
    EXPECT_LT(Clock::now() - asked, milliseconds{2500});
    EXPECT_EQ(inn.keeper.closings, 1);
    inn.keeper.later[0](HttpResponse{});  // nobody is there any more
}

TEST(Stopping, with_nobody_there_is_over_at_once) {
    Inn inn;
    const auto asked = Clock::now();
    EXPECT_TRUE(inn.stop(milliseconds{10'000}));
    EXPECT_LT(Clock::now() - asked, milliseconds{2000});
}

TEST(Stopping, a_signal_is_passed_on_every_time) {
    auto net = Net::listen(kHost, 0, {});
    ASSERT_TRUE(net);
    Keeper keeper;
    std::atomic<int> signals = 0;
    std::thread thread([&] { (*net)->run(keeper, [&] { ++signals; }); });
    const auto wait_for = [&](int count) {
        for (int i = 0; i < 500 && signals < count; ++i) {
            std::this_thread::sleep_for(milliseconds{10});
        }
        return signals == count;
    };
    // Until it runs, the signal would end the program.
    EXPECT_TRUE(http(kHost, (*net)->port(), "GET", "/hello"));
    raise(SIGTERM);
    EXPECT_TRUE(wait_for(1));
    raise(SIGINT);
    EXPECT_TRUE(wait_for(2));
    (*net)->stop(Span{1000});
    thread.join();
}

}  // namespace
}  // namespace moneybags::inn
