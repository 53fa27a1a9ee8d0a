#include "bench/load_player.h"

#include <algorithm>
#include <stdexcept>

#include "bench/load_told.h"
#include "bots/bot.h"
#include "games/catalogue.h"

namespace moneybags::load {

namespace json = boost::json;

double ms(std::chrono::steady_clock::duration span) {
    return std::chrono::duration<double, std::milli>(span).count();
}

void Player::command(json::object command, Clock::time_point due) {
    const std::string id = std::to_string(++ids_);
    ++tally_.sent[std::string(command.at("kind").as_string())];
    command["id"] = id;
    sent_[id] = due;
    send(json::serialize(command));
}

std::optional<json::object> Player::idea(std::mt19937_64& luck) {
    read();
    const bool likes_to_move = luck() % 4 != 0;
    if (game_ && likes_to_move) {
        if (auto move = any_move(*game_, luck)) return move;
    }
    if (!game_ || !running_ || game_->at("may_say").as_bool()) {
        return json::object{{"kind", "say"}, {"words", "I pay " + std::to_string(luck() % 20)}};
    }
    if (reactions_ > 0) {
        --reactions_;
        return json::object{{"kind", "react"}, {"at", 0}, {"what", "clap"}};
    }
    return {};
}

void Player::opened() {
    send(json::serialize(
        json::object{{"kind", "hello"}, {"table", chair_.table}, {"token", chair_.token}}));
}

void Player::heard(std::string_view text) {
    if (text.starts_with("{\"kind\":\"ack\"")) {
        answered(json::parse(text).as_object(), true);
    } else if (text.starts_with("{\"kind\":\"nack\"")) {
        answered(json::parse(text).as_object(), false);
    } else if (text.starts_with("{\"kind\":\"snapshot\"") ||
               text.starts_with("{\"kind\":\"delta\"")) {
        told_ = true;
        // Taken apart only when it is this player's turn to do something: the load must not
        // be busier than the server.
        if (text.find("\"game\":{\"view\"") != std::string_view::npos) {
            last_ = text;
            reactions_ = 2;
        }
        if (text.find("\"status\":\"running\"") != std::string_view::npos) running_ = true;
        if (text.find("\"status\":\"over\"") != std::string_view::npos) running_ = false;
    }
}

void Player::read() {
    if (last_.empty()) return;
    game_ = json::parse(last_).at("game").as_object();
    last_.clear();
}

void Player::answered(const json::object& answer, bool yes) {
    const std::string id(answer.at("id").as_string());
    const auto at = sent_.find(id);
    if (at == sent_.end()) throw std::runtime_error("an answer to what was not asked: " + id);
    (yes ? tally_.acks : tally_.nacks).add(ms(Clock::now() - at->second));
    if (!yes) ++tally_.refused[std::string(answer.at("reason").as_string())];
    sent_.erase(at);
}

std::vector<TableWish> tables_of_all_games(int tables, int people, const std::string& bots) {
    std::vector<TableWish> wishes;
    for (std::size_t i = 0; wishes.size() < static_cast<std::size_t>(tables); ++i) {
        const Ruleset& ruleset = catalogue()[i % catalogue().size()];
        if (ruleset.most_players < people || !knows_level(ruleset, bots)) continue;
        wishes.push_back({.game = std::string(ruleset.id),
                          .players = std::max(people, ruleset.least_players),
                          .people = people,
                          .bots = bots});
    }
    return wishes;
}

}  // namespace moneybags::load
