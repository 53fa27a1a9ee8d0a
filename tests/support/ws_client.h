#pragma once

// A client for tests and load: plain blocking sockets, every wait with a time limit. It shares no
// code with the server, and can misbehave in ways no library would allow.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moneybags::testing_support {

using Headers = std::vector<std::pair<std::string, std::string>>;
inline constexpr std::chrono::milliseconds kPatience{5000};

struct Answer {
    int status = 0;
    Headers headers;
    std::string body;

    std::string header(std::string_view name) const;  // whatever its case; "" if it is not there
};

// Bytes to and from a server.
class Wire {
   public:
    Wire() = default;
    Wire(const std::string& host, std::uint16_t port, int receive_buffer = 0);
    Wire(Wire&&) noexcept;
    Wire& operator=(Wire&&) noexcept;
    ~Wire();

    bool is_open() const { return fd_ >= 0; }
    int fd() const { return fd_; }
    // False if the server has gone or takes nothing for so long.
    bool write(std::string_view bytes, std::chrono::milliseconds = kPatience);
    // Waits for more bytes; false at the end, and when nothing came in time.
    bool read_more(std::chrono::milliseconds = kPatience);
    // What came and was not taken yet.
    std::string& received() { return received_; }
    bool at_end() const { return at_end_; }  // closed or reset by the server
    bool was_reset() const { return was_reset_; }
    // Reads until the server closes; false if it does not in time.
    bool read_to_end(std::chrono::milliseconds = kPatience);
    // The next whole answer. `to_head`: none that is to a HEAD request has a body.
    std::optional<Answer> read_answer(std::chrono::milliseconds = kPatience, bool to_head = false);

    void end_writing();  // half closed: we may still read
    void hang_up();
    void abort();  // with a reset, as when a phone loses its network for good

   private:
    int fd_ = -1;
    std::string received_;
    bool at_end_ = false, was_reset_ = false;
};

// A request on a connection of its own; nothing if there was no answer in time.
std::optional<Answer> http(const std::string& host, std::uint16_t port, std::string_view method,
                           std::string_view path, const Headers& = {}, std::string_view body = {},
                           std::chrono::milliseconds = kPatience);
std::string request_text(const std::string& host, std::string_view method, std::string_view path,
                         const Headers& = {}, std::string_view body = {});

enum class Opcode : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
};

struct FrameStyle {
    bool last = true;
    bool masked = true;
};
// A frame as a client sends it.
std::string frame(Opcode, std::string_view payload, FrameStyle = {});

class WsClient {
   public:
    WsClient() = default;
    // Asks for a WebSocket. If it is refused, is_open() is false and answer() says how.
    // `receive_buffer` in bytes: a small one makes a slow reader felt sooner.
    WsClient(const std::string& host, std::uint16_t port, std::string_view path,
             const Headers& = {}, int receive_buffer = 0);

    bool is_open() const { return is_open_; }
    const Answer& answer() const { return answer_; }

    bool send(std::string_view text) { return wire_.write(frame(Opcode::Text, text)); }
    // The next message; nothing if there is none in time or the server has closed. Answers pings.
    std::optional<std::string> receive(std::chrono::milliseconds = kPatience);
    // Says goodbye and waits for the server to say it too.
    bool close(std::uint16_t code = 1000, std::chrono::milliseconds = kPatience);
    // Reads on until the server closes. The code it gave; nothing if it gave none or did not close.
    std::optional<std::uint16_t> wait_for_close(std::chrono::milliseconds = kPatience);
    std::optional<std::uint16_t> close_code() const { return close_code_; }
    const std::string& close_reason() const { return close_reason_; }

    void answer_pings(bool yes) { answers_pings_ = yes; }
    int pings() const { return pings_; }
    int pongs() const { return pongs_; }
    void abort() { wire_.abort(); }
    Wire& wire() { return wire_; }  // to stop reading, simply do not read

   private:
    struct Frame {
        Opcode opcode;
        bool last;
        std::string payload;
    };
    std::optional<Frame> take_frame();
    void take_control(const Frame&);

    Wire wire_;
    Answer answer_;
    bool is_open_ = false;
    bool said_goodbye_ = false;
    bool answers_pings_ = true;
    int pings_ = 0, pongs_ = 0;
    std::string message_;  // of frames so far
    std::optional<std::uint16_t> close_code_;
    std::string close_reason_;
};

}  // namespace moneybags::testing_support
