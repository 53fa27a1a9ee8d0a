#include "bench/load_throttle.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace moneybags::load {

Throttle::Throttle(std::string socket, double bytes_a_second)
    : socket_(std::move(socket)),
      bytes_a_second_(bytes_a_second),
      listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const plain = reinterpret_cast<sockaddr*>(&address);
    if (listener_ < 0 || bind(listener_, plain, size) != 0 || ::listen(listener_, 16) != 0 ||
        getsockname(listener_, plain, &size) != 0) {
        throw std::system_error(errno, std::generic_category(), "throttle");
    }
    port_ = ntohs(address.sin_port);
    listening_ = std::thread([this] { listen(); });
}

Throttle::~Throttle() {
    stops_ = true;
    listening_.join();
    for (const int fd : open_) shutdown(fd, SHUT_RDWR);
    for (std::thread& each : threads_) each.join();
    for (const int fd : open_) close(fd);
    close(listener_);
}

void Throttle::listen() {
    while (!stops_) {
        pollfd comes{listener_, POLLIN, 0};
        if (poll(&comes, 1, 50) <= 0) continue;
        const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, socket_.c_str(), sizeof address.sun_path - 1);
        if (client < 0 || server < 0 ||
            connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
            close(client);
            close(server);
            continue;
        }
        const int yes = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        const std::lock_guard lock(mutex_);
        open_.insert(open_.end(), {client, server});
        threads_.emplace_back([this, client, server] { pass_on(client, server, true); });
        threads_.emplace_back([this, client, server] { pass_on(server, client, false); });
    }
}

void Throttle::wait_for(std::size_t bytes) {
    using Clock = std::chrono::steady_clock;
    const std::chrono::duration<double> takes(static_cast<double>(bytes) / bytes_a_second_);
    std::unique_lock lock(mutex_);
    free_ = std::max(free_, Clock::now()) + std::chrono::duration_cast<Clock::duration>(takes);
    const Clock::time_point until = free_;
    lock.unlock();
    std::this_thread::sleep_until(until);
}

void Throttle::pass_on(int from, int to, bool is_narrow) {
    std::array<char, 64 * 1024> bytes{};
    for (;;) {
        const ssize_t n = recv(from, bytes.data(), bytes.size(), 0);
        if (n <= 0) break;
        if (is_narrow) wait_for(static_cast<std::size_t>(n));
        for (ssize_t sent = 0; sent < n;) {
            const ssize_t some =
                send(to, bytes.data() + sent, static_cast<std::size_t>(n - sent), MSG_NOSIGNAL);
            if (some <= 0) return;
            sent += some;
        }
    }
    shutdown(to, SHUT_WR);
}

}  // namespace moneybags::load
