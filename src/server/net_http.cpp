// HTTP/1.1 on one connection, request after request, until it ends or becomes a WebSocket.

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net_hall.h"
#include "server/net_socket.h"
#include "server/net_text.h"

namespace moneybags {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using Parser = http::request_parser<http::string_body>;
using Fields = http::request<http::string_body>;

constexpr std::size_t kFirstRead = 1024;
// An answer sent before the question was read to its end would be lost if the socket were closed at
// once (unread bytes make it a reset), so we listen this long, and to so much, without heeding it.
constexpr Span kLinger{1000};
constexpr std::size_t kLingerBytes = 256 * 1024;
// Those turned away may linger as well, but not so many that they take the places of guests.
constexpr int kMostLingering = 64;
constexpr int kSendBuffer = 64 * 1024;

std::time_t wall_clock() { return std::time(nullptr); }

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

HttpResponse too_many(Language language = {}) { return refusal(503, "crowded", language); }

HttpResponse no_request(const Problem& problem) {
    return refusal(400, "unreadable", problem.sentence());
}

// As far as the headers have come.
Language language_of(const Parser& parser) {
    return preferred_language(text(parser.get()[http::field::accept_language]));
}

// What is wrong with a request that could not be read; nothing if there is nobody to tell.
std::optional<HttpResponse> answer_to(const error_code& error, const Parser& parser,
                                      const NetLimits& limits, std::size_t most_body) {
    const Language language = language_of(parser);
    const auto most = [](std::size_t bytes) { return Figures{{"most", std::to_string(bytes)}}; };
    if (error == http::error::body_limit) {
        return refusal(413, "body-too-big", language, most(most_body));
    }
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        const bool in_line = parser.get().target().empty();
        return refusal(in_line ? 414 : 431, in_line ? "line-too-long" : "headers-too-long",
                       language, most(limits.header_bytes));
    }
    if (error == http::error::end_of_stream) return std::nullopt;
    if (error.category() == http::make_error_code(http::error::bad_method).category()) {
        return no_request({"request", "must be HTTP/1.1: " + error.message()});
    }
    return std::nullopt;
}

class Visit;

// The right to answer one request, shared by all copies of a Reply.
class Slip {
   public:
    Slip(std::weak_ptr<Visit> visit, Language language)
        : visit_(std::move(visit)), language_(language) {}
    Slip(const Slip&) = delete;
    Slip& operator=(const Slip&) = delete;
    ~Slip() { give(refusal(500, "forgotten", language_)); }

    void give(HttpResponse);

   private:
    std::weak_ptr<Visit> visit_;
    Language language_;
};

class Visit final : public Live, public std::enable_shared_from_this<Visit> {
   public:
    enum class Kind { Guest, OneTooMany };

    Visit(Hall& hall, tcp::socket socket, const asio::ip::address& peer, Kind kind)
        : hall_(hall),
          kind_(kind),
          socket_(std::move(socket)),
          patience_(hall),
          reply_(hall.io),
          ticket_(hall),
          address_(peer.to_string()),
          is_proxy_(hall.is_proxy(peer)),
          buffer_(hall.limits.header_bytes + kFirstRead) {
        if (kind_ == Kind::OneTooMany) ++hall_.turned_away;
        if (kind_ == Kind::Guest && !is_proxy_) ticket_.count_for(address_);
        hall_.here.insert(this);
    }
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() override {
        hall_.here.erase(this);
        if (kind_ == Kind::OneTooMany) --hall_.turned_away;
    }

    void start() {
        asio::co_spawn(hall_.io, run(), [self = shared_from_this()](std::exception_ptr error) {
            if (error) std::rethrow_exception(error);
        });
    }

    void take(HttpResponse response) {
        if (response_) return;
        response_ = std::move(response);
        reply_.cancel();
    }

    void wind_down() override {
        leaving_ = true;
        if (is_idle_) cancel();
    }
    void cut() override {
        leaving_ = cut_ = true;
        error_code ignored;
        socket_.close(ignored);
        reply_.cancel();
    }

   private:
    asio::awaitable<void> run() {
        if (kind_ == Kind::OneTooMany) {
            HttpResponse response = too_many();
            co_await last_answer(std::move(response));
        } else {
            co_await serve();
        }
        patience_.cancel();
        error_code ignored;
        socket_.close(ignored);
    }

    asio::awaitable<void> serve() {
        while (!leaving_) {
            const bool more = co_await has_more();
            if (!more) break;
            Parser parser;
            parser.header_limit(static_cast<std::uint32_t>(hall_.limits.header_bytes));
            parser.body_limit(hall_.limits.long_body_bytes);  // until it is known what it is
            std::optional<HttpRequest> to_upgrade = co_await one(parser);
            if (!to_upgrade) continue;
            upgrade(hall_, std::move(socket_), std::move(ticket_), parser.release(),
                    std::move(*to_upgrade));
            leaving_ = true;
        }
    }

