#pragma once

// Somebody with a browser who may go to any server of a site with the same cookie.

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "tests/support/ws_client.h"

namespace moneybags::cluster_tests {

using testing_support::Answer;

class Guest {
   public:
    explicit Guest(std::string name, std::string cookie = {})
        : name_(std::move(name)), cookie_(std::move(cookie)) {}
    Guest in_another_window() const { return Guest(name_, cookie_); }

    Answer ask(std::uint16_t port, std::string_view method, std::string_view path,
               std::string_view table = {}, const boost::json::object* body = nullptr);
    Answer get(std::uint16_t port, std::string_view path, std::string_view table = {}) {
        return ask(port, "GET", path, table);
    }
    Answer post(std::uint16_t port, std::string_view path, const boost::json::object& body,
                std::string_view table = {}) {
        return ask(port, "POST", path, table, &body);
    }
    // Opens a table and sits; its id.
    std::string open(std::uint16_t port, boost::json::object wish);
    Answer join(std::uint16_t port, const std::string& table, std::optional<int> seat = {});

    // A socket that has said hello; the first message, or what was said instead.
    std::string visit(std::uint16_t port, const std::string& table, bool as_guest = true);
    testing_support::WsClient& socket() { return socket_; }
    // The next message of a kind; what comes before it is passed over. "" if none comes.
    std::string next(std::string_view kind);

    const std::string& cookie() const { return cookie_; }

   private:
    std::string name_, cookie_;
    testing_support::WsClient socket_;
};

std::string text_of(const Answer&, std::string_view key);

}  // namespace moneybags::cluster_tests
