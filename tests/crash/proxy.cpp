#include "tests/crash/proxy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <list>
#include <system_error>
#include <utility>
#include <vector>

namespace moneybags::crash {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kMostHeld = 64 * 1024;  // then the proxy does not read on

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

void reset(int& fd) {
    if (fd < 0) return;
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close(fd);
    fd = -1;
}

// One way of a connection.
struct Way {
    std::string held;
    Clock::time_point not_before{};
};

struct Link {
    int client = -1, server = -1;
    Way up, down;
    bool cut_when_sent = false;          // what is held is the last
    Clock::time_point vanished_until{};  // the client is gone, the server does not know
    bool vanished = false;
};

}  // namespace

Proxy::Proxy(std::uint16_t server, std::uint64_t seed)
    : server_(server), listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), luck_(seed) {
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (listener_ < 0 || bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 ||
        listen(listener_, 128) != 0 ||
        getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        throw std::system_error(errno, std::generic_category(), "proxy");
    }
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
}

Proxy::~Proxy() {
    stops_ = true;
    thread_.join();
    close(listener_);
}

void Proxy::set(Weather weather) {
    const std::lock_guard lock(mutex_);
    weather_ = weather;
}

Proxy::Figures Proxy::figures() const {
    const std::lock_guard lock(mutex_);
    return figures_;
}

void Proxy::run() {
    std::list<Link> links;
    const auto happens = [this](int of_thousand) {
        return luck_() % 1000 < static_cast<std::uint64_t>(of_thousand);
    };
    const auto up_to = [this](int ms) { return std::chrono::milliseconds(luck_() % ms); };
    const auto accept_one = [&] {
        Link link;
        link.client = accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (link.client < 0) return;
        link.server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in address = loopback(server_);
        if (connect(link.server, reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
            0) {
            reset(link.server);
            reset(link.client);
            return;
        }
        const int yes = 1;
        setsockopt(link.server, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        setsockopt(link.client, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        ++figures_.connections;
        links.push_back(std::move(link));
    };
    const auto read = [&](Link& link, int from, Way& way) {
        char bytes[8192];
        const ssize_t n = recv(from, bytes, sizeof bytes, MSG_DONTWAIT);
        if (n < 0 && errno == EAGAIN) return;
        if (n <= 0) {
            // What the other side may still be owed is passed on before it learns of it.
            link.cut_when_sent = true;
            return;
        }
        const auto now = Clock::now();
        std::size_t kept = static_cast<std::size_t>(n);
        if (happens(weather_.delay)) {
            ++figures_.delays;
            way.not_before = now + up_to(60);
        }
        if (happens(weather_.freeze)) {
            ++figures_.freezes;
            link.up.not_before = link.down.not_before = now + 100ms + up_to(600);
        }
        if (happens(weather_.cut)) {
            ++figures_.cuts;
            kept = luck_() % (kept + 1);
            link.cut_when_sent = true;
        } else if (happens(weather_.vanish)) {
            ++figures_.vanished;
            reset(link.client);
            link.vanished = true;
            link.vanished_until = now + 1s;
        }
        way.held.append(bytes, kept);
    };
    const auto pass_on = [&](Way& way, int to) {
        if (way.held.empty() || to < 0 || Clock::now() < way.not_before) return;
        const ssize_t n = send(to, way.held.data(), way.held.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n > 0) way.held.erase(0, static_cast<std::size_t>(n));
        if (n < 0 && errno != EAGAIN) way.held.clear();  // the read will find it gone
    };

    while (!stops_) {
        std::vector<pollfd> watched{
            {listener_, POLLIN, 0}
        };
        for (const Link& link : links) {
            const bool reads = !link.cut_when_sent && !link.vanished;
            const auto events = [&](const Way& way) {
                return static_cast<short>(reads && way.held.size() < kMostHeld ? POLLIN : 0);
            };
            watched.push_back({link.client, events(link.up), 0});
            watched.push_back({link.server, events(link.down), 0});
        }
        poll(watched.data(), watched.size(), 2);
        const std::lock_guard lock(mutex_);
        std::size_t at = 1;
        for (Link& link : links) {
            const short client = watched[at++].revents, server = watched[at++].revents;
            if (!link.cut_when_sent && !link.vanished) {
                if ((client & (POLLIN | POLLHUP | POLLERR)) != 0) read(link, link.client, link.up);
                if (!link.vanished && (server & (POLLIN | POLLHUP | POLLERR)) != 0) {
                    read(link, link.server, link.down);
                }
            }
            if (link.vanished) {
                if (Clock::now() >= link.vanished_until) reset(link.server);
                continue;
            }
            pass_on(link.up, link.server);
            pass_on(link.down, link.client);
            if (link.cut_when_sent && link.up.held.empty() && link.down.held.empty()) {
                reset(link.client);
                reset(link.server);
            }
        }
        links.remove_if([](const Link& link) { return link.server < 0; });
        if ((watched.front().revents & POLLIN) != 0) accept_one();
    }
    for (Link& link : links) {
        reset(link.client);
        reset(link.server);
    }
}

}  // namespace moneybags::crash
