#pragma once

// Thousands of WebSockets on one thread: plain epoll, nothing blocks but `wait`.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace moneybags::load {

using Millis = std::chrono::milliseconds;

class Crowd;

// One WebSocket. It may be connected again after it was closed.
class Line {
   public:
    virtual ~Line();
    Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    // To 127.0.0.1. `from` is the last part of the source address 127.0.0.x: one address has ports
    // for some 28,000 sockets. `receive_buffer` in bytes, if it is not to be the usual one.
    void connect(Crowd&, std::uint16_t port, int from = 1, int receive_buffer = 0);
    // For the connections to come.
    void bring(std::string cookie) { cookie_ = std::move(cookie); }
    bool is_connected() const { return fd_ >= 0; }  // or about to be
    bool is_open() const { return is_open_; }

    void send(std::string_view text);
    // Only the first bytes of a frame: the rest never comes.
    void send_part(std::string_view text, std::size_t bytes);
    void say_goodbye();   // a close frame; `closed` comes when the server has answered
    void abort();         // with a reset, without a word; `closed` is not called
    void stop_reading();  // the kernel's buffers fill up, then the server's
    void resume_reading();

   protected:
    virtual void opened() = 0;
    virtual void heard(std::string_view text) = 0;
    // By the server, with the code of its close frame, or 0 if the connection just ended.
    virtual void closed(std::uint16_t code) = 0;

   private:
    friend class Crowd;
    void happened(std::uint32_t events);
    void read();
    void take_handshake();
    void take_frames();
    void write();
    void watch();
    void drop();
    void end();

    Crowd* crowd_ = nullptr;
    int fd_ = -1;
    bool is_open_ = false;
    bool reads_ = true;
    bool wants_to_write_ = false;
    std::uint16_t code_ = 0;
    std::string in_, out_, message_;
    std::string cookie_;
};

class Crowd {
   public:
    Crowd();
    ~Crowd();
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

    // Does what there is to do, waiting at most so long for something.
    void wait(Millis);

    // Goes on until `done()`; false if that takes longer than `patience`.
    template <class Done>
    bool wait_until(Done done, Millis patience) {
        const auto end = std::chrono::steady_clock::now() + patience;
        while (!done()) {
            if (std::chrono::steady_clock::now() >= end) return false;
            wait(Millis{5});
        }
        return true;
    }

    std::uint64_t bytes_in() const { return bytes_in_; }

   private:
    friend class Line;
    int epoll_;
    std::unordered_map<int, Line*> lines_;  // by descriptor
    std::uint64_t bytes_in_ = 0;
    std::string buffer_;  // shared: what is read is taken apart at once
};

}  // namespace moneybags::load
