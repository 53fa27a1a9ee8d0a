#include "server/net.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/alarms.h"
#include "server/net_hall.h"

namespace moneybags {
namespace {

using boost::system::error_code;

constexpr std::chrono::milliseconds kOutOfDescriptors{100};
// After `grace` everybody was cut; this long they may take to notice.
constexpr std::chrono::milliseconds kAftermath{500};
// The wall clock may be set while a timer sleeps, so no timer sleeps longer than this.
constexpr Span kLongestNap{1000};

// Some descriptors are needed for files, the store and the program itself.
constexpr rlim_t kOtherDescriptors = 256;

void allow_descriptors(std::size_t connections) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    const rlim_t wanted = std::min<rlim_t>(connections + kOtherDescriptors, limit.rlim_max);
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = wanted;
    // If it is refused we take fewer: accept() copes with running out.
    static_cast<void>(setrlimit(RLIMIT_NOFILE, &limit));
}

Problem problem_with(const error_code& error, const std::string& address, std::uint16_t port) {
    namespace errors = asio::error;
    if (error == errors::address_in_use) {
        return {"port " + std::to_string(port),
                "must be one that no other program listens on, and this one is taken; 0 finds a "
                "free one"};
    }
    if (error == errors::access_denied) {
        return {"port " + std::to_string(port),
                "must be 1024 or above unless the program has the right to lower ones"};
    }
    if (error == boost::system::errc::address_not_available) {
        return {"address " + address,
                "must be an address of this machine, or 0.0.0.0 or :: for all of them"};
    }
    if (error == errors::address_family_not_supported) {
        return {"address " + address, "must be of a kind that this machine has switched on"};
    }
    return {"address " + address + ", port " + std::to_string(port), error.message()};
}

class NetOnAsio final : public Net {
   public:
    NetOnAsio(const NetLimits& limits, NetClock clock)
        : hall_(limits, std::move(clock)),
          acceptor_(hall_.io),
          bell_(hall_.io),
          grace_(hall_.io),
          signals_(hall_.io) {}

    error_code open(const tcp::endpoint& endpoint) {
        error_code error;
        acceptor_.open(endpoint.protocol(), error);
        if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error && endpoint.address().is_v6() && endpoint.address().is_unspecified()) {
            acceptor_.set_option(asio::ip::v6_only(false), error);  // "::" is IPv4 as well
        }
        if (!error) acceptor_.bind(endpoint, error);
        if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
        return error;
    }

    std::uint16_t port() const override { return acceptor_port_; }
    void remember_port() { acceptor_port_ = acceptor_.local_endpoint().port(); }

    Time now() const override { return std::chrono::floor<Span>(std::chrono::system_clock::now()); }
    void post(std::function<void()> what) override {
        asio::post(hall_.io, [this, what = std::move(what)] {
            what();
            hall_.ring();
        });
    }
    void at(Time when, std::function<void()> what) override {
        const bool is_next = !alarms_.first() || when < *alarms_.first();
        alarms_.set(clocks(), when, std::move(what));
        if (is_next) set_bell();
    }

    void run(Guests& guests, std::function<void()> on_signal) override {
        hall_.guests = &guests;
        const auto work = asio::make_work_guard(hall_.io);
        if (on_signal) {
            signals_.add(SIGINT);
            signals_.add(SIGTERM);
            await_signal(std::move(on_signal));
        }
        asio::co_spawn(hall_.io, receive(), rethrow);
        hall_.io.run();
    }

    void stop(Span grace) override {
        asio::post(hall_.io, [this, grace] { wind_down(grace); });
    }

    NetFigures figures() const override { return hall_.figures; }

   private:
    static void rethrow(std::exception_ptr error) {
        if (error) std::rethrow_exception(error);
    }

    Alarms::Clocks clocks() const { return {now(), std::chrono::steady_clock::now()}; }

    void set_bell() {
        const std::optional<Time> first = alarms_.first();
        if (!first) return;
        const Span wait = std::clamp(*first - now(), Span{0}, kLongestNap);
        bell_.expires_after(wait);
        bell_.async_wait([this](const error_code& error) {
            if (!error) ring();
        });
    }

