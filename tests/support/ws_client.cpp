#include "tests/support/ws_client.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <random>

namespace moneybags::testing_support {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

milliseconds until(Clock::time_point deadline) {
    return std::max(milliseconds{0}, std::chrono::ceil<milliseconds>(deadline - Clock::now()));
}

bool wait_for(int fd, short what, milliseconds patience) {
    pollfd entry{.fd = fd, .events = what, .revents = 0};
    for (;;) {
        const int ready = poll(&entry, 1, static_cast<int>(patience.count()));
        if (ready >= 0 || errno != EINTR) return ready > 0;
    }
}

bool same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return tolower(x) == tolower(y); });
}

int connect_to(const std::string& host, std::uint16_t port, int receive_buffer) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    hints.ai_flags = AI_NUMERICSERV;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found) != 0) return -1;
    int fd = -1;
    for (const addrinfo* at = found; at != nullptr && fd < 0; at = at->ai_next) {
        fd = socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC, at->ai_protocol);
        if (fd < 0) continue;
        if (receive_buffer > 0) {
            setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        }
        if (connect(fd, at->ai_addr, at->ai_addrlen) != 0) {
            ::close(fd);
            fd = -1;
        }
    }
    freeaddrinfo(found);
    if (fd >= 0) {
        const int yes = 1;
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    }
    return fd;
}

// An answer's head, if it is all there; `end` is where the body begins.
std::optional<Answer> read_head(std::string_view text, std::size_t& end) {
    const std::size_t blank = text.find("\r\n\r\n");
    if (blank == std::string_view::npos) return std::nullopt;
    end = blank + 4;
    Answer answer;
    if (text.size() > 12) std::from_chars(text.data() + 9, text.data() + 12, answer.status);
    std::size_t at = text.find("\r\n") + 2;
    while (at < blank + 2) {
        const std::size_t eol = text.find("\r\n", at);
        const std::string_view line = text.substr(at, eol - at);
        const std::size_t colon = std::min(line.find(':'), line.size());
        std::string_view value = line.substr(std::min(colon + 1, line.size()));
        while (value.starts_with(' ')) value.remove_prefix(1);
        answer.headers.emplace_back(line.substr(0, colon), value);
        at = eol + 2;
    }
    return answer;
}

}  // namespace

std::string Answer::header(std::string_view name) const {
    for (const auto& [key, value] : headers) {
        if (same(key, name)) return value;
    }
    return {};
}

// ---- Wire ----

Wire::Wire(const std::string& host, std::uint16_t port, int receive_buffer)
    : fd_(connect_to(host, port, receive_buffer)) {}

Wire::Wire(Wire&& other) noexcept { *this = std::move(other); }

Wire& Wire::operator=(Wire&& other) noexcept {
    if (this == &other) return *this;
    hang_up();
    fd_ = std::exchange(other.fd_, -1);
    received_ = std::move(other.received_);
    at_end_ = other.at_end_;
    was_reset_ = other.was_reset_;
    return *this;
}

Wire::~Wire() { hang_up(); }

bool Wire::write(std::string_view bytes, milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (!bytes.empty()) {
        if (fd_ < 0) return false;
        const ssize_t sent = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN || errno == EINTR) {
            if (!wait_for(fd_, POLLOUT, until(deadline))) return false;
        } else {
            return false;
        }
    }
    return true;
}

bool Wire::read_more(milliseconds patience) {
    if (fd_ < 0 || at_end_ || !wait_for(fd_, POLLIN, patience)) return false;
    std::array<char, 16 * 1024> bytes;
    const ssize_t got = recv(fd_, bytes.data(), bytes.size(), 0);
    if (got > 0) {
        received_.append(bytes.data(), static_cast<std::size_t>(got));
        return true;
    }
    at_end_ = true;
    was_reset_ = got < 0;
    return false;
}

bool Wire::read_to_end(milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (read_more(until(deadline))) {
    }
    return at_end_;
}

std::optional<Answer> Wire::read_answer(milliseconds patience, bool to_head) {
    const auto deadline = Clock::now() + patience;
    for (;;) {
        std::size_t body_at = 0;
        std::optional<Answer> answer = read_head(received_, body_at);
        if (answer) {
            std::size_t length = 0;
            const std::string told = answer->header("Content-Length");
            std::from_chars(told.data(), told.data() + told.size(), length);
            if (to_head || answer->status == 304 || answer->status < 200) length = 0;
            if (received_.size() - body_at >= length) {
                answer->body = received_.substr(body_at, length);
                received_.erase(0, body_at + length);
                return answer;
            }
        }
        if (!read_more(until(deadline))) return std::nullopt;
    }
}

void Wire::end_writing() {
    if (fd_ >= 0) shutdown(fd_, SHUT_WR);
}

void Wire::hang_up() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
}

