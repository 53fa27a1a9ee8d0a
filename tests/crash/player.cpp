#include "tests/crash/player.h"

#include <algorithm>
#include <utility>

#include "tests/support/object_of.h"

namespace moneybags::crash {

using testing_support::object_of;

namespace json = boost::json;

namespace {

// The server lets a socket send a hundred messages at once.
constexpr int kMostSent = 80;
constexpr std::chrono::seconds kPatience{4};  // with a server that says nothing any more

// Not done, or nobody knows: to be sent again.
bool is_passing(const std::string& reason) {
    return reason == "storage" || reason == "no-hello" || reason == "closing";
}

}  // namespace

Player::Player(load::Chair chair, std::string name, Habits habits)
    : chair_(std::move(chair)), name_(std::move(name)), habits_(habits) {
    // Half of the people are known by their cookie, as in a browser, the others by their token.
    if (comes_by_cookie()) bring(chair_.cookie);
}

bool Player::comes_by_cookie() const { return !only_watches() && chair_.seat % 2 == 0; }

void Player::fault(const std::string& what) { faults_.push_back(name_ + ": " + what); }

void Player::come(load::Crowd& crowd, std::uint16_t port) {
    is_up_ = refused_hello_ = false;
    sent_ = 0;
    heard_ = std::chrono::steady_clock::now();
    bye_.clear();
    close_code_.reset();
    connect(crowd, port);
}

std::string Player::hello(bool from_the_beginning) const {
    json::object hello = object_of("kind", "hello", "table", chair_.table);
    if (!only_watches() && !comes_by_cookie()) hello["token"] = chair_.token;
    if (!from_the_beginning && !told_.is_empty()) {
        hello["stream"] = told_.stream();
        hello["since"] = told_.seq();
    }
    return json::serialize(hello);
}

bool Player::is_spent() const { return sent_ >= kMostSent; }

bool Player::waits_in_vain() const {
    return (!is_up_ || !waiting_.empty()) && std::chrono::steady_clock::now() - heard_ > kPatience;
}

std::string Player::condition() const {
    if (is_up_) return "up, " + told_.status();
    if (is_connected()) return "connected, but has heard nothing";
    return "closed with " + std::to_string(close_code_.value_or(0)) + " " + bye_;
}

void Player::opened() { send(hello(false)); }

void Player::closed(std::uint16_t code) {
    is_up_ = false;
    close_code_ = code;
}

void Player::heard(std::string_view text) {
    boost::system::error_code error;
    const json::value value = json::parse(text, error);
    if (error) return fault("unreadable: " + std::string(text.substr(0, 200)));
    const json::object& message = value.as_object();
    const std::string kind(message.at("kind").as_string());
    heard_ = std::chrono::steady_clock::now();
    if (kind == "snapshot" || kind == "delta") {
        if (const auto wrong = told_.take(message)) fault(*wrong);
        if (kind == "snapshot") promised_ = 0;  // another stream may count anew
        const bool came = !std::exchange(is_up_, true);
        if (came) insist();
    } else if (kind == "ack" || kind == "nack") {
        answered(message, kind == "ack");
    } else if (kind == "bye") {
        bye_ = message.at("reason").as_string();
    } else if (kind != "presence") {
        fault("heard " + kind);
    }
}

void Player::answered(const json::object& message, bool yes) {
    const std::string id(message.at("id").as_string());
    const std::string reason = yes ? "" : std::string(message.at("reason").as_string());
    if (!yes) ++nacks_[reason];
    if (id.empty() && reason == "storage") {
        refused_hello_ = true;
        return;
    }
    const auto at = commands_.find(id);
    if (at == commands_.end()) return fault("an answer to " + id + ", never sent: " + reason);
    if (is_passing(reason)) return;
    Fate& fate = at->second;
    if (yes) {
        if (fate.acks++ == 0) fate.acked = std::chrono::steady_clock::now();
        // What it is about has come before; to a slow reader it comes a little later.
        promised_ = std::max(promised_, message.at("seq").as_int64());
    } else if (fate.acks > 0) {
        fault("after its ack " + id + " got a nack: " + reason);
    } else {
        fate.denied = reason;
    }
    std::erase(waiting_, id);
}

void Player::insist() {
    if (refused_hello_) {
        refused_hello_ = false;
        send(hello(false));
    }
    const std::vector<std::string> again = waiting_;
    for (const std::string& id : again) send_copy(id);
}

void Player::send_copy(const std::string& id) {
    if (!is_up_) return;
    Fate& fate = commands_.at(id);
    ++fate.copies;
    ++sent_;
    send(fate.text);
}

void Player::start() {
    command(
        {
            {"kind", "start"}
    },
        nullptr);
}

void Player::act(std::mt19937_64& luck) {
    if (!is_up_ || only_watches() || waiting_.size() >= habits_.most_unanswered || is_spent()) {
        return;
    }
    if (auto wanted = idea(luck)) command(std::move(*wanted), &luck);
}

void Player::command(json::object command, std::mt19937_64* luck) {
    const std::string id = name_ + "-" + std::to_string(++ids_);
    command["id"] = id;
    // A mark that can be found again in the log and in everybody's story.
    if (command.at("kind") == "say") command["words"] = "word " + id;
    commands_[id].text = json::serialize(command);
    commands_[id].sent = std::chrono::steady_clock::now();
    waiting_.push_back(id);
    const auto happens = [&](int of_hundred) {
        return luck != nullptr && (*luck)() % 100 < static_cast<std::uint64_t>(of_hundred);
    };
    if (happens(habits_.late)) {
        held_back_.push_back(id);
        return;
    }
    send_copy(id);
    if (happens(habits_.doubles)) send_copy(id);
    for (const std::string& late : std::exchange(held_back_, {})) send_copy(late);
}

std::optional<json::object> Player::idea(std::mt19937_64& luck) const {
    const json::object* game = told_.game();
    const bool running = told_.status() == "running";
    const std::uint64_t what = luck() % 100;
    if (running && what < 60) {
        if (auto move = load::any_move(*game, luck)) return move;
    }
    if (what < 64) return object_of("kind", "mind");
    if (what < 70) return object_of("kind", "back");
    if (running && what < 75) return object_of("kind", "undo");
    if (running && what < 80) {
        return object_of("kind", "answer-undo", "yes", luck() % 4 != 0);
    }
    if (what < 85) {
        return object_of("kind", "react", "at", luck() % 3, "what", "eyebrow");
    }
    return object_of("kind", "say");
}

}  // namespace moneybags::crash