    // Waits for the first byte of the next request.
    asio::awaitable<bool> has_more() {
        if (buffer_.size() > 0) co_return true;
        buffer_.shrink_to_fit();
        is_idle_ = true;
        arm(hall_.limits.idle);
        error_code error;
        const auto room = buffer_.prepare(kFirstRead);
        const std::size_t got = co_await socket_.async_read_some(
            room, asio::redirect_error(asio::use_awaitable, error));
        is_idle_ = false;
        buffer_.commit(got);
        hall_.figures.bytes_in += got;
        co_return !error;
    }

    // One request and its answer. Returns it if it became a WebSocket.
    asio::awaitable<std::optional<HttpRequest>> one(Parser& parser) {
        ++hall_.figures.requests;
        arm(hall_.limits.request);
        error_code error;
        co_await http::async_read_header(socket_, buffer_, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        if (error || timed_out_) {
            co_await complain(error, parser);
            co_return std::nullopt;
        }
        Result<HttpRequest> request = read(parser.get());
        if (!request) {
            HttpResponse response = no_request(request.error());
            co_await last_answer(std::move(response));
            co_return std::nullopt;
        }
        if (request->method.empty()) {
            HttpResponse response = refusal(405, "wrong-method", language_of(parser));
            response.headers.emplace_back("Allow", "GET, HEAD, POST");
            co_await last_answer(std::move(response));
            co_return std::nullopt;
        }
        if (parser.get().count(http::field::upgrade) > 0 &&
            beast::iequals(parser.get()[http::field::upgrade], "websocket")) {
            std::optional<HttpResponse> no = objection(parser, *request);
            if (!no) co_return std::move(*request);
            co_await last_answer(std::move(*no));
            co_return std::nullopt;
        }
        const std::size_t most = most_body(parser);
        if (parser.content_length().value_or(0) > most) {
            co_await complain(http::error::body_limit, parser);
            co_return std::nullopt;
        }
        parser.body_limit(most);
        if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
            co_await write("HTTP/1.1 100 Continue\r\n\r\n", {});
            arm(hall_.limits.request);
        }
        co_await http::async_read(socket_, buffer_, parser,
                                  asio::redirect_error(asio::use_awaitable, error));
        if (error || timed_out_) {
            co_await complain(error, parser);
            co_return std::nullopt;
        }
        request->body = std::move(parser.get().body());
        hall_.figures.bytes_in += request->body.size();
        const bool is_head = request->method == "HEAD";
        if (!parser.keep_alive()) leaving_ = true;
        co_await ask(std::move(*request));
        if (response_) co_await answer(*response_, is_head);
        response_.reset();
        co_return std::nullopt;
    }

    // How long the body of a request may be, as far as its headers have come.
    std::size_t most_body(const Parser& parser) const {
        const Result<HttpRequest> request = read(parser.get());
        const bool is_long = request && hall_.guests->may_be_long(*request);
        return is_long ? hall_.limits.long_body_bytes : hall_.limits.body_bytes;
    }

    Result<HttpRequest> read(const Fields& fields) const {
        HttpRequest request;
        switch (fields.method()) {
            case http::verb::get:
                request.method = "GET";
                break;
            case http::verb::head:
                request.method = "HEAD";
                break;
            case http::verb::post:
                request.method = "POST";
                break;
            default:
                return request;
        }
        Result<Target> target = read_target(text(fields.target()));
        if (!target) return target.error();
        if (fields.version() == 11 && fields.count(http::field::host) != 1) {
            return Problem{"Host", "must be there, once"};
        }
        request.path = std::move(target->path);
        request.query = std::move(target->query);
        request.cookie = text(fields[http::field::cookie]);
        request.authorization = text(fields[http::field::authorization]);
        request.origin = text(fields[http::field::origin]);
        request.host = text(fields[http::field::host]);
        request.content_type = text(fields[http::field::content_type]);
        request.accept_encoding = text(fields[http::field::accept_encoding]);
        request.if_none_match = text(fields[http::field::if_none_match]);
        request.accept_language = text(fields[http::field::accept_language]);
        request.address = address_;
        if (is_proxy_) {
            const auto [first, last] = fields.equal_range("X-Forwarded-For");
            std::string told;
            for (auto field = first; field != last; ++field) {
                told = last_forwarded(text(field->value()));
            }
            if (!told.empty()) request.address = std::move(told);
        }
        return request;
    }

