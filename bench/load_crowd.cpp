#include "bench/load_crowd.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "bench/load_frames.h"

namespace moneybags::load {

namespace {

constexpr std::size_t kReadAtOnce = 256 * 1024;

[[noreturn]] void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
}

sockaddr_in loopback(int last, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(0x7f000000U + static_cast<std::uint32_t>(last));
    return address;
}

}  // namespace

// ---- the crowd ----

Crowd::Crowd() : epoll_(epoll_create1(EPOLL_CLOEXEC)), buffer_(kReadAtOnce, '\0') {
    if (epoll_ < 0) fail("epoll_create1");
}

Crowd::~Crowd() {
    while (!lines_.empty()) lines_.begin()->second->drop();
    close(epoll_);
}

void Crowd::wait(Millis most) {
    std::array<epoll_event, 256> events;
    const int count =
        epoll_wait(epoll_, events.data(), events.size(), static_cast<int>(most.count()));
    if (count < 0 && errno != EINTR) fail("epoll_wait");
    for (int i = 0; i < count; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        // Whoever was dropped by another's doing is not here any more. A new one with the same
        // descriptor finds nothing to read: no harm.
        const auto at = lines_.find(event.data.fd);
        if (at != lines_.end()) at->second->happened(event.events);
    }
}

// ---- one of them ----

Line::~Line() { drop(); }

void Line::connect(Crowd& crowd, std::uint16_t port, int from, int receive_buffer) {
    drop();
    crowd_ = &crowd;
    fd_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd_ < 0) fail("socket");
    const int yes = 1;
    setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (receive_buffer > 0) {
        setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    if (from != 1) {
        // The port is chosen when it connects, so that all ports can be had for each address.
        setsockopt(fd_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
        const sockaddr_in source = loopback(from, 0);
        if (bind(fd_, reinterpret_cast<const sockaddr*>(&source), sizeof source) != 0) {
            fail("bind");
        }
    }
    const sockaddr_in target = loopback(1, port);
    if (::connect(fd_, reinterpret_cast<const sockaddr*>(&target), sizeof target) != 0 &&
        errno != EINPROGRESS && errno != ECONNREFUSED) {
        fail("connect");
    }
    out_ = upgrade_request("127.0.0.1:" + std::to_string(port), cookie_);
    wants_to_write_ = true;
    crowd.lines_[fd_] = this;
    epoll_event event{};
    event.events = EPOLLIN | EPOLLOUT;
    event.data.fd = fd_;
    if (epoll_ctl(crowd.epoll_, EPOLL_CTL_ADD, fd_, &event) != 0) fail("epoll_ctl");
}

void Line::watch() {
    if (fd_ < 0) return;
    epoll_event event{};
    event.events = (reads_ ? EPOLLIN : 0U) | (wants_to_write_ ? EPOLLOUT : 0U);
    event.data.fd = fd_;
    epoll_ctl(crowd_->epoll_, EPOLL_CTL_MOD, fd_, &event);
}

void Line::drop() {
    if (fd_ >= 0) {
        crowd_->lines_.erase(fd_);
        close(fd_);
    }
    fd_ = -1;
    is_open_ = false;
    reads_ = true;
    code_ = 0;
    in_.clear();
    out_.clear();
    message_.clear();
}

void Line::end() {
    const std::uint16_t code = code_;
    drop();
    closed(code);
}

void Line::abort() {
    if (fd_ < 0) return;
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    setsockopt(fd_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    drop();
}

void Line::stop_reading() {
    reads_ = false;
    watch();
}

void Line::resume_reading() {
    reads_ = true;
    watch();
}

void Line::send(std::string_view text) {
    if (!is_open_) return;
    add_frame(out_, Opcode::Text, text);
    write();
}

void Line::send_part(std::string_view text, std::size_t bytes) {
    if (!is_open_) return;
    std::string whole;
    add_frame(whole, Opcode::Text, text);
    out_.append(whole, 0, bytes);
    write();
}

void Line::say_goodbye() {
    if (!is_open_) return;
    add_frame(out_, Opcode::Close, "\x03\xe8");  // 1000
    write();
}

// Errors are left to the read that follows: it sees what the server said before it went.
void Line::write() {
    while (!out_.empty()) {
        const ssize_t n = ::send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL);
        if (n < 0) break;
        out_.erase(0, static_cast<std::size_t>(n));
    }
    if (wants_to_write_ != !out_.empty()) {
        wants_to_write_ = !out_.empty();
        watch();
    }
}

void Line::happened(std::uint32_t events) {
    const int fd = fd_;
    if ((events & EPOLLOUT) != 0) write();
    if (fd_ == fd && (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) read();
}

void Line::read() {
    const int fd = fd_;
    for (;;) {
        const ssize_t n = recv(fd_, crowd_->buffer_.data(), crowd_->buffer_.size(), 0);
        if (n < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (n <= 0) {
            end();
            return;
        }
        crowd_->bytes_in_ += static_cast<std::uint64_t>(n);
        in_.append(crowd_->buffer_, 0, static_cast<std::size_t>(n));
        if (!is_open_) take_handshake();
        if (is_open_) take_frames();
        if (fd_ != fd) return;
        if (static_cast<std::size_t>(n) < crowd_->buffer_.size()) return;
    }
}

void Line::take_handshake() {
    const std::size_t end_of_head = in_.find("\r\n\r\n");
    if (end_of_head == std::string::npos) return;
    if (!in_.starts_with("HTTP/1.1 101 ")) {
        end();
        return;
    }
    in_.erase(0, end_of_head + 4);
    is_open_ = true;
    opened();
}

void Line::take_frames() {
    const int fd = fd_;
    // What is heard may lead to anything, even to this line's being dropped: keep the bytes here.
    std::string bytes = std::move(in_);
    in_.clear();
    std::size_t taken = 0;
    while (const auto frame = first_frame(std::string_view(bytes).substr(taken))) {
        taken += frame->size;
        switch (frame->opcode) {
            case Opcode::Text:
            case Opcode::Continuation:
                if (frame->last && message_.empty()) {
                    heard(frame->payload);
                } else {
                    message_ += frame->payload;
                    if (frame->last) {
                        const std::string whole = std::exchange(message_, {});
                        heard(whole);
                    }
                }
                break;
            case Opcode::Ping:
                add_frame(out_, Opcode::Pong, frame->payload);
                write();
                break;
            case Opcode::Pong:
                break;
            case Opcode::Close:
                if (frame->payload.size() >= 2) {
                    code_ = static_cast<std::uint16_t>(
                        static_cast<std::uint8_t>(frame->payload[0]) << 8 |
                        static_cast<std::uint8_t>(frame->payload[1]));
                }
                add_frame(out_, Opcode::Close, frame->payload.substr(0, 2));
                write();
                break;
        }
        if (fd_ != fd) return;
    }
    bytes.erase(0, taken);
    in_ = std::move(bytes);
    if (in_.empty()) in_.shrink_to_fit();
}

}  // namespace moneybags::load
