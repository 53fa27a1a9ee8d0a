// People at a house for tests: what they send, and what they remember.

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "tests/server/harness.h"

namespace moneybags::house_tests {

// ---- people: HTTP ----

std::string text_of(const json::object& object, std::string_view key) {
    const json::value* field = object.if_contains(key);
    return field != nullptr && field->is_string() ? std::string(field->get_string()) : "";
}

json::object body_of(const Answer& answer) {
    const json::value body = json::parse(answer.body);
    if (!body.is_object()) throw std::runtime_error("no object: " + answer.body);
    return body.get_object();
}

std::string reason_of(const Answer& answer) {
    json::error_code wrong;
    const json::value body = json::parse(answer.body, wrong);
    if (wrong || !body.is_object()) return "";
    const json::value* error = body.get_object().if_contains("error");
    return error != nullptr && error->is_object() ? text_of(error->get_object(), "reason") : "";
}

Answer Guest::ask(std::string_view method, std::string_view path, std::string_view body,
                  Headers more) {
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(more, [&](const auto& each) { return each.first == name; });
    };
    if (!cookie_.empty() && !has("Cookie")) more.emplace_back("Cookie", cookie_);
    if (method == "POST" && !has("Content-Type")) {
        more.emplace_back("Content-Type", "application/json");
    }
    std::erase_if(more, [](const auto& each) { return each.second.empty(); });
    const auto answer =
        testing_support::http(std::string(kHost), house_->port(), method, path, more, body, kLong);
    if (!answer) throw std::runtime_error("no answer to " + std::string(path));
    std::string kept = std::to_string(answer->status) + "\n";
    for (const auto& [name, value] : answer->headers) {
        if (name != "Date") kept += name + ": " + value + "\n";
    }
    bodies.push_back(kept + "\n" + answer->body);
    const std::string given = answer->header("Set-Cookie");
    if (!given.empty()) {
        cookie_ =
            given.find("Max-Age=0") != std::string::npos ? "" : given.substr(0, given.find(';'));
    }
    return *answer;
}

Answer Guest::post(std::string_view path, const json::object& body) {
    return ask("POST", path, json::serialize(body));
}

Answer Guest::get_at(const std::string& table, std::string_view what, Headers more) {
    more.emplace_back("Authorization", "Table " + table);
    return ask("GET", "/api/table" + std::string(what), {}, more);
}

Answer Guest::post_at(const std::string& table, std::string_view what, const json::object& body) {
    return ask("POST", "/api/table" + std::string(what), json::serialize(body),
               {
                   {"Authorization", "Table " + table}
    });
}

std::string Guest::open(json::object wish) {
    if (!wish.contains("name") && !name_.empty()) wish["name"] = name_;
    const Answer answer = post("/api/tables", wish);
    if (answer.status != 200) throw std::runtime_error("not opened: " + answer.body);
    const json::object body = body_of(answer);
    token_ = text_of(body, "token");
    return text_of(body, "table");
}

Answer Guest::join(const std::string& table, std::optional<int> seat) {
    json::object wish;
    if (!name_.empty()) wish["name"] = name_;
    if (seat) wish["seat"] = *seat;
    const Answer answer = post_at(table, "/join", wish);
    if (answer.status < 300) token_ = text_of(body_of(answer), "token");
    return answer;
}

// ---- people: WebSocket ----

void Guest::connect(Headers more) {
    if (!cookie_.empty()) more.emplace_back("Cookie", cookie_);
    socket_ = WsClient(std::string(kHost), house_->port(), "/ws", more);
}

json::object Guest::visit(const std::string& id, json::object more) {
    if (!socket_.is_open()) connect();
    if (!socket_.is_open()) throw std::runtime_error("no socket: " + socket_.answer().body);
    json::object hello = object_of("kind", "hello", "table", id);
    for (const auto& each : more) hello[each.key()] = each.value();
    send(hello);
    return next_of({"snapshot", "delta", "nack"});
}

void Guest::send(const json::object& message) { send_text(json::serialize(message)); }

void Guest::send_text(std::string_view text) {
    if (!socket_.send(text)) throw std::runtime_error(name_ + " cannot send " + std::string(text));
}

json::object Guest::next(std::string_view kind) { return next_of({kind}); }

json::object Guest::next_of(const std::vector<std::string_view>& kinds) {
    while (true) {
        std::optional<std::string> frame = socket_.receive(kLong);
        if (!frame) {
            throw std::runtime_error(name_ + " waited in vain for " + std::string(kinds.front()) +
                                     (socket_.close_code() ? ", socket closed" : ""));
        }
        json::object message = take(std::move(*frame));
        if (std::ranges::find(kinds, text_of(message, "kind")) != kinds.end()) return message;
    }
}

json::object Guest::command(json::object message) {
    send(message);
    const std::string id = text_of(message, "id");
    while (true) {
        json::object answer = next_of({"ack", "nack"});
        if (text_of(answer, "id") == id) return answer;
    }
}

std::string Guest::refused(json::object message) {
    return text_of(command(std::move(message)), "reason");
}

void Guest::sync() {
    send_text(R"({"kind":"ping"})");
    next("pong");
}

std::optional<std::uint16_t> Guest::wait_for_close() {
    while (auto frame = socket_.receive(kLong)) take(std::move(*frame));
    const auto code = socket_.close_code();
    socket_ = WsClient();
    return code;
}

json::object Guest::take(std::string frame) {
    frames.push_back(frame);
    json::object message = json::parse(frame).as_object();
    const std::string kind = text_of(message, "kind");
    const auto keep_lines = [&] {
        for (const json::value& line : message.at("lines").as_array()) {
            lines[line.at("number").as_int64()] = line.as_object();
        }
    };
    if (kind == "snapshot") {
        stream = text_of(message, "stream");
        seq = message.at("seq").as_int64();
        table = message.at("table").as_object();
        game = message.contains("game") ? message.at("game").as_object() : json::object{};
        lines.clear();
        keep_lines();
    } else if (kind == "delta") {
        if (text_of(message, "stream") != stream || message.at("after").as_int64() != seq) {
            throw std::runtime_error(name_ +
                                     " got a delta that does not follow: " + frame.substr(0, 200));
        }
        seq = message.at("seq").as_int64();
        const bool was_over = text_of(table, "status") == "over";
        if (message.contains("table")) table = message.at("table").as_object();
        if (message.contains("game")) game = message.at("game").as_object();
        if (!was_over && text_of(table, "status") == "over") lines.clear();  // numbered anew
        keep_lines();
    } else if (kind == "bye") {
        last_bye = message;
    }
    return message;
}

json::object say(std::string_view id, std::string_view words) {
    return message("say", id, "words", words);
}

}  // namespace moneybags::house_tests