void Wire::abort() {
    if (fd_ < 0) return;
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    setsockopt(fd_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    hang_up();
}

// ---- HTTP ----

std::string request_text(const std::string& host, std::string_view method, std::string_view path,
                         const Headers& headers, std::string_view body) {
    std::string text;
    text.append(method).append(" ").append(path).append(" HTTP/1.1\r\nHost: ").append(host);
    text.append("\r\n");
    for (const auto& [name, value] : headers) {
        text.append(name).append(": ").append(value).append("\r\n");
    }
    if (!body.empty() || method == "POST") {
        text.append("Content-Length: ").append(std::to_string(body.size())).append("\r\n");
    }
    return text.append("\r\n").append(body);
}

std::optional<Answer> http(const std::string& host, std::uint16_t port, std::string_view method,
                           std::string_view path, const Headers& headers, std::string_view body,
                           milliseconds patience) {
    Wire wire(host, port);
    // Whoever is turned away at the door may be answered before all is written.
    static_cast<void>(wire.write(request_text(host, method, path, headers, body), patience));
    return wire.read_answer(patience, method == "HEAD");
}

// ---- WebSocket ----

std::string frame(Opcode opcode, std::string_view payload, FrameStyle style) {
    std::string bytes;
    const auto byte = [&bytes](std::size_t value) {
        bytes.push_back(static_cast<char>(value & 0xff));
    };
    byte((style.last ? 0x80u : 0u) | static_cast<unsigned>(opcode));
    const std::size_t mask_bit = style.masked ? 0x80 : 0;
    const std::size_t size = payload.size();
    if (size < 126) {
        byte(mask_bit | size);
    } else if (size < 65536) {
        byte(mask_bit | 126);
        byte(size >> 8);
        byte(size);
    } else {
        byte(mask_bit | 127);
        for (int shift = 56; shift >= 0; shift -= 8) byte(size >> shift);
    }
    if (!style.masked) return bytes.append(payload);
    static thread_local std::minstd_rand keys{std::random_device{}()};
    const auto key = static_cast<std::uint32_t>(keys());
    for (int shift = 24; shift >= 0; shift -= 8) byte(key >> shift);
    for (std::size_t i = 0; i < size; ++i) {
        byte(static_cast<unsigned char>(payload[i]) ^ (key >> (24 - 8 * (i % 4))));
    }
    return bytes;
}

WsClient::WsClient(const std::string& host, std::uint16_t port, std::string_view path,
                   const Headers& headers, int receive_buffer)
    : wire_(host, port, receive_buffer) {
    Headers all{
        {"Upgrade",               "websocket"               },
        {"Connection",            "Upgrade"                 },
        {"Sec-WebSocket-Version", "13"                      },
        {"Sec-WebSocket-Key",     "dGhlIHNhbXBsZSBub25jZQ=="}
    };  // the example of RFC 6455
    all.insert(all.end(), headers.begin(), headers.end());
    static_cast<void>(wire_.write(request_text(host, "GET", path, all)));
    if (auto answer = wire_.read_answer()) answer_ = std::move(*answer);
    is_open_ = answer_.status == 101 &&
               answer_.header("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
}

std::optional<WsClient::Frame> WsClient::take_frame() {
    const std::string& bytes = wire_.received();
    const auto at = [&bytes](std::size_t i) {
        return static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i]));
    };
    if (bytes.size() < 2) return std::nullopt;
    std::size_t begin = 2;
    std::uint64_t size = at(1) & 0x7f;
    if (size > 125) {
        const std::size_t length_bytes = size == 126 ? 2 : 8;
        begin += length_bytes;
        if (bytes.size() < begin) return std::nullopt;
        size = 0;
        for (std::size_t i = 2; i < begin; ++i) size = (size << 8) | at(i);
    }
    if (bytes.size() - begin < size) return std::nullopt;
    Frame result{static_cast<Opcode>(at(0) & 0x0f), (at(0) & 0x80) != 0, bytes.substr(begin, size)};
    wire_.received().erase(0, begin + size);
    return result;
}

void WsClient::take_control(const Frame& control) {
    if (control.opcode == Opcode::Ping) {
        ++pings_;
        if (answers_pings_) static_cast<void>(wire_.write(frame(Opcode::Pong, control.payload)));
    } else if (control.opcode == Opcode::Pong) {
        ++pongs_;
    } else if (control.opcode == Opcode::Close) {
        if (control.payload.size() >= 2) {
            const auto high = static_cast<unsigned char>(control.payload[0]);
            const auto low = static_cast<unsigned char>(control.payload[1]);
            close_code_ = static_cast<std::uint16_t>(high << 8 | low);
            close_reason_ = control.payload.substr(2);
        } else {
            close_code_ = 1005;  // closed, and nothing was said
        }
        if (!said_goodbye_) {
            static_cast<void>(wire_.write(frame(Opcode::Close, control.payload)));
        }
        is_open_ = false;
        wire_.end_writing();
    }
}

std::optional<std::string> WsClient::receive(milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (is_open_) {
        const std::optional<Frame> next = take_frame();
        if (!next) {
            if (!wire_.read_more(until(deadline))) {
                is_open_ = is_open_ && !wire_.at_end();
                return std::nullopt;
            }
        } else if (next->opcode >= Opcode::Close) {
            take_control(*next);
        } else {
            message_ += next->payload;
            if (next->last) return std::exchange(message_, {});
        }
    }
    return std::nullopt;
}

std::optional<std::uint16_t> WsClient::wait_for_close(milliseconds patience) {
    const auto deadline = Clock::now() + patience;
    while (is_open_ && receive(until(deadline))) {
    }
    if (!is_open_) static_cast<void>(wire_.read_to_end(until(deadline)));
    return close_code_;
}

bool WsClient::close(std::uint16_t code, milliseconds patience) {
    const std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
    said_goodbye_ = true;
    if (!wire_.write(frame(Opcode::Close, payload))) return false;
    const bool heard = wait_for_close(patience).has_value();
    wire_.hang_up();
    return heard;
}

}  // namespace moneybags::testing_support
