#pragma once

// WebSocket as bytes, from the client's side (RFC 6455), no more than a load needs.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace moneybags::load {

enum class Opcode : std::uint8_t { Continuation = 0, Text = 1, Close = 8, Ping = 9, Pong = 10 };

// What asks for a WebSocket at /ws, with a cookie unless it is empty.
std::string upgrade_request(const std::string& host, const std::string& cookie);

// Appends a masked frame. Every frame has the same mask: it hides nothing from anybody here.
void add_frame(std::string& out, Opcode, std::string_view payload);

struct Frame {
    Opcode opcode{};
    bool last = true;
    std::string_view payload;  // within the bytes it was read from
    std::size_t size = 0;      // of the whole frame
};

// The frame at the beginning of these bytes, if it is there whole. A masked one, which no server
// may send, is given back as a Close.
std::optional<Frame> first_frame(std::string_view bytes);

}  // namespace moneybags::load
