#pragma once

// What all connections of a Net share: the one thread's io_context, limits, figures, and who is
// here.

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "server/net.h"
#include "server/net_text.h"

namespace moneybags {

namespace asio = boost::asio;
using asio::ip::tcp;

// Somebody who is connected.
class Live {
   public:
    virtual ~Live() = default;
    virtual void wind_down() = 0;  // finish what is begun, then leave
    virtual void cut() = 0;        // leave now
};

class Timer;

struct Hall {
    Hall(const NetLimits& given, NetClock clock) : limits(given), now(std::move(clock)) {}

    NetLimits limits;
    NetClock now;
    std::multimap<std::chrono::steady_clock::time_point, Timer*> timers;  // that are running
    NetFigures figures;
    Guests* guests = nullptr;
    bool stopping = false;
    std::unordered_set<Live*> here;
    int turned_away = 0;                                      // and not gone yet
    std::unordered_map<std::string, std::size_t> by_address;  // by household, and street
    // Late, so that it goes early: it may still hold coroutines that leave the hall when destroyed.
    asio::io_context io{1};
    asio::steady_timer bell{io};  // for the timer that is due first

    void set_bell();
    void ring();  // the timers that are due

    // With `trust_proxy`, whoever comes through the proxy on this machine is counted by the address
    // that the proxy tells.
    bool is_proxy(const asio::ip::address& peer) const {
        return limits.trust_proxy && peer.is_loopback();
    }
    bool has_room() const { return figures.connections < limits.connections; }
    bool has_room_for(const std::string& address) const {
        const auto has_room = [&](const std::string& who, std::size_t most) {
            const auto found = by_address.find(who);
            return who.empty() || found == by_address.end() || found->second < most;
        };
        return has_room(household(address), limits.per_address) &&
               has_room(street(address), kHomesInStreet * limits.per_address);
    }
};

// Calls once, unless it is set anew, cancelled or gone by then.
class Timer {
   public:
    explicit Timer(Hall& hall) : hall_(hall) {}
    Timer(const Timer&) = delete;
    Timer& operator=(const Timer&) = delete;
    ~Timer() { cancel(); }

    void set(Span, std::function<void()> what);
    void cancel();

   private:
    friend Hall;
    Hall& hall_;
    std::optional<decltype(Hall::timers)::iterator> place_;
    std::function<void()> what_;
};

// One place in the hall; it is given back when the ticket goes.
class Ticket {
   public:
    explicit Ticket(Hall& hall) : hall_(&hall) { ++hall.figures.connections; }
    Ticket(Ticket&& other) noexcept
        : hall_(std::exchange(other.hall_, nullptr)), counted_(std::move(other.counted_)) {}
    Ticket& operator=(Ticket&&) = delete;
    ~Ticket() {
        if (!hall_) return;
        give_back_address();
        if (--hall_->figures.connections == 0 && hall_->stopping) hall_->io.stop();
    }

    void count_for(const std::string& address) {
        give_back_address();
        counted_ = {household(address), street(address)};
        std::erase(counted_, "");
        for (const std::string& each : counted_) ++hall_->by_address[each];
    }

   private:
    void give_back_address() {
        for (const std::string& each : counted_) {
            const auto found = hall_->by_address.find(each);
            if (--found->second == 0) hall_->by_address.erase(found);
        }
        counted_.clear();
    }

    Hall* hall_;
    std::vector<std::string> counted_;  // for these
};

// "203.0.113.7", also where IPv6 writes it as ::ffff:203.0.113.7.
asio::ip::address plain(const asio::ip::address&);

// Takes over a fresh connection (net_http.cpp).
void welcome(Hall&, tcp::socket, const asio::ip::address& peer);
// Says 503 to one too many, and lets it go.
void turn_away(Hall&, tcp::socket, const asio::ip::address& peer);

}  // namespace moneybags
