#include "bench/load_http.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace moneybags::load {

namespace json = boost::json;

namespace {

constexpr int kAskers = 16;

// The value of a header; "" if it is not there.
std::string header(std::string_view head, std::string_view name) {
    std::string small(head);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const std::string before = "\r\n" + std::string(name) + ": ";
    const std::size_t at = small.find(before);
    if (at == std::string::npos) return {};
    const std::size_t begin = at + before.size();
    return std::string(head.substr(begin, std::min(head.find("\r\n", begin), head.size()) - begin));
}

}  // namespace

Http::~Http() { hang_up(); }

void Http::hang_up() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
}

bool Http::connect() {
    fd_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd_ < 0) return false;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(patience_);
    const timeval limit{.tv_sec = seconds.count(),
                        .tv_usec = std::chrono::microseconds(patience_ - seconds).count()};
    setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    const int yes = 1;
    setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port_);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        return true;
    }
    hang_up();
    return false;
}

HttpAnswer Http::ask(const std::string& request) {
    if (fd_ < 0 && !connect()) return {};
    std::string_view rest = request;
    while (!rest.empty()) {
        const ssize_t n = send(fd_, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (n <= 0) {
            hang_up();
            return {};
        }
        rest.remove_prefix(static_cast<std::size_t>(n));
    }
    std::string in;
    std::size_t body = std::string::npos, length = 0;
    while (body == std::string::npos || in.size() < body + length) {
        char bytes[16 * 1024];
        const ssize_t n = recv(fd_, bytes, sizeof bytes, 0);
        if (n <= 0) {
            hang_up();
            return {};
        }
        in.append(bytes, static_cast<std::size_t>(n));
        if (body == std::string::npos && (body = in.find("\r\n\r\n")) != std::string::npos) {
            const std::string size = header(std::string_view(in).substr(0, body), "content-length");
            length = size.empty() ? 0 : std::stoul(size);
            body += 4;
        }
    }
    const std::string set = header(std::string_view(in).substr(0, body), "set-cookie");
    return {std::stoi(in.substr(9, 3)), in.substr(body, length), set.substr(0, set.find(';'))};
}

HttpAnswer Http::get(std::string_view path) {
    return ask("GET " + std::string(path) +
               " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) + "\r\n\r\n");
}

HttpAnswer Http::post(std::string_view path, const json::object& body, std::string_view table) {
    const std::string text = json::serialize(body);
    const std::string about = table.empty() ? "" : "\r\nAuthorization: Table " + std::string(table);
    return ask("POST " + std::string(path) +
               " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port_) + about +
               "\r\nContent-Type: application/json\r\nContent-Length: " +
               std::to_string(text.size()) + "\r\n\r\n" + text);
}

std::vector<Chair> open_table(Http& http, const TableWish& wish) {
    const auto ask = [&](const std::string& path, const json::object& body,
                         std::string_view table = {}) {
        const HttpAnswer answer = http.post(path, body, table);
        if (answer.status != 200) {
            throw std::runtime_error("POST " + path + ": " + std::to_string(answer.status) + " " +
                                     answer.body);
        }
        return answer;
    };
    const auto chair = [](const HttpAnswer& answer) {
        const json::value told = json::parse(answer.body);
        return Chair{std::string(told.at("table").as_string()),
                     std::string(told.at("token").as_string()), answer.cookie,
                     static_cast<int>(told.at("seat").as_int64())};
    };
    json::object opening{
        {"game", wish.game},
        {"players", wish.players},
        {"options", wish.options},
        {"settings", wish.settings},
    };
    if (wish.people > 0) opening["name"] = "Person 1";
    if (wish.people == 0) opening["watch"] = true;
    if (wish.people < 2) {
        opening["bots"] = wish.bots;
        opening["start"] = true;
    }
    const HttpAnswer opened = ask("/api/tables", opening);
    std::vector<Chair> chairs;
    if (wish.people > 0) chairs.push_back(chair(opened));
    const std::string id(json::parse(opened.body).at("table").as_string());
    for (int i = 1; i < wish.people; ++i) {
        const json::object joining{{"name", "Person " + std::to_string(i + 1)}};
        chairs.push_back(chair(ask("/api/table/join", joining, id)));
    }
    return chairs;
}

std::vector<std::vector<Chair>> open_tables(std::uint16_t port,
                                            const std::vector<TableWish>& wishes) {
    std::vector<std::vector<Chair>> tables(wishes.size());
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    std::vector<std::jthread> askers;
    for (int i = 0; i < kAskers; ++i) {
        askers.emplace_back([&] {
            Http http(port);
            try {
                for (std::size_t at = next++; at < wishes.size(); at = next++) {
                    tables[at] = open_table(http, wishes[at]);
                }
            } catch (...) {
                const std::lock_guard lock(mutex);
                failure = std::current_exception();
                next = wishes.size();
            }
        });
    }
    askers.clear();
    if (failure) std::rethrow_exception(failure);
    return tables;
}

}  // namespace moneybags::load
