#include "bench/load_told.h"

#include <algorithm>

namespace moneybags::load {

namespace json = boost::json;
using Wrong = std::optional<std::string>;

namespace {

std::string text(const json::object& object, std::string_view key) {
    return std::string(object.at(key).as_string());
}

// Where two values part, for a message that can be read.
std::string apart(const std::string& path, const json::value& a, const json::value& b) {
    if (a.is_object() && b.is_object()) {
        for (const auto& [key, value] : a.get_object()) {
            const json::value* other = b.get_object().if_contains(key);
            if (other == nullptr) return path + "." + std::string(key) + " is gone";
            if (value != *other) return apart(path + "." + std::string(key), value, *other);
        }
        return path + " has new fields";
    }
    return path + ": " + json::serialize(a).substr(0, 300) + " instead of " +
           json::serialize(b).substr(0, 300);
}

}  // namespace

std::string Told::status() const {
    const json::value* status = table_.if_contains("status");
    return status == nullptr ? "" : std::string(status->as_string());
}

Wrong Told::take(const json::object& message) {
    return text(message, "kind") == "snapshot" ? take_snapshot(message) : take_delta(message);
}

Wrong Told::take_snapshot(const json::object& message) {
    const std::int64_t seq = message.at("seq").as_int64();
    if (text(message, "stream") == stream_ && seq < seq_) {
        return "a snapshot goes back from " + std::to_string(seq_) + " to " + std::to_string(seq);
    }
    stream_ = text(message, "stream");
    seq_ = seq;
    you_ = message.at("you").as_object();
    table_ = message.at("table").as_object();
    game_.reset();
    if (const json::value* game = message.if_contains("game")) game_ = game->as_object();
    lines_.clear();
    return take_lines(message.at("lines").as_array());
}

Wrong Told::take_delta(const json::object& message) {
    if (text(message, "stream") != stream_) {
        return "a delta of stream " + text(message, "stream") + " in " + stream_;
    }
    const std::int64_t after = message.at("after").as_int64(), seq = message.at("seq").as_int64();
    if (after != seq_ || seq < after) {
        return "a delta from " + std::to_string(after) + " to " + std::to_string(seq) + " after " +
               std::to_string(seq_);
    }
    seq_ = seq;
    const std::string before = status();
    if (const json::value* table = message.if_contains("table")) table_ = table->as_object();
    if (const json::value* game = message.if_contains("game")) game_ = game->as_object();
    // When a game is over everybody may read everything, and lines are numbered anew.
    if (before != "over" && status() == "over") lines_.clear();
    return take_lines(message.at("lines").as_array());
}

Wrong Told::take_lines(const json::array& lines) {
    for (const json::value& line : lines) {
        const std::int64_t number = line.at("number").as_int64();
        if (!lines_.empty() && number != lines_.rbegin()->first + 1) {
            return "line " + std::to_string(number) + " after line " +
                   std::to_string(lines_.rbegin()->first);
        }
        lines_[number] = line.as_object();
    }
    return {};
}

Wrong Told::difference(const json::object& fresh) const {
    if (text(fresh, "stream") != stream_) return "stream " + text(fresh, "stream");
    if (fresh.at("seq").as_int64() != seq_) {
        return "seq " + std::to_string(seq_) + " instead of " +
               std::to_string(fresh.at("seq").as_int64());
    }
    if (json::value(you_) != fresh.at("you")) return apart("you", you_, fresh.at("you"));
    if (json::value(table_) != fresh.at("table")) return apart("table", table_, fresh.at("table"));
    const json::value* game = fresh.if_contains("game");
    if (game_.has_value() != (game != nullptr)) return "one has a game, the other has none";
    if (game != nullptr && json::value(*game_) != *game) return apart("game", *game_, *game);
    for (const json::value& line : fresh.at("lines").as_array()) {
        const std::int64_t number = line.at("number").as_int64();
        const auto known = lines_.find(number);
        if (known == lines_.end()) return "line " + std::to_string(number) + " is not known";
        if (json::value(known->second) != line) {
            return apart("line " + std::to_string(number), known->second, line);
        }
    }
    return {};
}

std::optional<json::object> any_move(const json::object& game, std::mt19937_64& luck) {
    const json::array& choices = game.at("choices").as_array();
    if (choices.empty()) return {};
    const json::value& choice = choices[luck() % choices.size()];
    return json::object{
        {"kind", "move"},
        {"move", choice.at("move")},
        {"question", choice.at("question")},
    };
}

}  // namespace moneybags::load