    // Why this request may not become a WebSocket.
    std::optional<HttpResponse> objection(const Parser& parser, const HttpRequest& request) {
        const auto& fields = parser.get();
        const Language language = wanted_language(request);
        if (fields[http::field::sec_websocket_version] != "13") {
            HttpResponse response = refusal(426, "no-websocket", language);
            response.headers.emplace_back("Sec-WebSocket-Version", "13");
            return response;
        }
        if (!beast::websocket::is_upgrade(fields)) {
            return refusal(400, "no-websocket", language);
        }
        if (fields[http::field::sec_websocket_key].size() != 24) {  // 16 bytes in base64
            return no_request({"Sec-WebSocket-Key", "must be 16 bytes in base64"});
        }
        if (!parser.is_done() || buffer_.size() > 0) {
            return no_request({"body", "must be empty, and frames must wait for the answer"});
        }
        if (is_proxy_) {
            if (!hall_.has_room_for(request.address)) {
                ++hall_.figures.refused;
                return too_many(language);
            }
            ticket_.count_for(request.address);
        }
        return hall_.guests->knock(request);
    }

    // Hands the request over and waits until the reply is there.
    asio::awaitable<void> ask(HttpRequest request) {
        patience_.cancel();
        {
            const auto slip = std::make_shared<Slip>(weak_from_this(), wanted_language(request));
            hall_.guests->request(std::move(request), [slip](HttpResponse response) {
                slip->give(std::move(response));
            });
        }
        while (!response_ && !cut_) {
            reply_.expires_at(asio::steady_timer::time_point::max());
            error_code ignored;
            co_await reply_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
        }
    }

    asio::awaitable<void> answer(const HttpResponse& response, bool is_head) {
        if (cut_) co_return;
        const bool has_body = !is_head && response.status != 204 && response.status != 304;
        const std::string head = head_of(response, !leaving_, wall_clock());
        arm(hall_.limits.idle);
        co_await write(head, has_body ? response.content() : std::string_view());
    }

    asio::awaitable<void> write(std::string_view head, std::string_view body) {
        const std::array<asio::const_buffer, 2> both{asio::buffer(head.data(), head.size()),
                                                     asio::buffer(body.data(), body.size())};
        error_code error;
        const std::size_t sent = co_await asio::async_write(
            socket_, both, asio::redirect_error(asio::use_awaitable, error));
        hall_.figures.bytes_out += sent;
        if (error) leaving_ = true;
    }

    asio::awaitable<void> complain(error_code error, const Parser& parser) {
        std::optional<HttpResponse> response =
            answer_to(error, parser, hall_.limits, most_body(parser));
        if (timed_out_) {
            const auto most = std::chrono::ceil<std::chrono::seconds>(hall_.limits.request);
            response = refusal(408, "too-slow", language_of(parser),
                               {{"seconds", std::to_string(most.count())}});
        }
        leaving_ = true;
        if (response) co_await last_answer(std::move(*response));
    }

    // An answer after which the connection ends, whatever the client may still be sending.
    asio::awaitable<void> last_answer(HttpResponse response) {
        leaving_ = true;
        co_await answer(response, false);
        error_code error;
        socket_.shutdown(tcp::socket::shutdown_send, error);
        buffer_.clear();
        arm(kLinger);
        std::array<char, 1024> heedless;
        for (std::size_t heard = 0; !error && heard < kLingerBytes;) {
            const auto room = asio::buffer(heedless);
            const std::size_t got = co_await socket_.async_read_some(
                room, asio::redirect_error(asio::use_awaitable, error));
            heard += got;
        }
    }

    void arm(Span span) {
        timed_out_ = false;
        patience_.set(span, [this] {
            timed_out_ = true;
            cancel();
        });
    }
    void cancel() {
        error_code ignored;
        socket_.cancel(ignored);
    }

    Hall& hall_;
    Kind kind_;
    tcp::socket socket_;
    Timer patience_;
    asio::steady_timer reply_;  // never due: whoever brings the reply cancels it
    Ticket ticket_;
    std::string address_;
    bool is_proxy_;
    beast::flat_buffer buffer_;
    std::optional<HttpResponse> response_;
    bool timed_out_ = false, is_idle_ = false;
    bool leaving_ = false;  // after the present answer
    bool cut_ = false;
};

void Slip::give(HttpResponse response) {
    const auto visit = std::exchange(visit_, {}).lock();
    if (visit) visit->take(std::move(response));
}

// No waiting for more to send; and little room in the kernel for a client that reads slowly: the
// rest waits in our own queue, which is bounded.
void prepare(tcp::socket& socket) {
    error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    socket.set_option(tcp::socket::send_buffer_size(kSendBuffer), ignored);
}

}  // namespace

void welcome(Hall& hall, tcp::socket socket, const asio::ip::address& peer) {
    prepare(socket);
    std::make_shared<Visit>(hall, std::move(socket), peer, Visit::Kind::Guest)->start();
}

void turn_away(Hall& hall, tcp::socket socket, const asio::ip::address& peer) {
    if (hall.turned_away < kMostLingering) {
        std::make_shared<Visit>(hall, std::move(socket), peer, Visit::Kind::OneTooMany)->start();
        return;
    }
    const HttpResponse response = too_many();
    const std::string answer = head_of(response, false, wall_clock()).append(response.content());
    error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(answer), ignored);  // a fresh socket has room for it
}

}  // namespace moneybags
