#pragma once

// A Net on a free port with guests of the tests' own, on a thread of its own.

#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include "server/net.h"
#include "tests/support/ws_client.h"

namespace moneybags::inn {

using namespace testing_support;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

inline const std::string kHost = "127.0.0.1";

// What each path and message does is said where it is done.
class Keeper : public Guests {
   public:
    void request(HttpRequest request, Reply reply) override {
        ++requests;
        HttpResponse response;
        if (request.path == "/hello") {
            response.body = "\"hello\"";
        } else if (request.path == "/echo") {
            response.content_type = "text/plain";
            response.body = request.body;
        } else if (request.path == "/who") {
            response.body = request.method + '|' + request.path + '|' + request.query + '|' +
                            request.address + '|' + request.cookie;
        } else if (request.path == "/cached") {
            response.headers = {
                {"Cache-Control", "max-age=60"                 },
                {"X-Split",       "one\r\nSet-Cookie: stolen=1"}
            };
        } else if (request.path == "/big") {
            response.body.assign(4'000'000, 'b');
        } else if (request.path == "/nothing") {
            response.status = 204;
        } else if (request.path == "/later") {
            later.push_back(std::move(reply));  // somebody else answers
            return;
        } else if (request.path == "/forget") {
            return;
        } else {
            response.status = 404;
        }
        reply(std::move(response));
    }

    std::optional<HttpResponse> knock(const HttpRequest& request) override {
        if (request.path == "/ws") return std::nullopt;
        HttpResponse response;
        response.status = 403;
        response.body = "{}";
        return response;
    }
    void opened(std::shared_ptr<Socket> socket, const HttpRequest&) override {
        ++openings;
        sockets.push_back(std::move(socket));
    }
    void heard(const std::shared_ptr<Socket>& socket, std::string_view text) override {
        ++messages;
        if (text == "bye") {  // three words and the end
            for (const char* word : {"one", "two", "three"}) {
                socket->send(std::make_shared<const std::string>(word));
            }
            socket->close(CloseReason::Normal, "as you wish");
            socket->send(std::make_shared<const std::string>("too late"));
        } else {
            socket->send(std::make_shared<const std::string>(text));
        }
    }
    void drained(const std::shared_ptr<Socket>&) override { ++drainings; }
    void closed(const std::shared_ptr<Socket>& socket) override {
        ++closings;
        socket->send(std::make_shared<const std::string>("nobody hears this"));
        socket->close(CloseReason::Normal, "nor this");
    }

    // To be touched on the loop only.
    int requests = 0, openings = 0, closings = 0, messages = 0, drainings = 0;
    std::vector<Reply> later;
    std::vector<std::shared_ptr<Socket>> sockets;  // all that ever were
};

class Inn {
   public:
    explicit Inn(const NetLimits& limits = {}, const std::string& address = kHost) {
        auto made =
            Net::listen(address, 0, limits, [this] { return held_.value_or(Clock::now()); });
        if (!made) throw std::runtime_error(made.error().sentence());
        net = std::move(*made);
        port = net->port();
        thread_ = std::thread([this] {
            net->run(keeper, nullptr);
            is_over_.set_value();
        });
    }
    ~Inn() { stop(milliseconds{0}); }

    // False if it did not end in time.
    bool stop(milliseconds grace, milliseconds patience = milliseconds{5000}) {
        if (!thread_.joinable()) return true;
        net->stop(grace);
        const bool in_time = over_.wait_for(patience) == std::future_status::ready;
        thread_.join();
        return in_time;
    }
    bool is_over(milliseconds patience) {
        return over_.wait_for(patience) == std::future_status::ready;
    }

    // The result of `what`, done on the loop.
    template <class What>
    auto on_loop(What what) {
        std::packaged_task<decltype(what())()> task(what);
        auto result = task.get_future();
        net->post([&task] { task(); });
        return result.get();
    }
    NetFigures figures() {
        return on_loop([this] { return net->figures(); });
    }
    // Waits until the figures please.
    template <class Please>
    bool eventually(Please please, milliseconds patience = milliseconds{5000}) {
        for (const auto deadline = Clock::now() + patience; Clock::now() < deadline;) {
            if (on_loop([&] { return please(net->figures(), keeper); })) return true;
            std::this_thread::sleep_for(milliseconds{5});
        }
        return false;
    }
    // The net's patience does not run out any more unless its clock is wound.
    void hold_clock() {
        on_loop([this] { held_ = Clock::now(); });
    }
    void wind(Span span) {
        on_loop([&] { *held_ += span; });
    }
    bool is_empty_soon() {
        return eventually([](const NetFigures& figures, const Keeper&) {
            return figures.connections == 0 && figures.sockets == 0;
        });
    }

    Wire wire() const { return {kHost, port}; }
    WsClient socket(const Headers& headers = {}, int receive_buffer = 0) const {
        return {kHost, port, "/ws", headers, receive_buffer};
    }
    std::optional<Answer> get(std::string_view path, const Headers& headers = {}) const {
        return http(kHost, port, "GET", path, headers);
    }
    // Still fit to serve: the end of every test that misbehaves.
    void expect_alive() const {
        const auto answer = get("/hello");
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 200);
        auto client = socket();
        ASSERT_TRUE(client.is_open());
        client.send("still there?");
        EXPECT_EQ(client.receive(), "still there?");
        EXPECT_TRUE(client.close());
    }

    Keeper keeper;
    std::unique_ptr<Net> net;
    std::uint16_t port = 0;

   private:
    std::optional<Clock::time_point> held_;  // touched on the loop only
    std::promise<void> is_over_;
    std::future<void> over_ = is_over_.get_future();
    std::thread thread_;
};

}  // namespace moneybags::inn
