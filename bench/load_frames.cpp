#include "bench/load_frames.h"

namespace moneybags::load {

namespace {

constexpr char kMask[4] = {0x15, 0x2a, 0x37, 0x4c};

std::uint64_t number(std::string_view bytes) {
    std::uint64_t n = 0;
    for (const char byte : bytes) n = n << 8 | static_cast<std::uint8_t>(byte);
    return n;
}

}  // namespace

std::string upgrade_request(const std::string& host, const std::string& cookie) {
    return "GET /ws HTTP/1.1\r\nHost: " + host + (cookie.empty() ? "" : "\r\nCookie: " + cookie) +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
}

void add_frame(std::string& out, Opcode opcode, std::string_view payload) {
    out += static_cast<char>(0x80 | static_cast<int>(opcode));
    const std::size_t size = payload.size();
    if (size < 126) {
        out += static_cast<char>(0x80 | static_cast<int>(size));
    } else if (size < 0x10000) {
        out += static_cast<char>(0x80 | 126);
        out += static_cast<char>(size >> 8);
        out += static_cast<char>(size & 0xff);
    } else {
        out += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) {
            out += static_cast<char>(size >> shift & 0xff);
        }
    }
    out.append(kMask, sizeof kMask);
    for (std::size_t i = 0; i < size; ++i) {
        out += static_cast<char>(payload[i] ^ kMask[i % sizeof kMask]);
    }
}

std::optional<Frame> first_frame(std::string_view bytes) {
    if (bytes.size() < 2) return {};
    const int first = static_cast<std::uint8_t>(bytes[0]);
    const int second = static_cast<std::uint8_t>(bytes[1]);
    std::size_t head = 2;
    std::uint64_t size = second & 0x7f;
    if (size >= 126) {
        const std::size_t more = size == 126 ? 2 : 8;
        if (bytes.size() < head + more) return {};
        size = number(bytes.substr(head, more));
        head += more;
    }
    Frame frame;
    frame.opcode = (second & 0x80) != 0 ? Opcode::Close : static_cast<Opcode>(first & 0x0f);
    frame.last = (first & 0x80) != 0;
    if (bytes.size() - head < size) return {};
    frame.payload = bytes.substr(head, size);
    frame.size = head + size;
    return frame;
}

}  // namespace moneybags::load
