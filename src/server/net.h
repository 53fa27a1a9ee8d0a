#pragma once

// HTTP and WebSocket, without a word of Beast: what the house is asked, and how it answers. Only
// net.cpp and its neighbours include Beast, which takes long to compile.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/result.h"
#include "server/loop.h"

namespace moneybags {

struct HttpRequest {
    std::string method;  // GET, HEAD, POST
    std::string path;    // "/api/tables", decoded, without the query
    std::string query;   // as sent, without the "?"
    std::string body;
    std::string cookie;  // the header, whole
    std::string authorization;
    std::string origin;  // empty if there is none
    std::string host;
    std::string content_type;
    std::string accept_encoding;
    std::string if_none_match;
    std::string accept_language;
    std::string address;  // of the client: the peer's, or what a trusted proxy says
};

struct HttpResponse {
    int status = 200;
    std::string content_type = "application/json";
    std::string body;
    std::shared_ptr<const std::string> shared = {};  // in its place, if many are sent the same
    std::vector<std::pair<std::string, std::string>> headers;

    std::string_view content() const { return shared ? *shared : std::string_view(body); }
    void share() { shared = std::make_shared<const std::string>(std::move(body)); }
};

enum class CloseReason : std::uint16_t {  // WebSocket close codes
    Normal = 1000,
    GoingAway = 1001,
    Policy = 1008,
    TooBig = 1009,
    Restart = 1012,
    TryLater = 1013,
};

class Socket {
   public:
    virtual ~Socket() = default;
    // Queued; frames go out in order. A reader so slow that more than NetLimits::queued_bytes wait
    // is cut.
    virtual void send(std::shared_ptr<const std::string> frame) = 0;
    // More than NetLimits::behind_bytes have been waiting, and not all of it has been read since:
    // what can wait should. Guests are told when it has (`drained`); if that takes longer than
    // NetLimits::behind the reader is cut.
    virtual bool is_behind() const = 0;
    // After what is queued was sent, or at once if that takes longer than a few seconds.
    virtual void close(CloseReason, std::string_view why) = 0;
    virtual const std::string& address() const = 0;
};

// What the net calls, always on its loop.
class Guests {
   public:
    virtual ~Guests() = default;
    // To be called once, on the loop, now or later; by then the client may have left. Whoever drops
    // it uncalled answers 500.
    using Reply = std::function<void(HttpResponse)>;
    virtual void request(HttpRequest, Reply) = 0;
    // Whether it may have a body of NetLimits::long_body_bytes; the headers are known by then.
    virtual bool may_be_long(const HttpRequest&) const { return false; }
    // A WebSocket wants to be opened at a path. Returns an HTTP answer that refuses it, or none.
    virtual std::optional<HttpResponse> knock(const HttpRequest&) = 0;
    virtual void opened(std::shared_ptr<Socket>, const HttpRequest&) = 0;
    virtual void heard(const std::shared_ptr<Socket>&, std::string_view frame) = 0;
    virtual void drained(const std::shared_ptr<Socket>&) = 0;
    virtual void closed(const std::shared_ptr<Socket>&) = 0;
};

struct NetLimits {
    std::size_t connections = 12'000;
    std::size_t per_address = 12'000;
    std::size_t frame_bytes = 16 * 1024;    // of one message from a client
    std::size_t queued_bytes = 256 * 1024;  // towards one client
    std::size_t behind_bytes = 64 * 1024;   // from here on it is behind …
    Span behind{30'000};                    // … and has so long to catch up
    std::size_t body_bytes = 64 * 1024;
    std::size_t long_body_bytes = 1024 * 1024;  // of the few that may be long
    std::size_t header_bytes = 8 * 1024;
    std::size_t messages = 100;  // a bucket per socket: so many …
    Span per{20'000};            // … in this time, then closed (Policy)
    Span idle{60'000};  // a socket without any sign of life (pings are sent) and an HTTP connection
                        // without a request
    Span request{10'000};      // from the first byte of a request to its last
    bool trust_proxy = false;  // X-Forwarded-For of a loopback peer
};

struct NetFigures {
    std::uint64_t connections = 0, sockets = 0, queued_bytes = 0;  // now
    std::uint64_t accepted = 0, requests = 0, frames_in = 0, frames_out = 0, bytes_in = 0,
                  bytes_out = 0, cut_slow = 0, cut_flood = 0, refused = 0;
};

// By which the patience with clients is measured. One that does not go on by itself is looked at
// whenever something is posted.
using NetClock = std::function<std::chrono::steady_clock::time_point()>;

class Net : public Loop {
   public:
    // Binds; port 0 takes any free one.
    static Result<std::unique_ptr<Net>> listen(const std::string& address, std::uint16_t port,
                                               const NetLimits&,
                                               NetClock = std::chrono::steady_clock::now);
    virtual std::uint16_t port() const = 0;
    // Runs until stop() was called and everything was closed. SIGINT and SIGTERM call `on_signal`
    // on the loop if it is set.
    virtual void run(Guests&, std::function<void()> on_signal) = 0;
    // Takes nobody new; closes all sockets (Restart) after what is queued; at most `grace`. From
    // any thread. What is posted after the last connection has gone is not run any more.
    virtual void stop(Span grace) = 0;
    virtual NetFigures figures() const = 0;  // on the loop
};

}  // namespace moneybags
