#include "server/net_socket.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <list>

#include "server/net_bucket.h"
#include "server/net_text.h"

namespace moneybags {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

// How long a socket that is to be closed may take for what is queued, and then for the handshake.
constexpr Span kDrain{3000};
constexpr Span kGoodbye{2000};
// What is left of Beast's operations once the connection was cut has ended by then, or never will.
constexpr std::chrono::milliseconds kLastWords{100};
// What a queued frame takes beside its bytes: empty ones must not be free.
constexpr std::size_t kFrameCost = 16;
// An idle socket keeps no more than this for reading.
constexpr std::size_t kKeptBuffer = 4096;
constexpr std::size_t kCloseReasonBytes = 120;  // 123 by RFC 6455
constexpr std::uint16_t kNotText = 1003;

class WebSocket;

// What the guests hold on to. It may outlive the connection, and then does nothing.
class Handle final : public Socket {
   public:
    Handle(WebSocket& socket, std::string address)
        : socket_(&socket), address_(std::move(address)) {}
    void send(std::shared_ptr<const std::string> frame) override;
    bool is_behind() const override;
    void close(CloseReason, std::string_view why) override;
    const std::string& address() const override { return address_; }
    void let_go() { socket_ = nullptr; }

   private:
    WebSocket* socket_;
    std::string address_;
};

class WebSocket final : public Live, public std::enable_shared_from_this<WebSocket> {
   public:
    WebSocket(Hall& hall, tcp::socket socket, Ticket ticket, std::string address)
        : hall_(hall),
          ticket_(std::move(ticket)),
          stream_(std::move(socket)),
          bucket_(hall.limits.messages, hall.limits.per, hall.now()),
          handle_(std::make_shared<Handle>(*this, std::move(address))) {
        hall_.here.insert(this);
    }
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;
    ~WebSocket() override {
        handle_->let_go();
        hall_.here.erase(this);
        hall_.figures.queued_bytes -= queued_;
    }

    void start(UpgradeRequest upgrade, HttpRequest request) {
        asio::co_spawn(hall_.io, shake_hands(std::move(upgrade), std::move(request)),
                       [self = shared_from_this()](std::exception_ptr error) {
                           if (error) std::rethrow_exception(error);
                       });
    }

    void send(std::shared_ptr<const std::string> frame) {
        if (goodbye_ || cut_) return;
        const std::size_t cost = frame->size() + kFrameCost;
        if (queued_ + cost > hall_.limits.queued_bytes) {
            cut_slow();
            return;
        }
        queued_ += cost;
        hall_.figures.queued_bytes += cost;
        queue_.push_back(std::move(frame));
        if (queue_.size() == 1) write();
        if (queued_ > hall_.limits.behind_bytes && !is_behind()) wait_for_reader();
    }

    bool is_behind() const { return is_behind_; }

    void close(std::uint16_t code, std::string_view why) {
        if (goodbye_ || cut_) return;
        goodbye_.emplace(static_cast<websocket::close_code>(code), "");
        const std::string_view brief = shortened(why, kCloseReasonBytes);
        goodbye_->reason.assign(brief.data(), brief.size());
        if (queue_.empty()) {
            say_goodbye();
        } else {
            cut_after(kDrain);
        }
    }

    void wind_down() override {
        // Before the handshake nobody knows of it.
        if (is_open_) {
            close(static_cast<std::uint16_t>(CloseReason::Restart), "restart");
        } else {
            cut();
        }
    }

    // With a reset, so that the kernel keeps nothing for a client that does not read.
    void cut() override {
        if (cut_) return;
        cut_ = true;
        error_code ignored;
        auto& socket = beast::get_lowest_layer(*stream_);
        socket.set_option(tcp::socket::linger(true, 0), ignored);
        socket.close(ignored);
        // Not left to the read that now fails: where our goodbye crosses theirs, or a bad frame,
        // Beast's read and close may wait for each other and never end (1.81).
        asio::post(hall_.io, [self = shared_from_this()] { self->leave(); });
        last_words_.emplace(hall_.io, kLastWords);
        last_words_->async_wait(
            [self = shared_from_this()](const error_code&) { self->stream_.reset(); });
    }

   private:
    // Once, whoever finds out first.
    void leave() {
        if (has_left_) return;
        has_left_ = true;
        if (!is_open_) return;
        --hall_.figures.sockets;
        hall_.guests->closed(handle_);
    }

    asio::awaitable<void> shake_hands(UpgradeRequest upgrade, HttpRequest request) {
        websocket::stream_base::timeout patience{};
        patience.handshake_timeout = hall_.limits.request;
        patience.idle_timeout = websocket::stream_base::none();  // see seem_alive
        stream_->set_option(patience);
        stream_->read_message_max(hall_.limits.frame_bytes);
        stream_->auto_fragment(false);
        stream_->text(true);
        stream_->control_callback(
            [this](websocket::frame_type kind, beast::string_view) { control(kind); });
        error_code error;
        co_await stream_->async_accept(upgrade, asio::redirect_error(asio::use_awaitable, error));
        if (error || cut_) {
            end();
            co_return;
        }
        is_open_ = true;
        ++hall_.figures.sockets;
        hall_.guests->opened(handle_, request);
        if (!cut_) {
            seem_alive();
            listen();
        }
        if (hall_.stopping) wind_down();  // everybody else was told before
    }

