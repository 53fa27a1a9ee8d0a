#include "tests/cluster/guest.h"

#include <gtest/gtest.h>

namespace moneybags::cluster_tests {

namespace json = boost::json;
using testing_support::Headers;

namespace {

constexpr std::string_view kHost = "127.0.0.1";
constexpr std::chrono::milliseconds kLong{20'000};

Headers with_cookie(const std::string& cookie) {
    Headers headers;
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    return headers;
}

}  // namespace

Answer Guest::ask(std::uint16_t port, std::string_view method, std::string_view path,
                  std::string_view table, const json::object* body) {
    Headers headers = with_cookie(cookie_);
    if (!table.empty()) headers.emplace_back("Authorization", "Table " + std::string(table));
    if (body != nullptr) headers.emplace_back("Content-Type", "application/json");
    const auto answer =
        testing_support::http(std::string(kHost), port, method, path, headers,
                              body == nullptr ? std::string() : json::serialize(*body), kLong);
    if (!answer) return {};
    const std::string set = answer->header("Set-Cookie");
    if (!set.empty()) cookie_ = set.substr(0, set.find(';'));
    return *answer;
}

std::string Guest::open(std::uint16_t port, json::object wish) {
    wish["name"] = name_;
    const Answer answer = post(port, "/api/tables", wish);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return text_of(answer, "table");
}

Answer Guest::join(std::uint16_t port, const std::string& table, std::optional<int> seat) {
    json::object wish{
        {"name", name_}
    };
    if (seat) wish["seat"] = *seat;
    return post(port, "/api/table/join", wish, table);
}

std::string Guest::visit(std::uint16_t port, const std::string& table, bool as_guest) {
    socket_ = testing_support::WsClient(std::string(kHost), port, "/ws",
                                        as_guest ? with_cookie(cookie_) : Headers{});
    EXPECT_TRUE(socket_.is_open());
    socket_.send(json::serialize(json::object{
        {"kind",  "hello"},
        {"table", table  }
    }));
    return socket_.receive(kLong).value_or("");
}

std::string Guest::next(std::string_view kind) {
    const std::string begins = "{\"kind\":\"" + std::string(kind) + "\"";
    while (auto text = socket_.receive(kLong)) {
        if (text->starts_with(begins)) return *text;
    }
    return {};
}

std::string text_of(const Answer& answer, std::string_view key) {
    boost::system::error_code problem;
    const json::value body = json::parse(answer.body, problem);
    const json::object* object = problem ? nullptr : body.if_object();
    const json::value* value = object == nullptr ? nullptr : object->if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->get_string())
                                                  : std::string();
}

}  // namespace moneybags::cluster_tests