    void ring() {
        alarms_.ring(clocks());
        set_bell();
    }

    void await_signal(std::function<void()> on_signal) {
        signals_.async_wait([this, on_signal = std::move(on_signal)](const error_code& error, int) {
            if (error) return;
            on_signal();
            await_signal(on_signal);
        });
    }

    asio::awaitable<void> receive() {
        asio::steady_timer pause(hall_.io);
        while (acceptor_.is_open()) {
            error_code error;
            tcp::socket socket =
                co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
            if (!error) {
                admit(std::move(socket));
            } else if (error != asio::error::connection_aborted) {  // that was the guest, not we
                error_code ignored;
                pause.expires_after(kOutOfDescriptors);
                co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
            }
        }
    }

    void admit(tcp::socket socket) {
        ++hall_.figures.accepted;
        error_code error;
        const auto endpoint = socket.remote_endpoint(error);
        if (error || hall_.stopping) return;  // gone again, or came in together with the end
        const asio::ip::address peer = plain(endpoint.address());
        if (hall_.has_room() && (hall_.is_proxy(peer) || hall_.has_room_for(peer.to_string()))) {
            welcome(hall_, std::move(socket), peer);
        } else {
            ++hall_.figures.refused;
            turn_away(hall_, std::move(socket), peer);
        }
    }

    void wind_down(Span grace) {
        if (hall_.stopping) return;
        hall_.stopping = true;
        error_code ignored;
        acceptor_.close(ignored);
        if (hall_.figures.connections == 0) {
            hall_.io.stop();
            return;
        }
        const auto here = hall_.here;  // leaving changes the list
        for (Live* live : here) live->wind_down();
        grace_.expires_after(grace);
        grace_.async_wait([this](const error_code& error) {
            if (!error) cut_all();
        });
    }

    void cut_all() {
        const auto here = hall_.here;
        for (Live* live : here) live->cut();
        grace_.expires_after(kAftermath);
        grace_.async_wait([this](const error_code& error) {
            if (!error) hall_.io.stop();
        });
    }

    Hall hall_;
    tcp::acceptor acceptor_;
    std::uint16_t acceptor_port_ = 0;
    Alarms alarms_;
    asio::steady_timer bell_, grace_;
    asio::signal_set signals_;
};

}  // namespace

asio::ip::address plain(const asio::ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
    }
    return address;
}

void Hall::set_bell() {
    if (timers.empty()) return;
    bell.expires_after(timers.begin()->first - now());
    bell.async_wait([this](const error_code& error) {
        if (error) return;
        ring();
        set_bell();
    });
}

void Hall::ring() {
    for (const auto time = now(); !timers.empty() && timers.begin()->first <= time;) {
        Timer& timer = *timers.begin()->second;
        const std::function<void()> what = std::move(timer.what_);
        timer.cancel();
        what();
    }
}

void Timer::set(Span span, std::function<void()> what) {
    cancel();
    what_ = std::move(what);
    place_ = hall_.timers.emplace(hall_.now() + span, this);
    if (*place_ == hall_.timers.begin()) hall_.set_bell();
}

void Timer::cancel() {
    if (place_) hall_.timers.erase(*place_);
    place_.reset();
}

Result<std::unique_ptr<Net>> Net::listen(const std::string& address, std::uint16_t port,
                                         const NetLimits& limits, NetClock clock) {
    error_code error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error) {
        return Problem{
            "address " + address,
            "must be an IPv4 or IPv6 address such as 127.0.0.1, or 0.0.0.0 or :: for all "
            "of this machine"};
    }
    allow_descriptors(limits.connections);
    auto net = std::make_unique<NetOnAsio>(limits, std::move(clock));
    if (const error_code failed = net->open({parsed, port})) {
        return problem_with(failed, address, port);
    }
    net->remember_port();
    return std::unique_ptr<Net>(std::move(net));
}

}  // namespace moneybags
