#pragma once

// Requests to the server, one after another on a connection that is kept.

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace moneybags::load {

struct HttpAnswer {
    int status = 0;  // 0: none came
    std::string body;
    std::string cookie;  // that was set
};

class Http {
   public:
    explicit Http(std::uint16_t port, std::chrono::milliseconds patience = std::chrono::seconds(30))
        : port_(port), patience_(patience) {}
    ~Http();
    Http(const Http&) = delete;

    HttpAnswer get(std::string_view path);
    // `table`: the one that it is about.
    HttpAnswer post(std::string_view path, const boost::json::object& body,
                    std::string_view table = {});

   private:
    HttpAnswer ask(const std::string& request);
    bool connect();
    void hang_up();

    std::uint16_t port_;
    std::chrono::milliseconds patience_;
    int fd_ = -1;
};

// ---- sitting down ----

struct TableWish {
    std::string game;
    int players = 0;
    int people = 1;               // the rest are bots, if it starts …
    std::string bots = "rookie";  // … of this level
    boost::json::object options = {};
    boost::json::object settings = {};
};

struct Chair {
    std::string table = {}, token = {};
    std::string cookie = {};  // says the same as the token
    int seat = 0;
};

// Opens a table and seats so many people; the first is the host. With one person, and with none, it
// begins at once, else the host has to say so. Throws with the server's words if it is refused.
std::vector<Chair> open_table(Http&, const TableWish&);

// Many tables, asked for by several threads: each waits for the disk.
std::vector<std::vector<Chair>> open_tables(std::uint16_t port, const std::vector<TableWish>&);

}  // namespace moneybags::load