    // Not awaited: a coroutine's frame would keep the stream alive that is to end with it.
    void listen() {
        stream_->async_read(buffer_,
                            [self = shared_from_this()](const error_code& error, std::size_t) {
                                self->heard(error);
                            });
    }

    void heard(const error_code& error) {
        if (error || cut_) {
            end();
            return;
        }
        seem_alive();
        if (!goodbye_) hear();
        buffer_.consume(buffer_.size());
        if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
        if (!cut_) listen();
    }

    void end() {
        if (!cut_) {
            cut_ = true;
            cut_timer_.cancel();
            error_code ignored;
            beast::get_lowest_layer(*stream_).close(ignored);
        }
        leave();
    }

    void hear() {
        ++hall_.figures.frames_in;
        hall_.figures.bytes_in += buffer_.size();
        if (!stream_->got_text()) {
            close(kNotText, "only text is understood");
        } else if (count_message()) {
            const auto bytes = buffer_.data();
            hall_.guests->heard(handle_, {static_cast<const char*>(bytes.data()), bytes.size()});
        }
    }

    bool count_message() {
        if (bucket_.take(hall_.now())) return true;
        ++hall_.figures.cut_flood;
        close(static_cast<std::uint16_t>(CloseReason::Policy), "too many messages");
        return false;
    }

    // Beast answers these itself, from within its read.
    void control(websocket::frame_type kind) {
        if (goodbye_ || cut_) return;
        seem_alive();
        if (kind == websocket::frame_type::close) {
            goodbye_.emplace();
            they_left_ = true;
            cut_after(kGoodbye);
        } else {
            count_message();
        }
    }

    void write() {
        stream_->async_write(asio::buffer(*queue_.front()),
                             [self = shared_from_this()](const error_code& error, std::size_t) {
                                 self->written(error);
                             });
    }

    void written(const error_code& error) {
        if (cut_ || they_left_) return;
        if (error) {
            cut();
            return;
        }
        const std::size_t size = queue_.front()->size();
        ++hall_.figures.frames_out;
        hall_.figures.bytes_out += size;
        queued_ -= size + kFrameCost;
        hall_.figures.queued_bytes -= size + kFrameCost;
        queue_.pop_front();
        if (!queue_.empty()) {
            write();
        } else if (goodbye_) {
            say_goodbye();
        } else if (is_behind()) {
            is_behind_ = false;
            patience_.cancel();
            hall_.guests->drained(handle_);
        }
    }

    void wait_for_reader() {
        is_behind_ = true;
        patience_.set(hall_.limits.behind, [this] { cut_slow(); });
    }

    void cut_slow() {
        if (cut_) return;
        ++hall_.figures.cut_slow;
        cut();
    }

    void say_goodbye() {
        cut_after(kGoodbye);
        stream_->async_close(*goodbye_, [self = shared_from_this()](const error_code&) {
            // The read ends with it.
        });
    }

    void cut_after(Span span) {
        cut_timer_.set(span, [this] { cut(); });
    }

    // After half of the time without a sign of life we ask for one, after all of it we leave. Beast
    // would do the same, but by its own clock.
    void seem_alive() {
        silence_.set(hall_.limits.idle / 2, [this] {
            silence_.set(hall_.limits.idle / 2, [this] { cut(); });
            if (goodbye_ || cut_) return;
            stream_->async_ping({}, [self = shared_from_this()](const error_code&) {
                // Whether it arrived, the answer tells.
            });
        });
    }

    Hall& hall_;
    Ticket ticket_;
    std::optional<websocket::stream<tcp::socket, false>> stream_;  // without compression
    Bucket bucket_;
    std::shared_ptr<Handle> handle_;
    std::list<std::shared_ptr<const std::string>> queue_;  // the first is being written
    std::size_t queued_ = 0;
    std::optional<websocket::close_reason> goodbye_;  // being closed, by us or by them
    Timer cut_timer_{hall_};
    Timer patience_{hall_};  // with a reader that is behind
    Timer silence_{hall_};   // of the client
    std::optional<asio::steady_timer> last_words_;
    beast::flat_buffer buffer_;
    bool is_open_ = false;
    bool is_behind_ = false;
    bool they_left_ = false;  // their close frame came: nothing more is to be sent
    bool cut_ = false;
    bool has_left_ = false;  // and the guests were told
};

void Handle::send(std::shared_ptr<const std::string> frame) {
    if (socket_) socket_->send(std::move(frame));
}

bool Handle::is_behind() const { return socket_ && socket_->is_behind(); }

void Handle::close(CloseReason reason, std::string_view why) {
    if (socket_) socket_->close(static_cast<std::uint16_t>(reason), why);
}

}  // namespace

void upgrade(Hall& hall, tcp::socket socket, Ticket ticket, UpgradeRequest upgrade,
             HttpRequest request) {
    const auto fresh =
        std::make_shared<WebSocket>(hall, std::move(socket), std::move(ticket), request.address);
    fresh->start(std::move(upgrade), std::move(request));
}

}  // namespace moneybags
